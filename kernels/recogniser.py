"""The way to the compiled reader of records. Importing this module imports neither numba nor numpy.

The tables of letters, tags and rule sets are the caller's: kernels know neither notation nor records.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import attrs

from ..core.deployment import Deployment
from ..core.piece import FACE_DOWN
from ..core.position import Position
from ..core.rules import RuleSet
from ..core.seat import Seat
from . import reading_memory as m
from .cache import is_compiled, mark_compiled
from .doors import kernel_of

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


@attrs.frozen
class Recognised:
    """How far a text was read: so many games of which there is nothing to say, up to an offset, and why no farther.

    ``why`` is a code of ``reading_memory``; ``variant`` the identifier of the game that begins at ``stopped`` and
    ``position`` the value of its Position, where those are why.
    """

    games: int
    stopped: int
    why: int
    variant: str = ""
    position: bytes = b""


def can_recognise(rules: RuleSet) -> bool:
    """Whether records of a game can be read by compiled code; asking costs next to nothing."""
    return find_spec(f"{__package__}.{rules.game}_reading_kernel") is not None


def is_warm(rules: RuleSet) -> bool:
    """Whether the reader of a game has been compiled before and only has to be loaded."""
    return is_compiled(_name(rules))


def _name(rules: RuleSet) -> str:
    return f"reading-{rules.game}"


class Recogniser:
    """The compiled reader of one game's records.

    Making one imports numba; the first ``recognise`` loads or compiles the code.
    """

    def __init__(self, written: WrittenGame, game: str) -> None:
        """``written`` holds the rule sets of all games, ``game`` is the one that this reader plays."""
        from .memory_kernel import memory_block

        self._rule_sets = written.rule_sets
        self._game = game
        self._rules = next(rules for rules in written.rule_sets if rules.game == game)
        self._kernel: Any = kernel_of(self._rules)
        import_module(f".{game}_reading_kernel", __package__)
        self._memory = memory_block(m.SIZE)
        self._fill(written)
        self._like = self._state_like()
        self._is_noted = False

    # The tables

    def _fill(self, written: WrittenGame) -> None:
        memory, board = self._memory, self._rules.board
        memory[m.FILE_COUNT], memory[m.RANK_COUNT] = board.files, board.ranks
        for letter, code in written.letters.items():
            memory[m.LETTERS + ord(letter)] = code
        memory[m.HANZI] = len(written.hanzi)
        for number, (hanzi, kind) in enumerate(written.hanzi.items()):
            memory[m.HANZI + 1 + 2 * number] = int.from_bytes(hanzi.encode(), "big")
            memory[m.HANZI + 2 + 2 * number] = kind
        self._fill_squares()
        self._fill_words(m.RESULTS, written.results)
        self._fill_tags(written)
        self._fill_start()
        memory[m.VARIANTS] = len(written.rule_sets)
        for number, rules in enumerate(written.rule_sets):
            self._fill_variant(m.VARIANTS + 1 + m.VARIANT_SIZE * number, rules)
        memory[m.GIVEN_FOR] = -1

    def _fill_squares(self) -> None:
        memory, board = self._memory, self._rules.board
        memory[m.SQUARES : m.FILES] = -1
        for square in range(board.size):
            if (own := self._kernel_square(square)) >= 0:
                rank, file = divmod(square, board.files)
                memory[m.SQUARES + file * 16 + rank + 1] = own
                memory[m.FILES + file] |= 1 << own
                memory[m.RANKS + rank + 1] |= 1 << own

    def _kernel_square(self, square: int) -> int:
        """The kernel's number of a square of core, -1 where nothing can stand."""
        return self._own_squares.get(square, -1)

    @property
    def _own_squares(self) -> dict[int, int]:
        return {self._kernel.square_of(own): own for own in range(len(self._rules.board.squares))}

    def _fill_words(self, at: int, words: Sequence[str]) -> int:
        """Write a list of words; where it ends."""
        from .text_kernel import packed

        self._memory[at] = len(words)
        for number, word in enumerate(words):
            self._memory[at + 1 + 3 * number : at + 4 + 3 * number] = packed(word.encode())
        return at + 1 + 3 * len(words)

    def _fill_tags(self, written: WrittenGame) -> None:
        choices = m.CHOICES
        for table, tags in ((m.ROSTER, written.roster), (m.KNOWN_TAGS, written.tags)):
            self._memory[table] = len(tags)
            for number, tag in enumerate(tags):
                argument = tag.noted_at
                if tag.words:
                    argument, choices = choices, self._fill_words(choices, tag.words)
                self._fill_tag(table + 1 + m.TAG_SIZE * number, tag, argument)

    def _fill_tag(self, row: int, tag: TagForm, argument: int) -> None:
        from .text_kernel import packed

        self._memory[row : row + m.TAG_SIZE] = (*packed(tag.name.encode()), tag.form, argument)

    def _fill_start(self) -> None:
        """The layouts and deals of the game, where it has them."""
        deployment = self._rules.deployment
        if deployment is not None:
            self._fill_layouts(deployment)
        if self._rules.hides_pieces:
            self._fill_deal()

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
        if rules.game != self._game:
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
        self._write_state(row + m.V_STATE, self._kernel.state_of(rules, rules.start()))

    def _write_state(self, at: int, state: Any) -> None:  # noqa: ANN401  of the kernel's class
        for number, word in enumerate(state):
            self._memory[at + number] = int(word) - (1 << 64 if int(word) >> 63 else 0)

    def _state_like(self) -> Any:  # noqa: ANN401  of the kernel's class
        return self._kernel.state_of(self._rules, self._rules.start())

    # Reading

    def recognise(self, text: "Text", at: int, *, is_last: bool) -> Recognised:
        """Read the games of a text from an offset on, at which a tag section begins."""
        from .record_kernel import read_games

        memory = self._memory
        read_games(self._like, memory.ctypes.data, text.address, at, text.size, is_last)
        self._note_compiled()
        why, variant = int(memory[m.WHY]), int(memory[m.FOUND_VARIANT])
        begin, end = (int(place) for place in memory[m.FOUND_POSITION : m.FOUND_POSITION + 2])
        told = why in (m.OTHER_GAME, m.POSITION_WANTED)
        return Recognised(
            int(memory[m.GAMES]),
            int(memory[m.STOPPED]),
            why,
            self._rule_sets[variant].id if told else "",
            text.data[begin:end] if why == m.POSITION_WANTED else b"",
        )

    def _note_compiled(self) -> None:
        if not self._is_noted:
            mark_compiled(_name(self._rules))
            self._is_noted = True

    def give_start(self, rules: RuleSet, position: Position, at: int) -> bool:
        """Say how the game at an offset starts; whether the kernel can hold it."""
        state = self._kernel.state_of(rules, position)
        if state is None or position.status.deploying or position.status.pool:
            return False
        self._memory[m.GIVEN_FOR] = at
        self._memory[m.GIVEN_NUMBER], self._memory[m.GIVEN_TURN] = position.number, position.turn
        self._write_state(m.GIVEN_STATE, state)
        return True

    def forget_start(self) -> None:
        """No start is given any longer."""
        self._memory[m.GIVEN_FOR] = -1


class Text:
    """Bytes where compiled code finds them, with a byte 0 after the last."""

    def __init__(self, data: bytes) -> None:
        import ctypes

        self.data = data
        self.size = len(data)
        self._buffer = ctypes.create_string_buffer(data, len(data) + 1)
        self.address = ctypes.addressof(self._buffer)
