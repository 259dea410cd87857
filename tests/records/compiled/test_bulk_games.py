"""Which games compiled reading takes: those about which full reading has nothing to say."""

import re
from collections.abc import Callable

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record
from movetexts import MOVETEXTS

BothWays = Callable[[bytes], int]
Writer = Callable[..., bytes]
RandomGame = Callable[..., Game]


def test_flips_without_a_deal(both_ways: BothWays, random_game: RandomGame) -> None:
    text = write_record(record_of(random_game(RULE_SETS["junqi"], 5, plies=60)))
    undealt = "\n".join(line for line in text.split("\n") if not line.startswith("[Deal"))
    assert both_ways(undealt.encode()) == 1
    assert both_ways(re.sub(r"1\. (\w+)=\w", r"1. \1", undealt, count=1).encode()) == 0


FLIPS = "1. a1=M a2=E (1... a3=E (1... a4=e)) 2. a3=E"


@pytest.mark.parametrize(
    ("movetext", "taken"),
    [
        (f"{FLIPS} *", 1),
        (f"{FLIPS} (2. a4=e) *", 1),
        (f"{FLIPS} (2. a4=E) *", 0),
        (f"{FLIPS} (2. a2=E) *", 0),
        (f"{FLIPS} (2. a6=E) (2. a6=E) *", 1),
        (f"{FLIPS} (2. a6=E) (2. a5=E) *", 0),
        (f"{FLIPS} (2. a5=M) *", 0),
    ],
)
def test_one_deal_holds_for_all_variations(movetext: str, taken: int, both_ways: BothWays, jungle: Writer) -> None:
    assert both_ways(jungle(movetext, variant="junqi")) == taken


@pytest.mark.parametrize("movetext", MOVETEXTS)
def test_movetext(movetext: str, both_ways: BothWays, jungle: Writer) -> None:
    taken = MOVETEXTS[movetext]
    assert both_ways(jungle(movetext)) == taken
    assert both_ways(jungle("1. Rg4 *") + jungle(movetext) + jungle("1. Rf3 *")) == 2 + taken


REPEATED = "1. Rg4 Ra6 2. Rg3 Ra7 3. Rg4 Ra6 4. Rg3 Ra7"


@pytest.mark.parametrize(
    ("movetext", "result", "taken"),
    [
        (f"{REPEATED} 1/2-1/2", "1/2-1/2", 1),
        (f"{REPEATED} *", "*", 0),
        (f"{REPEATED} 5. Rg4 1/2-1/2", "1/2-1/2", 0),
        (f"{REPEATED} (4... Ra5 5. Rg4) 1/2-1/2", "1/2-1/2", 1),
        (f"{REPEATED[:-4]} Ra5 5. Rf3 (5. Rg4 Ra6) Ra6 6. Rf4 *", "*", 1),
    ],
)
def test_repetition(movetext: str, result: str, taken: int, both_ways: BothWays, jungle: Writer) -> None:
    assert both_ways(jungle(movetext, result=result)) == taken


@pytest.mark.parametrize(
    ("tags", "taken"),
    [
        ('[Annotator "Bo"]\n[FirstElo "2100"]\n', 1),
        ('[PlyCount "002"]\n', 1),
        ('[PlyCount "3"]\n', 0),
        ('[FirstElo "2100"]\n[Annotator "Bo"]\n', 0),
        ('[Annotator "Bo"]\n[Annotator "Bo"]\n', 0),
        ('[Zite "?"]\n[Site "?"]\n', 0),
        ('[FirstElo "strong"]\n', 0),
        ('[Termination "normal"]\n', 1),
        ('[Termination "sudden"]\n', 0),
        ('[TimeControl "40/7200:600+5.5:*180:?"]\n', 1),
        ('[TimeControl "5 minutes"]\n', 0),
        ('[TimeControl ""]\n', 0),
        (r'[Note "a \"b\" \\"]' + "\n", 1),
        (r'[Note "a \b"]' + "\n", 0),
        ('[Note "a "b""]\n', 0),
        ('[Note "a\tb"]\n', 0),
        ('[Note "象 é 😀"]\n', 1),
        ('[Note  "a"]\n', 0),
        ('[Note "a"] \n', 0),
        ('[Deal "?"]\n', 0),
        ('[FirstLayout "?"]\n', 0),
        ('[Position "7/7/3e3/7/3D3/7/7/7/7 b - - 3 12"]\n', 0),
    ],
)
def test_tags(tags: str, taken: int, both_ways: BothWays, jungle: Writer) -> None:
    assert both_ways(jungle("1. Rg4 Ra6 *", more=tags)) == taken


@pytest.mark.parametrize(
    ("date", "taken"),
    [
        ("????.??.??", 1),
        ("2024.02.29", 1),
        ("2023.02.29", 0),
        ("2000.02.30", 0),
        ("20?6.11.31", 0),
        ("0000.01.01", 0),
        ("2026.1.1", 0),
        ("2026.?1.01", 0),
    ],
)
def test_dates(date: str, taken: int, both_ways: BothWays, jungle: Writer) -> None:
    assert both_ways(jungle("1. Rg4 *").replace(b"2026.11.30", date.encode())) == taken


def test_positions_are_taken_where_nothing_can_be_said_about_them(both_ways: BothWays, jungle: Writer) -> None:
    tag = '[Position "7/7/3e3/7/3D3/7/7/7/7 b - - 3 12"]\n'
    assert both_ways(jungle("12... Ed6 13. Dd4 *", more=tag)) == 1
    assert both_ways(jungle("1... Ed6 *", more=tag)) == 0
    assert both_ways(jungle("12... Ed6 *", more=tag.replace("3D3", "3D2D"))) == 0
    assert both_ways(jungle("1. Rg4 *", variant="jungle")) == 0
