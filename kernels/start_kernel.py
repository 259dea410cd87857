"""The start of a recorded game, compiled: from layouts or a deal to a state."""

from typing import Any

from . import reading_kernel as reading
from . import reading_memory as m
from .bits_kernel import ONE, ZERO
from .memory_kernel import compiled, integer, load, store, word
from .state_kernel import restored
from .tag_kernel import variant_row
from .text_kernel import DOT, REFUSED, SLASH, TILDE, ZERO_DIGIT, byte, is_digit

_LAST_LETTER = 127
_FIRST_SMALL = ord("a")
_FACE_DOWN = 32
_SQUARES = 64


@compiled
def can_start(memory: int, text: int, variant: int) -> bool:
    """Whether the tags say how the game starts, in the one usual way; its pieces are left at ``BOARD``."""
    how = load(memory, variant_row(variant) + m.V_START)
    deal, first, second = load(memory, m.DEAL), load(memory, m.FIRST_LAYOUT), load(memory, m.SECOND_LAYOUT)
    if how == m.STARTS_DEPLOYED:
        if deal or not first or not second:
            return False
        _clear(memory)
        side = load(memory, variant_row(variant) + m.V_FIRST)
        return _deploy(memory, text, m.FIRST_LAYOUT, side) and _deploy(memory, text, m.SECOND_LAYOUT, 1 - side)
    if first or second:
        return False
    if not deal:
        return True
    _clear(memory)
    return how == m.STARTS_DEALT and _deal(memory, text, deal, load(memory, m.DEAL + 1))


@compiled
def start(like: Any, memory: int, variant: int) -> Any:
    """The state in which a game of a variant starts, after ``can_start``."""
    row = variant_row(variant)
    usual = load(memory, row + m.V_START) == m.STARTS_FIXED or not (
        load(memory, m.DEAL) or load(memory, m.FIRST_LAYOUT)
    )
    state = restored(like, memory, row + m.V_STATE)
    if usual:
        return state
    return reading.arranged(state, load(memory, row + m.V_RULES), memory, m.BOARD, load(memory, row + m.V_FIRST))


@compiled
def _clear(memory: int) -> None:
    for square in range(_SQUARES):
        store(memory, m.BOARD + square, integer(0))


@compiled
def _deploy(memory: int, text: int, tag: int, side: int) -> bool:
    """Read a layout and put its pieces on the board, if the rules allow it."""
    at, end = load(memory, tag), load(memory, tag + 1)
    files, places = load(memory, m.FILE_COUNT), load(memory, m.PLACES)
    squares = m.PLACES + 1 + side * m.MOST_PLACES
    counts = ZERO
    for place in range(places):
        if place and place % files == 0:
            if byte(text, at) != SLASH:
                return False
            at += 1
        sign = byte(text, at)
        at += 1
        if sign == DOT:
            continue
        kind = load(memory, m.LETTERS + sign) if sign < _FIRST_SMALL else integer(0)
        if kind == 0 or word(load(memory, m.ALLOWED + kind)) >> word(place) & ONE == ZERO:
            return False
        counts += ONE << word(4 * kind)
        store(memory, m.BOARD + load(memory, squares + place), kind | side << 4)
    return at == end and counts == word(load(memory, m.LAYOUT_COUNTS))


@compiled
def _deal(memory: int, text: int, at: int, end: int) -> bool:
    """Read a deal, which has a piece face down wherever one lies at the start, and put its pieces on the board."""
    files = load(memory, m.FILE_COUNT)
    gap = integer(0)
    white = red = ZERO
    for cell in range(load(memory, m.DEAL_CELLS)):
        if cell % files == 0 and cell:
            if byte(text, at) != SLASH or gap:
                return False
            at += 1
        square = load(memory, m.DEAL_CELLS + 1 + cell)
        if square < 0:
            gap, at = _after_empty(text, at, gap)
            if at < 0:
                return False
            continue
        if gap or byte(text, at) != TILDE or byte(text, at + 1) > _LAST_LETTER:
            return False
        code = load(memory, m.LETTERS + byte(text, at + 1))
        if code == 0:
            return False
        if code & 16:
            red += ONE << word(4 * (code & 15))
        else:
            white += ONE << word(4 * (code & 15))
        store(memory, m.BOARD + square, code | _FACE_DOWN)
        at += 2
    return at == end and white == word(load(memory, m.DEALT)) and red == word(load(memory, m.DEALT))


@compiled
def _after_empty(text: int, at: int, gap: int) -> tuple[int, int]:
    """How many squares the number read last still leaves empty after this one, and where reading goes on."""
    if gap == 0:
        if not is_digit(byte(text, at)) or is_digit(byte(text, at + 1)) or byte(text, at) == ZERO_DIGIT:
            return gap, integer(REFUSED)
        gap = byte(text, at) - ZERO_DIGIT
        at += 1
    return gap - 1, at
