"""Which format an input has, told by what it holds."""

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from ..interchange.json_reader import read_json_document, read_json_lines
from ..interchange.json_text import JsonTextError, parse_json
from ..reading.game_reader import ReadGame
from ..reading.reader import read_records
from ..text.blocks import BYTE_ORDER_MARK, ByteStream, begins_game
from ..text.peek import peek
from ..text.transcoding import utf_16_of
from ..zillions.cutting import is_saved_game
from ..zillions.reader import read_saved_games
from .record_format import RecordFormat

Found = TypeVar("Found")

HEAD = 1 << 16
"""How many bytes are looked at to tell a format."""
_JSON = re.compile(rb'\s*(?:\{\s*(?:"[^"\\]{0,64}"\s*:|\})|\[\s*[\[{"\]0-9-])')
_JSON_LINE = re.compile(rb'^\{ ?"[^"\\]{0,64}" ?:', re.MULTILINE)

_GAMES = re.compile(rb'"games"\s*:')
_TAG = re.compile(rb'\[[A-Za-z0-9_]+ "')


def format_of(head: bytes) -> RecordFormat:
    """The format of a text that begins with ``head``.

    A line that begins a game outweighs all else, since no JSON has one; so damage before it costs no game its reading.

    >>> format_of(b'[Event "?"]'), format_of(b'{"version": 1, "result": "*"}')
    (<RecordFormat.JGN: 'jgn'>, <RecordFormat.JSON_LINES: 'jsonl'>)
    """
    head = head.removeprefix(BYTE_ORDER_MARK)
    if begins_game(head):
        return RecordFormat.JGN
    if is_saved_game(head):
        return RecordFormat.ZSG
    if not _JSON.match(head):
        return RecordFormat.JSON_LINES if _JSON_LINE.search(head) else RecordFormat.JGN
    lines = [line for line in head.splitlines() if line.strip()]
    return RecordFormat.JSON_LINES if _is_line(lines) else RecordFormat.JSON


def _is_line(lines: list[bytes]) -> bool:
    """Whether the first line is a record by itself, damaged or not; else it begins a document."""
    first = lines[0]
    if _GAMES.search(first):
        return False
    try:
        return isinstance(parse_json(first).value, dict)
    except JsonTextError:
        if len(lines) == 1:
            return not first.lstrip().startswith(b"[")
        return lines[1].startswith(b"{") and not first.rstrip().endswith((b"{", b"[", b","))


def read_any(stream: ByteStream, file: str = "-") -> Iterator[ReadGame]:
    """Read the games of a stream of any format. Never raises for anything that it holds."""
    return read_any_by(read_records, stream, file)


def read_any_by(
    read_jgn: Callable[[ByteStream, str], Iterator[Found]], stream: ByteStream, file: str
) -> Iterator[ReadGame | Found]:
    """As ``read_any``, with another reader for JGN."""
    head, whole = peek(stream, HEAD)
    kind = format_of(head)
    if kind is RecordFormat.JGN:
        return read_jgn(whole, file)
    if kind is RecordFormat.ZSG:
        return read_saved_games(whole, file)
    return read_json_document(whole, file) if kind is RecordFormat.JSON else read_json_lines(whole, file)


def looks_binary(head: bytes) -> bool:
    """Whether a file is plainly no text: NUL bytes, but neither UTF-16, nor JSON, nor any line that begins a game."""
    is_text = utf_16_of(head) is not None or _JSON.match(head) or _TAG.search(head)
    return b"\0" in head and not is_text
