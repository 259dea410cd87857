"""Games as records and back."""

from random import Random

import pytest

from jgn_games import LAYOUT
from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.outcome import Outcome, Reason
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.seat import Player
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.records.model.from_game import record_of, result_of
from junqi.records.model.replay import game_at, games, start_game
from junqi.records.model.start import StartError, read_start
from junqi.records.model.tree import children, main_line, path


def random_game(name: str, seed: int, plies: int) -> Game:
    """A random game, dealt where pieces are hidden."""
    random, rules = Random(seed), RULE_SETS[name]
    game = Game.begin(rules, rules.deal(rules.start(), random))
    while game.outcome is None and game.length < plies:
        if game.position.status.deploying:
            assert rules.deployment is not None
            game = game.play(Deploy(rules.deployment.random_fill(rules.deployment.empty, random)))
        else:
            game = game.play(random.choice(rules.legal_actions(game.position)))
    return game


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_game_comes_back_from_its_record(name: str) -> None:
    game = random_game(name, 7, 60)
    record = record_of(game, {"First": "Ann"})
    assert game_at(record, len(record.nodes) - 1) == game
    assert [after.ply for after in games(record) if after is not None] == [node.ply for node in record.nodes]
    assert record.tag("First") == "Ann"
    assert record.tag("Second") == "?"
    assert record.tag("Variant") == name
    assert record.tag("Result") == record.result == result_of(game.outcome)


def test_the_roster_is_filled_and_what_the_game_says_wins() -> None:
    record = record_of(Game.begin(rule_set("jungle")), {"Result": "1-0", "Variant": "x", "Annotator": "Bo"})
    assert record.tags == (
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("First", "?"),
        ("Second", "?"),
        ("Result", "*"),
        ("Variant", "jungle-1a-white"),
        ("Annotator", "Bo"),
    )


def test_deployments_become_tags() -> None:
    game = play_text(Game.begin(rule_set("gunki")), f"@{LAYOUT}")
    half = record_of(game)
    assert (half.tag("FirstLayout"), half.tag("SecondLayout"), half.nodes) == (LAYOUT, None, ())
    assert start_game(half) == game
    both = record_of(play_text(game, f"@{LAYOUT}"))
    assert (both.tag("FirstLayout"), both.tag("SecondLayout"), both.nodes) == (LAYOUT, LAYOUT, ())


def test_a_game_given_up_between_the_deployments_keeps_the_first_as_a_move() -> None:
    game = play_text(Game.begin(rule_set("gunki")), f"@{LAYOUT}")
    record = record_of(game.end(Outcome(Player.FIRST, Reason.RESIGNATION)))
    assert record.tag("FirstLayout") is None
    assert len(record.nodes) == 1
    assert (record.result, record.tag("Termination")) == ("1-0", "resignation")


def test_another_start_becomes_a_position() -> None:
    rules = rule_set("jungle")
    text = "7/7/3e3/7/3D3/7/7/7/7 b - - 3 12"
    record = record_of(play_text(Game.begin(rules, parse_position(rules, text)), "Ed6"))
    assert record.tag("Position") == text
    assert start_game(record).position == parse_position(rules, text)


def test_a_deal_is_saved_and_an_undealt_game_has_none() -> None:
    rules = rule_set("junqi")
    dealt = record_of(Game.begin(rules, rules.deal(rules.start(), Random(1))))
    assert (dealt.tag("Deal") or "").count("~") == 50
    assert dealt.tag("Position") is None
    undealt = record_of(Game.begin(rules))
    assert undealt.tag("Deal") is None
    assert undealt.tag("Position") is None


@pytest.mark.parametrize(
    ("reason", "termination"),
    [
        (Reason.RESIGNATION, "resignation"),
        (Reason.AGREEMENT, "agreement"),
        (Reason.TIME, "time forfeit"),
        (Reason.ABANDONED, "abandoned"),
        (Reason.INFRACTION, "rules infraction"),
        (Reason.DEN_REACHED, "normal"),
        (Reason.QUIET_PLIES, "normal"),
    ],
)
def test_the_termination_follows_from_the_reason(reason: Reason, termination: str) -> None:
    game = Game.begin(rule_set("jungle")).end(Outcome(None, reason))
    assert record_of(game).tag("Termination") == termination
    assert record_of(game).result == "1/2-1/2"


def test_an_unknown_variant_has_no_start() -> None:
    record = record_of(Game.begin(rule_set("jungle")))
    unknown = type(record)(tuple(tag for tag in record.tags if tag[0] != "Variant"))
    assert read_start(unknown).game is None
    with pytest.raises(StartError, match="no Variant tag") as error:
        start_game(unknown)
    assert [fault.tag for fault in error.value.faults] == ["Variant"]


def test_every_fault_of_a_position_is_named() -> None:
    record = record_of(Game.begin(rule_set("jungle")), {"Position": "not the game's own"})
    assert record.tag("Position") is None
    wrong = type(record)((*record.tags, ("Position", "7/7/7/7/1L5/7/7/7/3E3 -")))
    with pytest.raises(StartError) as error:
        start_game(wrong)
    assert len(error.value.faults) == 3  # no side to move, a Lion in water, an Elephant in its own den


def test_the_tree() -> None:
    game = random_game("jungle-1a-white", 3, 4)
    record = record_of(game)
    branched = type(record)(record.tags, (*record.nodes, type(record.nodes[0])(0, record.nodes[1].ply)))
    assert children(branched)[-1] == (0,)
    assert children(branched)[0] == (1, 4)
    assert main_line(branched) == (0, 1, 2, 3)
    assert main_line(branched, 4) == ()
    assert path(branched, 4) == (0, 4)
    assert path(branched, -1) == ()
