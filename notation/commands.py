"""The commands about rules and moves: variants, rules, moves.

Their work is imported when they run: the command line itself must start at once.
"""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from .command_line import PositionText, Variant, add, raw_position
from .style import MoveStyle

if TYPE_CHECKING:
    from ..core.position import Position
    from ..core.rules import RuleSet

Style = Annotated[MoveStyle, typer.Option("--style", help="How moves are written; records use san.")]


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    add(app, variants, "junqi variants")
    add(app, rules, "junqi rules junqi", "junqi rules gunki-fg-white")
    add(app, moves, "junqi moves jungle", "junqi moves jungle --style san --position '7/7/7/7/7/7/3E3/3r3/7 w'")


def variants() -> None:
    """List the rule sets.

    A line names the identifier, the title, and in brackets the game whose name alone means this rule set.
    """
    from ..core.registry import ALIASES, RULE_SETS

    names = {identifier: f"  ({alias})" for alias, identifier in ALIASES.items()}
    widest = max(map(len, RULE_SETS))
    lines = (f"{rules.id:<{widest}}  {rules.title}{names.get(rules.id, '')}" for rules in RULE_SETS.values())
    typer.echo("\n".join(lines))


def rules(variant: Variant) -> None:
    """Tell the rules of a variant.

    They are what the program enforces, worked out from the same data and parameters.
    """
    from ..core.registry import rule_set
    from .rules_text import rules_text

    typer.echo(rules_text(rule_set(variant), hanzi=_writes_hanzi()), nl=False)


def moves(variant: Variant, position: PositionText = None, style: Style = MoveStyle.COORDINATE) -> None:
    """List the legal moves of a position.

    They are sorted, one a line; there are none where the game is over. Any board is taken, whether play can lead to
    it or not.
    """
    from .legal_moves import legal_moves

    played, found = raw_position(variant, position)
    listed = legal_moves(played, found, style)
    if listed:
        typer.echo("\n".join(listed))
    else:
        _say_how_it_ended(played, found)


def _say_how_it_ended(rules: "RuleSet", position: "Position") -> None:
    from .words import outcome_in_words

    outcome = rules.outcome(position)
    if outcome is not None:
        typer.echo(f"The game is over: {outcome_in_words(outcome)}", err=True)


def _writes_hanzi() -> bool:
    """Whether the encoding of standard output has hanzi."""
    try:
        "象".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
