"""What must be told apart differs by lightness, with 16 colours, and without any."""

import pytest
from rich.color import Color, ColorSystem
from rich.style import Style

from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Side
from junqi.tui.board.palette import Palette, palette_of

GAMES = ["jungle", "gunki", "junqi"]


def ansi(color: Color | None) -> int | None:
    assert color is not None
    return color.downgrade(ColorSystem.STANDARD).number


def lightness(color: Color | None) -> float:
    """Relative luminance, from 0 to 1."""
    assert color is not None
    red, green, blue = ((part / 255) ** 2.2 for part in color.get_truecolor())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(style: Style) -> float:
    light, dark = sorted((lightness(style.color), lightness(style.bgcolor)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def grounds(rules: RuleSet, palette: Palette) -> list[Style]:
    return [ground for zone in set(rules.board.zones) for ground in palette.zones[zone]]


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> RuleSet:
    return rule_set(request.param)


@pytest.fixture
def palette(rules: RuleSet) -> Palette:
    return palette_of(rules, colour=True)


def test_writing_is_readable(palette: Palette) -> None:
    faces = [*(side.face for side in palette.sides), palette.selected.face, *palette.targets.values()]
    assert all(contrast(style) >= 4.5 for style in [*faces, palette.last_to, palette.lit_piece, palette.hint_piece])


def test_sides_differ_by_lightness(palette: Palette) -> None:
    white, dark = (lightness(palette.sides[side].face.bgcolor) for side in Side)
    assert (white + 0.05) / (dark + 0.05) >= 4.5


def test_pieces_stand_out_from_the_ground_with_16_colours(rules: RuleSet, palette: Palette) -> None:
    pieces = [*palette.sides, palette.back, palette.selected]
    found = {ansi(piece.face.bgcolor) for piece in pieces}
    assert len(found) == len(pieces)
    board = {ansi(ground.bgcolor) for ground in [palette.field, *grounds(rules, palette)]}
    if rules.hides_pieces:
        assert not found & board
    assert not {ansi(piece.face.bgcolor) for piece in [*palette.sides, palette.selected]} & board


def test_writing_and_pattern_stay_visible_with_16_colours(palette: Palette) -> None:
    styles = [*(side.face for side in palette.sides), palette.back.face, palette.selected.face, palette.last_to]
    assert all(ansi(style.color) != ansi(style.bgcolor) for style in [*styles, *palette.targets.values()])


def test_zones_differ_with_16_colours() -> None:
    rules = rule_set("jungle")
    palette = palette_of(rules, colour=True)
    by_zone = {zone: {ansi(ground.bgcolor) for ground in palette.zones[zone]} for zone in set(rules.board.zones)}
    assert all(len(colours) == 1 for colours in by_zone.values())
    assert len({min(colours, key=str) for colours in by_zone.values()}) == len(by_zone)


def test_marks_on_the_ground_stay_visible_with_16_colours(rules: RuleSet, palette: Palette) -> None:
    for ground in grounds(rules, palette):
        for mark in (palette.cursor, palette.quiet, palette.lit, palette.last_from, palette.hint):
            assert ansi(mark.color) != ansi(ground.bgcolor)


def test_without_colours_no_style_has_one(rules: RuleSet) -> None:
    plain = palette_of(rules, colour=False)
    white, dark = (plain.sides[side].face for side in Side)
    assert (white.reverse, dark.reverse) == (True, None)
    styles = [plain.field, plain.cursor, plain.selected.face, plain.back.face, white, dark, plain.last_to]
    assert all(style.color is None and style.bgcolor is None for style in [*styles, *plain.targets.values()])
