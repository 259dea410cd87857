import pytest

from junqi.core.registry import RULE_SETS
from junqi.engine.uci.engine_options import parse_option
from junqi.engine.uci.options import DEFAULTS, apply_option, is_clear_hash, option_lines
from junqi.engine.uci.request import RequestError, SetOption
from junqi.engine.uci.settings import Settings


def test_the_options_offered_are_those_of_the_protocol() -> None:
    offered = [parse_option(line) for line in option_lines()]
    assert [(option.name, option.kind) for option in offered if option] == [
        ("UCI_Variant", "combo"),
        ("Hash", "spin"),
        ("Threads", "spin"),
        ("MultiPV", "spin"),
        ("Skill Level", "spin"),
        ("Seed", "spin"),
        ("Clear Hash", "button"),
    ]
    assert offered[0] is not None
    assert offered[0].choices == tuple(RULE_SETS)


def test_the_values_offered_as_defaults_are_those_in_force() -> None:
    settings = DEFAULTS
    for line in option_lines():
        name, _, rest = line.removeprefix("option name ").partition(" type ")
        if " default " in rest:
            settings = apply_option(settings, SetOption(name, rest.split()[2]))
    assert settings == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value", "settings"),
    [
        ("UCI_Variant", "junqi", Settings("junqi")),
        ("UCI_Variant", "gunki", Settings("gunki-black")),
        ("uci_variant", "jungle-standard", Settings("jungle-standard")),
        ("HASH", "100", Settings(DEFAULTS.variant, hash_megabytes=100)),
        ("Threads", "2", Settings(DEFAULTS.variant, threads=2)),
        ("MultiPV", "5", Settings(DEFAULTS.variant, multipv=5)),
        ("Skill Level", "1", Settings(DEFAULTS.variant, level=1)),
        ("Seed", "77", Settings(DEFAULTS.variant, seed=77)),
        ("Seed", "0", Settings(DEFAULTS.variant, seed=None)),
    ],
)
def test_an_option_is_set(name: str, value: str, settings: Settings) -> None:
    assert apply_option(DEFAULTS, SetOption(name, value)) == settings


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("Style", "wild", "setoption: no option is named 'Style'; options are UCI_Variant, Hash,"),
        ("Hash", None, "setoption: a value must follow, as 'setoption name Hash value VALUE'"),
        ("Clear Hash", "now", "setoption: no option is named 'Clear Hash'"),
        ("Hash", "", "option Hash is '': it must be a whole number from 1 to "),
        ("Hash", "0", "option Hash is '0'"),
        ("Hash", "-5", "option Hash is '-5'"),
        ("Hash", "65537", "option Hash is '65537'"),
        ("Hash", "9" * 5_000, "option Hash is '999"),
        ("Hash", "٣", "option Hash is '٣'"),
        ("Skill Level", "11", "option Skill Level is '11': it must be a whole number from 1 to 10"),
        ("UCI_Variant", "chess", "option UCI_Variant is 'chess': it must be one of jungle-1a-white,"),
    ],
)
def test_a_value_that_is_not_allowed_is_told(name: str, value: str | None, message: str) -> None:
    with pytest.raises(RequestError) as caught:
        apply_option(DEFAULTS, SetOption(name, value))
    assert str(caught.value).startswith(message.partition(";")[0])


def test_the_button_has_no_value() -> None:
    assert is_clear_hash(SetOption("clear hash"))
    assert not is_clear_hash(SetOption("Clear Hash", "1"))
