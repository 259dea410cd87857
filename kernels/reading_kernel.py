"""What a game's kernel offers to the reader of records, beyond ``game_kernel``. These are names only.

``<game>_reading_kernel`` implements them for the game's state.
"""

from typing import Any

NO_MARK = 0


def origins(state: Any, rules: int, kind: int, square: int) -> int:
    """The squares from which the mover's pieces of a kind may legally step to a square, as a set; kind 0 is any."""
    raise NotImplementedError


def step_of(state: Any, rules: int, origin: int, square: int) -> int:
    """The legal step from one square to another as a move."""
    raise NotImplementedError


def other_move(state: Any, rules: int, sign: int, square: int, code: int) -> int:
    """The move that is no step, or -1 where it is not legal.

    ``sign`` is ``=`` for turning up the piece on a square, ``_`` and ``^`` for putting down and picking up a Flag
    there. ``code`` is the piece that is said to be turned up, 0 where nothing is said.
    """
    raise NotImplementedError


def captures(state: Any, rules: int, move: int) -> bool:
    """Whether a move leads to a battle, so that ``x`` stands there."""
    raise NotImplementedError


def mark(state: Any, rules: int, move: int) -> int:
    """The sign of what comes of a step, ``=``, ``<`` or ``^``, or ``NO_MARK``."""
    raise NotImplementedError


def turned_up(state: Any, rules: int, move: int) -> int:
    """The code of the piece that a flip turns up; never asked of games without flips."""
    raise NotImplementedError


def arranged(state: Any, rules: int, memory: int, board: int, first: int) -> Any:
    """The start in which core's codes stand on the kernel's squares from an index of the memory block on.

    ``first`` is the colour of the first player, where the rules fix it.
    """
    raise NotImplementedError
