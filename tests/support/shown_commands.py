"""Commands that a page of the documentation shows, and what is printed when they are run."""

import os
import re
import subprocess
import sys
from pathlib import Path

import junqi

ROOT = Path(junqi.__file__).parent


def blocks(language: str, text: str) -> list[str]:
    """The code blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(section: str) -> list[tuple[str, str]]:
    """The commands of a section's console blocks, each with the output shown below it."""
    parts = [
        part for block in blocks("console", section) for part in re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    ]
    return list(zip(parts[::2], parts[1::2], strict=True))


def sections(page: str) -> dict[str, list[tuple[str, str]]]:
    """The commands of each section of a page that shows any, by its heading."""
    found = re.split(r"^##+ ", (ROOT / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {section.partition("\n")[0]: shown for section in found if (shown := commands(section))}


def run_in(folder: Path, command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command of the shell in a folder that has the repository's files."""
    for name in ("docs", "tests"):
        if not (folder / name).exists():
            (folder / name).symlink_to(ROOT / name)
    environment = os.environ | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "JUNQI_DATA_DIR": str(folder / "data"),
        "PYTHONUTF8": "1",
    }
    return subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False
    )


def pattern_of(output: str) -> "re.Pattern[str]":
    """What matches the output that is shown; a line ``...`` stands for any lines."""
    parts = (".*" if line == "...\n" else re.escape(line) for line in output.splitlines(keepends=True))
    return re.compile("".join(parts), re.DOTALL)
