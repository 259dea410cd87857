"""Compiled code writes what the full writer writes, and everything is counted alike."""

import functools
import io
import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rich_records
from bad_files import CASES, GOOD, data_of
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.kernels.recogniser import Sheet
from junqi.notation.style import MoveStyle
from junqi.records.batches.cutting import batches_in
from junqi.records.compiled import recognisers
from junqi.records.compiled.bulk import CleanGames, check_batch
from junqi.records.compiled.recognisers import Recognisers
from junqi.records.converting.choices import Choices
from junqi.records.converting.format_name import FormatName
from junqi.records.converting.table import FORMATS
from junqi.records.converting.writing import BatchWriter, write_batch
from junqi.records.model.from_game import record_of
from junqi.records.model.record import Record
from junqi.records.writing.writer import write_record
from movetexts import MOVETEXTS
from mutated_files import good_file, mutated

ConvertedBothWays = Callable[[bytes], int]
Writer = Callable[..., bytes]


NOISE = (
    b" {white  \t\n space }",
    b" ; to the end of a line\n",
    b" ; to the end } of a line\n",
    b" {; [%clk 0:09:58]\r\n%[ [x] %y }",
    b" {%eval} {[%eval #-5]}",
    " {象走了一步，好棋。马到成功！}".encode(),
    b" $3 $1",
    b" $1 $3 !?",
    b" !!",
    b" {}",
    b" {" + b"w" * 90 + b" %x}",
)


def compiled_writer() -> tuple[BatchWriter, Recognisers]:
    """What converts with compiled code, however little there is, and what tells how much of that it takes."""
    much = 1 << 40
    return BatchWriter(FormatName.JGN, Choices(), much), Recognisers(much)


def both_ways(writer: BatchWriter, compiled: Recognisers, data: bytes) -> int:
    """Convert a file in full and with compiled code, with the same outcome; how many games the latter wrote."""
    taken = 0
    for batch in batches_in(io.BytesIO(data), "file"):
        assert writer(batch) == write_batch(batch, FORMATS[FormatName.JGN], Choices()), data
        reads = check_batch(compiled, batch, exporting=True)
        taken += sum(read.games for read in reads if isinstance(read, CleanGames))
    return taken


@pytest.fixture(scope="module")
def converted_both_ways() -> ConvertedBothWays:
    """Converts a file both ways: how many games compiled code wrote."""
    return functools.partial(both_ways, *compiled_writer())


def noisy(data: bytes, random: Random) -> bytes:
    """A game with odd but readable things between some of its moves."""
    tags, movetext = data.split(b"\n\n", 1)
    words = re.split(rb"(?<=\d\.)\s|\s(?=\d+\.)", movetext)
    for at in range(1, len(words) - 1):
        if random.random() < 0.05:
            words[at] += random.choice(NOISE)
    return tags + b"\n\n" + b" ".join(words)


@pytest.mark.parametrize("name", RULE_SETS)
def test_all_variants(
    name: str, converted_both_ways: ConvertedBothWays, rich_game: Writer, starts: Callable[..., list[Game]]
) -> None:
    random = Random(name)
    for start in starts(RULE_SETS[name], seed=2):
        for plies in (1, 40, 130):
            data = rich_game(name, start, random, plies)
            assert converted_both_ways(data) == 1
            assert converted_both_ways(data.replace(b"\n", b"\r\n")) == 1
            converted_both_ways(noisy(data, random))


@pytest.mark.parametrize("style", MoveStyle)
@pytest.mark.parametrize("game", ["jungle-2b-black", "gunki-emfg-white", "junqi"])
def test_games_to_the_end(
    game: str,
    style: MoveStyle,
    converted_both_ways: ConvertedBothWays,
    games_to_the_end: Callable[[str], list[Game]],
) -> None:
    data = "".join(write_record(record_of(played), style) for played in games_to_the_end(game)).encode()
    assert converted_both_ways(data) == 3


CLEAN_TEXT = st.text(
    st.one_of(st.characters(exclude_categories=["Cs", "Cc"]), st.sampled_from(" \t\n%[]();$!1.")), max_size=60
).map(lambda text: re.sub("[{}\ufeff]", "", text))

RECORDS = st.builds(
    rich_records.build,
    st.sampled_from(list(RULE_SETS.values())),
    st.integers(0, 2**32),
    st.lists(CLEAN_TEXT, max_size=12),
    rich_records.VALUES,
    dealt=st.booleans(),
).map(rich_records.ended)

slowly = settings(deadline=None, max_examples=80, suppress_health_check=list(HealthCheck))


@slowly
@given(st.one_of(RECORDS, rich_records.RECORDS), st.sampled_from(MoveStyle))
def test_records_with_any_comments_and_variations(
    converted_both_ways: ConvertedBothWays, record: Record, style: MoveStyle
) -> None:
    converted_both_ways(write_record(record, style).encode())


WRITTEN = {
    "1. Rg4! Ra6?! 2. Rg5 $1 $255 *": 1,
    "1. Rg4 $007 $7 *": 1,
    "1. Rg4 $1!! !? *": 1,
    "1. Rg4 $3 $1 *": 0,
    "1. Rg4?? ! *": 0,
    "1. Rg4 {a} $1 *": 0,
    "1. Rg4 (1. Rf3) $1 *": 0,
    "1. Rg4 (1. Rf3) {a} 1... Ra6 *": 1,
    "1. Rg4 (1. Rf3) 1... {a} Ra6 *": 1,
    "1. Rg4 (1. Rf3) Ra6 *": 1,
    "1. Rg4 (1. Rf3) {a} *": 0,
    "1. Rg4 (1. Rf3) {a} (1. Wd3) *": 0,
    "1. Rg4 (1. Rf3 (1. Wd3) {a}) *": 0,
    "1. Rg4 (1. Rf3 (1. Wd3)) (1. Wd3 {a}) *": 1,
    "1. Rg4 ({a} {b} 1. {c} Rf3 {d} Ra6 {e}) {f} Ra6 *": 1,
    "{a} 1. {b} Rg4 {c} {d} Ra6 * {e}\n; f\n{g}": 1,
    "1. Rg4 ; a}\nRa6 *": 0,
    "1. Rg4 ; a {b\nRa6 *": 1,
    "1. Rg4 Ra6 * ;": 1,
    "1.Rg4{a}Ra6(1... Rb7)2.Rg5 *{b}": 1,
    "1. Rg4 1... Ra6 2. Rg5 2... Ra5 *": 1,
}


@pytest.mark.parametrize("movetext", WRITTEN)
def test_order(movetext: str, converted_both_ways: ConvertedBothWays, jungle: Writer) -> None:
    good = jungle("1. Rg4 *")
    assert converted_both_ways(jungle(movetext)) == WRITTEN[movetext]
    assert converted_both_ways(good + jungle(movetext) + good) == 2 + WRITTEN[movetext]


@pytest.mark.parametrize("movetext", MOVETEXTS)
def test_movetext(movetext: str, converted_both_ways: ConvertedBothWays, jungle: Writer) -> None:
    assert converted_both_ways(jungle(movetext)) <= MOVETEXTS[movetext]


@pytest.mark.parametrize("extra", range(70, 90))
def test_lines_are_as_wide(extra: int, converted_both_ways: ConvertedBothWays, jungle: Writer) -> None:
    for sign in ("x", "é", "象", "😀"):
        word = sign * (extra - 12)
        assert (
            converted_both_ways(jungle(f"1. Rg4 {{{word}}} (1. Rf3 {{{word} {word[:40]}}}) (1. Wd3) 1... Ra6 *")) == 1
        )


def test_what_does_not_fit_its_room_is_left_to_the_full_writer(monkeypatch: pytest.MonkeyPatch, jungle: Writer) -> None:
    monkeypatch.setattr(recognisers, "Sheet", lambda _: Sheet(600))
    game = jungle("1. Rg4 Ra6 *")
    for long in (b"", b"{a}" * 9, b"{" + b"a " * 60 + b"}", b"{" + b"a " * 400 + b"}"):
        assert 0 < both_ways(*compiled_writer(), game * 5 + game.replace(b" *", long + b" *")) < 6


@pytest.mark.parametrize("data", [data_of(case) for case in CASES.values()], ids=CASES)
def test_faulty_files(data: bytes, converted_both_ways: ConvertedBothWays) -> None:
    assert converted_both_ways(GOOD + GOOD + data) >= 1  # what is written before the last may be taken for its end


@pytest.mark.parametrize("seed", range(2))
def test_damaged_files(seed: int, converted_both_ways: ConvertedBothWays) -> None:
    random = Random(seed)
    taken = 0
    for _ in range(6):
        data = good_file(random)
        for _ in range(8):
            taken += converted_both_ways(mutated(data, random))
    assert taken > 12
