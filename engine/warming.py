"""The work of ``junqi engine warm``."""

import time
from collections.abc import Iterator

import typer

from ..core.registry import RULE_SETS, rule_set
from ..core.rules import RuleSet
from ..kernels.cache import DAMAGED, forget_compiled, require_cache_folder
from ..kernels.doors import has_kernel
from ..kernels.perft import perft
from ..records.compiled.recognisers import compile_reader
from .search.compiling import compile_player, one_of_each_game, yield_to_others
from .search.thinkers import compiled_thinker

_DEPTH = 2
"""Deep enough for a count to use all of its code."""


def warm_up(variants: tuple[str, ...]) -> None:
    """Compile the players of the games named, of all without any; tell on standard error how long each took.

    Raises:
        NoCacheError: if compiled code can be kept nowhere.
        UnknownRuleSetError: if a name is no rule set's.
    """
    wanted = [rule_set(name) for name in variants] or one_of_each_game()
    require_cache_folder()
    yield_to_others()
    try:
        _compile(wanted, all_of_it=not variants)
    except DAMAGED:
        typer.echo("what was compiled before is damaged; it is compiled anew", err=True)
        forget_compiled()
        _compile(wanted, all_of_it=not variants)


def _compile(wanted: list[RuleSet], *, all_of_it: bool) -> None:
    """Compile players, and with ``all_of_it`` what counts lines and reads records."""
    for rules in wanted:
        if has_kernel(rules):
            began = time.monotonic()
            compile_player(rules, compiled_thinker(rules))
            typer.echo(f"{rules.game}: compiled in {time.monotonic() - began:.1f} s", err=True)
    if all_of_it:
        _compile_counts()
        _compile_readers(wanted)


def _compile_counts() -> None:
    """Compile perft, which is made for each rule set by itself."""
    began = time.monotonic()
    for rules in _open_rule_sets():
        perft(rules, rules.start(), _DEPTH)
    typer.echo(f"perft: compiled in {time.monotonic() - began:.1f} s", err=True)


def _compile_readers(wanted: list[RuleSet]) -> None:
    """Compile what reads records, one for each game."""
    began = time.monotonic()
    for rules in wanted:
        compile_reader(rules)
    typer.echo(f"records: compiled in {time.monotonic() - began:.1f} s", err=True)


def _open_rule_sets() -> Iterator[RuleSet]:
    """The rule sets whose start discloses all."""
    for rules in RULE_SETS.values():
        if has_kernel(rules) and not rules.hides_pieces and rules.deployment is None:
            yield rules
