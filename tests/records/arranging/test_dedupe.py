"""Games that are there twice are dropped, and no others; every byte that is kept stays."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import jgn_games
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.formats.input_format import read_any
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

JUNGLE = "jungle-1a-white"
Dedupe = Callable[..., Any]


def game(movetext: str, result: str = "1-0", variant: str = JUNGLE, **more: str) -> str:
    tags = {"Date": "2026.01.02", "Round": "1", "Result": result, "Variant": variant} | more
    return jgn_games.game(f"{movetext} {result}", **tags)


PLAIN = game("1. Rg4 Ra6 2. Rg5")


@pytest.fixture
def dedupe(junqi: Callable[..., Any]) -> Dedupe:
    """What is kept of games: ``dedupe(games, *options)``."""

    def run(*arguments: str | tuple[str, ...]) -> str:
        games = [argument for argument in arguments if argument.startswith("[")]
        options = [argument for argument in arguments if not argument.startswith("[")]
        ended = junqi("dedupe", "-", "-q", *options, stdin="".join(games).encode())
        assert ended.code == 0, ended
        return ended.bytes.decode()

    return run


@pytest.mark.parametrize(
    "other",
    [
        game("1.g3g4 {a comment} 鼠a6 (1... Cf7) 2. Rg4-g5 $1"),
        game("1. Rg4 Ra6 2. Rg5", "0-1", First="Cy", Date="2020.01.01"),
        game("1. Rg4 Ra6 2. Rg5", variant="jungle"),
        game("1. Rg4 Ra6 2. Rg5", Position="l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w - - 0 7"),
    ],
)
def test_games_of_the_same_moves_are_the_same(other: str, dedupe: Dedupe) -> None:
    assert dedupe(PLAIN, other) == PLAIN
    assert dedupe(other, PLAIN) == other


@pytest.mark.parametrize(
    "other",
    [
        game("1. Rg4 Ra6"),
        game("1. Rg4 Ra6 2. Rg5 Ra5"),
        game("1. Rg4 Ra6 2. Wd3"),
        game("1. Rg4 Ra6 2. Rg5", variant="jungle-1b-white"),
        game("1. Rg4 Ra6 2. Rg5", Position="l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T6 w - - 0 1"),
        game("1. Rg4 Ra6 2. Rg5 Eg9"),
    ],
)
def test_other_games_stay(other: str, dedupe: Dedupe) -> None:
    assert dedupe(PLAIN, other) == PLAIN + other


def test_a_deal_does_not_count_and_an_identity_does(dedupe: Dedupe, random_game: Callable[..., Game]) -> None:
    dealt = write_record(record_of(random_game(RULE_SETS["junqi"], 3, 6)))
    [line] = [line for line in dealt.splitlines(keepends=True) if line.startswith("[Deal ")]
    bare = dealt.replace(line, "")
    assert dedupe(dealt, bare) == dealt
    one, two = game("1. a1=M", variant="junqi"), game("1. a1=m", variant="junqi")
    assert dedupe(one, two) == one + two


def test_games_that_were_not_understood_are_the_same_only_if_their_text_is(dedupe: Dedupe) -> None:
    faulty = game("1. Rg4 Eg9 2. Wd3 Wd7")
    assert dedupe(faulty, faulty.replace('"Ann"', '"Cy"'), faulty.replace("Wd7", "Pd7")) == faulty + faulty.replace(
        "Wd7", "Pd7"
    )
    unknown = game("1. e4 e5", variant="chess")
    assert dedupe(unknown, unknown, unknown.replace("e5", "e6")) == unknown + unknown.replace("e5", "e6")


def test_games_without_moves_are_the_same_only_if_their_tags_are(dedupe: Dedupe) -> None:
    empty = game("")
    assert dedupe(empty, empty.replace('"Ann"', '"ANN"'), game("", Round="2")) == empty + game("", Round="2")


def test_plies_limit_what_is_compared(dedupe: Dedupe) -> None:
    longer, short = game("1. Rg4 Ra6 2. Wd3"), game("1. Rg4")
    assert dedupe(PLAIN, longer, short, "--plies", "2") == PLAIN + short
    assert dedupe(PLAIN, longer, "--plies", "3") == PLAIN + longer
    assert dedupe(PLAIN, longer, short, "--plies", "1") == PLAIN


def test_tags_may_have_to_agree_spelling_aside(dedupe: Dedupe) -> None:
    same = game("1. Rg4 Ra6 2. Rg5", First="ANN", Round="2")
    other = game("1. Rg4 Ra6 2. Rg5", First="Zoe")
    assert dedupe(PLAIN, same, other, "--tags", "First,Second") == PLAIN + other
    assert dedupe(PLAIN, same, other, "--tags", "roster") == PLAIN + same + other
    assert dedupe(PLAIN, same, other) == PLAIN


def test_the_fullest_may_be_kept_where_it_stands(dedupe: Dedupe) -> None:
    full = game("1. Rg4 {bold} Ra6 2. Rg5")
    other = game("1. Wd3")
    assert dedupe(PLAIN, other, full, PLAIN, "--keep", "fullest") == other + full
    assert dedupe(PLAIN, other, PLAIN, "--keep", "fullest") == PLAIN + other


def test_it_says_what_it_dropped_and_why(junqi: Callable[..., Any], tmp_path: Path) -> None:
    one, two, report = tmp_path / "one.jgn", tmp_path / "two.jgn", tmp_path / "report.csv"
    one.write_text(PLAIN + game("1. Wd3"))
    two.write_text(game("") + game("1. Wd3") + PLAIN + game(""))
    ended = junqi("dedupe", str(one), str(two))
    assert ended.err == (
        f"{two}: game 2 dropped: same moves as {one}: game 2\n"
        f"{two}: game 3 dropped: same moves as {one}: game 1\n"
        f"{two}: game 4 dropped: same tags and no moves as {two}: game 1\n"
        "3 games kept, 3 dropped\n"
    )
    reported = junqi("dedupe", str(one), str(two), "--keep", "fullest", "--report", str(report))
    assert reported.err == "3 games kept, 3 dropped\n"
    assert reported.out == ended.out
    assert list(csv.reader(io.StringIO(report.read_text()))) == [
        ["file", "game", "kept_file", "kept_game", "reason"],
        [str(two), "2", str(one), "2", "same moves"],
        [str(two), "3", str(one), "1", "same moves"],
        [str(two), "4", str(two), "1", "same tags and no moves"],
    ]


def many(random_game: Callable[..., Game], count: int = 150) -> list[str]:
    """Games of all variants, some of them twice or more."""
    random, rule_sets = Random(5), list(RULE_SETS.values())
    texts = [write_record(record_of(random_game(rule_sets[n % len(rule_sets)], n, 4))) for n in range(count // 2)]
    return [random.choice(texts) for _ in range(count)]


@pytest.mark.parametrize("keep", ["first", "fullest"])
def test_once_is_enough(keep: str, dedupe: Dedupe, random_game: Callable[..., Game]) -> None:
    games = many(random_game)
    kept = dedupe(*games, "--keep", keep)
    assert kept == "".join(dict.fromkeys(games))
    assert dedupe(kept, "--keep", keep) == kept


@pytest.mark.parametrize("keep", ["first", "fullest"])
def test_spilled_it_keeps_the_same(
    keep: str, dedupe: Dedupe, random_game: Callable[..., Game], spilled: list[int]
) -> None:
    games = many(random_game)
    expected = dedupe(*games, "--keep", keep)
    assert not spilled
    assert dedupe(*games, "--keep", keep, "--memory", "1K") == expected
    assert spilled


@pytest.mark.usefixtures("small_batches")
def test_several_processes_keep_the_same(dedupe: Dedupe, random_game: Callable[..., Game]) -> None:
    games = many(random_game)
    assert dedupe(*games, "--jobs", "2") == dedupe(*games)


def test_bytes_stay_as_they_stand(junqi: Callable[..., Any], tmp_path: Path) -> None:
    odd = b'\xef\xbb\xbf[Event "\xff"]\r\n[Variant "junqi"]\r\n\r\n1. a1=M {\x80} *'
    other = tmp_path / "other.jgn"
    other.write_bytes(odd)
    plain = tmp_path / "plain.jgn"
    plain.write_text(PLAIN)
    ended = junqi("dedupe", str(other), str(plain), str(other))
    assert ended.bytes == odd + b"\n" + PLAIN.encode()  # a line end, or the next game would not begin
    assert [read.number for read in read_any(io.BytesIO(ended.bytes)) if read.number] == [1, 2]


def test_lines_of_json_stay_lines(junqi: Callable[..., Any]) -> None:
    lines = junqi("convert", "-", "--to", "jsonl", stdin=(PLAIN + game("1. Wd3") + PLAIN).encode()).bytes
    found = junqi("dedupe", "-", stdin=lines + b"{broken\n{broken\n")
    assert found.bytes == b"\n".join(lines.split(b"\n")[:2]) + b"\n{broken\n"
    assert all(json.loads(line) for line in found.bytes.splitlines()[:2])


@pytest.mark.parametrize("data", [PLAIN.encode("utf-16"), b'{"version": 1,\n "games": []}\n'])
def test_what_cannot_stay_as_it_stands_is_refused(data: bytes, junqi: Callable[..., Any]) -> None:
    for command in ("dedupe", "sort"):
        ended = junqi(command, "-", stdin=data)
        assert (ended.code, ended.out) == (1, "")
        assert ended.err.endswith("'junqi convert' makes JGN of it first\n")


def test_text_before_the_games_is_left_out_and_told(junqi: Callable[..., Any]) -> None:
    for command in ("dedupe", "sort"):
        ended = junqi(command, "-", stdin=b"% hello\n\n" + PLAIN.encode())
        assert ended.bytes.decode() == PLAIN
        assert ended.err.startswith("-: the text before the first game is left out\n")


@pytest.mark.parametrize("data", [b"", b"\n", b"% nothing\n"])
def test_no_games_give_no_games(data: bytes, junqi: Callable[..., Any]) -> None:
    for command in ("dedupe", "sort"):
        ended = junqi(command, "-", stdin=data)
        assert (ended.code, ended.bytes) == (0, b"")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--tags", "First;Second"), "is no tag's name"),
        (("--tags", ""), "is no tag's name"),
        (("--memory", "x"), "a size"),
    ],
)
def test_misuse_is_told_in_one_sentence(options: tuple[str, ...], said: str, junqi: Callable[..., Any]) -> None:
    ended = junqi("dedupe", "good.jgn", *options)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err and ended.err.count("\n") == 1


def test_the_report_does_not_replace_the_games(junqi: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "out.jgn"
    other = tmp_path / "other" / ".." / "out.jgn"
    (tmp_path / "other").mkdir()
    ended = junqi("dedupe", "-", "-o", str(out), "--report", str(other), "--force", stdin=PLAIN.encode())
    assert (ended.code, ended.err) == (2, f"junqi: {other} cannot be both --output and --report\n")
    assert not out.exists()


def test_files_are_new_unless_forced(junqi: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "out.jgn"
    out.write_text(PLAIN + PLAIN)
    for options in (("-o", str(out)), ("--report", str(out))):
        ended = junqi("dedupe", str(out), *options)
        assert (ended.code, ended.err.splitlines()[-1]) == (2, f"junqi: {out} exists already; --force overwrites it")
    assert junqi("dedupe", str(out), "-o", str(out), "--force").code == 0
    assert out.read_text() == PLAIN
    assert list(tmp_path.iterdir()) == [out]
