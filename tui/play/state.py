"""What the panels and the status line say of a session."""

from ...core.action import Flip, PickUp, PutDown
from ...core.observation import Observation
from ...core.outcome import Outcome
from ...core.piece import KIND_BITS
from ...core.seat import ENEMY, Player
from ...notation.words import turn_in_words
from ..captured import fallen
from ..last_ply import last_ply_in_words
from ..selection import Selection
from ..session import Session
from ..warnings import warnings
from .player_panel import PlayerState
from .status_line import Status

_IN_PLACE = {
    Flip: "choose it again to turn it up",
    PutDown: "choose it again to put the Flag down",
    PickUp: "choose it again to lift the Flag",
}


def player_state(session: Session, player: Player) -> PlayerState:
    """One player's panel."""
    rules, position = session.rules, session.game.position
    side = rules.side_of(position, player)
    return PlayerState(
        player=player,
        name=session.name_of(player),
        side=side,
        taken=fallen(session.game)[ENEMY[side]] if side is not None else (),
        to_move=session.outcome is None and session.turn is player,
        result=_result(session.outcome, player),
    )


def _result(outcome: Outcome | None, player: Player) -> str:
    if outcome is None:
        return ""
    if outcome.winner is None:
        return "draws"
    return "wins" if outcome.winner is player else "loses"


def status_of(session: Session, seen: Observation, selection: Selection | None, refusal: str = "") -> Status:
    """The status line."""
    return Status(
        turn=turn_in_words(session.game, session.names) + ".",
        selected=_selected(seen, selection) if selection else _hint(seen),
        last=last_ply_in_words(session),
        warnings=warnings(session.game, session.names),
        refusal=refusal,
    )


def _hint(seen: Observation) -> str:
    if seen.outcome is not None:
        return ""
    if seen.rules.side_of(seen.position, seen.position.turn) is None:
        return "Turn up any piece: the first Engineer gives the colours."
    return "Choose a piece."


def _selected(seen: Observation, selection: Selection) -> str:
    rules, code = seen.rules, seen.position.board[selection.origin]
    piece = rules.kind_of(code).name if code & KIND_BITS else "Face-down piece"
    parts = [f"{piece} on {rules.board.name_of(selection.origin)}"]
    if selection.targets:
        parts.append(
            f"choose one of {len(selection.targets)} targets" if len(selection.targets) > 1 else "choose its target"
        )
    if selection.in_place is not None:
        parts.append(_IN_PLACE[type(selection.in_place)])
    return ": ".join((parts[0], " or ".join(parts[1:]))) + "."
