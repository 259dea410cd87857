"""What plain play answers to its words."""

import io

import pytest

from junqi.tui.plain.play_plain import play_plain
from junqi.tui.play_options import PlayOptions, opening_of


def said(variant, *lines, **options):
    out = io.StringIO()
    opening = opening_of(PlayOptions(variant=variant, names=("Ann", "Bob"), **options))
    play_plain(opening, io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("variant", "options", "forms"),
    [
        ("jungle", {"position": "7/7/7/7/6e/r6/E6/7/7 w"}, "Ea2, a3a2 or Ea3-a2"),
        ("gunki-white", {"position": "3f1/5/5/e4/5/5/5/5/5/5/M4/5/1F3 w"}, "Mb3, a3b3 or Ma3-b3"),
        ("junqi", {"seed": 1}, "a1"),
    ],
)
def test_help_gives_moves_of_the_game_in_play(variant, options, forms):
    text = said(variant, "help", **options)
    assert f"A move may be typed as {forms}.\n" in text
    assert ("A flip is typed as c3" in text) == (variant == "junqi")


def test_a_draw_declined_is_said():
    assert "Bob declines the draw.\n" in said("jungle", "draw", "no")


def test_the_moves_before_the_first_one():
    assert "game\nNo move yet.\n" in said("jungle", "game")
