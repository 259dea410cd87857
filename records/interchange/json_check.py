"""Taking JSON apart with every value's type checked, and errors that name the place."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias, TypeVar

import attrs

from ...core.errors import JunqiError

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""A JSON value."""

_T = TypeVar("_T")
_NAMES = {
    type(None): "null",
    bool: "a boolean",
    int: "a number",
    float: "a number",
    str: "a string",
    list: "an array",
    dict: "an object",
}


class RecordJsonError(JunqiError, ValueError):
    """JSON that is not of the schema; ``path`` names the place, such as ``nodes[3].parent``."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path


@attrs.frozen
class Shape:
    """A JSON object at a place of a document."""

    values: Mapping[str, Json]
    path: str = ""

    @classmethod
    def of(cls, value: Json, path: str = "") -> "Shape":
        """A value that must be an object."""
        if not isinstance(value, dict):
            raise RecordJsonError(path, f"{name_of(value)} where an object is needed")
        return cls(value, path)

    def error(self, key: str, message: str) -> RecordJsonError:
        """An error at one of the keys."""
        return RecordJsonError(self._at(key), message)

    def only(self, *keys: str) -> None:
        """Refuse keys that are not of the schema, so that nothing is dropped."""
        unknown = next((key for key in self.values if key not in keys), None)
        if unknown is not None:
            raise self.error(unknown[:40], f"no such key; known are {', '.join(keys)}")

    def has(self, key: str) -> bool:
        """Whether a key is there."""
        return key in self.values

    def text(self, key: str) -> str:
        """The string at a key."""
        return self._typed(key, str, "a string")

    def number(self, key: str, least: int, most: int) -> int:
        """The whole number at a key, within bounds."""
        return _bounded(self.values.get(key), self._at(key), least, most)

    def boolean(self, key: str) -> bool:
        """The boolean at a key that may be missing, which means false."""
        return self.has(key) and self._typed(key, bool, "a boolean")

    def optional(self, key: str) -> "Shape | None":
        """The object at a key that may be missing."""
        value = self.values.get(key)
        return None if not self.has(key) else Shape.of(value, self._at(key))

    def choice(self, key: str, choices: "Mapping[str, _T] | Mapping[str | None, _T]") -> _T:
        """What the value at a key stands for."""
        value = self.values.get(key)
        if self.has(key) and (value is None or isinstance(value, str)):
            for name, choice in choices.items():
                if name == value:
                    return choice
        allowed = ", ".join("null" if name is None else name for name in choices)
        raise self.error(key, f"{_shown(value)} where one of {allowed} is needed")

    def items(self, key: str) -> Iterator[tuple[Json, str]]:
        """The members of the array at a key that may be missing, with their places."""
        values: list[Json] = self._typed(key, list, "an array") if self.has(key) else []
        for index, value in enumerate(values):
            yield value, f"{self._at(key)}[{index}]"

    def texts(self, key: str) -> tuple[str, ...]:
        """The array of strings at a key that may be missing."""
        return tuple(string(value, path) for value, path in self.items(key))

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """The array of whole numbers within bounds at a key that may be missing."""
        return tuple(_bounded(value, path, least, most) for value, path in self.items(key))

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _typed(self, key: str, kind: type[_T], needed: str) -> _T:
        value = self.values.get(key)
        if not isinstance(value, kind):
            found = name_of(value) if self.has(key) else "nothing"
            raise self.error(key, f"{found} where {needed} is needed")
        return value


def string(value: Json, path: str) -> str:
    """A value that must be a string."""
    if not isinstance(value, str):
        raise RecordJsonError(path, f"{name_of(value)} where a string is needed")
    return value


def name_of(value: Json) -> str:
    """What a value is, in words."""
    return _NAMES[type(value)]


def _bounded(value: Json, path: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise RecordJsonError(path, f"{_shown(value)} where a whole number from {least} to {most} is needed")
    return value


def _shown(value: Json) -> str:
    """A value for a message; long ones by their type alone."""
    simple = isinstance(value, str) or (isinstance(value, int) and -(10**9) < value < 10**9)
    return repr(value)[:40] if simple and not isinstance(value, bool) else name_of(value)
