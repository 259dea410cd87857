"""What the server answers without a search: evaluations, counts of lines, and faults of the input."""

import io
from collections.abc import Callable
from typing import Any

import pytest

from junqi.engine.uci.streams import lines_of

NewSession = Callable[..., Any]
Answers = Callable[..., list[str]]
Shown = Callable[..., dict[str, str]]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("jump", "unknown command"),
        ("position startpos moves g3g5", "position: move 1 of 1: g3g5: "),
        ("position startpos moves g3g4 g3g4", "position: move 2 of 2: "),
        ("position fen 7/7", "position: 2 ranks"),
        ("setoption name Hash value lots", "option Hash is 'lots'"),
        ("setoption name Nothing value 3", "setoption: no option is named"),
        ("go depth x", "go: depth is 'x'"),
        ("go searchmoves a1a9", "go: searchmoves: a1a9: "),
        ("go perft x", "go: perft is 'x'"),
        (None, "a line of more than 1048576 bytes"),
        ("\x00\x1b[31m\ufffd", "unknown command"),
    ],
)
def test_malformed_input_is_told_in_one_line_and_changes_nothing(line: str | None, told: str, answers: Answers) -> None:
    lines = answers("position startpos moves g3g4", line, "d")
    assert lines[0].startswith(f"info string {told}")
    assert lines[0].isprintable()
    assert lines[1:] == answers("position startpos moves g3g4", "d")


def test_blank_lines_and_ponderhit_say_nothing(answers: Answers) -> None:
    assert answers("", "ponderhit", "stop", "ucinewgame", "setoption name Clear Hash") == []


def test_a_game_that_is_over_has_no_best_move(answers: Answers, shown: Shown) -> None:
    over = "position fen 3R3/7/7/7/7/7/7/7/r6 b"
    assert answers(over, "go infinite") == ["info string the game is over: First wins: den reached", "bestmove (none)"]
    assert answers(over, "eval") == ["info string the game is over: First wins: den reached"]
    assert answers(over, "go perft 2") == ["Nodes searched: 0"]
    assert shown(over)["result"] == "first den reached"


def test_evaluation(answers: Answers) -> None:
    assert answers("eval") == ["Evaluation: +0.42 (First to move)"]
    deploying = answers("setoption name UCI_Variant value gunki", "eval")
    assert deploying == ["info string eval: there is nothing to judge while players deploy"]


def test_perft_lists_every_first_move(answers: Answers) -> None:
    *lines, total = answers("go perft 2")
    assert len(lines) == 24
    assert set(lines) >= {"g3g4: 24", "a1b1: 24"}
    assert total == "Nodes searched: 576"
    assert answers("go perft 0") == ["Nodes searched: 1"]
    assert answers("setoption name UCI_Variant value gunki", "go perft 1") == ["@: 1", "Nodes searched: 1"]
    assert answers("setoption name UCI_Variant value junqi", "go perft 2") == [
        "info string go perft: perft cannot go on: the piece on a1 is unknown; give a position in which all pieces "
        "are known"
    ]


def test_bytes_that_are_no_text_are_told_and_what_waits_keeps_its_order(new_session: NewSession) -> None:
    stream = io.BytesIO(b"go perft 2\nd\r\n\xff\nquit\n")
    lines = new_session().run(lines_of(stream))
    assert sum(line.startswith("info string unknown command '\ufffd'") for line in lines) == 1
    assert lines.index("Nodes searched: 576") < lines.index("Result: none")
