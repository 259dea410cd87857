"""Positions as PNG files, looked at pixel by pixel."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.piece_set import PieceSet
from junqi.records.pictures.look import Look
from junqi.records.pictures.png import draw_png

JUNGLE, GUNKI, JUNQI = map(rule_set, ("jungle", "gunki", "junqi"))
TRUE_SIZE = 928
"""Of Jungle without coordinates: nine squares of 100 pixels with 14 on either side."""


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def jungle_pixel(image: Image.Image, name: str, right: int = 0, down: int = 0) -> tuple[int, int, int]:
    """A pixel of a square, counted from its middle."""
    x = 14 + 100 * "abcdefg".index(name[0]) + 50 + right
    y = 14 + 100 * (9 - int(name[1])) + 50 + down
    red, green, blue = image.convert("RGB").getpixel((x, y))
    return red, green, blue


def test_known_squares_have_their_colours() -> None:
    image = opened(draw_png(JUNGLE, JUNGLE.start(), Look(coordinates=False, size=TRUE_SIZE)))
    assert image.size == (728, 928) and image.format == "PNG"
    assert min(jungle_pixel(image, "g3", 30)) > 230  # White's Rat
    assert max(jungle_pixel(image, "a7", 25)) < 60  # Black's
    red, green, blue = jungle_pixel(image, "b4", -45, -45)
    assert blue > green > red  # water
    red, green, blue = jungle_pixel(image, "a4", -45, -45)
    assert green > red > blue  # land
    red, green, blue = jungle_pixel(image, "d1", 45, 45)
    assert blue > red > green  # den
    red, green, blue = jungle_pixel(image, "d2", -45, -45)
    assert red > green > blue  # trap


def test_a_flipped_board_shows_the_other_end_below() -> None:
    image = opened(draw_png(JUNGLE, JUNGLE.start(), Look(coordinates=False, size=TRUE_SIZE, flipped=True)))
    assert max(jungle_pixel(image, "a3", 25)) < 60  # where g7 lies now, with Black's Elephant


def test_the_last_move_is_marked(act: Callable[..., object]) -> None:
    game = Game.begin(JUNGLE).play(act(JUNGLE, "g3g4"))
    image = opened(draw_png(JUNGLE, game.position, Look(coordinates=False, size=TRUE_SIZE), game.ply))
    assert jungle_pixel(image, "g4", 43, 0) == (255, 180, 0)
    along_origin = {jungle_pixel(image, "g3", 43, down) for down in range(-30, 31)}
    assert len(along_origin) > 2  # dashes
    assert jungle_pixel(image, "g5", 43, 0) != (255, 180, 0)


@pytest.mark.parametrize("rules", [JUNGLE, GUNKI, JUNQI], ids=lambda rules: rules.game)
@pytest.mark.parametrize("size", [120, 500])
def test_every_game_is_drawn_at_the_size_asked_for(rules: object, size: int, random_game: Callable[..., Game]) -> None:
    game = random_game(rules, 5, 30)
    image = opened(draw_png(game.rules, game.position, Look(size=size, title="Ann", revealed=True), game.ply, "Rg4"))
    assert max(image.size) == size
    assert len(image.getcolors(1 << 20) or ()) > 50


def test_words_are_kept_in_the_file() -> None:
    image = opened(draw_png(JUNGLE, JUNGLE.start(), Look(title="王小明 – Bob")))
    assert image.info["Title"] == "王小明 – Bob"
    assert image.info["Description"].startswith("White, 8 pieces: Elephant a3")


def test_bands_join_without_a_seam() -> None:
    """Jungle's left edge is one frame from top to bottom, whatever is painted at a time."""
    image = opened(draw_png(JUNGLE, JUNGLE.start(), Look(coordinates=False, size=TRUE_SIZE)))
    assert len({image.getpixel((13, y)) for y in range(20, 908)}) == 1


def test_hanzi_come_from_the_font_that_is_named(hanzi_file: Path) -> None:
    look = Look(pieces=PieceSet.HANZI, font=hanzi_file, coordinates=False, size=TRUE_SIZE)
    image = opened(draw_png(JUNGLE, JUNGLE.start(), look))
    assert max(jungle_pixel(image, "g3")) < 60  # all its hanzi are blocks
