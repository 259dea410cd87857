"""States in memory: written down and taken up again, whichever game they are of."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _save(typing_context: Any, state: Any, memory: Any, at: Any) -> Any:
    """Write a state to a memory block from an index on."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.store(arguments[0], _place(builder, arguments[1:], context.get_value_type(signature.args[0])))
        return context.get_dummy_value()

    return types.none(state, types.int64, types.int64), generate


def _restored(typing_context: Any, like: Any, memory: Any, at: Any) -> Any:
    """The state that was written to a memory block at an index; ``like`` is any state of that game."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(_place(builder, arguments[1:], context.get_value_type(signature.return_type)))

    return like(like, types.int64, types.int64), generate


def _place(builder: Any, arguments: Any, kind: Any) -> Any:
    base = builder.inttoptr(arguments[0], ir.IntType(64).as_pointer())
    return builder.bitcast(builder.gep(base, [arguments[1]]), kind.as_pointer())


save: Callable[[Any, int, int], None] = intrinsic(_save)
"""Write a state to a memory block: ``save(state, memory, at)``."""

restored: Callable[[Any, int, int], Any] = intrinsic(_restored)
"""The state written to a memory block: ``restored(like, memory, at)``; ``like`` is any state of that game."""
