"""The files that a command reads, and the bar that shows how far it has come."""

import contextlib
import gzip
import io
import sys
from pathlib import Path

import pytest

from junqi.records.compression.formats import COMPRESSIONS, Compression
from junqi.records.inputs import BinaryFileError, ProgressBar, batches_of, progress, read_files, reading, total_size
from terminals import Terminal

GOOD = Path(__file__).parents[2] / "data" / "records" / "good.jgn"


def read_all(bar: ProgressBar) -> int:
    """Read the good file twice, and count its games."""
    with bar:
        return sum(read.record is not None for read in read_files([str(GOOD), str(GOOD)], bar))


def test_a_long_run_shows_a_bar_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "_PATIENCE", -1.0)
    assert read_all(ProgressBar(total_size([str(GOOD), str(GOOD)]), shown=True)) == 2
    assert "reading" in terminal.getvalue()


@pytest.mark.parametrize(
    ("patience", "kind", "shown"),
    [(1000.0, Terminal, True), (-1.0, io.StringIO, True), (-1.0, Terminal, False)],
    ids=["a short run", "no terminal", "quiet"],
)
def test_otherwise_there_is_none(
    patience: float, kind: type[io.StringIO], shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = kind()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "_PATIENCE", patience)
    assert read_all(ProgressBar(None, shown=shown)) == 2
    assert terminal.getvalue() == ""


def test_sizes_are_known_of_files_alone(tmp_path: Path) -> None:
    assert total_size([str(GOOD), str(GOOD)]) == 2 * GOOD.stat().st_size
    assert total_size([str(GOOD), "-"]) is None
    assert total_size([str(tmp_path)]) is None


def test_an_error_in_mid_file_names_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(io.BytesIO):
        def read(self, _: int | None = -1, /) -> bytes:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(reading, "opened", lambda _: contextlib.nullcontext(Broken()))
    with pytest.raises(OSError, match="Input/output error") as error:
        list(read_files(["a.jgn"], ProgressBar(None, shown=False)))
    assert error.value.filename == "a.jgn"


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\x7fELF\0\0")
    with pytest.raises(BinaryFileError, match="a binary file") as error:
        list(read_files([str(path)], ProgressBar(None, shown=False)))
    assert error.value.file == str(path)


@pytest.mark.parametrize("compression", COMPRESSIONS, ids=lambda compression: compression.name)
def test_a_compressed_file_is_told_by_its_bytes(compression: Compression, tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    with path.open("wb") as sink, compression.compressor(sink) as stream:
        stream.write(GOOD.read_bytes())
    with ProgressBar(total_size([str(path)]), shown=False) as bar:
        batches = list(batches_of([str(path), str(GOOD)], bar))
    assert [(batch.file, batch.data) for batch in batches] == [
        (str(path), GOOD.read_bytes()),
        (str(GOOD), GOOD.read_bytes()),
    ]


def test_the_bar_counts_bytes_of_the_file_not_of_what_it_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    path = tmp_path / "games.jgn.gz"
    path.write_bytes(gzip.compress(GOOD.read_bytes() * 100))
    bar, counted = ProgressBar(None, shown=True), []
    monkeypatch.setattr(bar, "advance", counted.append)
    list(batches_of([str(path)], bar))
    assert sum(counted) == path.stat().st_size < 100 * GOOD.stat().st_size


def test_a_bar_leaves_standard_output_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    data = io.StringIO()
    monkeypatch.setattr(sys, "stdout", data)
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(progress, "_PATIENCE", -1.0)
    with ProgressBar(10, shown=True) as bar:
        bar.advance(5)
        sys.stdout.write("data\n")
    assert data.getvalue() == "data\n"
