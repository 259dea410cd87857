"""Requests: what one line of input asks for, as values. Source: the description of the UCI protocol."""

import enum
from typing import TypeAlias

import attrs

from ...core.errors import JunqiError


class RequestError(JunqiError, ValueError):
    """A line that asks for nothing that can be done; the text says what was found and what is allowed."""


class Simple(enum.Enum):
    """Requests of one word; the value is the word."""

    UCI = "uci"
    IS_READY = "isready"
    NEW_GAME = "ucinewgame"
    STOP = "stop"
    PONDER_HIT = "ponderhit"
    DISPLAY = "d"
    EVALUATE = "eval"
    QUIT = "quit"


@attrs.frozen
class SetOption:
    """``setoption``: an option's name, and its value where there is one."""

    name: str
    value: str | None = None


@attrs.frozen
class SetPosition:
    """``position``: a position text, or ``None`` for the start of the variant, and the moves played since."""

    text: str | None
    moves: tuple[str, ...] = ()


@attrs.frozen
class Go:
    """``go``: the limits by the protocol's names, times in milliseconds; and the moves to choose from, if not all."""

    numbers: dict[str, int]
    infinite: bool = False
    moves: tuple[str, ...] = ()


@attrs.frozen
class CountLines:
    """``go perft``: the number of plies."""

    depth: int


Request: TypeAlias = Simple | SetOption | SetPosition | Go | CountLines
