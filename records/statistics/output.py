"""Where statistics go: a file that appears whole, or standard output."""

import sys
from collections.abc import Iterable
from pathlib import Path

from ..options import named_output
from ..storing.outputs import opened_output


def write_pieces(pieces: Iterable[str], output: Path | None, *, force: bool) -> None:
    """Write text a piece at a time.

    Raises:
        OutputExistsError: if ``output`` exists and ``force`` is not set.
        OSError: if it cannot be written.
    """
    target = named_output(output)
    if target is None:
        sys.stdout.writelines(pieces)
        return
    with opened_output(target, force=force) as stream:
        # Names may hold bytes that were not UTF-8; JSON has just this way of writing them.
        stream.writelines(piece.encode("utf-8", "backslashreplace") for piece in pieces)
