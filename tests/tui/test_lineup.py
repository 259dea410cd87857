"""Who plays, by the words of people and by the tags of records."""

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.uci.errors import ProgramTextError
from junqi.tui.lineup import Lineup, SecondsError, lineup_of, seconds_in, with_lineup
from junqi.tui.play_options import PlayOptions, opening_of
from junqi.tui.player import HumanPlayer
from junqi.tui.programs.agents import agents_of
from junqi.tui.programs.program_player import ProgramPlayer
from junqi.tui.session import Session

FIRST, SECOND = Player
GAME = Game.begin(rule_set("jungle"))


def test_agents_names_and_tags_of_a_lineup():
    lineup = Lineup(("human", "engine:4"))
    human, program = agents_of(lineup, print)
    assert isinstance(human, HumanPlayer) and isinstance(program, ProgramPlayer)
    assert lineup.only_human is FIRST
    assert lineup.names() == ("First", "Computer level 4")
    assert lineup.names(("Ann", "Bob")) == ("Ann", "Bob")
    assert lineup.tags() == {"FirstType": "human", "SecondType": "program", "SecondProgram": "engine:4"}


@pytest.mark.parametrize(("seed", "option"), [(0, "1"), (7, "8"), (-1, "2147483647"), (2**31 - 1, "1")])
def test_a_seed_reaches_the_built_in_engine_only(seed, option):
    built_in, other = agents_of(Lineup(("engine:2", "uci:x"), seed=seed), print)
    assert built_in._runner.program.options == (("Skill Level", "2"), ("Seed", option))
    assert other._runner.program.options == ()


def test_without_a_level_the_computer_plays_its_best():
    assert Lineup(("engine", "human")).names() == ("Computer level 10", "Second")


@pytest.mark.parametrize("kinds", [("human", "human"), ("engine", "uci:x")])
def test_no_only_human_among_two_or_none(kinds):
    assert Lineup(kinds).only_human is None


def test_a_command_is_no_part_of_a_record():
    assert Lineup(("uci:/opt/fish --secret", "human")).tags() == {"FirstType": "program", "SecondType": "human"}


@pytest.mark.parametrize("kind", ["robot", "engine:0", "engine:11", "engine:x", "uci:", "Human"])
def test_what_is_no_kind_of_player(kind):
    with pytest.raises(ProgramTextError):
        Lineup(("human", kind))


@pytest.mark.parametrize(("text", "seconds"), [("1", 1.0), ("0.05", 0.05), ("86400", 86400.0)])
def test_times_to_think(text, seconds):
    assert seconds_in(text) == seconds


@pytest.mark.parametrize("text", ["", "0", "-1", "soon", "nan", "inf", "86401"])
def test_what_is_no_time_to_think(text):
    with pytest.raises(SecondsError, match="no time for a move"):
        seconds_in(text)


@pytest.mark.parametrize(
    ("tags", "kinds"),
    [
        ({}, ("human", "human")),
        ({"FirstType": "human", "SecondType": "program", "SecondProgram": "engine:4"}, ("human", "engine:4")),
        ({"FirstType": "program", "SecondType": "human"}, ("engine", "human")),
        ({"FirstType": "program", "FirstProgram": "uci:rm -rf x"}, ("engine", "human")),
        ({"FirstType": "program", "FirstProgram": "engine:99"}, ("engine", "human")),
        ({"FirstProgram": "engine:4"}, ("human", "human")),
    ],
)
def test_who_plays_on_in_a_kept_game(tags, kinds):
    assert lineup_of(tags).kinds == kinds


def test_who_plays_for_somebody_else_has_a_name_of_their_own():
    lineup = Lineup(("human", "engine:4"))
    session = Session(GAME, ("Ann", "Bob"), tuple(lineup.tags().items()))
    assert with_lineup(session, lineup).names == ("Ann", "Bob")
    weaker = with_lineup(session, Lineup(("human", "engine:2")))
    assert weaker.names == ("Ann", "Computer level 2")
    assert dict(weaker.tags)["SecondProgram"] == "engine:2"
    alone = with_lineup(session, Lineup())
    assert alone.names == ("Ann", "Second")
    assert dict(alone.tags) == {"FirstType": "human", "SecondType": "human"}


KEPT = """[First "Ann"]
[Second "Deep Rat"]
[Result "*"]
[Variant "jungle-1a-white"]
[SecondType "program"]

1. Rg4 *
"""


@pytest.mark.parametrize(
    ("kinds", "played", "names", "remark"),
    [
        ((None, None), ("human", "engine"), ("Ann", "Computer level 10"), "Computer level 10 plays on for Deep Rat."),
        ((None, "uci:rat"), ("human", "uci:rat"), ("Ann", "Deep Rat"), ""),
        ((None, "human"), ("human", "human"), ("Ann", "Second"), "Second plays on for Deep Rat."),
        (("engine:1", "human"), ("engine:1", "human"), ("Computer level 1", "Second"), "Ann"),
    ],
)
def test_who_plays_on_in_a_game_resumed_from_a_file(tmp_path, kinds, played, names, remark):
    path = tmp_path / "kept.jgn"
    path.write_text(KEPT)
    opening = opening_of(PlayOptions(resume=path, kinds=kinds))
    assert opening.lineup.kinds == played
    assert opening.session.names == names
    assert remark in opening.remark if remark else not opening.remark
