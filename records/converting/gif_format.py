"""Games as animated GIF."""

from ..model.start import StartError
from ..pictures.gif import DEFAULT_SECONDS, animate
from ..writing.writer_errors import UnwritableError
from . import part
from .choices import Choices
from .format import Document, Format, Holds, Numbered
from .format_name import FormatName


def _write(game: Numbered, choices: Choices) -> tuple[Document, ...]:
    if not game.number:
        return ()
    seconds = DEFAULT_SECONDS if choices.seconds is None else choices.seconds
    try:
        return (Document(animate(game.record, choices.look, seconds)),)
    except StartError as error:
        raise UnwritableError(str(error)) from None


GIF_FORMAT = Format(
    FormatName.GIF,
    "a game as animated GIF",
    ("gif",),
    _write,
    losses=(part.VARIATIONS, part.COMMENTS, part.NAGS, part.UNREAD, part.TAGS, part.SECRETS),
    holds=Holds.ONE,
    options=frozenset({"flip", "font", "pieces", "reveal", "size", "seconds"}),
    is_text=False,
)
