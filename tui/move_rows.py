"""The moves of a game in two columns."""

from collections.abc import Callable

import attrs

from ..core.game import Game, is_deployment
from ..core.seat import Player
from ..notation.move_writer import format_action, format_ply
from ..notation.style import MoveStyle


@attrs.frozen
class MoveCell:
    """One move: its text, and the index of the game after it in the whole line."""

    text: str
    index: int


@attrs.frozen
class MoveRow:
    """One move number with the moves of both players, indexed by player; ``None`` where there is none."""

    number: int
    cells: tuple[MoveCell | None, MoveCell | None]


def move_text(game: Game) -> str:
    """The short form of the move that led to a game; empty where none did: starts, deployments, the players' words."""
    if game.previous is None or game.ply is None or is_deployment(game.ply):
        return ""
    return format_ply(game.rules, game.previous.position, game.ply, MoveStyle.SAN)


def taken_back_text(game: Game) -> str:
    """As ``move_text``, but where pieces lie face down again it names squares only: the piece is not known any more."""
    if game.previous is None or game.ply is None or not game.rules.hides_pieces:
        return move_text(game)
    return format_action(game.rules, game.previous.position, game.ply.action, MoveStyle.COORDINATE)


class MoveTexts:
    """Texts of moves, each written once: games share their past."""

    def __init__(self, write: Callable[[Game], str] = move_text) -> None:
        self._write = write
        self._texts: list[tuple[Game, str]] = []

    def of(self, line: list[Game]) -> list[str]:
        """The texts of a line, by index."""
        kept = 0
        while kept < min(len(line), len(self._texts)) and self._texts[kept][0] is line[kept]:
            kept += 1
        self._texts[kept:] = [(game, self._write(game)) for game in line[kept:]]
        return [text for _, text in self._texts]


def move_rows(line: list[Game], texts: list[str]) -> list[MoveRow]:
    """The rows of a line; ``texts`` are its moves by index."""
    rows: list[MoveRow] = []
    for index, (before, text) in enumerate(zip(line, texts[1:], strict=False), 1):
        if not text:
            continue
        number, turn, cell = before.position.number, before.position.turn, MoveCell(text, index)
        if turn is Player.SECOND and rows and rows[-1].number == number and rows[-1].cells[1] is None:
            rows[-1] = MoveRow(number, (rows[-1].cells[0], cell))
        else:
            rows.append(MoveRow(number, (cell, None) if turn is Player.FIRST else (None, cell)))
    return rows
