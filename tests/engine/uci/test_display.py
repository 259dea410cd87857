import pytest

from junqi.core.action import Step
from junqi.core.game import Game
from junqi.core.outcome import Outcome, Reason
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.uci.display import display_lines, evaluation_line, over_in_words
from junqi.engine.uci.score import Score
from junqi.notation.diagram import draw
from junqi.notation.position import parse_position


def shown(variant: str, text: str) -> tuple[str, ...]:
    rules = rule_set(variant)
    return display_lines(Game.begin(rules, parse_position(rules, text)))


def test_a_board_is_drawn_with_its_text_and_result() -> None:
    jungle = rule_set("jungle")
    *drawing, blank, fen, result = display_lines(Game.begin(jungle).play(Step(20, 27)))
    assert "\n".join(drawing) == draw(jungle, jungle.apply(jungle.start(), Step(20, 27)).board)
    assert (blank, fen, result) == (
        "",
        "Fen: l5t/1d3c1/r1p1w1e/7/7/6R/E1W1P2/1C3D1/T5L b - - 1 1",
        "Result: none",
    )


@pytest.mark.parametrize(
    ("variant", "text", "result"),
    [
        ("jungle", "3R3/7/7/7/7/7/7/7/r6 b", "first den reached"),
        ("jungle-1a-black", "3R3/7/7/7/7/7/7/7/r6 b", "second den reached"),
        ("jungle", "r6/7/7/7/7/7/7/7/R6 w - - 100", "draw quiet plies"),
        ("jungle", "7/7/7/7/7/7/7/7/R6 b", "first no legal move"),
        ("gunki", "1f3/5/5/5/5/5/5/5/5/5/5/S4/5 w", "first flag taken"),
    ],
)
def test_a_result_has_its_reason(variant: str, text: str, result: str) -> None:
    assert shown(variant, text)[-1] == f"Result: {result}"


def test_face_down_pieces_are_shown_as_they_were_sent() -> None:
    junqi = rule_set("junqi")
    assert "?????" in display_lines(Game.begin(junqi))[-2]


def test_words() -> None:
    assert over_in_words(Outcome(Player.FIRST, Reason.FLAG_HOME)) == "the game is over: First wins: flag carried home"
    line = evaluation_line(Game.begin(rule_set("jungle")), Score.of_centipawns(-31))
    assert line == "Evaluation: -0.31 (First to move)"
