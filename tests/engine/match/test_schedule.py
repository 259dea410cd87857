import pytest

from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.match.layout_source import LayoutSource
from junqi.engine.match.openings import OpeningStyle
from junqi.engine.match.results import Results
from junqi.engine.match.schedule import GameCountError, check_games, fixture

STYLE = OpeningStyle(LayoutSource.OWN)


@pytest.mark.parametrize("name", ["jungle", "gunki", "junqi"])
def test_a_pair_has_one_opening_and_swapped_seats(name):
    first, second, third = (fixture(rule_set(name), STYLE, 5, number) for number in (1, 2, 3))
    assert first.opening == second.opening
    assert (first.seats, second.seats, third.seats) == ((0, 1), (1, 0), (0, 1))
    assert first.seeds == second.seeds != third.seeds
    assert len(set(first.seeds)) == 2
    assert name == "gunki" or third.opening != first.opening


def test_a_game_depends_on_seed_and_number_alone():
    assert fixture(rule_set("junqi"), STYLE, 5, 7) == fixture(rule_set("junqi"), STYLE, 5, 7)
    assert fixture(rule_set("junqi"), STYLE, 5, 7) != fixture(rule_set("junqi"), STYLE, 6, 7)


def test_scores_are_the_first_contestants():
    plain, swapped = (fixture(rule_set("gunki"), STYLE, 1, number) for number in (1, 2))
    assert [plain.score(winner) for winner in (Player.FIRST, Player.SECOND, None)] == [1, 0, 0.5]
    assert [swapped.score(winner) for winner in (Player.FIRST, Player.SECOND, None)] == [0, 1, 0.5]


@pytest.mark.parametrize("games", [-2, 0, 1, 7])
def test_games_come_in_pairs(games):
    with pytest.raises(GameCountError, match="even number"):
        check_games(games)


def test_results_count_games_and_complete_pairs():
    found = Results.of([1, 1, 0, 0.5, 0.5, 0.5, 1, 0, None, 1, 0])
    assert (found.wins, found.draws, found.losses) == (4, 3, 3)
    assert found.pairs == (0, 1, 2, 0, 1)
    assert (found.games, found.points) == (10, 5.5)
