"""The files that games are split into."""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import attrs

from ..formats.record_format import RecordFormat
from ..storing.named_file import naming
from .blank_line import blank_line_after


@attrs.define
class SplitFiles:
    """Files in a folder that games are added to; ``meant`` is what the folder will be called.

    Each is opened only while something is added to it, so any number of them will do; ``_gaps`` holds what each file
    needs before another game.
    """

    folder: Path
    meant: Path
    _gaps: dict[str, bytes] = attrs.field(factory=dict)

    def __len__(self) -> int:
        """How many files there are."""
        return len(self._gaps)

    def add(self, games: Iterable[tuple[str, bytes]], kind: RecordFormat) -> None:
        """Add games, each with the name of its file, in their order.

        Raises:
            OSError: if they cannot be written; it names the folder that is meant.
        """
        by_name: defaultdict[str, list[bytes]] = defaultdict(list)
        for name, data in games:
            file = f"{name}.{kind.value}"
            by_name[file] += (self._gaps.get(file, b""), data)
            self._gaps[file] = blank_line_after(data) if kind is RecordFormat.JGN else b""
        for file, parts in by_name.items():
            with naming(self.meant / file), (self.folder / file).open("ab") as stream:
                stream.writelines(parts)
