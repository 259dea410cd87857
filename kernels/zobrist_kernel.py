"""Zobrist keys. Source: A. Zobrist, "A New Hashing Method with Application for Game Playing", 1970."""

from random import Random
from typing import Any

from .memory_kernel import constant, table


def zobrist_keys(count: int, seed: int) -> Any:
    """``count`` random words, the same ones for the same seed."""
    random = Random(seed)
    return table(random.getrandbits(64) for _ in range(count))


TURN_KEY = constant(Random(0).getrandbits(64))
"""The key of the second side being to move."""
