import pytest

from junqi.core.outcome import Reason
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.uci.board_setup import set_up
from junqi.engine.uci.request import RequestError, SetPosition

LAYOUT = "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
EMPTY = "5/5/5/5/5/5/5/5/5/5/5/5/5"


def test_moves_are_played_with_their_past() -> None:
    shuffle = ("a1a2", "a9a8", "a2a1", "a8a9") * 2
    game = set_up(rule_set("jungle"), SetPosition(None, shuffle)).game
    assert game.outcome is not None
    assert game.outcome.reason is Reason.REPETITION


def test_a_board_that_play_cannot_reach_is_played() -> None:
    jungle = rule_set("jungle")
    game = set_up(jungle, SetPosition("7/7/7/7/7/7/lt5/Cl5/tt5 b")).game
    assert game.position.turn is Player.SECOND
    assert game.outcome is None


def test_deployments_disclosed_or_not() -> None:
    gunki = rule_set("gunki")
    hidden = set_up(gunki, SetPosition(None, ("@",))).game.position
    assert (hidden.turn, hidden.status.deploying, any(hidden.board)) == (Player.SECOND, True, False)
    assert set_up(gunki, SetPosition(f"{EMPTY} w d")).game.position == hidden
    both = set_up(gunki, SetPosition(None, (LAYOUT, LAYOUT))).game
    assert (both.position.turn, both.position.status.deploying, both.outcome) == (Player.FIRST, False, None)


def test_flips_say_what_they_reveal() -> None:
    game = set_up(rule_set("junqi"), SetPosition(None, ("c3=E", "a1=m"))).game
    assert len(game.position.status.pool) == 48


def test_what_was_played_before_is_not_played_again() -> None:
    jungle = rule_set("jungle")
    first = set_up(jungle, SetPosition(None, ("g3g4", "a7a6")))
    further = set_up(jungle, SetPosition(None, ("g3g4", "a7a6", "g4g5")), first)
    assert further.game.previous is first.game
    for other in (SetPosition(None, ("g3g4", "a7b7")), SetPosition("7/7/7/7/7/7/3E3/3r3/7", ("d3d4",))):
        assert set_up(jungle, other, first) == set_up(jungle, other)


def test_a_move_is_counted_from_the_start() -> None:
    jungle = rule_set("jungle")
    first = set_up(jungle, SetPosition(None, ("g3g4", "a7a6")))
    with pytest.raises(RequestError, match="position: move 3 of 4: "):
        set_up(jungle, SetPosition(None, ("g3g4", "a7a6", "a1a9", "a6a5")), first)


@pytest.mark.parametrize(
    ("variant", "text", "moves", "message"),
    [
        ("jungle", "8/8", (), "position: 2 ranks: the Jungle board has 9"),
        ("jungle", "7/7/7/7/7/7/7/7/7 x", (), "position: TURN is 'x': it must be w or b"),
        ("jungle", "7/7/7/7/7/7/7/7/7 w - - 0 1 2", (), "position: 7 fields"),
        ("jungle", None, ("g3g4", "g3g4"), "position: move 2 of 2: g3g4: g3 is empty"),
        ("jungle", None, ("oops",), "position: move 1 of 1: 'oops' is not a move"),
        ("jungle", "3R3/7/7/7/7/7/7/7/r6 b", ("a1a2",), "position: move 1 of 1: a1a2: the game is over (den reached)"),
        ("junqi", None, ("c3",), "position: move 1 of 1: c3: the piece on c3 is not known"),
        ("junqi", None, ("c3=F", "c2=F"), "position: move 2 of 2: c2=F: no such piece is still face down"),
        ("junqi", EMPTY.replace("5", "????1", 1) + " 1 -/MM", (), "position: 4 unknown pieces on the board, but 2"),
        ("gunki", None, ("@@",), "position: move 1 of 1: '@' after '@'"),
        ("gunki", None, ("@", LAYOUT), "position: move 2 of 2: @LSBKE/: nothing can follow a deployment"),
        ("gunki", None, (LAYOUT, "@"), "position: move 2 of 2: @: a deployment must name its layout"),
        ("gunki", f"{EMPTY} w d", (LAYOUT,), "position: move 1 of 1: @LSBKE/: nothing can follow a deployment"),
        (
            "gunki",
            "1f3" + EMPTY[1:] + " b d",
            (),
            "position: the side to move has yet to deploy, but pieces of its own",
        ),
    ],
)
def test_what_cannot_be_set_up_is_told(variant: str, text: str | None, moves: tuple[str, ...], message: str) -> None:
    with pytest.raises(RequestError) as caught:
        set_up(rule_set(variant), SetPosition(text, moves))
    assert str(caught.value).startswith(message)
