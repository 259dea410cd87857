"""What a replay shows of a record at one place: pure functions of the record and the cursor."""

from __future__ import annotations

from functools import lru_cache

import attrs

from ...core.game import Game
from ...core.piece import FACE_DOWN, KIND_BITS
from ...core.seat import Player
from ...records.findings.finding import Finding
from ...records.model.comment_command import Evaluation, command_value, evaluation_in
from ...records.model.record import START
from ...records.replaying.replayed import Replayed, public_position
from ..board.scene import Scene
from ..play.scene import last_squares
from ..session import Session
from ..session_record import ended_by_words
from .cursor import ReplayCursor
from .evaluation_bars import shares_of
from .timeline import TimelineMarks


@attrs.frozen
class Viewing:
    """A record, and where its reader stands in it."""

    replayed: Replayed
    cursor: ReplayCursor
    findings: tuple[Finding, ...] = ()

    @classmethod
    def of(cls, replayed: Replayed, findings: tuple[Finding, ...] = ()) -> Viewing:
        """The start of a record, and what reading it found."""
        return cls(replayed, ReplayCursor.open(replayed.record), findings)

    def at(self, cursor: ReplayCursor) -> Viewing:
        """Another place of the same record."""
        return attrs.evolve(self, cursor=cursor)

    @property
    def node(self) -> int:
        """The node reached."""
        return self.cursor.node

    @property
    def game(self) -> Game | None:
        """The game at this place; at the end of the main line with the end that the players' words gave it."""
        game = self.replayed.game(self.node)
        at_end = self.cursor.following is None and self.in_main_line
        return ended_by_words(game, self.replayed.record) if game is not None and at_end else game

    @property
    def in_main_line(self) -> bool:
        """Whether no variation was entered to come here."""
        return self.node == START or self.replayed.texts[self.node].depth == 0

    @property
    def session(self) -> Session | None:
        """The game with its players' names; ``None`` where the record leaves nothing to play from."""
        game = self.game
        return None if game is None else Session(game, self.replayed.names)

    @property
    def hides_known_pieces(self) -> bool:
        """Whether pieces lie face down whose identities the record knows."""
        game = self.game
        return game is not None and any(code & FACE_DOWN and code & KIND_BITS for code in game.position.board)


def scene_at(viewing: Viewing, revealed: bool) -> Scene | None:
    """The board as the players saw it or, ``revealed``, with what the record knows of face-down pieces."""
    session = viewing.session
    if session is None:
        return None
    position = session.game.position
    shown = position if revealed else public_position(viewing.replayed.record, session.game)
    last_from, last_to = last_squares(session) if viewing.node != START else (None, None)
    return Scene(shown.board, last_from=last_from, last_to=last_to, revealed=revealed)


def analysed_at(viewing: Viewing) -> tuple[Game | None, Player]:
    """The game that may be analysed at this place, for the player to move; none where it is over, or not yet open."""
    game = viewing.game
    if game is None or game.outcome is not None or game.position.status.deploying:
        return None, Player.FIRST
    return game, game.position.turn


def marks_at(viewing: Viewing) -> TimelineMarks:
    """The timeline."""
    cursor = viewing.cursor
    caption = f"Ply {cursor.ply}/{cursor.last_ply}"
    return TimelineMarks(cursor.at, len(cursor.line), _branching_places(viewing.replayed, cursor.line), caption)


def shares_along(viewing: Viewing) -> tuple[float, ...]:
    """First's share at each place of the line; empty where the line has no evaluation."""
    return _shares(viewing.replayed, viewing.cursor.line)


# What follows from a whole line is remembered, since every step asks for it again.


@lru_cache(maxsize=2)
def _branching_places(replayed: Replayed, line: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(at for at, node in enumerate((START, *line)) if len(replayed.branches[node]) > 1)


@lru_cache(maxsize=2)
def _shares(replayed: Replayed, line: tuple[int, ...]) -> tuple[float, ...]:
    nodes = replayed.record.nodes
    found: list[Evaluation | None] = [None]
    found += [evaluation_in(nodes[node].after) for node in line]
    return shares_of(found) if any(found) else ()


def clocks_at(viewing: Viewing) -> tuple[str, str]:
    """What each player has left on the clock, by player; empty where the record does not say."""
    nodes, texts, cursor = viewing.replayed.record.nodes, viewing.replayed.texts, viewing.cursor
    clocks = ["", ""]
    for node in reversed(cursor.line[: cursor.at]):
        player = texts[node].player
        clocks[player] = clocks[player] or command_value(nodes[node].after, "clk") or ""
        if all(clocks):
            break
    return clocks[0], clocks[1]
