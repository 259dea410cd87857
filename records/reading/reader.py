"""Reading a file of games, one after the other, without ever holding more than one."""

from collections.abc import Iterator

from ..findings.codes import Code
from ..findings.finding import Finding
from ..text.blocks import ByteStream, cut_blocks, is_blank
from ..text.transcoding import utf_8_stream
from .file_check import FileCheck
from .game_reader import ReadGame, read_game


def read_records(stream: ByteStream, file: str = "-") -> Iterator[ReadGame]:
    """Read the games of a JGN stream of bytes.

    Whatever the bytes are, this never raises, apart from what ``stream.read`` raises. Text before the first game
    comes with the number 0; findings about the file itself come last, without a record.
    """
    utf_8 = utf_8_stream(stream)
    check = FileCheck()
    for block in cut_blocks(utf_8.stream):
        check.take(block)
        if block.is_game or not is_blank(block.data):
            yield read_game(block, file)
    yield from file_findings(check, file, is_utf_16=utf_8.is_utf_16)


def file_findings(check: FileCheck, file: str, *, is_utf_16: bool) -> Iterator[ReadGame]:
    """What there is to say about a file itself, as something read without a record."""
    findings = list(check.findings(file))
    if is_utf_16:
        findings.insert(
            0, Finding(Code.UTF_16, file, 1, 1, 0, 0, "the file is UTF-16, not UTF-8; it is read as UTF-16")
        )
    if findings:
        yield ReadGame(0, None, tuple(findings))
