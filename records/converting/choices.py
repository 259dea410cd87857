"""What the user chose about how records are written."""

import attrs

from ...notation.style import MoveStyle


@attrs.frozen
class Choices:
    """How records are written; each format heeds what says something for it (see ``Format.options``).

    ``style`` is that of moves. ``hide_deal`` leaves out what tells what lies face down, in every format.
    ``spreadsheet`` marks cells that a spreadsheet would take for formulas.
    """

    style: MoveStyle = MoveStyle.SAN
    hide_deal: bool = False
    spreadsheet: bool = False
