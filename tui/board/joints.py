"""The characters in which straight lines run and meet."""

from typing import TypeAlias

Arms: TypeAlias = tuple[int, int, int, int]
"""The weights with which lines leave a cell's middle to the north, east, south and west: 0 none, 1 road, 2 railway."""

_JOINTS = {
    "es": "┌╒╓╔", "sw": "┐╕╖╗", "ne": "└╘╙╚", "nw": "┘╛╜╝", "nes": "├╞╟╠", "nsw": "┤╡╢╣", "esw": "┬╤╥╦", "new": "┴╧╨╩",
    "nesw": "┼╪╫╬", "ns": "││║║", "ew": "─═─═", "n": "││║║", "s": "││║║", "e": "─═─═", "w": "─═─═",
}  # fmt: skip
"""By the directions of the arms, four each: roads only, a railway across, a railway along, railways only."""


def unicode_joint(arms: Arms) -> str:
    """The box drawing character in which arms meet.

    >>> unicode_joint((1, 2, 1, 2)), unicode_joint((0, 1, 2, 0))
    ('╪', '╓')
    """
    north, east, south, west = arms
    directions = "".join(name for name, weight in zip("nesw", arms, strict=True) if weight)
    return _JOINTS[directions][2 * (max(north, south) > 1) + (max(east, west) > 1)]


def ascii_joint(arms: Arms) -> str:
    """The ASCII character in which arms meet; railways along the screen look like ladders.

    >>> ascii_joint((2, 0, 2, 0)), ascii_joint((0, 1, 0, 1)), ascii_joint((1, 2, 1, 2))
    ('H', '-', '+')
    """
    north, east, south, west = arms
    if (north or south) and (east or west):
        return "+"
    return " |H"[max(north, south)] if north or south else " -="[max(east, west)]
