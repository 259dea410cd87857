"""What the user chose about how records are written."""

import attrs

from ...notation.style import MoveStyle
from ..pictures.look import Look
from .ply_choice import END, PlyChoice

DEFAULT_LOOK = Look()


@attrs.frozen
class Choices:
    """How records are written; each format heeds what says something for it (see ``Format.options``).

    ``style`` is that of moves. ``hide_deal`` leaves out what tells what lies face down, in every format.
    ``spreadsheet`` marks cells that a spreadsheet would take for formulas.
    ``plies`` are those of which a board is shown, drawn as ``look`` says; ``seconds`` is how long an animation shows
    each of them, ``None`` as usual.
    """

    style: MoveStyle = MoveStyle.SAN
    hide_deal: bool = False
    spreadsheet: bool = False
    plies: PlyChoice = END
    look: Look = DEFAULT_LOOK
    seconds: float | None = None
