"""Which plies of a game are shown, as the option ``--ply`` says."""

from __future__ import annotations

import re

import attrs

from .errors import PlyChoiceError

_NUMBER = re.compile(r"[0-9]{1,9}")
_EVERY = re.compile(r"every:([1-9][0-9]{0,8})")
_END = "end"


@attrs.frozen
class PlyChoice:
    """Plies of a main line: those named, every so many, the last.

    ``numbers`` count from 0, the start.
    """

    numbers: tuple[int, ...] = ()
    steps: tuple[int, ...] = ()
    end: bool = False

    @classmethod
    def parse(cls, text: str) -> PlyChoice:
        """Read a choice: numbers, ``every:N`` and ``end``, split by commas.

        >>> PlyChoice.parse("0,every:10,end").of(25)
        (0, 10, 20, 25)

        Raises:
            PlyChoiceError: if a part is none of these.
        """
        numbers, steps, end = [], [], False
        for part in text.split(","):
            every = _EVERY.fullmatch(part.strip())
            if every is not None:
                steps.append(int(every[1]))
            elif part.strip() == _END:
                end = True
            elif _NUMBER.fullmatch(part.strip()):
                numbers.append(int(part))
            else:
                raise PlyChoiceError(part)
        return cls(tuple(numbers), tuple(steps), end)

    def of(self, last: int) -> tuple[int, ...]:
        """The plies chosen of a game that has ``last``, in order; numbers that it does not reach are left out."""
        every = (ply for step in self.steps for ply in range(step, last + 1, step))
        return tuple(sorted({*(n for n in self.numbers if n <= last), *every, *([last] if self.end else [])}))

    def missing(self, last: int) -> int | None:
        """The first number that a game of ``last`` plies does not reach; ``None`` if it reaches all."""
        return next((number for number in self.numbers if number > last), None)


END = PlyChoice(end=True)
"""What is shown unless plies are named."""
