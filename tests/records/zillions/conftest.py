"""Saved games of Zillions, as its users have them."""

from collections.abc import Callable
from io import BytesIO

import pytest

from junqi.records.reading.game_reader import ReadGame
from junqi.records.zillions.reader import read_saved_games

HEAD = "Zillions Save Game File Version 0.02 {players}\nRulesFile={file}\nVariantName={variant}\n"


@pytest.fixture(scope="session")
def saved() -> Callable[..., bytes]:
    """Writes a saved game: ``saved(*lines, file=..., variant=..., players=...)``."""

    def write(
        *lines: str, file: str = "Jungle Variant3.zrf", variant: str = "Jungle type 1-A(1P:White)", players: str = "HH"
    ) -> bytes:
        text = HEAD.format(file=file, variant=variant, players=players) + "".join(f"{line}\n" for line in lines)
        return text.encode("windows-1252")

    return write


@pytest.fixture(scope="session")
def read_saved(saved: Callable[..., bytes]) -> Callable[..., ReadGame]:
    """Reads the saved game of such lines."""

    def read(*lines: str, **head: str) -> ReadGame:
        [game] = read_saved_games(BytesIO(saved(*lines, **head)), "f")
        return game

    return read
