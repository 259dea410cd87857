"""Games of a match as records."""

from collections.abc import Mapping
from datetime import date

import attrs

from ...core.game import is_deployment
from ...core.seat import Player
from ...records.model.from_game import record_of
from ...records.model.record import Node, Record
from ..eval_command import eval_command
from .contestant import Contestant
from .played import Played, Remark
from .time_control import TimeControl

PLAYER_TAGS = ("First", "Second")
"""By player."""


@attrs.frozen
class MatchTags:
    """What the records of all games of a match have in common."""

    contestants: tuple[Contestant, Contestant]
    control: TimeControl
    seed: int

    @property
    def event(self) -> str:
        """The value of Event. It holds the seed: with it the match can be gone on with, or played again."""
        return f"Match, {self.control.words}, seed {self.seed}"

    def of_game(self, played: Played, today: date) -> Mapping[str, str]:
        """The tags of a game that the game itself does not know."""
        names = {tag: self.contestants[played.fixture.seats[player]].name for player, tag in enumerate(PLAYER_TAGS)}
        return names | {
            "Event": self.event,
            "Date": today.strftime("%Y.%m.%d"),
            "Round": str(played.fixture.number),
            "FirstType": "program",
            "SecondType": "program",
            "TimeControl": self.control.tag,
            "PlyCount": str(sum(not is_deployment(ply) for ply in played.game.plies)),
        }


def match_record(played: Played, tags: MatchTags, today: date) -> Record:
    """The record of a game, with the programs' scores and clocks, and why a program forfeited."""
    record = record_of(played.game, tags.of_game(played, today))
    before = [game.position.turn for game in played.game.line()]
    first_ply = played.game.length - len(record.nodes)
    nodes = tuple(
        _remarked(node, played.remarks.get(ply), before[ply]) for ply, node in enumerate(record.nodes, first_ply)
    )
    return attrs.evolve(record, nodes=nodes, after=(played.note,) if played.note else ())


def _remarked(node: Node, remark: Remark | None, mover: Player) -> Node:
    comment = "" if remark is None else remark_text(remark, mover)
    return attrs.evolve(node, after=(comment,)) if comment else node


def remark_text(remark: Remark, mover: Player) -> str:
    """Comment commands for a remark.

    >>> from junqi.engine.uci.score import Score
    >>> remark_text(Remark(Score.of_centipawns(-31), 59.5), Player.SECOND)
    '[%eval +0.31] [%clk 0:00:59]'
    """
    parts = [] if remark.score is None else [eval_command(remark.score, mover)]
    if remark.clock is not None:
        minutes, seconds = divmod(int(max(0.0, remark.clock)), 60)
        parts.append(f"[%clk {minutes // 60}:{minutes % 60:02}:{seconds:02}]")
    return " ".join(parts)
