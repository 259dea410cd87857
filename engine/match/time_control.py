"""How long programs may think in a match."""

import re

import attrs

from ...core.errors import JunqiError

_FORM = re.compile(r"(?P<base>\d{1,6}(?:\.\d{1,3})?)(?:\+(?P<increment>\d{1,6}(?:\.\d{1,3})?))?", re.ASCII)


class TimeTextError(JunqiError, ValueError):
    """A time control that cannot be read."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text[:40]!r} is no time control: give seconds for each move, such as 0.05, "
            "or seconds for the game and for each move, such as 60+0.6"
        )
        self.text = text


@attrs.frozen
class TimeControl:
    """What bounds a move: its time, a clock for the game with an increment, nodes, depth, or several of them.

    Times are in seconds. ``base`` is ``None`` where no clock runs.
    """

    movetime: float | None = None
    base: float | None = None
    increment: float = 0.0
    nodes: int | None = None
    depth: int | None = None

    @property
    def tag(self) -> str:
        """The value of the tag TimeControl; a time for each move is written as its increment alone, on top of nothing.

        >>> TimeControl(base=60, increment=0.6).tag, TimeControl(movetime=0.05).tag, TimeControl(nodes=5000).tag
        ('60+0.6', '0+0.05', '-')
        """
        if self.movetime is not None:
            return f"0+{self.movetime:.3f}".rstrip("0").rstrip(".")
        if self.base is None:
            return "-"
        increment = f"{self.increment:.3f}".rstrip("0").rstrip(".")
        return f"{max(1, round(self.base))}+{increment}"

    @property
    def words(self) -> str:
        """All bounds in words, as ``0.05 s and 5000 nodes a move``."""
        bounds = [
            None if self.movetime is None else f"{self.movetime:g} s",
            None if self.nodes is None else f"{self.nodes} nodes",
            None if self.depth is None else f"depth {self.depth}",
        ]
        each = " and ".join(bound for bound in bounds if bound is not None)
        clock = "" if self.base is None else f"{self.base:g}+{self.increment:g} s a game"
        return ", ".join(part for part in (clock, f"{each} a move" if each else "") if part)


_USUAL = TimeControl(movetime=0.1)


def parse_time(text: str) -> TimeControl:
    """Read ``SECONDS`` for each move, or ``BASE+INCREMENT`` for a clock.

    >>> parse_time("60+0.6")
    TimeControl(movetime=None, base=60.0, increment=0.6, nodes=None, depth=None)

    Raises:
        TimeTextError: if it is neither, or no time at all.
    """
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise TimeTextError(text)
    base, increment = float(found["base"]), found["increment"]
    if not base:
        raise TimeTextError(text)
    return TimeControl(movetime=base) if increment is None else TimeControl(base=base, increment=float(increment))


def control_of(time: str | None, nodes: int | None, depth: int | None) -> TimeControl:
    """What options bound together; a tenth of a second for each move where they say nothing.

    >>> control_of(None, None, None).movetime, control_of(None, 5000, None).movetime
    (0.1, None)

    Raises:
        TimeTextError: if the time cannot be read.
    """
    if time is None and nodes is None and depth is None:
        return _USUAL
    timed = TimeControl() if time is None else parse_time(time)
    return attrs.evolve(timed, nodes=nodes, depth=depth)
