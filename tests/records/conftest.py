"""Fixtures for tests of records: files read by compiled code and in full, and games with everything in them."""

import io
import re
import sqlite3
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from click.testing import Result
from typer.testing import CliRunner

from junqi.cli import build
from junqi.core.game import Game
from junqi.notation.style import MoveStyle
from junqi.records.compiled.bulk import CleanGames, check_records
from junqi.records.compiled.recognisers import Recognisers
from junqi.records.findings.finding import Finding
from junqi.records.formats.input_format import read_any_by
from junqi.records.model.from_game import record_of, result_of
from junqi.records.model.record import RESULTS, START, Node
from junqi.records.reading.game_reader import ReadGame
from junqi.records.reading.reader import read_records
from junqi.records.spilling.database import open_temporary
from junqi.records.writing.writer import write_record

DATA = Path(__file__).parents[1] / "data" / "records"


class Ended:
    """How a command ended."""

    def __init__(self, result: Result) -> None:
        self.code, self.out, self.err = result.exit_code, result.stdout, result.stderr
        self.bytes = result.stdout_bytes

    def __str__(self) -> str:
        return f"exit code {self.code}\n--- stdout\n{self.out}--- stderr\n{self.err}"


@pytest.fixture
def junqi(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Runs a command in this process, where the data files are: ``junqi("validate", "-", stdin=b"...")``."""
    monkeypatch.chdir(DATA)
    return lambda *arguments, stdin=None: Ended(CliRunner().invoke(build(), arguments, input=stdin))


HEAD = """[Event "?"]
[Site "?"]
[Date "2026.11.30"]
[Round "?"]
[First "Ann"]
[Second "Bob"]
[Result "*"]
[Variant "jungle-1a-white"]
"""
PLACEHOLDER = re.compile(r"\{(?:head(?P<end>_crlf|_cr)?\w*|layout|deal|wrong_deal)\}")
LINE_ENDS = {"_crlf": "\r\n", "_cr": "\r", None: "\n"}
NOISE = (b"\n", b"\r", b'"', b"\\", b"[", b"]", b"\xef\xbb\xbf", b"\xff", b"\x7f", b"\xc2\x85", b" ", "象".encode())


@pytest.fixture(scope="session")
def odd_files() -> list[bytes]:
    """Files of every kind of bad input, each alone and between good games, and those with noise in their tags."""
    random = Random(7)
    cases = tomllib.loads((DATA / "bad_input.toml").read_text(encoding="utf-8")).values()
    files = [_odd_file(case) for case in cases if case.get("encoding") is None]
    good = f"{HEAD}\n1. Rg4 Ra6 *\n\n".encode()
    files += [good + file + b"\n" + good for file in files]
    for _ in range(600):
        at, noise = random.randrange(len(HEAD) + 20), random.choice(NOISE)
        files.append((good + good)[:at] + noise + (good + good)[at + random.randrange(3) :])
    return files


def _odd_file(case: dict[str, Any]) -> bytes:
    text = case.get("file", f"{{head}}\n{case.get('movetext')}\n")
    text = PLACEHOLDER.sub(lambda found: HEAD.replace("\n", LINE_ENDS[found["end"]]), text)
    return text.encode("latin-1" if case.get("latin1") else "utf-8")


@attrs.frozen
class Checked:
    """What was found, how many games there were, and how many of them compiled code took."""

    findings: list[Finding]
    games: int
    clean: int


def checked(reads: Iterator[ReadGame | CleanGames]) -> Checked:
    findings: list[Finding] = []
    games = clean = 0
    for read in reads:
        if isinstance(read, CleanGames):
            games, clean = games + read.games, clean + read.games
        else:
            games += read.number > 0
            findings += read.findings
    return Checked(findings, games, clean)


@pytest.fixture(scope="session")
def both_ways() -> Callable[[bytes], int]:
    """Reads a file in full and by compiled code, which must agree; how many games the latter took."""
    compiled = Recognisers(1 << 40)  # worth compiling, however small it really is

    def read(data: bytes) -> int:
        in_full = checked(read_any_by(read_records, io.BytesIO(data), "file"))
        found = checked(check_records(compiled, io.BytesIO(data), "file"))
        assert found.findings == in_full.findings, data
        assert found.games == in_full.games, data
        return found.clean

    return read


NAGS = ((), (), (), (1,), (3, 14), (255,))
COMMENTS = (
    (),
    (),
    (),
    ("solid",),
    ("[%clk 0:09:58]", "[%eval +1.25] [%emt 0:00:02]"),
    ("象 moves (here); {not" + " on" * 30,),
    ("[%eval #-5] " + "long " * 30 + "[%clk 1:00:00.5]",),
)
TAGS = (
    {"Annotator": "Bo", "FirstElo": "2100", "SecondElo": "?"},
    {"Event": "Club é", "First": 'Ann "A" \\', "TimeControl": "40/7200:600+5", "Date": "2024.02.29"},
    {"FirstType": "human", "SecondType": "program", "Date": "2026.11.??", "Round": "1"},
    {},
)


def add_line(nodes: list[Node], game: Game, parent: int, random: Random, plies: int, depth: int = 0) -> Game:
    """Append a random line of play with variations; the game at its end."""
    first = len(nodes)
    main = {node.parent: index for index, node in reversed([*enumerate(nodes)])}
    for _ in range(plies):
        if game.outcome is not None:
            break
        after = game.play(random.choice(game.rules.legal_actions(game.position)))
        index = len(nodes)
        comments = tuple(comment.replace("{", "") for comment in random.choice(COMMENTS))
        replaces = first - 1 if index == first and main.get(parent, first - 1) != first - 1 else None
        nodes.append(Node(parent, after.ply, random.choice(NAGS), (), comments, None, replaces))
        if depth < 2 and random.random() < 0.08:
            add_line(nodes, game, parent, random, random.randint(1, 5), depth + 1)
        game, parent = after, index
    return game


@pytest.fixture(scope="session")
def rich_game() -> Callable[..., bytes]:
    """Writes a random game with variations, comments, NAGs and tags: ``rich_game(name, start, random, plies)``."""

    def write(name: str, start: Game, random: Random, plies: int) -> bytes:
        assert start.rules.id == name
        nodes: list[Node] = []
        end = add_line(nodes, start, START, random, plies)
        result = random.choice(RESULTS) if end.outcome is None else result_of(end.outcome)
        tags = dict(record_of(end, random.choice(TAGS)).tags) | {"Result": result}
        if random.random() < 0.3:
            tags["PlyCount"] = str(end.length - start.length)
        record = attrs.evolve(record_of(start), tags=tuple(tags.items()), nodes=tuple(nodes), result=result)
        return write_record(record, random.choice(list(MoveStyle))).encode()

    return write


HEAD = (
    '[Event "?"]\n[Site "?"]\n[Date "2026.11.30"]\n[Round "?"]\n[First "Ann"]\n[Second "Bob"]\n[Result "{result}"]\n'
    '[Variant "{variant}"]\n{more}\n'
)


@pytest.fixture(scope="session")
def jungle() -> Callable[..., bytes]:
    """Writes a game of Jungle, or of another variant: ``jungle(movetext, result=..., variant=..., more=TAGS)``."""

    def write(movetext: str, *, result: str = "*", variant: str = "jungle-1a-white", more: str = "") -> bytes:
        return (HEAD.format(result=result, variant=variant, more=more) + movetext + "\n\n").encode()

    return write


@pytest.fixture
def spilled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lets tables have hardly any memory with ``--memory 1K``; the list has an entry for each that went to disk."""
    opened: list[int] = []

    def open_and_tell(cache: int) -> sqlite3.Connection:
        opened.append(cache)
        return open_temporary(cache)

    monkeypatch.setattr("junqi.records.spilling.memory_size._LEAST", 4000)
    monkeypatch.setattr("junqi.records.spilling.table.open_temporary", open_and_tell)
    return opened


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cuts files into batches of few games, so that there is work for several processes."""
    monkeypatch.setattr("junqi.records.batches.cutting.SIZE", 1 << 14)
