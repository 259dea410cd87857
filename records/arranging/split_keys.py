"""Which files a game goes to when files are split."""

from collections.abc import Iterator, Mapping

import attrs

from ..batches.batch import Batch
from ..batches.headers import jgn_headers
from ..formats.raw_game import tags_of
from ..formats.record_format import RecordFormat
from .whole_games import bytes_of, text_before, whole_games, without_marks


@attrs.frozen
class KeyedGame:
    """A game as it stands, and the values that name its files: each once, empty where nothing is known."""

    keys: tuple[str, ...]
    data: bytes


@attrs.frozen
class KeyedBatch:
    """The games of a batch, and whether text stands before them that belongs to none."""

    file: str
    format: RecordFormat
    games: tuple[KeyedGame, ...]
    has_text_before: bool


@attrs.frozen
class SplitKeys:
    """Tells the values of tags of each game of a batch; without tags each game has one key, which is empty."""

    tags: tuple[str, ...]

    def __call__(self, batch: Batch) -> KeyedBatch:
        """The games of a batch with their keys."""
        return KeyedBatch(batch.file, batch.format, tuple(self._keyed(batch)), text_before(batch))

    def _keyed(self, batch: Batch) -> Iterator[KeyedGame]:
        if batch.format is RecordFormat.JGN:
            for _, header in jgn_headers(batch.data):
                data = without_marks(batch.data[header.start : header.end])
                yield KeyedGame(self._keys(header.tags() if self.tags else {}), data)
        else:
            for raw in whole_games(batch):
                yield KeyedGame(self._keys(tags_of(raw) if self.tags else {}), bytes_of(raw))

    def _keys(self, tags: Mapping[str, str]) -> tuple[str, ...]:
        values = (tags.get(name, "") for name in self.tags)
        return tuple(dict.fromkeys("" if value == "?" else value for value in values)) or ("",)
