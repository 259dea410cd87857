"""Positions as SVG and PNG."""

from collections.abc import Callable

from ..model.start import StartError
from ..pictures.frames import Frame, frame_at, shown_nodes
from ..pictures.png import draw_png
from ..pictures.svg import draw_svg
from ..replaying.replayed import Replayed
from ..writing.writer_errors import UnwritableError
from . import part
from .choices import Choices
from .format import Document, Format, Holds, Numbered
from .format_name import FormatName


def _svg(frame: Frame, choices: Choices) -> bytes:
    return draw_svg(frame.rules, frame.position, choices.look, frame.last, frame.caption).encode()


def _png(frame: Frame, choices: Choices) -> bytes:
    return draw_png(frame.rules, frame.position, choices.look, frame.last, frame.caption)


def _write(game: Numbered, choices: Choices, draw: Callable[[Frame, Choices], bytes]) -> tuple[Document, ...]:
    """A picture for each ply that was chosen."""
    if not game.number:
        return ()
    replayed = Replayed.of(game.record)
    places = shown_nodes(replayed)
    missing = choices.plies.missing(len(places) - 1)
    if missing is not None:
        raise UnwritableError(
            f"there is no ply {missing}: the plies of its main line are 0, the start, to {len(places) - 1}"
        )
    try:
        frames = [
            (ply, frame_at(replayed, places[ply], revealed=choices.look.revealed))
            for ply in choices.plies.of(len(places) - 1)
        ]
    except StartError as error:
        raise UnwritableError(str(error)) from None
    return tuple(Document(draw(frame, choices), f"ply-{ply:03}") for ply, frame in frames)


_LOSSES = (
    part.MOVES,
    part.VARIATIONS,
    part.COMMENTS,
    part.NAGS,
    part.UNREAD,
    part.TAGS,
    part.STARTS,
    part.RESULTS,
)
_OPTIONS = frozenset({"ply", "flip", "pieces", "reveal", "size"})

SVG_FORMAT = Format(
    FormatName.SVG,
    "a position as SVG",
    ("svg",),
    lambda game, choices: _write(game, choices, _svg),
    losses=_LOSSES,
    holds=Holds.ONE,
    options=_OPTIONS,
)

PNG_FORMAT = Format(
    FormatName.PNG,
    "a position as PNG",
    ("png",),
    lambda game, choices: _write(game, choices, _png),
    losses=_LOSSES,
    holds=Holds.ONE,
    options=_OPTIONS | {"font"},
    is_text=False,
)
