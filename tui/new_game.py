"""From what a person asks for to a session that can be played."""

from random import Random

import attrs

from ..core.action import Deploy
from ..core.deployment import Layout
from ..core.errors import JunqiError
from ..core.game import Game
from ..core.piece import FACE_DOWN, UNKNOWN
from ..core.position import Position
from ..core.rules import RuleSet
from ..core.seat import Player
from ..core.seating import seat_of
from ..notation.board_text import parse_board
from ..notation.errors import ImpossiblePositionError
from ..notation.layout import deployment_of
from ..records.model.dealing import with_deal
from .session import DEFAULT_NAMES, Session
from .session_record import with_draft

Layouts = tuple[Layout | None, Layout | None]
"""Layouts made before the game, indexed by player."""


class DealError(JunqiError, ValueError):
    """A deal that does not fit the game."""


class LayoutError(JunqiError, ValueError):
    """A layout that cannot be deployed."""


class PlayerNameError(JunqiError, ValueError):
    """A name that cannot stand in a record."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} cannot be a player's name: a name is printable text on one line")
        self.name = name


@attrs.frozen
class NewGame:
    """What a new game begins with.

    ``deal`` is the board field with every piece as ``~X``; without it pieces are dealt at random.
    """

    rules: RuleSet
    names: tuple[str, str] = DEFAULT_NAMES
    position: Position | None = None
    deal: str | None = None
    layouts: Layouts = (None, None)
    tags: tuple[tuple[str, str], ...] = ()


def new_session(wanted: NewGame, random: Random) -> Session:
    """The session in which a new game begins.

    Raises:
        DealError: if a deal is given to a game without one, or does not fit the start.
        LayoutError: if a layout is given to a game without deployment, or breaks its rules.
        PlayerNameError: if a name cannot stand in a record.
        NotationError: if the deal is malformed.
    """
    _check_names(wanted.names)
    game = Game.begin(wanted.rules, _dealt_start(wanted, random))
    _check_layouts(game, wanted.layouts)
    return deploy_prepared(Session(game, wanted.names, wanted.tags, prepared=wanted.layouts))


def deploy_prepared(session: Session) -> Session:
    """The session after the deployments whose layouts are ready; what was kept of their making goes."""
    while session.game.position.status.deploying and (layout := session.prepared[session.turn]) is not None:
        session = with_draft(session, session.turn, None).play(Deploy(layout))
    return session


def prepared_by(session: Session, player: Player, layout: Layout) -> Session:
    """The session with a player's layout ready for when it is that player's turn to deploy."""
    first, second = (layout if one is player else session.prepared[one] for one in Player)
    return attrs.evolve(session, prepared=(first, second))


def _check_names(names: tuple[str, str]) -> None:
    for name in names:
        if not name.isprintable() or not name.strip():
            raise PlayerNameError(name)


def _dealt_start(wanted: NewGame, random: Random) -> Position:
    rules = wanted.rules
    start = rules.start() if wanted.position is None else wanted.position
    if wanted.deal is None:
        return rules.deal(start, random)
    if not rules.hides_pieces:
        raise DealError(f"{rules.game.capitalize()} has no face-down pieces, so a deal means nothing")
    return _with_deal(rules, start, wanted.deal)


def _with_deal(rules: RuleSet, start: Position, text: str) -> Position:
    """The start with its unknown pieces as a deal says."""
    board = parse_board(rules, text)
    name_of = rules.board.name_of
    for square, (before, piece) in enumerate(zip(start.board, board, strict=True)):
        if before != piece and not (before == UNKNOWN and piece & FACE_DOWN and piece != UNKNOWN):
            raise DealError(
                f"the deal does not fit the start on {name_of(square)}: each piece face down there is written ~X"
            )
    dealt = with_deal(start, board)
    faults = rules.faults(dealt)
    if faults:
        raise ImpossiblePositionError(faults)
    return dealt


def _check_layouts(game: Game, layouts: Layouts) -> None:
    given = [(player, layout) for player, layout in zip(Player, layouts, strict=True) if layout is not None]
    if given and not game.position.status.deploying:
        raise LayoutError("a layout means nothing here: there is nothing to deploy")
    for player, layout in given:
        _check_layout(game, player, layout)


def _check_layout(game: Game, player: Player, layout: Layout) -> None:
    rules = game.rules
    faults = deployment_of(rules).faults(layout, seat_of(rules, game.position, player))
    if faults:
        whose = player.name.lower()
        raise LayoutError(
            f"the {whose} player's layout breaks the rules: " + "; ".join(fault.message for fault in faults)
        )
