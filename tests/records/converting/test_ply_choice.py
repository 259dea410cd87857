"""Which plies ``--ply`` names."""

import pytest

from junqi.records.converting.errors import PlyChoiceError
from junqi.records.converting.ply_choice import END, PlyChoice


@pytest.mark.parametrize(
    ("text", "last", "chosen", "missing"),
    [
        ("0", 5, (0,), None),
        ("end", 5, (5,), None),
        ("end", 0, (0,), None),
        ("every:2", 5, (2, 4), None),
        ("every:2,end", 4, (2, 4), None),
        ("every:7", 5, (), None),
        ("5,1,1", 5, (1, 5), None),
        ("3,9,7", 5, (3,), 9),
        (" 1 , every:3 ", 3, (1, 3), None),
    ],
)
def test_plies_are_chosen(text: str, last: int, chosen: tuple[int, ...], missing: int | None) -> None:
    choice = PlyChoice.parse(text)
    assert choice.of(last) == chosen
    assert choice.missing(last) == missing


@pytest.mark.parametrize("text", ["", "1,", "-1", "1-3", "every", "every:0", "every:x", "END", "1.5", "²", "9" * 10])
def test_what_names_no_plies_is_refused(text: str) -> None:
    with pytest.raises(PlyChoiceError, match="it is a number from 0, end, every:N"):
        PlyChoice.parse(text)


def test_the_end_is_shown_unless_plies_are_named() -> None:
    assert PlyChoice.parse("end") == END
