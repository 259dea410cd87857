"""What an animation of a game shows, one frame after the other."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ...core.game import Game, is_deployment
from ...core.ply import Ply
from ...core.position import Position
from ...core.rules import RuleSet
from ..model.record import START, Record
from ..model.replay import start_game
from ..model.tree import main_line
from ..replaying.replayed import UNKNOWN_NAME, Replayed, public_position


@attrs.frozen
class Frame:
    """A position as both players saw it, the ply that led to it, and what is written below it."""

    rules: RuleSet
    position: Position
    last: Ply | None
    caption: str


def frame_at(replayed: Replayed, node: int, *, revealed: bool = False) -> Frame:
    """A place of a record; ``revealed`` shows what lies face down, where the record says so.

    Raises:
        StartError: if the tags leave nothing to play from.
    """
    game = replayed.game(node) or start_game(replayed.record)
    position = game.position if revealed else seen_position(replayed.record, game)
    caption = game.rules.title if node == START else replayed.texts[node].label
    return Frame(game.rules, position, None if node == START else replayed.record.nodes[node].ply, caption)


def seen_position(record: Record, game: Game) -> Position:
    """What both players saw; of a layout nothing before the other's."""
    if game.position.status.deploying:
        return game.rules.public(game.position, game.position.turn)
    return public_position(record, game)


def frames_of(replayed: Replayed, *, revealed: bool = False) -> Iterator[Frame]:
    """The start, then the place after each ply of the main line; the last names the result.

    Raises:
        StartError: as ``frame_at``.
    """
    nodes = shown_nodes(replayed)
    for node in nodes:
        frame = frame_at(replayed, node, revealed=revealed)
        ends = node == nodes[-1] and replayed.record.result != "*"
        yield attrs.evolve(frame, caption=f"{frame.caption}   {replayed.record.result}") if ends else frame


def shown_nodes(replayed: Replayed) -> tuple[int, ...]:
    """The places of the main line that frames are made of: both deployments together are the start."""
    shown = [START]
    for node in main_line(replayed.record):
        ply = replayed.record.nodes[node].ply
        if ply is None or replayed.games[node] is None:
            break
        if is_deployment(ply):
            shown.clear()
        shown.append(node)
    return tuple(shown)


def names_in_title(replayed: Replayed) -> str:
    """Both players' names, or nothing where the record names neither."""
    tags = (replayed.record.tag("First"), replayed.record.tag("Second"))
    named = any(tag not in (None, "", UNKNOWN_NAME) for tag in tags)
    return " – ".join(replayed.names) if named else ""
