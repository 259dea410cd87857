import pytest

from junqi.engine.uci.engine_options import EngineOption, parse_option


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("option name Hash type spin default 16 min 1 max 33554432", EngineOption("Hash", "spin")),
        ("option name Skill Level type spin default 20", EngineOption("Skill Level", "spin")),
        ("option name Clear Hash type button", EngineOption("Clear Hash", "button")),
        ("option name Style type combo default Risky var Solid var Very Risky", None),
        ("option name A type combo var x", EngineOption("A", "combo", ("x",))),
    ],
)
def test_an_option_is_read(line: str, option: EngineOption | None) -> None:
    assert parse_option(line) == (option or EngineOption("Style", "combo", ("Solid", "Very Risky")))


@pytest.mark.parametrize("line", ["", "option", "option name", "option name Hash", "id name option type spin"])
def test_any_other_line_is_none(line: str) -> None:
    assert parse_option(line) is None
