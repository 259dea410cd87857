"""JSON and JSON Lines: they lose nothing."""

from ..interchange.json_writer import DOCUMENT_HEAD, DOCUMENT_TAIL, json_line
from ..storing.files import encode
from .choices import Choices
from .format import Document, Format, Frame, Numbered
from .format_name import FormatName

_FRAME = Frame(DOCUMENT_HEAD, opening="\n", between=",\n", closing="\n", tail=f"{DOCUMENT_TAIL}\n")


def _write(game: Numbered, _choices: Choices) -> tuple[Document, ...]:
    return (Document(encode(json_line(game.record))),)


def _write_line(game: Numbered, _choices: Choices) -> tuple[Document, ...]:
    return (Document(encode(json_line(game.record) + "\n")),)


JSON_FORMAT = Format(
    FormatName.JSON,
    "JSON",
    ("json",),
    _write,
    frame=lambda _choices: _FRAME,
)

JSON_LINES_FORMAT = Format(FormatName.JSON_LINES, "JSON Lines", ("jsonl", "ndjson"), _write_line)
