"""Files that are compressed because of their names."""

import bz2
import gzip
import lzma
from pathlib import Path

import pytest
import zstandard

from junqi.records.storing.files import replacing, write_new

TEXT = '[Event "鼠"]\n\n*\n\n' * 100
OPENERS = {".gz": gzip.decompress, ".bz2": bz2.decompress, ".xz": lzma.decompress, ".GZ": gzip.decompress}


@pytest.mark.parametrize("suffix", OPENERS)
def test_the_name_says_how(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"games.jgn{suffix}"
    write_new(path, TEXT)
    assert OPENERS[suffix](path.read_bytes()).decode() == TEXT


def test_zstandard_too(tmp_path: Path) -> None:
    path = tmp_path / "games.jgn.zst"
    with replacing(path, over=False) as stream:
        stream.write(TEXT[:50].encode())
        stream.write(TEXT[50:].encode())
    with zstandard.open(path, "rt", encoding="utf-8") as stream:
        assert stream.read() == TEXT


@pytest.mark.parametrize("name", ["games.jgn.gz", "games.jgn.bz2", "games.jgn.xz", "games.jgn.zst"])
def test_what_goes_wrong_leaves_the_old_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(b"old")
    writing = replacing(path, over=True)
    writing.__enter__().write(b"half of the n")
    writing.__exit__(ZeroDivisionError, ZeroDivisionError(), None)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
