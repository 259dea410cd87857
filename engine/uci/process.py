"""A child process that speaks in lines: read without ever blocking it, and killed with all that it started."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from .errors import EngineStartError

_CHUNK = 1 << 16
_LONGEST_LINE = 1 << 20
"""Bytes; what a line has beyond them is dropped."""
_LAST_WORDS = 3
_LONGEST_WORDS = 200
_REAPING = 5.0
"""Seconds that a killed program has to vanish."""


class EngineProcess:
    """A running program, its output handed over line by line.

    Both outputs are always read, whether anybody listens or not, so that the program never waits for a reader.
    """

    def __init__(self, process: Process, name: str, take: Callable[[str], None]) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._name = name
        self._complaints: deque[str] = deque(maxlen=_LAST_WORDS)
        self.ended = asyncio.create_task(_read_lines(process.stdout, take))
        """Done once the program's output has ended and all of it was handed over."""
        self._errors = asyncio.create_task(_read_lines(process.stderr, self._complain))
        self._killed = False

    @classmethod
    async def start(cls, command: tuple[str, ...], name: str, take: Callable[[str], None]) -> EngineProcess:
        """Run a command; ``take`` is called with each line of its output.

        Raises:
            EngineStartError: if the command cannot be run.
        """
        own_group = os.name == "posix"
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=own_group
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise EngineStartError(name, f"cannot be run: {command[0]}: {reason}") from None
        return cls(process, name, take)

    def _complain(self, line: str) -> None:
        if line:
            self._complaints.append(line[:_LONGEST_WORDS])

    @property
    def running(self) -> bool:
        """Whether the program can still answer."""
        return not self.ended.done() and self._process.returncode is None

    def write(self, line: str) -> None:
        """Put a line on its way; a program that has ended does not get it."""
        assert self._process.stdin is not None
        if not self._process.stdin.is_closing():
            self._process.stdin.write(line.encode() + b"\n")

    async def flush(self) -> None:
        """Wait until what was written has been taken.

        Raises:
            ConnectionError: if the program takes no more.
        """
        assert self._process.stdin is not None
        await self._process.stdin.drain()

    async def how_it_ended(self, patience: float) -> str:
        """What became of a program whose output has ended, with the last lines of its error output."""
        await self._exited(patience)
        code = self._process.returncode
        self.kill()
        await asyncio.wait({self._errors}, timeout=patience)
        how = "closed its output" if code is None else f"ended ({_code_in_words(code)})"
        return ": ".join((how, " / ".join(self._complaints))) if self._complaints else how

    def kill(self) -> None:
        """End the program and whatever it started, at once."""
        if self._killed:
            return  # its number may be another program's by now
        self._killed = True
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def close(self, patience: float) -> None:
        """Let the program end after its last line, for so many seconds; then kill what is left of it."""
        try:
            assert self._process.stdin is not None
            self._process.stdin.close()
            await self._exited(patience)
        finally:
            self.kill()
        await self._exited(_REAPING)
        await asyncio.wait({self.ended, self._errors}, timeout=_REAPING)
        for task in (self.ended, self._errors):
            task.cancel()

    async def _exited(self, patience: float) -> None:
        """Wait for the program's exit, so many seconds at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), patience)


async def _read_lines(stream: asyncio.StreamReader, take: Callable[[str], None]) -> None:
    """Hand over a stream's lines until it ends, without holding up whatever else runs."""
    rest = b""
    while chunk := await stream.read(_CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            take(_text(line))
        rest = rest[:_LONGEST_LINE]
        await asyncio.sleep(0)  # a stream that always has more would never let go
    if rest:
        take(_text(rest))


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()


def _code_in_words(code: int) -> str:
    """An exit code; where a signal ended the program, its name.

    >>> _code_in_words(3), _code_in_words(-11)
    ('exit code 3', 'signal SIGSEGV')
    """
    if code >= 0:
        return f"exit code {code}"
    with suppress(ValueError):
        return f"signal {signal.Signals(-code).name}"
    return f"signal {-code}"
