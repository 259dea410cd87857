"""explain: every code, with an example that gives it."""

from collections.abc import Callable
from typing import Any

import pytest

from junqi.records.checking.explaining import explained, explanations, findings_of
from junqi.records.findings.codes import Code

Run = Callable[..., Any]


@pytest.mark.parametrize("code", Code, ids=lambda code: code.value)
def test_the_example_gives_the_finding(code: Code) -> None:
    found = [judged.finding.code for judged in findings_of(explanations()[code])]
    assert code in found


def test_most_examples_give_nothing_else() -> None:
    found = {code: {j.finding.code for j in findings_of(example)} for code, example in explanations().items()}
    several = {code.value for code, codes in found.items() if codes != {code}}
    assert several <= {"split-tag", "unclosed-variation", "result-in-variation", "duplicate-key", "zsg-line"}


@pytest.mark.parametrize("code", Code, ids=lambda code: code.value)
def test_every_code_is_explained(code: Code) -> None:
    text = explained(code.value)
    assert text.startswith(f"{code.value} ({code.severity.value}): {code.meaning}\n\nExample:\n\n  example:")
    assert f"[{code.value}]\n" in text
    assert "\nWhat to do: " in text
    assert "\njunqi fix:  " in text


def test_an_explanation(junqi: Run) -> None:
    assert junqi("explain", "wrong-capture-mark").out == (
        "wrong-capture-mark (error): x or - that the rules contradict; unread text begins here\n"
        "\n"
        "Example:\n"
        "\n"
        "  example:10:4: error: Rxg4: 'x', but nothing is captured on g4 [wrong-capture-mark]\n"
        "      1. Rxg4 *\n"
        "         ^\n"
        "\n"
        "What to do: Write x for a capture and nothing, or - between two squares, for other moves."
        " Look whether the move is the right one.\n"
        "junqi fix:  yes: the right mark; what follows is read again\n"
    )


def test_all_codes_are_listed(junqi: Run) -> None:
    lines = junqi("explain").out.splitlines()
    assert [line.split()[:2] for line in lines] == [[code.value, code.severity.value] for code in Code]


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("ilegal-move", "did you mean illegal-move?"),
        ("MISSING_TAG", "did you mean missing-tag"),
        ("xyzzy", "'junqi explain' lists all"),
    ],
)
def test_an_unknown_code(code: str, hint: str, junqi: Run) -> None:
    ended = junqi("explain", code)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"junqi: '{code}' is not the code of a finding; {hint}")
    assert ended.err.count("\n") == 1
