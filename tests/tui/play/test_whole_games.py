"""A whole game of each kind on the screen: by keys and by clicks, on a turned board too."""

import pytest

from junqi.core.outcome import Reason
from junqi.core.seat import Player
from junqi.tui.dialogs.notice_dialog import NoticeDialog
from junqi.tui.openings import playing
from junqi.tui.play_options import PlayOptions, opening_of

JUNGLE = ("jungle", "7/7/7/3R3/7/7/7/7/2e4 w - - 0 1", "d6d7 c1b1 d7d8 b1a1 d8d9", Reason.DEN_REACHED)
GUNKI = (
    "gunki-white",
    "e2f1/3C1/5/5/5/5/5/5/5/5/5/5/1F3 w - - 0 1",
    "d12d11 a13a12 d11d12 a12b12 d12d13",
    Reason.FLAG_TAKEN,
)
JUNQI = ("junqi", "e4/5/5/5/5/5/5/4F/5/5/2E2/2f2/5 1 w - 0 1", "c3c2 a13a12 c2b2 a12a11 b2b1", Reason.FLAG_HOME)


@pytest.mark.parametrize(
    ("variant", "position", "moves", "reason"), [JUNGLE, GUNKI, JUNQI], ids=["jungle", "gunki", "junqi"]
)
@pytest.mark.parametrize("flipped", [False, True], ids=["upright", "flipped"])
@pytest.mark.parametrize("way", ["walk", "click"])
def test_a_whole_game(run_app, variant, position, moves, reason, flipped, way):
    async def script(hand):
        go = getattr(hand, way)
        await hand.press(*("f" if flipped else ""))
        for move in moves.split():
            origin, target = hand.squares(move)
            await go(origin)
            assert hand.screen.selection is not None
            await go(target)
        assert isinstance(hand.screen, NoticeDialog)
        assert "Ann wins" in hand.text()
        await hand.press("enter")
        assert hand.screen.session.outcome.winner is Player.FIRST
        assert hand.screen.session.outcome.reason is reason
        await hand.press(*"uuuuu")
        assert hand.position() == position
        await hand.press(*"rrrrr")
        assert isinstance(hand.screen, NoticeDialog)

    run_app(script, opening(variant, position))


def opening(variant, position):
    return playing(opening_of(PlayOptions(variant=variant, position=position, names=("Ann", "Bob"))))
