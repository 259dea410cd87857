"""The programs that the app runs, so that none outlives it."""

from collections.abc import Callable
from weakref import WeakSet

from ...core.rules import RuleSet
from ...engine.uci.client import EngineClient
from ...engine.uci.program import Program

_CLIENTS: WeakSet[EngineClient] = WeakSet()


def client_of(program: Program, rules: RuleSet, notice: Callable[[str], None] | None) -> EngineClient:
    """A client for a program that is not started yet; ``notice`` is called with what it wants people to read."""
    client = EngineClient(program, rules)
    client.on_notice = notice
    _CLIENTS.add(client)
    return client


def kill_programs() -> None:
    """End every program that still runs, at once: the app ends, and nothing may wait any more."""
    for client in tuple(_CLIENTS):
        client.kill()
