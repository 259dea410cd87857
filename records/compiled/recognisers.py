"""The compiled readers of all games, each loaded when the first of its records comes, if that pays.

Loading numba and compiled code takes about half a second, in which the full reader reads some 400 kB; compiling the
reader of a game takes as long as reading megabytes. So small input is left to the full reader, and input of middling
size too as long as nothing has been compiled. ``junqi engine warm`` compiles ahead.
"""

import functools
import itertools
import re
from collections.abc import Callable

import attrs

from ...core.position import Position
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...kernels import reading_memory as m
from ...kernels.cache import loaded
from ...kernels.recogniser import MainLine, Recognised, Recogniser, Sheet, Text, can_recognise, is_warm, list_size
from ..model.record import Record
from ..model.start import read_start
from .written_game import written_game

WORTH_LOADING = 1 << 20
"""Bytes from which on it pays to load code compiled before: with less, the full reader is nearly done meanwhile."""
WORTH_COMPILING = 1 << 24
"""Bytes from which on it pays to compile."""

_LEAST_ROOM = 1 << 16

_VARIANT = re.compile(rb'^\[Variant "([a-z0-9-]+)"\]', re.MULTILINE)
_LOOKED_AT = 4096
"""Bytes of a game in which its variant is looked for."""


def compile_reader(rules: RuleSet) -> None:
    """Compile the reader of a game's records, or load it; nothing where the game has none."""
    if can_recognise(rules):
        _compiled_reader(rules.game)


def _compiled_reader(game: str) -> Recogniser:
    """A game's reader, with all that it calls loaded."""
    reader = Recogniser(written_game(game), game)
    reader.recognise(Text(b""), 0, is_last=True)
    reader.forget_start()
    return reader


@attrs.frozen
class Clean:
    """So many games that are certainly clean, up to an offset.

    ``export`` is their export form and ``lines`` are their main lines, where they were asked for.
    """

    games: int
    stopped: int
    export: bytes = b""
    lines: tuple[MainLine, ...] = ()


class Recognisers:
    """Tells how many games of a text are certainly clean."""

    def __init__(
        self, expected: int | None = None, tell: Callable[[str], None] = lambda _: None, *, effort: int = 1
    ) -> None:
        """``expected`` is how many bytes will be read in all; ``None`` where only reading on can tell.

        ``tell`` is told before something takes long. ``effort`` is how many times as long a byte takes, without
        compiled code, as reading it does.
        """
        self._tell = tell
        self._effort = effort
        self._size = (expected or 0) * effort
        self._is_known = expected is not None
        self._by_game: dict[str, Recogniser] = {}
        self._game: str | None = None
        self._text: Text | None = None
        self._sheet, self._list = Sheet(0), Sheet(0)

    def expect(self, more: int) -> None:
        """So many bytes more were read."""
        self._size += 0 if self._is_known else more * self._effort

    def recognise(
        self, held: bytes, at: int, *, is_last: bool, exporting: bool = False, listing: bool = False
    ) -> Clean:
        """How many games from an offset on are clean, and where the first begins that is perhaps not.

        With ``exporting`` their export form is written; then a game whose parts stand in another order there counts as
        one that is perhaps not clean. With ``listing`` their main lines are told.
        """
        games = 0
        parts: list[bytes] = []
        lines: tuple[MainLine, ...] = ()
        if self._reader(self._game) is None:
            self._game = _game_at(held, at)
        while (reader := self._reader(self._game)) is not None:
            sheet = self._sheet_for(held) if exporting else None
            list_ = self._list_for(held) if listing else None
            found = reader.recognise(self._text_of(held), at, is_last=is_last, sheet=sheet, list_=list_)
            games, at = games + found.games, found.stopped
            parts.append(found.export)
            lines += found.lines
            if not self._goes_on(reader, found):
                break
        return Clean(games, at, b"".join(parts), lines)

    def _sheet_for(self, held: bytes) -> Sheet:
        """Room for the export form of a text; should it not suffice, the full writer takes the game."""
        size = 2 * len(held) + _LEAST_ROOM
        if self._sheet.size < size:
            self._sheet = Sheet(size)
        return self._sheet

    def _list_for(self, held: bytes) -> Sheet:
        """Room for the main lines of a text."""
        size = list_size(len(held))
        if self._list.size < size:
            self._list = Sheet(size)
        return self._list

    def _text_of(self, held: bytes) -> Text:
        if self._text is None or self._text.data is not held:
            self._text = Text(held)
            for reader in self._by_game.values():
                reader.forget_start()
        return self._text

    def _reader(self, game: str | None) -> Recogniser | None:
        """The reader of a game; ``None`` where the full reader is the better one."""
        if game is None:
            return None
        if game not in self._by_game:
            rules = next(rules for rules in RULE_SETS.values() if rules.game == game)
            if not self._pays(rules):
                return None
            if not is_warm(rules):
                self._tell(f"compiling what reads records of {game.capitalize()}; that happens once")
            self._by_game[game] = loaded(lambda: _compiled_reader(game))
        return self._by_game[game]

    def _pays(self, rules: RuleSet) -> bool:
        if self._size < WORTH_LOADING or not can_recognise(rules):
            return False
        return self._size >= WORTH_COMPILING or is_warm(rules)

    def _goes_on(self, reader: Recogniser, found: Recognised) -> bool:
        """Whether another try leads farther: by another reader, or with the start that was wanted."""
        if found.why == m.OTHER_GAME:
            self._game = RULE_SETS[found.variant].game
            return self._reader(self._game) is not None
        if found.why != m.POSITION_WANTED:
            return False
        start = _usual_start(found.variant, found.position)
        return start is not None and reader.give_start(RULE_SETS[found.variant], start, found.stopped)


def _game_at(held: bytes, at: int) -> str | None:
    """Which game a record is of, as far as a look at its first tags tells."""
    tag = _VARIANT.search(held, at, at + _LOOKED_AT)
    rules = None if tag is None else RULE_SETS.get(tag[1].decode())
    return None if rules is None else rules.game


@functools.lru_cache(maxsize=1024)
def _usual_start(variant: str, position: bytes) -> Position | None:
    """The start that a Position tag names; ``None`` where there is something to say about it, or the game is over."""
    tag = position.decode("utf-8", "surrogateescape")
    start = read_start(Record((("Variant", variant), ("Position", tag))))
    if start.faults or start.game is None or start.game.outcome is not None:
        return None
    return start.game.position


ANY_RUN = -1
"""For work of which a process has one run only."""
_RUNS = itertools.count()


def next_run() -> int:
    """A number that tells one run of a command in this process from others."""
    return next(_RUNS)


@functools.lru_cache(maxsize=2)  # some commands have two kinds of work
def recognisers_of(_run: int, expected: int | None, effort: int = 1) -> Recognisers:
    """The recognisers that all batches of a run share in this process.

    They tell on standard error what takes long. ``expected`` and ``effort`` are those of ``Recognisers``.
    """
    import typer

    return Recognisers(expected, functools.partial(typer.echo, err=True), effort=effort)
