"""Where mended games go."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import attrs

from ..storing.files import replacing
from ..storing.outputs import opened_output


class Sink(Protocol):
    """What mended bytes are written to."""

    def write(self, data: bytes, /) -> object:
        """Write all of ``data``."""


class _Nowhere:
    def write(self, data: bytes, /) -> object:
        """Drop them."""
        return len(data)


class _Unchanged(Exception):  # noqa: N818  it ends the writing of a file that is thrown away
    """Nothing of a file was changed."""


@attrs.define
class Writing:
    """The writing of one mended file; ``is_changed`` says whether it differs from the file that was read."""

    sink: Sink
    is_changed: bool = False


@attrs.frozen
class Target:
    """Where the mended games of each file go: nowhere with ``check``, in place, to ``output``, or standard output."""

    check: bool = False
    in_place: bool = False
    output: Path | None = None
    force: bool = False

    @property
    def is_standard_output(self) -> bool:
        """Whether games are written there, so that nothing else may be."""
        return not (self.check or self.in_place) and self.output is None

    @contextlib.contextmanager
    def writing(self, file: str) -> Iterator[Writing]:
        """Write the mended games of a file. In place, a file that is not changed stays as it is.

        Raises:
            OutputExistsError: if the output exists and may not be overwritten.
            OSError: if it cannot be written.
        """
        if self.check:
            yield Writing(_Nowhere())
        elif self.in_place:
            with contextlib.suppress(_Unchanged), replacing(Path(file), over=True) as stream:
                writing = Writing(stream)
                yield writing
                if not writing.is_changed:
                    raise _Unchanged
        else:
            with opened_output(self.output, force=self.force) as stream:
                yield Writing(stream)
