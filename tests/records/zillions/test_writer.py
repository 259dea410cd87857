"""Saved games as they are written, line by line as the format is known."""

from collections.abc import Callable
from io import BytesIO

import pytest

from jgn_games import LAYOUT_TAGS
from junqi.records.converting.choices import Choices
from junqi.records.converting.format import Numbered
from junqi.records.converting.zsg_format import ZSG_FORMAT
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer_errors import UnwritableError


def lines_of(data: bytes) -> list[str]:
    """The lines of the saved game of a record."""
    [record] = [read.record for read in read_records(BytesIO(data)) if read.record is not None]
    [document] = ZSG_FORMAT.write(Numbered(record), Choices())
    text = document.data.decode("ascii")
    assert text.endswith("\r\n")
    assert text.count("\n") == text.count("\r\n")
    return text.split("\r\n")[:-1]


def test_a_game_of_jungle(jungle: Callable[..., bytes]) -> None:
    data = jungle("1. Rg4 (1. Rg2) 1... Ra6 {a comment} 2. Rg5 *", more='[SecondType "program"]\n')
    assert lines_of(data) == [
        "Zillions Save Game File Version 0.02 HC",
        "RulesFile=Jungle Variant3.zrf",
        "VariantName=Jungle type 1-A(1P:White)",
        "1. Rat g3 - g4",
        "1. Rat a7 - a6",
        "2. Rat g4 - g5",
    ]


def test_a_game_of_gunki(jungle: Callable[..., bytes]) -> None:
    lines = lines_of(jungle("1. Lxa8 Lxe6 2. Bxc8= Ea8 *", variant="gunki-white", more=LAYOUT_TAGS))
    assert lines[1:3] == ["RulesFile=Gunki.zrf", "VariantName=Gunki(1P:White)"]
    first, second = lines[3:28], lines[28:53]
    assert (first[0], first[1], first[-1]) == (
        "1. White Lieutenant a6",
        "1. White Sergeant b6",
        "1. White Engineer e1",
    )
    assert (second[0], second[1], second[-1]) == (
        "1. Black Lieutenant e8",
        "1. Black Sergeant d8",
        "1. Black Engineer a13",
    )
    assert all(line.startswith("1. White ") for line in first)
    assert all(line.startswith("1. Black ") for line in second)
    assert lines[53:56] == ["2. Lieutenant a6 x a8", "2. Lieutenant e8 x e6", "3. Brigadier c6 x c8 x c8"]


def test_where_the_mover_alone_falls(jungle: Callable[..., bytes]) -> None:
    lines = lines_of(jungle("1. Exe8< *", variant="gunki-white", more=LAYOUT_TAGS))
    assert lines[53:] == ["2. Engineer e6 - e8 x e8"]


def test_one_player_alone_has_deployed(jungle: Callable[..., bytes]) -> None:
    lines = lines_of(jungle("*", variant="gunki-black", more=LAYOUT_TAGS.splitlines()[0] + "\n"))
    assert len(lines) == 28
    assert all(line.startswith("1. Black ") for line in lines[3:])


def test_another_start_is_written_as_edits(jungle: Callable[..., bytes]) -> None:
    position = "l5t/1d3c1/r1p1w2/7/7/7/E1W1P1R/1C3D1/T4L1 b - - 7 30"
    lines = lines_of(jungle("30... Ra6 31. Rg4 *", more=f'[Position "{position}"]\n'))
    assert lines[3:] == ["(White Lion f1)", "(x g1)", "(x g7)", "1. Rat a7 - a6", "2. Rat g3 - g4"]


def test_a_start_that_differs_by_who_is_to_move_has_an_edit_that_changes_nothing(jungle: Callable[..., bytes]) -> None:
    position = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b"
    lines = lines_of(jungle("1... Ra6 *", more=f'[Position "{position}"]\n'))
    assert lines[3:] == ["(White Tiger a1)", "1. Rat a7 - a6"]


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ({"Variant": "junqi"}, "a game of Junqi, for which Zillions has no rules"),
        ({"Variant": "chess"}, "the game cannot start: 'chess' is not a variant"),
        ({"Variant": "jungle-1a-white", "Position": "9"}, "the game cannot start: "),
        (
            {"Variant": "gunki-black", "Position": "5/5/5/5/5/5/5/5/5/5/5/5/5 b - - 0 1"},
            "a Position without pieces",
        ),
    ],
)
def test_what_cannot_be_a_saved_game_is_refused(tags: dict[str, str], reason: str) -> None:
    with pytest.raises(UnwritableError) as refused:
        ZSG_FORMAT.write(Numbered(Record(tuple(tags.items()))), Choices())
    assert str(refused.value).startswith(reason)


def test_a_position_in_which_a_player_has_yet_to_deploy_is_refused(jungle: Callable[..., bytes]) -> None:
    position = "5/5/5/5/5/5/5/LSBKE/S1M1J/CS1LB/J1E1C/KNGNX/NFKXE b d - 0 1"
    with pytest.raises(UnwritableError, match="a player has yet to deploy"):
        lines_of(jungle("*", variant="gunki-white", more=f'[Position "{position}"]\n'))
