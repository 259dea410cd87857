import pytest

from junqi.engine.uci.info import Info, format_info, parse_info
from junqi.engine.uci.score import Score

FULL = Info(
    depth=9,
    score=Score.of_mate(-4),
    pv=("g3g4", "c7d7"),
    seldepth=14,
    multipv=2,
    nodes=123_456,
    nps=2_000_000,
    hashfull=17,
    time=61,
)
LINE = "info depth 9 seldepth 14 multipv 2 score mate -4 nodes 123456 nps 2000000 hashfull 17 time 61 pv g3g4 c7d7"


def test_a_line_says_all_and_is_read_back() -> None:
    assert format_info(FULL) == LINE
    assert parse_info(LINE) == FULL


def test_what_a_program_leaves_out_is_unknown() -> None:
    found = parse_info("info score cp -20 depth 3")
    assert found == Info(depth=3, score=Score.of_centipawns(-20))


def test_words_that_are_not_known_are_passed_over() -> None:
    found = parse_info("info depth 3 wdl 10 20 30 score cp 5 tbhits 0 currmove a1a2 nodes x time -4 pv a1a2 depth")
    assert found == Info(depth=3, score=Score.of_centipawns(5), pv=("a1a2", "depth"))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "info",
        "info string score cp 3 depth 4",
        "info depth 4 currmove g3g4 currmovenumber 2",
        "info depth 4 score cp 40 lowerbound nodes 3",
        "info depth 4 score mate 4 upperbound",
        "info depth 4 score cp",
        "info depth 4 score",
        "info depth 4 score cp many",
        "info depth 4 score wdl 3",
        "info depth 4 score cp 99999999999999999999",
        "info depth 4 score cp ٣",
        "bestmove g3g4",
    ],
)
def test_a_line_without_an_exact_score_is_none(line: str) -> None:
    assert parse_info(line) is None
