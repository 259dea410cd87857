"""From a game to its record, as the app saves it."""

from collections.abc import Mapping

import attrs

from ...core.action import Deploy
from ...core.game import Game
from ...core.outcome import Outcome, Reason
from ...core.piece import FACE_DOWN, KIND_BITS
from ...core.ply import Ply
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.board_text import format_board
from ...notation.layout import format_layout
from ...notation.position import format_position
from .record import Node, Record, Result
from .start import LAYOUT_TAGS

_UNKNOWN_TAGS = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "First": "?", "Second": "?"}
_FROM_THE_GAME = frozenset({"Variant", "Result", "Termination", "Position", "Deal", *LAYOUT_TAGS})
TERMINATION_OF = {
    Reason.RESIGNATION: "resignation",
    Reason.AGREEMENT: "agreement",
    Reason.TIME: "time forfeit",
    Reason.ABANDONED: "abandoned",
    Reason.INFRACTION: "rules infraction",
}


def record_of(game: Game, tags: Mapping[str, str] | None = None) -> Record:
    """The record of a game: its plies as the main line, and the tags that follow from it.

    ``tags`` add to these (players, date, time control); what is missing of the roster is written as unknown. Variant,
    Result, Termination, Position, Deal and the layouts always come from the game.
    """
    line = game.line()
    start, plies = line[0].position, game.plies
    layouts = _layouts(plies, game.outcome) if start == game.rules.start() else ()
    own = {"Variant": game.rules.id, "Result": result_of(game.outcome)}
    own |= _termination(game.outcome) | _start_tags(game.rules, start)
    own |= {tag: format_layout(game.rules, layout) for tag, layout in zip(LAYOUT_TAGS, layouts, strict=False)}
    nodes = tuple(Node(index - 1, ply) for index, ply in enumerate(plies[len(layouts) :]))
    given = {name: value for name, value in (tags or {}).items() if name not in _FROM_THE_GAME}
    return Record(tuple((_UNKNOWN_TAGS | given | own).items()), nodes, result_of(game.outcome))


def result_of(outcome: Outcome | None) -> Result:
    """The result token of an outcome; ``*`` for a game that goes on."""
    if outcome is None:
        return "*"
    if outcome.winner is None:
        return "1/2-1/2"
    return "1-0" if outcome.winner is Player.FIRST else "0-1"


def _layouts(plies: tuple[Ply, ...], outcome: Outcome | None) -> tuple[bytes, ...]:
    """The layouts with which a game begins; none where the game ended between them, which tags cannot say."""
    actions = (ply.action for ply in plies[:2])
    layouts = tuple(action.layout for action in actions if isinstance(action, Deploy) and action.layout is not None)
    return () if len(layouts) == 1 and outcome is not None else layouts


def _termination(outcome: Outcome | None) -> dict[str, str]:
    return {} if outcome is None else {"Termination": TERMINATION_OF.get(outcome.reason, "normal")}


def _start_tags(rules: RuleSet, start: Position) -> dict[str, str]:
    """Nothing for the rule set's own start, Deal where that is dealt, else Position."""
    usual = rules.start()
    if start == usual:
        return {}
    if rules.hides_pieces and _is_deal(start, usual):
        return {"Deal": format_board(rules, start.board)}
    return {"Position": format_position(rules, start)}


def _is_deal(start: Position, usual: Position) -> bool:
    """Whether ``start`` is the usual start with every piece known to the record."""
    undealt = bytes(FACE_DOWN if code & FACE_DOWN else code for code in start.board)
    known = all(code & KIND_BITS for code in start.board if code)
    pool = usual.status.pool
    return known and attrs.evolve(start, board=undealt, status=attrs.evolve(start.status, pool=pool)) == usual
