"""Junqi's evaluation: it knows no colours and no sides, and likes what leads to a win."""

from collections.abc import Callable

import attrs
import pytest

from junqi.core.game import Game
from junqi.core.piece import FLAG_BITS, KIND_BITS, ON_FLAG, SIDE_BIT
from junqi.core.position import Position
from junqi.core.registry import rule_set
from junqi.core.seat import ENEMY, OPPONENT
from junqi.engine.search.junqi_player import JunqiThinker
from junqi.notation.position import parse_position

JUNQI = rule_set("junqi")
MakePositions = Callable[..., list[Position]]


@pytest.fixture(scope="module")
def worth() -> Callable[[Position], int]:
    thinker = JunqiThinker(JUNQI)

    def evaluate(position: Position) -> int:
        score = thinker.evaluate(Game(JUNQI, position)).centipawns
        assert score is not None
        return score

    return evaluate


def recoloured(position: Position) -> Position:
    """The same position with the colours of all pieces, Flags and players exchanged."""

    def exchanged(code: int) -> int:
        code ^= SIDE_BIT if code & KIND_BITS else 0
        return code ^ ON_FLAG[0] ^ ON_FLAG[1] if code & FLAG_BITS in ON_FLAG else code

    first_side = position.status.first_side
    assert first_side is not None
    status = attrs.evolve(position.status, first_side=ENEMY[first_side])
    return attrs.evolve(position, board=bytes(map(exchanged, position.board)), status=status)


def test_colours_do_not_matter(random_positions: MakePositions, worth: Callable[[Position], int]) -> None:
    for position in random_positions(JUNQI, 11, 60):
        assert worth(position) == worth(recoloured(position))


def test_what_is_good_for_one_is_bad_for_the_other(
    random_positions: MakePositions, worth: Callable[[Position], int]
) -> None:
    for position in random_positions(JUNQI, 12, 60):
        other = attrs.evolve(position, turn=OPPONENT[position.turn])
        assert abs(worth(position) + worth(other)) <= 2  # quotients are rounded down


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2F2/5/5/5/3k1/5/5/5/5/5/5/E3M/3f1", "2F2/5/5/5/3k1/5/5/5/5/5/5/E3K/3f1"),
        ("5/5/5/5/3k1/5/5/5/5/5/5/E^3M/3f1", "5/5/5/5/3k1/5/5/5/E^4/5/5/4M/3f1"),
        ("2F2/5/5/5/3k1/5/5/5/5/5/5/2E1M/3f1", "2F2/2E2/5/5/3k1/5/5/5/5/5/5/4M/3f1"),
        ("2F2/5/5/5/3k1/5/5/5/5/5/5/2E1M/2nf1", "2F2/5/2E2/5/3k1/5/5/5/5/5/5/4M/2nf1"),
        ("2F1N/5/5/5/3k1/5/5/5/5/5/5/2E1M/3fn", "2F2/5/5/5/3k1/5/5/5/5/5/5/2E1M/3fn"),
        ("2F2/5/5/5/3k1/5/5/5/3E1/5/5/4M/3fn", "2F2/5/5/5/3k1/5/5/5/4E/5/5/4M/3fn"),
    ],
    ids=["material", "near home", "near the Flag", "near a Landmine", "guarded", "sheltered"],
)
def test_what_is_better(better: str, worse: str, worth: Callable[[Position], int]) -> None:
    assert worth(parse_position(JUNQI, f"{better} 1 w")) > worth(parse_position(JUNQI, f"{worse} 1 w"))


def test_a_game_that_stands_still_is_worth_less_and_less(worth: Callable[[Position], int]) -> None:
    board = "2F2/5/5/5/3k1/5/5/5/5/5/5/E3M/3f1 1 w -"
    values = [worth(parse_position(JUNQI, f"{board} {quiet} 90")) for quiet in (0, 30, 60, 90)]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] > 0


def test_nothing_is_known_before_colours_are(worth: Callable[[Position], int]) -> None:
    assert worth(JUNQI.start()) == 0
