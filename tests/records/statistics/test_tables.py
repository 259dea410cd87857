"""The tables of the statistics, against games counted by hand."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import jgn_games

JUNGLE = "jungle-1a-white"


def game(
    first: str,
    second: str,
    result: str,
    movetext: str = "",
    variant: str = JUNGLE,
    date: str = "2026.01.02",
    **more: str,
) -> str:
    tags = {"Date": date, "First": first, "Second": second, "Result": result, "Variant": variant} | more
    return jgn_games.game(f"{movetext} {result}", **tags)


GAMES = (
    game("Ann", "Bob", "1-0", "1. Rg4 Ra6 2. Rg5", Termination="resignation")
    + game("Bob", "Ann", "1/2-1/2", "1. Rg4 Ra6", date="2024.12.31", Termination="agreement")
    + game("Ann", "?", "0-1", "1. Rg4", date="????.??.??")
    + game("Cy", "Ann", "*", "1. Rg4 Ra6 2. Eg9 Ra5")
    + game("Cy", "Bob", "1-0", "1. a1=M a2=E 2. a3=e", variant="junqi")
    + game("Bob", "Cy", "0-1", "1. Ed9#", Position="2E4/7/7/7/7/7/7/3r3/7 w - - 0 1").replace("0-1", "1-0")
    + game("Bob", "Cy", "0-1", "1. e4", variant="chess")
    + game("Dan", "Cy", "1-0", "1. Exd5 Ed7", Position="7/7/7/3e3/3r3/3E3/7/7/7 w - - 0 1")
)  # fmt: skip


@pytest.fixture
def tables(junqi: Callable[..., Any]) -> Callable[..., dict[str, list[dict[str, Any]]]]:
    """The statistics of games as JSON, by table."""

    def run(text: str = GAMES, *options: str) -> dict[str, list[dict[str, Any]]]:
        ended = junqi("stats", "-", "--format", "json", *options, stdin=text.encode())
        assert ended.code == 0, ended
        found: dict[str, list[dict[str, Any]]] = json.loads(ended.out)
        return found

    return run


def pick(rows: list[dict[str, Any]], *columns: str) -> list[tuple[Any, ...]]:
    return [tuple(row[column] for column in columns) for row in rows]


def test_everything_is_counted_once(tables: Callable[..., Any]) -> None:
    [summary] = tables()["summary"]
    assert summary == {
        "games": 8,
        "games_with_errors": 2,
        "games_understood_in_part": 2,
        "plies": 3 + 2 + 1 + 2 + 3 + 1 + 0 + 2,
        "players_without_name": 1,
        "first_date": "2024.12.31",
        "last_date": "2026.01.02",
    }


def test_players_stand_by_their_games(tables: Callable[..., Any]) -> None:
    rows = tables()["players"]
    assert pick(rows, "player", "games", "won", "drawn", "lost", "unfinished", "score") == [
        ("Bob", 5, 1, 1, 3, 0, 0.3),
        ("Cy", 5, 2, 0, 2, 1, 0.5),
        ("Ann", 4, 1, 1, 1, 1, 0.5),
        ("Dan", 1, 1, 0, 0, 0, 1.0),
    ]
    assert pick(rows, "player", "games_as_first", "score_as_first", "games_as_second", "score_as_second")[0] == (
        "Bob", 3, 0.5, 2, 0.0,
    )  # fmt: skip


def test_results_by_variant_and_colour(tables: Callable[..., Any]) -> None:
    found = tables()
    columns = ("games", "won", "drawn", "lost", "unfinished")
    assert pick(found["variants"], "variant", *columns) == [
        (JUNGLE, 6, 3, 1, 1, 1),
        ("junqi", 1, 1, 0, 0, 0),
        ("unknown", 1, 0, 0, 1, 0),
        ("all", 8, 4, 1, 2, 1),
    ]
    # The first Engineer of the Junqi game is Red's, turned up by its first player.
    assert pick(found["colours"], "variant", "colour", *columns) == [
        (JUNGLE, "White", 6, 3, 1, 1, 1),
        (JUNGLE, "Black", 6, 1, 1, 3, 1),
        ("junqi", "White", 1, 0, 0, 1, 0),
        ("junqi", "Red", 1, 1, 0, 0, 0),
    ]


def test_lengths_leave_out_games_understood_in_part(tables: Callable[..., Any]) -> None:
    found = tables()
    columns = ("variant", "games", "shortest", "median", "mean", "longest")
    assert pick(found["lengths"], *columns) == [
        (JUNGLE, 5, 1, 2.0, 1.8, 3),
        ("junqi", 1, 3, 3.0, 3.0, 3),
        ("all", 6, 1, 2.0, 2.0, 3),
    ]
    assert pick(found["histogram"], "shortest", "longest", "games") == [(1, 1, 2), (2, 2, 2), (3, 3, 2)]


def test_ends_and_years(tables: Callable[..., Any]) -> None:
    found = tables()
    assert sorted(pick(found["ends"], "end", "games", "first_won", "drawn", "second_won", "unfinished")) == [
        ("agreement", 1, 0, 1, 0, 0),
        ("den reached", 1, 1, 0, 0, 0),
        ("not told", 3, 2, 0, 1, 0),
        ("not understood", 1, 0, 0, 1, 0),
        ("resignation", 1, 1, 0, 0, 0),
        ("unfinished", 1, 0, 0, 0, 1),
    ]
    assert pick(found["years"], "year", "games") == [("2024", 1), ("2026", 6), ("unknown", 1)]


def test_captures(tables: Callable[..., Any]) -> None:
    found = tables()
    columns = ("game", "attacker", "defender", "result", "battles")
    assert pick(found["captures"], *columns) == [("jungle", "Elephant", "Rat", "takes", 1)]
    pieces = {row["piece"]: (row["took"], row["was_taken"]) for row in found["pieces"]}
    assert (pieces["Elephant"], pieces["Rat"], pieces["Lion"]) == ((1, 0), (0, 1), (0, 0))


def test_some_games_can_be_chosen(tables: Callable[..., Any]) -> None:
    assert tables(GAMES, "--valid")["summary"][0]["games"] == 6
    [summary] = tables(GAMES, "--variant", "junqi")["summary"]
    assert (summary["games"], summary["plies"]) == (1, 3)


def test_no_games_give_empty_tables(tables: Callable[..., Any]) -> None:
    for text in ("", "\n", "% only a comment\n"):
        found = tables(text)
        assert found["summary"][0]["games"] == 0
        assert all(rows == [] for name, rows in found.items() if name != "summary")


def many_players() -> str:
    return "".join(game(f"Player {n % 90}", f"Player {n * 7 % 110}", ("1-0", "0-1", "*")[n % 3]) for n in range(300))


def test_spilled_statistics_are_the_same(tables: Callable[..., Any], spilled: list[int]) -> None:
    expected = tables(many_players())
    assert not spilled
    assert tables(many_players(), "--memory", "1K") == expected
    assert len(spilled) == 1


@pytest.mark.usefixtures("small_batches")
def test_several_processes_count_the_same(tables: Callable[..., Any]) -> None:
    assert tables(many_players(), "--jobs", "2") == tables(many_players())
