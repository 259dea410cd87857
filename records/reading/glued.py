"""Tokens written without space between them: the one way to cut them, if there is exactly one."""

import re
from collections.abc import Iterator

import attrs

from ...core.errors import JunqiError
from ...core.game import Game
from ...notation.move_reader import play_token
from ...notation.move_token import parse_token
from ..model.record import RESULTS, Result

_LONGEST_MOVE = 64
"""No move is longer: a deployment has 37 characters."""
_MOST_STEPS = 1024
"""How many ways to go on are tried before a text counts as unreadable."""
_NUMBER = re.compile(r"([0-9]++)(\.{3}|\.(?!\.))")


@attrs.frozen
class CutMove:
    """A move within a glued token: its text, offset and glyph, and the game after it."""

    text: str
    offset: int
    glyph: str
    game: Game


@attrs.frozen
class Cutting:
    """A way of cutting a whole token: its moves, and the result at its end if it has one."""

    moves: tuple[CutMove, ...] = ()
    result: Result | None = None
    result_offset: int = 0

    def in_words(self) -> str:
        """How the token was cut."""
        parts = [move.text for move in self.moves[:4]] + ([self.result] if self.result else [])
        return f"tokens without space between them, read as {' '.join(parts)}{' ...' if len(self.moves) > 4 else ''}"

    def spaced(self, text: str) -> str:
        """The token with spaces where it was cut."""
        ends = [move.offset + len(move.text) for move in self.moves]
        parts = [text[begin:end] for begin, end in zip([0, *ends], [*ends, len(text)], strict=True)]
        cut = [_NUMBER.sub(r"\1\2 ", part) for part in parts[:-1]]
        return " ".join([*cut, parts[-1]] if parts[-1] else cut)


@attrs.frozen
class _Trail:
    """A cutting as far as it goes."""

    at: int
    game: Game
    last: CutMove | None = None
    before: "_Trail | None" = None


def only_cutting(game: Game, text: str) -> Cutting | None:
    """The one way of cutting ``text`` into moves, numbers and a result by grammar and rules, or ``None``."""
    found: list[Cutting] = []
    todo = [_Trail(0, game)]
    for _ in range(_MOST_STEPS):
        if not todo or len(found) > 1:
            break
        trail = todo.pop()
        found += _ends(trail, text)
        todo += _continuations(trail, text)
    return found[0] if len(found) == 1 and not todo else None


def _ends(trail: _Trail, text: str) -> Iterator[Cutting]:
    """The cutting that ends here, by the end of the text or by a result."""
    left = len(text) - trail.at
    if not left:
        yield Cutting(_moves(trail))
    for result in RESULTS:
        if left == len(result) and text.endswith(result):
            yield Cutting(_moves(trail), result, trail.at)


def _continuations(trail: _Trail, text: str) -> Iterator[_Trail]:
    """The ways to go on by a number or a move."""
    number = _NUMBER.match(text, trail.at)
    if number is not None and fits_number(trail.game, number[1], number[2]):
        yield _Trail(number.end(), trail.game, None, trail)
    for end in range(trail.at + 2, min(trail.at + _LONGEST_MOVE, len(text)) + 1):
        move = text[trail.at : end]
        try:
            token = parse_token(trail.game.rules, move)
            after = play_token(trail.game, token)
        except JunqiError:
            continue
        yield _Trail(end, after, CutMove(move, trail.at, token.glyph, after), trail)


def _moves(trail: _Trail) -> tuple[CutMove, ...]:
    moves = []
    at: _Trail | None = trail
    while at is not None:
        if at.last is not None:
            moves.append(at.last)
        at = at.before
    return tuple(reversed(moves))


def fits_number(game: Game, digits: str, dots: str) -> bool:
    """Whether a move number is right for the next move."""
    return digits == str(game.position.number) and (len(dots) > 1) == bool(game.position.turn)
