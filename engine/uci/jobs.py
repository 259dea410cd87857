"""The work that requests start: a search, or a count of lines."""

from collections.abc import Callable

import attrs

from ...core.errors import PerftDepthError
from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from .assignment import Assignment
from .info import Info, format_info
from .limits import Limits
from .line_count import Counter, CountStoppedError, count_lines
from .settings import Settings
from .spoken import action_text
from .thinking import Thinker
from .work import Job, StopSignal

_LITTLE = 1
"""Megabytes that there must be."""


def search_job(
    load: Callable[[], Thinker], game: Game, limits: Limits, settings: Settings, write: Callable[..., None]
) -> Job:
    """A search that ends in ``bestmove``, and never before it is stopped if it is to be infinite.

    ``load`` gives whoever is to think, which may take a while.
    """

    def report(info: Info) -> None:
        write(format_info(info))

    def search(stop: StopSignal) -> tuple[str, ...]:
        thinker, assignment = load(), Assignment(game, limits, settings, stop, report)
        try:
            action = thinker.think(assignment)
        except MemoryError:
            write(f"info string there is no memory for a Hash of {settings.hash_megabytes} megabytes")
            little = attrs.evolve(settings, hash_megabytes=_LITTLE)
            action = thinker.think(attrs.evolve(assignment, settings=little))
        if limits.infinite:
            stop.wait()
        return (f"bestmove {action_text(game.rules, action)}",)

    return search


def count_job(rules: RuleSet, position: Position, depth: int, counter: Counter, write: Callable[..., None]) -> Job:
    """A count of the lines of so many plies, told first move by first move."""

    def count(stop: StopSignal) -> tuple[str, ...]:
        if depth == 0:
            return (_total(1),)
        total = 0
        try:
            for action, lines in count_lines(rules, position, depth, counter, stop):
                total += lines
                write(f"{action_text(rules, action)}: {lines}")
        except PerftDepthError as error:
            return (f"info string go perft: {error}",)
        except CountStoppedError:
            return ("info string go perft: stopped, what was counted so far follows", _total(total))
        return (_total(total),)

    return count


def _total(lines: int) -> str:
    return f"Nodes searched: {lines}"
