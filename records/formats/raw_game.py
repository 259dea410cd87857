"""Files of any format cut into games that are not read yet, so that one of many can be read alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import BytesIO

import attrs

from ..interchange.json_reader import lines_of, read_json_document, read_json_lines
from ..interchange.json_text import JsonTextError, parse_json
from ..reading.decoding import decode
from ..reading.game_reader import ReadGame, read_game
from ..reading.plain_tags import plain_tags
from ..reading.tag_section import read_tag_section
from ..text.blocks import Block, ByteStream, cut_blocks, game_sections
from ..text.peek import peek
from ..text.transcoding import utf_8_stream
from ..zillions.cutting import saved_blocks
from ..zillions.reader import read_saved_game
from .input_format import HEAD, format_of
from .record_format import RecordFormat


@attrs.frozen
class RawGame:
    """One game of a file, cut out.

    ``block`` holds its bytes and says where they lie. ``in_place`` tells whether they stand in the file as they are
    here. ``read`` is the game itself where its format is read as a whole.
    """

    format: RecordFormat
    block: Block
    in_place: bool = True
    read: ReadGame | None = None


def raw_games(stream: ByteStream, file: str = "-") -> Iterator[RawGame]:
    """The games of a stream, told apart without reading their moves. Never raises for anything that it holds.

    Where nothing can be told apart, such as in a damaged JSON document, one game of number 0 has the findings.
    """
    head, whole = peek(stream, HEAD)
    kind = format_of(head)
    if kind is RecordFormat.JGN:
        utf_8 = utf_8_stream(whole)
        for block in cut_blocks(utf_8.stream):
            if block.is_game:
                yield RawGame(kind, block, in_place=not utf_8.is_utf_16)
    elif kind is RecordFormat.JSON_LINES:
        yield from (RawGame(kind, block) for block in _line_blocks(whole))
    elif kind is RecordFormat.ZSG:
        yield from (RawGame(kind, block) for block in saved_blocks(whole))
    else:
        for read in read_json_document(whole, file):
            yield RawGame(kind, Block(b"", read.number, 0, 1, 1, last=False), in_place=False, read=read)


def _line_blocks(stream: ByteStream) -> Iterator[Block]:
    """The lines of JSON Lines that are not blank."""
    number, offset = 0, 0
    for line, data in enumerate(lines_of(stream), 1):
        if data.strip():
            number += 1
            yield Block(data, number, offset, line, 1, last=False)
        offset += len(data) + 1


def read_raw(raw: RawGame, file: str = "-") -> ReadGame:
    """Read a game that was cut out. Never raises for anything that it holds."""
    if raw.read is not None:
        return raw.read
    if raw.format is RecordFormat.JGN:
        return read_game(raw.block, file)
    if raw.format is RecordFormat.ZSG:
        return read_saved_game(raw.block, file)
    read = next(read_json_lines(BytesIO(raw.block.data), file))
    number, line = raw.block.number, raw.block.line
    findings = tuple(attrs.evolve(finding, game=number, line=line) for finding in read.findings)
    return attrs.evolve(read, number=number, findings=findings)


def tags_of(raw: RawGame) -> Mapping[str, str]:
    """The tags of a game that was cut out, the first of each name; those that can be told without reading its moves."""
    if raw.read is not None:
        pairs = list(raw.read.record.tags) if raw.read.record is not None else []
    elif raw.format is RecordFormat.JGN:
        pairs = _jgn_tags(raw.block)
    elif raw.format is RecordFormat.ZSG:
        record = read_saved_game(raw.block).record
        pairs = [] if record is None else list(record.tags)
    else:
        pairs = _json_tags(raw.block.data)
    return dict(reversed(pairs))


def _jgn_tags(block: Block) -> list[tuple[str, str]]:
    for _, start, end in game_sections(block.data):
        plain = plain_tags(block.data[start:end])
        if plain is not None:
            return plain
        break
    return [(tag.name, tag.value) for tag in read_tag_section(decode(block, "")).tags]


def _json_tags(line: bytes) -> list[tuple[str, str]]:
    try:
        value = parse_json(line).value
    except JsonTextError:
        return []
    tags = value.get("tags") if isinstance(value, dict) else None
    pairs = tags if isinstance(tags, list) else []
    return [(str(pair[0]), str(pair[1])) for pair in pairs if isinstance(pair, list) and len(pair) == 2]
