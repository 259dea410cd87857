"""Putting games from many places one after the other, so that each begins where it should."""

from collections.abc import Iterable, Iterator

from ..text.blocks import game_starts

_GAPS = (b"", b"\n", b"\n\n")
_USUAL_END = b"\n\n"


def joined(games: Iterable[bytes]) -> Iterator[bytes]:
    r"""JGN games as they stood, and between them the line ends, if any, without which the next would not begin.

    The last game of a file may end without a line end, or hold nothing but tags. Games that followed each other in one
    file need nothing between them.

    >>> b"".join(joined([b'[Event "a"]\n\n*', b'[Event "b"]\n', b'[Event "c"]\n\n*\n']))
    b'[Event "a"]\n\n*\n[Event "b"]\n\n[Event "c"]\n\n*\n'
    """
    before = b""
    for game in games:
        if before and not before.endswith(_USUAL_END):
            yield _gap(before, game)
        yield game
        before = game


def _gap(before: bytes, game: bytes) -> bytes:
    """The least that must stand between two games; nothing if they are no JGN."""
    last_line = before[_last_line(before) :]
    first_line = game[: _line_end(game)]
    return next((gap for gap in _GAPS if _begins(last_line + gap, first_line)), b"")


def _begins(before: bytes, game: bytes) -> bool:
    return len(before) in game_starts(before + game)


def _last_line(data: bytes) -> int:
    """Where the last line begins that is not empty."""
    text = data.rstrip(b"\r\n")
    return max(text.rfind(b"\n"), text.rfind(b"\r")) + 1


def _line_end(data: bytes) -> int:
    ends = [end for end in (data.find(b"\n"), data.find(b"\r")) if end >= 0]
    return min(ends, default=len(data))
