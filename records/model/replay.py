"""From a record to games: the position and past at each of its nodes."""

from ...core.errors import JunqiError
from ...core.game import Game
from .record import START, Node, Record
from .start import StartError, read_start
from .tree import path


def start_game(record: Record) -> Game:
    """The game before the record's first move, Position, Deal and layouts applied.

    A Deal that is faulty is not used, as in reading.

    Raises:
        StartError: if the tags do not say how the game starts; it names every fault.
    """
    start = read_start(record)
    if start.game is None:
        raise StartError(start.faults)
    return start.game


def game_at(record: Record, index: int) -> Game:
    """The game after a node, or before the first move for ``START``. Text that was not understood changes nothing.

    Raises:
        StartError: as ``start_game``. IllegalActionError, IdentityError: if the record holds a ply that the rules do
            not allow (never in one that was read from JGN).
    """
    game = start_game(record)
    for at in path(record, index):
        ply = record.nodes[at].ply
        if ply is not None:
            game = game.play(ply.action, ply.revealed)
    return game


def games(record: Record) -> list[Game | None]:
    """The game after each node, parallel to ``record.nodes``; lines share their predecessors.

    ``None`` for text that was not understood, for plies that the rules do not allow, and for what follows them.

    Raises:
        StartError: as ``start_game``.
    """
    return games_from(start_game(record), record)


def games_from(start: Game, record: Record) -> list[Game | None]:
    """As ``games``, from a start that is known already."""
    found: list[Game | None] = []
    for node in record.nodes:
        before = start if node.parent == START else found[node.parent]
        found.append(None if before is None else _played(before, node))
    return found


def _played(game: Game, node: Node) -> Game | None:
    if node.ply is None:
        return None
    try:
        return game.play(node.ply.action, node.ply.revealed)
    except JunqiError:
        return None
