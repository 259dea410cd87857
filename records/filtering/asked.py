"""From what a user asks for to a filter."""

from collections.abc import Iterator
from functools import partial

import attrs

from ...notation.errors import quoted
from ..model.record import RESULTS, Result
from .condition import Condition
from .errors import ConditionError
from .filter import Filter
from .findings import FaultCondition, parse_codes
from .length import parse_length
from .material import parse_material
from .moves import parse_moves
from .people import PlayerCondition, WinnerCondition
from .positions import parse_position_condition
from .reasons import parse_reasons
from .results import ResultCondition
from .tag_condition import parse_tag_condition
from .variants import parse_variants


@attrs.frozen
class Asked:
    """Conditions as texts, by the option that they stand after. ``faulty`` is ``None`` where it does not matter."""

    tags: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    plies: str | None = None
    material: tuple[str, ...] = ()
    positions: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    faulty: bool | None = None
    findings: tuple[str, ...] = ()
    inverted: bool = False
    variations: bool = False


def filter_of(asked: Asked) -> Filter:
    """The filter that is asked for.

    Raises:
        ConditionError: if a condition is not of its form.
        UnknownRuleSetError, UnknownCodeError: if a variant, or the code of a finding, is none.
    """
    return Filter((*_of_each(asked), *_of_any(asked)), inverted=asked.inverted)


def _of_each(asked: Asked) -> Iterator[Condition]:
    """A condition for each text: a game may fulfil several at once."""
    yield from map(parse_tag_condition, asked.tags)
    yield from map(PlayerCondition, asked.players)
    yield from map(partial(parse_material, variations=asked.variations), asked.material)
    yield from map(partial(parse_position_condition, variations=asked.variations), asked.positions)
    yield from map(partial(parse_moves, variations=asked.variations), asked.moves)


def _of_any(asked: Asked) -> Iterator[Condition]:
    """One condition for all texts of an option: a game has only one winner, variant, result and reason."""
    if asked.winners:
        yield WinnerCondition(asked.winners)
    if asked.variants:
        yield parse_variants(asked.variants)
    if asked.results:
        yield ResultCondition(tuple(map(_result, asked.results)))
    if asked.reasons:
        yield parse_reasons(asked.reasons)
    if asked.plies is not None:
        yield parse_length(asked.plies)
    if asked.faulty is not None:
        yield FaultCondition(asked.faulty)
    if asked.findings:
        yield parse_codes(asked.findings)


def _result(text: str) -> Result:
    for result in RESULTS:
        if result == text:
            return result
    raise ConditionError(f"{quoted(text)} is no result; they are {', '.join(RESULTS)}", text)
