"""The page as text: what is in it, and what never is."""

import json
import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

import junqi.records.page
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.piece_set import PieceSet
from junqi.records.model.from_game import record_of
from junqi.records.model.record import Node, Record
from junqi.records.page.page import replay_page
from junqi.records.pictures.look import Look

JUNGLE, GUNKI, JUNQI = map(rule_set, ("jungle", "gunki", "junqi"))


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def board_after(game: dict[str, Any], plies: int) -> bytes:
    """The board that the page's own changes lead to along the main line."""
    board = bytearray(100)
    for place in (game["start"], *game["nodes"][:plies]):
        for square, code in place.get("changes", ()):
            board[square] = code
    return bytes(board)


@pytest.mark.parametrize("rules", [JUNGLE, GUNKI, JUNQI], ids=lambda rules: rules.game)
def test_changes_add_up_to_what_the_players_saw(rules: object, random_game: Callable[..., Game]) -> None:
    game = random_game(rules, 21, 60)
    data = data_of(replay_page([record_of(game)], Look()))["games"][0]
    for plies, then in enumerate(game.line()[-len(data["nodes"]) - 1 :]):
        seen = then.rules.public(then.position, then.position.turn).board
        assert board_after(data, plies)[: len(seen)] == seen


def test_what_lies_face_down_is_in_the_page_only_if_revealed(random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNQI, 4, 6))
    deal = record.tag("Deal")
    assert deal is not None
    page, revealed = replay_page([record], Look()), replay_page([record], Look(revealed=True))
    assert "Deal" not in page and deal not in page
    codes = {code for place in data_of(page)["games"][0]["nodes"] for _, code in place["changes"]}
    assert all(code == 32 or not code & 32 for code in codes)
    assert [name for name in data_of(page)["boards"]["junqi"]["pieces"].values() if "face down:" in name] == []
    assert "face down: Red Flag" in data_of(revealed)["boards"]["junqi"]["pieces"].values()


def test_a_layout_is_not_in_the_page_before_the_other_one_stands(random_game: Callable[..., Game]) -> None:
    game = random_game(GUNKI, 4, 0)
    half = game.line()[1]
    assert half.ply is not None
    record = Record((("Variant", "gunki-black"),), (Node(-1, half.ply),))
    data = data_of(replay_page([record], Look()))
    assert data["games"][0]["nodes"][0]["move"] == "deploys"
    assert data["boards"]["gunki"]["pieces"] == {}


def test_the_look_chooses_how_the_page_opens(random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNGLE, 4, 2))
    data = data_of(replay_page([record], Look(flipped=True, pieces=PieceSet.HANZI, marked=False)))
    assert (data["flipped"], data["pieces"], data["marked"]) == (True, "hanzi", False)


def test_all_three_games_share_a_page(random_game: Callable[..., Game]) -> None:
    records = [record_of(random_game(rules, 4, 5)) for rules in (JUNGLE, GUNKI, JUNQI)]
    page = replay_page(records, Look(), title="A collection")
    assert sorted(data_of(page)["boards"]) == ["gunki", "jungle", "junqi"]
    assert "<title>A collection</title>" in page
    identifiers = re.findall(r' id="([^"]*)"', page)
    assert len(identifiers) == len(set(identifiers))


def test_every_script_of_the_package_is_in_the_page() -> None:
    page = replay_page([], Look())
    scripts = [file for file in resources.files(junqi.records.page).iterdir() if file.name.endswith(".js")]
    assert len(scripts) > 5
    assert [script.name for script in scripts if script.read_text(encoding="utf-8") not in page] == []


def test_nothing_is_fetched_and_only_what_the_page_holds_may_run(random_game: Callable[..., Game]) -> None:
    page = replay_page([record_of(random_game(JUNGLE, 4, 5))], Look())
    assert "default-src 'none'" in page and "unsafe" not in page
    assert re.findall(r'(?:src|href)="(?!#|data:,)[^"]*"', page) == []
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", page) == []
    assert re.findall(r"\son\w+=|\sstyle=|javascript:", page.partition("<script")[0]) == []


@pytest.mark.parametrize("text", ["</title><script>x</script>", "<img src=x onerror=x>", "\u2028", "\x1b[2J\x00"])
def test_tags_and_comments_are_never_markup(text: str) -> None:
    tags = (("First", text), ("Variant", "jungle"), ("Event", text))
    page = replay_page([Record(tags, before=(text,), after=(text,))], Look())
    assert text not in page
    assert page.count("<script") == 2


def test_no_games_and_games_that_cannot_be_replayed_make_pages() -> None:
    assert data_of(replay_page([], Look()))["games"] == []
    data = data_of(replay_page([Record((("Variant", "chess"),), (Node(-1, text="e4"),))], Look()))
    assert "board" not in data["games"][0]
    assert data["games"][0]["nodes"] == [{"parent": -1, "move": "e4", "player": 0, "depth": 0, "unread": True}]
    assert data["boards"] == {}
