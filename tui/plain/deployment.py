"""Deploying by typed layouts."""

from random import Random

from ...core.action import Deploy
from ...core.deployment import Layout
from ...core.game import Game
from ...core.seating import seat_of
from ...notation.layout import deployment_of, parse_layout
from ..deploy.layout_files import read_layout
from ..deploy.presets import presets
from ..new_game import LayoutError
from ..typed_path import typed_path

HELP = (
    "Type a layout: six ranks from the front to the back, each left to right as you see it, camps as dots,\n"
    "such as LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE. Or one of these:\n"
    "  random       a random layout\n"
    "  preset N     a layout that comes with the program\n"
    "  load FILE    the layout in a file"
)


def typed_deployment(game: Game, text: str, random: Random) -> Deploy:
    """The deployment that a typed line means.

    Raises:
        LayoutTextError, LayoutFileError: if it cannot be read.
        LayoutError: if the layout breaks a rule; it names all.
    """
    rules = game.rules
    layout = _typed_layout(game, text, random)
    faults = deployment_of(rules).faults(layout, seat_of(rules, game.position, game.position.turn))
    if faults:
        raise LayoutError("The layout breaks the rules: " + "; ".join(fault.message for fault in faults))
    return Deploy(layout)


def _typed_layout(game: Game, text: str, random: Random) -> Layout:
    rules, deployment = game.rules, deployment_of(game.rules)
    word, _, argument = text.partition(" ")
    if word == "random":
        return deployment.random_fill(deployment.empty, random)
    if word == "load":
        return read_layout(rules, typed_path(argument))
    if word == "preset":
        return parse_layout(rules, _preset(game, argument))
    return parse_layout(rules, text.removeprefix("@"))


def _preset(game: Game, number: str) -> str:
    known = {str(place): preset.text for place, preset in enumerate(presets(game.rules), 1)}
    if number not in known:
        raise LayoutError(f"There is no preset {number!r}: type preset 1 to preset {len(known)}")
    return known[number]
