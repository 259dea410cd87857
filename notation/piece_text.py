"""A piece on a board as text, in letters or hanzi."""

from ..core.piece import FACE_DOWN, FLAG_BITS, KIND_BITS, ON_FLAG, SIDE_BIT, Code, FlagState, code_of
from ..core.rules import RuleSet
from ..core.seat import Side
from .letters import letters_of

UNKNOWN_MARK = "?"
FACE_DOWN_MARK = "~"
CARRIES_MARK = "^"


def piece_sign(rules: RuleSet, code: Code, *, hanzi: bool) -> str:
    """A piece's sign without its marks; hanzi have no case, so the dark side's initial follows them.

    >>> from junqi.core.registry import rule_set
    >>> piece_sign(rule_set("jungle"), 24, hanzi=False), piece_sign(rule_set("jungle"), 24, hanzi=True)
    ('r', '鼠b')
    """
    if not code & KIND_BITS:
        return UNKNOWN_MARK
    table = letters_of(rules)
    if not hanzi:
        return table.letter(code)
    return table.hanzi[(code & KIND_BITS) - 1] + (rules.side_names[Side.BLACK][0].lower() if code & SIDE_BIT else "")


def back_mark(code: Code) -> str:
    """What stands before the sign of a face-down piece whose identity is known."""
    return FACE_DOWN_MARK if code & FACE_DOWN and code & KIND_BITS else ""


def flag_mark(rules: RuleSet, code: Code, *, hanzi: bool) -> str:
    """What follows a piece that carries the enemy Flag or stands on a Flag."""
    flag = code & FLAG_BITS
    if flag == FlagState.CARRIES:
        return CARRIES_MARK
    if flag not in ON_FLAG:
        return ""
    # The Flag is the last kind of every game that has one.
    return "_" + piece_sign(rules, code_of(len(rules.kinds), Side(ON_FLAG.index(FlagState(flag)))), hanzi=hanzi)
