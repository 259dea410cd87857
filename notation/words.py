"""Plies, turns and ends in words: for status lines, ``--plain`` and screen readers."""

from ..core.action import Deploy, Flip, PickUp, PutDown, Step
from ..core.game import Game
from ..core.outcome import Outcome, Reason
from ..core.piece import FLAG_BITS, Code, FlagState
from ..core.ply import Battle, BattleResult, Ply
from ..core.position import Position
from ..core.rules import RuleSet
from ..core.seat import OPPONENT, Player

Names = tuple[str, str]
"""What the players are called, by player."""

PLAYER_NAMES: Names = ("First", "Second")

_OF_LOSER = {
    Reason.NO_LEGAL_MOVE: "{loser} has no legal move",
    Reason.NOTHING_LEFT: "{loser} has nothing left that moves",
    Reason.BACK_AND_FORTH: "{loser} went back and forth too often",
    Reason.RESIGNATION: "{loser} resigned",
    Reason.TIME: "{loser} ran out of time",
    Reason.ABANDONED: "{loser} abandoned the game",
    Reason.INFRACTION: "{loser} broke the rules",
}
"""Reasons of a win that lie with the loser; all others are told by their value."""


def ply_in_words(rules: RuleSet, before: Position, ply: Ply, names: Names = PLAYER_NAMES) -> str:
    """What a ply played in the position ``before`` did, as ``Colonel takes Captain on c8``; its mover is not named.

    >>> from junqi.core.registry import rule_set
    >>> jungle = rule_set("jungle")
    >>> step = Step(jungle.board.square("g3"), jungle.board.square("g4"))
    >>> ply_in_words(jungle, jungle.start(), Ply(step))
    'Rat g3 to g4'
    """
    action, name_of = ply.action, rules.board.name_of
    if isinstance(action, Deploy):
        return "deploys"
    if isinstance(action, Flip):
        return _flip_in_words(rules, before, action, ply.revealed, names)
    if isinstance(action, PickUp | PutDown):
        verb = "lifts" if isinstance(action, PickUp) else "puts down"
        return f"{rules.kind_of(before.board[action.square]).name} {verb} the Flag on {name_of(action.square)}"
    if ply.battle is not None:
        return _battle_in_words(rules, before, ply.battle, action)
    return _step_in_words(rules, before, action, ply)


def _flip_in_words(rules: RuleSet, before: Position, flip: Flip, revealed: Code | None, names: Names) -> str:
    where = rules.board.name_of(flip.square)
    if revealed is None:
        return f"flips {where}"
    text = f"flips {where}: {rules.piece_name(revealed)}"
    if rules.side_of(before, before.turn) is not None:
        return text
    side = rules.side_of(rules.apply(before, flip, revealed), before.turn)
    return text if side is None else f"{text}; {names[before.turn]} plays {rules.side_names[side]}"


def _battle_in_words(rules: RuleSet, before: Position, battle: Battle, step: Step) -> str:
    attacker, defender = rules.kind_of(battle.attacker).name, rules.kind_of(battle.defender).name
    where, left = rules.board.name_of(step.target), _flags_left(rules, before, step)
    if battle.result is BattleResult.BOTH_FALL:
        pair = f"both {attacker}s" if attacker == defender else f"{attacker} and {defender} both"
        return f"{pair} fall on {where}{left}"
    verb = "takes" if battle.result is BattleResult.ATTACKER_STAYS else "falls to"
    return f"{attacker} {verb} {defender} on {where}{left}"


def _flags_left(rules: RuleSet, before: Position, step: Step) -> str:
    """The Flags on which a battle's pieces stood, or which they carried: they stay where they are."""
    squares = (square for square in (step.origin, step.target) if before.board[square] & FLAG_BITS)
    return "".join(f"; the Flag stays on {rules.board.name_of(square)}" for square in squares)


def _step_in_words(rules: RuleSet, before: Position, step: Step, ply: Ply) -> str:
    code, name_of = before.board[step.origin], rules.board.name_of
    text = f"{rules.kind_of(code).name} {name_of(step.origin)} to {name_of(step.target)}"
    flag = code & FLAG_BITS
    if ply.lifts:
        text += ", lifting the Flag"
    if flag == FlagState.CARRIES:
        return f"{text}, carrying the Flag"
    return f"{text}, leaving the Flag behind" if flag else text


def outcome_in_words(outcome: Outcome, names: Names = PLAYER_NAMES) -> str:
    """A result with its reason.

    >>> outcome_in_words(Outcome(Player.SECOND, Reason.FLAG_HOME))
    'Second wins: flag carried home'
    """
    if outcome.winner is None:
        return f"Draw: {outcome.reason.value}"
    reason = _OF_LOSER.get(outcome.reason, outcome.reason.value).format(loser=names[OPPONENT[outcome.winner]])
    return f"{names[outcome.winner]} wins: {reason}"


def player_in_words(rules: RuleSet, position: Position, player: Player, names: Names = PLAYER_NAMES) -> str:
    """A player with the colour played, where it is known: ``Ann (White)``."""
    side = rules.side_of(position, player)
    return names[player] if side is None else f"{names[player]} ({rules.side_names[side]})"


def turn_in_words(game: Game, names: Names = PLAYER_NAMES) -> str:
    """Whose turn it is and for what, or how the game ended."""
    if game.outcome is not None:
        return outcome_in_words(game.outcome, names)
    what = "deploy" if game.position.status.deploying else "move"
    return f"{player_in_words(game.rules, game.position, game.position.turn, names)} to {what}"
