"""Layouts in files."""

import os
from pathlib import Path

import pytest

from junqi.core.registry import rule_set
from junqi.notation.layout import parse_layout
from junqi.tui.deploy.layout_files import LayoutFileError, read_layout, write_layout

GUNKI = rule_set("gunki-white")
TEXT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.layout"
    write_layout(GUNKI, parse_layout(GUNKI, TEXT), path, over=False)
    assert path.read_text() == TEXT + "\n"
    assert read_layout(GUNKI, path) == parse_layout(GUNKI, TEXT)
    with pytest.raises(FileExistsError):
        write_layout(GUNKI, parse_layout(GUNKI, TEXT), path, over=False)


@pytest.mark.parametrize("text", [f"@{TEXT}", f"\n \n{TEXT}\r\n", f"\ufeff{TEXT}\n"])
def test_what_stands_around_a_layout_does_not_matter(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.layout"
    path.write_bytes(text.encode())
    assert read_layout(GUNKI, path) == parse_layout(GUNKI, TEXT)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "1 rank:"),
        (b"\xff\xfe", "is no text"),
        (f"{TEXT}\n{TEXT}\n".encode(), "11 ranks"),
        (TEXT.encode() + b" " * 5_000, "more than 4096 bytes"),
        (TEXT.lower().encode(), "'l' in a layout"),
    ],
)
def test_what_is_no_layout_is_named_with_its_file(data: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "a.layout"
    path.write_bytes(data)
    with pytest.raises(LayoutFileError, match=f"a.layout: {reason}"):
        read_layout(GUNKI, path)


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    with pytest.raises(LayoutFileError, match="more than 4096 bytes"):
        read_layout(GUNKI, Path("/dev/zero"))


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(LayoutFileError, match=f"a.layout: {os.strerror(2)}"):
        read_layout(GUNKI, tmp_path / "a.layout")
