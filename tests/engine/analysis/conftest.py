"""A program that says what a script tells it to, and analyses by it."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest
from typer.testing import CliRunner

from junqi.cli import build
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records

SCRIPTED = Path(__file__).parents[2] / "data" / "engines" / "scripted.py"


@attrs.frozen
class Analysis:
    """How ``junqi analyze`` ended: its exit code, its messages, what it wrote, and what the program was sent."""

    code: int
    messages: str
    text: str
    sent: list[str]

    @property
    def records(self) -> list[Record]:
        """What was written, which must all be without findings."""
        return read_back(self.text)


def read_back(text: str) -> list[Record]:
    from io import BytesIO

    found = list(read_records(BytesIO(text.encode())))
    assert not [finding for game in found for finding in game.findings]
    return [game.record for game in found if game.record is not None]


@pytest.fixture
def analyze(tmp_path: Path) -> Callable[..., Analysis]:
    """Analyses games by a script: ``analyze(games, script, *options)``."""

    def run(games: str, script: str, *options: str) -> Analysis:
        paths = {name: tmp_path / name for name in ("games.jgn", "out.jgn", "script", "log")}
        paths["games.jgn"].write_text(games, encoding="utf-8")
        paths["script"].write_text(script, encoding="utf-8")
        program = "uci:" + shlex.join((sys.executable, str(SCRIPTED), str(paths["script"]), str(paths["log"])))
        files = (str(paths["games.jgn"]), "-o", str(paths["out.jgn"]), "--engine", program)
        result = CliRunner().invoke(build(), ["analyze", *files, *options])
        text = paths["out.jgn"].read_text(encoding="utf-8") if paths["out.jgn"].exists() else ""
        sent = paths["log"].read_text(encoding="utf-8").splitlines() if paths["log"].exists() else []
        return Analysis(result.exit_code, result.stderr, text, sent)

    return run
