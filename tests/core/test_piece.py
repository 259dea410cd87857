from itertools import product

import pytest

from junqi.core.piece import EMPTY, IDENTITY_BITS, ON_FLAG, UNKNOWN, FlagState, code_of, piece_of
from junqi.core.rules import in_words
from junqi.core.seat import ENEMY, OPPONENT, SIDES, Player, Side


def test_every_piece_has_its_own_code() -> None:
    codes = {}
    for kind, side, face_down, flag in product(range(1, 13), Side, (False, True), FlagState):
        code = code_of(kind, side, face_down=face_down, flag=flag)
        assert 0 < code < 256
        assert codes.setdefault(code, (kind, side, face_down, flag)) == (kind, side, face_down, flag)
        piece = piece_of(code)
        assert (piece.kind, piece.side, piece.face_down, piece.flag) == (kind, side, face_down, flag)
        assert not piece.unknown
        assert code & IDENTITY_BITS == code_of(kind, side)
    assert len(codes) == 12 * 2 * 2 * 4
    assert EMPTY not in codes
    assert UNKNOWN not in codes
    assert piece_of(UNKNOWN).unknown
    assert piece_of(UNKNOWN).face_down


def test_the_other_player_and_the_other_side() -> None:
    assert [OPPONENT[player] for player in Player] == [Player.SECOND, Player.FIRST]
    assert [ENEMY[side] for side in Side] == [Side.BLACK, Side.WHITE]
    assert tuple(SIDES) == tuple(Side)
    assert ON_FLAG[Side.BLACK] is FlagState.ON_BLACK_FLAG


@pytest.mark.parametrize(
    ("value", "words"), [(True, "yes"), (False, "no"), (Side.BLACK, "black"), (100, "100"), (FlagState.CARRIES, "64")]
)
def test_values_in_words(value: object, words: str) -> None:
    assert in_words(value) == words
