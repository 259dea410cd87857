"""Positions as SVG documents: well-formed, described in words, and true to the position."""

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from junqi.core.game import Game
from junqi.core.piece import EMPTY
from junqi.core.registry import RULE_SETS, rule_set
from junqi.notation.piece_set import PieceSet
from junqi.records.pictures.errors import PictureSizeError
from junqi.records.pictures.look import Look
from junqi.records.pictures.svg import draw_svg

SVG = "{http://www.w3.org/2000/svg}"
JUNGLE, JUNQI = rule_set("jungle"), rule_set("junqi")
START = JUNGLE.start()


def written(document: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(document).iter(f"{SVG}text")]


def word(document: str, name: str) -> str:
    found = ElementTree.fromstring(document).findtext(SVG + name)
    assert found is not None
    return found


def test_a_document_says_in_words_what_it_shows() -> None:
    root = ElementTree.fromstring(draw_svg(JUNGLE, START, Look()))
    assert root.get("role") == "img" and root.get("aria-labelledby") == "title desc"
    assert [(child.tag, child.get("id")) for child in root][:2] == [(f"{SVG}title", "title"), (f"{SVG}desc", "desc")]
    assert root.findtext(f"{SVG}title") == "Jungle type 1-A(1P:White): First (White) to move"
    description = root.findtext(f"{SVG}desc") or ""
    assert description.startswith("White, 8 pieces: Elephant a3; Lion g1;")
    assert description.endswith("Rat a7.")


def test_the_last_ply_is_told_and_both_its_squares_are_marked(act: Callable[..., object]) -> None:
    game = Game.begin(JUNGLE).play(act(JUNGLE, "g3g4"))
    document = draw_svg(JUNGLE, game.position, Look(), game.ply)
    assert word(document, "desc").endswith(". Last move: g3 to g4.")
    assert document.count("#ffb400") == 2 and document.count('stroke-dasharray="11"') == 1
    unmarked = draw_svg(JUNGLE, game.position, Look(marked=False), game.ply)
    assert "#ffb400" not in unmarked


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_every_piece_is_written_and_nothing_else(rules: object, random_game: Callable[..., Game]) -> None:
    game = random_game(rules, 7, 40)
    look = Look(coordinates=False, pieces=PieceSet.HANZI)
    position = game.rules.public(game.position, game.position.turn)
    face_up = [code for code in position.board if code != EMPTY and not code & 32]
    assert len(written(draw_svg(game.rules, position, look, game.ply))) == len(face_up)


def test_title_and_caption_are_written_and_become_the_title() -> None:
    document = draw_svg(JUNGLE, START, Look(title="Ann – Bob", coordinates=False), caption="Start")
    assert word(document, "title") == "Ann – Bob, Start"
    assert {"Ann – Bob", "Start"} <= set(written(document))


@pytest.mark.parametrize("text", ["<b>&\"'", "]]>", "a\x00b\x1b[2J", "\ufffe", "\ud800", "tab\there"])
def test_no_text_can_break_the_document(text: str) -> None:
    document = draw_svg(JUNGLE, START, Look(title=text), caption=text)
    document.encode("utf-8")
    assert len(word(document, "title")) == 2 * len(text) + 2


def test_a_long_title_shrinks_and_is_cut() -> None:
    document = draw_svg(JUNGLE, START, Look(title="W" * 100_000))
    title = next(text for text in written(document) if text.startswith("WW"))
    assert title.endswith("...") and len(title) < 100


@pytest.mark.parametrize(("size", "pixels"), [(120, ("99", "120")), (800, ("658", "800")), (4000, ("3290", "4000"))])
def test_the_longer_side_has_the_size_asked_for(size: int, pixels: tuple[str, str]) -> None:
    root = ElementTree.fromstring(draw_svg(JUNGLE, START, Look(size=size)))
    assert (root.get("width"), root.get("height")) == pixels  # of 788 to 958


@pytest.mark.parametrize("size", [0, -1, 119, 4001])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(PictureSizeError, match=f"a picture of {size} pixels: its longer side may have 120 to 4000"):
        Look(size=size)


def test_what_lies_face_down_is_neither_drawn_nor_told(random_game: Callable[..., Game]) -> None:
    start = random_game(JUNQI, 3, 0)
    document = draw_svg(JUNQI, start.position, Look(coordinates=False))
    assert written(document) == []
    assert document == draw_svg(JUNQI, JUNQI.start(), Look(coordinates=False))
    assert len(written(draw_svg(JUNQI, start.position, Look(coordinates=False, revealed=True)))) == 50
