"""Reading the tag section of a game."""

import re

import attrs

from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.record import IN_TAGS, Kept
from ..text.line_ends import LINE_END
from .decoding import BYTE_ORDER_MARK

_CONTROL = r"\x00-\x1f\x7f-\x9f"
_NAME = r"\[(?P<name>[A-Za-z0-9_]{1,255}) \""
_PLAIN = re.compile(rf"{_NAME}(?P<value>[^\"\\{_CONTROL}]*+)\"\](?:\r\n?|\n|\Z)")
"""A whole tag line as nearly all are."""
_LINE = re.compile(rf"{BYTE_ORDER_MARK}*{_NAME}[^\r\n]*(?P<end>\r\n?|\n|\Z)")
_TAG = re.compile(rf"{_NAME}(?P<value>(?:[^\"\\{_CONTROL}]|\\[^{_CONTROL}])*+)\"[ \t]*\]")
_LOOSE_TAG = re.compile(rf"{_NAME}(?P<value>[^{_CONTROL}]*?)\"[ \t]*\](?=[ \t]*(?:\Z|\[[A-Za-z0-9_]+ \"))")
"""A tag with unescaped quotes inside its value: it ends at the last quote that a tag can end at."""
_ESCAPE = re.compile(r"\\(.)")
_LONE_QUOTE = re.compile(r"(?<!\\)(?:\\\\)*(\")")
_LOOSE_NAME = re.compile(r"[ \t\v\f]*\[[ \t]*(?P<name>[A-Za-z0-9_]{1,255})")
_INDENT = " \t\v\f"
_BLANKS = f"{_INDENT}{BYTE_ORDER_MARK}"
_MARKS = re.compile(rf"(?:[ \t]*{BYTE_ORDER_MARK})++")
_GAP = re.compile(f"[ \t{BYTE_ORDER_MARK}]*")


@attrs.frozen
class FoundTag:
    """A tag with the offset of its bracket."""

    name: str
    value: str
    offset: int


@attrs.define
class TagSection:
    """What a tag section holds. ``end`` is the offset at which movetext begins."""

    tags: list[FoundTag] = attrs.field(factory=list)
    kept: list[Kept] = attrs.field(factory=list)
    unread_names: set[str] = attrs.field(factory=set)
    """Names of tags that could not be read, so that they are not also called missing."""
    end: int = 0

    def offset_of(self, name: str) -> int:
        """Where a tag stands; the start of the section where it does not."""
        return next((tag.offset for tag in self.tags if tag.name == name), self.tags[0].offset if self.tags else 0)


def read_tag_section(notes: Notes) -> TagSection:
    """Read the tag lines with which a game's text begins."""
    text = notes.lines.text
    section = TagSection()
    while True:
        plain = _PLAIN.match(text, section.end)
        if plain is not None:
            section.tags.append(FoundTag(plain["name"], plain["value"], plain.start()))
            section.end = plain.end()
            continue
        line = _LINE.match(text, section.end)
        if line is None:
            return section
        _read_line(notes, section, line)


def read_leading_lines(notes: Notes, section: TagSection) -> None:
    """Keep the ``%`` lines and the lines that look like tags between the tag section and the movetext."""
    text = notes.lines.text
    while True:
        begin, stop = _next_line(text, section.end)
        line = text[begin:stop]
        in_first_column = begin == 0 or text[begin - 1] in f"\r\n{BYTE_ORDER_MARK}"
        if not (line.startswith("%") and in_first_column) and not line.lstrip(_INDENT).startswith("["):
            return
        if not line.startswith("%"):
            _note_no_tag(notes, section, line, begin)
        section.kept.append(Kept(IN_TAGS, line))
        section.end = stop


def _next_line(text: str, at: int) -> tuple[int, int]:
    """The first line from an offset on that is not blank, without the byte order marks before it."""
    while (end := LINE_END.search(text, at)) is not None and not text[at : end.start()].strip(_BLANKS):
        at = end.end()
    stop = len(text) if end is None else end.start()
    marks = _MARKS.match(text, at, stop)
    return (at if marks is None else marks.end()), stop


def _note_no_tag(notes: Notes, section: TagSection, line: str, begin: int) -> None:
    at = begin + len(line) - len(line.lstrip(_INDENT))
    name = _LOOSE_NAME.match(line)
    if name is not None:
        section.unread_names.add(name["name"])
    if name is not None and '"' not in line:
        message = (
            f'the tag {name["name"]} has no quotes: it is written [{name["name"]} "value"]; the line is kept unread'
        )
        notes.add(Code.UNQUOTED_TAG, at, message)
    else:
        notes.add(
            Code.MALFORMED_TAG, at, 'not a tag of the form [Name "value"] from the first column on; it is kept unread'
        )


def _read_line(notes: Notes, section: TagSection, line: re.Match[str]) -> None:
    """A line that is not a plain tag: several tags, a tag with escapes, or something that is none."""
    text, stop = notes.lines.text, line.start("end")
    tags, at = _tags_of(text, line.start(), stop)
    is_last = _LINE.match(text, line.end()) is None or line.end() == len(text)
    if at < stop and not (tags and is_last):
        _keep(notes, section, line)
        return
    for place, tag in enumerate(tags):
        section.tags.append(_note_tag(notes, tag, text, place))
    section.end = at if at < stop else line.end()


def _tags_of(text: str, at: int, stop: int) -> tuple[list[re.Match[str]], int]:
    """The tags with which a line begins, and where they end."""
    tags: list[re.Match[str]] = []
    while True:
        at = _end_of_gap(text, at, stop)
        tag = _TAG.match(text, at, stop) or _LOOSE_TAG.match(text, at, stop)
        if tag is None:
            return tags, at
        tags.append(tag)
        at = tag.end()


def _end_of_gap(text: str, at: int, stop: int) -> int:
    gap = _GAP.match(text, at, stop)
    return gap.end() if gap is not None else at


def _note_tag(notes: Notes, tag: re.Match[str], text: str, place: int) -> FoundTag:
    """A tag of a line, with what is odd about it noted."""
    name, raw, start = tag["name"], tag["value"], tag.start("value")
    if place:
        notes.add(
            Code.TAGS_ON_ONE_LINE, tag.start(), f"[{name}] stands on a line with another tag; each has its own line"
        )
    if _TAG.match(text, tag.start(), tag.end()) is None:
        _note_loose(notes, tag)
    for escape in _ESCAPE.finditer(raw):
        if escape[1] not in '"\\':
            message = f"{escape[0]!r} in the value of {name}: a backslash stands only before a quote or a backslash"
            notes.add(Code.BAD_ESCAPE, start + escape.start(), message)
    return FoundTag(name, _unescaped(raw), tag.start())


def _note_loose(notes: Notes, tag: re.Match[str]) -> None:
    """A tag whose value holds quotes, or ends in a backslash."""
    name, quote = tag["name"], _LONE_QUOTE.search(tag["value"])
    if quote is None:
        message = f"the value of {name} ends in a lone backslash; it is read as one"
        notes.add(Code.BAD_ESCAPE, tag.end("value") - 1, message)
    else:
        message = f"a quote inside the value of {name} without a backslash before it; it is read as part of the value"
        notes.add(Code.UNESCAPED_QUOTE, tag.start("value") + quote.start(1), message)


def _unescaped(raw: str) -> str:
    return _ESCAPE.sub(lambda found: found[1] if found[1] in '"\\' else found[0], raw)


def _keep(notes: Notes, section: TagSection, line: re.Match[str]) -> None:
    """Keep a line that is no tag."""
    content = notes.lines.text[line.start() : line.start("end")].lstrip(BYTE_ORDER_MARK)
    start = line.start("end") - len(content)
    section.kept.append(Kept(IN_TAGS, content))
    section.unread_names.add(line["name"])
    section.end = line.end()
    code, message = _why_none(line["name"], content)
    notes.add(code, start, message)


def _why_none(name: str, content: str) -> tuple[Code, str]:
    if re.search(f"[{_CONTROL}]", content):
        return Code.MALFORMED_TAG, f"a control character in the tag {name}: a value holds none; the line is kept unread"
    if not re.search(r"\"[ \t]*\]", content):
        return Code.SPLIT_TAG, f'the tag {name} does not end in "] on its line; the line is kept unread'
    return (
        Code.MALFORMED_TAG,
        f'{name} is not a tag of the form [{name} "value"] alone on its line; the line is kept unread',
    )
