"""Where exactly the tags of a game stand."""

import re
from itertools import pairwise

import attrs

from ..reading.game_reader import Reading

_END = re.compile(r'"[ \t]*\]')


@attrs.frozen
class TagSpan:
    """A tag from its bracket to its bracket, and the stretch of its value as it is written."""

    name: str
    value: str
    start: int
    stop: int
    value_start: int
    value_stop: int


def tag_spans(reading: Reading) -> list[TagSpan]:
    """The spans of all tags, in the order of the text."""
    text, tags = reading.notes.lines.text, reading.section.tags
    bounds = [*(tag.offset for tag in tags), reading.tags_end][1:]
    spans = []
    for tag, bound in zip(tags, bounds, strict=True):
        value_start = tag.offset + len(f'[{tag.name} "')
        line_end = text.find("\n", value_start)
        stop = min(bound, len(text) if line_end < 0 else line_end)
        end = [*_END.finditer(text, value_start, stop)][-1]
        spans.append(TagSpan(tag.name, tag.value, tag.offset, end.end(), value_start, end.start()))
    return spans


def stand_alone(text: str, spans: list[TagSpan]) -> bool:
    """Whether each tag has its own line, movetext after the last apart."""
    return all("\n" in text[a.stop : b.start] for a, b in pairwise(spans))


def escaped(value: str) -> str:
    """A value as it is written."""
    return value.replace("\\", "\\\\").replace('"', '\\"')
