"""What a client waits for: a line that begins with a certain word, and what comes before it."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from .info import Info, parse_info

OnInfo: TypeAlias = Callable[[Info], None]
"""Called with what a search has found so far."""

_MOST_LINES = 100_000
"""A program that never comes to the point must not fill the memory."""


class Expectation:
    """An answer being awaited: the line that ends it and, if they are ``kept``, the lines before.

    ``on_info`` is called with each line that holds a score.
    """

    def __init__(self, until: str, on_info: OnInfo | None = None, *, kept: bool) -> None:
        self.on_info = on_info
        self.lines: list[str] = []
        self._kept = kept
        self.future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._until = until

    @property
    def done(self) -> bool:
        """Whether the answer is complete."""
        return self.future.done()

    @property
    def answer(self) -> str:
        """The line that ended it."""
        return self.future.result()

    def take(self, line: str) -> bool:
        """Look at a line that has come; whether it was the last one needed."""
        if self.done:
            return True
        if line.partition(" ")[0] == self._until:
            self.future.set_result(line)
        else:
            self._take_part(line)
        return self.done

    def _take_part(self, line: str) -> None:
        if self._kept and len(self.lines) < _MOST_LINES:
            self.lines.append(line)
        info = None if self.on_info is None else parse_info(line)
        if info is not None:
            # Not at once: an error of whoever is told must not end the reading.
            asyncio.get_running_loop().call_soon(self._tell, info)

    def _tell(self, info: Info) -> None:
        if self.on_info is not None:
            self.on_info(info)
