import pytest

from junqi.core.action import Flip, Step
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.limits_reader import limits_of
from junqi.engine.uci.request import Go, RequestError

JUNGLE, GUNKI, JUNQI = (Game.begin(rule_set(name)) for name in ("jungle", "gunki", "junqi"))


@pytest.mark.parametrize(
    ("request_", "limits"),
    [
        (Go({}), Limits(infinite=True)),
        (Go({"depth": 3}, infinite=True), Limits(depth=3, infinite=True)),
        (Go({"movetime": 1500}), Limits(movetime=1.5)),
        (Go({"depth": 255}), Limits(depth=100)),
        (Go({"mate": 3}), Limits(depth=5)),
        (Go({"mate": 3, "depth": 2}), Limits(depth=2)),
        (
            Go({"wtime": 60_000, "btime": 30_000, "winc": 1_000, "movestogo": 5, "nodes": 7}),
            Limits(clocks=(60.0, 30.0), increments=(1.0, 0.0), moves_to_go=5, nodes=7),
        ),
        (Go({"wtime": 2_000}), Limits(clocks=(2.0, 2.0))),
        (Go({"btime": 2_000}), Limits(clocks=(2.0, 2.0))),
        (Go({"wtime": -50, "btime": 10}), Limits(clocks=(0.0, 0.01))),
        (Go({"depth": 1}, moves=("g3g4", "Ta2")), Limits(depth=1, moves=(Step(20, 27), Step(0, 7)))),
    ],
)
def test_limits_are_read(request_: Go, limits: Limits) -> None:
    assert limits_of(JUNGLE, request_) == limits


def test_flips_may_be_chosen_among() -> None:
    assert limits_of(JUNQI, Go({"depth": 1}, moves=("a1", "c3"))).moves == (Flip(0), Flip(12))


@pytest.mark.parametrize(
    ("game", "move", "message"),
    [
        (JUNGLE, "g3g5", "go: searchmoves: g3g5: "),
        (JUNGLE, "???", "go: searchmoves: '???' is not a move"),
        (GUNKI, "@", "go: searchmoves: nothing is searched while players deploy"),
    ],
)
def test_moves_that_are_none_are_told(game: Game, move: str, message: str) -> None:
    with pytest.raises(RequestError) as caught:
        limits_of(game, Go({}, moves=(move,)))
    assert str(caught.value).startswith(message)
