"""Mending the tags of a game."""

from collections.abc import Iterator
from itertools import groupby, pairwise

from ...core.registry import ALIASES
from ..findings.codes import Code
from ..findings.mending import Edit
from ..model.tag_order import ROSTER, in_order
from ..reading.game_reader import Reading
from ..reading.tag_check import is_date
from .right_dates import right_date
from .right_result import decided_result, ply_count
from .tag_spans import TagSpan, escaped, stand_alone

_UNKNOWN = {"Date": "????.??.??", "Result": "*"}
"""What is written for what is not known, where that is not ``?``."""


def tag_mends(reading: Reading, spans: list[TagSpan]) -> Iterator[Edit]:
    """Edits of tags, their lines, and their order."""
    text = reading.notes.lines.text
    for span in spans:
        yield from _value_mends(text, span)
    yield from _ply_count_mends(reading, spans)
    if not stand_alone(text, spans):
        yield from _own_lines(text, spans)
        return
    yield from _doubles(text, spans)
    names = [(span.name, "") for span in spans]
    if tuple(names) != in_order(names):
        yield _sorted(text, spans)
    else:
        yield from _missing(reading, spans)


def _value_mends(text: str, span: TagSpan) -> Iterator[Edit]:
    raw = text[span.value_start : span.value_stop]
    right, code, message = escaped(span.value), Code.BAD_ESCAPE, f"a lone backslash in the value of {span.name}"
    if '"' in raw.replace("\\\\", "").replace('\\"', ""):
        code, message = Code.UNESCAPED_QUOTE, f"a quote inside the value of {span.name} without a backslash before it"
    if span.name == "Variant" and span.value in ALIASES:
        right, code, message = ALIASES[span.value], Code.VARIANT_ALIAS, "a short name instead of an identifier"
    if span.name == "Date" and not is_date(span.value):
        right, code = right_date(span.value) or right, Code.BAD_DATE
        message = "a date is written YYYY.MM.DD, with ? for what is unknown"
    if right != raw:
        yield Edit(span.value_start, span.value_stop, right, code, message)


def _ply_count_mends(reading: Reading, spans: list[TagSpan]) -> Iterator[Edit]:
    is_wrong = any(finding.code is Code.WRONG_PLY_COUNT for finding in reading.notes.findings)
    count = ply_count(reading)
    if is_wrong and count is not None:
        span = next(span for span in spans if span.name == "PlyCount")
        message = f"the game has {count} plies"
        yield Edit(span.value_start, span.value_stop, str(count), Code.WRONG_PLY_COUNT, message)


def _own_lines(text: str, spans: list[TagSpan]) -> Iterator[Edit]:
    for before, span in pairwise(spans):
        if "\n" not in text[before.stop : span.start]:
            message = f"[{span.name}] stands on a line with another tag"
            told = "now on its own line"
            yield Edit(before.stop, span.start, "\n", Code.TAGS_ON_ONE_LINE, message, told=told)


def _doubles(text: str, spans: list[TagSpan]) -> Iterator[Edit]:
    """Of tags with the same name and value, all but the first go, with their lines."""
    for _, same in groupby(sorted(spans, key=_content), key=_content):
        for span in list(same)[1:]:
            if text[span.stop : span.stop + 1] == "\n":
                message = f"{span.name} stands twice with the same value"
                yield Edit(span.start, span.stop + 1, "", Code.DUPLICATE_TAG, message)


def _content(span: TagSpan) -> tuple[str, str]:
    return span.name, span.value


def _sorted(text: str, spans: list[TagSpan]) -> Edit:
    """Tags change places; what stands between them stays."""
    order = {id(span): place for place, span in enumerate(_in_order(spans))}
    by_place = sorted(spans, key=lambda span: order[id(span)])
    parts = []
    for span, slot, following in zip(by_place, spans, [*spans[1:], None], strict=True):
        parts.append(text[span.start : span.stop])
        parts.append("" if following is None else text[slot.stop : following.start])
    told = "now the roster first, then the others by ASCII"
    return Edit(spans[0].start, spans[-1].stop, "".join(parts), Code.TAG_ORDER, "tags are not in order", told=told)


def _in_order(spans: list[TagSpan]) -> list[TagSpan]:
    """Spans as tags are ordered; those of one name stay in their order."""
    waiting: dict[str, list[TagSpan]] = {}
    for span in spans:
        waiting.setdefault(span.name, []).append(span)
    return [waiting[name].pop(0) for name, _ in in_order((span.name, "") for span in spans)]


def _missing(reading: Reading, spans: list[TagSpan]) -> Iterator[Edit]:
    """Tags of the roster, put in where they belong."""
    known = {span.name for span in spans} | reading.section.unread_names | {"Variant"}
    missing = [name for name in ROSTER if name not in known]
    for following, group in groupby(missing, key=lambda name: _following(name, spans)):
        names = list(group)
        lines = [f'[{name} "{_value(reading, name)}"]' for name in names]
        message = f"no tag {', '.join(names)}"
        if following is None:
            at, text = spans[-1].stop, "".join(f"\n{line}" for line in lines)
        else:
            at, text = spans[following].start, "".join(f"{line}\n" for line in lines)
        yield Edit(at, at, text, Code.MISSING_TAG, message, told=f"now {' '.join(lines)}")


def _following(name: str, spans: list[TagSpan]) -> int | None:
    """The first tag before which one of that name stands."""
    later = ROSTER[ROSTER.index(name) :]
    return next((i for i, span in enumerate(spans) if span.name in later or span.name not in ROSTER), None)


def _value(reading: Reading, name: str) -> str:
    if name == "Result":
        return decided_result(reading) or reading.draft.result or _UNKNOWN[name]
    return _UNKNOWN.get(name, "?")
