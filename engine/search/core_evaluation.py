"""A plain evaluation on core's positions: material, and how near pieces are to where games are won."""

from collections import deque

from ...core.board import Board, LinkKind, Zone
from ...core.piece import FACE_DOWN, FLAG_BITS, KIND_BITS, FlagState
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import Seat, Side

_VALUES: dict[str, tuple[int, ...]] = {
    "jungle": (1000, 900, 800, 500, 400, 300, 200, 500),
    "gunki": (900, 800, 700, 600, 500, 400, 300, 200, 250, 450, 150, 0),
    "junqi": (900, 800, 700, 600, 500, 400, 300, 200, 350, 450, 150, 0),
}
"""By game: what pieces are worth in centipawns, strongest first. Other games go by rank."""
_A_RANK = 100
_A_STEP = 4
"""What one step nearer to the goal is worth."""
_CARRIED_FLAG = 600
_A_STEP_HOME = 40


class Evaluation:
    """What positions of one rule set are worth, in centipawns, to the side to move."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._worth = tuple(_worth(rules, white_seat) for white_seat in Seat)

    def __call__(self, position: Position) -> int:
        """The value; 0 while nobody knows who plays which colour."""
        side = self._rules.side_of(position, position.turn)
        if side is None:
            return 0
        worth = self._worth[position.status.first_side or Side.WHITE]
        white = sum(worth[square][code] for square, code in enumerate(position.board) if code)
        return white if side is Side.WHITE else -white


def _worth(rules: RuleSet, white_seat: Seat) -> tuple[tuple[int, ...], ...]:
    """By square, then piece code: what it adds from White's point of view, White sitting at a seat."""
    distances = tuple(_distances(rules.board, seat) for seat in Seat)

    def worth(code: int, square: int) -> int:
        if code & FACE_DOWN or not 0 < code & KIND_BITS <= len(rules.kinds):
            return 0
        side = Side(code >> 4 & 1)
        seat = Seat(white_seat ^ side)
        value = _kind_value(rules, code & KIND_BITS)
        if rules.kind_of(code).rank:
            value -= _A_STEP * distances[1 - seat][square]
        if code & FLAG_BITS == FlagState.CARRIES:
            value += _CARRIED_FLAG - _A_STEP_HOME * distances[seat][square]
        return value if side is Side.WHITE else -value

    return tuple(tuple(worth(code, square) for code in range(256)) for square in range(rules.board.size))


def _kind_value(rules: RuleSet, number: int) -> int:
    values = _VALUES.get(rules.game)
    return _A_RANK * rules.kinds[number - 1].rank if values is None else values[number - 1]


def _distances(board: Board, seat: Seat) -> tuple[int, ...]:
    """By square: the steps from it to the nearest goal at a seat, which is its den or a headquarters."""
    goals = board.zone_squares(Zone.DEN, seat) or board.zone_squares(Zone.HEADQUARTERS, seat)
    distance = dict.fromkeys(goals, 0)
    waiting = deque(distance)
    while waiting:
        square = waiting.popleft()
        for kind in LinkKind:
            for following in board.neighbours(square, kind):
                if following not in distance:
                    distance[following] = distance[square] + 1
                    waiting.append(following)
    return tuple(distance.get(square, 0) for square in range(board.size))
