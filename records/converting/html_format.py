"""One HTML page that replays games."""

from collections.abc import Sequence

from ..model.record import Record
from ..page.page import replay_page
from . import part
from .choices import Choices
from .format import Document, Format, Holds, Numbered
from .format_name import FormatName


def _write(game: Numbered, _choices: Choices) -> tuple[Document, ...]:
    return (Document(b"", record=game.record),) if game.number else ()


def _page(records: Sequence[Record], choices: Choices) -> bytes:
    return replay_page(records, choices.look).encode()


HTML_FORMAT = Format(
    FormatName.HTML,
    "an HTML page that replays games",
    ("html", "htm"),
    _write,
    losses=(part.COMMANDS, part.HIDDEN, part.SECRETS, part.UNSHOWN),
    holds=Holds.TOGETHER,
    page=_page,
    options=frozenset({"flip", "pieces", "reveal"}),
)
