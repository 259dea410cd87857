"""Games in outline: their tags, result and main line. Those that are clean need not be read in full for that."""

import functools
from collections.abc import Iterator
from typing import cast

import attrs

from ...core.action import Action, Flip, PickUp, PutDown, Step
from ...core.game import Game, is_deployment
from ...core.piece import Code
from ...core.ply import Ply
from ...core.position import Position
from ...kernels import reading_memory as m
from ..batches.batch import Batch
from ..model.record import Record, Result
from ..model.start import START_TAGS, read_start
from ..model.tag_order import Tags
from ..model.tree import main_line
from ..reading.game_reader import ReadGame
from .bulk import CleanGames, check_batch
from .clean_game import CleanGame, clean_games
from .recognisers import Recognisers

_MOVE_SIZE = 3


@attrs.frozen
class Outline:
    """A game without its comments and variations.

    ``read`` is the game as it was read. Of one that compiled code read that is no more than tags and result; its main
    line is ``actions``, see ``MainLine``.
    """

    read: ReadGame
    _actions: bytes | None = None

    def start(self) -> Game | None:
        """Where the game starts; ``None`` where nobody knows."""
        record = self.read.record
        if record is None:
            return None
        if self._actions is None:
            return read_start(record).game
        return _clean_start(tuple(tag for tag in record.tags if tag[0] in START_TAGS))

    def plies(self) -> Iterator[Ply | None]:
        """The main line; ``None`` stands for a move that was not understood."""
        if self._actions is not None:
            yield from _played(self.start(), self._actions)
        else:
            yield from self._nodes()

    def positions(self) -> Iterator[Position]:
        """The positions of the main line, the start included, as far as moves were understood."""
        start = self.start()
        if start is None:
            return
        rules, position = start.rules, start.position
        yield position
        for action, revealed in self._moves():
            position = rules.apply(position, action, revealed)
            yield position

    def length(self) -> int:
        """How many plies of the main line were understood, deployments not counted."""
        if self._actions is not None:
            return len(self._actions) // _MOVE_SIZE
        return sum(ply is not None and not is_deployment(ply) for ply in self._nodes())

    def _nodes(self) -> Iterator[Ply | None]:
        record = self.read.record
        if record is not None:
            yield from (record.nodes[index].ply for index in main_line(record))

    def _moves(self) -> Iterator[tuple[Action, Code | None]]:
        """The moves of the main line as far as they were understood, each with the piece that it turned up."""
        if self._actions is not None:
            yield from _listed(self._actions)
            return
        for ply in self._nodes():
            if ply is None:
                return
            yield ply.action, ply.revealed


def outlines_of(recognisers: Recognisers, batch: Batch) -> Iterator[Outline]:
    """The games of a batch as ``games_of`` reads them, in outline."""
    for read in check_batch(recognisers, batch, listing=True):
        if isinstance(read, CleanGames):
            yield from map(outline_of, clean_games(read, batch.data))
        else:
            yield Outline(read)


def outline_of(game: CleanGame) -> Outline:
    """A clean game's; its Result is what its movetext ends with, or something would be said about it."""
    tags = game.tags()
    record = attrs.evolve(tags, result=cast(Result, tags.tag("Result")))
    return Outline(ReadGame(game.number, record), game.line.actions)


@functools.lru_cache(maxsize=1024)
def _clean_start(tags: Tags) -> Game | None:
    return read_start(Record(tags)).game


def _played(game: Game | None, actions: bytes) -> Iterator[Ply]:
    """The plies of listed actions."""
    assert game is not None
    for action, revealed in _listed(actions):
        game = game.advance(action, revealed)
        assert game.ply is not None
        yield game.ply


def _listed(actions: bytes) -> Iterator[tuple[Action, Code | None]]:
    for at in range(0, len(actions), _MOVE_SIZE):
        kind, first, second = actions[at : at + _MOVE_SIZE]
        yield _action(kind, first, second), second if kind == m.A_FLIP else None


@functools.lru_cache(maxsize=1 << 14)
def _action(kind: int, first: int, second: int) -> Action:
    """A listed action: what it is, and its squares."""
    if kind == m.A_STEP:
        return Step(first, second)
    if kind == m.A_FLIP:
        return Flip(first)
    return PickUp(first) if kind == m.A_PICK_UP else PutDown(first)
