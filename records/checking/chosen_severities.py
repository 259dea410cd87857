"""Severities as the command line gives them: options that name codes, and a config file."""

from collections.abc import Mapping
from pathlib import Path

import typer

from ..findings.codes import Code
from ..findings.severity import Severity
from .code_names import code_named
from .config import nearest_config, severities_in
from .severities import WORDS, Severities
from .severity_errors import TwoSeveritiesError


def chosen_severities(named: Mapping[str, list[str] | None], config: Path | None, no_config: bool) -> Severities:
    """The severities of a config file, changed by the codes that options name, by severity or ``ignore``.

    Raises:
        UnknownCodeError, TwoSeveritiesError, ConfigError: if something is wrong with them.
        OSError: if the config file cannot be read.
    """
    if config is not None and no_config:
        raise typer.BadParameter("it excludes --config", param_hint="--no-config")
    path = None if no_config else config or nearest_config(Path.cwd())
    severities = Severities() if path is None else severities_in(path)
    return severities.with_changes(_changes(named))


def _changes(named: Mapping[str, list[str] | None]) -> dict[Code, Severity | None]:
    chosen: dict[Code, str] = {}
    for word, lists in named.items():
        for name in _names(lists or []):
            code = code_named(name, f"--{word}: ")
            if chosen.setdefault(code, word) != word:
                raise TwoSeveritiesError(code.value, chosen[code], word)
    return {code: WORDS[word] for code, word in chosen.items()}


def _names(lists: list[str]) -> list[str]:
    """The names of options that may each hold several, split by commas; an empty list is no name of a code either."""
    return [name.strip() for names in lists for name in names.split(",") if name.strip() or not names.strip(", ")]
