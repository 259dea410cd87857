"""The hooks for pre-commit are what that program takes, and name commands that there are."""

import re
import shlex
from pathlib import Path

import pytest

import junqi
from command_runs import Ended

FILE = Path(junqi.__file__).parent / ".pre-commit-hooks.yaml"
LINE = re.compile(r"(- |  )(id|name|description|entry|language|files): (\S.*)")
"""A list of flat mappings with plain scalars needs no more of YAML than this."""
FORBIDDEN = re.compile(r": |\s#|^[\[\]{}&*!|>'\"%@`-]")
"""What a plain scalar of YAML cannot hold, or begin with."""


def hooks() -> list[dict[str, str]]:
    found: list[dict[str, str]] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        part = LINE.fullmatch(line)
        assert part is not None, line
        assert not FORBIDDEN.search(part[3]), line
        if part[1] == "- ":
            found.append({})
        assert part[2] not in found[-1], line
        found[-1][part[2]] = part[3]
    return found


def test_there_are_two_hooks() -> None:
    assert [hook["id"] for hook in hooks()] == ["junqi-validate", "junqi-fix"]
    for hook in hooks():
        assert hook["language"] == "python"
        assert re.search(hook["files"], "games/club.jgn")
        assert not re.search(hook["files"], "games/club.jgn.txt")


@pytest.mark.parametrize("hook", hooks(), ids=lambda hook: hook["id"])
def test_a_hook_runs(hook: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    path.write_bytes((FILE.parent / "tests" / "data" / "records" / "good.jgn").read_bytes().replace(b"\n", b"\r\n"))
    program, *arguments = shlex.split(hook["entry"])
    assert program == "junqi"
    ended = Ended(*arguments, str(path))
    assert ended.code == 0
    assert "[crlf]" in ended.out
    assert (b"\r" in path.read_bytes()) == ("fix" not in arguments)
