"""Jungle (Dou Shou Qi). Source: section 1 of the rules, after the document "Jungle Variant3"."""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

import attrs

from .action import Action, Step
from .board import Board, Square, Zone
from .counts import too_many
from .fault import Fault, FaultKind
from .jungle_board import DENS, JUNGLE_BOARD
from .jungle_moves import MoveTable, Powers, move_table
from .jungle_pieces import CAT, DOG, ELEPHANT, JUNGLE_KINDS, LION, PANTHER, RAT, TIGER, WOLF, PantherJumps, TrapWeakens
from .outcome import Outcome, Reason
from .piece import EMPTY, KIND_BITS, SIDE_BIT, Code, PieceKind, code_of
from .ply import Battle, BattleResult, Ply
from .position import Position
from .rules import RuleSet
from .seat import OPPONENT, Player, Side

_WHITE_START = {"a3": ELEPHANT, "g1": LION, "a1": TIGER, "e3": PANTHER, "c3": WOLF, "f2": DOG, "b2": CAT, "g3": RAT}
_OWN = (re.compile(rb"[\x01-\x08]").finditer, re.compile(rb"[\x11-\x18]").finditer)
"""Finds the pieces of a side on a board, by side."""


def _start_board() -> bytes:
    board = bytearray(JUNGLE_BOARD.size)
    for name, kind in _WHITE_START.items():
        square = JUNGLE_BOARD.square(name)
        board[square] = code_of(kind, Side.WHITE)
        board[-1 - square] = code_of(kind, Side.BLACK)
    return bytes(board)


@attrs.frozen
class JungleRules(RuleSet):
    """A rule set of Jungle."""

    game: ClassVar[str] = "jungle"
    board: ClassVar[Board] = JUNGLE_BOARD
    kinds: ClassVar[tuple[PieceKind, ...]] = JUNGLE_KINDS
    parameters: ClassVar[tuple[str, ...]] = (
        "first_side",
        "elephant_takes_rat",
        "panther_jumps",
        "trap_weakens",
        "repetition",
        "quiet_plies",
    )

    elephant_takes_rat: bool = True
    panther_jumps: PantherJumps = PantherJumps.NO
    trap_weakens: TrapWeakens = TrapWeakens.EVERYONE

    @cached_property
    def _table(self) -> MoveTable:
        return move_table(Powers(self.elephant_takes_rat, self.panther_jumps, self.trap_weakens))

    def start(self) -> Position:
        return Position(_start_board(), Player.FIRST)

    def actions(self, position: Position) -> Iterator[Action]:
        board = position.board
        side = position.turn ^ self.first_side
        table = self._table[side]
        for found in _OWN[side](board):
            origin = found.start()
            for target, over, entry, step in table[board[origin]][origin]:
                if board[target] in entry and not (over and _is_blocked(board, over)):
                    yield step

    def targets(self, position: Position, origin: Square) -> list[Square]:
        board = position.board
        ways = self._table[position.turn ^ self.first_side].get(board[origin])
        if ways is None:
            return []
        return [
            target
            for target, over, entry, _ in ways[origin]
            if board[target] in entry and not (over and _is_blocked(board, over))
        ]

    def apply(self, position: Position, action: Action, revealed: Code | None = None) -> Position:
        assert isinstance(action, Step)
        board = bytearray(position.board)
        quiet = 0 if board[action.target] else position.quiet + 1
        board[action.target] = board[action.origin]
        board[action.origin] = EMPTY
        turn = position.turn
        return Position(bytes(board), OPPONENT[turn], quiet, position.number + turn)

    def answer(self, position: Position, action: Action, revealed: Code | None = None) -> Ply:
        assert isinstance(action, Step)
        captured = position.board[action.target]
        if not captured:
            return Ply(action)
        return Ply(action, battle=Battle(position.board[action.origin], captured, BattleResult.ATTACKER_STAYS))

    def decision(self, position: Position) -> Outcome | None:
        """A side whose piece stands in the enemy den has won."""
        white_den, black_den = position.board[DENS[0]], position.board[DENS[1]]
        if white_den & SIDE_BIT:
            return Outcome(Player(Side.BLACK ^ self.first_side), Reason.DEN_REACHED)
        if black_den and not black_den & SIDE_BIT:
            return Outcome(Player(Side.WHITE ^ self.first_side), Reason.DEN_REACHED)
        return None

    def faults(self, position: Position) -> tuple[Fault, ...]:
        misplaced = (self._misplaced(code, square) for square, code in enumerate(position.board) if code)
        return too_many(self, position) + tuple(fault for fault in misplaced if fault is not None)

    def _misplaced(self, code: Code, square: Square) -> Fault | None:
        """The fault of a piece on a square that it can never reach."""
        where, who = self.board.name_of(square), self.piece_name(code)
        if self.board.zones[square] is Zone.WATER and code & KIND_BITS != RAT:
            return Fault(FaultKind.UNREACHABLE, f"{who} on {where}: only a Rat enters water", square)
        if square == DENS[bool(code & SIDE_BIT)]:
            return Fault(FaultKind.OWN_DEN, f"{who} on {where}: no piece enters its own den", square)
        return None


def _is_blocked(board: bytes, over: tuple[Square, ...]) -> bool:
    """Whether a Rat swims on the water that a jump crosses."""
    return any(board[square] & KIND_BITS == RAT for square in over)
