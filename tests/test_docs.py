"""The documentation says what the program does: tables and drawings in `docs/` against the code."""

import importlib
import inspect
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from textual.binding import Binding

import junqi
import junqi.tui
from junqi.cli import build
from junqi.core.registry import RULE_SETS, rule_set
from junqi.engine.uci.go_reader import LIMITS
from junqi.engine.uci.options import option_lines
from junqi.engine.uci.request import Simple
from junqi.notation.diagram import draw
from junqi.notation.letters import letters_of
from junqi.records.findings.codes import Code

DOCS = Path(junqi.__file__).parent / "docs"
GAMES = ("jungle", "gunki", "junqi")


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def table_rows(text: str) -> list[list[str]]:
    """The cells of every Markdown table row."""
    return [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in text.splitlines() if line.startswith("| ")
    ]


def test_every_variant_is_listed_with_its_title() -> None:
    rows = table_rows(page("rules.md").partition("## Variants")[2])
    listed = {row[0].strip("`"): row[1] for row in rows if row[0].startswith("`")}
    titles = {rules.id: rules.title for rules in RULE_SETS.values()}
    titles["jungle-standard"] = "the widely published rules"
    assert listed == titles


def test_every_parameter_is_described() -> None:
    section = page("rules.md").partition("## Parameters")[2].partition("## Variants")[0]
    named = {row[0].strip("`") for row in table_rows(section) if row[0].startswith("`")}
    assert named == {name for rules in RULE_SETS.values() for name in rules.parameter_values()}


@pytest.mark.parametrize("game", GAMES)
def test_boards_are_drawn_as_they_are(game: str) -> None:
    rules = rule_set(game)
    drawing = draw(rules, bytes(rules.board.size))
    assert "\n".join(f"    {line}" for line in drawing.splitlines()) in page("rules.md")


@pytest.mark.parametrize("game", GAMES)
def test_pieces_have_their_letters_and_hanzi(game: str) -> None:
    rules, table = rule_set(game), letters_of(rule_set(game))
    column = 3 * GAMES.index(game)
    section = page("notation.md").partition("## Pieces")[2].partition("## Moves")[0]
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in section.splitlines()]
    listed = [row[column : column + 3] for row in cells if len(row) > column + 2 and re.fullmatch("[A-Z]", row[column])]
    assert listed == [
        [letter, kind.name, hanzi] for letter, kind, hanzi in zip(table.letters, rules.kinds, table.hanzi, strict=True)
    ]


def test_every_finding_is_listed_with_its_severity() -> None:
    rows = table_rows(page("format.md").partition("## Findings")[2])
    listed = {row[0].strip("`"): row[1:] for row in rows if row[0].startswith("`")}
    assert listed == {code.value: [code.severity.value, code.meaning] for code in Code}


def test_the_protocol_is_described() -> None:
    """Every request, every limit of ``go`` and every option, and nothing else."""
    text = page("protocol.md")
    commands, _, rest = text.partition("## Options")
    options = rest.partition("## Moves and positions")[0]
    first, second = commands.partition("`go` takes these")[::2]
    described = {re.match("`([a-z]+)", row[0])[1] for row in table_rows(first) if row[0].startswith("`")}
    assert described == {*(request.value for request in Simple), "setoption", "position", "go"}
    limits = {name for row in table_rows(second) for name in re.findall("`([a-z]+)", row[0])}
    assert limits == {*LIMITS} - {"perft"}
    offered = {line.removeprefix("option name ").partition(" type ")[0] for line in option_lines()}
    assert {row[0].strip("`") for row in table_rows(options) if row[0].startswith("`")} == offered


@pytest.mark.parametrize(("command", "section"), [("match", "## Matches"), ("analyze", "## Analysis")])
def test_the_options_of_the_engines_commands_are_described(command: str, section: str) -> None:
    rows = table_rows(page("engine.md").partition(section)[2].partition("\n## ")[0])
    listed = {name for row in rows for name in re.findall("`(--?[a-z]+)", row[0])}
    parameters = typer.main.get_command(build()).commands[command].params
    assert listed == {name for parameter in parameters for name in parameter.opts if name.startswith("-")}


def bindings() -> Iterator[tuple[int, str]]:
    """How many keys do what, on every screen, dialog and widget."""
    for module in pkgutil.walk_packages(junqi.tui.__path__, "junqi.tui."):
        for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            keys: Counter[str] = Counter()
            for binding in vars(found).get("BINDINGS", ()) if found.__module__ == module.name else ():
                assert isinstance(binding, Binding)
                keys[binding.tooltip] += len(binding.key.split(","))
            yield from ((number, tooltip) for tooltip, number in keys.items())


def test_the_keys_listed_are_those_that_work() -> None:
    rows = [row for row in table_rows(page("keys.md")) if row[0].startswith("`")]
    listed = {(len(re.findall("`[^`]+`", row[0])), row[1].removesuffix(" |")) for row in rows}
    assert listed == set(bindings())
