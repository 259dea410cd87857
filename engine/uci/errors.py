"""What can go wrong with a program that plays. Every error names the program and says what was seen."""

from ...core.errors import JunqiError


class ProgramTextError(JunqiError, ValueError):
    """A text that names no player or program."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(why)
        self.text = text


class EngineError(JunqiError):
    """Base of what a program does wrong; the program is of no more use until it is started again, unless said.

    ``program`` is its name, ``seen`` what it did or wrote.
    """

    def __init__(self, program: str, seen: str) -> None:
        super().__init__(f"{program} {seen}")
        self.program = program
        self.seen = seen


class EngineStartError(EngineError):
    """A program that cannot be run, or does not greet as a program of the protocol does."""


class EngineDiedError(EngineError):
    """A program that ended, or closed its output, while something was expected of it."""


class EngineHungError(EngineError):
    """A program that did not answer in time; it has been killed."""


class EngineNonsenseError(EngineError):
    """An answer that is none; the program still runs."""


class EngineIllegalMoveError(EngineNonsenseError):
    """A move that the rules do not allow; the program still runs."""
