"""Marks of moves put right: whatever marks a move has, it comes out as a move that says what the rules say."""

from collections.abc import Callable
from itertools import pairwise, product

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.notation.move_reader import play_text
from junqi.notation.move_writer import format_ply
from junqi.notation.right_marks import with_right_marks
from junqi.notation.style import MoveStyle


@pytest.mark.parametrize("name", ["jungle-1a-white", "gunki-emfg-white", "junqi"])
def test_wrong_marks_in_every_style(name: str, random_game: Callable[..., Game]) -> None:
    line = random_game(RULE_SETS[name], 3, plies=120).line()
    for before, after in pairwise(line):
        if after.ply is None or before.position.status.deploying:
            continue
        for style, wrong in product((MoveStyle.SAN, MoveStyle.LAN), ("=", "#", "<^#", "=#!?")):
            right = format_ply(before.rules, before.position, after.ply, style)
            bare = right.rstrip("=<^#") if "=" not in right[:-1] else right
            text, played = with_right_marks(before, bare + wrong)
            assert played == after
            assert text.endswith("!?") == wrong.endswith("!?")
            assert play_text(before, text) == after
