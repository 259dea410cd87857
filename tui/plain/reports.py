"""What a plain game says, as lines."""

from collections.abc import Iterator

from ...core.action import Action
from ...core.observation import observe
from ...core.piece import FACE_DOWN, KIND_BITS
from ...core.seat import Player
from ...notation.diagram import draw
from ...notation.move_writer import format_action
from ...notation.position_words import position_in_words
from ...notation.style import MoveStyle
from ...notation.words import outcome_in_words, player_in_words
from ..move_rows import MoveTexts, move_rows
from ..session import Session
from ..typed import typed_forms


def intro_lines(session: Session) -> Iterator[str]:
    """The variant, the players, and what to type."""
    rules, position = session.rules, session.game.position
    first, second = (player_in_words(rules, position, player, session.names) for player in Player)
    yield f"{rules.title}: {first} against {second}."
    if position.status.deploying or session.outcome is not None:
        yield "Type help for what can be typed."
    else:
        example = format_action(rules, rules.public(position, position.turn), _first_action(session), MoveStyle.LAN)
        yield f"Type a move, such as {example}, or help for what else can be typed."


def _first_action(session: Session) -> Action:
    return next(session.rules.actions(session.game.position))


def typing_lines(session: Session) -> Iterator[str]:
    """How moves are typed."""
    forms = typed_forms(observe(session.game, session.turn))
    if forms:
        yield f"A move may be typed as {forms}."
    if session.rules.hides_pieces:
        yield "A flip is typed as c3, putting the Flag down as _c3, picking it up as ^c3."


def board_lines(session: Session) -> Iterator[str]:
    """The board as a diagram; at the end of the game all pieces face up."""
    yield draw(session.rules, _shown_board(session))


def pieces_lines(session: Session) -> Iterator[str]:
    """The position in words."""
    yield from position_in_words(session.rules, session.rules.public(session.game.position, session.turn))


def _shown_board(session: Session) -> bytes:
    position = session.game.position
    if session.outcome is None:
        return session.rules.public(position, session.turn).board
    return bytes(code & ~FACE_DOWN if code & KIND_BITS else code for code in position.board)


def end_line(session: Session) -> str:
    """The result; empty while the game goes on."""
    return f"{outcome_in_words(session.outcome, session.names)}." if session.outcome is not None else ""


def move_list_lines(session: Session) -> Iterator[str]:
    """The moves played."""
    line = session.game.line()
    rows = move_rows(line, MoveTexts().of(line))
    if not rows:
        yield "No move yet."
    for row in rows:
        yield f"{row.number}. " + " ".join(
            cell.text if cell else "..." for cell in row.cells if cell or not row.cells[0]
        )


def legal_move_lines(session: Session) -> Iterator[str]:
    """What may be played now."""
    rules, known = session.rules, session.rules.public(session.game.position, session.turn)
    texts = [format_action(rules, known, action, MoveStyle.LAN) for action in rules.legal_actions(known)]
    yield f"{len(texts)} legal moves: {' '.join(texts)}"
