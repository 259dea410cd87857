"""Damaged files: everything that can be told of them is told, at every place of every game."""

import io
from random import Random

import pytest

from junqi.core.seat import Player
from junqi.records.formats.raw_game import raw_games, read_raw
from junqi.records.model.record import START, Record
from junqi.records.replaying.plain_replay import NoSuchGameError, NoSuchPlyError, plain_replay
from junqi.records.replaying.replayed import Replayed
from junqi.tui.play.state import player_state
from junqi.tui.replay.describing import findings_text, tags_text, title_of
from junqi.tui.replay.play_on import NothingToPlayOnError, play_on
from junqi.tui.replay.telling import notes_at, status_at
from junqi.tui.replay.tree_layout import lay_out
from junqi.tui.replay.tree_texts import moves_of
from junqi.tui.replay.viewing import Viewing, clocks_at, marks_at, scene_at, shares_along

SIGNS = b'(){};%$ \n\r\x00\xff"[]#=<x.19Rae?!'


def damaged(data: bytes, random: Random) -> bytes:
    """The data with bytes changed, cut and doubled."""
    found = bytearray(data)
    for _ in range(random.randint(1, 8)):
        at = random.randrange(len(found))
        end = at + random.randint(1, 60)
        way = random.randrange(3)
        if way == 0:
            found[at] = random.choice(SIGNS)
        elif way == 1:
            del found[at:end]
        else:
            found[at:at] = found[at:end]
    return bytes(found)


def look_everywhere(viewing: Viewing, random: Random) -> None:
    """Ask for all that a screen shows, at every place."""
    replayed = viewing.replayed
    layout = lay_out(moves_of(replayed), "", "*", 34)
    assert len(layout.line_of) == len(replayed.record.nodes)
    for node in range(START, len(replayed.record.nodes)):
        there = viewing.at(viewing.cursor.to_node(node))
        marks, notes, status = marks_at(there), notes_at(there), status_at(there, "")
        assert 0 <= marks.at <= marks.last
        assert all(note.isprintable() for note in notes)
        assert status.turn
        assert len(clocks_at(there)) == 2
        assert len(shares_along(there)) in (0, marks.last + 1)
        session = there.session
        assert (scene_at(there, revealed=False) is None) == (session is None)
        if session is not None:
            assert [player_state(session, player).name for player in Player] == list(replayed.names)
    try:
        assert play_on(viewing, random).session.game.outcome is None
    except NothingToPlayOnError:
        assert replayed.start is None or replayed.start.outcome is not None


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_file_is_replayed_as_far_as_it_can_be_read(club, seed):
    random = Random(seed)
    data = damaged(club.read_bytes(), random)
    for raw in raw_games(io.BytesIO(data), "club.jgn"):
        read = read_raw(raw, "club.jgn")
        out, err = io.StringIO(), io.StringIO()
        sound = plain_replay(io.BytesIO(data), "club.jgn", raw.block.number, None, out, err)
        assert sound == ("error:" not in err.getvalue())
        assert "Result: " in out.getvalue()
        viewing = Viewing.of(Replayed.of(read.record or Record()), read.findings)
        names = viewing.replayed.names
        assert title_of(viewing.replayed.record, names, raw.block.number, "6", read.findings).isprintable()
        assert len(findings_text(read.findings).splitlines()) == len(read.findings)
        assert tags_text(viewing.replayed.record)
        look_everywhere(viewing, random)


def test_a_ply_asked_for_of_a_damaged_file_is_shown_or_refused(club):
    for seed in range(40):
        random = Random(seed)
        data = damaged(club.read_bytes(), random)
        out = io.StringIO()
        try:
            plain_replay(io.BytesIO(data), "club.jgn", random.randint(1, 7), random.randint(0, 30), out, io.StringIO())
        except (NoSuchGameError, NoSuchPlyError):
            assert out.getvalue() == ""
        else:
            assert " against " in out.getvalue()
