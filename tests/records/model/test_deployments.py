"""Deployments that begin a game as moves are tags once they are read."""

import io

import pytest

from junqi.records.model.record import Record
from junqi.records.model.replay import games
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record

L = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
M = "LSBKE/S.M.J/CS.LB/J.E.C/XNGNK/NFKXE"


def read(movetext: str, tags: str = '[Variant "gunki-white"]\n') -> Record:
    """The record of a game of Gunki."""
    (game,) = (r for r in read_records(io.BytesIO(f'[Event "?"]\n{tags}\n{movetext}\n'.encode())) if r.record)
    assert game.record is not None
    return game.record


def test_both_become_tags() -> None:
    record = read(f"@{L} @{M} 1. Lxa8 (1. Bxc8= Lxe6) 1... Lxe6 *")
    assert (record.tag("FirstLayout"), record.tag("SecondLayout")) == (L, M)
    assert [node.parent for node in record.nodes] == [-1, -1, 1, 0]
    assert all(game is not None for game in games(record))
    text = write_record(record)
    assert f'[FirstLayout "{L}"]\n[SecondLayout "{M}"]\n\n1. Lxa8 (1. Bxc8= Lxe6) 1... Lxe6 *\n\n' in text
    assert (
        read(text.split("\n\n")[1], f'[Variant "gunki-white"]\n[FirstLayout "{L}"]\n[SecondLayout "{M}"]\n') == record
    )


def test_the_first_alone_becomes_a_tag_while_the_second_player_deploys() -> None:
    record = read(f"{{hello}} @{L} *")
    assert (record.tag("FirstLayout"), record.nodes, record.before) == (L, (), ("hello",))


def test_a_short_name_of_the_variant_will_do() -> None:
    assert read(f"@{L} @{M} *", '[Variant "gunki"]\n').tag("SecondLayout") == M


@pytest.mark.parametrize(
    ("movetext", "nodes"),
    [
        (f"@{L} {{which?}} @{M} 1. Lxa8 *", 3),
        (f"@{L} @{M} $1 1. Lxa8 *", 3),
        (f"@{L} @{M} (@{L} 1. Lxa8) 1. Lxa8 *", 5),
        (f"@{L} (@{M}) @{M} 1. Lxa8 *", 4),
        (f"@{L}\n% hidden\n@{M} 1. Lxa8 *", 3),
        (f"@{L} @{M} Zz *", 3),
        (f"@{L} 1-0", 1),
    ],
)
def test_they_stay_moves_where_tags_cannot_say_the_same(movetext: str, nodes: int) -> None:
    record = read(movetext)
    assert record.tag("FirstLayout") is None
    assert len(record.nodes) == nodes
    assert records_of(write_record(record)) == [record]


def records_of(text: str) -> list[Record]:
    """All records of a text."""
    return [game.record for game in read_records(io.BytesIO(text.encode())) if game.record is not None]
