"""The words that a plain game understands beside moves and layouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import attrs

from ...core.observation import observe
from ...core.seat import OPPONENT, Player
from ...notation.counted import counted
from ...notation.rules_text import rules_text
from ...records.storing.files import write_new
from ...records.writing.writer import write_record
from ..session_record import session_record
from ..takeback import played_again, taken_back
from ..typed_path import typed_path
from .console import agrees
from .deployment import HELP
from .reports import board_lines, legal_move_lines, move_list_lines, pieces_lines, typing_lines

if TYPE_CHECKING:
    from .plain_game import PlainGame


@attrs.frozen
class Command:
    """A word's meaning; ``run`` is given what was typed after the word."""

    usage: str
    help: str
    run: Callable[[PlainGame, str], None]
    while_deploying: bool = False
    after_the_end: bool = True


def _help(game: PlainGame, _: str) -> None:
    if game.session.game.position.status.deploying:
        game.console.say(HELP)
    else:
        game.console.say("\n".join(typing_lines(game.session)))
    for command in game.commands().values():
        game.console.say(f"  {command.usage:12} {command.help}")


def _board(game: PlainGame, argument: str) -> None:
    game.always_board = {"always": True, "never": False}.get(argument, game.always_board)
    for line in board_lines(game.session):
        game.console.say(line)


def _pieces(game: PlainGame, _: str) -> None:
    for line in pieces_lines(game.session):
        game.console.say(line)


def _moves(game: PlainGame, _: str) -> None:
    for line in legal_move_lines(game.session):
        game.console.say(line)


def _game(game: PlainGame, _: str) -> None:
    for line in move_list_lines(game.session):
        game.console.say(line)


def _undo(game: PlainGame, _: str) -> None:
    before = game.session.game.length
    session = taken_back(game.session, game.table.only_human)
    moves = before - session.game.length  # none where only an end by the players' words is taken back
    game.console.say(f"{counted(moves, 'move')} taken back." if moves else "The end of the game is taken back.")
    game.change(session)


def _redo(game: PlainGame, _: str) -> None:
    game.change(played_again(game.session, game.table.only_human))


def _hint(game: PlainGame, _: str) -> None:
    game.console.say(game.hint())


def _resign(game: PlainGame, _: str) -> None:
    player = game.session.turn
    if agrees(game.console, f"{game.session.name_of(player)}, do you resign?"):
        game.change(game.session.resign(player))


def _draw(game: PlainGame, _: str) -> None:
    other = OPPONENT[game.session.turn]
    if _accepts_draw(game, other):
        game.change(game.session.agree_draw())
    else:
        game.console.say(f"{game.session.name_of(other)} declines the draw.")


def _accepts_draw(game: PlainGame, other: Player) -> bool:
    """Whether the other player, a person or a program, takes a draw."""
    if game.table.human(other) is None:
        return game.table.agents[other].accepts_draw(observe(game.session.game, other))
    names = game.session.name_of(OPPONENT[other]), game.session.name_of(other)
    return agrees(game.console, "{} offers a draw. {}, do you accept?".format(*names))


def _save(game: PlainGame, argument: str) -> None:
    if not argument:
        game.console.say("Name the file: save FILE.")
        return
    path = typed_path(argument)
    try:
        write_new(path, write_record(session_record(game.session)))
    except FileExistsError:
        game.console.say(f"{path} exists and is left as it is: name another file.")
    except OSError as error:
        game.console.say(f"{path} could not be written: {error.strerror or error}.")
    else:
        game.console.say(f"Saved as {path}.")


def _rules(game: PlainGame, _: str) -> None:
    game.console.say(rules_text(game.session.rules, hanzi=False))


def _quit(game: PlainGame, _: str) -> None:
    game.leave()


COMMANDS = {
    "help": Command("help", "this list", _help, while_deploying=True),
    "board": Command("board", "draw the board; board always, board never: after each move or not", _board),
    "pieces": Command("pieces", "the position in words", _pieces),
    "moves": Command("moves", "the legal moves", _moves, after_the_end=False),
    "hint": Command("hint", "a good move, as the computer sees it", _hint, after_the_end=False),
    "game": Command("game", "the moves played", _game),
    "undo": Command("undo", "take the last move back", _undo),
    "redo": Command("redo", "play it again", _redo),
    "draw": Command("draw", "offer a draw", _draw, after_the_end=False),
    "resign": Command("resign", "give the game up", _resign, after_the_end=False),
    "save": Command("save FILE", "save the game as a record", _save, while_deploying=True),
    "rules": Command("rules", "the rules of this variant", _rules, while_deploying=True),
    "quit": Command("quit", "leave; the game is kept", _quit, while_deploying=True),
}
"""Every command by its word."""
