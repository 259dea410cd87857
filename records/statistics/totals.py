"""What is counted over many games: one batch's share, and the sum of all."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

import attrs

from ...core.ply import BattleResult
from ...core.rules import RuleSet
from ...core.seat import Player
from ..model.record import Result
from ..spilling.counter import SpillingCounter
from .facts import GameFacts
from .score import counts_of

UNKNOWN = "unknown"
"""What a variant, a colour or a year is called that the record does not tell."""

PlayerCounts: TypeAlias = dict[bytes, tuple[int, ...]]
"""By name in UTF-8, lone surrogates passed: all games; won, drawn, lost and unfinished as First; the same as Second."""

PLAYER_WIDTH = 9


@attrs.define
class Counts:
    """What is counted beside the players. Keys begin with the variant, or the game where rule sets do not differ.

    ``dates`` are the earliest and the latest that any game has.
    """

    games: int = 0
    with_errors: int = 0
    unread: int = 0
    """Games of which nothing could be read, and whole documents; they are not counted as games."""
    in_part: int = 0
    """Games of which not all moves were understood."""
    plies: int = 0
    unnamed: int = 0
    """Players without a name, counted once a game and player."""
    results: Counter[tuple[str, Result]] = attrs.field(factory=Counter)
    colours: Counter[tuple[str, str, Result]] = attrs.field(factory=Counter)
    """By variant, colour, and the result as if that colour were First."""
    lengths: Counter[tuple[str, int]] = attrs.field(factory=Counter)
    ends: Counter[tuple[str, str, Result]] = attrs.field(factory=Counter)
    battles: Counter[tuple[str, int, int, BattleResult]] = attrs.field(factory=Counter)
    """By game, kinds of the attacker and the defender, and what came of it."""
    years: Counter[str] = attrs.field(factory=Counter)
    dates: tuple[str, str] | None = None

    def plus(self, other: "Counts") -> None:
        """Add what was counted elsewhere."""
        for field in attrs.fields(Counts):
            if field.name != "dates":
                mine = getattr(self, field.name)
                mine += getattr(other, field.name)
                setattr(self, field.name, mine)
        for date in other.dates or ():
            self._take_date(date)

    def take(self, facts: GameFacts) -> None:
        """Count a game."""
        variant = UNKNOWN if facts.rules is None else facts.rules.id
        self.games += 1
        self.with_errors += facts.has_error
        self.in_part += not facts.is_whole
        self.plies += facts.plies
        self.unnamed += facts.names.count(None)
        self.results[variant, facts.result] += 1
        self.ends[variant, facts.end, facts.result] += 1
        if facts.is_whole:
            self.lengths[variant, facts.plies] += 1
        if facts.rules is not None:
            self._take_colours(facts.rules, facts)
            self._take_battles(facts.rules, facts)
        year = (facts.date or "?")[:4]
        self.years[UNKNOWN if "?" in year else year] += 1
        if facts.date is not None:
            self._take_date(facts.date)

    def _take_colours(self, rules: RuleSet, facts: GameFacts) -> None:
        if facts.colour is None:
            self.colours[rules.id, UNKNOWN, facts.result] += 1
            return
        for player in Player:
            name = rules.side_names[facts.colour ^ player]
            self.colours[rules.id, name, facts.result if player is Player.FIRST else REVERSED[facts.result]] += 1

    def _take_battles(self, rules: RuleSet, facts: GameFacts) -> None:
        for battle in facts.battles:
            attacker, defender = rules.kind_of(battle.attacker).number, rules.kind_of(battle.defender).number
            self.battles[rules.game, attacker, defender, battle.result] += 1

    def _take_date(self, date: str) -> None:
        """Only a whole date is early or late."""
        if "?" not in date:
            earliest, latest = self.dates or (date, date)
            self.dates = min(earliest, date), max(latest, date)


REVERSED: dict[Result, Result] = {"1-0": "0-1", "0-1": "1-0", "1/2-1/2": "1/2-1/2", "*": "*"}
"""A result as the other side sees it."""


@attrs.frozen
class Share:
    """What one batch adds to the totals."""

    counts: Counts
    players: PlayerCounts


@attrs.define
class Totals:
    """What all games add up to; ``players`` may be many, so they keep to a limit of memory."""

    players: SpillingCounter
    counts: Counts = attrs.field(factory=Counts)

    def add(self, share: Share) -> None:
        """Add a batch's share."""
        self.counts.plus(share.counts)
        self.players.add(share.players)


def share_of(games: Iterable[GameFacts]) -> Share:
    """What some games add to the totals."""
    counts = Counts()
    players: PlayerCounts = {}
    for facts in games:
        counts.take(facts)
        for player, name in zip(Player, facts.names, strict=True):
            if name is not None:
                _add_player(players, name, player, facts.result)
    return Share(counts, players)


def _add_player(players: PlayerCounts, name: str, player: Player, result: Result) -> None:
    key = name.encode("utf-8", "surrogatepass")
    own, none = counts_of(result, player), (0, 0, 0, 0)
    added = (1, *own, *none) if player is Player.FIRST else (1, *none, *own)
    known = players.get(key)
    players[key] = added if known is None else tuple(map(int.__add__, known, added))
