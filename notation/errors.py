"""What can be wrong with a text. Every error says what was found, what is allowed, and where."""

from ..core.errors import JunqiError, RefusedError
from ..core.fault import Fault

_LONGEST_QUOTATION = 40


def quoted(text: str) -> str:
    """A text in quotes for a message, cut where it is long.

    >>> quoted("g3g4"), len(quoted("x" * 5000))
    ("'g3g4'", 45)
    """
    return repr(text) if len(text) <= _LONGEST_QUOTATION else f"{text[:_LONGEST_QUOTATION]!r}..."


class NotationError(JunqiError, ValueError):
    """A text that is not of its form.

    ``text`` is the whole text, ``offset`` the code point (from 0) at which it goes wrong.
    """

    def __init__(self, message: str, text: str, offset: int = 0) -> None:
        super().__init__(message)
        self.text = text
        self.offset = offset


class PositionTextError(NotationError):
    """A position text that cannot be read."""


class LayoutTextError(NotationError):
    """A layout text that cannot be read."""


class SquareTextError(NotationError):
    """A text that names no square of the board."""


class ImpossiblePositionError(RefusedError, ValueError):
    """A position that can be read but cannot be; ``faults`` names everything that is wrong."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("impossible position: " + "; ".join(fault.message for fault in faults))
        self.faults = faults
