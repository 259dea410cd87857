"""Mending one game: reading it and editing its text, again and again until there is nothing left to mend."""

import attrs

from ...notation.command_line import printable
from ..findings.finding import Finding
from ..findings.mending import Edit, Mending
from ..model.record import Record
from ..reading.decoding import decode
from ..reading.game_reader import Reading, read_game, take_apart
from ..storing.files import encode
from ..text.blocks import Block, game_starts
from ..text.line_ends import LineMap
from .edits import Origins, applied
from .game_mends import game_mends
from .lines import with_lf

_MOST_ROUNDS = 12
"""More than any edits need that make way for others; a game that is not done by then stays as it was."""
_LONGEST = 60
"""How much of a text a change quotes."""


@attrs.frozen
class FixedGame:
    """A game as it is now: its bytes, the changes as findings, and the findings that are left."""

    data: bytes
    changes: tuple[Finding, ...]
    left: tuple[Finding, ...]


def fix_game(block: Block, file: str) -> FixedGame:
    """Mend what has one right answer. Never raises for anything that the bytes hold.

    A game comes back with LF as its line ends. If edits would change more of its record than they say, or leave two
    games where there was one, nothing else of it is changed.
    """
    block = attrs.evolve(block, data=with_lf(block.data))
    reading = _taken_apart(block, file)
    lines, origins = reading.notes.lines, Origins()
    changes: list[Finding] = []
    now = block
    for _ in range(_MOST_ROUNDS):
        edits = game_mends(reading, now)
        if not edits:
            changes.sort(key=lambda change: (change.line, change.column))
            return FixedGame(now.data, tuple(changes), reading.findings)
        changes += [_change(edit, reading, lines, origins) for edit in edits]
        now = attrs.evolve(block, data=encode(applied(reading.notes.lines.text, edits)))
        origins.edited(edits)
        before, reading = reading, _taken_apart(now, file)
        if not (_is_same_game(before.record, reading.record) and len(game_starts(now.data)) == block.is_game):
            break
    return FixedGame(block.data, (), read_game(block, file).findings)


def _taken_apart(block: Block, file: str) -> Reading:
    notes = decode(block, file)
    notes.mending = Mending()
    return take_apart(block, notes)


def _is_same_game(one: Record, other: Record) -> bool:
    """Whether two records differ in their tags and result at most."""
    return attrs.evolve(one, tags=(), result="*") == attrs.evolve(other, tags=(), result="*")


def _change(edit: Edit, reading: Reading, lines: LineMap, origins: Origins) -> Finding:
    """An edit as a finding at its place in the file as it was."""
    notes = reading.notes
    line, column = lines.place(origins.of(edit.start))
    told = edit.told or _told(notes.lines.text[edit.start : edit.stop], edit.text)
    return Finding(edit.code, notes.file, line, column, notes.game, edit.ply, f"{edit.message}; {told}")


def _told(old: str, new: str) -> str:
    """What a text was and is now."""
    was, now = old.strip(), new.strip()
    if was and now:
        return f"was {_quoted(was)}, now {_quoted(now)}"
    if now:
        return f"now {_quoted(now)} stands there"
    return f"{_quoted(was)} is left out" if was else "mended"


def _quoted(text: str) -> str:
    shown = printable(text)
    return f"'{shown}'" if len(shown) <= _LONGEST else f"'{shown[:_LONGEST]}...'"
