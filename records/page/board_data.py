"""The boards of a page: where squares lie, and drawings of the empty board and of each piece, used by reference."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ...core.board import Zone
from ...core.piece import FACE_DOWN, KIND_BITS, ON_FLAG, UNKNOWN, Code, FlagState, piece_of
from ...core.rules import RuleSet
from ...notation.piece_set import PieceSet
from ..pictures.ground import ground
from ..pictures.look import Look
from ..pictures.picture import plan_of
from ..pictures.pieces import origin_mark, piece_shapes, target_mark
from ..pictures.plan import Plan
from ..pictures.shapes import Shapes
from ..pictures.svg import svg_shapes
from .place_data import Data

_PLAIN = frozenset({Zone.LAND, Zone.STATION})
"""Places of which there is nothing to say when no piece stands on them."""


def board_data(rules: RuleSet, look: Look, codes: Iterable[Code]) -> Data:
    """A board and its pieces in numbers and words. Lists are by square; ``flipped`` seats North at the bottom."""
    upright = plan_of(rules, look, captioned=False)
    flipped = attrs.evolve(upright, flipped=True)
    return {
        "width": upright.width,
        "height": upright.height,
        "piece": upright.piece,
        "files": rules.board.files,
        "ranks": rules.board.ranks,
        "squares": [rules.board.name_of(square) for square in range(rules.board.size)],
        "places": ["empty" if zone in _PLAIN else zone.value for zone in rules.board.zones],
        "upright": _centres(upright),
        "flipped": _centres(flipped),
        "pieces": {str(code): _name(rules, code) for code in sorted(codes)},
    }


def _centres(plan: Plan) -> list[tuple[float, float]]:
    return [plan.centre(square) for square in range(plan.board.size)]


def _name(rules: RuleSet, code: Code) -> str:
    """A piece in words; what has a Flag is told as such."""
    if not code & KIND_BITS:
        return "face down"
    name, flag = rules.piece_name(code), piece_of(code).flag
    if code & FACE_DOWN:
        return f"face down: {name}"
    if flag is FlagState.CARRIES:
        return f"{name} carrying the enemy Flag"
    return f"{name} standing on {rules.side_names[ON_FLAG.index(flag)]}'s Flag" if flag in ON_FLAG else name


def board_symbols(rules: RuleSet, look: Look, codes: Iterable[Code]) -> str:
    """The drawings of a board as SVG groups: ``jungle-upright``, ``jungle-target``, ``jungle-letters-24`` and so on."""
    plan, game = plan_of(rules, look, captioned=False), rules.game
    drawings = {
        f"{game}-upright": ground(plan, "currentColor"),
        f"{game}-flipped": ground(attrs.evolve(plan, flipped=True), "currentColor"),
        f"{game}-origin": origin_mark(plan),
        f"{game}-target": target_mark(plan),
    }
    for pieces in PieceSet:
        dressed = attrs.evolve(look, pieces=pieces)
        for code in sorted(codes):
            drawings[f"{game}-{pieces.value}-{code}"] = piece_shapes(rules, plan, dressed, code)
    return "\n".join(_group(name, shapes) for name, shapes in drawings.items())


def _group(name: str, shapes: Shapes) -> str:
    return f'<g id="{name}">\n{svg_shapes(shapes)}\n</g>'


def shown_codes(codes: Iterable[Code]) -> set[Code]:
    """The codes that pieces are drawn for; where some lie face down, their back is among them."""
    found = set(codes)
    return found | {UNKNOWN} if any(code & FACE_DOWN for code in found) else found
