"""Writes whatever the app shows in ASCII, for terminals that show nothing else."""

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

_LIKE = {
    "─━═╌╍┄┈▔▁╴╶—–‐‑": "-",
    "│┃║╎╏┆┊▏▕▎▍": "|",
    "╭╮╰╯┌┐└┘┏┓┗┛╔╗╚╝├┤┬┴┼╠╣╦╩╬╞╡╤╧╪╟╢╥╨╫": "+",
    "▌▐▊▋█▉▀▄▂▃▅▆▇▖▗▘▝▙▛▜▟": "#",
    "▒░▓": ":",
    "·•…": ".",
    "●◉": "o",
    "→▶▸»›": ">",
    "←◀◂«‹": "<",
    "↑▲⌃": "^",
    "↓▼": "v",
    "×": "x",
    "‘’": "'",
    "“”": '"',
}
_SIGNS = str.maketrans({sign: ascii_sign for signs, ascii_sign in _LIKE.items() for sign in signs})


def in_ascii(text: str) -> str:
    """A text in ASCII that takes as many cells: similar signs, else question marks.

    >>> in_ascii("╭─ 象 …")
    '+- ?? .'
    """
    if text.isascii():
        return text
    signs = text.translate(_SIGNS)
    return "".join(sign if sign.isascii() else "?" * cell_len(sign) for sign in signs)


class AsciiFilter(LineFilter):
    """Lets nothing but ASCII through to the terminal."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same cells in the same styles."""
        return [Segment(in_ascii(text), style, control) for text, style, control in segments]
