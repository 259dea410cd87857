"""Which format a command line asks for, and whether its options say something for it."""

from pathlib import Path

from ...notation.piece_set import PieceSet
from ..pictures.look import DEFAULT_SIZE, Look
from .errors import NoFormatError, UnfitOptionError
from .format import Format
from .format_name import FormatName
from .table import FORMATS, format_of_file


def chosen_format(name: FormatName | None, output: Path | None) -> Format:
    """The format that is named, or else the one that the name of the output tells.

    Raises:
        NoFormatError: if there is neither.
        UnknownSuffixError: if the output's name tells none.
    """
    if name is not None:
        return FORMATS[name]
    if output is None:
        raise NoFormatError
    return format_of_file(output)


def check_options(form: Format, **given: object) -> None:
    """Refuse options that say nothing for a format; those that were not given are ``None``.

    Raises:
        UnfitOptionError: for the first of them.
    """
    for option, value in given.items():
        if value is not None and option not in form.options:
            fitting = tuple(other.name.value for other in FORMATS.values() if option in other.options)
            raise UnfitOptionError(option.replace("_", "-"), form.name.value, fitting)


def chosen_look(pieces: PieceSet | None, size: int | None, font: Path | None, *, flipped: bool, revealed: bool) -> Look:
    """How boards are drawn.

    Raises:
        PictureSizeError: if the size is out of range.
    """
    return Look(
        pieces=pieces or PieceSet.LETTERS,
        size=DEFAULT_SIZE if size is None else size,
        font=font,
        flipped=flipped,
        revealed=revealed,
    )
