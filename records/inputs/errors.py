"""What can be wrong with the files that a command is to read."""

from collections.abc import Sequence

from ...core.errors import JunqiError


class BinaryFileError(JunqiError, ValueError):
    """A file that is no text."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file}: a binary file, not a file of games")
        self.file = file


class UnreadFilesError(JunqiError, OSError):
    """Files that could not be read to their end; ``reasons`` says of each what is wrong with it."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)


class NoFilesError(JunqiError, LookupError):
    """A folder, a pattern or an empty name that stands for no file."""

    def __init__(self, argument: str, why: str) -> None:
        super().__init__(f"{argument}: {why}")
        self.argument = argument
