"""Playing on from a place in a record."""

from random import Random

import pytest

from junqi.core.piece import FACE_DOWN, IDENTITY_BITS
from junqi.core.seat import Player
from junqi.notation.position import format_position
from junqi.records.formats.game_index import GameFile
from junqi.records.replaying.replayed import Replayed
from junqi.tui.play.play_screen import PlayScreen
from junqi.tui.replay.play_on import NothingToPlayOnError, play_on
from junqi.tui.replay.replay_screen import ReplayScreen
from junqi.tui.replay.viewing import Viewing


@pytest.fixture
def viewing_of(club):
    """The start of a game of the club's file."""

    def make(number):
        file = GameFile(club)
        entry = list(file.entries())[number - 1]
        return Viewing.of(Replayed.of(file.read(entry).record))

    return make


def at_ply(viewing, ply):
    return viewing.at(viewing.cursor.to_ply(ply))


def test_the_new_game_has_the_past_and_the_players(viewing_of):
    viewing = at_ply(viewing_of(1), 2)
    found = play_on(viewing, Random(1))
    assert not found.dealt_anew
    assert found.session.names == ("Ann", "Bob")
    assert found.session.game.length == 2
    assert found.session.undo().undo().game.previous is None


def test_the_new_game_has_tags_of_its_own(viewing_of):
    tags = (("Date", "2026.11.30"), ("FirstType", "human"))
    assert play_on(viewing_of(1), Random(1), tags).session.tags == tags


def test_a_variation_is_played_on_from_as_well(viewing_of):
    viewing = viewing_of(1)
    found = play_on(viewing.at(viewing.cursor.to_node(3)), Random(1)).session.game
    assert found.position == viewing.replayed.games[3].position


def test_a_game_given_up_may_be_played_on_from_its_end(viewing_of):
    assert play_on(at_ply(viewing_of(1), 5), Random(1)).session.outcome is None


def test_with_a_deal_the_pieces_are_those_of_the_record(viewing_of):
    viewing = at_ply(viewing_of(3), 8)
    found = play_on(viewing, Random(1))
    assert not found.dealt_anew
    assert found.session.game.position == viewing.game.position


def test_without_a_deal_what_is_left_is_dealt_at_random_and_the_flips_stand(viewing_of):
    viewing = at_ply(viewing_of(4), 8)
    known, other = (play_on(viewing, Random(seed)) for seed in (1, 2))
    assert known.dealt_anew
    game, rules = known.session.game, known.session.rules
    assert rules.public(game.position, game.position.turn) == viewing.game.position
    assert rules.hidden(game.position) == rules.hidden(viewing.game.position)
    assert game.position != other.session.game.position
    start = game.line()[0].position.board
    for ply in viewing.game.plies:
        assert start[ply.action.square] & FACE_DOWN
        assert start[ply.action.square] & IDENTITY_BITS == ply.revealed


def test_nothing_is_played_on_where_the_game_is_over_or_never_began(viewing_of, tmp_path):
    with pytest.raises(NothingToPlayOnError, match="no position"):
        play_on(viewing_of(6), Random(1))
    path = tmp_path / "won.jgn"
    path.write_text('[Event "?"]\n[Variant "jungle"]\n[Position "7/3R3/7/7/7/7/7/7/6e w"]\n\n1. Rd9# 1-0\n')
    file = GameFile(path)
    viewing = Viewing.of(Replayed.of(file.read(next(file.entries())).record))
    with pytest.raises(NothingToPlayOnError, match="over here"):
        play_on(viewing.at(viewing.cursor.to_end()), Random(1))
    assert play_on(viewing, Random(1)).session.outcome is None


def told(hand):
    """What has been said at the edge of the screen."""
    return " ".join(notification.message for notification in hand.app._notifications)


async def until_playing(hand):
    for _ in range(5):
        await hand.settle()
        if isinstance(hand.screen, PlayScreen):
            return
    raise AssertionError(f"no game is being played, but {hand.screen}")


def test_it_opens_over_the_replay_and_leaves_the_file_as_it_is(replay, club, data_folder):
    before = club.read_bytes()

    async def steps(hand):
        await hand.press("right", "right", "o", "enter")
        await until_playing(hand)
        game = hand.screen.session.game
        assert format_position(game.rules, game.position) == "l5t/1d3c1/2p1w1e/r6/7/6R/E1W1P2/1C3D1/T5L w - - 2 2"
        await hand.choose("g4")
        await hand.choose("g5")
        assert hand.screen.session.game.length == 3
        await hand.press("q", "y")
        assert isinstance(hand.screen, ReplayScreen)
        assert hand.screen.viewing.cursor.at == 2

    replay(steps)
    assert club.read_bytes() == before
    kept = list(data_folder.rglob("*.jgn"))
    assert len(kept) == 1, "the new game is kept in a file of its own"
    assert "1. Rg4 Ra6 2. Rg5 *" in kept[0].read_text()


def test_the_computer_plays_on_at_the_level_asked_for(replay):
    async def steps(hand):
        await hand.press("right", "right", "o", "down", "enter", "down", "enter")
        await until_playing(hand)
        session, table = hand.screen.session, hand.screen.table
        assert table.only_human is Player.FIRST
        assert session.names == ("Ann", "Computer level 2")
        assert dict(session.tags)["SecondProgram"] == "engine:2"

    replay(steps)


def test_nobody_plays_on_who_leaves_the_question(replay):
    async def steps(hand):
        await hand.press("right", "o", "escape")
        assert isinstance(hand.screen, ReplayScreen)
        await hand.press("o", "down", "enter", "escape")
        assert isinstance(hand.screen, ReplayScreen)

    replay(steps)


def test_it_says_that_it_dealt_at_random(replay, data_folder):
    async def steps(hand):
        await hand.press("right", "right", "right", "o", "enter")
        await until_playing(hand)
        assert "dealt at random" in told(hand)

    replay(steps, game=4)
    kept = next(iter(data_folder.rglob("*.jgn"))).read_text()
    assert "[Deal " in kept
    assert "1. a8=l d13=l 2. b13=f *" in kept


def test_where_the_game_is_over_it_says_so(replay, tmp_path):
    path = tmp_path / "won.jgn"
    path.write_text('[Event "?"]\n[Variant "jungle"]\n[Position "7/3R3/7/7/7/7/7/7/6e w"]\n\n1. Rd9# 1-0\n')

    async def steps(hand):
        await hand.press("end", "o")
        assert "The game is over here" in told(hand)
        assert isinstance(hand.screen, ReplayScreen)

    replay(steps, path)
