"""The page's manners: screen readers, phones, dark rooms, printers, and records that mean harm."""

import re
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.records.model.from_game import record_of
from junqi.records.model.record import Node, Record
from junqi.records.pictures.look import Look

JUNGLE, GUNKI, JUNQI = map(rule_set, ("jungle", "gunki", "junqi"))
GAMES = pytest.mark.parametrize("rules", [JUNGLE, GUNKI, JUNQI], ids=lambda rules: rules.game)
HARM = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\u2028 javascript:alert(3)"


def test_everything_to_press_has_a_name(read_page: Any, random_game: Callable[..., Game]) -> None:
    reader = read_page([record_of(random_game(JUNGLE, 1, 6))] * 2)
    nameless = reader.value(
        """[...document.querySelectorAll("button, select, input")].filter((one) =>
            !(one.getAttribute("aria-label") || one.textContent.trim())).map((one) => one.id)"""
    )
    assert nameless == []
    tree = reader.on(lambda page: page.locator("body").aria_snapshot())
    assert '- heading "First – Second" [level=1]' in tree
    assert '- button "One move on"' in tree
    assert '- img "Board. Start of the game. First (White) to move."' in tree
    assert '- navigation "Moves"' in tree
    assert re.search(r"- status:\n\s+- paragraph: Start of the game\.", tree)


def test_each_move_is_announced_as_a_whole(read_page: Any, random_game: Callable[..., Game]) -> None:
    reader = read_page([record_of(random_game(JUNGLE, 1, 6))])
    live = {name: reader.attribute("#told", name) for name in ("role", "aria-live", "aria-atomic")}
    assert live == {"role": "status", "aria-live": "polite", "aria-atomic": "true"}
    before = reader.text("#told")
    reader.press("ArrowRight")
    assert reader.text("#told") != before
    assert reader.text("#told").endswith("Second (Black) to move.")


def place(zone: str) -> str:
    """What a table says of an empty place."""
    return "empty" if zone in {"land", "soldier station"} else zone


@GAMES
def test_the_board_can_be_read_as_a_table(rules: Any, read_page: Any, random_game: Callable[..., Game]) -> None:
    game = random_game(rules, 2, 8)
    reader = read_page([record_of(game)])
    reader.click("#as-table summary")
    reader.press("End")
    rows = reader.texts("#as-table tbody tr")
    assert len(rows) == rules.board.ranks
    assert reader.texts("#as-table thead th") == list(rules.board.file_letters())
    public = rules.public(game.position, game.position.turn)
    expected = [
        rules.piece_name(code) if code & 15 else "face down" if code else place(rules.board.zones[square].value)
        for rank in reversed(range(rules.board.ranks))
        for square in range(rank * rules.board.files, (rank + 1) * rules.board.files)
        for code in [public.board[square]]
    ]
    assert reader.texts("#as-table tbody td") == expected


@GAMES
def test_it_fits_every_window(rules: Any, read_page: Any, random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(rules, 2, 60), {"First": "Ann " * 30})
    reader = read_page([record, record], place="#1/60")
    for width, height in ((360, 740), (800, 600), (1280, 800)):
        reader.on(lambda page, size={"width": width, "height": height}: page.set_viewport_size(size))
        assert reader.value("document.documentElement.scrollWidth") <= width
        for name in ("board", "forward", "flip", "upper", "lower"):
            left, top, right, bottom = reader.value(
                "(({left, top, right, bottom}) => [left, top, right, bottom])"
                f"(document.getElementById('{name}').getBoundingClientRect())"
            )
            assert 0 <= left < right <= width and 0 <= top < bottom <= height, (name, width)
        assert reader.value("board.getBoundingClientRect().height") > 200


def test_taps_step_on_a_phone(read_page: Any, random_game: Callable[..., Game]) -> None:
    reader = read_page(
        [record_of(random_game(JUNGLE, 2, 6))], viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    reader.on(lambda page: page.tap("#board", position={"x": 250, "y": 150}))
    assert reader.place == "1 / 6"
    assert reader.value("document.getElementById('forward').getBoundingClientRect().height") >= 36


def test_it_is_dark_where_the_reader_wants_it(read_page: Any, random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNGLE, 2, 6))
    light, dark = (
        read_page([record], color_scheme=scheme).value("getComputedStyle(document.body).backgroundColor")
        for scheme in ("light", "dark")
    )
    assert light == "rgb(247, 244, 236)" and dark == "rgb(28, 29, 32)"


def test_pieces_slide_only_for_those_who_like_motion(read_page: Any, random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNGLE, 2, 6))
    slides = "forward.click(), board.getAnimations({subtree: true}).length"
    for motion, expected in (("no-preference", 1), ("reduce", 0)):
        assert read_page([record], reduced_motion=motion).value(slides) == expected


def test_paper_has_the_board_and_all_moves(read_page: Any, random_game: Callable[..., Game]) -> None:
    reader = read_page([record_of(random_game(JUNGLE, 2, 60))])
    reader.on(lambda page: page.emulate_media(media="print"))
    shown = reader.value(
        "['board', 'moves', 'controls', 'as-table'].map((id) => document.getElementById(id).checkVisibility())"
    )
    assert shown == [True, True, False, False]
    heights = reader.value("[moves.scrollHeight, moves.clientHeight]")
    assert heights[0] <= heights[1]


def test_records_cannot_bring_scripts_along(read_page: Any, random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNGLE, 2, 3), {"First": HARM, "Event": HARM, "Annotator": HARM})
    nodes = tuple(attrs.evolve(node, before=(HARM,), after=(HARM,)) for node in record.nodes)
    record = attrs.evolve(record, nodes=(*nodes, Node(2, text=HARM)), before=(HARM,), after=(HARM,))
    reader = read_page([record, record])
    reader.press("ArrowRight", "End", "n")
    assert reader.count("script") == 2 and reader.count("img") == 0
    assert "alert(1)" in reader.text("#comments") and "alert(1)" in reader.text("#title")


def test_only_the_pages_own_script_may_run(read_page: Any, random_game: Callable[..., Game]) -> None:
    reader = read_page([record_of(random_game(JUNGLE, 2, 3))])
    ran = reader.value(
        """(() => {
            const script = document.createElement("script");
            script.textContent = "window.ran = true";
            document.body.append(script);
            return window.ran === true;
        })()"""
    )
    assert not ran
    assert [text for text in reader.complaints if "Content Security Policy" in text]
    reader.complaints.clear()


def test_what_lies_face_down_shows_its_back_until_it_is_turned_up(
    read_page: Any, random_game: Callable[..., Game]
) -> None:
    record = record_of(random_game(JUNQI, 4, 1))
    reader = read_page([record])
    assert set(reader.squares().values()) == {"junqi-letters-32"}
    reader.press("ArrowRight")
    assert len([name for name in reader.squares().values() if name != "junqi-letters-32"]) == 1
    revealed = read_page([record], look=Look(revealed=True))
    assert "junqi-letters-32" not in revealed.squares().values()


def test_thousands_of_moves_and_variations_stay_usable(read_page: Any, random_game: Callable[..., Game]) -> None:
    """A variation in a variation a thousand deep, each of one move, then some thousand moves beside the first."""
    first = random_game(JUNGLE, 2, 1)
    ply = first.ply
    deep = [Node(-1, ply), *(Node(-1, ply, replaces=at) for at in range(1000))]
    wide = [Node(-1, ply) for _ in range(4000)]
    record = Record((("Variant", "jungle"),), (*deep, *wide))
    reader = read_page([record])
    assert reader.count("#moves .move") == 5001
    reader.press("ArrowUp", "ArrowRight")
    assert reader.attribute("#moves [aria-current=step]", "data-node") == "5000"
    assert reader.value("moves.scrollTop") > 1000
    assert reader.value("document.documentElement.scrollTop") == 0


def test_without_scripts_it_says_what_it_needs(read_page: Any, random_game: Callable[..., Game]) -> None:
    reader = read_page([record_of(random_game(JUNGLE, 2, 3))], java_script_enabled=False)
    assert reader.text(".notice").endswith("with JavaScript, which is switched off here.")
    assert not reader.on(lambda page: page.is_visible("#forward"))


def test_no_games_are_said_to_be_none(read_page: Any) -> None:
    reader = read_page([])
    assert reader.text("#title") == "No games"
    assert reader.attribute("main", "hidden") is not None
