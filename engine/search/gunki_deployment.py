"""Deployments of Gunki: drawn by chance, the better by self-play's measure the more often."""

import math
from random import Random

from ...core.army_pieces import FLAG
from ...core.deployment import Deployment, Layout
from .gunki_layout_values import VALUES

TEMPERATURE = 100
"""Thousandths of the odds' logarithm: the higher, the more varied and the less well chosen are layouts."""
_SWAPS = 1500
"""How often two pieces are exchanged on trial."""
_COOLING = 10
"""How many times hotter the first trials are than the last."""

Values = tuple[tuple[int, ...], ...]
"""What a kind is worth at a place: see ``gunki_layout_values``."""


def draw_layout(deployment: Deployment, random: Random) -> Layout:
    """A layout as the program deploys; it depends on chance alone, not on anything the other side did."""
    return draw(deployment, VALUES, random, TEMPERATURE)


def draw(deployment: Deployment, values: Values, random: Random, temperature: float) -> Layout:
    """A layout with the Flag in either headquarters, drawn with odds that rise with the values of its pieces' places.

    Method: simulated annealing, after N. Metropolis and others, "Equation of State Calculations by Fast Computing
    Machines", 1953, ended at a temperature that leaves layouts varied.
    """
    layout = bytearray(deployment.empty)
    layout[min(deployment.allowed[FLAG - 1], key=lambda place: place % deployment.board.files)] = FLAG
    layout = bytearray(deployment.random_fill(bytes(layout), random))
    places = [place for place in sorted(deployment.open_places) if layout[place] != FLAG]
    for trial in range(_SWAPS):
        a, b = random.sample(places, 2)
        gain = _gain(deployment, values, layout, a, b)
        heat = temperature * _COOLING ** (1 - trial / _SWAPS)
        if gain is not None and (gain >= 0 or random.random() < math.exp(gain / heat)):
            layout[a], layout[b] = layout[b], layout[a]
    return deployment.mirrored(bytes(layout)) if random.random() < 0.5 else bytes(layout)


def _gain(deployment: Deployment, values: Values, layout: bytearray, a: int, b: int) -> int | None:
    """What exchanging two pieces brings in; ``None`` where it is not allowed."""
    first, second = layout[a], layout[b]
    if a not in deployment.allowed[second - 1] or b not in deployment.allowed[first - 1]:
        return None
    of_first, of_second = values[first - 1], values[second - 1]
    return of_first[b] + of_second[a] - of_first[a] - of_second[b]
