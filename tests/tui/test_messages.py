"""Messages that come and go by themselves."""

import asyncio

import pytest

from junqi.tui.app import JunqiApp
from junqi.tui.openings import playing
from junqi.tui.play.status_line import StatusLine
from junqi.tui.play_options import PlayOptions, opening_of


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_message_leaves_the_status_line_and_the_footer_readable(size):
    async def main():
        app = JunqiApp(opening=playing(opening_of(PlayOptions(variant="jungle"))))
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            app.notify("Saved as game.jgn.")
            for _ in range(2000):  # Textual puts layouts off for a moment
                await pilot.pause()
                if app.screen.query("Toast") and app.screen.query_one("Toast").region.height:
                    break
                await asyncio.sleep(0.01)
            toast = app.screen.query_one("Toast")
            assert toast.region.height > 0
            assert toast.region.bottom <= app.screen.query_one(StatusLine).region.y

    asyncio.run(main())
