import pytest

from junqi.core.action import Action
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.raw_boards import RawBoards
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.score import Score
from junqi.engine.uci.settings import Settings
from junqi.notation.position import parse_position


class Never:
    """A thinker that is not to be asked."""

    asked = False

    def think(self, assignment: Assignment) -> Action:
        self.asked = True
        return assignment.game.rules.legal_actions(assignment.game.position)[0]

    def evaluate(self, game: Game) -> Score:
        self.asked = True
        return Score.of_centipawns(0)


@pytest.mark.parametrize(
    ("variant", "text", "is_raw"),
    [
        ("jungle", "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", False),
        ("jungle", "7/7/7/7/7/7/lt5/Cl5/tt5 b", True),
        ("gunki", "5/5/5/5/5/5/5/5/5/5/5/5/5 w d", False),
    ],
)
def test_only_boards_that_play_cannot_lead_to_are_left_to_core(variant: str, text: str, is_raw: bool) -> None:
    rules, others = rule_set(variant), Never()
    game = Game.begin(rules, parse_position(rules, text))
    thinker = RawBoards(rules, others)
    thinker.think(Assignment(game, Limits(depth=1), Settings(rules.id)))
    thinker.evaluate(game)
    assert others.asked is not is_raw
