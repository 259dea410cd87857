"""Plies as JSON: the action in coordinate notation, and what the truth answered."""

from ...core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from ...core.outcome import Outcome, Reason
from ...core.piece import IDENTITY_BITS, Code
from ...core.ply import Battle, BattleResult, Ply
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.errors import NotationError
from ...notation.layout import format_layout, parse_layout
from ...notation.letters import letters_of
from ...notation.move_token import MoveForm, MoveToken, parse_token
from .json_check import Json, Shape

_RESULTS = {
    BattleResult.ATTACKER_STAYS: "attacker stays",
    BattleResult.BOTH_FALL: "both fall",
    BattleResult.ATTACKER_FALLS: "attacker falls",
}
_WINNERS = {Player.FIRST: "first", Player.SECOND: "second", None: None}

PLY_KEYS = ("move", "revealed", "battle", "lifts", "outcome")
"""The keys of a node that tell its ply."""


def ply_to_json(rules: RuleSet, ply: Ply) -> dict[str, Json]:
    """A ply as the keys of its node; what did not happen is left out."""
    letter = letters_of(rules).letter
    found: dict[str, Json] = {"move": _format_action(rules, ply.action)}
    if ply.revealed is not None:
        found["revealed"] = letter(ply.revealed & IDENTITY_BITS)
    if ply.battle is not None:
        found["battle"] = {
            "attacker": letter(ply.battle.attacker),
            "defender": letter(ply.battle.defender),
            "result": _RESULTS[ply.battle.result],
        }
    if ply.lifts:
        found["lifts"] = True
    if ply.outcome is not None:
        found["outcome"] = {"winner": _WINNERS[ply.outcome.winner], "reason": ply.outcome.reason.value}
    return found


def _format_action(rules: RuleSet, action: Action) -> str:
    name = rules.board.name_of
    if isinstance(action, Step):
        return name(action.origin) + name(action.target)
    if isinstance(action, Deploy):
        return "@" + format_layout(rules, action.layout or b"")
    return {Flip: "", PickUp: "^", PutDown: "_"}[type(action)] + name(action.square)


def ply_from_json(rules: RuleSet, node: Shape) -> Ply:
    """The ply that a node's keys tell; whether it is legal is not asked.

    Raises:
        RecordJsonError: if one of them is not of the schema.
    """
    battle, outcome = node.optional("battle"), node.optional("outcome")
    return Ply(
        _parse_action(rules, node),
        revealed=None if not node.has("revealed") else _piece(rules, node, "revealed"),
        battle=None if battle is None else _battle(rules, battle),
        lifts=node.boolean("lifts"),
        outcome=None if outcome is None else _outcome(outcome),
    )


def _parse_action(rules: RuleSet, node: Shape) -> Action:
    text = node.text("move")
    try:
        token = parse_token(rules, text)
        if token.form is MoveForm.DEPLOY and token.layout is not None:
            return Deploy(parse_layout(rules, token.layout))
    except NotationError as error:
        raise node.error("move", str(error)) from None
    action = None if token.marks or token.wins or token.glyph or token.revealed is not None else _plain(token)
    if action is None:
        raise node.error(
            "move", f"{text[:40]!r} is not in coordinate notation, such as g3g4, c3, ^b13, _b13 or @LAYOUT"
        )
    return action


def _plain(token: MoveToken) -> Action | None:
    if token.form is MoveForm.COORDINATE and token.origin is not None:
        return Step(token.origin, token.square)
    kinds: dict[MoveForm, type[Flip | PickUp | PutDown]] = {
        MoveForm.FLIP: Flip,
        MoveForm.PICK_UP: PickUp,
        MoveForm.PUT_DOWN: PutDown,
    }
    kind = kinds.get(token.form)
    return None if kind is None else kind(token.square)


def _piece(rules: RuleSet, shape: Shape, key: str) -> Code:
    table, letter = letters_of(rules), shape.text(key)
    code = table.code(letter)
    if code is None:
        raise shape.error(key, f"{letter[:10]!r} is no piece: pieces are {table.letters} in upper or lower case")
    return code


def _battle(rules: RuleSet, shape: Shape) -> Battle:
    result = shape.choice("result", {name: result for result, name in _RESULTS.items()})
    shape.only("attacker", "defender", "result")
    return Battle(_piece(rules, shape, "attacker"), _piece(rules, shape, "defender"), result)


def _outcome(shape: Shape) -> Outcome:
    shape.only("winner", "reason")
    winner = shape.choice("winner", {name: player for player, name in _WINNERS.items()})
    return Outcome(winner, shape.choice("reason", {reason.value: reason for reason in Reason}))
