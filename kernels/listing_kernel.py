"""The main lines of clean games, compiled: what each move did, and how much there is in a game.

For each game the list holds three numbers of eight bytes, the lowest first: where the game begins, how much it says
(its moves, NAGs and comments, in all variations) and how many bytes follow, which are three for each move of the main
line: what it is, see ``reading_memory``, and two squares of core, or a square and the piece turned up, or a square and
0. A game always has more bytes in its text, so a list as long as the text has room for it.
"""

from typing import Any

from . import reading_kernel as reading
from . import reading_memory as m
from .memory_kernel import compiled, inlined, integer, load, store
from .move_kernel import origin, target
from .move_text_kernel import STEP, Word
from .text_kernel import EQUAL, UNDERSCORE, set_byte

_NUMBER = 8
_HEAD = 3 * _NUMBER


@inlined
def is_listing(memory: int) -> bool:
    """Whether the main lines are wanted."""
    return load(memory, m.LIST) != 0


@inlined
def begin_listing(memory: int) -> None:
    """Begin a game: its head is written when it ends."""
    store(memory, m.LIST_GAME, load(memory, m.LIST_AT))
    store(memory, m.LIST_AT, load(memory, m.LIST_AT) + _HEAD)
    store(memory, m.SAID, integer(0))


@inlined
def note_said(memory: int) -> None:
    """Count a NAG or a comment."""
    store(memory, m.SAID, load(memory, m.SAID) + 1)


@compiled
def list_move(state: Any, memory: int, rules: int, move: int, said: Word) -> None:
    """Add a move that is to be played in a state, if it is one of the main line; ``said`` is how it was read."""
    if load(memory, m.DEPTH):
        return
    if said.sign == STEP:
        _put(memory, integer(m.A_STEP), _square(memory, origin(move)), _square(memory, target(move)))
    elif said.sign == EQUAL:
        _put(memory, integer(m.A_FLIP), _square(memory, said.square), reading.turned_up(state, rules, move))
    else:
        done = integer(m.A_PUT_DOWN) if said.sign == UNDERSCORE else integer(m.A_PICK_UP)
        _put(memory, done, _square(memory, said.square), integer(0))


@inlined
def _square(memory: int, square: int) -> int:
    return load(memory, m.CORE_SQUARES + square)


@inlined
def _put(memory: int, action: int, first: int, second: int) -> None:
    out, at = load(memory, m.LIST), load(memory, m.LIST_AT)
    set_byte(out, at, action)
    set_byte(out, at + 1, first)
    set_byte(out, at + 2, second)
    store(memory, m.LIST_AT, at + 3)


@compiled
def end_listing(memory: int, begin: int) -> None:
    """End the game that begins at an offset of its text."""
    at = load(memory, m.LIST_GAME)
    _put_number(memory, at, begin)
    _put_number(memory, at + _NUMBER, load(memory, m.NODE_COUNT) - 1 + load(memory, m.SAID))
    _put_number(memory, at + 2 * _NUMBER, load(memory, m.LIST_AT) - at - _HEAD)


@inlined
def _put_number(memory: int, at: int, number: int) -> None:
    for place in range(_NUMBER):
        set_byte(load(memory, m.LIST), at + place, number >> 8 * place & 255)
