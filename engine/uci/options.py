"""The options of ``junqi engine``: how they are offered, and what setting one changes."""

import os
from collections.abc import Callable
from typing import Any

import attrs

from ...core.registry import ALIASES, RULE_SETS
from ...notation.errors import quoted
from .request import RequestError, SetOption
from .settings import STRONGEST_LEVEL, Settings

DEFAULTS = Settings(variant=ALIASES["jungle"])
CLEAR_HASH = "Clear Hash"
"""The button that forgets what earlier searches found."""

_LARGEST_HASH = 1 << 16
_MEGABYTE = 1 << 20
_LARGEST_SEED = 2**31 - 1


@attrs.frozen
class _Option:
    """An option with a value: its name, its place in the settings, its type as offered, and how a value is read."""

    name: str
    field: str
    kind: str
    read: Callable[[str], Any]


def _spin(name: str, field: str, least: int, largest: int) -> _Option:
    """A whole number."""

    def read(value: str) -> int:
        digits = value.isascii() and value.isdigit() and len(value) <= len(str(largest))
        if digits and least <= int(value) <= largest:
            return int(value)
        raise RequestError(f"option {name} is {quoted(value)}: it must be a whole number from {least} to {largest}")

    return _Option(name, field, f"spin default {getattr(DEFAULTS, field) or 0} min {least} max {largest}", read)


def _variant() -> _Option:
    """The rule set; the names of games alone are understood, too."""
    name = "UCI_Variant"

    def read(value: str) -> str:
        variant = ALIASES.get(value, value)
        if variant in RULE_SETS:
            return variant
        raise RequestError(f"option {name} is {quoted(value)}: it must be one of {', '.join(RULE_SETS)}")

    return _Option(
        name, "variant", " ".join((f"combo default {DEFAULTS.variant}", *map("var {}".format, RULE_SETS))), read
    )


def _largest_hash() -> int:
    """Megabytes: what the machine has, where it says so."""
    if "SC_PHYS_PAGES" not in getattr(os, "sysconf_names", {}):
        return _LARGEST_HASH
    present = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // _MEGABYTE
    return max(DEFAULTS.hash_megabytes, min(_LARGEST_HASH, present))


def _seed() -> _Option:
    """A number that makes games repeatable, or 0 for none."""
    spin = _spin("Seed", "seed", 0, _LARGEST_SEED)
    return attrs.evolve(spin, read=lambda value: spin.read(value) or None)


_OPTIONS = (
    _variant(),
    _spin("Hash", "hash_megabytes", 1, _largest_hash()),
    _spin("Threads", "threads", 1, 256),
    _spin("MultiPV", "multipv", 1, 256),
    _spin("Skill Level", "level", 1, STRONGEST_LEVEL),
    _seed(),
)


def option_lines() -> tuple[str, ...]:
    """The lines that offer the options.

    >>> option_lines()[2]
    'option name Threads type spin default 1 min 1 max 256'
    """
    offered = (f"option name {option.name} type {option.kind}" for option in _OPTIONS)
    return (*offered, f"option name {CLEAR_HASH} type button")


def is_clear_hash(request: SetOption) -> bool:
    """Whether a request presses the button."""
    return request.name.lower() == CLEAR_HASH.lower() and request.value is None


def apply_option(settings: Settings, request: SetOption) -> Settings:
    """The settings with an option set; upper and lower case of its name are the same.

    >>> apply_option(DEFAULTS, SetOption("skill level", "3")).level
    3

    Raises:
        RequestError: if there is no such option, or its value is not allowed.
    """
    option = next((option for option in _OPTIONS if option.name.lower() == request.name.lower()), None)
    if option is None:
        known = ", ".join((*(option.name for option in _OPTIONS), CLEAR_HASH))
        raise RequestError(f"setoption: no option is named {quoted(request.name)}; options are {known}")
    if request.value is None:
        raise RequestError(f"setoption: a value must follow, as 'setoption name {option.name} value VALUE'")
    return attrs.evolve(settings, **{option.field: option.read(request.value)})
