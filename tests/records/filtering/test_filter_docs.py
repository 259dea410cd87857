"""What the documentation shows of ``junqi filter`` is what it prints."""

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from junqi.records.filtering.reasons import REASONS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^    \$ junqi (filter .*)\n((?:    [^$\n].*\n)*)", PAGE, re.MULTILINE)


def test_there_are_examples() -> None:
    assert len(SHOWN) > 8


@pytest.mark.parametrize(("command", "printed"), SHOWN)
def test_an_example_prints_what_is_shown(
    junqi: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, command: str, printed: str
) -> None:
    monkeypatch.chdir(ROOT)
    ended = junqi(*shlex.split(command))
    assert (ended.code, ended.out) == (0, re.sub("^    ", "", printed, flags=re.MULTILINE))


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_documented(reason: str) -> None:
    assert f"`{reason}`" in PAGE
