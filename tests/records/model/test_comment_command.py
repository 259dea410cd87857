"""Commands in comments: clocks, evaluations, and those nobody knows."""

import math

import pytest

from junqi.records.model.comment_command import CommentCommand, command_value, commands_in, evaluation_in, prose_of


def test_all_commands_are_found_unknown_ones_too() -> None:
    comment = "good [%clk 0:09:58][%eval +1.25] and [%csl Ra5,Gb4] more [%empty]"
    assert commands_in(comment) == (
        CommentCommand("clk", "0:09:58"),
        CommentCommand("eval", "+1.25"),
        CommentCommand("csl", "Ra5,Gb4"),
        CommentCommand("empty", ""),
    )
    assert prose_of(comment) == "good and more"


@pytest.mark.parametrize("text", ["[clk 1]", "[% clk 1]", "%clk 1", "[%clk 1", ""])
def test_what_is_no_command_is_prose(text: str) -> None:
    assert commands_in(text) == ()
    assert prose_of(text) == text


@pytest.mark.parametrize(
    ("value", "score"),
    [("+1.25", 1.25), ("-0.5", -0.5), ("0", 0.0), ("3", 3.0), ("#5", math.inf), ("#-5", -math.inf), ("#+2", math.inf)],
)
def test_an_evaluation_is_from_firsts_side(value: str, score: float) -> None:
    found = evaluation_in((f"[%eval {value}]",))
    assert found is not None
    assert (found.score, found.text) == (score, value)


@pytest.mark.parametrize("value", ["", "good", "1.2.3", "nan", "inf", "1e5", "#", "#x", "９", "9" * 400])
def test_an_evaluation_that_says_nothing_is_none(value: str) -> None:
    assert evaluation_in((f"[%eval {value}]",)) is None


def test_the_last_command_of_a_name_counts() -> None:
    comments = ("[%clk 0:01:00]", "[%clk 0:00:59] hm", "no")
    assert command_value(comments, "clk") == "0:00:59"
    assert command_value(comments, "emt") is None
