"""What the pages of the documentation show of commands is what happens."""

import lzma
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from block_fonts import HANZI, write_font
from command_runs import Ended
from junqi.records.pictures import fonts
from shown_commands import ROOT, pattern_of, run_in, sections

PAGES = [f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]
BARE = re.findall(r"^ {4,}(junqi .*)$", (ROOT / "docs" / "records.md").read_text(encoding="utf-8"), re.MULTILINE)
"""Commands that are shown without what they print, about files of made-up names."""
SHOWN = {f"{page}: {heading}": shown for page in PAGES for heading, shown in sections(page).items()}


def test_the_page_about_records_shows_commands() -> None:
    assert sum(name.startswith("docs/records.md") for name in SHOWN) >= 4
    assert len(BARE) >= 20


@pytest.mark.parametrize("shown", SHOWN.values(), ids=SHOWN)
def test_commands_print_what_is_shown(shown: list[tuple[str, str]], tmp_path: Path) -> None:
    """With or without what goes to standard error at the end."""
    for command, output in shown:
        finished = run_in(tmp_path, command)
        printed = (finished.stdout, finished.stdout + finished.stderr)
        assert any(map(pattern_of(output).fullmatch, printed)), (command, *printed)
        assert finished.returncode == bool(re.search(r"\b[1-9][0-9]* errors?\b", output)), (command, finished.stderr)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the files that the made-up names name, and with hanzi."""
    games = (ROOT / "docs" / "example.jgn").read_bytes()
    for name in ("games.jgn", "ann.jgn", "bob.jgn", "games/a.jgn", "games/b/c.jgn", "2026/11/d.jgn"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(games)
    (tmp_path / "old.jgn.xz").write_bytes(lzma.compress(games))
    write_font(tmp_path / "NotoSansCJK-Blocks.ttf", HANZI)
    monkeypatch.setattr(fonts, "font_folders", lambda: (tmp_path,))
    monkeypatch.chdir(tmp_path)
    fonts._hanzi_face.cache_clear()
    yield tmp_path
    fonts._hanzi_face.cache_clear()


@pytest.mark.parametrize("command", BARE)
def test_commands_without_output_can_be_given(command: str, folder: Path) -> None:
    data = b""
    for part in command.split(" | "):
        program, *arguments = shlex.split(part)
        assert program == "junqi"
        if "-o" in arguments:
            (folder / arguments[arguments.index("-o") + 1]).unlink(missing_ok=True)
        ended = Ended(*arguments, stdin=data)
        assert ended.code == 0, ended
        data = ended.bytes
