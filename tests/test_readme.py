"""What the README shows is what happens."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import junqi

ROOT = Path(junqi.__file__).parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")


def blocks(language: str, text: str = README) -> list[str]:
    """The code blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(section: str) -> list[tuple[str, str]]:
    """The commands of a section's console blocks, each with the output shown below it."""
    parts = [
        part for block in blocks("console", section) for part in re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    ]
    return list(zip(parts[::2], parts[1::2], strict=True))


SECTIONS = {
    section.partition("\n")[0]: shown
    for section in re.split(r"^##+ ", README, flags=re.MULTILINE)
    if (shown := commands(section))
}


@pytest.mark.parametrize("shown", SECTIONS.values(), ids=SECTIONS)
def test_commands_print_what_is_shown(shown: list[tuple[str, str]], tmp_path: Path) -> None:
    """Run in a folder that has the repository's files, where the commands of a section follow each other.

    A line ``...`` stands for any lines.
    """
    for folder in ("docs", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    scripts = Path(sys.executable).parent
    environment = os.environ | {
        "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}",
        "JUNQI_DATA_DIR": str(tmp_path / "data"),
        "PYTHONUTF8": "1",
    }
    for command, output in shown:
        finished = subprocess.run(
            command, shell=True, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False
        )
        pattern = "".join(".*" if line == "...\n" else re.escape(line) for line in output.splitlines(keepends=True))
        assert re.fullmatch(pattern, finished.stdout, re.DOTALL), (command, finished.stdout, finished.stderr)
        assert finished.returncode == ("error:" in output), (command, finished.stderr)


def test_python_examples_are_true() -> None:
    examples = "\n".join(blocks("pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README.md", "README.md", 0)
    assert doctest.DocTestRunner().run(test).failed == 0
    assert test.examples


def test_both_installations_are_one_line() -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    assert "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/junqi" in lines
    assert "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest" in lines


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/rules.md",
        "docs/notation.md",
        "docs/format.md",
        "docs/records.md",
        "docs/conversions.md",
        "docs/keys.md",
        "benchmarks/README.md",
    ],
)
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target, anchor in LINK.findall(path.read_text(encoding="utf-8")):
        found = path.parent / target
        assert found.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", found.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor[1:] in {heading.lower().replace(" ", "-") for heading in headings}, anchor


@pytest.mark.parametrize("picture", ["screenshot.svg", "screenshot-jungle.svg"])
def test_pictures_load_nothing_from_elsewhere(picture: str) -> None:
    text = (ROOT / "docs" / picture).read_text(encoding="utf-8")
    assert "url(http" not in text
    assert set(re.findall(r"https?://[^\"' )]+", text)) == {"http://www.w3.org/2000/svg"}
