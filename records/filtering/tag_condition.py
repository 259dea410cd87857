"""Conditions about one tag, such as ``First=Ann``, ``Date>=2026.01`` or ``Event~=^Club``."""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping

import attrs

from ...notation.errors import quoted
from .comparison import Operator, is_date_tag, is_equal, is_in_order, is_number
from .condition import OfTags
from .date_span import DateSpan
from .errors import ConditionError
from .needle import needle_of

_OPERATORS = "|".join(re.escape(operator.value) for operator in Operator)
_CONDITION = re.compile(rf"\s*(?P<name>[A-Za-z0-9_]{{1,255}})\s*(?P<operator>{_OPERATORS})(?P<value>.*)", re.DOTALL)
_FORM = "a condition on a tag is its name, one of = != < <= > >= ~= !~=, and a value, such as First=Ann"
_NEGATED = {Operator.DIFFERENT: Operator.EQUAL, Operator.NO_MATCH: Operator.MATCH}
_PATTERNS = (Operator.MATCH, Operator.NO_MATCH)
_ORDERED = (Operator.AT_LEAST, Operator.AT_MOST, Operator.MORE, Operator.LESS)


@attrs.frozen
class TagCondition(OfTags):
    """That a tag's value compares with one that is named.

    A tag that is missing has no value: nothing holds for it but ``!=`` and ``!~=``.
    """

    name: str
    operator: Operator
    value: str
    pattern: re.Pattern[str] | None = None
    """The value as a regular expression, for the operators that match one."""

    @property
    def needle(self) -> bytes:
        if self.operator is not Operator.EQUAL or (is_number(self.value) and not is_date_tag(self.name)):
            return b""
        return needle_of(self.value)

    def by_tags(self, tags: Mapping[str, str]) -> bool:
        value = tags.get(self.name)
        if self.operator in _NEGATED:
            return value is None or not self._holds(_NEGATED[self.operator], value)
        return value is not None and self._holds(self.operator, value)

    def _holds(self, operator: Operator, value: str) -> bool:
        if self.pattern is not None:
            return self.pattern.search(value) is not None
        if operator is Operator.EQUAL:
            return is_equal(self.name, value, self.value)
        return is_in_order(self.name, operator, value, self.value)


def parse_tag_condition(text: str) -> TagCondition:
    """Read a condition as it is given on the command line. The value is taken as it stands, blanks included.

    Raises:
        ConditionError: if it has no operator, or its value is no date or regular expression where one is needed.
    """
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ConditionError(f"{quoted(text)}: {_FORM}", text)
    name, operator, value = found["name"], Operator(found["operator"]), found["value"]
    if operator in _PATTERNS:
        return TagCondition(name, operator, value, _compiled(text, value, found.start("value")))
    if operator in _ORDERED and is_date_tag(name) and DateSpan.of_condition(value) is None:
        message = f"{quoted(text)}: {quoted(value)} is no date: it is written YYYY, YYYY.MM or YYYY.MM.DD"
        raise ConditionError(message, text, found.start("value"))
    return TagCondition(name, operator, value)


def _compiled(text: str, pattern: str, at: int) -> re.Pattern[str]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)  # of what signs may mean in a Python to come
            return re.compile(pattern)
    except re.error as error:
        at += error.pos or 0
        message = f"{quoted(text)}: not a regular expression: {error.msg}, at character {at + 1}"
        raise ConditionError(message, text, at) from None
    except (OverflowError, RecursionError):
        raise ConditionError(f"{quoted(text)}: a regular expression that is too large", text, at) from None
