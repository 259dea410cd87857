"""Paths as people type them."""

from pathlib import Path

import pytest

from junqi.tui.typed_path import PathTextError, typed_path


def test_the_tilde_is_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    assert typed_path("~/a.jgn") == Path("/home/ann/a.jgn")
    assert typed_path("a~b.jgn") == Path("a~b.jgn")


def test_the_home_of_nobody_is_a_name_like_any_other() -> None:
    assert typed_path("~no-such-person/a.jgn") == Path("~no-such-person/a.jgn")


def test_what_cannot_be_a_path_is_refused() -> None:
    with pytest.raises(PathTextError, match="cannot be a path"):
        typed_path("a\0b")
