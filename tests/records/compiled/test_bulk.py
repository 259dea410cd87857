"""Compiled reading says what full reading says, whatever the file, and takes the games that are clean."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.notation.style import MoveStyle
from junqi.records.batches import cutting
from junqi.records.checking.report_format import ReportFormat
from junqi.records.checking.validation import validate_files
from junqi.records.compiled import recognisers
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

BothWays = Callable[[bytes], int]
Writer = Callable[..., bytes]
RandomGame = Callable[..., Game]

SIGNS = b"0123456789abcdefgxrRLTPWDCMGBJKSEXNF.#=<^!?()[]{}$;%-/*_@~ \n\r\t" + bytes((0, 0x7F, 0xC2, 0xE8, 0xEF, 0xFF))


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


@pytest.mark.parametrize("name", RULE_SETS)
def test_clean_games_of_all_variants_are_taken(
    name: str, both_ways: BothWays, rich_game: Writer, starts: Callable[..., list[Game]]
) -> None:
    random = Random(name)
    for start in starts(RULE_SETS[name], seed=1):
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
    game: str, style: MoveStyle, both_ways: BothWays, games_to_the_end: Callable[[str], list[Game]]
) -> None:
    data = "".join(write_record(record_of(played), style) for played in games_to_the_end(game)).encode()
    assert both_ways(data) == 3
    assert both_ways(data.replace(b"\n", b"\r\n")) == 3


@pytest.mark.parametrize(
    "bytes_", [b"\x80", b"\xc2", b"\xc2\x85", b"\xc0\x80", b"\xe0\x80\x80", b"\xed\xa0\x80", b"\xf5"]
)
def test_bytes_that_are_not_utf_8(bytes_: bytes, both_ways: BothWays, jungle: Writer) -> None:
    assert both_ways(jungle("1. Rg4 {X} *").replace(b"X", bytes_)) == 0
    assert both_ways(jungle("1. Rg4 *").replace(b"Ann", b"Ann" + bytes_)) == 0


@pytest.mark.parametrize("chunk", [1, 7, 100, 1000])
def test_reading_goes_on_wherever_a_piece_of_the_file_ends(
    chunk: int, both_ways: BothWays, monkeypatch: pytest.MonkeyPatch, jungle: Writer
) -> None:
    monkeypatch.setattr(cutting, "SIZE", chunk)
    good, bad = jungle("1. Rg4 Ra6 *"), jungle("1. Rg4 Rxa6 *")
    assert both_ways(b"\xef\xbb\xbf" + good + good) == 1
    assert both_ways(b"odd\n" + good * 5 + bad + good + bad * 2 + good * 3 + b"\n") == 9
    assert both_ways(good * 3 + good[:-9]) >= 3 - (chunk > 1)


def test_bytes_without_any_game(both_ways: BothWays, jungle: Writer) -> None:
    for data in (b"", b"\n", b"{}", b"no game\n", b"{a comment}\n", b"[Event ", jungle("*")[:20]):
        assert both_ways(data) == 0
    assert both_ways(jungle("1. Rg4 *").decode().encode("utf-16")) == 1


def test_the_report_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], jungle: Writer
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
