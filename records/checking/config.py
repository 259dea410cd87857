"""The config file: ``[tool.junqi]`` of a pyproject.toml, or a junqi.toml."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..findings.codes import Code
from ..findings.severity import Severity
from .code_names import code_named
from .severities import WORDS, Severities
from .severity_errors import ConfigError

_OWN, _SHARED = "junqi.toml", "pyproject.toml"
_TABLE = "severity"


def nearest_config(folder: Path) -> Path | None:
    """The config file of a folder or the nearest one above it; ``None`` where there is none.

    A junqi.toml goes before a pyproject.toml beside it. A pyproject.toml without ``[tool.junqi]`` is passed over.

    Raises:
        ConfigError: if a pyproject.toml on the way is not TOML, or nested too deep.
        OSError: if one cannot be read.
    """
    for place in (folder, *folder.parents):
        own = place / _OWN
        if os.path.lexists(own) and not own.is_fifo():  # a link to nowhere or a folder is told, not passed over
            return own
        if (place / _SHARED).is_file() and _table(place / _SHARED) is not None:
            return place / _SHARED
    return None


def severities_in(path: Path) -> Severities:
    """The severities that a config file sets.

    Raises:
        ConfigError: if it is not TOML, or has keys or values that mean nothing.
        UnknownCodeError: for a key that is no code.
        OSError: if it cannot be read.
    """
    table = _table(path) or {}
    for key in table:
        if key != _TABLE:
            raise ConfigError(str(path), f"{key} means nothing to junqi; known is {_TABLE}")
    return Severities(dict(_severities(path, table.get(_TABLE, {}))))


def _severities(path: Path, table: Any) -> Iterator[tuple[Code, Severity | None]]:  # noqa: ANN401  TOML holds anything
    if not isinstance(table, dict):
        raise ConfigError(str(path), f"{_TABLE} is {table!r}; it is a table of codes")
    for name, word in table.items():
        code = code_named(name, f"{path}: {_TABLE}: ")
        if not isinstance(word, str) or word not in WORDS:
            raise ConfigError(str(path), f"{_TABLE}.{name} is {word!r}; known are {', '.join(WORDS)}")
        yield code, WORDS[word]


def _table(path: Path) -> dict[str, Any] | None:
    """What a file says to this program; ``None`` where it says nothing. A junqi.toml may leave out ``tool.junqi``."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(str(path), f"it is not TOML: {error}") from None
    except RecursionError:
        raise ConfigError(str(path), "it is nested too deep to be read") from None
    tools = document.get("tool", {})
    table = tools.get("junqi") if isinstance(tools, dict) else None
    if table is None and path.name != _SHARED:
        table = document
    elif path.name != _SHARED and set(document) != {"tool"}:
        raise ConfigError(str(path), "it says something in tool.junqi and beside it; one of the two is enough")
    if table is not None and not isinstance(table, dict):
        raise ConfigError(str(path), f"tool.junqi is {table!r}; it is a table")
    return table
