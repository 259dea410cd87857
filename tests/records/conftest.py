"""Fixtures for tests of records: files read by compiled code and in full, and games with everything in them."""

import functools
import io
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import attrs
import pytest

from bad_files import CASES, GOOD, data_of
from command_runs import Ended
from jgn_games import head
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.notation.style import MoveStyle
from junqi.records.compiled.bulk import CleanGames, check_records
from junqi.records.compiled.recognisers import Recognisers
from junqi.records.findings.finding import Finding
from junqi.records.formats.input_format import read_any_by
from junqi.records.model.from_game import record_of, result_of
from junqi.records.model.record import RESULTS, START
from junqi.records.reading.game_reader import ReadGame
from junqi.records.reading.reader import read_records
from junqi.records.spilling.database import open_temporary
from junqi.records.writing.writer import write_record
from rich_records import Grower

DATA = Path(__file__).parents[1] / "data" / "records"


@pytest.fixture
def junqi(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Runs a command in this process, where the data files are: ``junqi("validate", "-", stdin=b"...")``."""
    monkeypatch.chdir(DATA)
    return Ended


NOISE = (b"\n", b"\r", b'"', b"\\", b"[", b"]", b"\xef\xbb\xbf", b"\xff", b"\x7f", b"\xc2\x85", b" ", "象".encode())


@pytest.fixture(scope="session")
def odd_files() -> list[bytes]:
    """Files of every kind of bad input, each alone and between good games, and those with noise in their tags."""
    random = Random(7)
    files = [data_of(case) for case in CASES.values() if "encoding" not in case]
    files += [GOOD + file + b"\n" + GOOD for file in files]
    for _ in range(600):
        at, noise = random.randrange(len(GOOD)), random.choice(NOISE)
        files.append((GOOD + GOOD)[:at] + noise + (GOOD + GOOD)[at + random.randrange(3) :])
    return files


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


COMMENTS = (
    "solid",
    "[%clk 0:09:58]",
    "[%eval +1.25] [%emt 0:00:02]",
    "象 moves (here); not" + " on" * 30,
    "[%eval #-5] " + "long " * 30 + "[%clk 1:00:00.5]",
)
TAGS = (
    {"Annotator": "Bo", "FirstElo": "2100", "SecondElo": "?"},
    {"Event": "Club é", "First": 'Ann "A" \\', "TimeControl": "40/7200:600+5", "Date": "2024.02.29"},
    {"FirstType": "human", "SecondType": "program", "Date": "2026.11.??", "Round": "1"},
    {},
)


@pytest.fixture(scope="session")
def rich_game() -> Callable[..., bytes]:
    """Writes a random game with variations, comments, NAGs and tags: ``rich_game(name, start, random, plies)``."""

    def write(name: str, start: Game, random: Random, plies: int) -> bytes:
        assert start.rules.id == name
        grower = Grower(random, random.choices(COMMENTS, k=plies), truth=b"")
        end = grower.grow(START, start, plies)
        result = random.choice(RESULTS) if end.outcome is None else result_of(end.outcome)
        tags = dict(record_of(end, random.choice(TAGS)).tags) | {"Result": result}
        if random.random() < 0.3:
            tags["PlyCount"] = str(end.length - start.length)
        record = attrs.evolve(record_of(start), tags=tuple(tags.items()), nodes=tuple(grower.nodes), result=result)
        return write_record(record, random.choice(list(MoveStyle))).encode()

    return write


@pytest.fixture(scope="session")
def starts(random_game: Callable[..., Game]) -> Callable[..., list[Game]]:
    """The usual start of a variant, and a position in mid-game: ``starts(rules, seed)``."""

    def begun(rules: RuleSet, seed: int) -> list[Game]:
        later = random_game(rules, seed, plies=7)
        return [random_game(rules, seed, plies=0), Game.begin(rules, later.position)]

    return begun


@pytest.fixture(scope="session")
def games_to_the_end(random_game: Callable[..., Game]) -> Callable[[str], list[Game]]:
    """Three random games of a variant that its rules ended: ``games_to_the_end(name)``."""

    @functools.cache
    def played(name: str) -> list[Game]:
        games = [random_game(RULE_SETS[name], seed, plies=2000) for seed in range(3)]
        assert all(game.outcome is not None for game in games)
        return games

    return played


@pytest.fixture(scope="session")
def jungle() -> Callable[..., bytes]:
    """Writes a game of Jungle, or of another variant: ``jungle(movetext, result=..., variant=..., more=TAGS)``."""

    def write(movetext: str, *, result: str = "*", variant: str = "jungle-1a-white", more: str = "") -> bytes:
        return f"{head(Result=result, Variant=variant)}{more}\n{movetext}\n\n".encode()

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
