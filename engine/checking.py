"""Conformance cases put to a program through the protocol."""

import asyncio
import re
import shlex
from collections.abc import Iterator
from contextlib import contextmanager

from ..core.registry import RULE_SETS, rule_set
from ..core.rules import RuleSet
from ..notation.conformance import (
    Check,
    check_case,
    count_difference,
    final_difference,
    moves_difference,
    winner_difference,
)
from ..notation.conformance_case import WINNERS, Case, GameCase, PositionCase
from .uci.client import EngineClient
from .uci.errors import EngineError, EngineNonsenseError, ProgramTextError
from .uci.program import Program

_PATIENCE = 60.0
"""Seconds that a program has for an answer: the first one may have to compile something."""
_NOTICE = "info string "
_FEN, _RESULT = "Fen:", "Result:"
_LISTED = re.compile(r"(\S+): [0-9]+")
"""A first move with its count, as perft prints it."""


@contextmanager
def checker(command: str | None) -> Iterator[Check]:
    """What checks cases: this implementation, or the program that a command runs.

    Raises:
        ProgramTextError: if the command cannot be read.
        EngineStartError: if it does not run a program of the protocol.
    """
    if command is None:
        yield check_case
        return
    with asyncio.Runner() as runner:
        client = EngineClient(_program(command), next(iter(RULE_SETS.values())), _PATIENCE)
        runner.run(client.restart())
        try:
            yield lambda case: runner.run(_check(client, case))
        finally:
            runner.run(client.close())


def _program(command: str) -> Program:
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise ProgramTextError(command, f"the command {command[:40]!r} cannot be read: {error}") from None
    if not words:
        raise ProgramTextError(command, "the command is empty")
    return Program(words, name=words[0])


async def _check(client: EngineClient, case: Case) -> tuple[str, ...]:
    """Everything in which a program and a case disagree; one that fails is started again for the next case."""
    rules = rule_set(case.variant)
    try:
        await client.play_by(rules)
        if isinstance(case, PositionCase):
            return tuple(await _check_position(client, case))
        return tuple(await _check_game(client, rules, case))
    except EngineError as error:
        if not client.running:
            await client.restart()
        return (str(error),)


async def _check_position(client: EngineClient, case: PositionCase) -> list[str]:
    _require_accepted(client, await client.ask(f"position fen {case.position}\nisready", "readyok"))
    moves, _ = await _count(client, 1)
    _, lines = await _count(client, 2)
    return [*moves_difference(case, sorted(moves)), *count_difference(case, lines)]


async def _count(client: EngineClient, depth: int) -> tuple[list[str], int]:
    """The first moves that a perft lists, and its total."""
    *lines, total = await client.ask(f"go perft {depth}", "Nodes")
    listed = [found for found in map(_LISTED.fullmatch, lines) if found]
    count = total.rpartition(":")[2].strip()
    if not (count.isascii() and count.isdigit()):
        raise EngineNonsenseError(client.program.name, f"answers {total[:80]!r} to 'go perft'")
    return [found[1] for found in listed], int(count)


async def _check_game(client: EngineClient, rules: RuleSet, case: GameCase) -> list[str]:
    before, _, _ = await _display(client, case, case.moves[:-1])
    if before != "none" and case.moves:
        return [f"expected the game to go on until its last move, found it over before ({before})"]
    result, board, turn = await _display(client, case, case.moves)
    winner, _, reason = result.partition(" ")
    found = winner if winner in WINNERS else None
    return [*winner_difference(case, found, reason), *final_difference(rules, case, board, turn)]


async def _display(client: EngineClient, case: GameCase, moves: tuple[str, ...]) -> tuple[str, str, str]:
    """The result, the board and the side to move that ``d`` shows after some moves of a game."""
    played = f" moves {' '.join(moves)}" if moves else ""
    lines = await client.ask(f"position fen {case.start}{played}\nd", _RESULT)
    _require_accepted(client, lines)
    board, turn, *_ = (*_after(lines, _FEN).split(), "", "")
    return _after(lines, _RESULT), board, turn


def _require_accepted(client: EngineClient, lines: list[str]) -> None:
    """Raises EngineNonsenseError: if a program complains instead of taking a position."""
    complaint = next((line for line in lines if line.startswith(f"{_NOTICE}position")), None)
    if complaint is not None:
        raise EngineNonsenseError(client.program.name, f"says {complaint.removeprefix(_NOTICE)!r}")


def _after(lines: list[str], name: str) -> str:
    """What follows a name at the beginning of a line; nothing where no line begins so."""
    return next((line.removeprefix(name).strip() for line in lines if line.startswith(name)), "")
