"""JGN: loses nothing; what it cannot hold is refused by name."""

from ...notation.style import MoveStyle
from ..storing.files import encode
from ..writing.writer import write_record
from .choices import Choices
from .format import Document, Format, Numbered
from .format_name import FormatName


def _write(game: Numbered, choices: Choices) -> tuple[Document, ...]:
    text = write_record(game.record, choices.style)
    return (Document(encode(text), is_leading=not text.startswith("[")),)


def _is_export_form(choices: Choices) -> bool:
    return choices.style is MoveStyle.SAN and not choices.hide_deal


JGN_FORMAT = Format(
    FormatName.JGN, "JGN", ("jgn",), _write, options=frozenset({"style"}), is_export_form=_is_export_form
)
