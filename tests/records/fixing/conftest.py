"""Fixtures for tests of mending."""

import io
from collections.abc import Callable

import attrs
import pytest

from junqi.records.batches.cutting import batches_in
from junqi.records.fixing.fix_work import Fix


@attrs.frozen
class Mended:
    """A file as it was mended, its changes in short, and the messages of these."""

    data: bytes
    changes: list[str]
    messages: list[str]


@pytest.fixture(scope="session")
def mend() -> Callable[[bytes], Mended]:
    """Mends a whole file."""

    def mended(data: bytes) -> Mended:
        fixed = [Fix(0, with_lines=True, run=-1)(batch) for batch in batches_in(io.BytesIO(data), "file")]
        found = [change.finding for batch in fixed for change in batch.changes]
        return Mended(
            b"".join(batch.data for batch in fixed),
            [f"{f.line}:{f.column} {f.code.value}" for f in found],
            [f.message for f in found],
        )

    return mended
