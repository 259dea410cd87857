"""Writing an animated GIF a frame at a time. Pillow itself holds all frames until the last is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from .palette import TRANSPARENT, Palette

if TYPE_CHECKING:
    from PIL.Image import Image

_KEEP = 1
"""The disposal of a frame that stays where the next does not cover it."""

_FOREVER = 0
_LONGEST = 0xFFFF
"""Hundredths of a second that a frame can be shown: the file has two bytes for them."""

_TRAILER = b";"


class GifStream:
    """Frames in, GIF out. Frames are images of indices (mode ``L``) of one size.

    Of each frame only the rectangle is written in which it differs from the one before, and in that only what differs.
    """

    def __init__(self, out: BinaryIO, palette: Palette) -> None:
        self._out = out
        self._palette = palette
        self._before: Image | None = None

    def add(self, frame: Image, seconds: float) -> None:
        """Write a frame that is shown so long, or as long as the format allows."""
        from PIL import GifImagePlugin

        if self._before is None:
            self._write_header(frame)
            patch, corner, given = frame, (0, 0), {}
        else:
            patch, corner = _difference(self._before, frame)
            given = {"transparency": TRANSPARENT}
        duration = round(min(seconds * 100, _LONGEST)) * 10  # in milliseconds; files count hundredths
        self._out.writelines(GifImagePlugin.getdata(patch, corner, duration=duration, disposal=_KEEP, **given))
        self._before = frame

    def _write_header(self, frame: Image) -> None:
        from PIL import GifImagePlugin

        whole = frame.convert("P")
        whole.putpalette(self._palette.image.getpalette() or [])
        header, _ = GifImagePlugin.getheader(whole, info={"loop": _FOREVER, "optimize": False})
        self._out.writelines(header)

    def close(self) -> None:
        """End the file; the stream stays open."""
        self._out.write(_TRAILER)


def _difference(before: Image, after: Image) -> tuple[Image, tuple[int, int]]:
    """What of a frame has to be drawn over the one before, and where."""
    from PIL import Image, ImageChops

    changed = ImageChops.difference(before, after)
    box = changed.getbbox() or (0, 0, 1, 1)
    mask = changed.crop(box).point([0] + [255] * 255)
    kept = Image.new("L", mask.size, TRANSPARENT)
    return Image.composite(after.crop(box), kept, mask), (box[0], box[1])
