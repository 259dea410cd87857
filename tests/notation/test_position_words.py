"""Positions in words; the expected texts are written by hand."""

from junqi.core.registry import rule_set
from junqi.notation.position import parse_position
from junqi.notation.position_words import position_in_words, set_in_words


def lines(variant: str, position: str) -> tuple[str, ...]:
    rules = rule_set(variant)
    return position_in_words(rules, parse_position(rules, position))


def test_pieces_stand_in_rank_order_with_counts_and_squares() -> None:
    assert lines("gunki", "3f1/5/5/5/5/x3g/5/K4/5/K4/5/X4/1FM2 w") == (
        "White, 5 pieces: Marshal c1; 2 Captains a4, a6; Grenade a2; Flag b1",
        "Black, 3 pieces: General e8; Grenade a8; Flag d13",
    )


def test_a_side_without_pieces_says_so() -> None:
    assert lines("jungle", "7/7/7/7/7/7/6R/7/7") == ("White, 1 piece: Rat g3", "Black, 0 pieces")


def test_flags_carried_and_stood_upon_are_told() -> None:
    assert lines("junqi", "5/5/5/5/5/5/5/5/5/5/4j/K4/F1C_f1E^ 1 w")[0] == (
        "White, 4 pieces: Colonel c1 standing on Red's Flag; Captain a2; Engineer e1 carrying the enemy Flag; Flag a1"
    )


def test_face_down_pieces_are_places_and_a_set_and_never_both_at_once() -> None:
    told = lines("junqi", "~k~E3/5/5/5/5/5/5/5/5/5/5/5/~Ff~m~k1 2 w")
    assert told == (
        "White, 0 pieces",
        "Red, 1 piece: Flag b1",
        "Face down, 5 pieces: a1, c1, d1, a13, b13",
        "Among them White: Engineer, Flag; Red: Marshal, 2 Captains",
    )
    assert lines("junqi", "??3/5/5/5/5/5/5/5/5/5/5/5/?f??1 2 w/EFmkk") == told


def test_a_set_of_one_side_names_that_side_alone() -> None:
    rules = rule_set("junqi")
    assert set_in_words(rules, bytes([1 | 16, 9 | 16, 9 | 16])) == ("Red: Marshal, 2 Engineers",)
    assert set_in_words(rules, b"") == ()
