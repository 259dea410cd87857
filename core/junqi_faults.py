"""What makes a raw Junqi position impossible in play."""

from collections.abc import Iterator

from .army_pieces import ENGINEER, FLAG, MINE, is_unit
from .board import Square, Zone
from .counts import too_many
from .fault import Fault, FaultKind
from .junqi_forces import face_down, is_face_down
from .piece import FLAG_BITS, KIND_BITS, ON_FLAG, UNKNOWN, Code, FlagState, code_of
from .position import Position
from .rules import RuleSet
from .seat import ENEMY, Side


def junqi_faults(rules: RuleSet, position: Position) -> tuple[Fault, ...]:
    """Every fault of a position, counts first."""
    flags = _covered_flags(position.board)
    misplaced = (_misplaced(rules, code, square) for square, code in enumerate(position.board) if code)
    return (
        *too_many(rules, position, flags),
        *_missing_flags(rules, position, flags),
        *(fault for fault in misplaced if fault is not None),
        *_bad_pool(position),
        *_bad_colours(rules, position),
    )


def _covered_flags(board: bytes) -> bytes:
    """The Flags that are carried or stood upon."""
    covered = []
    for code in board:
        side = Side(code >> 4 & 1)
        if code & FLAG_BITS == FlagState.CARRIES:
            covered.append(code_of(FLAG, ENEMY[side]))
        elif code & FLAG_BITS:
            covered.append(code_of(FLAG, Side(ON_FLAG.index(FlagState(code & FLAG_BITS)))))
    return bytes(covered)


def _missing_flags(rules: RuleSet, position: Position, covered: bytes) -> Iterator[Fault]:
    """A Flag is never eliminated, so each side always has one."""
    face_up = bytes(code for code in position.board if not is_face_down(code))
    present = face_up + covered + face_down(position)
    for side in Side:
        flag = code_of(FLAG, side)
        if flag not in present:
            yield Fault(FaultKind.WRONG_COUNT, f"no {rules.piece_name(flag)} on the board: a Flag is never eliminated")


def _misplaced(rules: RuleSet, code: Code, square: Square) -> Fault | None:
    """The fault of a piece on a square, or in a state, that it can never reach."""
    zone, where = rules.board.zones[square], rules.board.name_of(square)
    who = "face-down piece" if code == UNKNOWN else rules.piece_name(code)
    if zone in (Zone.FRONT_LINE, Zone.MOUNTAIN):
        return Fault(FaultKind.UNREACHABLE, f"{who} on {where}: no piece stands on a {zone.value}", square)
    if zone is Zone.CAMP and is_face_down(code):
        return Fault(FaultKind.UNREACHABLE, f"{who} face down on {where}: camps are empty at the start", square)
    if zone is Zone.CAMP and code & KIND_BITS == MINE:
        return Fault(FaultKind.UNREACHABLE, f"{who} on {where}: a Landmine never moves, so never into a camp", square)
    if code & FLAG_BITS and (not is_unit(code) or is_face_down(code)):
        return Fault(
            FaultKind.BAD_MARK, f"{who} on {where}: only a face-up unit carries a Flag or stands on one", square
        )
    return None


def _bad_pool(position: Position) -> Iterator[Fault]:
    """The set of face-down pieces must have as many members as there are unknown pieces."""
    unknown, pool = position.board.count(UNKNOWN), len(position.status.pool)
    if unknown != pool:
        yield Fault(
            FaultKind.BAD_STATUS, f"{unknown} unknown pieces on the board, but {pool} in the set of face-down pieces"
        )


def _bad_colours(rules: RuleSet, position: Position) -> Iterator[Fault]:
    """Colours are known exactly once an Engineer has been turned up."""
    engineers = bytes(code_of(ENGINEER, side) for side in Side)
    if position.status.first_side is None:
        if any(code in position.board for code in engineers):
            yield Fault(FaultKind.BAD_STATUS, "an Engineer lies face up, but the colour of player 1 is not given")
        return
    hidden = sum(face_down(position).count(code) for code in engineers)
    if hidden == len(Side) * rules.kinds[ENGINEER - 1].count:
        yield Fault(FaultKind.BAD_STATUS, "all Engineers lie face down, so no player can have a colour yet")
