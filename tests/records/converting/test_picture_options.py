"""Options of drawn formats: the font of hanzi, and what lies face down."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record


@pytest.fixture
def dealt(random_game: Callable[..., Game]) -> bytes:
    """A game of Junqi that says what lies face down, before its first flip."""
    return write_record(record_of(random_game(rule_set("junqi"), 6, 0))).encode()


@pytest.mark.parametrize(("options", "letters"), [((), 0), (("--reveal",), 50)])
def test_reveal_shows_what_lies_face_down_in_svg(
    convert: Callable[..., Any], dealt: bytes, options: tuple[str, ...], letters: int
) -> None:
    ended = convert("-", "--to", "svg", "--game", "1", *options, stdin=dealt)
    assert ended.code == 0
    pieces = re.findall(r'font-weight="bold"[^>]*>([A-Za-z])</text>', ended.out)
    assert len(pieces) == letters


def test_reveal_puts_what_lies_face_down_into_a_page(convert: Callable[..., Any], dealt: bytes) -> None:
    hidden, shown = (convert("-", "--to", "html", *options, stdin=dealt).out for options in ((), ("--reveal",)))
    assert "face down: Red Flag" in shown and "face down: Red Flag" not in hidden


def test_a_font_that_cannot_be_used_is_refused_in_one_sentence(convert: Callable[..., Any], tmp_path: Path) -> None:
    broken, out = tmp_path / "broken.ttf", tmp_path / "out.png"
    broken.write_bytes(b"no font")
    ended = convert("good.jgn", "--game", "1", "--pieces", "hanzi", "--font", str(broken), "-o", str(out))
    assert (ended.code, out.exists()) == (2, False)
    assert ended.err.splitlines()[-1] == (
        f"junqi: {broken} cannot be used as the font of the pieces: it is no font that can be read"
    )


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "601", "1e300", "inf"])
def test_plies_are_not_shown_for_ever(convert: Callable[..., Any], tmp_path: Path, seconds: str) -> None:
    out = tmp_path / "out.gif"
    ended = convert("good.jgn", "--game", "1", "--seconds", seconds, "-o", str(out))
    assert (ended.code, out.exists()) == (2, False)
    assert "--seconds" in ended.err


def test_the_last_ply_is_held_as_long_as_a_gif_can(convert: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "out.gif"
    assert convert("good.jgn", "--game", "1", "--seconds", "600", "-o", str(out)).code == 0
    with Image.open(out) as image:
        assert image.info["duration"] == 600_000
        image.seek(image.n_frames - 1)  # type: ignore[attr-defined]  # of GIFs
        assert image.info["duration"] == 655_350


def test_a_font_says_nothing_for_svg(convert: Callable[..., Any]) -> None:
    ended = convert("good.jgn", "--game", "1", "--to", "svg", "--font", "any.ttf")
    assert (ended.code, ended.err) == (2, "junqi: --font says nothing for svg: it is for png, gif\n")
