"""What a picture shows, in words."""

from ...core.action import Deploy, Step
from ...core.ply import Ply
from ...core.position import Position
from ...core.rules import RuleSet
from ...notation.position_words import position_in_words
from ...notation.words import player_in_words
from ..text.presentable import presentable
from .look import Look


def title_of(rules: RuleSet, position: Position, look: Look, caption: str) -> str:
    """Title and caption, or the game and whose turn it is."""
    given = ", ".join(text for text in (look.title, caption) if text)
    if given:
        return presentable(given)
    what = "deploy" if position.status.deploying else "move"
    return f"{rules.title}: {player_in_words(rules, position, position.turn)} to {what}"


def description_of(rules: RuleSet, position: Position, last: Ply | None) -> str:
    """The pieces with their squares, then what the last ply did.

    >>> from junqi.core.registry import rule_set
    >>> jungle = rule_set("jungle")
    >>> description_of(jungle, jungle.start(), None).partition(";")[0]
    'White, 8 pieces: Elephant a3'
    """
    lines = position_in_words(rules, position)
    return ". ".join((*lines, *_last_in_words(rules, last))) + "."


def _last_in_words(rules: RuleSet, last: Ply | None) -> tuple[str, ...]:
    name_of = rules.board.name_of
    if last is None or isinstance(last.action, Deploy):
        return ()
    if isinstance(last.action, Step):
        return (f"Last move: {name_of(last.action.origin)} to {name_of(last.action.target)}",)
    return (f"Last move: on {name_of(last.action.square)}",)
