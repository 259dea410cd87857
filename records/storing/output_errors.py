"""What can be wrong with the file that a user asks for."""

from pathlib import Path

from ...core.errors import JunqiError


class OutputExistsError(JunqiError, FileExistsError):
    """A file that would be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already; --force overwrites it")
        self.path = path


class FolderExistsError(JunqiError, FileExistsError):
    """A folder that would be written into."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already; name a folder that is not there yet")
        self.path = path
