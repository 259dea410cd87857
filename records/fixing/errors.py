"""What can be wrong with what somebody wants to have mended."""

from ...core.errors import JunqiError, RefusedError


class NotJgnError(JunqiError, ValueError):
    """A file of another format, which has nothing to mend."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file}: only JGN is mended; 'junqi convert' writes it")
        self.file = file


class UnknownEncodingError(JunqiError, LookupError):
    """A name that is no encoding of text."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name[:40]!r} is not an encoding of text that Python knows, such as gb18030 or latin-1")
        self.name = name


class UndecodableError(RefusedError, ValueError):
    """Bytes that do not exist in the encoding which a file is said to have."""

    def __init__(self, file: str, encoding: str, data: bytes, offset: int, line: int) -> None:
        shown = " ".join(f"{byte:02x}" for byte in data[:4])
        super().__init__(f"{file}: the bytes {shown} at byte offset {offset} (line {line}) are not {encoding}")
        self.file = file
        self.encoding = encoding
        self.offset = offset
        self.line = line
