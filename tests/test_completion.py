"""Shell completion, as bash asks for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ASK = (
    'eval "$(junqi --show-completion)"; COMP_WORDS=($1); COMP_CWORD=$2; _junqi_completion junqi; echo "${COMPREPLY[*]}"'
)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """One in which ``junqi`` is the program of this source, and nothing belongs to a user."""
    program = tmp_path / "junqi"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m junqi "$@"\n')
    program.chmod(0o755)
    home = tmp_path / "home"
    home.mkdir()
    return os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "HOME": str(home)}


def bash(environment: dict[str, str], script: str, *arguments: str) -> str:
    found = shutil.which("bash")
    assert found is not None
    ended = subprocess.run(
        [
            found,
            "--norc",
            "-c",
            script + "\n:",
            "bash",
            *arguments,
        ],  # not the last command, so that bash stays the parent
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert ended.stderr == ""
    return ended.stdout


@pytest.mark.parametrize(
    ("words", "at", "wanted"),
    [("junqi mer", "1", {"merge"}), ("junqi split --by p", "3", {"player"}), ("junqi merge --out", "2", {"--output"})],
)
def test_bash_completes(environment: dict[str, str], words: str, at: str, wanted: set[str]) -> None:
    assert set(bash(environment, ASK, words, at).split()) == wanted


def test_completion_is_installed_for_bash(environment: dict[str, str]) -> None:
    assert "bash completion installed" in bash(environment, "junqi --install-completion")
    home = Path(environment["HOME"])
    assert "source" in (home / ".bashrc").read_text()
    assert "_JUNQI_COMPLETE=complete_bash" in (home / ".bash_completions" / "junqi.sh").read_text()
