"""CSV of plies: one row a ply of the main lines."""

import attrs

from ...core.action import Deploy, Step
from ...core.game import Game
from ...core.ply import BattleResult
from ...notation.move_writer import format_ply
from ...notation.style import MoveStyle
from ..model.from_game import result_of
from . import part
from .cells import row_text
from .choices import Choices
from .csv_games import frame_of
from .format import Document, Format, Numbered
from .format_name import FormatName
from .played_line import Played, played_line
from .remarks import remarks_on

_RESULTS = {
    BattleResult.ATTACKER_STAYS: "attacker stays",
    BattleResult.BOTH_FALL: "both fall",
    BattleResult.ATTACKER_FALLS: "attacker falls",
}


@attrs.frozen
class PlyRow:
    """The cells of a row; the names of the fields are those of the columns (but for the underscore of ``from_``)."""

    game: str
    file: str
    variant: str
    ply: str
    number: str
    player: str
    side: str
    move: str
    coordinate: str
    from_: str
    to: str
    piece: str
    captures: str
    battle: str
    reveals: str
    lifts: str
    outcome: str
    reason: str
    clock: str
    emt: str
    eval: str
    nags: str
    comment: str


COLUMNS = tuple(field.name.rstrip("_") for field in attrs.fields(PlyRow))


def _row(game: Numbered, played: Played, style: MoveStyle) -> PlyRow:
    rules, position, ply = played.before.rules, played.before.position, played.ply
    origin, target = _squares(played)
    remarks = remarks_on(played.node)
    return PlyRow(
        game=str(game.number),
        file=game.file,
        variant=rules.id,
        ply=str(played.number),
        number=str(position.number),
        player=("first", "second")[position.turn],
        side=_side(played),
        move=format_ply(rules, position, ply, style),
        coordinate=format_ply(rules, position, ply, MoveStyle.COORDINATE),
        from_=origin,
        to=target,
        piece=_piece(played),
        captures="" if ply.battle is None else rules.kind_of(ply.battle.defender).name,
        battle="" if ply.battle is None else _RESULTS[ply.battle.result],
        reveals="" if ply.revealed is None else rules.piece_name(ply.revealed),
        lifts="yes" if ply.lifts else "",
        outcome="" if ply.outcome is None else result_of(ply.outcome),
        reason="" if ply.outcome is None else ply.outcome.reason.value,
        clock=remarks.clock,
        emt=remarks.emt,
        eval=remarks.eval,
        nags=" ".join(f"${nag}" for nag in played.node.nags),
        comment=remarks.comment,
    )


def _squares(played: Played) -> tuple[str, str]:
    """From where and to where; a flip or flag action has its one square twice, a deployment none."""
    action, name = played.ply.action, played.before.rules.board.name_of
    if isinstance(action, Deploy):
        return "", ""
    if isinstance(action, Step):
        return name(action.origin), name(action.target)
    return name(action.square), name(action.square)


def _piece(played: Played) -> str:
    """What moves or acts; of a flip what it turns up."""
    action, board = played.ply.action, played.before.position.board
    if isinstance(action, Deploy):
        return ""
    here = board[action.origin if isinstance(action, Step) else action.square]
    return played.before.rules.kind_of(here if played.ply.revealed is None else played.ply.revealed).name


def _side(played: Played) -> str:
    """The mover's colour; where this very flip decides it, the one that it decided."""
    rules, player = played.before.rules, played.before.position.turn
    games: tuple[Game, ...] = (played.before, played.after)
    side = next((side for game in games if (side := rules.side_of(game.position, player)) is not None), None)
    return "" if side is None else rules.side_names[side]


def _write(game: Numbered, choices: Choices) -> tuple[Document, ...]:
    rows = (_row(game, played, choices.style) for played in played_line(game.record))
    text = "".join(row_text(attrs.astuple(row, recurse=False), spreadsheet=choices.spreadsheet) for row in rows)
    return (Document(text.encode()),) if text else ()


CSV_PLIES_FORMAT = Format(
    FormatName.CSV_PLIES,
    "CSV, a row a ply",
    (),
    _write,
    losses=(part.VARIATIONS, part.GAME_COMMENTS, part.UNREAD, part.TAGS, part.STARTS, part.RESULTS, part.ODD_REMARKS),
    frame=lambda choices: frame_of(COLUMNS, choices),
    options=frozenset({"style", "spreadsheet"}),
)
