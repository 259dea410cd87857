"""A line of a file as it can be shown on a terminal, with a caret under one of its characters."""

from ...notation.command_line import printable
from .source_line import SourceLine

_WIDTH = 96
"""The most columns of a line that are shown."""
_BEFORE = 60
"""How many of them stand before the caret in a line that is cut on both sides."""
_TAB = 8
_CUT = "..."


def pointed_at(source: SourceLine) -> tuple[str, str]:
    r"""The line and the caret below it; control characters are escaped, tabs are spaces, long lines are cut.

    >>> pointed_at(SourceLine("1. 鼠g4 Zz", 7))
    ('1. 鼠g4 Zz', '        ^')
    """
    signs = _shown(source.text)
    widths = [_width(sign) for sign in signs]
    begin, end = _window(widths, source.place)
    before = _CUT if begin > 0 or source.cut_before else ""
    after = _CUT if end < len(signs) or source.cut_after else ""
    line = before + "".join(signs[begin:end]) + after
    return line.rstrip(), " " * (len(before) + sum(widths[begin : source.place])) + "^"


def _shown(text: str) -> list[str]:
    """How each character is shown."""
    signs: list[str] = []
    column = 0
    for sign in text:
        shown = " " * (_TAB - column % _TAB) if sign == "\t" else _escaped(sign)
        column += _width(shown)
        signs.append(shown)
    return signs


def _escaped(sign: str) -> str:
    """A character, or what stands for one that cannot be shown: a byte that is not UTF-8 as that byte."""
    is_byte = "\udc80" <= sign <= "\udcff"
    return f"\\x{ord(sign) & 0xFF:02x}" if is_byte else printable(sign)


def _width(shown: str) -> int:
    """How many columns a text takes: hanzi take two, accents that combine none."""
    if shown.isascii():
        return len(shown)
    from rich.cells import cell_len

    return cell_len(shown)


def _window(widths: list[int], place: int) -> tuple[int, int]:
    """From where to where characters are shown, so that the place is among them."""
    if sum(widths) <= _WIDTH:
        return 0, len(widths)
    begin, end, room = place, place, _WIDTH
    while begin > 0 and _WIDTH - room + widths[begin - 1] <= _BEFORE:
        begin -= 1
        room -= widths[begin]
    while end < len(widths) and widths[end] <= room:
        room -= widths[end]
        end += 1
    while begin > 0 and widths[begin - 1] <= room:
        begin -= 1
        room -= widths[begin]
    return begin, end
