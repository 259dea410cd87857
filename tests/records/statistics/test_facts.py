"""What is known of a game: games made by hand, whole and faulty."""

import io

import pytest

from jgn_games import game
from junqi.core.seat import Side
from junqi.records.compiled.outline import Outline
from junqi.records.formats.input_format import read_any
from junqi.records.statistics.facts import GameFacts, facts_of

JUNGLE = "jungle-1a-white"


def facts(movetext: str, **tags: str) -> GameFacts:
    """The facts of a game written down."""
    text = game(movetext, **({"Date": "2026.01.02"} | tags))
    [found] = [facts_of(Outline(read)) for read in read_any(io.BytesIO(text.encode())) if read.number]
    assert found is not None
    return found


def test_a_whole_game() -> None:
    found = facts("1. Rg4 Ra6 (1... Cf7) 2. Rg5 1-0", Variant=JUNGLE, Result="1-0", Termination="resignation")
    assert (found.names, found.result, found.date) == (("Ann", "Bob"), "1-0", "2026.01.02")
    assert (found.plies, found.is_whole, found.end, found.has_error) == (3, True, "resignation", False)
    assert found.colour is Side.WHITE
    assert found.rules is not None and found.rules.id == JUNGLE


def test_an_illegal_move_ends_what_is_known() -> None:
    found = facts("1. Rg4 Ra6 2. Eg9 Ra5 1-0", Variant=JUNGLE, Result="1-0")
    assert (found.plies, found.is_whole, found.end, found.has_error) == (2, False, "not understood", True)
    assert found.result == "1-0"


def test_an_illegal_move_in_a_variation_costs_nothing() -> None:
    found = facts("1. Rg4 (1. Eg9) 1... Ra6 1-0", Variant=JUNGLE, Result="1-0")
    assert (found.plies, found.is_whole, found.has_error) == (2, True, True)


def test_an_unknown_variant_leaves_the_result() -> None:
    found = facts("1. Rg4 0-1", Variant="chess", Result="0-1")
    assert (found.rules, found.colour, found.plies, found.is_whole, found.result) == (None, None, 0, False, "0-1")


@pytest.mark.parametrize(
    ("movetext", "tags", "end"),
    [
        ("1. Rg4 *", {}, "unfinished"),
        ("1. Rg4 *", {"Termination": "abandoned"}, "abandoned"),
        ("1. Rg4 1/2-1/2", {}, "not told"),
        ("1. Rg4 1/2-1/2", {"Termination": "normal"}, "not told"),
        ("1. Rg4 1/2-1/2", {"Termination": "agreement"}, "agreement"),
        ("1. Rg4 1-0", {"Termination": "time forfeit"}, "time forfeit"),
        ("1. Rg4 1-0", {"Termination": "magic"}, "not told"),
        ("1. Ed9# 1-0", {"Position": "2E4/7/7/7/7/7/7/3r3/7 w - - 0 1", "Termination": "normal"}, "den reached"),
        ("1-0", {"Position": "3E3/7/7/7/7/7/7/3r3/7 b - - 0 1"}, "den reached"),
    ],
)
def test_ends_come_from_the_rules_then_from_the_record(movetext: str, tags: dict[str, str], end: str) -> None:
    assert facts(movetext, Variant=JUNGLE, Result=movetext.rsplit(maxsplit=1)[-1], **tags).end == end


@pytest.mark.parametrize("name", ["?", "", " ", "-"])
def test_names_that_say_nothing_are_none(name: str) -> None:
    assert facts("*", Variant=JUNGLE, First=name).names == (None, "Bob")


@pytest.mark.parametrize(
    ("date", "known"), [("2026.??.??", True), ("????.??.??", True), ("2026.02.30", False), ("x", False)]
)
def test_dates_must_be_possible(date: str, known: bool) -> None:
    assert facts("*", Variant=JUNGLE, Date=date).date == (date if known else None)


@pytest.mark.parametrize(
    ("movetext", "colour"),
    [
        ("*", None),
        ("1. a1=M *", None),
        ("1. a1=E *", Side.WHITE),
        ("1. a1=e *", Side.BLACK),
        ("1. a1=M a2=e *", Side.WHITE),
        ("1. a1=M a2=E 2. a3=e *", Side.BLACK),
    ],
)
def test_colours_of_junqi_come_from_the_first_engineer(movetext: str, colour: Side | None) -> None:
    assert facts(movetext, Variant="junqi").colour is colour


def test_deployments_are_no_plies() -> None:
    layouts = "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE @KLMBS/J.G.J/CS.SC/E.L.B/XNENX/KFNKE"
    found = facts(f"{layouts} 1. Lxa8 Mxc6 *", Variant="gunki-white")
    assert (found.plies, found.is_whole, len(found.battles)) == (2, True, 2)
