"""What the statistics want to know of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import attrs

from ...core.game import Game, is_deployment
from ...core.outcome import Outcome
from ...core.ply import Battle, Ply
from ...core.rules import RuleSet
from ...core.seat import Player, Side
from ..model.record import Record, Result
from ..model.record_rules import rules_of
from ..reading.tag_check import TERMINATIONS, is_date
from ..reading.tally import is_faulty

if TYPE_CHECKING:
    from ..compiled.outline import Outline

UNFINISHED = "unfinished"
"""The end of a game with the result ``*`` of which nothing else is told."""
NOT_TOLD = "not told"
"""The end of a finished game whose last move ends nothing and whose Termination is missing or the usual."""
NOT_UNDERSTOOD = "not understood"
"""As ``NOT_TOLD``, where moves were not understood."""
_USUAL = "normal"


@attrs.frozen
class GameFacts:
    """A game as far as it was understood; all of it is about the main line.

    ``rules`` is ``None`` where the variant is unknown, a name where the record has none. ``colour`` is the First
    player's, ``None`` where nobody knows. ``plies`` are those that were understood, and ``is_whole`` says that these
    are all. ``end`` is how the game ended, in words. ``date`` is a possible one, or ``None``.
    """

    rules: RuleSet | None
    names: tuple[str | None, str | None]
    result: Result
    colour: Side | None
    plies: int
    is_whole: bool
    end: str
    battles: tuple[Battle, ...]
    date: str | None
    has_error: bool


def facts_of(game: Outline) -> GameFacts | None:
    """What there is to know of a game; ``None`` for what is no game."""
    record = game.read.record
    if record is None or not game.read.number:
        return None
    start, line = game.start(), list(game.plies())
    plies = [ply for ply in line if ply is not None and not is_deployment(ply)]
    is_whole = start is not None and None not in line
    return GameFacts(
        rules=rules_of(record),
        names=(_name(record.tag("First")), _name(record.tag("Second"))),
        result=record.result,
        colour=None if start is None else _first_colour(start, line),
        plies=len(plies),
        is_whole=is_whole,
        end=_end(record, _outcome(start, plies), is_whole=is_whole),
        battles=tuple(ply.battle for ply in plies if ply.battle is not None),
        date=_date(record.tag("Date")),
        has_error=is_faulty(game.read),
    )


def _name(tag: str | None) -> str | None:
    """A name that says something."""
    name = (tag or "").strip()
    return None if name in ("", "?", "-") else name


def _date(tag: str | None) -> str | None:
    return tag if tag is not None and is_date(tag) else None


def _first_colour(start: Game, line: Iterable[Ply | None]) -> Side | None:
    """The First player's colour; where that comes from what flips show, the moves are played until it is known."""
    rules, position = start.rules, start.position
    for ply in line:
        side = rules.side_of(position, Player.FIRST)
        if side is not None or ply is None:
            return side
        position = rules.apply(position, ply.action, ply.revealed)
    return rules.side_of(position, Player.FIRST)


def _outcome(start: Game | None, plies: list[Ply]) -> Outcome | None:
    """How the rules end the game where its moves end."""
    if plies:
        return plies[-1].outcome
    return None if start is None else start.outcome


def _end(record: Record, outcome: Outcome | None, *, is_whole: bool) -> str:
    """What the rules say; else what the record says; else that nobody does."""
    if outcome is not None:
        return outcome.reason.value
    said = record.tag("Termination")
    if said in TERMINATIONS and said != _USUAL:
        return str(said)
    if record.result == "*":
        return UNFINISHED
    return NOT_TOLD if is_whole else NOT_UNDERSTOOD
