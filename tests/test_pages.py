"""What the pages of the documentation show of commands is what happens."""

import re
from pathlib import Path

import pytest

from shown_commands import ROOT, pattern_of, run_in, sections

PAGES = [f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]
SHOWN = {f"{page}: {heading}": shown for page in PAGES for heading, shown in sections(page).items()}


def test_the_page_about_records_shows_something() -> None:
    assert sum(name.startswith("docs/records.md") for name in SHOWN) >= 4


@pytest.mark.parametrize("shown", SHOWN.values(), ids=SHOWN)
def test_commands_print_what_is_shown(shown: list[tuple[str, str]], tmp_path: Path) -> None:
    """With or without what goes to standard error at the end."""
    for command, output in shown:
        finished = run_in(tmp_path, command)
        printed = (finished.stdout, finished.stdout + finished.stderr)
        assert any(map(pattern_of(output).fullmatch, printed)), (command, *printed)
        assert finished.returncode == bool(re.search(r"\b[1-9][0-9]* errors?\b", output)), (command, finished.stderr)
