"""Movetext cut into tokens, comments, and lines."""

import pytest

from junqi.records.model.nag import read_nag
from junqi.records.reading.lexer import comment_text, content, is_unterminated, offset, tokens
from junqi.records.reading.unread import is_open, verbatim
from junqi.records.text.comment_text import fold
from junqi.records.text.line_ends import LineMap, count_line_ends, with_lf


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1.Rg4", ["number 1.", "word Rg4"]),
        ("1...Rg4!?", ["number 1...", "word Rg4!?"]),
        ("1. ... Ra6", ["number 1. ...", "word Ra6"]),
        ("Rg4$1(x)", ["word Rg4", "nag $1", "open (", "word x", "close )"]),
        ("Rg4{a}b;c\nd", ["word Rg4", "comment {a}", "word b", "line_comment ;c", "word d"]),
        ("1-0 1-0x 0-1{}", ["result 1-0", "word 1-0x", "result 0-1", "comment {}"]),
        ("1/2-1/2 *", ["result 1/2-1/2", "result *"]),
        ("%a\n %b\n%c\r%d", ["hidden %a", "word %b", "hidden %c", "hidden %d"]),
        ("a\u00a0b\u2028c\u0085d", ["word a\u00a0b\u2028c\u0085d"]),
        ("a\x0bb\x0cc", ["word a", "word b", "word c"]),
        ("$ $300", ["nag $", "nag $300"]),
        ("} {open\n} x {", ["brace }", "comment {open\n}", "word x", "comment {"]),
        ("  \n ", []),
    ],
)
def test_tokens(text: str, found: list[str]) -> None:
    cut = list(tokens(text))
    assert [f"{token.lastgroup} {content(token)}" for token in cut] == found
    assert all(text.startswith(content(token), offset(token)) for token in cut)


def test_a_comment_without_its_signs() -> None:
    closed, line = tokens("{ a } ; b ")
    assert (comment_text(closed), comment_text(line)) == (" a ", " b")
    (unterminated,) = tokens("{ a")
    assert is_unterminated(unterminated)
    assert comment_text(unterminated) == " a"


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        (" a \t\r\n\v\f b ", "a b"),
        ("a\u2028b\u0085c\u00a0d\x1ce", "a\u2028b\u0085c\u00a0d\x1ce"),
        ("\u3000a\u3000", "\u3000a\u3000"),
        ("\n", ""),
    ],
)
def test_only_ascii_white_space_folds(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_every_kind_of_line_end_counts() -> None:
    assert count_line_ends(b"a\rb\nc\r\nd\n\re") == 5
    assert with_lf("a\rb\nc\r\nd") == "a\nb\nc\nd"
    lines = LineMap("ab\r\n𠀀c\rd\n", 10, 5)
    assert [lines.place(at) for at in (0, 1, 4, 5, 7, 9)] == [(10, 5), (10, 6), (11, 1), (11, 2), (12, 1), (13, 1)]


@pytest.mark.parametrize(
    ("digits", "nag"), [("0", 0), ("255", 255), ("007", 7), ("000", 0), ("256", None), ("", None), ("9" * 5000, None)]
)
def test_nags(digits: str, nag: int | None) -> None:
    assert read_nag(digits) == nag


@pytest.mark.parametrize(
    ("text", "in_variation", "open_"),
    [
        ("Zz {", False, True),
        ("Zz {a}", False, False),
        ("Zz (", False, False),
        ("Zz (", True, True),
        ("Zz ; {", True, False),
    ],
)
def test_text_that_would_swallow_what_follows(text: str, in_variation: bool, open_: bool) -> None:
    assert is_open(text, in_variation=in_variation) is open_


def test_verbatim_text_has_lf_and_no_blanks_around() -> None:
    assert verbatim(" a \r\n b\r\tc \n") == "a \n b\n\tc"
