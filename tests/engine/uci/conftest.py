"""Programs that misbehave, and clients of them."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from junqi.engine.uci.program import Program

DIFFICULT = Path(__file__).parents[2] / "data" / "engines" / "difficult.py"


@pytest.fixture
def difficult() -> Callable[..., Program]:
    """The program that is difficult in a certain way."""
    return lambda way, *options: Program((sys.executable, str(DIFFICULT), way), options, "Dee")


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, Any]], Any]:
    """Runs a coroutine to its end; no test waits for ever."""

    async def limited(work: Coroutine[Any, Any, Any]) -> Any:
        async with asyncio.timeout(60):
            return await work

    return lambda work: asyncio.run(limited(work))
