"""What the board shows of a session."""

from ...core.action import Action, Flip, PickUp, PutDown, Step
from ...core.board import Square
from ...core.observation import Observation
from ..board.scene import Scene, targets_of
from ..selection import Selection
from ..session import Session


def scene_of(session: Session, seen: Observation, selection: Selection | None) -> Scene:
    """The scene of a session; everything lies face up once the game is over."""
    last_from, last_to = last_squares(session)
    over = session.outcome is not None
    return Scene(
        board=session.game.position.board if over else seen.position.board,
        selected=selection.origin if selection else None,
        targets=targets_of(seen.rules, seen.position, selection.origin) if selection else (),
        last_from=last_from,
        last_to=last_to,
        revealed=over,
    )


def last_squares(session: Session) -> tuple[Square | None, Square | None]:
    """Where the last ply came from and went to."""
    ply = next((game.ply for game in session.game.backwards() if game.ply is not None), None)
    return _squares(ply.action) if ply is not None else (None, None)


def _squares(action: Action) -> tuple[Square | None, Square | None]:
    if isinstance(action, Step):
        return action.origin, action.target
    return (None, action.square) if isinstance(action, Flip | PickUp | PutDown) else (None, None)
