"""What reading notes of a game that is to be mended: what could stand where, and what must stay as it is."""

import attrs

from .codes import Code


@attrs.frozen
class Edit:
    """Another text for a stretch of a game's text, which may be empty; ``code`` and ``message`` say why.

    ``ply`` is that of a finding. ``told`` is how the change is told, where the two texts do not tell it.
    """

    start: int
    stop: int
    text: str
    code: Code
    message: str
    ply: int = 0
    told: str = ""


@attrs.define
class Mending:
    """Edits that each have one right answer, and stretches of text that was not understood, which nobody may edit."""

    edits: list[Edit] = attrs.field(factory=list)
    unread: list[tuple[int, int]] = attrs.field(factory=list)
