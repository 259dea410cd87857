"""Writing records in the export form."""

import io
import re

from ...notation.style import MoveStyle
from ..model.deployments import with_layout_tags
from ..model.record import Record
from ..reading.decoding import BYTE_ORDER_MARK
from ..reading.reader import read_records
from ..storing.files import encode
from .movetext_writer import movetext_lines
from .tag_writer import leading_lines, tag_lines
from .writer_errors import UnwritableError

_SURROGATE = re.compile("[\ud800-\udfff]")


def write_record(record: Record, style: MoveStyle = MoveStyle.SAN) -> str:
    """A record in the export form: tags, a blank line, movetext, a blank line. Short form unless told otherwise.

    Raises:
        UnwritableError: if the record holds what JGN cannot hold, or plies that the rules do not allow.
    """
    record = with_layout_tags(record)
    tags = list(tag_lines(record))
    lines = [*tags, *([""] if tags else []), *leading_lines(record), *movetext_lines(record, style), ""]
    text = "\n".join(lines) + "\n"
    _check_characters(text)
    if record.kept or BYTE_ORDER_MARK in text or any(node.ply is None for node in record.nodes):
        _check_verbatim(record, text)
    return text


def _check_characters(text: str) -> None:
    """Bytes that are not UTF-8 come back as they were read; other lone surrogates have no bytes at all."""
    found = _SURROGATE.search(text)
    if found is None:
        return
    try:
        same = encode(text).decode("utf-8", "surrogateescape") == text
    except UnicodeEncodeError:
        same = False
    if not same:
        raise UnwritableError(f"the lone surrogate U+{ord(found[0]):04X}, which UTF-8 cannot hold")


def _check_verbatim(record: Record, text: str) -> None:
    """Text that is kept as it is must not mean something when it is read again."""
    found = [read.record for read in read_records(io.BytesIO(encode(text))) if read.record is not None]
    if found != [record]:
        raise UnwritableError("unread text that would be read differently where it stands")
