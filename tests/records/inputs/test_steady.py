"""Files that are changed while they are worked on."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from junqi.records.inputs import ChangedFileError, FileState, ProgressBar, read_plain_by, steady
from junqi.records.text.blocks import ByteStream
from junqi.records.text.peek import read_up_to

TEXT = b'[Event "?"]\n\n*\n\n' * 10


def read_and(change: Callable[[Path], object], path: Path) -> list[bytes]:
    """Read a file, which is changed after its first bytes were read."""

    def read(stream: ByteStream, _: str) -> Iterator[bytes]:
        yield stream.read(4)
        change(path)
        yield read_up_to(stream, 1 << 24)

    return list(read_plain_by(read, [str(path)], ProgressBar(None, shown=False)))


@pytest.mark.parametrize("data", [TEXT, gzip.compress(TEXT * 9999)], ids=["plain", "compressed"])
@pytest.mark.parametrize("left", [0, 10])
def test_one_that_gets_shorter_is_told(data: bytes, left: int, tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.write_bytes(data)
    with pytest.raises(OSError, match=r"a\.jgn: (it got shorter while it was read|damaged gzip data)"):
        read_and(lambda path: path.write_bytes(data[:left]), path)


def test_one_that_grows_is_read_on_and_one_that_is_replaced_is_read_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.write_bytes(TEXT)
    with path.open("ab") as stream:
        assert b"".join(read_and(lambda _: (stream.write(TEXT), stream.flush()), path)) == TEXT + TEXT
    other = tmp_path / "b.jgn"
    other.touch()
    assert b"".join(read_and(other.replace, path)) == TEXT + TEXT


@pytest.mark.parametrize(
    "change",
    [
        lambda path: path.write_bytes(b"other"),
        lambda path: path.write_bytes(path.read_bytes() + b"more"),
        lambda path: path.unlink(),
        lambda path: (path.rename(path.with_suffix(".old")), path.write_bytes(b"data")),
    ],
    ids=["written", "longer", "gone", "replaced"],
)
def test_every_change_of_a_state_is_seen(change: Callable[[Path], object], tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.write_bytes(b"data")
    state = FileState.of(str(path))
    state.check()
    change(path)
    with pytest.raises(ChangedFileError, match=r"a\.jgn: it was changed meanwhile, and is left as it is; try again$"):
        state.check()


def test_a_file_that_is_changed_is_not_mended(
    junqi: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jgn"
    path.write_bytes(TEXT)
    find = FileState.of

    def changed_later(file: str) -> FileState:
        state = find(file)
        path.write_bytes(TEXT + b"more")
        return state

    monkeypatch.setattr(steady.FileState, "of", changed_later)
    ended = junqi("fix", "--in-place", str(path))
    assert (ended.code, ended.err) == (2, f"junqi: {path}: it was changed meanwhile, and is left as it is; try again\n")
    assert path.read_bytes() == TEXT + b"more"
    assert list(tmp_path.iterdir()) == [path]
