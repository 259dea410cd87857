"""What an engine found of a position, as people read it."""

from collections.abc import Iterator, Mapping

import attrs

from ...core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from ...core.board import Square
from ...core.errors import JunqiError
from ...core.observation import Observation
from ...engine.uci.info import Info
from ...engine.uci.score import Score
from ...notation.move_reader import resolve
from ...notation.move_token import parse_token
from ...notation.move_writer import format_action
from ...notation.style import MoveStyle
from ...notation.words import ply_in_words


@attrs.frozen
class Line:
    """One of the best lines: how good it is from First's point of view, how deep it was searched, and its moves.

    ``moves`` are as the engine wrote them.
    """

    score: Score
    depth: int
    moves: tuple[str, ...]


def lines_of(seen: Observation, found: Mapping[int, Info]) -> tuple[Line, ...]:
    """The lines found in a position, the best first."""
    infos = (found[number] for number in sorted(found))
    return tuple(Line(info.score.from_first(seen.position.turn), info.depth, info.pv) for info in infos)


def short_moves(seen: Observation, moves: tuple[str, ...]) -> Iterator[str]:
    """Moves that go on from a position in short form, as far as they are legal.

    They end with a flip: nobody knows what it will turn up, whatever an engine guesses.
    """
    rules, position = seen.rules, seen.position
    for text in moves:
        try:
            action = resolve(rules, position, parse_token(rules, text))
        except JunqiError:  # a program may end its lines as it likes
            return
        yield format_action(rules, position, action, MoveStyle.SAN)
        if isinstance(action, Flip | Deploy):
            return
        position = rules.apply(position, action)


@attrs.frozen
class Hint:
    """A suggested move: what it would do, in words, and the squares at which it begins and ends."""

    words: str
    squares: tuple[Square, ...]


def hint_of(seen: Observation, found: Mapping[int, Info]) -> Hint | None:
    """The best move found, if there is one."""
    moves = found[1].pv if 1 in found else ()
    if not moves:
        return None
    try:
        action = resolve(seen.rules, seen.position, parse_token(seen.rules, moves[0]))
    except JunqiError:
        return None
    return Hint(action_in_words(seen, action), _squares(action))


def action_in_words(seen: Observation, action: Action) -> str:
    """What a legal action would do; of a flip nobody knows what it turns up."""
    if isinstance(action, Flip):
        return f"turn up the piece on {seen.rules.board.name_of(action.square)}"
    return ply_in_words(seen.rules, seen.position, seen.rules.answer(seen.position, action))


def _squares(action: Action) -> tuple[Square, ...]:
    if isinstance(action, Step):
        return action.origin, action.target
    return (action.square,) if isinstance(action, Flip | PickUp | PutDown) else ()
