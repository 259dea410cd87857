"""What the rules say of the result of a game that was read, and what else is certain about its main line."""

from ...core.game import is_deployment
from ..findings.codes import Code
from ..model.from_game import result_of
from ..model.record import RESULTS, Result
from ..reading.game_check import main_drafts
from ..reading.game_reader import Reading

_UNSURE = {Code.RESULT_IN_VARIATION, Code.UNCLOSED_VARIATION}
"""Where one of these was found, moves of the main line may stand in a variation."""


def main_line_is_sure(reading: Reading) -> bool:
    """Whether the main line is certainly the one that was read."""
    return not any(finding.code in _UNSURE for finding in reading.notes.findings)


def decided_result(reading: Reading) -> Result | None:
    """The result that the rules give; ``None`` where they leave it open, or the game may have ended by other means."""
    main = main_drafts(reading.draft)
    end = main[-1].game if main else reading.draft.start
    if end is None or end.outcome is None or not main_line_is_sure(reading):
        return None
    by_rules = reading.record.tag("Termination") in (None, "normal")
    return result_of(end.outcome) if by_rules else None


def said_result(reading: Reading) -> Result | None:
    """The result that the Result tag says; ``None`` where it says none."""
    said = reading.record.tag("Result")
    return next((result for result in RESULTS if result == said), None)


def ply_count(reading: Reading) -> int | None:
    """How many plies the game has; ``None`` where not all of them were understood."""
    main = main_drafts(reading.draft)
    if not main_line_is_sure(reading) or any(draft.ply is None for draft in main):
        return None
    return sum(draft.ply is not None and not is_deployment(draft.ply) for draft in main)
