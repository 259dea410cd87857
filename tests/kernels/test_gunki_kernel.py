"""What is particular to Gunki's kernel; that its moves are core's stands in ``test_equal_to_core``."""

from collections.abc import Callable
from typing import Any

import pytest

from junqi.core.action import Step
from junqi.core.army_pieces import ENGINEER, FLAG, GRENADE
from junqi.core.piece import code_of
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Player, Side
from junqi.kernels.game_kernel import DRAWN, LOST, WON
from junqi.kernels.gunki_kernel import rules_word
from junqi.kernels.move_kernel import ATTACKER_FALLS, ATTACKER_STAYS, BOTH_FALL
from junqi.notation.position import parse_position

BLACK_FIRST = rule_set("gunki-black")


def test_rule_sets_that_differ_in_the_first_side_alone_share_a_word() -> None:
    words = {rules.id: rules_word(rules) for rules in RULE_SETS.values() if rules.game == "gunki"}
    assert words == {name: ("fg" in name) + 2 * ("em" in name) for name in words}


@pytest.mark.parametrize(
    ("rules", "attacker", "defender", "result"),
    [
        ("gunki", "M", "g", ATTACKER_STAYS),
        ("gunki", "G", "m", ATTACKER_FALLS),
        ("gunki", "M", "m", BOTH_FALL),
        ("gunki", "M", "x", BOTH_FALL),
        ("gunki", "X", "f", BOTH_FALL),
        ("gunki", "E", "f", ATTACKER_STAYS),
        ("gunki", "M", "n", ATTACKER_FALLS),
        ("gunki", "E", "n", ATTACKER_STAYS),
        ("gunki-em-black", "E", "n", BOTH_FALL),
        ("gunki-em-black", "M", "n", BOTH_FALL),
    ],
)
def test_battles(rules: str, attacker: str, defender: str, result: int, probe: Callable[[RuleSet], Any]) -> None:
    kernel = probe(rule_set(rules))
    board = f"5/5/5/5/5/5/5/5/5/5/5/{attacker}{defender}3/5 w - - 0 1"
    (attack,) = kernel.ask(kernel.state_of(parse_position(kernel.rules, board))).captures
    assert attack >> 20 & 3 == result


@pytest.mark.parametrize(
    ("board", "decision"),
    [
        ("1f3/5/5/5/5/5/5/5/5/5/5/5/1F3 w - - 0 1", DRAWN),
        ("1f3/b4/5/5/5/5/5/5/5/5/5/5/1F3 w - - 0 1", LOST),
        ("1f3/n4/5/5/5/5/5/5/5/5/5/B4/1F3 w - - 0 1", WON),
        ("5/b4/5/5/5/5/5/5/5/5/5/5/1F3 w - - 0 1", WON),
        ("1f3/5/5/5/5/5/5/5/5/5/5/B4/5 w - - 0 1", LOST),
    ],
)
def test_a_taken_flag_decides_before_anything_else(board: str, decision: int, probe: Callable[[RuleSet], Any]) -> None:
    kernel = probe(BLACK_FIRST)
    assert kernel.ask(kernel.state_of(parse_position(BLACK_FIRST, board))).decision == decision


def with_pieces(*pieces: tuple[str, int]) -> Position:
    """Pieces of White by square, and its Flag."""
    board = bytearray(BLACK_FIRST.board.size)
    for name, kind in (("b1", FLAG), *pieces):
        board[BLACK_FIRST.board.square(name)] = code_of(kind, Side.WHITE)
    return Position(bytes(board), Player.SECOND)


def test_positions_that_it_cannot_hold_are_refused(probe: Callable[[RuleSet], Any]) -> None:
    kernel = probe(BLACK_FIRST)
    ranks = [f"{file}{rank}" for rank in (2, 6, 8) for file in "abcde"]
    assert kernel.state_of(with_pieces(("c7", ENGINEER))) is None
    assert kernel.state_of(with_pieces(*((name, GRENADE) for name in ranks))) is None
    assert kernel.state_of(with_pieces(*((name, 1) for name in ranks))) is not None


def test_an_engineer_flies_across_the_front(probe: Callable[[RuleSet], Any]) -> None:
    kernel = probe(BLACK_FIRST)
    found = kernel.ask(kernel.state_of(with_pieces(("a2", ENGINEER))))
    square = BLACK_FIRST.board.square
    actions = {kernel.action_of(move) for move in found.moves}
    assert Step(square("a2"), square("c8")) in actions
    assert Step(square("a2"), square("c6")) in actions
    assert Step(square("a2"), square("e6")) in actions
    assert Step(square("a2"), square("d10")) not in actions
