"""Dropping games that are there twice, within a limit of memory."""

from collections.abc import Callable, Iterable, Iterator
from struct import Struct

import attrs

from ..spilling.map import SpillingMap
from ..spilling.spool import Spool
from .fingerprint import KEY_SIZE, Ground
from .marked_games import MarkedGame, MarkedGames


@attrs.frozen
class Place:
    """Where a game stands: the file's place among all, and the game's number in it."""

    file: int
    game: int


@attrs.frozen
class Dropped:
    """A game that was dropped, and the one that was kept in its stead."""

    dropped: Place
    kept: Place
    ground: Ground


_PLACE = Struct(">IQ")
_BEST = Struct(">QQIQ")
"""Fullness, place among all games, and where it stands."""
_ENTRY = Struct(f">{KEY_SIZE}sBIQQQ")
"""A fingerprint's key and ground, where the game stands, and where its bytes begin and how many they are."""

Tell = Callable[[Dropped], object]


@attrs.define
class Files:
    """The files so far, by their place."""

    names: list[str] = attrs.field(factory=list)

    def place(self, name: str) -> int:
        """The place of the file that is read now."""
        if not self.names or self.names[-1] != name:
            self.names.append(name)
        return len(self.names) - 1


def first_games(marked: Iterable[MarkedGames], files: Files, memory: int, tell: Tell) -> Iterator[bytes]:
    """The games of which none before is the same, as they come.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    with SpillingMap(memory) as seen:
        for place, game in _places(marked, files):
            first = seen.first(game.mark.key, _PLACE.pack(place.file, place.game))
            if first is None:
                yield game.data
            else:
                tell(Dropped(place, Place(*_PLACE.unpack(first)), game.mark.ground))


def fullest_games(marked: Iterable[MarkedGames], files: Files, memory: int, tell: Tell) -> Iterator[bytes]:
    """Of games that are the same the fullest, in their order, once all have been seen.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    with SpillingMap(memory // 2) as best, Spool(memory // 4) as entries, Spool(memory // 4) as texts:
        for count, (place, game) in enumerate(_places(marked, files)):
            _note_best(best, game, count, place)
            at = texts.add(game.data)
            entries.add(_ENTRY.pack(game.mark.key, game.mark.ground, place.file, place.game, at, len(game.data)))
        for count, entry in enumerate(entries.records(_ENTRY.size)):
            key, ground, file, number, at, size = _ENTRY.unpack(entry)
            _, winner, *kept = _BEST.unpack(best.get(key) or b"")
            if winner == count:
                yield texts.read(at, size)
            else:
                tell(Dropped(Place(file, number), Place(*kept), Ground(ground)))


def _note_best(best: SpillingMap, game: MarkedGame, count: int, place: Place) -> None:
    known = best.get(game.mark.key)
    if known is None or _BEST.unpack(known)[0] < game.fullness:
        best.put(game.mark.key, _BEST.pack(game.fullness, count, place.file, place.game))


def _places(marked: Iterable[MarkedGames], files: Files) -> Iterator[tuple[Place, MarkedGame]]:
    for some in marked:
        for game in some.games:
            yield Place(files.place(some.file), game.number), game
