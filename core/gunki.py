"""Gunki: open army chess in its simple version. Source: section 3 of the rules, after the Gunki document."""

import re
from collections.abc import Iterator
from typing import ClassVar

import attrs

from .action import Action, Deploy, Step
from .army_battle import MineFate, fight
from .army_moves import CAMPS, HEADQUARTERS, NEIGHBOURS, STEPS
from .army_pieces import FLAG, GRENADE, MINE
from .army_rules import ArmyRules, LosingAttacks, nothing_left
from .board import Square, Zone
from .counts import too_many
from .deployment import Deployment
from .fault import Fault, FaultKind
from .gunki_deployment import GUNKI_DEPLOYMENT, GUNKI_KINDS
from .outcome import Outcome, Reason
from .piece import EMPTY, KIND_BITS, SIDE_BIT, Code, PieceKind, code_of
from .ply import Battle, BattleResult, Ply
from .position import PLAIN, Position, Status
from .seat import OPPONENT, Player, Seat, Side

_DEPLOYING = Status(deploying=True)
_MOVABLE = (re.compile(rb"[\x01-\x0a]"), re.compile(rb"[\x11-\x1a]"))
"""Finds the pieces that can move, by side."""
_FLAGS = (code_of(FLAG, Side.WHITE), code_of(FLAG, Side.BLACK))


@attrs.frozen
class GunkiRules(ArmyRules):
    """A rule set of Gunki. White sits South, Black North."""

    game: ClassVar[str] = "gunki"
    kinds: ClassVar[tuple[PieceKind, ...]] = GUNKI_KINDS
    deployment: ClassVar[Deployment | None] = GUNKI_DEPLOYMENT
    parameters: ClassVar[tuple[str, ...]] = ("grenade_flies", "mine_explodes", *ArmyRules.parameters)

    grenade_flies: bool = False
    mine_explodes: bool = False

    def start(self) -> Position:
        return Position(bytes(self.board.size), Player.FIRST, status=_DEPLOYING)

    def turns_corners(self, kind: int) -> bool:
        return super().turns_corners(kind) or (self.grenade_flies and kind == GRENADE)

    def actions(self, position: Position) -> Iterator[Action]:
        if position.status.deploying:
            yield Deploy(None)
            return
        for found in _MOVABLE[position.turn ^ self.first_side].finditer(position.board):
            origin = found.start()
            steps = STEPS[origin]
            for target in self._targets(position.board, origin):
                yield steps[target]

    def targets(self, position: Position, origin: Square) -> list[Square]:
        code = position.board[origin]
        side = position.turn ^ self.first_side
        owned = code and code >> 4 == side and code & KIND_BITS <= GRENADE
        return self._targets(position.board, origin) if owned and not position.status.deploying else []

    def _targets(self, board: bytes, origin: Square) -> list[Square]:
        """Where the movable piece on ``origin`` may go."""
        code = board[origin]
        return [t for t in self.reach(board, origin, code & KIND_BITS) if self._may_enter(code, t, board[t])]

    def has_action(self, position: Position) -> bool:
        """As for every rule set; whoever can move can move by one link, so no ways along the railway are followed."""
        board = position.board
        if position.status.deploying:
            return True
        for found in _MOVABLE[position.turn ^ self.first_side].finditer(board):
            origin = found.start()
            code = board[origin]
            if (self.leave_headquarters or origin not in HEADQUARTERS) and any(
                self._may_enter(code, target, board[target]) for target in NEIGHBOURS[origin]
            ):
                return True
        return False

    def _may_enter(self, code: Code, target: Square, occupant: Code) -> bool:
        """Whether a piece may step onto a square within its reach."""
        return not occupant or (target not in CAMPS and self._may_attack(code, occupant))

    def _may_attack(self, attacker: Code, defender: Code) -> bool:
        if not (attacker ^ defender) & SIDE_BIT:
            return False
        if self.losing_attacks is LosingAttacks.LEGAL:
            return True
        return self._fight(attacker, defender) is not BattleResult.ATTACKER_FALLS

    def _fight(self, attacker: Code, defender: Code) -> BattleResult:
        return fight(attacker, defender, MineFate.EXPLODES if self.mine_explodes else MineFate.HOLDS)

    def is_legal(self, position: Position, action: Action) -> bool:
        if isinstance(action, Deploy) and action.layout is not None:
            seat = Seat(position.turn ^ self.first_side)
            return position.status.deploying and not GUNKI_DEPLOYMENT.faults(action.layout, seat)
        return super().is_legal(position, action)

    def apply(self, position: Position, action: Action, revealed: Code | None = None) -> Position:
        if isinstance(action, Deploy):
            return self._deploy(position, action)
        assert isinstance(action, Step)
        board = bytearray(position.board)
        attacker, defender = board[action.origin], board[action.target]
        board[action.origin] = EMPTY
        board[action.target] = self._remains(attacker, defender) if defender else attacker
        quiet = 0 if defender else position.quiet + 1
        turn = position.turn
        return Position(bytes(board), OPPONENT[turn], quiet, position.number + turn)

    def _remains(self, attacker: Code, defender: Code) -> Code:
        """What a battle leaves on the defender's square."""
        result = self._fight(attacker, defender)
        if result is BattleResult.ATTACKER_STAYS:
            return attacker
        return defender if result is BattleResult.ATTACKER_FALLS else EMPTY

    def _deploy(self, position: Position, action: Deploy) -> Position:
        board = bytearray(position.board)
        side = Side(position.turn ^ self.first_side)
        squares = GUNKI_DEPLOYMENT.squares(Seat(side))
        for square, kind in zip(squares, action.layout or b"", strict=False):
            board[square] = code_of(kind, side) if kind else EMPTY
        status = _DEPLOYING if position.turn is Player.FIRST else PLAIN
        return attrs.evolve(position, board=bytes(board), turn=OPPONENT[position.turn], status=status)

    def answer(self, position: Position, action: Action, revealed: Code | None = None) -> Ply:
        if isinstance(action, Deploy):
            return Ply(action)
        assert isinstance(action, Step)
        attacker, defender = position.board[action.origin], position.board[action.target]
        if not defender:
            return Ply(action)
        return Ply(action, battle=Battle(attacker, defender, self._fight(attacker, defender)))

    def decision(self, position: Position) -> Outcome | None:
        """A taken Flag decides before anything else; then a side without a piece that can move has lost."""
        if position.status.deploying:
            return None
        board, turn = position.board, position.turn
        for player in (turn, OPPONENT[turn]):
            if _FLAGS[player ^ self.first_side] not in board:
                return Outcome(OPPONENT[player], Reason.FLAG_TAKEN)
        first, second = _MOVABLE[self.first_side], _MOVABLE[1 - self.first_side]
        return nothing_left(first.search(board) is not None, second.search(board) is not None)

    def public(self, position: Position, viewer: Player) -> Position:
        """While anyone deploys, the other's pieces are left out."""
        if not position.status.deploying:
            return position
        other = OPPONENT[viewer] ^ self.first_side
        board = bytes(EMPTY if code and code >> 4 == other else code for code in position.board)
        return attrs.evolve(position, board=board)

    def public_ply(self, ply: Ply, position: Position, viewer: Player) -> Ply:
        """The other's layout is undisclosed until both have deployed."""
        hidden = isinstance(ply.action, Deploy) and position.status.deploying
        return Ply(Deploy(None)) if hidden else ply

    def faults(self, position: Position) -> tuple[Fault, ...]:
        misplaced = (self._misplaced(code, square) for square, code in enumerate(position.board) if code)
        found = too_many(self, position) + tuple(fault for fault in misplaced if fault is not None)
        return found + self._deploying_faults(position) if position.status.deploying else found

    def _misplaced(self, code: Code, square: Square) -> Fault | None:
        """The fault of a piece on a square that it can never reach."""
        zone, where, who = self.board.zones[square], self.board.name_of(square), self.piece_name(code)
        kind, own_half = code & KIND_BITS, self.board.seats[square] == code >> 4
        if zone in (Zone.FRONT_LINE, Zone.MOUNTAIN):
            return Fault(FaultKind.UNREACHABLE, f"{who} on {where}: no piece stands on a {zone.value}", square)
        if kind == FLAG and not (zone is Zone.HEADQUARTERS and own_half):
            return Fault(FaultKind.UNREACHABLE, f"{who} on {where}: a Flag stays in an own headquarters", square)
        if kind == MINE and not (zone is not Zone.CAMP and own_half):
            return Fault(
                FaultKind.UNREACHABLE,
                f"{who} on {where}: a Mine stays on a headquarters or station of the own half",
                square,
            )
        return None

    def _deploying_faults(self, position: Position) -> tuple[Fault, ...]:
        """Before deployment a side's pieces are off the board; while the second deploys, the first's are all on it."""
        first, second = (GUNKI_DEPLOYMENT.read(position.board, Seat(player ^ self.first_side)) for player in Player)
        if any(second) or (any(first) and position.turn is Player.FIRST):
            return (
                Fault(
                    FaultKind.BAD_STATUS, "the side to move has yet to deploy, but pieces of its own are on the board"
                ),
            )
        if position.turn is Player.FIRST:
            return ()
        if not any(first):
            return (
                Fault(
                    FaultKind.BAD_STATUS, "the second player is to deploy, but the first player's pieces are missing"
                ),
            )
        return GUNKI_DEPLOYMENT.faults(first, Seat(self.first_side))
