from collections.abc import Callable

import pytest

from junqi.core.fault import FaultKind
from junqi.core.game import Game
from junqi.core.piece import FlagState, code_of, piece_of
from junqi.core.position import NO_ROWS, Position, Row
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Player, Side
from junqi.notation.errors import ImpossiblePositionError, PositionTextError
from junqi.notation.position import format_position, parse_position, parse_possible_position

EVERY = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
JUNGLE_START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"
EMPTY_ARMY = "5/5/5/5/5/5/5/5/5/5/5/5/5"


@EVERY
def test_random_positions_are_read_as_they_are_written(
    rules: RuleSet, random_positions: Callable[[RuleSet, int, int], list[Position]]
) -> None:
    for position in random_positions(rules, 1, 150):
        for known in (position, rules.public(position, Player.FIRST)):
            text = format_position(rules, known)
            assert parse_position(rules, text) == known
            assert format_position(rules, parse_position(rules, text)) == text
            assert text.count(" ") == 5


@EVERY
def test_positions_of_games_are_read_as_they_are_written(rules: RuleSet, random_game: Callable[..., Game]) -> None:
    for seed in range(2):
        for game in random_game(rules, seed, 150).backwards():
            for viewer in Player:
                public = rules.public(game.position, viewer)
                assert parse_position(rules, format_position(rules, public)) == public
            text = format_position(rules, game.position)
            assert parse_possible_position(rules, text) == game.position


@pytest.mark.parametrize(
    ("name", "text", "full"),
    [
        ("jungle", JUNGLE_START, f"{JUNGLE_START} w - - 0 1"),
        ("jungle", f"{JUNGLE_START} b", f"{JUNGLE_START} b - - 0 1"),
        ("jungle", f"{JUNGLE_START} b -", f"{JUNGLE_START} b - - 0 1"),
        ("jungle", f"{JUNGLE_START} b - -", f"{JUNGLE_START} b - - 0 1"),
        ("jungle", f"{JUNGLE_START} b - - 12", f"{JUNGLE_START} b - - 12 1"),
        ("jungle", f"{JUNGLE_START} b - - 12 34", f"{JUNGLE_START} b - - 12 34"),
        ("jungle-2b-black", JUNGLE_START, f"{JUNGLE_START} b - - 0 1"),
        ("gunki", EMPTY_ARMY, f"{EMPTY_ARMY} b - - 0 1"),
        ("gunki-white", f"{EMPTY_ARMY} b d", f"{EMPTY_ARMY} b d - 0 1"),
        ("junqi", EMPTY_ARMY, f"{EMPTY_ARMY} 1 - - 0 1"),
        ("junqi", f"{EMPTY_ARMY} 2 r 2:a1a2*3,1:b1b2", f"{EMPTY_ARMY} 2 r 1:b1b2,2:a1a2*3 0 1"),
        ("junqi", f"{EMPTY_ARMY} 2 r 2:a1a2*1", f"{EMPTY_ARMY} 2 r 2:a1a2 0 1"),
        ("junqi", f"{EMPTY_ARMY[:-1]}??3 2 w/fM", f"{EMPTY_ARMY[:-1]}??3 2 w/Mf - 0 1"),
        ("jungle", f"  {JUNGLE_START}   b\t- \n", f"{JUNGLE_START} b - - 0 1"),
    ],
)
def test_missing_fields_have_their_defaults(name: str, text: str, full: str) -> None:
    rules = rule_set(name)
    assert format_position(rules, parse_position(rules, text)) == full


def test_the_set_of_face_down_pieces_is_written_strongest_first_white_first() -> None:
    rules = rule_set("junqi")
    board = "5/5/5/5/5/5/5/5/5/5/?????/?????/5"
    assert format_position(rules, parse_position(rules, f"{board} 1 r/fkmNXLLBGM")) == f"{board} 1 r/MGBLLXNmkf - 0 1"


def test_what_each_mark_stands_for() -> None:
    rules = rule_set("junqi")
    position = parse_position(rules, "~E~e3/E^e^3/E_Fe_f3/E_fe_F3/Ff3/5/5/5/5/5/5/5/5 2 r 1:d4c4*7 5 6")
    squares = ["a13", "b13", "a12", "b12", "a11", "b11", "a10", "b10", "a9", "b9"]
    found = [piece_of(position.board[rules.board.square(name)]) for name in squares]
    assert [piece.side for piece in found] == [Side.WHITE, Side.BLACK] * 5
    assert [piece.face_down for piece in found] == [True, True] + [False] * 8
    white, black = FlagState.ON_WHITE_FLAG, FlagState.ON_BLACK_FLAG
    assert [piece.flag for piece in found] == [
        FlagState.NONE,
        FlagState.NONE,
        FlagState.CARRIES,
        FlagState.CARRIES,
        white,
        black,
        black,
        white,
        FlagState.NONE,
        FlagState.NONE,
    ]
    assert position.board[rules.board.square("a9")] == code_of(12, Side.WHITE)
    assert position.turn is Player.SECOND
    assert position.status.first_side is Side.BLACK
    assert position.status.rows == (Row(rules.board.square("d4"), rules.board.square("c4"), 7), None)
    assert (position.quiet, position.number) == (5, 6)
    assert parse_position(rules, "5/5/5/5/5/5/5/5/5/5/5/5/5").status.rows == NO_ROWS


ROWS8, ROWS12 = "7/" * 8, "5/" * 12
MALFORMED = [
    # variant, text, offset, what the message says
    ("jungle", "", 0, "0 fields"),
    ("jungle", "  \t ", 0, "0 fields"),
    ("jungle", f"{ROWS8}7 w - - 0 1 x", 28, "7 fields"),
    ("jungle", "7/7/7/7/7/7/7/7", 0, "8 ranks: the Jungle board has 9"),
    ("jungle", f"{ROWS8}7/7", 0, "10 ranks"),
    ("jungle", "w", 0, "1 rank"),
    ("jungle", f"{ROWS8}8", 16, "rank 1 has 8 squares: it must have 7"),
    ("jungle", f"{ROWS8}6", 16, "rank 1 has 6 squares"),
    ("jungle", f"{ROWS8}34", 16, "rank 1 has 8 squares"),
    ("jungle", f"{ROWS8}99999999", 16, "rank 1 has 8 squares"),
    ("jungle", f"{ROWS8}{'9' * 5000}", 16, "rank 1 has"),
    ("jungle", f"7//{ROWS8}"[:-1], 0, "10 ranks"),
    ("jungle", "7//7/7/7/7/7/7/7", 2, "rank 8 has 0 squares"),
    ("jungle", f"{ROWS8}3z3", 17, "'z' in rank 1: pieces are ELTPWDCR"),
    ("jungle", f"  {ROWS8}3z3", 19, "'z' in rank 1"),
    ("jungle", f"{ROWS8}07", 16, "'0' in rank 1"),
    ("jungle", f"{ROWS8}?6", 16, "'?' in rank 1"),
    ("jungle", f"{ROWS8}~E6", 16, "'~E' in rank 1"),
    ("jungle", f"{ROWS8}E^6", 16, "'E^' in rank 1"),
    ("jungle", f"{ROWS8}\u8c616", 16, "in rank 1"),
    ("jungle", f"{ROWS8}\u06616", 16, "in rank 1"),
    ("jungle", f"{ROWS8}7 1", 18, "TURN is '1': it must be w or b"),
    ("jungle", f"{ROWS8}7 7", 18, "TURN is '7'"),
    ("jungle", f"{ROWS8}7 W", 18, "TURN is 'W'"),
    ("jungle", f"{ROWS8}7 - - - 0 1", 18, "no side to move"),
    ("jungle", f"{ROWS8}7 w d", 20, "A is 'd': in Jungle it is always '-'"),
    ("jungle", f"{ROWS8}7 w - 1:a1a2", 22, "B is '1:a1a2': in Jungle it is always '-'"),
    ("jungle", f"{ROWS8}7 w - - -1", 24, "QUIET is '-1': it must be a whole number from 0"),
    ("jungle", f"{ROWS8}7 w - - \u0661", 24, "QUIET"),
    ("jungle", f"{ROWS8}7 w - - 1.5", 24, "QUIET"),
    ("jungle", f"{ROWS8}7 w - - 0 0", 26, "NUMBER is '0': it must be a whole number from 1"),
    ("jungle", f"{ROWS8}7 w - - 0 " + "9" * 5000, 26, "NUMBER"),
    ("gunki", f"{ROWS12}5 w w", 28, "A is 'w': in Gunki it is '-', or 'd' before deployment"),
    ("gunki", f"{ROWS12}P4", 24, "'P' in rank 1: pieces are MGLBCJKSEXNF"),
    ("gunki", f"{ROWS12}?4", 24, "'?' in rank 1"),
    ("junqi", f"{ROWS12}S4", 24, "'S' in rank 1: pieces are MGBCJKLPEXNF"),
    ("junqi", f"{ROWS12}~4", 24, "'~' in rank 1"),
    ("junqi", f"{ROWS12}~?4", 24, "'~' in rank 1"),
    ("junqi", f"{ROWS12}1~E^3", 25, "'~E^' in rank 1"),
    ("junqi", f"{ROWS12}1E_e3", 25, "'_e' in rank 1: a unit stands on _F or _f"),
    ("junqi", f"{ROWS12}1E_3", 26, "'_' in rank 1"),
    ("junqi", f"{ROWS12}~E?3 1 w/E", 26, "both '~' and '?'"),
    ("junqi", f"{ROWS12}5 w", 26, "TURN is 'w': it must be 1 or 2"),
    ("junqi", f"{ROWS12}5 3", 26, "TURN is '3'"),
    ("junqi", f"{ROWS12}5 1 b", 28, "A is 'b': the colour of player 1 is '-', 'w' or 'r'"),
    ("junqi", f"{ROWS12}?4 1", 28, "must end in '/' and the set of face-down pieces"),
    ("junqi", f"{ROWS12}?4 1 w", 29, "must end in '/' and the set of face-down pieces"),
    ("junqi", f"{ROWS12}5 1 w/E", 28, "no '?' is on the board"),
    ("junqi", f"{ROWS12}?4 1 w/Z", 31, "'Z' in the set of face-down pieces"),
    ("junqi", f"{ROWS12}???2 1 w/Ee?", 35, "'?' in the set of face-down pieces"),
    ("junqi", f"{ROWS12}5 1 w 3:a1a2", 30, "'3:a1a2' in B: a row is written 1:d4c4"),
    ("junqi", f"{ROWS12}5 1 w 1:a1", 30, "'1:a1' in B"),
    ("junqi", f"{ROWS12}5 1 w 1:a1a7", 30, "'1:a1a7' in B: 'a7' is a front line"),
    ("junqi", f"{ROWS12}5 1 w 1:a1f1", 30, "'1:a1f1' in B: 'f1' is not a square"),
    ("junqi", f"{ROWS12}5 1 w 1:a1a2*0", 30, "'1:a1a2*0' in B"),
    ("junqi", f"{ROWS12}5 1 w 1:a1a2,2:a1", 37, "'2:a1' in B"),
    ("junqi", f"{ROWS12}5 1 w 1:a1a2,1:a2a3", 37, "player 1 stands in it twice"),
    ("junqi", f"{ROWS12}5 1 w ,", 30, "'' in B"),
]


@pytest.mark.parametrize(("name", "text", "offset", "words"), MALFORMED)
def test_malformed_texts_are_refused_with_their_place(name: str, text: str, offset: int, words: str) -> None:
    with pytest.raises(PositionTextError) as caught:
        parse_position(rule_set(name), text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.offset == offset
    assert caught.value.text == text


def test_impossible_positions_are_read_raw_and_refused_with_every_fault() -> None:
    rules = rule_set("jungle")
    text = "3e3/7/7/1L2T2/7/7/7/EE5/3D3 -"
    raw = text.replace(" -", " w")
    assert format_position(rules, parse_position(rules, raw)).startswith(raw)
    with pytest.raises(ImpossiblePositionError) as caught:
        parse_possible_position(rules, text)
    kinds = [fault.kind for fault in caught.value.faults]
    assert kinds == [
        FaultKind.NO_SIDE_TO_MOVE,
        FaultKind.TOO_MANY,
        FaultKind.OWN_DEN,
        FaultKind.UNREACHABLE,
        FaultKind.UNREACHABLE,
        FaultKind.OWN_DEN,
    ]
    assert all(fault.message in str(caught.value) for fault in caught.value.faults)


def test_a_position_in_which_the_game_is_over_is_possible() -> None:
    for name, text in (("jungle", "3R3/7/7/7/7/7/7/7/7 b"), ("gunki", "5/5/5/5/5/4j/5/5/5/5/5/J4/1F3 w")):
        rules = rule_set(name)
        assert rules.outcome(parse_possible_position(rules, text)) is not None


@pytest.mark.parametrize("rest", ["x" * 9999, "1 " + "x" * 9999, "1 w " + "x" * 9999, "1 w - " + "9" * 9999])
def test_messages_about_long_texts_are_short(rest: str) -> None:
    with pytest.raises(PositionTextError) as caught:
        parse_position(rule_set("junqi"), f"{ROWS12}5 {rest}")
    assert len(str(caught.value)) < 200
