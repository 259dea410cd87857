"""The end of a recorded game, compiled: its result token, held against its tags and against the rules."""

from typing import Any

from . import game_kernel as game
from . import reading_memory as m
from .game_kernel import DRAWN, WON
from .line_kernel import has_won, here, state_here, to_move
from .memory_kernel import compiled, inlined, integer, load
from .text_kernel import DASH, DOT, REFUSED, SLASH, STAR, ZERO_DIGIT, byte, digits, ends_token, is_digit

FIRST_WON, SECOND_WON, DRAW, OPEN_END = 0, 1, 2, 3
"""Results, by their number in the table."""

_ONE_DIGIT = ord("1")
_REST_OF_DRAW = tuple(b"2-1/2")


@inlined
def begins_result(text: int, at: int) -> bool:
    """Whether what stands there, if it means anything, is a result: a star, or digits without a dot."""
    sign = byte(text, at)
    return sign == STAR or (is_digit(sign) and byte(text, digits(text, at)) != DOT)


@compiled
def after_result(like: Any, memory: int, text: int, at: int, rules: int) -> int:
    """What follows the result token, if it is what the tags and the rules say of the main line, which ends here."""
    result, end = _result(text, at)
    plies, said = load(memory, m.MAIN_PLIES), load(memory, m.PLY_COUNT)
    if result != load(memory, m.RESULT) or not ends_token(byte(text, end)):
        return REFUSED
    if plies == 0 or (said >= 0 and said != plies):
        return REFUSED
    by_rules = _result_by_rules(state_here(like, memory), memory, rules)
    return end if by_rules == OPEN_END or by_rules == result else REFUSED


@compiled
def _result(text: int, at: int) -> tuple[int, int]:
    """The result token at an offset, and what follows it; -1 where there is none."""
    sign, after = byte(text, at), byte(text, at + 1)
    if sign == STAR:
        return integer(OPEN_END), at + 1
    if sign == _ONE_DIGIT and after == DASH and byte(text, at + 2) == ZERO_DIGIT:
        return integer(FIRST_WON), at + 3
    if sign == ZERO_DIGIT and after == DASH and byte(text, at + 2) == _ONE_DIGIT:
        return integer(SECOND_WON), at + 3
    if sign == _ONE_DIGIT and after == SLASH and _is_rest_of_draw(text, at + 2):
        return integer(DRAW), at + 7
    return integer(-1), at


@inlined
def _is_rest_of_draw(text: int, at: int) -> bool:
    """Whether ``2-1/2`` stands there."""
    for place in range(5):
        if byte(text, at + place) != _REST_OF_DRAW[place]:
            return False
    return True


@compiled
def _result_by_rules(state: Any, memory: int, rules: int) -> int:
    """The result of a game that ends where reading stands; ``OPEN_END`` where it might go on."""
    decided = game.decision(state, rules)
    if decided == DRAWN:
        return DRAW
    if decided == WON:
        return to_move(memory)
    if has_won(state, rules):
        return 1 - to_move(memory)
    return DRAW if load(memory, here(memory) + m.N_OVER) else OPEN_END
