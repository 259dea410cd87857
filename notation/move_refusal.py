"""Why a move is refused, in one sentence: what stands there, and what the rules allow instead."""

from ..core.action import Action, Flip, PickUp
from ..core.board import Square
from ..core.piece import FACE_DOWN
from ..core.position import Position
from ..core.rules import RuleSet
from .move_token import MoveToken
from .own_pieces import own_pieces


def refuse_step(rules: RuleSet, position: Position, origin: Square, token: MoveToken) -> str:
    """Why the piece on ``origin`` cannot go to the token's square."""
    code, where = position.board[origin], rules.board.name_of(origin)
    if not code:
        return f"{token.text}: {where} is empty"
    if code & FACE_DOWN:
        return f"{token.text}: the piece on {where} lies face down; it can only be flipped"
    side = rules.side_of(position, position.turn)
    if side is None:
        return f"{token.text}: until an Engineer is turned up, a turn is a flip"
    if code >> 4 & 1 != side:
        return f"{token.text}: {where} holds the {rules.piece_name(code)}, but {rules.side_names[side]} is to move"
    return f"{token.text}: the {rules.kind_of(code).name} on {where} {_may_go(rules, position, origin)}"


def refuse_piece_move(rules: RuleSet, position: Position, token: MoveToken) -> str:
    """Why no piece of the token's kind can make its move."""
    side = rules.side_of(position, position.turn)
    if side is None:
        return f"{token.text}: until an Engineer is turned up, a turn is a flip"
    if token.origin is not None:
        return refuse_step(rules, position, token.origin, token)
    name = rules.kinds[(token.kind or 1) - 1].name
    own = own_pieces(rules, position, token.kind or 0)
    if not own:
        return f"{token.text}: {rules.side_names[side]} has no {name} on the board that can move"
    ways = "; ".join(f"the {name} on {rules.board.name_of(s)} {_may_go(rules, position, s)}" for s in own)
    return f"{token.text}: {ways}"


def _may_go(rules: RuleSet, position: Position, origin: Square) -> str:
    targets = rules.targets(position, origin)
    if not targets:
        return "cannot move"
    return "can go to " + ", ".join(rules.board.name_of(target) for target in sorted(targets))


def refuse_place(rules: RuleSet, action: Action, token: MoveToken) -> str:
    """Why a flip or a flag action is not legal."""
    where = rules.board.name_of(token.square)
    if isinstance(action, Flip):
        return f"{token.text}: no piece lies face down on {where}"
    if not rules.hides_pieces:
        return f"{token.text}: in {rules.game.capitalize()} no Flag is picked up or put down"
    if isinstance(action, PickUp):
        return f"{token.text}: on {where} no unit of the mover may pick up the enemy Flag"
    return f"{token.text}: on {where} no unit of the mover carries the enemy Flag"
