from typing import Final

import pytest

from junqi.core.errors import UnknownRuleSetError
from junqi.core.registry import ALIASES, RULE_SETS, rule_set
from junqi.core.rules import RuleSet

TITLES: Final = {
    "jungle-1a-white": "Jungle type 1-A(1P:White)",
    "jungle-1a-black": "Jungle type 1-A(1P:Black)",
    "jungle-1b-white": "Jungle type 1-B(1P:White)",
    "jungle-1b-black": "Jungle type 1-B(1P:Black)",
    "jungle-2a-white": "Jungle type 2-A(1P:White)",
    "jungle-2a-black": "Jungle type 2-A(1P:Black)",
    "jungle-2b-white": "Jungle type 2-B(1P:White)",
    "jungle-2b-black": "Jungle type 2-B(1P:Black)",
    "gunki-black": "Gunki(1P:Black)",
    "gunki-white": "Gunki(1P:White)",
    "gunki-fg-black": "Gunki-FlyingGrenade(1P:Black)",
    "gunki-fg-white": "Gunki-FlyingGrenade(1P:White)",
    "gunki-em-black": "Gunki-ExplosiveMine(1P:Black)",
    "gunki-em-white": "Gunki-ExplosiveMine(1P:White)",
    "gunki-emfg-black": "Gunki-ExplosiveMine-FlyingGrenade(1P:Black)",
    "gunki-emfg-white": "Gunki-ExplosiveMine-FlyingGrenade(1P:White)",
}


def test_there_are_eighteen_rule_sets() -> None:
    assert set(RULE_SETS) == {*TITLES, "jungle-standard", "junqi"}
    assert all(name == rules.id for name, rules in RULE_SETS.items())


@pytest.mark.parametrize("name", TITLES)
def test_titles_are_the_ones_of_the_documents(name: str) -> None:
    assert rule_set(name).title == TITLES[name]


def test_no_two_rule_sets_have_the_same_parameters() -> None:
    values = {(rules.game, *rules.parameter_values().items()) for rules in RULE_SETS.values()}
    assert len(values) == 18


@pytest.mark.parametrize(
    ("alias", "name"), [("jungle", "jungle-1a-white"), ("gunki", "gunki-black"), ("junqi", "junqi")]
)
def test_games_alone_stand_for_one_rule_set(alias: str, name: str) -> None:
    assert rule_set(alias) is RULE_SETS[name]


@pytest.mark.parametrize("name", ["", "Jungle", "jungle-3a-white", "gunki ", "chess"])
def test_other_names_are_refused_with_what_is_known(name: str) -> None:
    with pytest.raises(UnknownRuleSetError, match="jungle-1a-white") as caught:
        rule_set(name)
    assert caught.value.name == name
    assert set(caught.value.known) == {*ALIASES, *RULE_SETS}


JUNGLE = {
    "first_side": "white",
    "elephant_takes_rat": "yes",
    "panther_jumps": "no",
    "trap_weakens": "everyone, and in attack too",
    "repetition": "draw at 3",
    "quiet_plies": "100",
}
GUNKI = {
    "first_side": "black",
    "grenade_flies": "no",
    "mine_explodes": "no",
    "engineer_turns": "1",
    "losing_attacks": "legal",
    "leave_headquarters": "yes",
    "repetition": "draw at 3",
    "quiet_plies": "100",
}
PARAMETERS = [
    ("jungle-1a-white", JUNGLE),
    ("jungle-1a-black", JUNGLE | {"first_side": "black"}),
    ("jungle-1b-white", JUNGLE | {"panther_jumps": "across"}),
    ("jungle-1b-black", JUNGLE | {"panther_jumps": "across", "first_side": "black"}),
    ("jungle-2a-white", JUNGLE | {"elephant_takes_rat": "no"}),
    ("jungle-2a-black", JUNGLE | {"elephant_takes_rat": "no", "first_side": "black"}),
    ("jungle-2b-white", JUNGLE | {"elephant_takes_rat": "no", "panther_jumps": "across"}),
    ("jungle-2b-black", JUNGLE | {"elephant_takes_rat": "no", "panther_jumps": "across", "first_side": "black"}),
    ("jungle-standard", JUNGLE | {"elephant_takes_rat": "no", "trap_weakens": "only the enemy, only in defence"}),
    ("gunki-black", GUNKI),
    ("gunki-white", GUNKI | {"first_side": "white"}),
    ("gunki-fg-black", GUNKI | {"grenade_flies": "yes"}),
    ("gunki-fg-white", GUNKI | {"grenade_flies": "yes", "first_side": "white"}),
    ("gunki-em-black", GUNKI | {"mine_explodes": "yes"}),
    ("gunki-em-white", GUNKI | {"mine_explodes": "yes", "first_side": "white"}),
    ("gunki-emfg-black", GUNKI | {"mine_explodes": "yes", "grenade_flies": "yes"}),
    ("gunki-emfg-white", GUNKI | {"mine_explodes": "yes", "grenade_flies": "yes", "first_side": "white"}),
    (
        "junqi",
        {
            "engineer_turns": "any",
            "losing_attacks": "illegal",
            "leave_headquarters": "yes",
            "repetition": "loss at 6 back-and-forths",
            "quiet_plies": "100",
        },
    ),
]


@pytest.mark.parametrize(("name", "expected"), PARAMETERS, ids=lambda value: value if isinstance(value, str) else "")
def test_parameters_have_their_published_names_and_values(name: str, expected: dict[str, str]) -> None:
    assert rule_set(name).parameter_values() == expected


PIECES = {
    "jungle": ["Elephant 1", "Lion 1", "Tiger 1", "Panther 1", "Wolf 1", "Dog 1", "Cat 1", "Rat 1"],
    "gunki": [
        "Marshal 1", "General 1", "Lieutenant 2", "Brigadier 2", "Colonel 2", "Major 2", "Captain 3", "Sergeant 3",
        "Engineer 3", "Grenade 2", "Mine 3", "Flag 1",
    ],
    "junqi": [
        "Marshal 1", "General 1", "Brigadier 2", "Colonel 2", "Major 2", "Captain 2", "Lieutenant 3", "Platoon 3",
        "Engineer 3", "Grenade 2", "Landmine 3", "Flag 1",
    ],
}  # fmt: skip


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_pieces_of_each_game_strongest_first(rules: RuleSet) -> None:
    assert [f"{kind.name} {kind.count}" for kind in rules.kinds] == PIECES[rules.game]
    assert [kind.number for kind in rules.kinds] == list(range(1, len(rules.kinds) + 1))
    ranks = [kind.rank for kind in rules.kinds]
    assert ranks[:8] == sorted(ranks[:8], reverse=True)
    assert rules.piece_name(16 | 1).split()[0] == ("Red" if rules.game == "junqi" else "Black")
