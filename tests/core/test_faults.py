"""Raw positions that cannot be: each kind of fault, its words and square, and all of them at once."""

import pytest

from junqi.core.fault import FaultKind
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.notation.position import parse_position

MANY, COUNT = FaultKind.TOO_MANY, FaultKind.WRONG_COUNT
UNREACHABLE, DEN = FaultKind.UNREACHABLE, FaultKind.OWN_DEN
MARK, STATUS, DEPLOYED = FaultKind.BAD_MARK, FaultKind.BAD_STATUS, FaultKind.BAD_DEPLOYMENT


def faults(variant: str, text: str) -> list[tuple[FaultKind, str | None, str]]:
    rules = rule_set(variant)
    found = rules.faults(parse_position(rules, text))
    name = rules.board.name_of
    return [(f.kind, None if f.square is None else name(f.square), f.message) for f in found]


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_start_is_possible(rules: RuleSet) -> None:
    assert rules.faults(rules.start()) == ()


POSSIBLE = [
    ("jungle", "7/7/7/7/7/7/7/7/7"),
    ("jungle", "3R3/7/7/7/7/7/7/7/7"),
    ("jungle", "7/7/7/7/1R5/7/7/7/3e3"),
    ("jungle-standard", "2R1C2/3w3/7/7/7/7/7/3D3/2c1r2"),
    ("gunki", "5/5/5/5/5/4j/5/5/5/5/5/J4/1F3"),
    ("gunki", "Xf3/5/5/5/5/4j/5/5/5/5/5/J4/1F3"),
    ("gunki-em-white", "1f1X1/5/1E3/5/5/4j/5/5/5/1s3/5/J4/1F3"),
    ("junqi", "1f3/5/5/5/5/5/5/5/2F2/5/5/J4/5 1 w"),
    ("junqi", "5/5/5/5/5/P_f4/5/5/5/5/5/F4/5 1 w"),
    ("junqi", "5/5/5/5/p^4/5/5/5/5/5/5/J4/4f 1 w"),
    ("junqi", "1f3/~E~e~E2/5/5/5/5/5/5/5/5/5/~e~e~E2/F4 1 -"),
    ("junqi", "1f3/~E~e~E2/5/5/5/5/5/5/5/5/5/~e~eE2/F4 1 w"),
    ("junqi", "1f3/~E~e~E2/5/5/5/5/5/5/5/5/5/~e~e3/F4 1 w"),
    ("junqi", "5/5/5/n4/N4/5/5/5/5/5/5/N4/3Ff 1 w"),
]


@pytest.mark.parametrize(("variant", "text"), POSSIBLE)
def test_possible_positions_have_no_faults(variant: str, text: str) -> None:
    assert faults(variant, text) == []


CASES = [
    ("jungle", "7/7/7/7/7/7/7/EE5/7", MANY, None, "2 pieces White Elephant: the game has 1"),
    ("jungle", "rrr4/7/7/7/7/7/7/7/7", MANY, None, "3 pieces Black Rat: the game has 1"),
    ("jungle", "7/7/7/7/1L5/7/7/7/7", UNREACHABLE, "b5", "White Lion on b5: only a Rat enters water"),
    ("jungle", "7/7/7/5e1/7/7/7/7/7", UNREACHABLE, "f6", "Black Elephant on f6"),
    ("jungle", "7/7/7/7/7/7/7/7/3D3", DEN, "d1", "White Dog on d1: no piece enters its own den"),
    ("jungle-2a-black", "3r3/7/7/7/7/7/7/7/7", DEN, "d9", "Black Rat on d9"),
    ("gunki", "MM3/5/5/5/5/5/5/5/5/5/5/5/5", MANY, None, "2 pieces White Marshal"),
    ("gunki", "5/5/5/5/5/5/5/5/kkkk1/5/5/5/5", MANY, None, "4 pieces Black Captain: the game has 3"),
    ("gunki", "5/5/5/5/5/5/M4/5/5/5/5/5/5", UNREACHABLE, "a7", "no piece stands on a front line"),
    ("gunki", "5/5/5/5/5/5/1m3/5/5/5/5/5/5", UNREACHABLE, "b7", "no piece stands on a mountain"),
    ("gunki", "5/5/5/5/5/5/5/5/5/5/5/5/F4", UNREACHABLE, "a1", "White Flag on a1: a Flag stays in an own headquarters"),
    ("gunki", "1F3/5/5/5/5/5/5/5/5/5/5/5/5", UNREACHABLE, "b13", "a Flag stays in an own headquarters"),
    ("gunki", "N4/5/5/5/5/5/5/5/5/5/5/5/5", UNREACHABLE, "a13", "a Mine stays on"),
    ("gunki", "5/5/5/5/5/5/5/5/1N3/5/5/5/5", UNREACHABLE, "b5", "a Mine stays on"),
    ("gunki-white", "5/5/5/5/5/5/5/5/5/5/5/5/M4 w d", STATUS, None, "has yet to deploy"),
    ("gunki-white", "5/5/5/5/5/5/5/5/5/5/5/5/M4 b d", COUNT, None, "0 of 1 General"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/MM3/1F3 1 w", MANY, None, "2 pieces White Marshal"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/M~M3/1F3 1 w", MANY, None, "2 pieces White Marshal"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/M?3/1F3 1 w/M", MANY, None, "2 pieces White Marshal"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/M4/FF3 1 w", MANY, None, "2 pieces White Flag"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/p^4/F4 1 w", MANY, None, "2 pieces White Flag"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/p_F4/F4 1 w", MANY, None, "2 pieces White Flag"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/p4/5 1 w", COUNT, None, "no White Flag on the board"),
    ("junqi", "1f3/5/5/5/5/5/2P2/5/5/5/5/5/F4 1 w", UNREACHABLE, "c7", "no piece stands on a front line"),
    ("junqi", "1f3/5/1N3/5/5/5/5/5/5/5/5/5/F4 1 w", UNREACHABLE, "b11", "a Landmine never moves"),
    ("junqi", "1f3/5/1~P3/5/5/5/5/5/5/5/5/5/F4 1 w", UNREACHABLE, "b11", "camps are empty at the start"),
    ("junqi", "1f3/5/1?3/5/5/5/5/5/5/5/5/5/F4 1 w/P", UNREACHABLE, "b11", "camps are empty at the start"),
    ("junqi", "5/X^4/5/5/5/5/5/5/5/5/5/5/F4 1 w", MARK, "a12", "only a face-up unit carries a Flag"),
    ("junqi", "5/N_f4/5/5/5/5/5/5/5/5/5/5/F4 1 w", MARK, "a12", "only a face-up unit carries a Flag"),
    ("junqi", "1f3/5/5/5/5/5/5/5/5/5/5/E4/F4 1 -", STATUS, None, "an Engineer lies face up, but the colour"),
    ("junqi", "1f3/~E~e~E2/5/5/5/5/5/5/5/5/5/~e~e~E2/F4 1 w", STATUS, None, "all Engineers lie face down"),
    ("junqi", "1f3/?????/5/5/5/5/5/5/5/5/5/?4/F4 2 r/EEEeee", STATUS, None, "all Engineers lie face down"),
    ("junqi", "1f3/??3/5/5/5/5/5/5/5/5/5/5/F4 1 w/P", STATUS, None, "2 unknown pieces on the board, but 1"),
]


@pytest.mark.parametrize(("variant", "text", "kind", "square", "words"), CASES)
def test_each_fault_is_named(variant: str, text: str, kind: FaultKind, square: str | None, words: str) -> None:
    found = faults(variant, text)
    assert any(k is kind and s == square and words in message for k, s, message in found), found


def test_all_faults_come_at_once() -> None:
    kinds = [(kind, square) for kind, square, _ in faults("jungle", "3e3/7/7/1L2T2/7/7/7/EE5/3D3")]
    assert kinds == [(MANY, None), (DEN, "d1"), (UNREACHABLE, "b6"), (UNREACHABLE, "e6"), (DEN, "d9")]
    army = [(kind, square) for kind, square, _ in faults("gunki", "F4/5/5/5/5/5/M4/M4/5/2N2/5/5/5")]
    assert army == [(MANY, None), (UNREACHABLE, "c4"), (UNREACHABLE, "a7"), (UNREACHABLE, "a13")]
    junqi = {kind for kind, _, _ in faults("junqi", "X^1PP1/PP3/1~P3/5/5/5/5/5/5/5/5/5/5 1 w")}
    assert junqi == {MANY, COUNT, UNREACHABLE, MARK}


def test_pieces_off_the_squares_of_a_deployment_are_a_fault_of_the_status() -> None:
    north = "exkfn/xngnk/c1e1j/bl1sc/j1m1s/ekbsl"
    empty = "5/5/5/5/5/5"
    assert faults("gunki-black", f"{north}/5/{empty} w d") == []
    assert faults("gunki-black", f"{north}/5/{empty} b d")[0][0] is STATUS
    assert [kind for kind, *_ in faults("gunki-black", f"{empty}/5/{empty} w d")] == [STATUS]
