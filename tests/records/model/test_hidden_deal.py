"""Records from which nobody learns what lies face down."""

from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.position import format_position, parse_position
from junqi.records.model.from_game import record_of
from junqi.records.model.hidden_deal import without_deal
from junqi.records.model.record import IN_TAGS, Kept, Record
from junqi.records.model.replay import games

RULES = rule_set("junqi")


@pytest.mark.parametrize("seed", range(10))
def test_the_moves_stay_and_can_be_played_without_the_deal(seed: int) -> None:
    random = Random(seed)
    game = Game.begin(RULES, RULES.deal(RULES.start(), random))
    while game.outcome is None and game.length < 120:
        game = game.play(random.choice(RULES.legal_actions(game.position)))
    record = record_of(game)
    hidden = without_deal(record)
    assert hidden.tag("Deal") is None
    assert hidden.nodes == record.nodes
    last = games(hidden)[-1]
    assert last is not None
    assert last.ply == game.ply
    assert RULES.public(last.position, last.position.turn) == RULES.public(game.position, game.position.turn)


def test_face_down_pieces_of_a_position_are_hidden_too() -> None:
    start = RULES.deal(RULES.start(), Random(1))
    game = Game.begin(RULES, start).play(RULES.legal_actions(start)[0])
    record = Record((("Variant", "junqi"), ("Position", format_position(RULES, game.position))))
    text = without_deal(record).tag("Position") or ""
    assert "~" not in text
    assert text.count("?") == 49
    assert RULES.hidden(parse_position(RULES, text)) == RULES.hidden(game.position)


def test_lines_of_a_deal_that_could_not_be_read_go_too() -> None:
    record = Record((), kept=(Kept(IN_TAGS, '[Deal "~A'), Kept(IN_TAGS, " [ Deal ~A]"), Kept(0, "% Deal")))
    assert without_deal(record).kept == (Kept(0, "% Deal"),)


def test_other_games_stay_as_they_are() -> None:
    record = record_of(Game.begin(rule_set("jungle")), {"Annotator": "Bo"})
    assert without_deal(record) == record
    placed = Record((("Variant", "jungle"), ("Position", "7/3E3/7/7/7/7/3r3/7/7 w - - 0 1")))
    assert without_deal(placed) == placed
    unreadable = Record((("Variant", "junqi"), ("Position", "~A")))
    assert without_deal(unreadable) == unreadable
