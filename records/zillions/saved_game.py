"""The lines of a saved game, told apart before any rule is asked."""

from __future__ import annotations

import re

import attrs

from ..text.line_ends import LINE_END

BEGINNING = "Zillions Save Game File Version"
"""How every saved game begins."""

_VERSION = re.compile(rf"{BEGINNING}[ \t]+(?P<version>\S+)(?:[ \t]+(?P<players>[A-Za-z]+))?")
_SETTING = re.compile(r"(?P<name>RulesFile|VariantName)[ \t]*=[ \t]*(?P<value>.*)")


@attrs.frozen
class Line:
    """A line that is not blank, without the white space around it, and the offset at which it stands."""

    text: str
    offset: int


@attrs.frozen
class SavedGame:
    """What a saved game says: its players (H human, C computer), its rules, its set-up edits, and its turns.

    ``odd`` are lines that belong nowhere.
    """

    players: str
    rules_file: str | None
    variant: str | None
    edits: tuple[Line, ...]
    turns: tuple[Line, ...]
    odd: tuple[Line, ...]


def split_saved_game(text: str) -> SavedGame:
    """Tell the lines of a saved game apart: from the first turn on, all are turns."""
    lines = _lines(text)
    first = next((at for at, line in enumerate(lines) if line.text[0].isdigit()), len(lines))
    head, turns = lines[:first], lines[first:]
    version = next((found for line in head if (found := _VERSION.fullmatch(line.text))), None)
    settings = [found for line in head if (found := _SETTING.fullmatch(line.text))]
    values = {found["name"]: found["value"].strip() for found in reversed(settings)}
    edits = tuple(line for line in head if line.text.startswith("("))
    odd = (line for line in head if not (_VERSION.fullmatch(line.text) or _SETTING.fullmatch(line.text)))
    return SavedGame(
        players=(version["players"] or "") if version is not None else "",
        rules_file=values.get("RulesFile"),
        variant=values.get("VariantName"),
        edits=edits,
        turns=tuple(turns),
        odd=tuple(line for line in odd if line not in edits),
    )


def _lines(text: str) -> list[Line]:
    found, at = [], 0
    for end in (*(end.span() for end in LINE_END.finditer(text)), (len(text), len(text))):
        line = text[at : end[0]]
        if line.strip():
            found.append(Line(line.strip(), at + len(line) - len(line.lstrip())))
        at = end[1]
    return found
