"""Boards in mid-game, and snapshots of drawings as readable text."""

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from junqi.core.registry import rule_set
from junqi.notation.position import parse_position

POSITIONS = {
    "jungle": "l5t/1d3c1/r1p1w1e/7/1R5/7/E1W1P2/1C1d1D1/T5L",
    "gunki": "exkfn/xngnk/c1e1j/bl1sc/j1m1s/1kbsl/5/LSBKE/S1M1J/1SCL1/J1E1C/KNGNX/NFKXE",
    "junqi": "~N~K~xl~m/~Nn1cp/~C1~P1~j/~g~L1~GE/~M1~k1e/cJ~Bb~X/5/"
    "~np~Jl~G/GE^e_Fm~e/n~X1~L1/~b1JfP/~XX1~p1/~P~E~C~b~C",
}


class TextExtension(SingleFileSnapshotExtension):
    """One ``.txt`` file a snapshot."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


@pytest.fixture
def text_snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compares with a text file that a person can read."""
    return snapshot.use_extension(TextExtension)


@pytest.fixture(scope="session")
def boards() -> dict[str, bytes]:
    """A board in mid-game for each game."""
    return {game: parse_position(rule_set(game), text).board for game, text in POSITIONS.items()}
