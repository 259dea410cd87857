"""The options that a program offers, read from its greeting."""

import re

import attrs


@attrs.frozen
class EngineOption:
    """An option: its name, its type (``spin``, ``combo``, ``check``, ``string`` or ``button``), and its choices."""

    name: str
    kind: str
    choices: tuple[str, ...] = ()


_OPTION = re.compile(r"option name (?P<name>.+?) type (?P<kind>\w+)(?P<rest>.*)")


def parse_option(line: str) -> EngineOption | None:
    """What an ``option`` line offers; ``None`` for any other line.

    >>> parse_option("option name Style type combo default solid var solid var wild").choices
    ('solid', 'wild')
    """
    found = _OPTION.fullmatch(line)
    if found is None:
        return None
    choices = tuple(choice.strip() for choice in re.split(r"(?:^|\s)var\s", found["rest"])[1:])
    return EngineOption(found["name"], found["kind"], choices)
