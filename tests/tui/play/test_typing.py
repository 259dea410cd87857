"""Typing moves: what is suggested, and when the keys of the board come back."""

import pytest
from textual.events import Key
from textual.geometry import Region

from junqi.tui.board.board_view import BoardView
from junqi.tui.keys_footer import KeysFooter
from junqi.tui.openings import playing
from junqi.tui.play.move_input import MoveInput
from junqi.tui.play.status_line import StatusLine
from junqi.tui.play_options import PlayOptions, opening_of

GUNKI = "3f1/5/5/e4/5/5/5/5/5/5/M4/5/1F3 w"
CARRYING = "e4/5/5/5/5/5/5/4F/5/5/2E2/2f2/5 1 w"


def opening(variant, **options):
    return playing(opening_of(PlayOptions(variant=variant, names=("Ann", "Bob"), **options)))


@pytest.mark.parametrize(
    ("variant", "options", "forms"),
    [
        ("jungle", {"position": "7/7/7/7/6e/r6/E6/7/7 w"}, "Ea2, a3a2 or Ea3-a2"),
        ("gunki-white", {"position": GUNKI}, "Mb3, a3b3 or Ma3-b3"),
        ("junqi", {"seed": 1}, "a1"),
        ("junqi", {"position": CARRYING}, "Ec2^, c3c2 or Ec3-c2^"),
    ],
)
def test_moves_are_suggested_that_can_be_played_now(run_app, variant, options, forms):
    async def script(hand):
        await hand.press("t")
        assert f"a move, such as {forms}; Enter plays it, Esc leaves" in hand.text()
        await hand.type(forms.split(",")[0])
        await hand.press("enter")
        assert hand.screen.session.game.length == 1
        assert f"such as {forms};" not in hand.text()
        assert "a move, such as" in hand.text()

    run_app(script, opening(variant, **options))


def test_typing_ends_with_the_game_and_the_keys_that_it_names_work(run_app):
    async def script(hand):
        await hand.press("t")
        await hand.type("Ld9")
        await hand.press("enter")
        assert "Ann wins: den reached." in hand.text()
        await hand.press("enter")
        assert not hand.screen.query_one(MoveInput).display
        assert isinstance(hand.screen.focused, BoardView)
        await hand.press("u")
        assert hand.screen.session.game.length == 0

    run_app(script, opening("jungle", position="7/3L3/7/7/7/r6/7/7/7 w"))


def test_what_was_refused_before_is_gone_when_a_move_is_typed(run_app):
    async def script(hand):
        await hand.choose("g3")
        await hand.choose("g4")
        await hand.choose("g4")
        assert "is not yours to move" in hand.text()
        await hand.press("t")
        assert "is not yours to move" not in hand.text()
        assert "Ann: Rat g3 to g4." in hand.text()

    run_app(script, opening("jungle"))


RAILWAY = {"position": "5/5/5/5/f4/5/5/5/4N/4E/5/5/1F2e 1 w"}
"""An Engineer who can go to 33 squares."""


@pytest.mark.parametrize(
    ("variant", "options", "typed", "start", "end"),
    [
        ("jungle", {}, "a1a9", "a1a9: the Tiger on a1 can go to", "b1, a2."),
        ("junqi", {"seed": 1}, "a1a9", "a1a9: the piece on a1 lies face down;", "it can only be flipped."),
        ("junqi", {"seed": 1}, "no such move", "'no such move' is not a move: a move names", "squares a1 to e13."),
        ("junqi", RAILWAY, "e4e5", "e4e5: the Engineer on e4 can go to a2,", "c12, d12, e12."),
        ("junqi", RAILWAY, "x" * 300, "'xxxx", "squares a1 to e13."),
    ],
)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20)])
def test_a_refusal_is_shown_in_full_while_moves_are_typed(run_app, variant, options, typed, start, end, size):
    async def script(hand):
        await hand.press("t")
        hand.screen.query_one(MoveInput).value = typed
        await hand.press("enter")
        status = await full_status(hand)
        assert start in status
        assert status.endswith(end)
        await hand.press("escape")
        await hand.until(lambda: hand.screen.query_one(StatusLine).size.height == 2)
        assert end not in hand.text()
        assert hand.screen.query_one(KeysFooter).display

    run_app(script, opening(variant, **options), size=size)


async def full_status(hand) -> str:
    """What the status line says once it has got the room that it needs, as one line."""
    line = hand.screen.query_one(StatusLine)

    def rows() -> list[str]:
        return [row.text.strip() for row in line.render_lines(Region(0, 0, *line.outer_size))]

    await hand.until(lambda: line.size.height >= len(line.render().wrap(line.size.width)))
    return " ".join(rows())


def test_a_refusal_follows_the_width_of_the_terminal(run_app):
    async def script(hand):
        await hand.press("t")
        await hand.type("e4e5")
        await hand.press("enter")
        line, footer = hand.screen.query_one(StatusLine), hand.screen.query_one(KeysFooter)
        for width, rows in ((80, 3), (200, 1), (120, 2)):
            await hand.resize(width, 30)
            await hand.until(lambda rows=rows: line.size.height == rows)
            assert footer.display is (rows == 1)
            assert (await full_status(hand)).endswith("c12, d12, e12.")

    run_app(script, opening("junqi", **RAILWAY))


def test_keys_struck_all_at_once_are_typed_into_the_line(run_app):
    async def script(hand):
        for key in ("t", *"g3g4", "enter"):
            hand.app.post_message(Key(key, key if len(key) == 1 else None))
        await hand.until(lambda: hand.screen.session.game.length == 1)

    run_app(script, opening("jungle"))
