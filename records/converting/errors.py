"""What can be wrong with a conversion that a user asks for."""

from pathlib import Path

from ...core.errors import JunqiError, RefusedError
from ...notation.errors import quoted


class UnknownSuffixError(JunqiError, LookupError):
    """A file whose name does not tell a format."""

    def __init__(self, path: Path, known: tuple[str, ...]) -> None:
        names = ", ".join(f".{suffix}" for suffix in known)
        super().__init__(f"{path}: its name tells no format; name one with --to, or end the name in {names}")
        self.path = path
        self.known = known


class NoFormatError(JunqiError, ValueError):
    """A conversion into nothing that was named."""

    def __init__(self) -> None:
        super().__init__("no format: name one with --to, or a file with -o whose name tells it")


class UnfitOptionError(JunqiError, ValueError):
    """An option that says nothing for a format."""

    def __init__(self, option: str, name: str, fitting: tuple[str, ...]) -> None:
        super().__init__(f"--{option} says nothing for {name}: it is for {', '.join(fitting)}")
        self.option = option
        self.format = name
        self.fitting = fitting


class SeveralGamesError(RefusedError, ValueError):
    """Several games for a format that holds one."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"there are several games or boards to write, and a file of {name} holds one: "
            "name a game with --game N, or a new folder for all with -o FOLDER"
        )
        self.format = name


class TooManyGamesError(RefusedError, ValueError):
    """More games than are written together."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(
            f"more than {most} games, which is what one {name} file holds: "
            "name a game with --game N, or pick some with 'junqi filter'"
        )
        self.format = name
        self.most = most


class NothingWrittenError(RefusedError, ValueError):
    """No game for a format that holds one."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no {name} is written: there is no game that it could hold")
        self.format = name


class BinaryTerminalError(JunqiError, ValueError):
    """Bytes that are no text for a terminal."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is no text, so it is not written to a terminal: name a file with -o OUT.{name}")
        self.format = name


class PlyChoiceError(JunqiError, ValueError):
    """A text that names no plies."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{quoted(text)} names no plies: it is a number from 0, end, every:N, or several of these, split by commas"
        )
        self.text = text
