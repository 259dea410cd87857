"""Junqi: army chess with face-down pieces. Source: section 4 of the rules, after the Junqi document."""

import re
from collections.abc import Iterator
from random import Random
from typing import ClassVar

import attrs

from .action import Action, Flip, PickUp, PutDown, Step
from .army_battle import MineFate, fight
from .army_moves import CAMPS, STEPS
from .army_pieces import ENGINEER, FLAG, MINE, is_unit
from .army_rules import ArmyRules, LosingAttacks, nothing_left
from .board import Square, Zone
from .counts import identities
from .fault import Fault
from .junqi_faults import junqi_faults
from .junqi_forces import Forces, face_down, is_face_down
from .junqi_pieces import JUNQI_KINDS
from .outcome import Outcome, Reason
from .piece import (
    EMPTY,
    FACE_DOWN,
    FLAG_BITS,
    IDENTITY_BITS,
    KIND_BITS,
    ON_FLAG,
    UNKNOWN,
    Code,
    FlagState,
    PieceKind,
    code_of,
)
from .ply import Battle, BattleResult, Ply
from .position import Position, Row, Status
from .revealed import require_agreement, require_revealed
from .seat import ENEMY, OPPONENT, SIDES, Player, Seat, Side

_FLIPS = tuple(Flip(square) for square in range(ArmyRules.board.size))
_HOMES = tuple(ArmyRules.board.zone_squares(Zone.HEADQUARTERS, seat) for seat in Seat)
"""The headquarters of each player's seat."""
_LONE_FLAG: dict[int, Code] = {ON_FLAG[side]: code_of(FLAG, side) for side in Side}
_FIGHTERS = (re.compile(rb"[\x01-\x0a]").search, re.compile(rb"[\x11-\x1a]").search)
"""Finds a unit or Grenade of a side among identities, by side."""
_CARRIER = re.compile(rb"[\x40-\x7f]").search
"""Finds a unit that carries a Flag."""
_FULL_POOL = bytes(sorted(code_of(k.number, side) for side in Side for k in JUNQI_KINDS for _ in range(k.count)))


@attrs.frozen
class JunqiRules(ArmyRules):
    """The rule set of Junqi. The first player sits South; colours come from the flips."""

    game: ClassVar[str] = "junqi"
    kinds: ClassVar[tuple[PieceKind, ...]] = JUNQI_KINDS
    side_names: ClassVar[tuple[str, str]] = ("White", "Red")
    hides_pieces: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ArmyRules.parameters[1:]

    def start(self) -> Position:
        zones = self.board.zones
        board = bytes(UNKNOWN if zone in (Zone.STATION, Zone.HEADQUARTERS) else EMPTY for zone in zones)
        return Position(board, Player.FIRST, status=Status(pool=_FULL_POOL))

    def deal(self, position: Position, random: Random) -> Position:
        pool = random.sample(position.status.pool, len(position.status.pool))
        board = bytes(pool.pop() | FACE_DOWN if code == UNKNOWN else code for code in position.board)
        return attrs.evolve(position, board=board, status=attrs.evolve(position.status, pool=b""))

    def side_of(self, position: Position, player: Player) -> Side | None:
        first_side = position.status.first_side
        return None if first_side is None else SIDES[player ^ first_side]

    def is_legal(self, position: Position, action: Action) -> bool:
        if isinstance(action, Flip):  # half of a game's plies: no need to list what else could be done
            return 0 <= action.square < self.board.size and is_face_down(position.board[action.square])
        return super().is_legal(position, action)

    def actions(self, position: Position) -> Iterator[Action]:
        side = self.side_of(position, position.turn)
        forces = Forces(position)
        for square, code in enumerate(position.board):
            if code & FACE_DOWN:
                yield _FLIPS[square]
            elif code and code >> 4 & 1 == side:
                yield from self._piece_actions(position.board, square, forces)

    def _piece_actions(self, board: bytes, square: Square, forces: Forces) -> Iterator[Action]:
        """What a face-up piece of the mover may do."""
        steps = STEPS[square]
        for target in self._targets(board, square, forces):
            yield steps[target]
        if board[square] & FLAG_BITS == FlagState.CARRIES:
            yield PutDown(square)
        elif _may_pick_up(board[square], forces):
            yield PickUp(square)

    def targets(self, position: Position, origin: Square) -> list[Square]:
        code = position.board[origin]
        owned = code and not is_face_down(code) and code >> 4 & 1 == self.side_of(position, position.turn)
        return self._targets(position.board, origin, Forces(position)) if owned else []

    def _targets(self, board: bytes, origin: Square, forces: Forces) -> list[Square]:
        code = board[origin]
        kind = code & KIND_BITS
        if kind >= MINE:
            return []
        reached = self.reach(board, origin, kind)
        return [target for target in reached if not board[target] or self._may_enter(code, target, board, forces)]

    def _may_enter(self, code: Code, target: Square, board: bytes, forces: Forces) -> bool:
        """Whether a piece may step onto an occupied square: to lift the Flag lying there, or to attack."""
        occupant = board[target]
        enemies = (code ^ occupant) >> 4 & 1
        if is_face_down(occupant) or not enemies or code & FLAG_BITS == FlagState.CARRIES:
            return False
        side = SIDES[code >> 4 & 1]
        if occupant & KIND_BITS == FLAG:
            return forces.may_lift(code & KIND_BITS, side)
        return target not in CAMPS and self._may_attack(code, occupant, forces)

    def _may_attack(self, attacker: Code, defender: Code, forces: Forces) -> bool:
        """Whether the ranks allow a battle."""
        kind = attacker & KIND_BITS
        if defender & KIND_BITS == MINE and is_unit(attacker) and kind != ENGINEER:
            return forces.may_sacrifice(kind, SIDES[attacker >> 4 & 1])
        loses = fight(attacker, defender, MineFate.TAKES_ALONG) is BattleResult.ATTACKER_FALLS
        return self.losing_attacks is LosingAttacks.LEGAL or not loses

    def apply(self, position: Position, action: Action, revealed: Code | None = None) -> Position:
        if isinstance(action, Flip):
            return self._flip(position, action.square, revealed)
        board = bytearray(position.board)
        battle, row = False, None
        if isinstance(action, Step):
            battle = _is_battle(position.board, action)
            row = None if board[action.target] else _next_row(position, action)
            _step(board, action)
        else:
            assert isinstance(action, PickUp | PutDown)
            side = SIDES[board[action.square] >> 4 & 1]
            flag = FlagState.CARRIES if isinstance(action, PickUp) else ON_FLAG[ENEMY[side]]
            board[action.square] = board[action.square] & IDENTITY_BITS | flag
        quiet = 0 if battle else position.quiet + 1
        return _after(position, bytes(board), position.status.first_side, position.status.pool, row, quiet)

    def _flip(self, position: Position, square: Square, revealed: Code | None) -> Position:
        piece, pool = position.board[square], position.status.pool
        if piece == UNKNOWN:
            shown = require_revealed(revealed, pool, square, self.board.name_of(square))
            at = pool.index(shown)
            pool = pool[:at] + pool[at + 1 :]
        else:
            shown = require_agreement(piece & IDENTITY_BITS, revealed, square, self)
        board = position.board[:square] + bytes([shown]) + position.board[square + 1 :]
        first_side = position.status.first_side
        if first_side is None and shown & KIND_BITS == ENGINEER:
            first_side = Side(shown >> 4 ^ position.turn)
        return _after(position, board, first_side, pool, None, quiet=0)

    def answer(self, position: Position, action: Action, revealed: Code | None = None) -> Ply:
        board = position.board
        if isinstance(action, Flip):
            piece = board[action.square]
            return Ply(action, revealed=revealed if piece == UNKNOWN else piece & IDENTITY_BITS)
        if not isinstance(action, Step) or not board[action.target]:
            return Ply(action, lifts=isinstance(action, PickUp))
        if not _is_battle(board, action):
            return Ply(action, lifts=True)
        attacker, defender = board[action.origin] & IDENTITY_BITS, board[action.target] & IDENTITY_BITS
        return Ply(action, battle=Battle(attacker, defender, fight(attacker, defender, MineFate.TAKES_ALONG)))

    def decision(self, position: Position) -> Outcome | None:
        """A Flag carried home wins; then a side with neither unit nor Grenade loses; then too much back and forth."""
        if position.status.first_side is None:
            return None
        return self._flag_home(position) or self._nothing_left(position) or self._back_and_forth(position)

    def _flag_home(self, position: Position) -> Outcome | None:
        board = position.board
        if not _CARRIER(board):
            return None
        for player in Player:
            for square in _HOMES[player]:
                code = board[square]
                if code & FLAG_BITS == FlagState.CARRIES and code >> 4 & 1 == self.side_of(position, player):
                    return Outcome(player, Reason.FLAG_HOME)
        return None

    def _nothing_left(self, position: Position) -> Outcome | None:
        first_side = position.status.first_side
        present = identities(position)
        first, second = _FIGHTERS[first_side or 0], _FIGHTERS[1 - (first_side or 0)]
        return nothing_left(first(present) is not None, second(present) is not None)

    def _back_and_forth(self, position: Position) -> Outcome | None:
        limit = self.repetition.loss_at
        for player in (OPPONENT[position.turn], position.turn):
            row = position.status.rows[player]
            if limit is not None and row is not None and row.count >= 2 * limit:
                return Outcome(OPPONENT[player], Reason.BACK_AND_FORTH)
        return None

    def public(self, position: Position, viewer: Player) -> Position:
        """Face-down pieces are unknown to everybody; what they are as a set is public."""
        board = bytes(UNKNOWN if code & FACE_DOWN else code for code in position.board)
        return attrs.evolve(position, board=board, status=attrs.evolve(position.status, pool=face_down(position)))

    def hidden(self, position: Position) -> bytes:
        return face_down(position)

    def faults(self, position: Position) -> tuple[Fault, ...]:
        return junqi_faults(self, position)


def _may_pick_up(code: Code, forces: Forces) -> bool:
    """Whether a unit stands on the enemy Flag and may lift it."""
    side = SIDES[code >> 4 & 1]
    return code & FLAG_BITS == ON_FLAG[ENEMY[side]] and forces.may_lift(code & KIND_BITS, side)


def _is_battle(board: bytes, step: Step) -> bool:
    """Whether a step meets a piece other than a Flag lying alone."""
    return bool(board[step.target]) and board[step.target] & KIND_BITS != FLAG


def _step(board: bytearray, step: Step) -> None:
    """Move a piece, fight its battle, and leave Flags where they belong."""
    mover, met = board[step.origin], board[step.target]
    board[step.origin] = _LONE_FLAG.get(mover & FLAG_BITS, EMPTY)
    if not met:
        board[step.target] = mover if mover & FLAG_BITS == FlagState.CARRIES else mover & IDENTITY_BITS
    elif met & KIND_BITS == FLAG:
        board[step.target] = mover & IDENTITY_BITS | FlagState.CARRIES
    else:
        board[step.target] = _remains(mover & IDENTITY_BITS, met)


def _remains(attacker: Code, defender: Code) -> Code:
    """What a battle leaves: the winner, and a Flag that the defender carried or stood on, which no attacker lifts."""
    result = fight(attacker, defender, MineFate.TAKES_ALONG)
    if result is BattleResult.ATTACKER_FALLS:
        return defender
    flag = defender & FLAG_BITS
    if flag == FlagState.CARRIES:
        flag = ON_FLAG[attacker >> 4 & 1]
    return _LONE_FLAG.get(flag, EMPTY) if result is BattleResult.BOTH_FALL else attacker | flag


def _next_row(position: Position, step: Step) -> Row:
    """The mover's back-and-forth row after a plain move. Source: "Back and forth" in the rules."""
    last = position.status.rows[position.turn]
    reverses = last is not None and last.origin == step.target and last.target == step.origin
    return Row(step.origin, step.target, last.count + 1 if last is not None and reverses else 1)


def _after(
    position: Position, board: bytes, first_side: Side | None, pool: bytes, row: Row | None, quiet: int
) -> Position:
    """The position after a turn of its player, whose back-and-forth row is now ``row``."""
    turn, other = position.turn, OPPONENT[position.turn]
    kept = position.status.rows[other]
    status = Status(first_side=first_side, pool=pool, rows=(kept, row) if turn else (row, kept))
    return Position(board, other, quiet, position.number + turn, status)
