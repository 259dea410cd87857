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
from .lineup import DEFAULT_SECONDS, Lineup, lineup_of, who_stands_in, with_lineup
from .new_game import NewGame, new_session
from .saved_games import reopen
from .session import Session
from .session_record import DEALT_ANEW, new_tags


class ResumeOptionsError(JunqiError):
    """Options for a new game beside ``--resume``."""

    def __init__(self) -> None:
        super().__init__(
            "--resume goes on with a game as it was kept: give no variant, position, names, layouts or deal with it"
        )


@attrs.frozen
class PlayOptions:
    """The options as given; pairs are indexed by player. ``seconds`` is how long programs may think about a move."""

    variant: str | None = None
    position: str | None = None
    kinds: tuple[str | None, str | None] = (None, None)
    names: tuple[str | None, str | None] = (None, None)
    layouts: tuple[Path | None, Path | None] = (None, None)
    deal: str | None = None
    seed: int | None = None
    resume: Path | None = None
    seconds: float = DEFAULT_SECONDS

    @property
    def describes_a_game(self) -> bool:
        """Whether any option says what a new game should be like."""
        return any(
            option is not None for option in (self.variant, self.position, self.deal, *self.names, *self.layouts)
        )

    def new_lineup(self) -> Lineup:
        """Who plays a new game; raises as ``lineup`` does."""
        return self.lineup(Lineup())

    def lineup(self, otherwise: Lineup) -> Lineup:
        """Who plays: as the options say, else as in another lineup.

        Raises:
            ProgramTextError: if a kind of player is none.
        """
        first, second = (
            other if kind is None else kind for kind, other in zip(self.kinds, otherwise.kinds, strict=True)
        )
        return Lineup((first, second), self.seconds, self.seed)


@attrs.frozen
class Opening:
    """A game to open.

    ``remark`` is a sentence that the players should read; ``random`` serves whatever is left to chance.
    """

    session: Session
    lineup: Lineup
    autosave: Autosave
    random: Random
    remark: str = ""


def opening_of(options: PlayOptions) -> Opening | None:
    """The game that options mean; ``None`` where they name none, so that it must be asked for.

    Raises:
        JunqiError: of the class for what is wrong with an option.
        OSError: if a file cannot be read.
    """
    lineup = options.new_lineup()
    if options.resume is not None:
        return _resumed(options, options.resume)
    return None if options.variant is None else _new(options, rule_set(options.variant), lineup)


def _resumed(options: PlayOptions, path: Path) -> Opening:
    if options.describes_a_game:
        raise ResumeOptionsError
    random = Random(options.seed)
    reopened = reopen(path, random)
    session = reopened.resumed.session
    lineup = options.lineup(lineup_of(dict(session.tags)))
    seated = with_lineup(session, lineup)
    remarks = (DEALT_ANEW if reopened.resumed.dealt_anew else "", who_stands_in(session, seated))
    return Opening(seated, lineup, reopened.autosave, random, " ".join(filter(None, remarks)))


def _new(options: PlayOptions, rules: RuleSet, lineup: Lineup) -> Opening:
    random = Random(options.seed)
    first_layout, second_layout = (path if path is None else read_layout(rules, path) for path in options.layouts)
    wanted = NewGame(
        rules=rules,
        names=lineup.names(options.names),
        position=None if options.position is None else parse_possible_position(rules, options.position),
        deal=options.deal,
        layouts=(first_layout, second_layout),
        tags=new_tags(date.today(), lineup),
    )
    return Opening(new_session(wanted, random), lineup, Autosave(), random)
