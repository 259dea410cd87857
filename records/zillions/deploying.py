"""Deployments of a saved game: the pieces that each player puts on the board, one a turn."""

from __future__ import annotations

import attrs

from ...core.action import Deploy
from ...core.deployment import Deployment
from ...core.game import Game
from ...core.piece import KIND_BITS
from ...core.seat import Seat, Side
from ...notation.counted import counted
from .saved_game import Line
from .setup import piece_named, square_named
from .turn import Placement, parse_placement, parse_turn


class DeploymentError(ValueError):
    """A placement that cannot be; ``line`` is where it stands, ``None`` for the end of the file."""

    def __init__(self, message: str, line: Line | None) -> None:
        super().__init__(message)
        self.line = line


@attrs.frozen
class Deployed:
    """The game after a deployment, and how many lines it took."""

    game: Game
    lines: int


def deploy(game: Game, lines: tuple[Line, ...]) -> Deployed:
    """Let the player to move deploy with the first of the lines.

    Raises:
        DeploymentError: at the first line that is no placement or cannot be; it also tells rules that are broken.
    """
    rules = game.rules
    assert rules.deployment is not None
    side = Side(game.position.turn ^ rules.first_side)
    number = sum(kind.count for kind in rules.deployment.kinds)
    layout = bytearray(rules.deployment.size)
    for count, line in enumerate(lines[:number]):
        _place(game, layout, line, side, count)
    if len(lines) < number:
        placed = counted(len(lines), "piece")
        raise DeploymentError(f"the file ends after {placed} of {number} of {rules.side_names[side]}", None)
    faults = rules.deployment.faults(bytes(layout), Seat(side))
    if faults:
        raise DeploymentError("; ".join(fault.message for fault in faults), lines[0])
    return Deployed(game.play(Deploy(bytes(layout))), number)


def _place(game: Game, layout: bytearray, line: Line, side: Side, count: int) -> None:
    """Put one piece into a layout."""
    rules, placement = game.rules, parse_placement(parse_turn(line.text).text)
    name = rules.side_names[side]
    if placement is None:
        message = f"{line.text[:60]}: {name} is still to deploy, as PLAYER PIECE SQUARE; {count} pieces are placed"
        raise DeploymentError(message, line)
    code = piece_named(rules, placement.player, placement.piece)
    if code is None:
        raise DeploymentError(f"{line.text[:60]}: no piece of {rules.game.capitalize()}", line)
    if code >> 4 != side:
        raise DeploymentError(f"{line.text[:60]}: {name} is still to deploy; {count} pieces are placed", line)
    place = _place_of(game, placement, Seat(side))
    if place is None:
        raise DeploymentError(f"{line.text[:60]}: {placement.square} is no square of {name}'s own ranks", line)
    if layout[place]:
        raise DeploymentError(f"{line.text[:60]}: a piece stands on {placement.square} already", line)
    layout[place] = code & KIND_BITS


def _place_of(game: Game, placement: Placement, seat: Seat) -> int | None:
    """Which place of a layout a square is."""
    deployment: Deployment | None = game.rules.deployment
    square = square_named(game.rules, placement.square)
    squares = () if deployment is None else deployment.squares(seat)
    return squares.index(square) if square in squares else None
