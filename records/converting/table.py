"""The table of formats."""

from pathlib import Path

from ..compression.formats import COMPRESSIONS
from .csv_games import CSV_GAMES_FORMAT
from .csv_plies import CSV_PLIES_FORMAT
from .errors import UnknownSuffixError
from .format import Format, Holds
from .format_name import FormatName
from .gif_format import GIF_FORMAT
from .html_format import HTML_FORMAT
from .jgn_format import JGN_FORMAT
from .json_formats import JSON_FORMAT, JSON_LINES_FORMAT
from .markdown_format import MARKDOWN_FORMAT
from .picture_formats import PNG_FORMAT, SVG_FORMAT
from .text_format import TEXT_FORMAT
from .zsg_format import ZSG_FORMAT

FORMATS: dict[FormatName, Format] = {
    form.name: form
    for form in (
        JGN_FORMAT,
        JSON_FORMAT,
        JSON_LINES_FORMAT,
        CSV_GAMES_FORMAT,
        CSV_PLIES_FORMAT,
        ZSG_FORMAT,
        TEXT_FORMAT,
        MARKDOWN_FORMAT,
        SVG_FORMAT,
        PNG_FORMAT,
        GIF_FORMAT,
        HTML_FORMAT,
    )
}
"""Every format by its name, in the order in which they are listed for people."""

_COMPRESSED = frozenset(compression.suffix for compression in COMPRESSIONS)
_BY_SUFFIX = {suffix: form for form in FORMATS.values() for suffix in form.suffixes}


def format_of_file(path: Path) -> Format:
    """The format that a file's name tells.

    Raises:
        UnknownSuffixError: if it tells none.
    """
    form = _BY_SUFFIX.get(suffix_of(path))
    if form is None:
        raise UnknownSuffixError(path, tuple(_BY_SUFFIX))
    return form


def records_format_of(path: Path | None) -> Format:
    """The format that holds whole records and that a file's name tells; JGN where it tells none."""
    form = None if path is None else _BY_SUFFIX.get(suffix_of(path))
    return JGN_FORMAT if form is None or form.losses or form.holds is not Holds.MANY else form


def suffix_of(path: Path) -> str:
    """What follows the last dot of a file's name, in lower case; the suffix of a compression does not count.

    >>> suffix_of(Path("games.JSONL.gz"))
    'jsonl'
    """
    is_compressed = path.suffix.lower() in _COMPRESSED
    return (Path(path.stem) if is_compressed else path).suffix.removeprefix(".").lower()
