"""No text at all makes a reader raise anything but its own errors, and what is read is written and read again."""

import string

from hypothesis import given, settings
from hypothesis import strategies as st

from junqi.core.errors import JunqiError, UnknownRuleSetError
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Player
from junqi.notation.errors import ImpossiblePositionError, LayoutTextError, NotationError, PositionTextError
from junqi.notation.layout import format_layout, parse_layout
from junqi.notation.move_errors import MoveError
from junqi.notation.move_reader import play_text
from junqi.notation.move_token import parse_token
from junqi.notation.position import format_position, parse_position, parse_possible_position
from junqi.notation.square import parse_square

RULES = st.sampled_from([rule_set(name) for name in ("jungle", "gunki", "junqi")])
ANY_TEXT = st.text(max_size=60)
ALPHABET = "EeLlTtPpWwDdCcRrMmGgBbJjKkSsXxNnFf~?^_/0123456789 -,:*@.#=<>!鼠工师軍" + string.whitespace
LIKELY_TEXT = st.text(alphabet=ALPHABET, max_size=60)
STARTS = {
    "jungle": "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w - - 0 1",
    "gunki": "exkfn/xngnk/c1e1j/bl1sc/j1m1s/ekbsl/5/LSBKE/S1M1J/CS1LB/J1E1C/KNGNX/NFKXE b - - 0 1",
    "junqi": "5/?4/5/5/p^4/5/5/J4/E_F4/5/5/??3/N4 1 w/NMe 1:a6a8*3,2:b1b2 0 1",
}
MOVES = (
    "g3g4",
    "Rg3-g4",
    "Bxc8=",
    "c3=E",
    "_b13",
    "^b13",
    "鼠g3-g4",
    "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE",
    "Pb13^#!",
)
EDITS = st.lists(st.tuples(st.integers(0, 200), st.integers(0, 3), st.text(alphabet=ALPHABET, max_size=3)), max_size=4)


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    """A text with pieces of it replaced."""
    for place, length, new in edits:
        at = place % (len(text) + 1)
        text = text[:at] + new + text[at + length :]
    return text


def check_offset(error: NotationError, text: str) -> None:
    assert error.text == text
    assert 0 <= error.offset <= len(text)
    check_words(error)


def check_words(error: JunqiError) -> None:
    assert str(error)


def check_position(rules: RuleSet, text: str) -> None:
    try:
        position = parse_position(rules, text)
    except PositionTextError as error:
        check_offset(error, text)
        return
    assert parse_position(rules, format_position(rules, position)) == position
    game = Game.begin(rules, position)
    for viewer in Player:
        assert rules.legal_actions(rules.public(position, viewer)) == rules.legal_actions(position)
    if game.outcome is None:
        assert rules.legal_actions(position)
    try:
        assert parse_possible_position(rules, text) == position
    except ImpossiblePositionError as error:
        check_words(error)


def check_move(rules: RuleSet, text: str) -> None:
    try:
        token = parse_token(rules, text)
        assert token.text == text
    except MoveError as error:
        check_offset(error, text)
    try:
        play_text(Game.begin(rules), text)
    except (MoveError, LayoutTextError) as error:
        check_words(error)


@given(RULES, st.one_of(ANY_TEXT, LIKELY_TEXT))
@settings(max_examples=300)
def test_positions(rules: RuleSet, text: str) -> None:
    check_position(rules, text)


@given(RULES, EDITS)
@settings(max_examples=500)
def test_damaged_positions(rules: RuleSet, edits: list[tuple[int, int, str]]) -> None:
    check_position(rules, edited(STARTS[rules.game], edits))


@given(RULES, st.one_of(ANY_TEXT, LIKELY_TEXT))
@settings(max_examples=300)
def test_moves(rules: RuleSet, text: str) -> None:
    check_move(rules, text)


@given(RULES, st.sampled_from(MOVES), EDITS)
@settings(max_examples=500)
def test_damaged_moves(rules: RuleSet, move: str, edits: list[tuple[int, int, str]]) -> None:
    check_move(rules, edited(move, edits))


@given(st.one_of(ANY_TEXT, LIKELY_TEXT))
@settings(max_examples=200)
def test_layouts_and_squares(text: str) -> None:
    rules = rule_set("gunki")
    try:
        assert format_layout(rules, parse_layout(rules, text)) == text
    except LayoutTextError as error:
        check_offset(error, text)
    try:
        assert rules.board.name_of(parse_square(rules.board, text)) == text
    except NotationError as error:
        check_offset(error, text)


@given(ANY_TEXT)
@settings(max_examples=100)
def test_names_of_rule_sets(name: str) -> None:
    try:
        assert rule_set(name).id in RULE_SETS
    except UnknownRuleSetError as error:
        check_words(error)
