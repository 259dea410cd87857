"""Another game needs its rules and a letter table and nothing else: all of core and notation works for it."""

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import attrs
import pytest

from junqi.core.action import Action, Step
from junqi.core.board import Board, Drawing, Link, LinkKind, Square, Zone
from junqi.core.counts import too_many
from junqi.core.fault import Fault
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.outcome import Outcome, Reason
from junqi.core.perft import perft
from junqi.core.piece import EMPTY, Code, PieceKind, code_of
from junqi.core.ply import Battle, BattleResult, Ply
from junqi.core.position import Position
from junqi.core.rules import Repetition, RuleSet
from junqi.core.seat import OPPONENT, Player, Side
from junqi.notation.diagram import draw
from junqi.notation.letters import LETTER_TABLES, LetterTable
from junqi.notation.move_errors import AmbiguousMoveError, IllegalMoveError, WrongPieceError
from junqi.notation.move_reader import play_text
from junqi.notation.move_writer import format_ply
from junqi.notation.position import format_position, parse_position
from junqi.notation.position_words import position_in_words
from junqi.notation.style import MoveStyle
from junqi.notation.words import outcome_in_words, ply_in_words

FILES, RANKS = 3, 4
HOME_RANKS = (range(3), range(9, 12))
"""The first rank of each side."""

BOARD = Board(
    name="crossing",
    files=FILES,
    ranks=RANKS,
    zones=(Zone.LAND,) * (FILES * RANKS),
    seats=(None,) * (FILES * RANKS),
    links=tuple(
        Link(a, b, LinkKind.BORDER)
        for a in range(FILES * RANKS)
        for b in (a + 1, a + FILES)
        if b < FILES * RANKS and (b == a + FILES or a % FILES < FILES - 1)
    ),
    drawing=Drawing.TILES,
)


@attrs.frozen
class CrossingRules(RuleSet):
    """Ox and Hares step to neighbouring squares, and the Ox takes; whoever reaches the far rank wins."""

    game: ClassVar[str] = "crossing"
    board: ClassVar[Board] = BOARD
    kinds: ClassVar[tuple[PieceKind, ...]] = (PieceKind(1, "Ox", 2, 1), PieceKind(2, "Hare", 1, 2))

    def start(self) -> Position:
        south = bytes(code_of(kind, Side.WHITE) for kind in (2, 1, 2))
        north = bytes(code_of(kind, Side.BLACK) for kind in (2, 1, 2))
        return Position(south + bytes(6) + north, Player.FIRST)

    def actions(self, position: Position) -> Iterator[Action]:
        for origin in range(self.board.size):
            for target in self.targets(position, origin):
                yield Step(origin, target)

    def targets(self, position: Position, origin: Square) -> list[Square]:
        code, side = position.board[origin], position.turn ^ self.first_side
        if not code or code >> 4 != side:
            return []
        near = self.board.neighbours(origin, LinkKind.BORDER)
        return [s for s in near if self._may_enter(code, position.board[s])]

    def _may_enter(self, code: Code, met: Code) -> bool:
        return not met or (self.kind_of(code).name == "Ox" and code >> 4 != met >> 4)

    def apply(self, position: Position, action: Action, revealed: Code | None = None) -> Position:
        assert isinstance(action, Step)
        board = bytearray(position.board)
        quiet = 0 if board[action.target] else position.quiet + 1
        board[action.target], board[action.origin] = board[action.origin], EMPTY
        return Position(bytes(board), OPPONENT[position.turn], quiet, position.number + position.turn)

    def answer(self, position: Position, action: Action, revealed: Code | None = None) -> Ply:
        assert isinstance(action, Step)
        attacker, met = position.board[action.origin], position.board[action.target]
        return Ply(action, battle=Battle(attacker, met, BattleResult.ATTACKER_STAYS) if met else None)

    def decision(self, position: Position) -> Outcome | None:
        for side in Side:
            if any(position.board[s] and position.board[s] >> 4 == side for s in HOME_RANKS[1 - side]):
                return Outcome(Player(side ^ self.first_side), Reason.DEN_REACHED)
        return None

    def faults(self, position: Position) -> tuple[Fault, ...]:
        return too_many(self, position)


RULES = CrossingRules("crossing", "Crossing", Side.WHITE, Repetition(draw_at=3), 20)


@pytest.fixture(autouse=True)
def _letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LETTER_TABLES, "crossing", LetterTable("OH", "牛兔", "牛兔"))


def test_positions_as_text_and_as_a_diagram() -> None:
    text = "hoh/3/3/HOH w - - 0 1"
    assert format_position(RULES, RULES.start()) == text
    assert parse_position(RULES, text) == RULES.start()
    drawn = draw(RULES, RULES.start().board).splitlines()
    assert [line.split() for line in drawn] == [
        ["4", "h", "o", "h"],
        ["3", ".", ".", "."],
        ["2", ".", ".", "."],
        ["1", "H", "O", "H"],
        ["a", "b", "c"],
    ]
    assert position_in_words(RULES, RULES.start())[0] == "White, 3 pieces: Ox b1; 2 Hares a1, c1"


def test_a_game_in_four_forms() -> None:
    for seed in range(20):
        game, random = Game.begin(RULES), Random(seed)
        while game.outcome is None:
            after = game.play(random.choice(RULES.legal_actions(game.position)))
            assert after.ply is not None
            for style in MoveStyle:
                assert play_text(game, format_ply(RULES, game.position, after.ply, style)) == after
            assert ply_in_words(RULES, game.position, after.ply)
            assert parse_position(RULES, format_position(RULES, after.position)) == after.position
            assert observe(after, Player.FIRST).plies == after.plies
            game = after
        assert outcome_in_words(game.outcome)


def test_moves_by_hand() -> None:
    game = Game.begin(RULES)
    for text in ("Ob2", "牛b3", "Ob2xb3"):
        game = play_text(game, text)
    assert format_position(RULES, game.position) == "h1h/1O1/3/H1H b - - 0 2"
    with pytest.raises(IllegalMoveError, match="the Hare on a4 can go to a3, b4"):
        play_text(game, "Ha4-a2")
    with pytest.raises(AmbiguousMoveError):
        play_text(game, "Hb4")
    with pytest.raises(WrongPieceError, match="a4 holds the Hare, not the Ox"):
        play_text(game, "Oa4-a3")
    assert perft(RULES, RULES.start(), 2) == 9
