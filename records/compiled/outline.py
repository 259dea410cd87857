"""Games in outline: their tags, result and main line. Those that are clean need not be read in full for that."""

import functools
from collections.abc import Iterator
from typing import cast

import attrs

from ...core.action import Action, Flip, PickUp, PutDown, Step
from ...core.game import Game
from ...core.ply import Ply
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
        record = self.read.record
        if self._actions is not None:
            yield from _played(self.start(), self._actions)
        elif record is not None:
            yield from (record.nodes[index].ply for index in main_line(record))


def outlines_of(recognisers: Recognisers, batch: Batch) -> Iterator[Outline]:
    """The games of a batch as ``games_of`` reads them, in outline."""
    for read in check_batch(recognisers, batch, listing=True):
        if isinstance(read, CleanGames):
            yield from map(_outline, clean_games(read, batch.data))
        else:
            yield Outline(read)


def _outline(game: CleanGame) -> Outline:
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
    for at in range(0, len(actions), _MOVE_SIZE):
        kind, first, second = actions[at : at + _MOVE_SIZE]
        game = game.advance(_action(kind, first, second), second if kind == m.A_FLIP else None)
        assert game.ply is not None
        yield game.ply


@functools.lru_cache(maxsize=1 << 14)
def _action(kind: int, first: int, second: int) -> Action:
    """A listed action: what it is, and its squares."""
    if kind == m.A_STEP:
        return Step(first, second)
    if kind == m.A_FLIP:
        return Flip(first)
    return PickUp(first) if kind == m.A_PICK_UP else PutDown(first)
