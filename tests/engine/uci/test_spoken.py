from collections.abc import Callable
from random import Random

import pytest

from junqi.core.action import Action, Flip, Step
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.seat import Player
from junqi.engine.uci.board_setup import set_up
from junqi.engine.uci.errors import EngineIllegalMoveError
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.request import SetPosition
from junqi.engine.uci.request_reader import parse_request
from junqi.engine.uci.spoken import action_text, go_line, position_line, public_moves, read_move

JUNGLE = rule_set("jungle")
LAYOUTS = ("@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", "@EKBSL/J.M.S/BL.SC/C.E.J/XNGNK/EXKFN")


@pytest.mark.parametrize(
    ("limits", "line"),
    [
        (Limits(), "go infinite"),
        (Limits(infinite=True, depth=4), "go depth 4 infinite"),
        (Limits(movetime=1.2345), "go movetime 1234"),
        (Limits(nodes=5000, depth=3), "go depth 3 nodes 5000"),
        (
            Limits(clocks=(60.0, 0.5), increments=(1.0, 0.0), moves_to_go=20),
            "go wtime 60000 btime 500 winc 1000 binc 0 movestogo 20",
        ),
        (Limits(movetime=0.1, moves=(Step(20, 27),)), "go movetime 100 searchmoves g3g4"),
        (Limits(movetime=-3.0), "go movetime 0"),
    ],
)
def test_limits_are_spoken(limits: Limits, line: str) -> None:
    assert go_line(JUNGLE, limits) == line


def test_a_position_that_is_no_start_is_spoken_as_text() -> None:
    start = JUNGLE.apply(JUNGLE.start(), Step(20, 27))
    line = "position fen l5t/1d3c1/r1p1w1e/7/7/6R/E1W1P2/1C3D1/T5L b - - 1 1 moves a9a8"
    assert position_line(JUNGLE, start, ("a9a8",)) == line


@pytest.mark.parametrize("variant", RULE_SETS)
def test_what_is_spoken_of_a_game_is_understood(variant: str, random_game: Callable[..., Game]) -> None:
    rules = rule_set(variant)
    for seed in range(3):
        game = random_game(rules, seed, plies=60)
        if game.outcome is not None:
            assert game.previous is not None
            game = game.previous
        viewer = game.position.turn
        request = parse_request(position_line(rules, *public_moves(game, viewer)))
        assert isinstance(request, SetPosition)
        understood = set_up(rules, request).game
        assert understood.position == rules.public(game.position, viewer)
        assert understood.occurrences == game.occurrences


def test_no_hidden_piece_is_spoken_of() -> None:
    junqi = rule_set("junqi")
    deals = [Game.begin(junqi, junqi.deal(junqi.start(), Random(seed))) for seed in (1, 2)]
    lines = {position_line(junqi, *public_moves(game, Player.FIRST)) for game in deals}
    assert lines == {"position startpos"}
    flipped = deals[0].play(Flip(0))
    _, moves = public_moves(flipped, Player.SECOND)
    assert len(moves) == 1
    assert moves[0].startswith("a1=")


def test_a_layout_is_spoken_of_once_both_have_deployed(act: Callable[..., Action]) -> None:
    gunki = rule_set("gunki")
    first = Game.begin(gunki).play(act(gunki, LAYOUTS[0]))
    assert public_moves(first, Player.SECOND)[1] == ("@",)
    assert public_moves(first, Player.FIRST)[1] == (LAYOUTS[0],)
    both = first.play(act(gunki, LAYOUTS[1]))
    assert public_moves(both, Player.FIRST)[1] == public_moves(both, Player.SECOND)[1] == LAYOUTS


def test_an_action_is_spoken_of_without_what_it_reveals(act: Callable[..., Action]) -> None:
    junqi, gunki = rule_set("junqi"), rule_set("gunki")
    assert [action_text(junqi, act(junqi, move)) for move in ("a10a12", "c3", "_b13", "^b13")] == [
        "a10a12",
        "c3",
        "_b13",
        "^b13",
    ]
    assert action_text(gunki, act(gunki, LAYOUTS[0])) == LAYOUTS[0]


@pytest.mark.parametrize("text", ["g3g5", "g3", "a9a8", "castles", "@", "g3g4g5", "0000", "\x1b[2J", "x" * 10_000])
def test_a_move_that_is_none_is_told(text: str) -> None:
    with pytest.raises(EngineIllegalMoveError) as caught:
        read_move(Game.begin(JUNGLE), text, "Dee")
    message = str(caught.value)
    assert message.startswith("Dee plays ")
    assert ", an illegal move: " in message
    assert message.isprintable()
    assert len(message) < 300


def test_a_move_is_read_in_any_form() -> None:
    game = Game.begin(JUNGLE)
    assert {read_move(game, text, "Dee") for text in ("g3g4", "Rg4", "Rg3-g4", "鼠g3-g4")} == {Step(20, 27)}
