"""A line with a caret under the right place, whatever stands in the line."""

import pytest

from junqi.records.checking.caret import pointed_at
from junqi.records.checking.source_line import SourceLine, around


@pytest.mark.parametrize(
    ("text", "place", "line", "column"),
    [
        ("1. Rg4 Zz *", 7, "1. Rg4 Zz *", 7),
        ("1. Rg4", 6, "1. Rg4", 6),
        ("", 0, "", 0),
        ("1. 鼠g4 象f3 Zz", 10, "1. 鼠g4 象f3 Zz", 12),
        ("\tZz", 1, "        Zz", 8),
        ("1.\tRg4\tZz", 7, "1.      Rg4     Zz", 16),
        ("{a\0b} Zz", 6, r"{a\x00b} Zz", 9),
        ("{a\x1bb} Zz", 6, r"{a\x1bb} Zz", 9),
        ("{\udcff} Zz", 4, r"{\xff} Zz", 7),
        ("{e\u0301} Zz", 5, "{e\u0301} Zz", 4),
        ("\ufeff[Event", 1, r"\ufeff[Event", 6),
    ],
)
def test_short_lines(text: str, place: int, line: str, column: int) -> None:
    assert pointed_at(SourceLine(text, place)) == (line, " " * column + "^")


@pytest.mark.parametrize("sign", ["x", "象", "\0"])
@pytest.mark.parametrize("place", [0, 1, 50, 5000, 9998, 9999, 10_000])
def test_of_a_long_line_what_stands_around_the_place_is_shown(sign: str, place: int) -> None:
    text = sign * place + "Z" + sign * (10_000 - place)
    line, caret = pointed_at(around(text, place))
    columns = {"x": 1, "象": 2, "\0": 4}[sign]
    before = line.partition("Z")[0]
    assert caret == " " * sum(columns if part == sign else 1 for part in before.replace(r"\x00", "\0")) + "^"
    assert len(caret) <= 110
    assert len(line) <= 110
    assert line.startswith("...") == (place > 60 // columns)
    assert line.endswith("...") == (10_000 - place > 100 // columns)
