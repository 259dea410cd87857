"""Bytes that are put aside come back, from memory or from disk."""

import errno
from pathlib import Path

import pytest

from junqi.records.spilling.database import SpillError
from junqi.records.spilling.spool import Spool


@pytest.mark.parametrize("memory", [1 << 20, 1])
def test_stretches_come_back(memory: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    parts = [bytes([n]) * 4 for n in range(50)]
    with Spool(memory) as spool:
        places = [spool.add(part) for part in parts]
        assert [spool.read(place, 4) for place in reversed(places)] == parts[::-1]
        assert list(spool.records(4)) == parts
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with Spool(1) as spool:
        monkeypatch.setattr(spool._file, "write", full)
        with pytest.raises(SpillError, match="No space left on device"):
            spool.add(b"abc")
