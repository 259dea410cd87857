"""How fast autoplay goes."""

import attrs

_SECONDS = (8.0, 4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
_DEFAULT = 3


@attrs.frozen
class Pace:
    """One of the speeds of autoplay, slowest first."""

    index: int = _DEFAULT

    @property
    def seconds(self) -> float:
        """Seconds between two moves."""
        return _SECONDS[self.index]

    def faster(self) -> "Pace":
        """The next faster speed; the same one if there is none."""
        return Pace(min(self.index + 1, len(_SECONDS) - 1))

    def slower(self) -> "Pace":
        """The next slower speed; the same one if there is none."""
        return Pace(max(self.index - 1, 0))

    def __str__(self) -> str:
        return f"{self.seconds:g} s a move"
