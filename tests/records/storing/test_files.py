"""Writing files at one stroke."""

import contextlib
import errno
import os
import socket
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from junqi.records.storing.files import encode, replacing, write_new, write_over


class StopError(Exception):
    """Something that goes wrong while a file is being written."""


def test_a_new_file_has_the_text_and_the_usual_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    write_new(path, "1. Rg4 鼠\n")
    assert path.read_bytes() == "1. Rg4 鼠\n".encode()
    (tmp_path / "usual").write_text("")
    assert path.stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_new_file_is_never_written_over_another(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.write_text("old")
    with pytest.raises(FileExistsError):
        write_new(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_comes_while_another_is_written_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    writing = replacing(path, over=False)
    writing.__enter__().write(b"new")
    path.write_text("from elsewhere")
    with pytest.raises(FileExistsError):
        writing.__exit__(None, None, None)
    assert path.read_text() == "from elsewhere"
    assert list(tmp_path.iterdir()) == [path]


def test_what_goes_wrong_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.write_text("old")
    writing = replacing(path, over=True)
    writing.__enter__().write(b"half of the n")
    writing.__exit__(StopError, StopError(), None)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_writing_over_keeps_the_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.write_text("old")
    path.chmod(0o640)
    write_over(path, "new")
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_writing_over_makes_a_file_that_is_missing(tmp_path: Path) -> None:
    write_over(tmp_path / "a.jgn", "new")
    assert (tmp_path / "a.jgn").read_text() == "new"


def test_writing_over_a_link_writes_what_it_points_to(tmp_path: Path) -> None:
    target, link = tmp_path / "a.jgn", tmp_path / "b.jgn"
    target.write_text("old")
    link.symlink_to(target)
    write_over(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@pytest.mark.parametrize("write", [write_new, write_over])
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path, write: Callable[[Path, str], None]) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    write(path, "new")
    assert os.read(reader, 10) == b"new"
    os.close(reader)
    assert path.is_fifo()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("write", [write_new, write_over])
def test_a_device_is_written_to_and_stays_a_device(tmp_path: Path, write: Callable[[Path, str], None]) -> None:
    reader, terminal = os.openpty()
    path = tmp_path / "device"
    path.symlink_to(os.ttyname(terminal))
    write(path, "new")
    assert os.read(reader, 10) == b"new"
    assert path.is_char_device()
    os.close(terminal)
    os.close(reader)


@pytest.mark.parametrize("write", [write_new, write_over])
def test_a_socket_is_not_replaced(tmp_path: Path, write: Callable[[Path, str], None]) -> None:
    path = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(os.path.relpath(path))
        with pytest.raises(OSError, match=r"it is no file|it exists already"):
            write(path, "new")
    assert path.is_socket()
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_to_itself_is_no_file_and_gives_way_to_one_if_asked(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.symlink_to(path)
    with pytest.raises(FileExistsError):
        write_new(path, "new")
    assert path.is_symlink()
    write_over(path, "new")
    assert path.read_text() == "new"


def test_errors_name_the_file_that_was_meant(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as error:
        write_over(tmp_path / "no" / "a.jgn", "new")
    assert error.value.filename == str(tmp_path / "no" / "a.jgn")
    with pytest.raises(IsADirectoryError) as error:
        write_over(tmp_path, "new")
    assert error.value.filename == str(tmp_path)


@contextlib.contextmanager
def no_room_beyond(size: int) -> Iterator[None]:
    """As if the disk were full once a file has so many bytes."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files")
@pytest.mark.parametrize("size", [10_001, 2_000_000], ids=["at the end", "in the middle"])
def test_a_full_disk_is_told_with_the_file_that_was_meant(tmp_path: Path, size: int) -> None:
    path = tmp_path / "a.jgn"
    path.write_text("old")
    with pytest.raises(OSError, match="File too large") as error, no_room_beyond(10_000):
        write_over(path, "." * size)
    assert error.value.filename == str(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("write", [write_new, write_over])
def test_a_full_device_is_told_by_the_name_that_was_meant(tmp_path: Path, write: Callable[[Path, str], None]) -> None:
    path = tmp_path / "device"
    path.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left") as error:
        write(path, "new")
    assert error.value.filename == str(path)


def test_what_never_reached_the_disk_is_told_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)) as error:
        write_new(tmp_path / "a.jgn", "new")
    assert error.value.filename == str(tmp_path / "a.jgn")
    assert not list(tmp_path.iterdir())


def test_without_hard_links_a_new_file_is_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "a.jgn"
    write_new(path, "new")
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_bytes_that_were_not_utf_8_are_written_as_they_were() -> None:
    data = b"a\xff\xfe\xe9\x80b"
    assert encode(data.decode("utf-8", "surrogateescape")) == data
