"""What `junqi fix` reads: files of JGN as batches of UTF-8, whatever their encoding."""

from collections.abc import Iterator, MutableMapping

import attrs

from ..batches.batch import Batch
from ..batches.cutting import batches_in
from ..findings.codes import Code
from ..findings.finding import Finding
from ..formats.input_format import HEAD, format_of, looks_binary
from ..formats.record_format import RecordFormat
from ..inputs import UNREADABLE, BinaryFileError, ProgressBar, read_plain_by
from ..text.blocks import ByteStream
from ..text.peek import peek
from ..text.transcoding import UTF_16_MARKS, utf_16_of
from .encodings import Decoded, looked_at
from .errors import UndecodableError


@attrs.frozen
class FixInputs:
    """Files to be mended, and the encoding that they are said to have, if they are not UTF-8."""

    files: tuple[str, ...]
    encoding: str | None = None

    def readable_batches(self, progress: ProgressBar, unread: MutableMapping[str, str]) -> Iterator[Batch]:
        """As ``batches``; but if something is wrong with one file, that is put into ``unread``, and others follow."""
        for file in self.files:
            try:
                yield from attrs.evolve(self, files=(file,)).batches(progress)
            except (*UNREADABLE, UndecodableError) as error:
                unread[file] = str(error)

    def batches(self, progress: ProgressBar) -> Iterator[Batch]:
        """The batches of all files. A file of another format comes as one batch without bytes.

        Raises:
            BinaryFileError: if a file is no text.
            DamagedFileError: if one is compressed, and damaged or cut off.
            UndecodableError: if one is not in the encoding that it is said to have.
            OSError: if one cannot be read.
        """
        return read_plain_by(self._of, self.files, progress)

    def _of(self, stream: ByteStream, file: str) -> Iterator[Batch]:
        head, whole = peek(stream, HEAD)
        utf_16 = utf_16_of(head)
        if utf_16 is not None:
            yield from _decoded(whole, "utf-16" if head.startswith(UTF_16_MARKS) else utf_16, file)
        elif self.encoding is not None:
            with looked_at(whole, self.encoding) as (held, is_other):
                yield from _decoded(held, self.encoding, file) if is_other else _jgn_batches(held, file)
        elif looks_binary(head):
            raise BinaryFileError(file)
        else:
            yield from _jgn_batches(whole, file)


def _decoded(stream: ByteStream, encoding: str, file: str) -> Iterator[Batch]:
    """The batches of a stream in another encoding; the last has the finding that it is none of UTF-8."""
    yield from _jgn_batches(Decoded(stream, encoding, file), file)
    code = Code.UTF_16 if encoding.startswith("utf-16") else Code.NOT_UTF_8
    finding = Finding(code, file, 1, 1, 0, 0, f"the file is {encoding}, not UTF-8")
    yield Batch(file, RecordFormat.JGN, b"", 0, findings=(finding,))


def _jgn_batches(stream: ByteStream, file: str) -> Iterator[Batch]:
    head, whole = peek(stream, HEAD)
    kind = format_of(head)
    if kind is RecordFormat.JGN:
        yield from batches_in(whole, file)
    else:
        yield Batch(file, kind, b"", 0)
