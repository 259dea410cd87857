"""Replay screens as text, for every game at two sizes."""

import pytest

from junqi.tui.board.look import Look, PieceSet

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
GAMES = pytest.mark.parametrize("game", [1, 2, 3], ids=["jungle", "gunki", "junqi"])


@SIZES
@GAMES
@pytest.mark.parametrize("pieces", PieceSet, ids=["letters", "hanzi"])
def test_in_mid_game(replay, steady, screen_snapshot, size, game, pieces):
    async def steps(hand):
        assert await steady(hand) == screen_snapshot

    replay(steps, game=game, ply={1: 3, 2: 13, 3: 17}[game], size=size, look=Look(pieces=pieces))


@SIZES
def test_in_a_variation_on_a_flipped_board(replay, steady, screen_snapshot, size):
    async def steps(hand):
        await hand.press("right", "right", "down", "right", "down", "right", "f")
        assert await steady(hand) == screen_snapshot

    replay(steps, size=size)


@SIZES
def test_the_end_with_its_graph(replay, steady, screen_snapshot, size):
    async def steps(hand):
        await hand.press("end")
        assert await steady(hand) == screen_snapshot

    replay(steps, size=size)


@SIZES
def test_revealed(replay, steady, screen_snapshot, size):
    async def steps(hand):
        await hand.press("x")
        assert await steady(hand) == screen_snapshot

    replay(steps, game=3, ply=17, size=size)


@pytest.mark.parametrize("game", [1, 2], ids=["jungle", "gunki"])
def test_nothing_but_ascii(replay, steady, screen_snapshot, game):
    async def steps(hand):
        text = await steady(hand)
        assert text.isascii()
        assert text == screen_snapshot

    replay(steps, game=game, ply=4, look=Look(ascii=True, colour=False))


@SIZES
def test_a_game_not_understood_to_its_end(replay, steady, screen_snapshot, size):
    async def steps(hand):
        await hand.press("end")
        assert await steady(hand) == screen_snapshot

    replay(steps, game=5, size=size)


@SIZES
def test_a_game_of_an_unknown_variant(replay, steady, screen_snapshot, size):
    async def steps(hand):
        assert await steady(hand) == screen_snapshot

    replay(steps, game=6, size=size)


@SIZES
@pytest.mark.parametrize("key", ["g", "j", "i", "k", "e"], ids=["games", "ply", "tags", "keys", "findings"])
def test_boxes(replay, steady, screen_snapshot, size, key):
    async def steps(hand):
        await hand.press(key)
        assert await steady(hand) == screen_snapshot

    replay(steps, game=5, size=size)


@pytest.mark.parametrize(("game", "size"), [(1, (20, 8)), (2, (5, 2)), (1, (467, 145))], ids=str)
def test_any_size_can_be_stepped_through_and_left(replay, size, game):
    async def steps(hand):
        await hand.press("right", "right", "end", "left", "f", "b", "g", "escape")
        await hand.resize(80, 24)
        assert "Next:" in hand.text()

    replay(steps, game=game, size=size)
