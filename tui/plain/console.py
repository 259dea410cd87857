"""Lines in, lines out."""

from typing import Protocol, TextIO

import attrs

_YES = frozenset({"y", "yes"})


class EndOfInputError(Exception):
    """No further line will come."""


class Console(Protocol):
    """Where a plain game is played."""

    def say(self, text: str = "") -> None:
        """Write a line, or several."""

    def ask(self, prompt: str) -> str:
        """Write a prompt and read a line, trimmed.

        Raises:
            EndOfInputError: where there is no further line.
        """


@attrs.frozen
class StreamConsole:
    """A console on two streams."""

    lines: TextIO
    out: TextIO

    def say(self, text: str = "") -> None:
        self.out.write(f"{text}\n")
        self.out.flush()

    def ask(self, prompt: str) -> str:
        self.out.write(f"{prompt} ")
        self.out.flush()
        line = self.lines.readline()
        if not line:
            self.out.write("\n")
            raise EndOfInputError
        if not self.lines.isatty():
            self.out.write(f"{line.rstrip()}\n")
        return line.strip()


def agrees(console: Console, question: str) -> bool:
    """Whether the answer to a question is yes; anything else is no."""
    return console.ask(f"{question} (yes or no)").lower() in _YES
