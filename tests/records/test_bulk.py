"""Compiled reading says what full reading says, whatever the file, and takes the games that are clean."""

import io
import re
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.notation.style import MoveStyle
from junqi.records import bulk, recognisers
from junqi.records.bulk import CleanGames, check_records
from junqi.records.from_game import record_of
from junqi.records.recognisers import Recognisers
from junqi.records.report_format import ReportFormat
from junqi.records.validation import validate_files
from junqi.records.writer import write_record

BothWays = Callable[[bytes], int]
Writer = Callable[..., bytes]
RandomGame = Callable[..., Game]

HEAD = (
    '[Event "?"]\n[Site "?"]\n[Date "2026.11.30"]\n[Round "?"]\n[First "Ann"]\n[Second "Bob"]\n[Result "{result}"]\n'
    '[Variant "{variant}"]\n{more}\n'
)
SIGNS = b"0123456789abcdefgxrRLTPWDCMGBJKSEXNF.#=<^!?()[]{}$;%-/*_@~ \n\r\t" + bytes((0, 0x7F, 0xC2, 0xE8, 0xEF, 0xFF))


def jungle(movetext: str, *, result: str = "*", variant: str = "jungle-1a-white", more: str = "") -> bytes:
    return (HEAD.format(result=result, variant=variant, more=more) + movetext + "\n\n").encode()


def damaged(data: bytes, random: Random) -> bytes:
    """The file with a sign replaced, put in or taken out, two words exchanged, or its end cut off."""
    at, sign = random.randrange(len(data)), bytes([random.choice(SIGNS)])
    kind = random.randrange(10)
    if kind == 0:
        return data[:at]
    if kind == 1:
        words = data.split(b" ")
        a, b = random.randrange(len(words)), random.randrange(len(words))
        words[a], words[b] = words[b], words[a]
        return b" ".join(words)
    if kind == 2:
        return data[:at] + bytes([data[at] ^ 1 << random.randrange(8)]) + data[at + 1 :]
    if kind == 3:
        other = random.randrange(len(data))
        return data[:at] + data[other : other + 30] + data[at:]
    return data[:at] + (sign if kind < 8 else b"") + data[at + (kind != 4) :]


def starts(rules: RuleSet, random_game: RandomGame, seed: int) -> list[Game]:
    """The usual start of a variant, and a position in mid-game."""
    later = random_game(rules, seed, plies=7)
    return [random_game(rules, seed, plies=0), Game.begin(rules, later.position)]


@pytest.mark.parametrize("name", RULE_SETS)
def test_clean_games_of_all_variants_are_taken(
    name: str, both_ways: BothWays, rich_game: Writer, random_game: RandomGame
) -> None:
    random = Random(name)
    for start in starts(RULE_SETS[name], random_game, seed=1):
        for plies in (1, 40, 130):
            assert both_ways(rich_game(name, start, random, plies)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_damaged_files_say_the_same(seed: int, both_ways: BothWays, rich_game: Writer, random_game: RandomGame) -> None:
    random = Random(seed)
    taken = 0
    for _ in range(6):
        names = random.choices(list(RULE_SETS), k=3)
        games = (rich_game(name, random_game(RULE_SETS[name], random.random(), plies=0), random, 20) for name in names)
        data = b"".join(games)
        for _ in range(25):
            taken += both_ways(damaged(data, random))
    assert taken > 6 * 25  # of three games a file, most are whole


@pytest.mark.parametrize("style", MoveStyle)
@pytest.mark.parametrize("game", ["jungle-2b-black", "gunki-emfg-white", "junqi"])
def test_games_to_the_end_are_taken_in_every_style(
    game: str, style: MoveStyle, both_ways: BothWays, random_game: RandomGame
) -> None:
    ended = [random_game(RULE_SETS[game], seed, plies=1500) for seed in range(3)]
    assert all(played.outcome is not None for played in ended)
    data = "".join(write_record(record_of(played), style) for played in ended).encode()
    assert both_ways(data) == 3
    assert both_ways(data.replace(b"\n", b"\r\n")) == 3


def test_flips_without_a_deal(both_ways: BothWays, random_game: RandomGame) -> None:
    text = write_record(record_of(random_game(RULE_SETS["junqi"], 5, plies=60)))
    undealt = "\n".join(line for line in text.split("\n") if not line.startswith("[Deal"))
    assert both_ways(undealt.encode()) == 1
    assert both_ways(re.sub(r"1\. (\w+)=\w", r"1. \1", undealt, count=1).encode()) == 0


FLIPS = "1. a1=M a2=E (1... a3=E (1... a4=e)) 2. a3=E"


@pytest.mark.parametrize(
    ("movetext", "taken"),
    [
        (f"{FLIPS} *", 1),
        (f"{FLIPS} (2. a4=e) *", 1),
        (f"{FLIPS} (2. a4=E) *", 0),
        (f"{FLIPS} (2. a2=E) *", 0),
        (f"{FLIPS} (2. a6=E) (2. a6=E) *", 1),
        (f"{FLIPS} (2. a6=E) (2. a5=E) *", 0),
        (f"{FLIPS} (2. a5=M) *", 0),
    ],
)
def test_one_deal_holds_for_all_variations(movetext: str, taken: int, both_ways: BothWays) -> None:
    assert both_ways(jungle(movetext, variant="junqi")) == taken


MOVETEXTS = {
    "1. Rg4 Ra6 2. Rg5 *": 1,
    "1.Rg4 Ra6 2.Rg5 *": 1,
    "1. Rg4 1... Ra6 *": 1,
    "1. g3g4 Ra7-a6 2. 鼠g4-g5 a6a5 *": 1,
    "1. Rg4! Ra6?! 2. Rg5 $1 $255 !! *": 1,
    "{before} 1. {between} Rg4 ; to the end }{ [x\nRa6 * {after} ; and\n": 1,
    "1. Rg4 (1. Rf3 Ra6 (1... Rb7)) (1. Wd3) 1... Ra6 *": 1,
    "1. Rg4{glued}Ra6(1... Rb7)*": 1,
    "1. Rg4 {[%clk 0:09:58] [%eval\n+1.25] [%other x]} *": 1,
    "Rg4 Ra6 *": 0,
    "1. Rg4 2. Ra6 *": 0,
    "1. Rg4 Ra6 1. Rg5 *": 0,
    "01. Rg4 *": 0,
    "1.. Rg4 *": 0,
    "1. Rg4 2. *": 0,
    "1. Rg4 (2. ) Ra6 *": 0,
    "1. Rg4 () Ra6 *": 0,
    "(1. Rf3) 1. Rg4 *": 0,
    "1. Rg4 (1. Rf3 *": 0,
    "1. Rg4) *": 0,
    "$1 1. Rg4 *": 0,
    "1. Rg4 $256 *": 0,
    "1. Rg4 {a {b} *": 0,
    "1. Rg4 {a *": 0,
    "1. Rg4 {[%clk 9:58]} *": 0,
    "1. Rg4 {[%eval 1.]} *": 0,
    "1. Rg4\n\nRa6 *": 0,
    "1. Rg4 {a\n \nb} *": 0,
    "1. Rg4\n% hidden\nRa6 *": 0,
    "1. Rg4 {a\n[b} *": 0,
    "1. Rxg4 *": 0,
    "1. Rg4# *": 0,
    "1. Rg4= *": 0,
    "1. R-g4 *": 0,
    "1. Rg3-xg4 *": 0,
    "1. Rg44 *": 0,
    "1. Dg4 *": 0,
    "1. Rg4Ra6 *": 0,
    "1. Rg4 1-0": 0,
    "1. Rg4": 0,
    "*": 0,
    "1. Rg4 * Ra6": 0,
    "1. Rg4 *\n\n{late}": 0,
    "1. Rg4 \ufeff Ra6 *": 0,
    "1. Rg4 {\x85} *": 0,
}


@pytest.mark.parametrize("movetext", MOVETEXTS)
def test_movetext(movetext: str, both_ways: BothWays) -> None:
    taken = MOVETEXTS[movetext]
    assert both_ways(jungle(movetext)) == taken
    assert both_ways(jungle("1. Rg4 *") + jungle(movetext) + jungle("1. Rf3 *")) == 2 + taken


REPEATED = "1. Rg4 Ra6 2. Rg3 Ra7 3. Rg4 Ra6 4. Rg3 Ra7"


@pytest.mark.parametrize(
    ("movetext", "result", "taken"),
    [
        (f"{REPEATED} 1/2-1/2", "1/2-1/2", 1),
        (f"{REPEATED} *", "*", 0),
        (f"{REPEATED} 5. Rg4 1/2-1/2", "1/2-1/2", 0),
        (f"{REPEATED} (4... Ra5 5. Rg4) 1/2-1/2", "1/2-1/2", 1),
        (f"{REPEATED[:-4]} Ra5 5. Rf3 (5. Rg4 Ra6) Ra6 6. Rf4 *", "*", 1),
    ],
)
def test_repetition(movetext: str, result: str, taken: int, both_ways: BothWays) -> None:
    assert both_ways(jungle(movetext, result=result)) == taken


@pytest.mark.parametrize(
    ("tags", "taken"),
    [
        ('[Annotator "Bo"]\n[FirstElo "2100"]\n', 1),
        ('[PlyCount "002"]\n', 1),
        ('[PlyCount "3"]\n', 0),
        ('[FirstElo "2100"]\n[Annotator "Bo"]\n', 0),
        ('[Annotator "Bo"]\n[Annotator "Bo"]\n', 0),
        ('[Zite "?"]\n[Site "?"]\n', 0),
        ('[FirstElo "strong"]\n', 0),
        ('[Termination "normal"]\n', 1),
        ('[Termination "sudden"]\n', 0),
        ('[TimeControl "40/7200:600+5.5:*180:?"]\n', 1),
        ('[TimeControl "5 minutes"]\n', 0),
        ('[TimeControl ""]\n', 0),
        (r'[Note "a \"b\" \\"]' + "\n", 1),
        (r'[Note "a \b"]' + "\n", 0),
        ('[Note "a "b""]\n', 0),
        ('[Note "a\tb"]\n', 0),
        ('[Note "象 é 😀"]\n', 1),
        ('[Note  "a"]\n', 0),
        ('[Note "a"] \n', 0),
        ('[Deal "?"]\n', 0),
        ('[FirstLayout "?"]\n', 0),
        ('[Position "7/7/3e3/7/3D3/7/7/7/7 b - - 3 12"]\n', 0),
    ],
)
def test_tags(tags: str, taken: int, both_ways: BothWays) -> None:
    assert both_ways(jungle("1. Rg4 Ra6 *", more=tags)) == taken


@pytest.mark.parametrize(
    "date",
    ["????.??.??", "2024.02.29", "2023.02.29", "2000.02.30", "20?6.11.31", "0000.01.01", "2026.1.1", "2026.?1.01"],
)
def test_dates(date: str, both_ways: BothWays) -> None:
    both_ways(jungle("1. Rg4 *").replace(b"2026.11.30", date.encode()))


def test_positions_are_taken_where_nothing_can_be_said_about_them(both_ways: BothWays) -> None:
    tag = '[Position "7/7/3e3/7/3D3/7/7/7/7 b - - 3 12"]\n'
    assert both_ways(jungle("12... Ed6 13. Dd4 *", more=tag)) == 1
    assert both_ways(jungle("1... Ed6 *", more=tag)) == 0
    assert both_ways(jungle("12... Ed6 *", more=tag.replace("3D3", "3D2D"))) == 0
    assert both_ways(jungle("1. Rg4 *", variant="jungle")) == 0


@pytest.mark.parametrize(
    "bytes_", [b"\x80", b"\xc2", b"\xc2\x85", b"\xc0\x80", b"\xe0\x80\x80", b"\xed\xa0\x80", b"\xf5"]
)
def test_bytes_that_are_not_utf_8(bytes_: bytes, both_ways: BothWays) -> None:
    assert both_ways(jungle("1. Rg4 {X} *").replace(b"X", bytes_)) == 0
    assert both_ways(jungle("1. Rg4 *").replace(b"Ann", b"Ann" + bytes_)) == 0


@pytest.mark.parametrize("chunk", [1, 7, 100, 1000])
def test_reading_goes_on_wherever_a_piece_of_the_file_ends(
    chunk: int, both_ways: BothWays, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bulk, "_CHUNK", chunk)
    good, bad = jungle("1. Rg4 Ra6 *"), jungle("1. Rg4 Rxa6 *")
    assert both_ways(b"\xef\xbb\xbf" + good + good) == 1
    assert both_ways(b"odd\n" + good * 5 + bad + good + bad * 2 + good * 3 + b"\n") == 9
    assert both_ways(good * 3 + good[:-9]) >= 3 - (chunk > 1)


def test_bytes_without_any_game(both_ways: BothWays) -> None:
    for data in (b"", b"\n", b"{}", b"no game\n", b"{a comment}\n", b"[Event ", jungle("*")[:20]):
        assert both_ways(data) == 0
    assert both_ways(jungle("1. Rg4 *").decode().encode("utf-16")) == 1


def test_the_report_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jgn"
    path.write_bytes((jungle("1. Rg4 Ra6 *") * 3 + jungle("1. Rg4 Rxa6 *")) * 2)
    monkeypatch.setattr(recognisers, "is_warm", lambda _: True)
    reports = []
    for worth in (1 << 40, 0):
        monkeypatch.setattr(recognisers, "WORTH_LOADING", worth)
        monkeypatch.setattr(recognisers, "WORTH_COMPILING", worth)
        tally = validate_files([str(path), str(path)], ReportFormat.JSON, None)
        assert (tally.read, tally.faulty, tally.errors) == (16, 4, 4)
        reports.append(capsys.readouterr())
    assert reports[0] == reports[1]


def test_small_files_are_read_without_compiled_code(tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    path.write_bytes(jungle("1. Rg4 Ra6 *") * 3)
    command = [sys.executable, "-X", "importtime", "-m", "junqi", "validate", str(path)]
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "3 games read" in finished.stderr
    assert "numba" not in finished.stderr


def test_a_stream_of_unknown_size_is_worth_it_once_enough_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    data = jungle("1. Rg4 Ra6 *") * 40
    monkeypatch.setattr(recognisers, "WORTH_LOADING", 5000)
    monkeypatch.setattr(recognisers, "WORTH_COMPILING", 5000)
    monkeypatch.setattr(bulk, "_CHUNK", 2000)
    monkeypatch.setattr(recognisers, "is_warm", lambda _: False)
    told: list[str] = []
    reads = list(check_records(Recognisers(None, told.append), io.BytesIO(data), "-"))
    assert told == ["compiling what reads records of Jungle; that happens once"]
    taken = [isinstance(read, CleanGames) for read in reads]
    assert taken.index(True) > 5
    assert all(taken[taken.index(True) :])
    assert sum(read.games if isinstance(read, CleanGames) else 1 for read in reads) == 40


def test_only_games_whose_reader_is_compiled_are_taken(
    monkeypatch: pytest.MonkeyPatch, rich_game: Writer, random_game: RandomGame
) -> None:
    names = ("jungle-1a-white", "gunki-black", "junqi") * 2
    games = (rich_game(name, random_game(RULE_SETS[name], 1, plies=0), Random(1), 9) for name in names)
    monkeypatch.setattr(recognisers, "WORTH_LOADING", 0)
    monkeypatch.setattr(recognisers, "is_warm", lambda rules: rules.game == "junqi")
    told: list[str] = []
    reads = list(check_records(Recognisers(1, told.append), io.BytesIO(b"".join(games)), "-"))
    assert [isinstance(read, CleanGames) for read in reads] == [False, False, True] * 2
    assert not told


class ManyGames:
    """A stream of many games that are never all there."""

    def __init__(self, count: int) -> None:
        self._left = count

    def read(self, size: int) -> bytes:
        games = min(self._left, size // len(GAME) + 1)
        self._left -= games
        return GAME * games


GAME = jungle("1. Rg4 Ra6 {a comment} 2. Rg5 (2. Wd3) 2... Ra5 *")


def peak(compiled: Recognisers, games: int) -> int:
    """The most memory that checking so many games takes, in bytes."""
    tracemalloc.start()
    try:
        reads = check_records(compiled, ManyGames(games), "-")
        assert sum(read.games for read in reads if isinstance(read, CleanGames)) == games
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    compiled = Recognisers(1 << 40)
    peak(compiled, 10)  # what is loaded once
    few, many = peak(compiled, 20_000), peak(compiled, 200_000)
    assert 20_000 * len(GAME) > 2 * bulk._CHUNK
    assert many < few * 1.1
