"""Whether the flips of all variations can come from one deal."""

from collections import Counter

from ...core.action import Flip
from ...core.game import Game
from ...core.ply import Ply


class DealCheck:
    """What the flips of a record have shown so far, over all variations.

    A face-down piece never moves, so a square stands for one piece of the deal.
    """

    def __init__(self, start: Game | None) -> None:
        self._rules = None if start is None or not start.rules.hides_pieces else start.rules
        self._left = Counter() if start is None else Counter(start.rules.hidden(start.position))
        self._shown: dict[int, int] = {}

    def fault(self, ply: Ply) -> str | None:
        """Take note of a ply; why it cannot come from the same deal as those before, or ``None``."""
        if self._rules is None or not isinstance(ply.action, Flip) or ply.revealed is None:
            return None
        square, revealed = ply.action.square, ply.revealed
        shown = self._shown.setdefault(square, revealed)
        known = sum(piece == revealed for piece in self._shown.values())
        if shown == revealed and known <= self._left[revealed]:
            return None
        where, what = self._rules.board.name_of(square), self._rules.piece_name(revealed)
        if shown == revealed:
            return f"{where} shows a {what}, but all {self._left[revealed]} of them lie elsewhere in other lines"
        other = self._rules.piece_name(shown)
        return f"{where} shows a {what} here but a {other} in another line: one deal holds for all"
