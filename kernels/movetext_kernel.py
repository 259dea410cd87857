"""Movetext, compiled: the moves of a game with all that stands around them, each checked against the rules.

What is taken is exactly what the full reader reads without having anything to say; whatever else there is, is refused.
"""

from typing import Any

from . import game_kernel as game
from . import reading_kernel as reading
from . import reading_memory as m
from .bits_kernel import ONE, ZERO, lowest
from .comment_kernel import after_comment, after_line_comment, next_line
from .game_kernel import DRAWN, GOES_ON, LOST, WON
from .memory_kernel import compiled, inlined, integer, load, store, word
from .move_text_kernel import CAPTURE, STEP, Word, after_glyph, read_move
from .reading_kernel import NO_MARK
from .state_kernel import restored, save
from .text_kernel import (
    BRACE,
    CLOSE,
    DASH,
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
    SLASH,
    SPACE,
    STAR,
    TAB,
    ZERO_DIGIT,
    byte,
    digits,
    ends_token,
    is_digit,
    number,
)

FIRST_WON, SECOND_WON, DRAW, OPEN_END = 0, 1, 2, 3
"""Results, by their number in the table."""
_LARGEST_NAG = 255
_LONGEST_NUMBER = 9
_ONE_DIGIT = ord("1")


@inlined
def node_row(node: int) -> int:
    """Where the row of a node stands in the memory block."""
    return m.NODES + m.NODE_SIZE * node


@compiled
def read_movetext(start: Any, memory: int, text: int, at: int, row: int, turn: int, first_number: int) -> int:
    """What follows the result of the game whose movetext begins at an offset.

    ``start`` is where it starts, with ``turn`` 0 or 1 for the player to move and the number of that move; ``row`` is
    that of its variant in the memory block.
    """
    state = start
    rules = load(memory, row + m.V_RULES)
    quiet_plies, draw_at = load(memory, row + m.V_QUIET_PLIES), load(memory, row + m.V_DRAW_AT)
    _begin(start, rules, memory, quiet_plies, draw_at)
    tip, nodes, depth, main_plies = integer(0), integer(1), integer(0), integer(0)
    numbered, moved = False, False
    while True:
        sign = byte(text, at)
        if sign == SPACE or sign == TAB:
            at += 1
        elif sign == LINE_FEED or sign == RETURN:
            at = next_line(text, at)
            if at < 0:
                return REFUSED
        elif is_digit(sign) or sign == STAR:
            end = digits(text, at)
            if sign == STAR or byte(text, end) != DOT:
                if numbered or depth or main_plies == 0:
                    return REFUSED
                return _after_result(state, rules, memory, text, at, tip, turn, main_plies)
            ply = load(memory, node_row(tip) + m.N_PLY) + turn
            at = _after_number(text, at, end, first_number + (ply >> 1), ply & 1)
            if at < 0 or numbered:
                return REFUSED
            numbered = True
        elif sign == OPEN:
            if numbered or not moved or depth == m.MOST_LINES:
                return REFUSED
            store(memory, m.LINES + depth, tip)
            tip = load(memory, node_row(tip) + m.N_PARENT)
            state = restored(start, memory, node_row(tip) + m.N_STATE)
            depth, moved, at = depth + 1, False, at + 1
        elif sign == CLOSE:
            if numbered or not moved or depth == 0:
                return REFUSED
            depth, at = depth - 1, at + 1
            tip = load(memory, m.LINES + depth)
            state = restored(start, memory, node_row(tip) + m.N_STATE)
        elif sign == BRACE:
            at = after_comment(text, at + 1)
            if at < 0:
                return REFUSED
        elif sign == SEMICOLON:
            at = after_line_comment(text, at + 1)
            if at < 0:
                return REFUSED
        elif sign == DOLLAR or sign == EXCLAMATION or sign == QUESTION:
            at = _after_nag(text, at)
            if at < 0 or not moved or numbered:
                return REFUSED
        else:
            said = read_move(memory, text, at)
            here = node_row(tip)
            to_move = (load(memory, here + m.N_PLY) + turn) & 1
            if said.end < 0 or load(memory, here + m.N_OVER) or not (numbered or to_move) or nodes == m.MOST_NODES:
                return REFUSED
            move = _move(state, rules, said)
            if move < 0 or (said.sign == EQUAL and depth and load(memory, m.UNDEALT)):
                return REFUSED
            key = game.rekey(state, rules, word(load(memory, here + m.N_KEY)), move) if draw_at else ZERO
            state = game.make(state, rules, move)
            if said.wins and not _is_won(state, rules):
                return REFUSED
            _add(state, rules, memory, nodes, tip, key, quiet_plies, draw_at)
            tip = nodes
            nodes += 1
            main_plies += depth == 0
            at, numbered, moved = said.end, False, True


@compiled
def _begin(start: Any, rules: int, memory: int, quiet_plies: int, draw_at: int) -> None:
    """Write down the start as the first node."""
    row = node_row(0)
    store(memory, row + m.N_PARENT, integer(-1))
    store(memory, row + m.N_PLY, integer(0))
    store(memory, row + m.N_KEY, integer(game.zobrist(start, rules) if draw_at else ZERO))
    ended = game.decision(start, rules) != GOES_ON or game.quiet(start) >= quiet_plies
    store(memory, row + m.N_OVER, integer(ended))
    save(start, memory, row + m.N_STATE)


@inlined
def _add(state: Any, rules: int, memory: int, node: int, parent: int, key: int, quiet_plies: int, draw_at: int) -> None:
    """Write down the position that a move led to."""
    row = node_row(node)
    store(memory, row + m.N_PARENT, parent)
    store(memory, row + m.N_PLY, load(memory, node_row(parent) + m.N_PLY) + 1)
    store(memory, row + m.N_KEY, integer(key))
    quiet = game.quiet(state)
    drawn = quiet >= quiet_plies or (draw_at > 0 and quiet > 1 and _occurrences(memory, node, quiet) >= draw_at)
    store(memory, row + m.N_OVER, integer(drawn or game.decision(state, rules) != GOES_ON))
    save(state, memory, row + m.N_STATE)


@compiled
def _occurrences(memory: int, node: int, quiet: int) -> int:
    """How often the position of a node has stood in its line of play since the last capture, this time included.

    Positions are told apart by their hashes. Should two hashes ever meet, a game is thought to be drawn that is not,
    and refused if it goes on or has a winner: no game is taken for that reason.
    """
    key, times = load(memory, node_row(node) + m.N_KEY), integer(1)
    before = load(memory, node_row(node) + m.N_PARENT)
    while quiet > 1 and before > 0:
        before = load(memory, node_row(before) + m.N_PARENT)
        if load(memory, node_row(before) + m.N_KEY) == key:
            times += 1
        before = load(memory, node_row(before) + m.N_PARENT)
        quiet -= 2
    return times


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


@compiled
def _is_won(state: Any, rules: int) -> bool:
    """Whether the player who has just moved has won."""
    decided = game.decision(state, rules)
    return decided == LOST or (decided == GOES_ON and game.count(state, rules) == 0)


@inlined
def _after_number(text: int, at: int, end: int, wanted: int, turn: int) -> int:
    """What follows a move number, whose digits end at ``end``, and its dots; ``REFUSED`` for any other number."""
    if byte(text, at) == ZERO_DIGIT or end > at + _LONGEST_NUMBER or number(text, at, end) != wanted:
        return REFUSED
    dots = end
    while byte(text, dots) == DOT:
        dots += 1
    more = byte(text, dots) == SPACE and byte(text, dots + 1) == DOT
    return REFUSED if more or dots - end != (3 if turn else 1) else dots


@compiled
def _after_nag(text: int, at: int) -> int:
    """What follows ``$`` and a number, or a glyph that stands alone."""
    if byte(text, at) != DOLLAR:
        at = after_glyph(text, at)
        return at if ends_token(byte(text, at)) else REFUSED
    end = digits(text, at + 1)
    fits = at + 1 < end <= at + 4 and number(text, at + 1, end) <= _LARGEST_NAG
    return end if fits else REFUSED


@compiled
def _after_result(state: Any, rules: int, memory: int, text: int, at: int, tip: int, turn: int, main_plies: int) -> int:
    """What follows the result token, if it is what the tags and the rules say."""
    result, end = _result(text, at)
    said = load(memory, m.PLY_COUNT)
    if result != load(memory, m.RESULT) or not ends_token(byte(text, end)) or (said >= 0 and said != main_plies):
        return REFUSED
    by_rules = _result_by_rules(state, rules, memory, tip, turn)
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


_REST_OF_DRAW = tuple(b"2-1/2")


@compiled
def _result_by_rules(state: Any, rules: int, memory: int, tip: int, turn: int) -> int:
    """The result of a game that ends in a position; ``OPEN_END`` where it might go on."""
    to_move = (load(memory, node_row(tip) + m.N_PLY) + turn) & 1
    decided = game.decision(state, rules)
    if decided == DRAWN:
        return DRAW
    if decided == WON:
        return to_move
    if _is_won(state, rules):
        return 1 - to_move
    return DRAW if load(memory, node_row(tip) + m.N_OVER) else OPEN_END
