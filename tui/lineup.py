"""Who plays: kinds of players as people name them, and what records say of them."""

from pathlib import PurePath

import attrs

from ..core.errors import JunqiError
from ..core.seat import Player
from ..engine.uci.errors import ProgramTextError
from ..engine.uci.program import BUILT_IN, HUMAN, Program, parse_player
from ..engine.uci.settings import STRONGEST_LEVEL
from .session import DEFAULT_NAMES, Session

DEFAULT_SECONDS = 1.0
"""How long a program thinks about a move unless told otherwise."""

_LONGEST_SECONDS = 86_400.0

PROGRAM_TAGS = ("FirstProgram", "SecondProgram")
"""The tags that name the built-in engine and its level, by player, so that a kept game goes on against it."""

_TYPE_TAGS = ("FirstType", "SecondType")
_PROGRAM = "program"


class SecondsError(JunqiError, ValueError):
    """A time to think that is none."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text[:40]!r} is no time for a move: it is a number of seconds above 0, up to a day")
        self.text = text


def seconds_in(text: str) -> float:
    """The seconds that a text means.

    >>> seconds_in("0.5")
    0.5

    Raises:
        SecondsError: if it is no number of seconds above 0.
    """
    try:
        seconds = float(text)
    except ValueError:
        raise SecondsError(text) from None
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise SecondsError(text)
    return seconds


@attrs.frozen
class Lineup:
    """The kinds of both players, such as ``human`` or ``engine:7``, indexed by player.

    ``seconds`` is how long programs may think about a move. With a ``seed`` the built-in engine leaves nothing to
    chance.

    Raises:
        ProgramTextError: if a kind is none.
    """

    kinds: tuple[str, str] = (HUMAN, HUMAN)
    seconds: float = DEFAULT_SECONDS
    seed: int | None = None
    programs: tuple[Program | None, Program | None] = attrs.field(init=False)
    """What plays for each player; ``None`` for a person."""

    @programs.default
    def _programs(self) -> tuple[Program | None, Program | None]:
        first, second = self.kinds
        return parse_player(first), parse_player(second)

    @property
    def only_human(self) -> Player | None:
        """The one person at the table; ``None`` where there are two or none."""
        humans = [player for player in Player if self.programs[player] is None]
        return humans[0] if len(humans) == 1 else None

    def names(self, given: tuple[str | None, str | None] = (None, None)) -> tuple[str, str]:
        """What the players are called: as given, else by what they are."""
        first, second = (
            default_name(kind, player) if name is None else name
            for kind, player, name in zip(self.kinds, Player, given, strict=True)
        )
        return first, second

    def tags(self) -> dict[str, str]:
        """What a record says of the players' kinds."""
        types = (HUMAN if program is None else _PROGRAM for program in self.programs)
        own = {tag: kind for tag, kind in zip(PROGRAM_TAGS, self.kinds, strict=True) if is_built_in(kind)}
        return dict(zip(_TYPE_TAGS, types, strict=True)) | own


AGAINST_COMPUTER = Lineup((HUMAN, f"{BUILT_IN}:3"))
"""What is proposed to who wants to play alone: a level that beginners can beat."""


def is_built_in(kind: str) -> bool:
    """Whether a kind of player is this package's own engine."""
    return kind.partition(":")[0] == BUILT_IN


def default_name(kind: str, player: Player) -> str:
    """What a player is called who was given no name.

    >>> default_name("engine:7", Player.FIRST), default_name("uci:/usr/games/fairy -x", Player.FIRST)
    ('Computer level 7', 'fairy')
    """
    program = parse_player(kind)
    if program is None:
        return DEFAULT_NAMES[player]
    if not is_built_in(kind):
        return PurePath(program.command[0]).name
    return f"Computer level {kind.partition(':')[2] or STRONGEST_LEVEL}"


def lineup_of(tags: dict[str, str]) -> Lineup:
    """Who plays on in a kept game: persons and the built-in engine, which also stands in for any other program.

    No record can make the app run a command.
    """
    first, second = (
        _kind(tags.get(type_tag), tags.get(program_tag, ""))
        for type_tag, program_tag in zip(_TYPE_TAGS, PROGRAM_TAGS, strict=True)
    )
    return Lineup((first, second))


def _kind(type_: str | None, program: str) -> str:
    """A player's kind by the tags of a record."""
    if type_ != _PROGRAM:
        return HUMAN
    return program if _is_level(program) else BUILT_IN


def _is_level(text: str) -> bool:
    """Whether a text names the built-in engine and a level that it has."""
    try:
        return is_built_in(text) and parse_player(text) is not None
    except ProgramTextError:
        return False


def with_lineup(session: Session, lineup: Lineup) -> Session:
    """The session with its tags saying who plays now; who plays for somebody else gets a name of their own."""
    before, own = dict(session.tags), lineup.tags()
    first, second = (
        session.names[player] if _same(before, own, player) else default_name(lineup.kinds[player], player)
        for player in Player
    )
    others = {tag: value for tag, value in before.items() if tag not in (*_TYPE_TAGS, *PROGRAM_TAGS)}
    return attrs.evolve(session, names=(first, second), tags=tuple((others | own).items()))


def who_stands_in(before: Session, after: Session) -> str:
    """For whom somebody else plays after ``with_lineup``, as a sentence; empty where everybody plays on."""
    changed = (f"{new} plays on for {old}." for old, new in zip(before.names, after.names, strict=True) if old != new)
    return " ".join(changed)


def _same(before: dict[str, str], after: dict[str, str], player: Player) -> bool:
    """Whether the tags name one kind of player before and after; where a record says nothing, a person played."""
    type_tag, program_tag = _TYPE_TAGS[player], PROGRAM_TAGS[player]
    return before.get(type_tag, HUMAN) == after[type_tag] and before.get(program_tag) == after.get(program_tag)
