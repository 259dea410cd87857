"""JSON texts from outside: any bytes, parsed or refused with a place."""

import json
from collections import Counter
from typing import NoReturn

import attrs

from .json_check import Json


class JsonTextError(ValueError):
    """Bytes that are not JSON; ``line`` and ``column`` count from 1 within them."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


@attrs.frozen
class JsonText:
    """A value, and the keys that an object had twice."""

    value: Json
    duplicates: tuple[str, ...]


def parse_json(data: bytes) -> JsonText:
    """Parse a JSON text.

    Raises:
        JsonTextError: if it is not JSON, not UTF-8, nested too deeply, or holds a number too large to read.
    """
    duplicates: list[str] = []

    def noted(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        found = dict(pairs)
        if len(found) < len(pairs):
            duplicates.extend(_duplicates(pairs))
        return found

    try:
        value = json.loads(data.decode("utf-8-sig"), object_pairs_hook=noted, parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise JsonTextError(f"byte 0x{data[error.start]:02x} at offset {error.start} is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise JsonTextError(f"not JSON: {error.msg}", error.lineno, error.colno) from None
    except RecursionError:
        raise JsonTextError("JSON nested too deeply") from None
    except _ConstantError as error:
        raise JsonTextError(f"not JSON: {error} is no value") from None
    except ValueError:
        raise JsonTextError("a number with too many digits to be read") from None
    return JsonText(value, tuple(duplicates))


def _duplicates(pairs: list[tuple[str, Json]]) -> list[str]:
    """The keys that an object has more than once."""
    counts = Counter(name for name, _ in pairs)
    return [name for name, count in counts.items() if count > 1]


class _ConstantError(ValueError):
    """``NaN`` or ``Infinity``, which Python reads although JSON has no such values."""


def _refuse_constant(name: str) -> NoReturn:
    raise _ConstantError(name)
