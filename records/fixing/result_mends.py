"""Mending what a game says of its result."""

from collections.abc import Iterator

from ..findings.codes import Code
from ..findings.mending import Edit
from ..model.record import RESULTS, Result
from ..reading import lexer
from ..reading.game_reader import Reading
from .right_result import decided_result, main_line_is_sure, said_result
from .tag_spans import TagSpan

_ON_OWN_LINE = "\n"
"""An open brace ends before a line that is nothing but the result."""


def result_mends(reading: Reading, spans: list[TagSpan]) -> Iterator[Edit]:
    """Edits of the result token and the Result tag."""
    decided = decided_result(reading)
    yield from _token_mends(reading, decided)
    tag = next((span for span in spans if span.name == "Result"), None)
    if tag is not None:
        yield from _tag_mends(reading, tag, decided)


def _token_mends(reading: Reading, decided: Result | None) -> Iterator[Edit]:
    draft = reading.draft
    if draft.result is None:
        right = decided or said_result(reading)
        if right is not None and main_line_is_sure(reading):
            message = "no result ends the movetext"
            at = draft.result_at
            yield Edit(at, at, _gap(reading) + right, Code.MISSING_RESULT, message)
    elif decided is not None and draft.result != decided:
        stop = draft.result_at + len(draft.result)
        message = f"by the rules the game ended {decided}"
        yield Edit(draft.result_at, stop, decided, Code.RESULT_AGAINST_RULES, message)


def _gap(reading: Reading) -> str:
    """What stands before a result that is put in: it may have to begin a line."""
    text = reading.notes.lines.text[: reading.draft.result_at]
    if len(text) <= len(reading.notes.lines.text[: reading.section.end].rstrip(lexer.WHITE)):
        return "\n\n"
    last_line = text[text.rfind("\n") + 1 :]
    return _ON_OWN_LINE if _has_open_text(reading) or any(sign in last_line for sign in "{;%") else " "


def _has_open_text(reading: Reading) -> bool:
    """Whether a brace may be open: that of a comment, or one in text that was not understood."""
    is_open = any(finding.code is Code.UNTERMINATED_COMMENT for finding in reading.notes.findings)
    return is_open or (reading.notes.mending is not None and bool(reading.notes.mending.unread))


def _tag_mends(reading: Reading, tag: TagSpan, decided: Result | None) -> Iterator[Edit]:
    token = reading.draft.result
    right = decided
    if right is None and tag.value not in RESULTS and _says_nothing_else(tag.value, token):
        right = token
    if right is not None and tag.value != right:
        code = Code.RESULT_DIFFERS if tag.value in RESULTS else Code.BAD_TAG_VALUE
        message = f"the Result tag says {tag.value}, but the game ended {right}"
        yield Edit(tag.value_start, tag.value_stop, right, code, message)


def _says_nothing_else(value: str, token: Result | None) -> bool:
    """Whether a value that is no result contradicts no token: it is empty, unknown, or the same with blanks."""
    return value.strip() in ("", "?", token)
