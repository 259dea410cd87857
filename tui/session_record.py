"""Between sessions and records: what is saved, and how a saved game goes on."""

from datetime import date
from random import Random

import attrs

from ..core.deployment import Layout
from ..core.errors import RefusedError
from ..core.game import Game
from ..core.outcome import Outcome, Reason
from ..core.seat import Player
from ..notation.errors import LayoutTextError
from ..notation.layout import format_layout, parse_layout
from ..records.model.dealing import dealt, has_unknown
from ..records.model.from_game import record_of
from ..records.model.record import Record
from ..records.model.replay import start_game
from ..records.model.secret_tags import DRAFT_TAGS
from ..records.model.tree import main_line
from .lineup import Lineup
from .session import DEFAULT_NAMES, Session

NAME_TAGS = ("First", "Second")
"""The tags of the players' names, by player."""

DEALT_ANEW = "The record has no Deal, so the pieces still face down were dealt at random from what is left."
"""What is said of a game that could not go on with the very pieces it was played with."""

_FROM_THE_GAME = frozenset(
    {"Variant", "Result", "Termination", "Position", "Deal", "FirstLayout", "SecondLayout", "PlyCount"}
)
_BY_WORDS = {
    "resignation": Reason.RESIGNATION,
    "agreement": Reason.AGREEMENT,
    "time forfeit": Reason.TIME,
    "abandoned": Reason.ABANDONED,
    "rules infraction": Reason.INFRACTION,
}
_WINNERS = {"1-0": Player.FIRST, "0-1": Player.SECOND, "1/2-1/2": None}


class UnreadableGameError(RefusedError, ValueError):
    """A saved game that cannot be gone on with."""


@attrs.frozen
class Resumed:
    """A session to go on with.

    ``dealt_anew`` says that its record had no Deal, so that what is face down was dealt at random.
    """

    session: Session
    dealt_anew: bool


def new_tags(today: date, lineup: Lineup) -> tuple[tuple[str, str], ...]:
    """The tags of a game that begins today between these players."""
    return ("Date", today.strftime("%Y.%m.%d")), *lineup.tags().items()


def session_record(session: Session) -> Record:
    """The record of a session: the line played, without the moves taken back."""
    return record_of(session.game, dict(session.tags) | dict(zip(NAME_TAGS, session.names, strict=True)))


def resumed(record: Record, random: Random) -> Resumed:
    """The session that goes on from the end of a record's main line.

    Raises:
        UnreadableGameError: if the record cannot be read to its end.
        StartError: if its tags do not say how the game starts.
    """
    game = _game_at_end(record)
    unknown = has_unknown(game.position)
    first_of_each = dict(reversed(record.tags))
    tags = {name: first_of_each[name] for name, _ in record.tags if name not in _FROM_THE_GAME}
    names = (tags.pop(NAME_TAGS[0], "?"), tags.pop(NAME_TAGS[1], "?"))
    session = Session(dealt(game, random), _without_question_marks(names), tuple(tags.items()))
    return Resumed(session, dealt_anew=unknown)


def _without_question_marks(names: tuple[str, str]) -> tuple[str, str]:
    first, second = (default if name in ("", "?") else name for name, default in zip(names, DEFAULT_NAMES, strict=True))
    return first, second


def _game_at_end(record: Record) -> Game:
    game = start_game(record)
    for index in main_line(record):
        node = record.nodes[index]
        if node.ply is None:
            text = (node.text or "")[:40]
            raise UnreadableGameError(f"the game cannot be gone on with: {text!r} was not understood")
        game = game.play(node.ply.action, node.ply.revealed)
    return ended_by_words(game, record)


def ended_by_words(game: Game, record: Record) -> Game:
    """The game with the end that the players' words gave it."""
    reason = _BY_WORDS.get(record.tag("Termination") or "")
    if game.outcome is not None or reason is None or record.result not in _WINNERS:
        return game
    return game.end(Outcome(_WINNERS[record.result], reason))


def with_draft(session: Session, player: Player, layout: Layout | None) -> Session:
    """The session with the layout that a player is making, or without it."""
    tags = dict(session.tags)
    tags.pop(DRAFT_TAGS[player], None)
    if layout is not None and any(layout):
        tags[DRAFT_TAGS[player]] = format_layout(session.rules, layout)
    return attrs.evolve(session, tags=tuple(tags.items()))


def draft_of(session: Session, player: Player) -> Layout | None:
    """The layout that a player was making when the game was kept; ``None`` if there is none that can be read."""
    text = dict(session.tags).get(DRAFT_TAGS[player])
    try:
        return parse_layout(session.rules, text) if text else None
    except LayoutTextError:
        return None
