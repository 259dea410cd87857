"""Junqi's flips, colours and hidden pieces; battles, Flags and ends are in ``test_rules_cases``."""

from collections.abc import Callable
from random import Random

import pytest

from junqi.core.action import Action, Flip
from junqi.core.errors import IdentityError, IllegalActionError
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.piece import FACE_DOWN, code_of
from junqi.core.position import Position
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Player, Side
from junqi.notation.letters import letters_of
from junqi.notation.position import format_position, parse_position

RULES = rule_set("junqi")
SET = "MGBBCCJJKKLLLPPPEEEXXNNNF"


def code(letter: str) -> int:
    found = letters_of(RULES).code(letter)
    assert found is not None
    return found


def position(text: str) -> Position:
    return parse_position(RULES, text)


def square(name: str) -> int:
    return RULES.board.square(name)


def test_the_start_lies_face_down_everywhere_but_in_the_camps() -> None:
    half = ["?????", "?????", "?1?1?", "??1??", "?1?1?", "?????"]
    board = "/".join([*half, "5", *half[::-1]])
    assert format_position(RULES, RULES.start()) == f"{board} 1 -/{SET}{SET.lower()} - 0 1"


@pytest.mark.parametrize("seed", range(10))
def test_a_deal_places_the_whole_set(seed: int) -> None:
    dealt = RULES.deal(RULES.start(), Random(seed))
    assert bytes(sorted(c & ~FACE_DOWN for c in dealt.board if c)) == RULES.start().status.pool
    assert all(c & FACE_DOWN for c in dealt.board if c)
    assert dealt.status.pool == b""
    assert RULES.public(dealt, Player.FIRST) == RULES.start()
    assert RULES.hidden(dealt) == RULES.hidden(RULES.start()) == RULES.start().status.pool
    assert not RULES.faults(dealt)


def test_a_deal_of_what_is_left_keeps_what_lies_open() -> None:
    before = position("1f3/??3/5/5/5/p4/5/J4/5/5/5/5/3F1 1 w/Mn")
    dealt = {format_position(RULES, RULES.deal(before, Random(seed))).split()[0] for seed in range(20)}
    rest = "5/5/5/p4/5/J4/5/5/5/5/3F1"
    assert dealt == {f"1f3/~M~n3/{rest}", f"1f3/~n~M3/{rest}"}


def test_until_an_engineer_is_turned_up_a_turn_is_a_flip(act: Callable[[RuleSet, str], Action]) -> None:
    game = Game.begin(RULES, position("~E~j3/5/5/5/5/5/5/5/5/5/5/5/~M~e~f~FJ 1 -"))
    assert RULES.legal_actions(game.position) == [Flip(square(name)) for name in ("a1", "b1", "c1", "d1", "a13", "b13")]
    assert RULES.side_of(game.position, Player.FIRST) is None
    game = game.play(act(RULES, "a1"))
    assert format_position(RULES, game.position) == "~E~j3/5/5/5/5/5/5/5/5/5/5/5/M~e~f~FJ 2 - - 0 1"
    with pytest.raises(IllegalActionError):
        game.play(act(RULES, "a1a2"))


@pytest.mark.parametrize(
    ("moves", "colour", "first", "second"),
    [
        ("a13", "w", Side.WHITE, Side.BLACK),
        ("b1", "r", Side.BLACK, Side.WHITE),
        ("c1 a13", "r", Side.BLACK, Side.WHITE),
        ("c1 b1", "w", Side.WHITE, Side.BLACK),
        ("c1 d1 b1", "r", Side.BLACK, Side.WHITE),
    ],
)
def test_who_flips_the_first_engineer_plays_its_colour(
    moves: str, colour: str, first: Side, second: Side, act: Callable[[RuleSet, str], Action]
) -> None:
    game = Game.begin(RULES, position("~E~j3/5/5/5/5/5/5/5/5/5/5/5/~M~e~f~FJ 1 -"))
    for move in moves.split():
        game = game.play(act(RULES, move))
    assert format_position(RULES, game.position).split()[2] == colour
    assert RULES.side_of(game.position, Player.FIRST) is first
    assert RULES.side_of(game.position, Player.SECOND) is second


def test_a_later_engineer_changes_no_colours(act: Callable[[RuleSet, str], Action]) -> None:
    game = Game.begin(RULES, position("~E~j3/5/5/5/5/5/5/5/5/5/5/5/~M~e~f~FJ 1 -"))
    game = game.play(act(RULES, "a13")).play(act(RULES, "b1"))
    assert RULES.side_of(game.position, Player.FIRST) is Side.WHITE


def test_a_turned_up_piece_may_prove_the_opponents(act: Callable[[RuleSet, str], Action]) -> None:
    game = Game.begin(RULES, position("5/5/5/5/5/5/5/5/5/5/5/~j4/J2fF 1 w")).play(act(RULES, "a2"))
    assert game.ply is not None
    assert game.ply.revealed == code("j")
    assert {RULES.board.name_of(s) for s in RULES.targets(game.position, square("a2"))} >= {"a1", "a3", "b2"}


UNKNOWN_BOARD = "5/5/5/5/5/5/5/5/5/5/5/??2j/J2fF 1 w/Nn"


def test_the_flip_of_an_unknown_piece_says_what_it_reveals(act: Callable[[RuleSet, str], Action]) -> None:
    game = Game.begin(RULES, position(UNKNOWN_BOARD))
    after = game.play(act(RULES, "a2"), code("n"))
    assert format_position(RULES, after.position) == "5/5/5/5/5/5/5/5/5/5/5/n?2j/J2fF 2 w/N - 0 1"
    last = after.play(act(RULES, "b2"), code("N"))
    assert format_position(RULES, last.position) == "5/5/5/5/5/5/5/5/5/5/5/nN2j/J2fF 1 w - 0 2"
    assert RULES.hidden(game.position) == bytes(sorted((code("N"), code("n"))))
    assert RULES.hidden(last.position) == b""


@pytest.mark.parametrize(("revealed", "words"), [(None, "unknown"), ("M", "no such piece"), ("N", "no such piece")])
def test_a_flip_must_agree_with_the_pieces_left(
    revealed: str | None, words: str, act: Callable[[RuleSet, str], Action]
) -> None:
    game = Game.begin(RULES, position(UNKNOWN_BOARD)).play(act(RULES, "a2"), code("N"))
    with pytest.raises(IdentityError, match=words) as caught:
        game.play(act(RULES, "b2"), None if revealed is None else code(revealed))
    assert caught.value.square == square("b2")


def test_a_flip_must_agree_with_the_deal(act: Callable[[RuleSet, str], Action]) -> None:
    game = Game.begin(RULES, position("5/5/5/5/5/5/5/5/5/5/5/~j4/J2fF 1 w"))
    assert game.play(act(RULES, "a2"), code("j")) == game.play(act(RULES, "a2"))
    with pytest.raises(IdentityError, match="a2 is a Red Major, not a Red Marshal"):
        game.play(act(RULES, "a2"), code("m"))


def test_undoing_a_flip_turns_the_same_piece_face_down_again() -> None:
    game = Game.begin(RULES, RULES.deal(RULES.start(), Random(5)))
    for name in ("a1", "c13", "b2"):
        after = game.play(Flip(square(name)))
        assert after.previous is game
        assert after.previous.position.board[square(name)] == after.position.board[square(name)] | FACE_DOWN
        again = after.previous.play(Flip(square(name)))
        assert again == after
        game = after


def test_player_one_sits_south_whatever_its_colour(act: Callable[[RuleSet, str], Action]) -> None:
    for colour in "wr":
        own, other = ("P", "f") if colour == "w" else ("p", "F")
        text = f"4{'j' if colour == 'w' else 'J'}/5/5/5/5/5/5/5/5/5/5/5/{own}{other}3 1 {colour}"
        game = Game.begin(RULES, position(text)).play(act(RULES, "a1b1"))
        assert game.outcome is not None
        assert game.outcome.winner is Player.FIRST


def test_both_players_observe_the_same() -> None:
    game = Game.begin(RULES, RULES.deal(RULES.start(), Random(8))).play(Flip(0)).play(Flip(4))
    one, two = (observe(game, player) for player in Player)
    assert one.position == two.position
    assert one.plies == two.plies == game.plies
    assert one.start == RULES.start()
    assert code_of(0, Side.WHITE, face_down=True) in one.position.board
