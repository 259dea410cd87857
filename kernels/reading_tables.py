"""The tables of the compiled reader of records, written into its memory block.

What they say of letters, tags and rule sets is the caller's: kernels know neither notation nor records. Importing this
module imports neither numba nor numpy.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ..core.deployment import Deployment
from ..core.piece import FACE_DOWN
from ..core.rules import RuleSet
from ..core.seat import Seat
from . import reading_memory as m

_BITS_OF_COUNT = 4


@attrs.frozen
class TagForm:
    """A tag and the form of its value: one of the codes of ``reading_memory``, and the words that it may be."""

    name: str
    form: int
    words: tuple[str, ...] = ()
    noted_at: int = 0


@attrs.frozen
class WrittenGame:
    """How one game is written: the code of each letter, the kind of each hanzi, and the tags of its records.

    ``roster`` are the tags that every record has, in their order, ``tags`` the others that have a form.
    """

    rule_sets: tuple[RuleSet, ...]
    letters: Mapping[str, int]
    hanzi: Mapping[str, int]
    roster: tuple[TagForm, ...]
    tags: tuple[TagForm, ...]
    results: tuple[str, ...]


def fill_tables(memory: Any, written: WrittenGame, rules: RuleSet, kernel: Any) -> None:  # noqa: ANN401  an array, a module
    """Write all tables for the game of ``rules``, whose kernel module is ``kernel``, into a memory block."""
    _TableWriter(memory, written, rules, kernel).fill()


def write_state(memory: Any, at: int, state: Any) -> None:  # noqa: ANN401  an array, a state of any kernel
    """Write the words of a state from an index on."""
    for number, word in enumerate(state):
        memory[at + number] = int(word) - (1 << 64 if int(word) >> 63 else 0)


class _TableWriter:
    def __init__(self, memory: Any, written: WrittenGame, rules: RuleSet, kernel: Any) -> None:  # noqa: ANN401
        self._memory = memory
        self._written = written
        self._rules = rules
        self._kernel = kernel
        self._own_squares = {kernel.square_of(own): own for own in range(len(rules.board.squares))}

    def fill(self) -> None:
        """Write everything."""
        memory, board, written = self._memory, self._rules.board, self._written
        memory[m.FILE_COUNT], memory[m.RANK_COUNT] = board.files, board.ranks
        self._fill_signs()
        self._fill_squares()
        self._fill_words(m.RESULTS, written.results)
        self._fill_tags()
        if self._rules.deployment is not None:
            self._fill_layouts(self._rules.deployment)
        if self._rules.hides_pieces:
            self._fill_deal()
        memory[m.VARIANTS] = len(written.rule_sets)
        for number, rules in enumerate(written.rule_sets):
            self._fill_variant(m.VARIANTS + 1 + m.VARIANT_SIZE * number, rules)

    def _fill_signs(self) -> None:
        memory, written = self._memory, self._written
        for letter, code in written.letters.items():
            memory[m.LETTERS + ord(letter)] = code
            memory[m.SIGNS + code] = ord(letter)
        memory[m.HANZI] = len(written.hanzi)
        for number, (hanzi, kind) in enumerate(written.hanzi.items()):
            memory[m.HANZI + 1 + 2 * number] = int.from_bytes(hanzi.encode(), "big")
            memory[m.HANZI + 2 + 2 * number] = kind

    def _fill_squares(self) -> None:
        memory, board = self._memory, self._rules.board
        memory[m.SQUARES : m.FILES] = -1
        for square in range(board.size):
            if (own := self._kernel_square(square)) >= 0:
                rank, file = divmod(square, board.files)
                memory[m.SQUARES + file * 16 + rank + 1] = own
                memory[m.FILES + file] |= 1 << own
                memory[m.RANKS + rank + 1] |= 1 << own
                memory[m.CORE_SQUARES + own] = square
                memory[m.NAMES + own] = int.from_bytes(board.name_of(square).encode(), "little")

    def _kernel_square(self, square: int) -> int:
        """The kernel's number of a square of core, -1 where nothing can stand."""
        return self._own_squares.get(square, -1)

    def _fill_words(self, at: int, words: Sequence[str]) -> int:
        """Write a list of words; where it ends."""
        from .text_kernel import packed

        self._memory[at] = len(words)
        for number, word in enumerate(words):
            self._memory[at + 1 + 3 * number : at + 4 + 3 * number] = packed(word.encode())
        return at + 1 + 3 * len(words)

    def _fill_tags(self) -> None:
        choices = m.CHOICES
        for table, tags in ((m.ROSTER, self._written.roster), (m.KNOWN_TAGS, self._written.tags)):
            self._memory[table] = len(tags)
            for number, tag in enumerate(tags):
                argument = tag.noted_at
                if tag.words:
                    argument, choices = choices, self._fill_words(choices, tag.words)
                self._fill_tag(table + 1 + m.TAG_SIZE * number, tag, argument)

    def _fill_tag(self, row: int, tag: TagForm, argument: int) -> None:
        from .text_kernel import packed

        self._memory[row : row + m.TAG_SIZE] = (*packed(tag.name.encode()), tag.form, argument)

    def _fill_layouts(self, deployment: Deployment) -> None:
        memory = self._memory
        memory[m.PLACES] = deployment.size
        for seat in Seat:
            at = m.PLACES + 1 + seat * m.MOST_PLACES
            memory[at : at + deployment.size] = [self._kernel_square(s) for s in deployment.squares(seat)]
        for kind, allowed in enumerate(deployment.allowed, 1):
            memory[m.ALLOWED + kind] = sum(1 << place for place in allowed)
        memory[m.LAYOUT_COUNTS] = self._counts()

    def _counts(self) -> int:
        """The pieces of a side, packed."""
        return sum(kind.count << _BITS_OF_COUNT * kind.number for kind in self._rules.kinds)

    def _fill_deal(self) -> None:
        memory, board, start = self._memory, self._rules.board, self._rules.start().board
        memory[m.DEALT] = self._counts()
        memory[m.DEAL_CELLS] = board.size
        cells = (rank * board.files + file for rank in range(board.ranks - 1, -1, -1) for file in range(board.files))
        for number, square in enumerate(cells, m.DEAL_CELLS + 1):
            memory[number] = self._kernel_square(square) if start[square] & FACE_DOWN else -1

    def _fill_variant(self, row: int, rules: RuleSet) -> None:
        from .text_kernel import packed

        memory = self._memory
        memory[row : row + 3] = packed(rules.id.encode())
        if rules.game != self._rules.game:
            return
        memory[row + m.V_IS_OWN] = 1
        memory[row + m.V_RULES] = self._kernel.rules_word(rules)
        memory[row + m.V_FIRST] = rules.first_side
        memory[row + m.V_DRAW_AT] = rules.repetition.draw_at or 0
        memory[row + m.V_QUIET_PLIES] = rules.quiet_plies
        memory[row + m.V_START] = m.STARTS_FIXED
        if rules.deployment is not None:
            memory[row + m.V_START] = m.STARTS_DEPLOYED
        elif rules.hides_pieces:
            memory[row + m.V_START] = m.STARTS_DEALT
        write_state(memory, row + m.V_STATE, self._kernel.state_of(rules, rules.start()))
