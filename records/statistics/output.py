"""Where statistics go: a file that appears whole, or standard output."""

import sys
from collections.abc import Iterable
from pathlib import Path

from ...notation.command_line import STANDARD_INPUT
from ..files import replacing
from ..output_errors import OutputExistsError

_STANDARD_OUTPUT = STANDARD_INPUT


def write_pieces(pieces: Iterable[str], output: Path | None, *, force: bool) -> None:
    """Write text a piece at a time.

    Raises:
        OutputExistsError: if ``output`` exists and ``force`` is not set.
        OSError: if it cannot be written.
    """
    if output is None or str(output) == _STANDARD_OUTPUT:
        sys.stdout.writelines(pieces)
        return
    try:
        with replacing(output, over=force) as stream:
            # Names may hold bytes that were not UTF-8; JSON has just this way of writing them.
            stream.writelines(piece.encode("utf-8", "backslashreplace") for piece in pieces)
    except FileExistsError:
        raise OutputExistsError(output) from None
