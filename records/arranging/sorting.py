"""Putting games in order, within a limit of memory."""

from collections.abc import Iterable, Iterator
from struct import Struct

import attrs

from ...core.game import is_deployment
from ..batches.batch import Batch
from ..batches.headers import jgn_headers
from ..formats.raw_game import RawGame, read_raw, tags_of
from ..formats.record_format import RecordFormat
from ..model.record import Record
from ..model.tree import main_line
from ..spilling.map import SpillingMap
from ..spilling.spool import Spool
from .sort_key import LENGTH, SortKey, sort_bytes
from .whole_games import bytes_of, text_before, whole_games

_COUNT = Struct(">Q")
_WHERE = Struct(">QQ")
"""Where a game's bytes begin, and how many they are."""


@attrs.frozen
class KeyedGames:
    """The games of a batch as they stand, each with its key. ``has_text_before`` is as in ``MarkedGames``."""

    file: str
    games: tuple[tuple[bytes, bytes], ...]
    has_text_before: bool


def key_batch(keys: tuple[SortKey, ...], batch: Batch) -> KeyedGames:
    """The games of a batch with their keys; moves are read only if their number is a key."""
    if any(key.name == LENGTH for key in keys):
        games = tuple((_key_with_length(keys, raw, batch.file), bytes_of(raw)) for raw in whole_games(batch))
    elif batch.format is RecordFormat.JGN:
        games = tuple(
            (_key(keys, header.tags().items()), batch.data[header.start : header.end])
            for _, header in jgn_headers(batch.data)
        )
    else:
        games = tuple((_key(keys, tags_of(raw).items()), bytes_of(raw)) for raw in whole_games(batch))
    return KeyedGames(batch.file, games, text_before(batch))


def _key(keys: tuple[SortKey, ...], tags: Iterable[tuple[str, str]], length: int | None = None) -> bytes:
    return sort_bytes(keys, {name.lower(): value for name, value in tags}, length)


def _key_with_length(keys: tuple[SortKey, ...], raw: RawGame, file: str) -> bytes:
    record = read_raw(raw, file).record
    return _key(keys, tags_of(raw).items(), None if record is None else _length(record))


def _length(record: Record) -> int:
    """The plies of the main line that were understood."""
    plies = (record.nodes[index].ply for index in main_line(record))
    return sum(ply is not None and not is_deployment(ply) for ply in plies)


def sorted_games(keyed: Iterable[KeyedGames], memory: int) -> Iterator[bytes]:
    """All games in the order of their keys, those of equal keys as they came.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    with SpillingMap(memory // 2) as places, Spool(memory // 2) as texts:
        count = 0
        for some in keyed:
            for key, data in some.games:
                places.put(key + _COUNT.pack(count), _WHERE.pack(texts.add(data), len(data)))
                count += 1
        for where in places.values():
            yield texts.read(*_WHERE.unpack(where))
