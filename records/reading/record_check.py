"""Checking a record that did not come from JGN: its tags, its plies and its end."""

from ...core.errors import JunqiError
from ...core.game import Game
from ..findings.codes import Code
from ..findings.finding import Finding
from ..findings.notes import Notes
from ..model.ply_number import ply_number
from ..model.record import START, Node, Record
from ..model.start import read_start
from ..text.line_ends import LineMap
from .deal_check import DealCheck
from .drafts import Draft, RecordDraft
from .game_check import check_end, settle_result
from .tag_check import check_tags
from .tag_section import FoundTag, TagSection


def check_record(record: Record, file: str, game: int, line: int) -> list[Finding]:
    """Everything that is wrong with a record, placed at the line of a file on which it stands."""
    notes = Notes(file, game, LineMap("", line))
    section = TagSection([FoundTag(name, value, 0) for name, value in record.tags])
    check_tags(notes, section)
    start = read_start(record)
    for fault in start.faults:
        notes.add(fault.code, 0, fault.message)
    draft = _played(notes, record, start.game)
    settle_result(notes, section, draft)
    check_end(notes, section, draft, record)
    return notes.findings


def _played(notes: Notes, record: Record, start: Game | None) -> RecordDraft:
    """The record as if it had been read, every ply played."""
    draft = RecordDraft(start, result=record.result)
    deal = DealCheck(start)
    for index, node in enumerate(record.nodes):
        before = start if node.parent == START else draft.nodes[node.parent].game
        after = None if before is None else _play(notes, start, before, node, index)
        fault = None if after is None or node.ply is None else deal.fault(node.ply)
        if fault is not None and before is not None:
            notes.add(Code.FLIPS_DISAGREE, 0, f"nodes[{index}]: {fault}", ply_number(start, before))
        draft.nodes.append(Draft(node.parent, node.ply, after))
    return draft


def _play(notes: Notes, start: Game | None, before: Game, node: Node, index: int) -> Game | None:
    if node.ply is None:
        notes.add(Code.NOT_A_MOVE, 0, f"nodes[{index}]: text that was not understood", ply_number(start, before))
        return None
    try:
        after = before.play(node.ply.action, node.ply.revealed)
    except JunqiError as error:
        notes.add(Code.ILLEGAL_MOVE, 0, f"nodes[{index}]: {error}", ply_number(start, before))
        return None
    if after.ply != node.ply:
        message = f"nodes[{index}]: its battle, lift or end is not what the rules say"
        notes.add(Code.ANSWER_DIFFERS, 0, message, ply_number(start, before))
    return after
