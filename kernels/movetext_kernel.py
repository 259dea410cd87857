"""Movetext, compiled: the moves of a game with all that stands around them, each checked against the rules.

What is taken is exactly what the full reader reads without having anything to say; whatever else there is, is refused.
"""

from typing import Any

from . import reading_kernel as reading
from . import reading_memory as m
from .bits_kernel import ONE, ZERO, lowest
from .comment_kernel import after_comment, after_line_comment, next_line
from .flow_kernel import has_room, is_writing
from .line_kernel import add_move, begin_line, close_variation, has_won, here, move_number, open_variation, state_here
from .line_kernel import to_move as player_to_move
from .listing_kernel import is_listing, list_move, note_said
from .memory_kernel import compiled, inlined, integer, load, store
from .move_text_kernel import CAPTURE, STEP, Word, after_glyph, read_move
from .reading_kernel import NO_MARK
from .result_kernel import after_result, begins_result
from .shown_kernel import fits_deal, forget_shown
from .text_kernel import (
    BRACE,
    CLOSE,
    DOLLAR,
    DOT,
    EQUAL,
    EXCLAMATION,
    LINE_FEED,
    OPEN,
    QUESTION,
    REFUSED,
    RETURN,
    SEMICOLON,
    SPACE,
    TAB,
    ZERO_DIGIT,
    byte,
    digits,
    ends_token,
    is_digit,
    number,
)
from .writing_kernel import (
    begin_movetext,
    nag_of_glyph,
    write_close,
    write_comment,
    write_move,
    write_nag,
    write_number,
    write_open,
    write_result,
    write_win,
)

_LARGEST_NAG = 255
_LONGEST_NUMBER = 9


@compiled
def read_movetext(start: Any, memory: int, text: int, at: int, row: int, turn: int, first_number: int) -> int:
    """What follows the result of the game whose movetext begins at an offset.

    ``start`` is where it starts, with ``turn`` 0 or 1 for the player to move and the number of that move; ``row`` is
    that of its variant in the memory block.
    """
    begin_line(start, memory, row)
    begin_movetext(memory)
    store(memory, m.TURN, turn)
    store(memory, m.FIRST_NUMBER, first_number)
    if load(memory, m.UNDEALT):
        forget_shown(memory)
    while not begins_result(text, at):
        at = _after_token(start, memory, text, at, row)
        if at < 0:
            return REFUSED
    if load(memory, m.NUMBERED) or load(memory, m.DEPTH):
        return REFUSED
    end = after_result(start, memory, text, at, load(memory, row + m.V_RULES))
    if end >= 0 and is_writing(memory) and not write_result(memory, text, at, end):
        return REFUSED
    return end


@inlined
def _after_token(like: Any, memory: int, text: int, at: int, row: int) -> int:
    """What follows the token or the white space at an offset."""
    sign = byte(text, at)
    if sign == SPACE or sign == TAB:
        return at + 1
    if sign == LINE_FEED or sign == RETURN:
        return next_line(text, at)
    if is_digit(sign):
        return _after_number(memory, text, at)
    if sign == BRACE or sign == SEMICOLON:
        return after_any_comment(memory, text, at)
    if sign == DOLLAR or sign == EXCLAMATION or sign == QUESTION:
        return _after_nag(memory, text, at) if _stands_after_move(memory) else integer(REFUSED)
    if sign == OPEN or sign == CLOSE:
        return _after_parenthesis(memory, at, sign)
    return _after_move(like, memory, text, at, row)


@inlined
def _stands_after_move(memory: int) -> bool:
    """Whether a move of this line of play came before, and no number waits for one."""
    return load(memory, m.MOVED) != 0 and load(memory, m.NUMBERED) == 0


@compiled
def _after_number(memory: int, text: int, at: int) -> int:
    """What follows the number of the next move and its dots; ``REFUSED`` for any other number."""
    end = digits(text, at)
    if load(memory, m.NUMBERED) or byte(text, at) == ZERO_DIGIT or end > at + _LONGEST_NUMBER:
        return REFUSED
    dots = end
    while byte(text, dots) == DOT:
        dots += 1
    more = byte(text, dots) == SPACE and byte(text, dots + 1) == DOT
    wanted = 3 if player_to_move(memory) else 1
    if more or dots - end != wanted or number(text, at, end) != move_number(memory):
        return REFUSED
    store(memory, m.NUMBERED, integer(1))
    return dots


@compiled
def after_any_comment(memory: int, text: int, at: int) -> int:
    """What follows the comment at an offset, in braces or to the end of its line."""
    in_braces = byte(text, at) == BRACE
    end = after_comment(text, at + 1) if in_braces else after_line_comment(text, at + 1)
    note_said(memory)
    if end >= 0 and is_writing(memory) and not write_comment(memory, text, at + 1, end - integer(in_braces)):
        return REFUSED
    return end


@compiled
def _after_nag(memory: int, text: int, at: int) -> int:
    """What follows ``$`` and a number, or a glyph that stands alone."""
    if byte(text, at) == DOLLAR:
        end = digits(text, at + 1)
        nag = number(text, at + 1, end) if at + 1 < end <= at + 4 else integer(_LARGEST_NAG + 1)
    else:
        end = after_glyph(text, at)
        nag = nag_of_glyph(text, end) if ends_token(byte(text, end)) else integer(_LARGEST_NAG + 1)
    note_said(memory)
    if nag > _LARGEST_NAG or (is_writing(memory) and not write_nag(memory, nag)):
        return REFUSED
    return end


@compiled
def _after_parenthesis(memory: int, at: int, sign: int) -> int:
    """What follows a parenthesis, which opens or closes a variation."""
    if not _stands_after_move(memory):
        return REFUSED
    if sign == OPEN:
        if load(memory, m.DEPTH) == m.MOST_LINES or (is_writing(memory) and not write_open(memory)):
            return REFUSED
        open_variation(memory)
        store(memory, m.MOVED, integer(0))
    else:
        if load(memory, m.DEPTH) == 0 or (is_writing(memory) and not write_close(memory)):
            return REFUSED
        close_variation(memory)
    return at + 1


@compiled
def _after_move(like: Any, memory: int, text: int, at: int, row: int) -> int:
    """What follows a move that is legal where reading stands, with every mark right."""
    said = read_move(memory, text, at)
    if said.end < 0 or not _may_move(memory):
        return REFUSED
    rules, state = load(memory, row + m.V_RULES), state_here(like, memory)
    move = _move(state, rules, said)
    if move < 0:
        return REFUSED
    if said.sign == EQUAL and load(memory, m.UNDEALT) and not fits_deal(memory, said.square, said.shown):
        return REFUSED
    if is_listing(memory):
        list_move(state, memory, rules, move, said)
        store(memory, m.SAID, load(memory, m.SAID) + integer(nag_of_glyph(text, said.end) > 0))
    if is_writing(memory):
        write_number(memory)
        write_move(state, memory, rules, move, said)
    reached = add_move(state, memory, row, move)
    if said.wins and not has_won(reached, rules):
        return REFUSED
    if is_writing(memory) and not _write_rest(reached, memory, rules, text, said.end):
        return REFUSED
    store(memory, m.NUMBERED, integer(0))
    store(memory, m.MOVED, integer(1))
    return said.end


@compiled
def _write_rest(reached: Any, memory: int, rules: int, text: int, end: int) -> bool:
    """Write what follows a move that ends at an offset; whether there is room for another token."""
    if has_won(reached, rules):
        write_win(memory)
    glyph = nag_of_glyph(text, end)
    return (glyph == 0 or write_nag(memory, glyph)) and has_room(memory, integer(0))


@inlined
def _may_move(memory: int) -> bool:
    """Whether the game goes on here, a first player's move has its number, and there is room for it."""
    numbered = load(memory, m.NUMBERED) != 0 or player_to_move(memory) == 1
    return numbered and load(memory, here(memory) + m.N_OVER) == 0 and load(memory, m.NODE_COUNT) < m.MOST_NODES


@inlined
def _move(state: Any, rules: int, said: Word) -> int:
    """The one legal move that a text means, its marks checked; ``REFUSED`` where there is none."""
    if said.sign != STEP:
        fits = said.mark == NO_MARK
        return reading.other_move(state, rules, said.sign, said.square, said.shown) if fits else integer(REFUSED)
    found = reading.origins(state, rules, said.kind, said.square) & said.origins
    if found == ZERO or found & (found - ONE) != ZERO:
        return integer(REFUSED)
    move = reading.step_of(state, rules, lowest(found), said.square)
    if said.separator and (said.separator == CAPTURE) != reading.captures(state, rules, move):
        return integer(REFUSED)
    if said.mark and said.mark != reading.mark(state, rules, move):
        return integer(REFUSED)
    return move
