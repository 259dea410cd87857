"""Parts of the export form that compiled code writes; whole games are converted in the tests of records."""

import pytest

from junqi.kernels.recogniser import Text
from junqi.kernels.writing_kernel import nag_of_glyph


@pytest.mark.parametrize(
    ("glyph", "nag"), [("", 0), ("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!#", 0)]
)
def test_glyphs(glyph: str, nag: int) -> None:
    for move in ("Rg4", "Pb13^#", "c3=E", " "):
        text = Text(f"{move}{glyph} *".encode())
        assert nag_of_glyph(text.address, len(move + glyph)) == nag
