"""What kernels work with: memory by address, and the decorators that compile them.

Kernels keep lists of moves, history and statistics in one block of 64-bit integers that Python allocates. They get its
address as a plain integer: arrays as arguments cost a factor of three to five in the innermost loops.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from .cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

integer: Callable[[int], int] = types.int64
"""Make a signed 64-bit integer of a word: mixing the two would make a floating-point number."""

word: Callable[[int], int] = types.uint64
"""Make an unsigned 64-bit word of an integer."""


def constant(value: int) -> int:
    """A word for use as a constant, from outside compiled code."""
    fixed: Any = np.uint64(value)
    return fixed


def table(values: Iterable[int]) -> Any:
    """A constant array of words: uint64, one dimension."""
    return np.array([*values], np.uint64)


def signed_table(values: Iterable[int]) -> Any:
    """A constant array of signed integers: int64, one dimension."""
    return np.array([*values], np.int64)


_folder = cache_folder()
if _folder is not None:
    numba.config.CACHE_DIR = str(_folder)


def compiled(function: F) -> F:
    """Compile a kernel for each type of its arguments; it runs without the interpreter's lock.

    It is kept on disk, but where nothing can be written. What is kept crashes when loaded if a kernel calls another one
    that is kept by itself, or calls itself with a constant as an argument, which numba takes for another type: write
    ``integer(0)`` there.
    """
    decorated: F = numba.njit(cache=_folder is not None, nogil=True)(function)
    return decorated


def specialised(kernel: Any, state: Any, rules: int, integers: int) -> Callable[..., Any]:
    """A kernel compiled for states of one game and for one rules word, to be called without any search for a match.

    Its arguments are a state, the rules word, and as many ``integers``. That search costs a hundredth of a second where
    a kernel takes its rules for a constant.
    """
    signature = (numba.typeof(state), types.literal(rules), *(types.int64,) * integers)
    kernel.compile(signature)
    entry: Callable[..., Any] = kernel.overloads[signature].entry_point
    return entry


def part(function: F) -> F:
    """Compile a function into the library of whatever kernel calls it."""
    decorated: F = numba.njit(nogil=True)(function)
    return decorated


def inlined(function: F) -> F:
    """Compile a small function into whatever calls it, so that constant arguments fold away."""
    decorated: F = numba.njit(forceinline=True)(function)
    return decorated


def implements(stub: Callable[..., Any], state: type, *, inline: bool = False) -> Callable[[F], F]:
    """Say that a function is what ``stub`` does where its first argument is of the class ``state``.

    ``stub`` is one of ``game_kernel``: whatever calls it is compiled once for each game.
    """

    def decorate(function: F) -> F:
        def choose(*arguments: Any) -> F | None:
            first = arguments[0]
            return function if isinstance(first, types.NamedUniTuple) and first.instance_class is state else None

        # numba compares the parameters' names with those of the implementation.
        choose.__signature__ = _signature(function)  # type: ignore[attr-defined]
        overload(stub, jit_options={"forceinline": True} if inline else {}, strict=False)(choose)
        return function

    return decorate


def _signature(function: Callable[..., Any]) -> Any:
    import inspect

    return inspect.signature(function)


def _load(typing_context: Any, memory: Any, index: Any) -> Any:
    """The integer at an index of a memory block."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(_place(builder, arguments))

    return types.int64(types.int64, types.int64), generate


def _store(typing_context: Any, memory: Any, index: Any, value: Any) -> Any:
    """Set the integer at an index of a memory block."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.store(arguments[2], _place(builder, arguments))
        return context.get_dummy_value()

    return types.none(types.int64, types.int64, types.int64), generate


def _place(builder: Any, arguments: Any) -> Any:
    base = builder.inttoptr(arguments[0], ir.IntType(64).as_pointer())
    return builder.gep(base, [arguments[1]])


load: Callable[[int, int], int] = intrinsic(_load)
"""The integer at an index of a memory block: ``load(memory, index)``."""

store: Callable[[int, int, int], None] = intrinsic(_store)
"""Set the integer at an index of a memory block: ``store(memory, index, value)``."""


def memory_block(size: int) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """A block of ``size`` integers, all 0; pass its ``ctypes.data`` to kernels and keep it while they run."""
    return np.zeros(size, np.int64)
