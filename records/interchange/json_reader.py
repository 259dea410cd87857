"""Reading records from a JSON document or from JSON Lines."""

from collections.abc import Iterator

from ..findings.codes import Code
from ..findings.finding import Finding
from ..reading.game_reader import ReadGame
from ..reading.record_check import check_record
from ..text.blocks import ByteStream
from .json_check import Json, RecordJsonError, Shape
from .json_record import VERSION, record_from_json
from .json_text import JsonText, JsonTextError, parse_json
from .json_writer import FORMAT

_CHUNK = 1 << 18
_BLANK = b" \t\r\n"


def read_json_lines(stream: ByteStream, file: str = "-") -> Iterator[ReadGame]:
    """Read the records of a JSON Lines stream; a line that is none costs only itself."""
    game = 0
    for number, line in enumerate(lines_of(stream), 1):
        if not line.strip(_BLANK):
            continue
        game += 1
        try:
            text = parse_json(line)
        except JsonTextError as error:
            yield ReadGame(game, None, (Finding(Code.BAD_JSON, file, number, error.column, game, 0, str(error)),))
            continue
        yield _read(text.value, file, game, number, _duplicates(text, file, number, game))


def read_json_document(stream: ByteStream, file: str = "-") -> Iterator[ReadGame]:
    """Read the records of a JSON document, which is held as a whole."""
    try:
        text = parse_json(_whole(stream))
        games = _games(text.value)
    except JsonTextError as error:
        yield _fault(Code.BAD_JSON, file, error.line, error.column, str(error))
        return
    except RecordJsonError as error:
        yield _fault(Code.BAD_RECORD, file, 1, 1, str(error))
        return
    found = _duplicates(text, file, 1, 0)
    if found:
        yield ReadGame(0, None, found)
    for number, game in enumerate(games, 1):
        yield _read(game, file, number, 1, ())


def _fault(code: Code, file: str, line: int, column: int, message: str) -> ReadGame:
    return ReadGame(0, None, (Finding(code, file, line, column, 0, 0, message),))


def _duplicates(text: JsonText, file: str, line: int, game: int) -> tuple[Finding, ...]:
    message = "the key {!r} stands twice in an object; the last counts"
    return tuple(
        Finding(Code.DUPLICATE_KEY, file, line, 1, game, 0, message.format(key[:40])) for key in text.duplicates
    )


def _games(value: Json) -> list[Json]:
    """The games of a document."""
    shape = Shape.of(value)
    shape.choice("format", {FORMAT: FORMAT})
    shape.number("version", VERSION, VERSION)
    shape.only("format", "version", "games")
    if not shape.has("games"):
        raise shape.error("games", "nothing where an array is needed")
    return [game for game, _ in shape.items("games")]


def _read(value: Json, file: str, game: int, line: int, found: tuple[Finding, ...]) -> ReadGame:
    try:
        record = record_from_json(value)
    except RecordJsonError as error:
        return ReadGame(game, None, (*found, Finding(Code.BAD_RECORD, file, line, 1, game, 0, str(error))))
    return ReadGame(game, record, (*found, *check_record(record, file, game, line)))


def _whole(stream: ByteStream) -> bytes:
    parts = []
    while part := stream.read(_CHUNK):
        parts.append(part)
    return b"".join(parts)


def lines_of(stream: ByteStream) -> Iterator[bytes]:
    """The lines of a stream, ended by LF.

    Each read at least doubles what is held, so that long lines cost linear time.
    """
    held = b""
    while part := stream.read(max(_CHUNK, len(held))):
        *lines, held = (held + part).split(b"\n")
        yield from lines
    if held:
        yield held
