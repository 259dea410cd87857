"""Every kind of bad input, as ``bad_input.toml`` describes it."""

import tomllib
from pathlib import Path
from typing import Any

from jgn_games import DEAL, LAYOUT, game, head

CASES: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "records" / "bad_input.toml").read_text(encoding="utf-8")
)
GOOD = game("1. Rg4 Ra6 *").encode()
"""A game without a fault, to stand before and after bad ones."""

PARTS = {
    "{head}": head(),
    "{head_crlf}": head().replace("\n", "\r\n"),
    "{head_cr}": head().replace("\n", "\r"),
    "{head_without_event}": head(Event=None),
    "{head_without_variant}": head(Variant=None),
    "{head_from_date}": head(Event=None, Site=None),
    "{head_from_round}": head(Event=None, Site=None, Date=None),
    "{head_result_1_0}": head(Result="1-0"),
    "{head_gunki}": head(Variant="gunki-white"),
    "{head_junqi}": head(Variant="junqi"),
    "{layout}": LAYOUT,
    "{deal}": DEAL,
    "{wrong_deal}": DEAL.replace("~M", "~G"),
}
"""What stands for what in the texts of the cases."""


def data_of(case: dict[str, Any]) -> bytes:
    """The bytes of a case."""
    text: str = case["file"] if "file" in case else f"{head()}\n{case['movetext']}\n"
    for name, part in PARTS.items():
        text = text.replace(name, part)
    return text.encode("latin-1" if case.get("latin1") else case.get("encoding", "utf-8"))
