"""The HTML pages: whole, safe, the same every time, and readable without their pictures."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from jgn_games import game

POSITION = "7/7/7/3e3/3r3/3E3/7/7/7"
EVIL = "<script>alert(1)</script> & $x^2$"
VOID = {"meta", "br", "path", "use", "rect", "circle", "line", "link", "polyline", "polygon", "image", "stop"}


def games() -> str:
    return "".join(
        game(f"1. Exd5 {result}", First=EVIL if n % 2 else "Ann", Result=result, Position=f"{POSITION} w - - 0 1")
        for n, result in enumerate(("1-0", "0-1", "1/2-1/2", "1-0"))
    )


class Checker(HTMLParser):
    """Notes what is open, all identifiers, all references, and all text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.references: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append((tag, found))
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [found["id"]] if found.get("id") else []
        for name, value in attrs:
            if name in ("href", "xlink:href", "src"):
                self.references.append(value or "")
            self.references += re.findall(r"url\(([^)]*)\)", value or "")
        self.references += [f"#{name}" for name in (found.get("aria-labelledby") or "").split()]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture
def page(junqi: Callable[..., Any], tmp_path: Path) -> Callable[..., str]:
    """The page that a command writes of games."""

    def write(command: str, *options: str, text: str | None = None) -> str:
        out = tmp_path / "page.html"
        ended = junqi(
            command, "-", "--html", str(out), "--force", *options, stdin=(games() if text is None else text).encode()
        )
        assert (ended.code, ended.out) == (0, ""), ended
        return out.read_text(encoding="utf-8")

    return write


PAGES = [("stats",), ("tree", "--position", POSITION, "--variant", "jungle")]


@pytest.mark.parametrize("command", PAGES)
def test_pages_are_sound_and_need_nothing_else(command: tuple[str, ...], page: Callable[..., str]) -> None:
    text = page(*command)
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert len(checker.ids) == len(set(checker.ids))
    assert checker.references
    assert {reference.removeprefix("#") for reference in checker.references} <= set(checker.ids)
    assert not re.search(r"<script|@import|src=|<link", text)


@pytest.mark.parametrize("command", PAGES)
def test_pages_are_the_same_every_time(command: tuple[str, ...], page: Callable[..., str]) -> None:
    assert page(*command) == page(*command)


def test_text_from_games_is_escaped(page: Callable[..., str]) -> None:
    text = page("stats")
    checker = Checker()
    checker.feed(text)
    assert EVIL in checker.text
    assert EVIL not in text


def test_charts_say_in_words_what_they_show(page: Callable[..., str]) -> None:
    text = page("stats")
    charts = re.findall(r"<svg[^>]*>.*?</svg>", text, re.DOTALL)
    words = [re.search(r"<desc[^>]*>(.*?)</desc>", chart, re.DOTALL)[1] for chart in charts]
    assert all('role="img"' in chart and "<title" in chart for chart in charts)
    assert words == [
        "jungle-1a-white 62.5% (21.9% to 90.8%)",
        "1 plies: 4",
        "not told: 4",
        "2026: 4",
        "Elephant against Rat: 4",
    ]
    assert "#0" not in "".join(charts)  # colours are the page's, so that they fit its light and its dark


@pytest.mark.parametrize("command", ["stats", "tree"])
def test_no_games_give_a_page_all_the_same(command: str, page: Callable[..., str]) -> None:
    text = page(command, text="")
    assert "<svg" not in text
    assert text.startswith("<!DOCTYPE html>") and text.endswith("</html>\n")


def test_layouts_have_a_page(page: Callable[..., str]) -> None:
    layouts = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", "KLMBS/J.G.J/CS.SC/E.L.B/XNENX/KFNKE"
    text = page(
        "tree", "--layouts", text=game("*", Variant="gunki-white", FirstLayout=layouts[0], SecondLayout=layouts[1])
    )
    assert all(layout in text for layout in layouts)
