"""A game as an animated GIF."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import BinaryIO

import attrs

from ..model.record import Record
from ..replaying.replayed import Replayed
from .film import Film
from .frames import frames_of, names_in_title, shown_nodes
from .gif_stream import GifStream
from .look import Look

DEFAULT_SECONDS = 1.0
_HOLD = 3
"""The last frame is held so many times as long, before the game begins anew."""

Progress = Callable[[int, int], None]
"""Called after each frame with how many are done and how many there are."""


def animate(record: Record, look: Look, seconds: float = DEFAULT_SECONDS, progress: Progress | None = None) -> bytes:
    """The main line of a game as a GIF that loops: the start and each ply, ``seconds`` a frame.

    Raises:
        StartError: if the tags leave nothing to play from.
        NoHanziFontError, FontFileError: if hanzi are wanted and no font has them.
    """
    out = BytesIO()
    write_animation(record, look, out, seconds, progress)
    return out.getvalue()


def write_animation(
    record: Record, look: Look, out: BinaryIO, seconds: float = DEFAULT_SECONDS, progress: Progress | None = None
) -> None:
    """As ``animate``, into a stream, a frame at a time: memory does not grow with the game."""
    replayed = Replayed.of(record)
    total = len(shown_nodes(replayed))
    film = Film.of(replayed, attrs.evolve(look, title=look.title or names_in_title(replayed)))
    stream = GifStream(out, film.palette)
    for number, frame in enumerate(frames_of(replayed, revealed=look.revealed), 1):
        stream.add(film.image(frame), seconds * (_HOLD if number == total else 1))
        if progress is not None:
            progress(number, total)
    stream.close()
