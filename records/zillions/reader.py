"""Reading a saved game: who moved from where to where; the rules decide the rest."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from ...notation.position import format_position
from ..findings.codes import Code
from ..findings.finding import Finding
from ..findings.notes import Notes
from ..model.from_game import record_of
from ..model.record import IN_TAGS, Kept, Node, Record
from ..reading.game_reader import ReadGame
from ..text.blocks import BYTE_ORDER_MARK, Block, ByteStream
from ..text.line_ends import LineMap
from .cutting import saved_blocks
from .playing import Playing
from .saved_game import Line, SavedGame, split_saved_game
from .setup import read_start
from .turn import parse_turn
from .variants import RULES_FILES, find_rules

_ENCODING = "windows-1252"
_PROGRAM = "C"
_TYPE_TAGS = ("FirstType", "SecondType")


def read_saved_games(stream: ByteStream, file: str = "-") -> Iterator[ReadGame]:
    """Read the saved games of a stream: one, unless files were joined. Never raises for anything that it holds."""
    for block in saved_blocks(stream):
        yield read_saved_game(block, file)


def read_saved_game(block: Block, file: str = "-") -> ReadGame:
    """Read one saved game. Never raises for anything that its bytes hold.

    A game of other rules is refused: then there is no record.
    """
    text = _decoded(block.data)
    notes = Notes(file, block.number, LineMap(text, block.line, block.column))
    saved = split_saved_game(text)
    rules = find_rules(saved.rules_file or "", saved.variant or "")
    if rules is None:
        notes.add(Code.ZSG_OTHER_RULES, 0, _refusal(saved))
        return ReadGame(block.number, None, tuple(notes.findings))
    for line in saved.odd:
        notes.add(Code.ZSG_LINE, line.offset, f"{line.text[:60]}: no line of a saved game; it is kept unread")
    record = _record(notes, rules, saved)
    if not record.nodes and record.tag("FirstLayout") is None:
        notes.add(Code.NO_MOVES, len(text.rstrip()), "a game without moves")
    return ReadGame(block.number, record, tuple(sorted(notes.findings, key=_place)))


def _decoded(data: bytes) -> str:
    """Windows-1252; bytes that it does not have are kept, and a byte order mark says that it is UTF-8 after all."""
    encoding = "utf-8" if data.startswith(BYTE_ORDER_MARK) else _ENCODING
    return data.removeprefix(BYTE_ORDER_MARK).decode(encoding, "surrogateescape")


def _refusal(saved: SavedGame) -> str:
    """Why a game is not read, in one sentence."""
    known = " or ".join(RULES_FILES.values())
    for name, value in (("RulesFile", saved.rules_file), ("VariantName", saved.variant)):
        if value is None:
            return f"a saved game of Zillions without {name}=; it can be read if it is of {known}"
    return (
        f"a saved game of Zillions for {saved.rules_file}, variant {saved.variant}: "
        f"only variants of {known} can be read"
    )


def _record(notes: Notes, rules: RuleSet, saved: SavedGame) -> Record:
    start = read_start(notes, rules, saved)
    faults = rules.faults(start.position) if start.is_edited else ()
    for fault in faults:
        notes.add(Code.BAD_POSITION, saved.edits[0].offset if saved.edits else 0, fault.message)
    if faults:
        return _finished(_unplayed(rules, start.position), saved, start.left_out, saved.turns)
    playing = Playing(notes, Game.begin(rules, start.position), saved.turns)
    playing.play()
    return _finished(record_of(playing.game), saved, start.left_out, playing.lines)


def _unplayed(rules: RuleSet, position: Position) -> Record:
    """A record of a position that cannot be, which nothing is played from."""
    record = record_of(Game.begin(rules))
    return attrs.evolve(record, tags=(*record.tags, ("Position", format_position(rules, position))))


def _finished(record: Record, saved: SavedGame, left_out: tuple[Line, ...], unread: tuple[Line, ...]) -> Record:
    """The record with what else the file says, and with the turns that could not be read."""
    tags = tuple((name, value) for name, value in record.tags if name != "Termination")
    programs = tuple(
        (tag, "program") for tag, letter in zip(_TYPE_TAGS, saved.players, strict=False) if letter == _PROGRAM
    )
    kept = tuple(Kept(IN_TAGS, f"% {line.text}") for line in (*saved.odd, *left_out))
    nodes = (*record.nodes, *_unread_node(record, unread))
    return attrs.evolve(record, tags=(*tags, *programs), nodes=nodes, kept=kept)


def _unread_node(record: Record, lines: tuple[Line, ...]) -> tuple[Node, ...]:
    """The lines that are left as text that was not understood; the number of the first says nothing."""
    if not lines:
        return ()
    first = parse_turn(lines[0].text).text or lines[0].text
    text = "\n".join((first, *(line.text for line in lines[1:])))
    return (Node(len(record.nodes) - 1, text=text),)


def _place(finding: Finding) -> tuple[int, int]:
    return finding.line, finding.column
