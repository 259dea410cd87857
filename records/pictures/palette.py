"""One palette for all frames of an animation, so that nothing flickers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import attrs

from . import colours
from .picture import Picture
from .shapes import Colour, Writing

if TYPE_CHECKING:
    from PIL.Image import Image

TRANSPARENT = 255
"""The index that leaves what the frame before showed."""


@attrs.frozen
class Palette:
    """Colours by index: at most 255, and one index more that is transparent."""

    image: Image
    """An image that has the palette, as Pillow wants it."""

    def indices(self, painted: Image) -> Image:
        """A painted image as one of indices (mode ``L``): each pixel the nearest colour, without any pattern."""
        from PIL import Image

        nearest = painted.quantize(palette=self.image, dither=Image.Dither.NONE)
        return Image.frombytes("L", nearest.size, nearest.tobytes())


def palette_of(samples: Sequence[Image], pictures: Sequence[Picture]) -> Palette:
    """A palette of the colours that pictures are drawn with, and of what smooth edges have between them."""
    from PIL import Image

    drawn = list(dict.fromkeys(_rgb(colour) for picture in pictures for colour in _colours(picture)))
    between = _strip(samples).quantize(TRANSPARENT - len(drawn), Image.Quantize.MEDIANCUT).getpalette() or []
    values = [value for colour in drawn for value in colour] + between
    holder = Image.new("P", (1, 1))
    holder.putpalette((values + values[:3] * (TRANSPARENT + 1))[: 3 * (TRANSPARENT + 1)])
    return Palette(holder)


def _strip(samples: Sequence[Image]) -> Image:
    """All samples in one image."""
    from PIL import Image

    width, height = samples[0].size
    strip = Image.new("RGB", (width, height * len(samples)))
    for at, sample in enumerate(samples):
        strip.paste(sample, (0, at * height))
    return strip


def _colours(picture: Picture) -> Iterator[Colour]:
    yield colours.PAPER
    for shape in picture.shapes:
        if isinstance(shape, Writing):
            yield shape.ink
        else:
            yield from (colour for colour in (shape.paint.fill, shape.paint.line) if colour is not None)


def _rgb(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
