"""Conditions about why a game ended."""

from collections.abc import Mapping, Sequence

import attrs

from ...core.outcome import Reason
from ...notation.errors import quoted
from ..model.from_game import TERMINATION_OF
from ..statistics.facts import NOT_TOLD, NOT_UNDERSTOOD, UNFINISHED, facts_of
from .candidate import Candidate
from .condition import OfRecord
from .errors import ConditionError

_BY_RULES = tuple(reason.value for reason in Reason if reason not in TERMINATION_OF)
_BY_WORDS = tuple(TERMINATION_OF.values())
REASONS = (*_BY_RULES, *_BY_WORDS, UNFINISHED, NOT_TOLD, NOT_UNDERSTOOD)
"""Every reason in the words of the statistics: what the rules say, else what Termination says, else that none does."""


@attrs.frozen
class ReasonCondition(OfRecord):
    """That a game ended for one of these of the ``REASONS``."""

    reasons: frozenset[str]

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        """Reasons that only a Termination gives are not those of a game with another."""
        needs_tag = self.reasons.issubset(_BY_WORDS)
        return False if needs_tag and tags.get("Termination") not in self.reasons else None

    def by_game(self, game: Candidate) -> bool:
        facts = facts_of(game.outline)
        return facts is not None and facts.end in self.reasons


def parse_reasons(texts: Sequence[str]) -> ReasonCondition:
    """The condition for words, each the first words of the reasons that are meant; hyphens may join them.

    >>> sorted(parse_reasons(["flag", "no-legal-move"]).reasons)
    ['flag carried home', 'flag taken', 'no legal move']

    Raises:
        ConditionError: if no reason begins so.
    """
    return ReasonCondition(frozenset(reason for text in texts for reason in _meant(text)))


def _meant(text: str) -> list[str]:
    wanted = text.casefold().replace("-", " ").split()
    found = [reason for reason in REASONS if wanted and reason.split()[: len(wanted)] == wanted]
    if not found:
        raise ConditionError(f"{quoted(text)} is no reason; they are {', '.join(REASONS)}", text)
    return found
