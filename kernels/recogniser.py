"""The way to the compiled reader of records. Importing this module imports neither numba nor numpy."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from struct import Struct
from typing import Any

import attrs

from ..core.position import Position
from ..core.rules import RuleSet
from . import reading_memory as m
from .cache import is_compiled, mark_compiled
from .doors import kernel_of
from .reading_tables import WrittenGame, fill_tables, write_state

_LEAST_LIST = 64
_HEAD_OF_LINE = Struct("<qqq")


@attrs.frozen
class Recognised:
    """How far a text was read: so many games of which there is nothing to say, up to an offset, and why no farther.

    ``why`` is a code of ``reading_memory``; ``variant`` the identifier of the game that begins at ``stopped`` and
    ``position`` the value of its Position, where those are why. ``export`` is the export form of the games, where it
    was asked for, and ``lines`` their main lines where those were.
    """

    games: int
    stopped: int
    why: int
    variant: str = ""
    position: bytes = b""
    export: bytes = b""
    lines: tuple["MainLine", ...] = ()


@attrs.frozen
class MainLine:
    """The main line of a clean game that begins at an offset of its text.

    ``said`` is how many moves, NAGs and comments the game has, in all variations. ``actions`` has three bytes for each
    move of the main line: what it is (``A_STEP``...), and the square that it leaves and the one that it enters, or that
    of a flip and the piece turned up, or that of a Flag and 0; squares and pieces are core's.
    """

    begin: int
    said: int
    actions: bytes


def can_recognise(rules: RuleSet) -> bool:
    """Whether records of a game can be read by compiled code; asking costs next to nothing."""
    return find_spec(f"{__package__}.{rules.game}_reading_kernel") is not None


def is_warm(rules: RuleSet) -> bool:
    """Whether the reader of a game has been compiled before and only has to be loaded."""
    return is_compiled(_name(rules))


def _name(rules: RuleSet) -> str:
    return f"reading-{rules.game}"


def list_size(text_size: int) -> int:
    """How much room the list of a text's main lines needs at most."""
    return text_size + _LEAST_LIST


class Recogniser:
    """The compiled reader of one game's records.

    Making one imports numba; the first ``recognise`` loads or compiles the code.
    """

    def __init__(self, written: WrittenGame, game: str) -> None:
        """``written`` holds the rule sets of all games, ``game`` is the one that this reader plays."""
        from .memory_kernel import memory_block

        self._rule_sets = written.rule_sets
        self._rules = next(rules for rules in written.rule_sets if rules.game == game)
        self._kernel: Any = kernel_of(self._rules)
        import_module(f".{game}_reading_kernel", __package__)
        self._memory = memory_block(m.SIZE)
        fill_tables(self._memory, written, self._rules, self._kernel)
        self._like = self._kernel.state_of(self._rules, self._rules.start())
        self.forget_start()
        self._is_noted = False

    def recognise(
        self, text: "Text", at: int, *, is_last: bool, sheet: "Sheet | None" = None, list_: "Sheet | None" = None
    ) -> Recognised:
        """Read the games of a text from an offset on, at which a tag section begins.

        With a ``sheet`` their export form is written, and games whose parts stand in another order there are not told.
        With a ``list_``, which must be ``list_size`` of the text, their main lines are told.
        """
        from .record_kernel import read_games

        memory = self._memory
        memory[m.LIST] = 0 if list_ is None else list_.address
        memory[m.OUT], memory[m.OUT_SIZE] = (0, 0) if sheet is None else (sheet.address, sheet.size)
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
            b"" if sheet is None else sheet.first(int(memory[m.OUT_AT])),
            () if list_ is None else tuple(_main_lines(list_.first(int(memory[m.LIST_AT])))),
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
        write_state(self._memory, m.GIVEN_STATE, state)
        return True

    def forget_start(self) -> None:
        """No start is given any longer."""
        self._memory[m.GIVEN_FOR] = -1


def _main_lines(data: bytes) -> Iterator[MainLine]:
    """The main lines of a list, see ``listing_kernel``."""
    at = 0
    while at < len(data):
        begin, said, size = _HEAD_OF_LINE.unpack_from(data, at)
        at += _HEAD_OF_LINE.size
        yield MainLine(begin, said, data[at : at + size])
        at += size


class Text:
    """Bytes where compiled code finds them, with a byte 0 after the last."""

    def __init__(self, data: bytes) -> None:
        import ctypes

        self.data = data
        self.size = len(data)
        self._buffer = ctypes.create_string_buffer(data, len(data) + 1)
        self.address = ctypes.addressof(self._buffer)


class Sheet:
    """Room for what compiled code writes."""

    def __init__(self, size: int) -> None:
        import ctypes

        self.size = size
        self._buffer = ctypes.create_string_buffer(size)
        self.address = ctypes.addressof(self._buffer)

    def first(self, size: int) -> bytes:
        """The first bytes of what was written."""
        import ctypes

        return ctypes.string_at(self.address, size)
