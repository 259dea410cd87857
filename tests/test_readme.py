"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from shown_commands import ROOT, blocks, pattern_of, run_in, sections

README = (ROOT / "README.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")
SECTIONS = sections("README.md")


@pytest.mark.parametrize("shown", SECTIONS.values(), ids=SECTIONS)
def test_commands_print_what_is_shown(shown: list[tuple[str, str]], tmp_path: Path) -> None:
    """The commands of a section follow each other in one folder."""
    for command, output in shown:
        finished = run_in(tmp_path, command)
        assert pattern_of(output).fullmatch(finished.stdout), (command, finished.stdout, finished.stderr)
        assert finished.returncode == ("error:" in output), (command, finished.stderr)


def test_python_examples_are_true() -> None:
    examples = "\n".join(blocks("pycon", README))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README.md", "README.md", 0)
    assert doctest.DocTestRunner().run(test).failed == 0
    assert test.examples


def test_both_installations_are_one_line() -> None:
    lines = [line for block in blocks("sh", README) for line in block.splitlines()]
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
