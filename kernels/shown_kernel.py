"""What flips have shown of a deal that no tag tells, over all variations, compiled.

A face-down piece never moves, so a square stands for one piece of the deal.
"""

from . import reading_memory as m
from .memory_kernel import compiled, integer, load, store

_KIND = 15


@compiled
def forget_shown(memory: int) -> None:
    """Nothing has been flipped yet."""
    for slot in range(m.SHOWN, m.LINES):
        store(memory, slot, integer(0))


@compiled
def fits_deal(memory: int, square: int, code: int) -> bool:
    """Take note of a flip; whether it can come from one deal with all before it, in whichever variation."""
    shown = load(memory, m.SHOWN + square)
    if shown:
        return shown == code
    store(memory, m.SHOWN + square, code)
    count = load(memory, m.SHOWN_COUNTS + code) + 1
    store(memory, m.SHOWN_COUNTS + code, count)
    return count <= load(memory, m.DEALT) >> 4 * (code & _KIND) & 15
