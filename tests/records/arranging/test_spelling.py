"""Tags that people write differently."""

import pytest

from junqi.records.arranging.spelling import folded


@pytest.mark.parametrize(
    "spellings",
    [
        ("Émile Zola", "emile zola", "ZOLA, Émile", "E\u0301mile  Zola", "Zola,Emile", "Emile-Zola"),
        ("O'Hara, Ann", "Ann OHara", "ann o\u2019hara"),
        ("Club evening 1", "club  Evening #1", "\uff23lub evening 1"),
        ("?", "", "??", "-"),
        ("Straße", "STRASSE"),
        ("ガ", "カ\u3099"),
    ],
)
def test_spellings_of_one_value(spellings: tuple[str, ...]) -> None:
    assert len({folded(spelling) for spelling in spellings}) == 1


@pytest.mark.parametrize(
    "pair", [("Ann", "Anna"), ("Round 1", "Round 2"), ("象", "象棋"), ("カ", "ガ"), ("a, b, c", "c b a")]
)
def test_other_values_stay_others(pair: tuple[str, str]) -> None:
    assert folded(pair[0]) != folded(pair[1])
