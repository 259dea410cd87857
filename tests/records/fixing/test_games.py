"""What becomes of faults in one game, and what does not."""

from collections.abc import Callable
from typing import Any

import pytest

from jgn_games import game

Mend = Callable[[bytes], Any]
WON = "7/3E3/7/7/7/7/3r3/7/7 w"


MOVETEXTS = {
    "1 Rg4 Ra6 2 Rg5 *": "1. Rg4 Ra6 2. Rg5 *",
    "1... Rg4 2. Ra6 *": "1. Rg4 1... Ra6 *",
    "1. 2. Rg4 Ra6 3. *": "1. Rg4 Ra6 *",
    "Rg4 {solid} Ra6 Rg5 (Wd3 Wd7) Ra5 *": "1. Rg4 {solid} Ra6 2. Rg5 (2. Wd3 Wd7) Ra5 *",
    "1.Rg4Ra62.Rg5 *": "1.Rg4 Ra6 2. Rg5 *",
    "1. Rg3xg4! Ra7xa6?! 2. Rg4xg5 *": "1. Rg3-g4! Ra7-a6?! 2. Rg4-g5 *",
    "1. Rxg4= Ra6# 2. Rg5^<# $1 *": "1. Rg4 Ra6 2. Rg5 $1 *",
    "1. 鼠g3xg4 鼠a7-a6 *": "1. 鼠g3-g4 鼠a7-a6 *",
    "1. Rg4 (1. Rxf3 Rxa6) Ra6 *": "1. Rg4 (1. Rf3 Ra6) Ra6 *",
    "1. Rg4 {a\n\n\nb} Ra6\n\n2. Rg5 *": "1. Rg4 {a\nb} Ra6\n2. Rg5 *",
    "1. Rg4 {open": "1. Rg4 {open}\n*",
    "1. Rg4 {open  \n*": "1. Rg4 {open}  \n*",
    "1. Rg4 * {open": "1. Rg4 * {open}",
    "1. Rg4 ; to the end": "1. Rg4 ; to the end\n*",
    "1. Rg4\n% hidden": "1. Rg4\n% hidden\n*",
    "1. Rg4 Zz": "1. Rg4 Zz\n*",
    "1. Rg4 Zz {open": "1. Rg4 Zz {open\n*",
    "1. Rg4 Zz {open\nmore": "1. Rg4 Zz {open\nmore\n*",
    "1. Rg4 \ufeffRa6 *": "1. Rg4 Ra6 *",
    # text that was not understood, and what stands before it
    "1. Rg4 7. Zz {a\n\nb} *": None,
    "1. Rg4 7. {hm} Zz *": None,
    "1. Rg4 Zz \ufeff3. Rg5# *": None,
    "1. Rg4 (1. Rf3 Zz 7. Rg5#) 1... Ra6 *": None,
    "1. Rg4 * Ra6\n\n7. Rg5": None,
    "1. Rg4 (1. Rf3 Ra6": None,
    "1. Rg4 (1. Rf3 * Ra6": None,
    "1. Rg4 {a\ufeffb} *": None,
    # nothing to mend
    "1. Rg4   Ra6  \t*": None,
}


@pytest.mark.parametrize("movetext", MOVETEXTS)
def test_movetext(movetext: str, mend: Mend) -> None:
    wanted = MOVETEXTS[movetext]
    assert mend(game(movetext).encode()).data.decode() == game(movetext if wanted is None else wanted)


@pytest.mark.parametrize(
    ("date", "mended"),
    [
        ("2026-11-30", "2026.11.30"),
        ("2026/1/5", "2026.01.05"),
        ("2026", "2026.??.??"),
        ("2026.11", "2026.11.??"),
        ("", "????.??.??"),
        ("?", "????.??.??"),
        ("2026-02-30", None),
        ("30.11.2026", None),
        ("2026.11-30", None),
        ("yesterday", None),
    ],
)
def test_dates(date: str, mended: str | None, mend: Mend) -> None:
    assert mend(game("1. Rg4 *", Date=date).encode()).data.decode() == game("1. Rg4 *", Date=mended or date)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("*", "1. Ed9# *"), ("1-0", "1. Ed9# 1-0")),
        (("0-1", "1. Ed9# 0-1"), ("1-0", "1. Ed9# 1-0")),
        (("1-0", "1. Ed9#"), ("1-0", "1. Ed9# 1-0")),
        (("white", "1. Ed9#"), ("1-0", "1. Ed9# 1-0")),
        (("?", "1. Ed7 1-0"), ("1-0", "1. Ed7 1-0")),
        (("0-1", "1. Ed7"), ("0-1", "1. Ed7 0-1")),
        (("0-1", "1. Ed7 1-0"), None),
        (("white", "1. Ed7 1-0"), None),
        (("white", "1. Ed7"), None),
        (("*", "1. Ed9# Rd2 *"), None),
        (("*", "1. Ed7 (1. Ed9# *"), None),
    ],
)
def test_results(before: tuple[str, str], after: tuple[str, str] | None, mend: Mend) -> None:
    (said, movetext), (result, mended) = before, after or before
    data = game(movetext, Result=said, Position=WON).encode()
    assert mend(data).data.decode() == game(mended, Result=result, Position=WON)


@pytest.mark.parametrize("termination", ["resignation", "rules infraction", "odd"])
def test_a_game_that_ended_by_other_means_keeps_its_result(termination: str, mend: Mend) -> None:
    data = game("1. Ed9# 0-1", Result="0-1", Position=WON, Termination=termination).encode()
    assert mend(data).data == data


def test_what_was_read_after_a_mark_counts_for_the_result(mend: Mend) -> None:
    position = "7/7/3E3/7/7/7/3r3/7/7 w"
    data = game("1. Ed8# Rd2 2. Ed9 *", Position=position, PlyCount="1").encode()
    wanted = game("1. Ed8 Rd2 2. Ed9 1-0", Position=position, PlyCount="3", Result="1-0")
    assert sorted(mend(data).data.decode().split("\n")) == sorted(wanted.split("\n"))


def test_tags_that_are_missing_or_out_of_order(mend: Mend) -> None:
    data = b'[Variant "jungle"]\n[Annotator "Bo"]\n[Event "Cup"]\n[Event "Cup"]\n1. Rg4 1-0\n'
    assert mend(data).data.decode() == game(
        "1. Rg4 1-0", Event="Cup", Date="????.??.??", First="?", Second="?", Result="1-0", Annotator="Bo"
    ).removesuffix("\n")


def test_half_a_game_gets_nothing(mend: Mend) -> None:
    data = b'[Event "?"]\n[Site "Club\nhouse"]\n[Date "2026.11.30"]\n[First "Ann"]\n1. Rg4\n'
    assert mend(data).data == data


@pytest.mark.parametrize("damage", ['[Deal ound "?"]\n', "[FirstLayou[Date\n", "[D\n"])
def test_a_damaged_tag_before_the_end_stays(damage: str, mend: Mend) -> None:
    head = game("").removesuffix("\n\n\n") + "\n"
    assert mend((head + damage).encode()).data.decode() == f"{head}{damage}\n*\n"


def test_changes_are_told_in_order_at_their_places_in_the_old_file(mend: Mend) -> None:
    data = b'\xef\xbb\xbf[Variant "jungle"]\n[Event "Cup"]\n1 Rxg4 Ra6 3. Rg5'
    assert mend(data).changes == [
        "1:1 byte-order-mark",
        "1:2 tag-order",
        "1:2 missing-tag",
        "1:2 variant-alias",  # the tag had moved by then
        "3:1 no-blank-after-tags",
        "3:1 wrong-move-number",
        "3:3 wrong-capture-mark",
        "3:12 wrong-move-number",
        "3:18 missing-result",
        "3:18 no-final-newline",
    ]
