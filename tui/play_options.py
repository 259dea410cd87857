"""From the options of ``play`` to a game that can be opened."""

from datetime import date
from pathlib import Path
from random import Random

import attrs

from ..core.errors import JunqiError
from ..core.registry import rule_set
from ..core.rules import RuleSet
from ..notation.position import parse_possible_position
from .autosave import Autosave
from .deploy.layout_files import read_layout
from .new_game import NewGame, new_session
from .player_kinds import make_player
from .saved_games import reopen
from .session import DEFAULT_NAMES, Session
from .session_record import DEALT_ANEW, new_tags


class ResumeOptionsError(JunqiError):
    """Options for a new game beside ``--resume``."""

    def __init__(self) -> None:
        super().__init__(
            "--resume goes on with a game as it was kept: give no variant, position, names, layouts or deal with it"
        )


@attrs.frozen
class PlayOptions:
    """The options as given; pairs are indexed by player."""

    variant: str | None = None
    position: str | None = None
    kinds: tuple[str, str] = ("human", "human")
    names: tuple[str | None, str | None] = (None, None)
    layouts: tuple[Path | None, Path | None] = (None, None)
    deal: str | None = None
    seed: int | None = None
    resume: Path | None = None

    @property
    def describes_a_game(self) -> bool:
        """Whether any option says what a new game should be like."""
        return any(
            option is not None for option in (self.variant, self.position, self.deal, *self.names, *self.layouts)
        )


@attrs.frozen
class Opening:
    """A game to open.

    ``remark`` is a sentence that the players should read; ``random`` serves whatever is left to chance.
    """

    session: Session
    kinds: tuple[str, str]
    autosave: Autosave
    random: Random
    remark: str = ""


def opening_of(options: PlayOptions) -> Opening | None:
    """The game that options mean; ``None`` where they name none, so that it must be asked for.

    Raises:
        JunqiError: of the class for what is wrong with an option.
        OSError: if a file cannot be read.
    """
    for kind in options.kinds:
        make_player(kind)
    if options.resume is not None:
        return _resumed(options, options.resume)
    return None if options.variant is None else _new(options, rule_set(options.variant))


def _resumed(options: PlayOptions, path: Path) -> Opening:
    if options.describes_a_game:
        raise ResumeOptionsError
    random = Random(options.seed)
    reopened = reopen(path, random)
    remark = DEALT_ANEW if reopened.resumed.dealt_anew else ""
    return Opening(reopened.resumed.session, options.kinds, reopened.autosave, random, remark)


def _new(options: PlayOptions, rules: RuleSet) -> Opening:
    random = Random(options.seed)
    named = zip(options.names, DEFAULT_NAMES, strict=True)
    first, second = (default if name is None else name for name, default in named)
    first_layout, second_layout = (path if path is None else read_layout(rules, path) for path in options.layouts)
    wanted = NewGame(
        rules=rules,
        names=(first, second),
        position=None if options.position is None else parse_possible_position(rules, options.position),
        deal=options.deal,
        layouts=(first_layout, second_layout),
        tags=new_tags(date.today(), options.kinds),
    )
    return Opening(new_session(wanted, random), options.kinds, Autosave(), random)
