"""Games as one HTML file that replays them: nothing in it is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import TYPE_CHECKING

import attrs

from ...core.piece import Code
from ..model.record import Record
from ..pictures.look import Look
from .board_data import board_data, board_symbols, shown_codes
from .embedding import inline_hash, script_json
from .game_data import game_data
from .place_data import Data
from .views import Views

if TYPE_CHECKING:
    from jinja2 import Environment

    from ...core.rules import RuleSet

_SCRIPTS = (
    "elements.js",
    "tree.js",
    "place.js",
    "board.js",
    "players.js",
    "moves.js",
    "graph.js",
    "story.js",
    "autoplay.js",
    "address.js",
    "replay.js",
    "keys.js",
)
"""In the order in which they stand in the page's one script."""


def replay_page(records: Iterable[Record], look: Look, title: str = "") -> str:
    """The page of games. Their texts are data, never markup; what lies face down is not in it unless revealed.

    ``title`` is the page's own, else the first game's.
    """
    views = [Views.of(record, revealed=look.revealed) for record in records]
    games, boards, untitled = [game_data(view) for view in views], _boards(views), attrs.evolve(look, title="")
    data: Data = {
        "games": games,
        "boards": {rules.game: board_data(rules, untitled, codes) for rules, codes in boards},
        "flipped": look.flipped,
        "pieces": look.pieces.value,
        "marked": look.marked,
    }
    symbols = "\n".join(board_symbols(rules, untitled, codes) for rules, codes in boards)
    return _rendered(title or (games[0]["title"] if games else "No games"), data, symbols)


def _boards(views: Iterable[Views]) -> list[tuple[RuleSet, set[Code]]]:
    """The rules of each game that is played, with the codes of the pieces that are seen anywhere in it."""
    found: dict[str, tuple[RuleSet, set[Code]]] = {}
    for view in views:
        if view.replayed.start is not None:
            rules = view.replayed.start.rules
            found.setdefault(rules.game, (rules, set()))[1].update(view.codes())
    return [(rules, shown_codes(codes)) for rules, codes in found.values()]


def _rendered(title: str, data: Data, symbols: str) -> str:
    style = _text("page.css")
    script = "\n".join(map(_text, _SCRIPTS))
    template = _environment().get_template("template.html")
    return template.render(
        title=title,
        style=style,
        style_hash=inline_hash(style),
        script=script,
        script_hash=inline_hash(script),
        data=script_json(data),
        symbols=symbols,
    )


def _environment() -> Environment:
    """Everything is escaped but what the template marks as safe: files of this package, drawings and guarded JSON."""
    from jinja2 import Environment, FunctionLoader, StrictUndefined

    return Environment(loader=FunctionLoader(_text), autoescape=True, undefined=StrictUndefined)


def _text(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
