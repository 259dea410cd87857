"""Conditions about which pieces stand on the board at some point of a game."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping

import attrs

from ...core.counts import identities
from ...core.piece import FLAG_BITS, KIND_BITS, ON_FLAG, FlagState, code_of
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import ENEMY, Side
from ...notation.errors import quoted
from ...notation.letters import LETTER_TABLES, letters_of
from .candidate import Candidate
from .condition import OfPositions
from .errors import ConditionError
from .variants import game_of

_TERM = re.compile(r"(?P<left>[A-Za-z]|White|Black|Red)(?P<operator>>=|<=|!=|=|>|<)(?P<right>[0-9]{1,9}|[A-Za-z])")
_EXACTLY = re.compile(r"[A-Za-z]+")
_SIDES = {"White": Side.WHITE, "Black": Side.BLACK, "Red": Side.BLACK}
_OPERATORS: Mapping[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": operator.ne,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
_FORM = "material is written as all pieces on the board, such as EeR, or as counts, such as 'E=0 e>=1 White<=3'"


@attrs.frozen
class Term:
    """A comparison: the number of a piece, or of all pieces of a side, with a number or another piece's number."""

    left: str
    operator: str
    right: str


@attrs.frozen
class MaterialCondition(OfPositions):
    """That at some point the pieces on the board were these, or agreed with all terms at once.

    Pieces are letters of position texts, upper case White's, lower case the other side's; those that lie face down
    count, known or not. ``exactly`` holds all letters in order, if no others may be there. Only games whose letters
    these are, ``games``, can hold them.
    """

    exactly: str | None
    terms: tuple[Term, ...]
    games: frozenset[str]
    variations: bool = False

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        return None if game_of(tags) in self.games else False

    def by_game(self, game: Candidate) -> bool:
        rules = game.rules(variations=self.variations)
        if rules is None:
            return False
        positions = game.positions(variations=self.variations)
        return any(self._holds(material_of(rules, position)) for position in positions)

    def _holds(self, material: str) -> bool:
        if self.exactly is not None:
            return material == self.exactly
        return all(
            _OPERATORS[term.operator](_count(material, term.left), _count(material, term.right)) for term in self.terms
        )


def material_of(rules: RuleSet, position: Position) -> str:
    """The letters of all pieces on the board, in ASCII order; a Flag that is stood upon or carried is among them.

    >>> from junqi.core.registry import rule_set
    >>> material_of(rule_set("jungle"), rule_set("jungle").start())
    'CDELPRTWcdelprtw'
    """
    table = letters_of(rules)
    codes = [code for code in identities(position) if code & KIND_BITS]
    codes += [code_of(len(rules.kinds), _flag_side(code)) for code in position.board if code & FLAG_BITS]
    return "".join(sorted(map(table.letter, codes)))


def _flag_side(code: int) -> Side:
    """Whose Flag a unit stands on or carries."""
    state = FlagState(code & FLAG_BITS)
    return Side(ON_FLAG.index(state)) if state in ON_FLAG else ENEMY[Side(code >> 4 & 1)]


def _count(material: str, what: str) -> int:
    if what.isdigit():
        return int(what)
    side = _SIDES.get(what)
    if side is None:
        return material.count(what)
    return sum(letter.isupper() is (side is Side.WHITE) for letter in material)


def parse_material(text: str, *, variations: bool = False) -> MaterialCondition:
    """Read all pieces, or counts separated by blanks or commas.

    Raises:
        ConditionError: if it is neither, or names what no game has.
    """
    parts = [part for part in re.split(r"[\s,]+", text) if part]
    if len(parts) == 1 and _EXACTLY.fullmatch(parts[0]):
        letters = "".join(sorted(parts[0]))
        return MaterialCondition(letters, (), _games_with(text, letters), variations)
    terms = tuple(_term(text, part) for part in parts)
    if not terms:
        raise ConditionError(f"{quoted(text)}: {_FORM}", text)
    letters = "".join(name for term in terms for name in (term.left, term.right) if name.isalpha() and len(name) == 1)
    return MaterialCondition(None, terms, _games_with(text, letters), variations)


def _term(text: str, part: str) -> Term:
    found = _TERM.fullmatch(part)
    if found is None:
        raise ConditionError(f"{quoted(part)}: {_FORM}", text, text.find(part))
    return Term(found["left"], found["operator"], found["right"])


def _games_with(text: str, letters: str) -> frozenset[str]:
    """The games that have all these letters."""
    fitting = {game for game, table in LETTER_TABLES.items() if set(letters.upper()) <= set(table.letters)}
    if not fitting:
        tables = ", ".join(f"{game.capitalize()} {table.letters}" for game, table in LETTER_TABLES.items())
        raise ConditionError(f"{quoted(text)}: no game has all these pieces; pieces are {tables}", text)
    return frozenset(fitting)
