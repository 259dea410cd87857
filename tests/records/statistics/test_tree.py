"""Trees of openings: games made by hand with known numbers, and what must hold of any tree."""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import jgn_games
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.records.model.from_game import record_of
from junqi.records.statistics.tree_by import TreeBy
from junqi.records.statistics.tree_errors import NoVariantReadsRootError, TwoRootsError
from junqi.records.statistics.tree_request import TreeRequest
from junqi.records.statistics.tree_root import check_root
from junqi.records.writing.writer import write_record

JUNGLE = "jungle-1a-white"
LAYOUTS = (
    "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE",
    "KLMBS/J.G.J/CS.SC/E.L.B/XNENX/KFNKE",
)

Tree = Callable[..., dict[str, list[dict[str, Any]]]]


def game(result: str, movetext: str, variant: str = JUNGLE, **more: str) -> str:
    tags = {"Date": "2026.01.02", "First": "A", "Second": "B", "Result": result, "Variant": variant} | more
    return jgn_games.game(f"{movetext} {result}", **tags)


def gunki(result: str, movetext: str, first: int = 0) -> str:
    return game(result, movetext, "gunki-white", FirstLayout=LAYOUTS[first], SecondLayout=LAYOUTS[1 - first])


GAMES = (
    game("1-0", "1. Rg4 Ra6 2. Wd3 Wd7")
    + game("0-1", "1. Wd3 Ra6 2. Rg4 Pd7")
    + game("1/2-1/2", "1. Rg4 Wd7 2. Eg9 Rg5")
    + game("*", "1. Rg4")
)


@pytest.fixture
def tree(junqi: Callable[..., Any]) -> Tree:
    """The trees of games as JSON."""

    def run(text: str, *options: str) -> dict[str, list[dict[str, Any]]]:
        ended = junqi("tree", "-", "--format", "json", *options, stdin=text.encode())
        assert ended.code == 0, ended
        found: dict[str, list[dict[str, Any]]] = json.loads(ended.out)
        return found

    return run


def lines(found: dict[str, list[dict[str, Any]]], *columns: str) -> list[tuple[Any, ...]]:
    return [tuple(row[column] for column in ("line", *columns)) for row in found["moves"]]


def test_moves_are_counted_with_their_results(tree: Tree) -> None:
    found = tree(GAMES, "--depth", "1")
    assert lines(found, "games", "won", "drawn", "lost", "unfinished", "score") == [
        ("Rg4", 3, 1, 1, 0, 1, 0.75),
        ("Wd3", 1, 0, 0, 1, 0, 0.0),
    ]
    [root] = found["roots"]
    assert (root["games"], root["won"], root["drawn"], root["lost"], root["elsewhere"]) == (4, 1, 1, 1, 0)
    assert root["position"].startswith("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w")


def test_a_position_is_one_node_whatever_moves_lead_to_it(tree: Tree) -> None:
    found = tree(GAMES, "--depth", "4")
    assert lines(found, "games", "known") == [
        ("Rg4", 3, 0),
        ("Rg4 Ra6", 1, 0),
        ("Rg4 Ra6 Wd3", 1, 0),
        ("Rg4 Ra6 Wd3 Pd7", 1, 0),
        ("Rg4 Ra6 Wd3 Wd7", 1, 0),
        ("Rg4 Wd7", 1, 0),
        ("Rg4 Wd7", 1, 0),
        ("Rg4", 1, 0),
        ("Wd3", 1, 0),
        ("Wd3 Ra6", 1, 0),
        ("Wd3 Ra6 Rg4", 1, 1),
    ]
    # The game with an illegal move goes as far as it was understood.
    assert [row["move"] for row in found["moves"] if row["line"] == "Rg4 Wd7"] == ["Wd7", None]


def test_by_moves_every_order_has_its_own_branch(tree: Tree) -> None:
    found = lines(tree(GAMES, "--depth", "4", "--by", "moves"), "games", "known")
    assert ("Rg4 Ra6 Wd3 Wd7", 1, 0) in found and ("Wd3 Ra6 Rg4 Pd7", 1, 0) in found
    assert ("Rg4 Ra6 Wd3 Pd7", 1, 0) not in found


def test_a_tree_may_begin_anywhere(tree: Tree) -> None:
    position = tree(GAMES, "--moves", "1. Rg4 Ra6 2. Wd3", "--variant", "jungle")["roots"][0]["position"]
    for options in (("--moves", "Rg4 Ra6 Wd3"), ("--moves", "g3g4 a7a6 2.c3d3"), ("--position", position)):
        found = tree(GAMES, "--variant", "jungle", "--depth", "1", *options)
        assert lines(found, "games") == [("Pd7", 1), ("Wd7", 1)]
        assert found["roots"][0]["elsewhere"] == 2
    found = tree(GAMES, "--variant", "jungle", "--depth", "1", "--moves", "Rg4 Ra6 Wd3", "--by", "moves")
    assert lines(found, "games") == [("Wd7", 1)]


def test_a_game_from_another_position_comes_to_the_root_or_not(tree: Tree) -> None:
    text = GAMES + game("1-0", "1. Ed9#", Position="2E4/7/7/7/7/7/7/3r3/7 w - - 0 1")
    assert tree(text)["roots"][0]["elsewhere"] == 1
    found = tree(text, "--position", "2E4/7/7/7/7/7/7/3r3/7", "--variant", "jungle")
    assert lines(found, "games", "move") == [("Ed9#", 1, "Ed9#"), ("Ed9#", 1, None)]


def test_gunki_moves_are_told_apart_by_moves(tree: Tree, random_game: Callable[..., Game]) -> None:
    texts = [write_record(record_of(random_game(rule_set("gunki-white"), seed, 1))) for seed in range(6)]
    found = tree("".join(texts), "--depth", "1")
    assert found["roots"][0]["position"] is None
    assert sum(row["games"] for row in found["moves"]) == 6
    assert all("-" in row["move"] or "x" in row["move"] for row in found["moves"])
    [first, *_] = found["moves"]
    again = tree("".join(texts), "--depth", "1", "--moves", first["move"])
    assert (again["roots"][0]["games"], again["roots"][0]["elsewhere"]) == (first["games"], 6 - first["games"])
    assert [row["move"] for row in again["moves"]] == [None]


def test_junqi_flips_have_identities_and_deals_do_not_count(tree: Tree, random_game: Callable[..., Game]) -> None:
    text = game("1-0", "1. e1=N a2=c", "junqi") + game("0-1", "1. e1=E a2=c", "junqi") + game("*", "1. e1=N", "junqi")
    assert lines(tree(text, "--depth", "1"), "games") == [("e1=N", 2), ("e1=E", 1)]
    dealt = write_record(record_of(random_game(rule_set("junqi"), 1, 3)))
    assert "[Deal " in dealt
    assert tree(text + dealt)["roots"][0]["games"] == 4


def games_at_random(random_game: Callable[..., Game]) -> str:
    """Many games that soon go apart: their first moves are among few."""
    texts = []
    for number in range(120):
        rules, random = rule_set((JUNGLE, "junqi")[number % 2]), Random(number)
        played = random_game(rules, number % 3, 0)
        for _ in range(random.randint(0, 6)):
            played = played.play(random.choice(rules.legal_actions(played.position)[:3]))
        result = random.choice(("1-0", "0-1", "1/2-1/2", "*"))
        texts.append(
            write_record(record_of(played)).replace('[Result "*"]', f'[Result "{result}"]')[:-3] + f"{result}\n\n"
        )
    return "".join(texts)


@pytest.mark.parametrize("by", ["position", "moves"])
def test_counts_add_up(by: str, tree: Tree, random_game: Callable[..., Game]) -> None:
    """What is played at a node, and the games that go no further there, are all games that come to it."""
    found = tree(games_at_random(random_game), "--depth", "5", "--by", by)
    at_node: Counter[tuple[str, str]] = Counter()
    for row in found["moves"]:
        before = row["line"].split()[: row["ply"] - 1]
        at_node[row["variant"], " ".join(before)] += row["games"]
        assert row["games"] == row["won"] + row["drawn"] + row["lost"] + row["unfinished"]
    assert {root["variant"]: root["games"] for root in found["roots"]} == {
        variant: games for (variant, line), games in at_node.items() if not line
    }
    assert sum(root["games"] for root in found["roots"]) == 120
    for row in found["moves"]:
        if row["move"] is None or row["ply"] == 5 or row["known"]:
            continue
        below = at_node[row["variant"], row["line"]]
        assert below >= row["games"] if by == "position" else below == row["games"]
    shares: Counter[tuple[str, str]] = Counter()
    for row in found["moves"]:
        shares[row["variant"], " ".join(row["line"].split()[: row["ply"] - 1])] += row["share"]
    assert all(share == pytest.approx(1, abs=1e-4) for share in shares.values())


def test_spilled_trees_are_the_same(tree: Tree, random_game: Callable[..., Game], spilled: list[int]) -> None:
    text = games_at_random(random_game)
    expected = tree(text, "--depth", "6")
    assert not spilled
    assert tree(text, "--depth", "6", "--memory", "1K") == expected
    assert len(spilled) == 2


@pytest.mark.usefixtures("small_batches")
def test_several_processes_count_the_same(tree: Tree, random_game: Callable[..., Game]) -> None:
    text = games_at_random(random_game)
    assert tree(text, "--depth", "6", "--jobs", "2") == tree(text, "--depth", "6")


def test_rare_moves_are_left_out(tree: Tree) -> None:
    assert lines(tree(GAMES, "--depth", "3", "--min-games", "2"), "games") == [("Rg4", 3)]


def test_games_with_errors_can_be_left_out(tree: Tree) -> None:
    assert tree(GAMES, "--valid")["roots"][0]["games"] == 3


def test_layouts_are_counted_for_each_player(tree: Tree) -> None:
    text = gunki("1-0", "") + gunki("1/2-1/2", "") + gunki("0-1", "", first=1)
    rows = tree(text, "--layouts")["layouts"]
    assert [tuple(row[name] for name in ("player", "layout", "games", "won", "drawn", "lost")) for row in rows] == [
        ("First", LAYOUTS[0], 2, 1, 1, 0),
        ("First", LAYOUTS[1], 1, 0, 0, 1),
        ("Second", LAYOUTS[1], 2, 0, 1, 1),
        ("Second", LAYOUTS[0], 1, 1, 0, 0),
    ]
    assert len(tree(text, "--layouts", "--min-games", "2")["layouts"]) == 2


@pytest.mark.parametrize("more", [(), ("--layouts",)])
def test_how_many_games_there_were_is_told(more: tuple[str, ...], junqi: Callable[..., Any]) -> None:
    text = gunki("1-0", "") + game("1-0", "1. Rg9") + game("1-0", "1. Rg4", "chess") + "[Event"
    ended = junqi("tree", "-", *more, stdin=text.encode())
    assert ended.code == 0
    assert ended.err.splitlines()[-1].startswith("3 games read")
    assert "2 with errors; 'junqi validate' shows them" in ended.err
    assert junqi("tree", "-", *more, "--quiet", stdin=text.encode()).err == ""


def test_a_root_must_be_one_that_can_be_read() -> None:
    with pytest.raises(TwoRootsError):
        TreeRequest(position="7/7", moves="Rg4")
    with pytest.raises(NoVariantReadsRootError, match="no variant can read 'Rg99'"):
        check_root(TreeRequest(moves="Rg99"))
    check_root(TreeRequest(moves="Rg4", by=TreeBy.MOVES))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--moves", "Rg9", "--variant", "jungle"), "Rg9: the Rat on g3 can go to g2, f3, g4"),
        (("--position", "7/7", "--variant", "jungle"), "rank"),
        (("--moves", "Rg4", "--position", "7"), "both say where the tree begins"),
        (("--variant", "chess"), "is not a variant"),
    ],
)
def test_misuse_is_told_in_one_sentence(options: tuple[str, ...], said: str, junqi: Callable[..., Any]) -> None:
    ended = junqi("tree", "good.jgn", *options)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err and ended.err.count("\n") == 1


def test_variants_that_cannot_read_the_root_are_told(junqi: Callable[..., Any]) -> None:
    ended = junqi("tree", "-", "--moves", "Rg4", stdin=(GAMES + game("*", "1. e1=N", "junqi")).encode())
    assert ended.code == 0
    assert "junqi: its rules cannot read where the tree begins; 1 game left out" in ended.err
    assert ended.out.startswith(f"{JUNGLE}: 3 games of 4\n")


def test_text_is_for_people(junqi: Callable[..., Any]) -> None:
    out = junqi("tree", "-", "--depth", "4", stdin=GAMES.encode()).out
    assert "    2. Wd3" in out and "      2... Pd7" in out and "\n  (no further)" in out
    assert "    2. Rg4 =" in out and out.endswith("its moves are there\n")
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("text", ["", "% nothing\n", '[Event "?"]\n\n*\n'])
def test_no_games_have_no_tree(text: str, junqi: Callable[..., Any]) -> None:
    for options in ((), ("--layouts",), ("--format", "json"), ("--format", "csv")):
        ended = junqi("tree", "-", *options, stdin=text.encode())
        assert ended.code == 0
        assert "Traceback" not in str(ended)
    assert json.loads(junqi("tree", "-", "--format", "json", stdin=text.encode()).out) == {"roots": [], "moves": []}


@pytest.mark.parametrize("command", [("stats", "--table", "variants"), ("tree",)])
def test_the_name_of_a_game_stands_for_all_its_variants(command: tuple[str, ...], junqi: Callable[..., Any]) -> None:
    text = "".join(
        f'[Event "?"]\n[Variant "{variant}"]\n[Result "*"]\n\n*\n\n'
        for variant in ("gunki-white", "jungle-2b-black", "gunki-black", "junqi")
    )
    ended = junqi(*command, "-", "--variant", "gunki", stdin=text.encode())
    assert ended.code == 0
    assert {
        word for word in ended.out.replace(":", " ").split() if word.startswith(("gunki-", "jungle-", "junqi"))
    } == {
        "gunki-white",
        "gunki-black",
    }
