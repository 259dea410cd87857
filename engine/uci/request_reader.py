"""From a line of input to what it asks for. No position and no rules are asked here."""

from ...notation.errors import quoted
from .go_reader import parse_go
from .request import Request, RequestError, SetOption, SetPosition, Simple

_SIMPLE = {request.value: request for request in Simple}
_COMMANDS = (*_SIMPLE, "setoption", "position", "go")


def parse_request(line: str) -> Request:
    """What a line that is not blank asks for.

    >>> parse_request("position startpos moves g3g4")
    SetPosition(text=None, moves=('g3g4',))

    Raises:
        RequestError: if it asks for nothing that can be done.
    """
    command, *words = line.split()
    if command in _SIMPLE:
        return _simple(command, words)
    if command == "setoption":
        return _set_option(words)
    if command == "position":
        return _set_position(words)
    if command == "go":
        return parse_go(words)
    raise RequestError(f"unknown command {quoted(command)}; commands are {', '.join(_COMMANDS)}")


def _simple(command: str, words: list[str]) -> Simple:
    if words:
        raise RequestError(f"{command}: nothing may follow it, found {quoted(words[0])}")
    return _SIMPLE[command]


def _set_option(words: list[str]) -> SetOption:
    """``name NAME [value VALUE]``, both of one or more words."""
    if words[:1] != ["name"]:
        raise RequestError("setoption: it must read 'setoption name NAME [value VALUE]'")
    at = words.index("value") if "value" in words else len(words)
    name, value = " ".join(words[1:at]), " ".join(words[at + 1 :])
    if not name:
        raise RequestError("setoption: the name of the option is missing")
    return SetOption(name, value if at < len(words) else None)


def _set_position(words: list[str]) -> SetPosition:
    """``startpos`` or ``fen TEXT``, then perhaps ``moves MOVE...``."""
    at = words.index("moves") if "moves" in words else len(words)
    kind, fields, moves = words[:1], words[1:at], tuple(words[at + 1 :])
    if kind == ["startpos"] and not fields:
        return SetPosition(None, moves)
    if kind == ["fen"] and fields:
        return SetPosition(" ".join(fields), moves)
    raise RequestError("position: it must read 'position startpos|fen TEXT [moves MOVE...]'")
