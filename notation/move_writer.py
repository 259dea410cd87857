"""Moves as text, in the four styles. Source: "Moves" in the notation."""

from ..core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from ..core.board import Square
from ..core.piece import IDENTITY_BITS, KIND_BITS, SIDE_BIT, UNKNOWN, Code
from ..core.ply import Ply
from ..core.position import Position
from ..core.rules import RuleSet
from .layout import format_layout
from .letters import letters_of
from .move_marks import outcome_mark, wins
from .own_pieces import own_pieces
from .style import MoveStyle


def format_ply(rules: RuleSet, position: Position, ply: Ply, style: MoveStyle) -> str:
    """A ply played in ``position``, exactly as writers write it."""
    coordinate = style is MoveStyle.COORDINATE
    text = (
        _format_step(rules, position, ply, style)
        if isinstance(ply.action, Step)
        else _format_other(rules, position, ply, style)
    )
    return text + "#" if wins(position, ply) and not coordinate else text


def format_action(rules: RuleSet, position: Position, action: Action, style: MoveStyle) -> str:
    """A legal action as lists of moves show it: a flip without what it reveals, a deployment as ``@``."""
    if isinstance(action, Deploy):
        return "@"
    if isinstance(action, Flip):
        return rules.board.name_of(action.square)
    return format_ply(rules, position, _foreseen(rules, position, action), style)


def _foreseen(rules: RuleSet, position: Position, action: Action) -> Ply:
    """The ply that an action without a flip will make, its end included (repetition aside, which wins for nobody)."""
    ply = rules.answer(position, action)
    outcome = rules.outcome(rules.apply(position, action))
    return Ply(ply.action, battle=ply.battle, lifts=ply.lifts, outcome=outcome)


def _format_step(rules: RuleSet, position: Position, ply: Ply, style: MoveStyle) -> str:
    action = ply.action
    assert isinstance(action, Step)
    origin, target = rules.board.name_of(action.origin), rules.board.name_of(action.target)
    if style is MoveStyle.COORDINATE:
        return origin + target
    table, code = letters_of(rules), position.board[action.origin]
    letter = table.letters[(code & KIND_BITS) - 1]
    separator = "x" if ply.battle is not None else "-"
    if style is MoveStyle.SAN:
        hint = _hint(rules, position, action)
        return letter + hint + ("x" if ply.battle is not None else "") + target + outcome_mark(ply)
    piece = table.hanzi[(code & KIND_BITS) - 1] if style is MoveStyle.CHINESE else letter
    return piece + origin + separator + target + outcome_mark(ply)


def _hint(rules: RuleSet, position: Position, step: Step) -> str:
    """The shortest of nothing, file, rank and square that tells a step from others of its letter to its target."""
    kind = position.board[step.origin] & KIND_BITS
    rivals = [
        square
        for square in own_pieces(rules, position, kind)
        if square != step.origin and rules.can_step(position, square, step.target)
    ]
    if not rivals:
        return ""
    name, files = rules.board.name_of(step.origin), rules.board.files
    if all(square % files != step.origin % files for square in rivals):
        return name[0]
    if all(square // files != step.origin // files for square in rivals):
        return name[1:]
    return name


def _format_other(rules: RuleSet, position: Position, ply: Ply, style: MoveStyle) -> str:
    """A flip, flag action or deployment."""
    action = ply.action
    if isinstance(action, Deploy):
        return "@" if action.layout is None else "@" + format_layout(rules, action.layout)
    assert isinstance(action, Flip | PickUp | PutDown)
    square = rules.board.name_of(action.square)
    if isinstance(action, Flip):
        return square + _identity(rules, position, action.square, ply.revealed, style)
    return ("_" if isinstance(action, PutDown) else "^") + square


def _identity(rules: RuleSet, position: Position, square: Square, revealed: Code | None, style: MoveStyle) -> str:
    """What a flip shows, where the style writes it or the reader cannot know it."""
    if revealed is None or (style is MoveStyle.COORDINATE and position.board[square] != UNKNOWN):
        return ""
    table = letters_of(rules)
    if style is MoveStyle.CHINESE:
        return "=" + table.hanzi[(revealed & KIND_BITS) - 1] + ("r" if revealed & SIDE_BIT else "")
    return "=" + table.letter(revealed & IDENTITY_BITS)
