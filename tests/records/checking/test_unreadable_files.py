"""One file that cannot be read costs validate none of the others."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jgn_games import game

FAULTY = game("1. Rg9 *").encode()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_files_after_an_unreadable_one_are_checked(jobs: str, junqi: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "a.jgn").write_bytes(b"\0\1\2" * 100)
    (tmp_path / "b.jgn.gz").write_bytes(gzip.compress(FAULTY * 100)[:-20])
    (tmp_path / "c.jgn").write_bytes(FAULTY)
    ended = junqi("validate", str(tmp_path), "--format", "line", "--jobs", jobs)
    assert ended.code == 2
    assert f"{tmp_path / 'c.jgn'}:10:" in ended.out
    assert "1 faulty" in ended.err
    said = ended.err.splitlines()[-1]
    assert "a.jgn: a binary file" in said
    assert "b.jgn.gz: damaged gzip data" in said
    assert "Traceback" not in ended.err
