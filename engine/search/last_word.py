"""What a search of several parts tells: at its end stands the line that it goes by."""

from collections.abc import Callable

import attrs

from ...core.action import Action
from ...core.game import Game
from ..uci.info import Info
from ..uci.spoken import action_text


class LastWord:
    """Passes lines on, and tells one again when its move is chosen though later lines began with another."""

    def __init__(self, game: Game, report: Callable[[Info], None]) -> None:
        self._game = game
        self._report = report
        self._known: dict[str, Info] = {}
        """The last best line that began with each move."""
        self._last: Info | None = None

    def hear(self, info: Info) -> None:
        """Pass a line on."""
        if info.multipv == 1:
            self._last = info
            self._known.update((move, info) for move in info.pv[:1])
        self._report(info)

    def choose(self, action: Action) -> Action:
        """The action chosen; its line is the last one told, with what the whole search has used up by now."""
        line, last = self._known.get(action_text(self._game.rules, action)), self._last
        if line is not None and last is not None and line is not last:
            self._report(attrs.evolve(line, nodes=last.nodes, nps=last.nps, hashfull=last.hashfull, time=last.time))
        return action
