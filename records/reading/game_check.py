"""Whether what a record says of its end agrees with itself and with the rules."""

from ...core.game import Game, is_deployment
from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.from_game import result_of
from ..model.record import RESULTS, START, Record, Result
from .drafts import Draft, RecordDraft
from .tag_section import TagSection


def settle_result(notes: Notes, section: TagSection, draft: RecordDraft) -> Result:
    """The result of the game: its token or, where that is missing, its tag."""
    tag = next((tag for tag in section.tags if tag.name == "Result"), None)
    said: Result | None = None if tag is None else next((r for r in RESULTS if r == tag.value), None)
    if draft.result is None:
        read_as = f"the Result tag's {said} stands in for it" if said is not None else "it is read as *"
        notes.add(Code.MISSING_RESULT, draft.result_at, f"no result ends the movetext; {read_as}")
        return said or "*"
    if said is not None and said != draft.result:
        message = f"the movetext ends in {draft.result}, but the Result tag says {said}"
        notes.add(Code.RESULT_DIFFERS, draft.result_at, message)
    return draft.result


def check_end(notes: Notes, section: TagSection, draft: RecordDraft, record: Record) -> None:
    """Note a result that the rules contradict, a wrong PlyCount, and a game without moves."""
    main = main_drafts(draft)
    end = main[-1].game if main else draft.start
    if not draft.nodes and not _awaits_deployment(record):
        notes.add(Code.NO_MOVES, draft.result_at, "a game without moves")
    if end is None:
        return
    _check_rules(notes, draft, record, end)
    _check_ply_count(notes, section, record, main)


def main_drafts(draft: RecordDraft) -> list[Draft]:
    """The main line, from its first move: the nodes that continue it come first of those with their parent."""
    line: list[Draft] = []
    tip = START
    for index, node in enumerate(draft.nodes):
        if node.parent == tip:
            line.append(node)
            tip = index
    return line


def _awaits_deployment(record: Record) -> bool:
    """Whether it is a game in which the second player is still deploying."""
    return record.result == "*" and record.tag("FirstLayout") is not None and record.tag("SecondLayout") is None


def _check_rules(notes: Notes, draft: RecordDraft, record: Record, end: Game) -> None:
    if end.outcome is not None and record.result != result_of(end.outcome):
        ended = f"{result_of(end.outcome)} ({end.outcome.reason.value})"
        message = f"the result is {record.result}, but by the rules the game ended {ended}"
        notes.add(Code.RESULT_AGAINST_RULES, draft.result_at, message)


def _check_ply_count(notes: Notes, section: TagSection, record: Record, main: list[Draft]) -> None:
    said = record.tag("PlyCount")
    if said is None or not (said.isascii() and said.isdigit()):
        return
    count = sum(node.ply is not None and not is_deployment(node.ply) for node in main)
    if said.lstrip("0") != (str(count) if count else ""):
        message = f"PlyCount is {said[:20]}, but the game has {count} plies"
        notes.add(Code.WRONG_PLY_COUNT, section.offset_of("PlyCount"), message)
