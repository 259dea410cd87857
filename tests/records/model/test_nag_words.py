"""What NAGs say, after the PGN standard."""

import pytest

from junqi.records.model.nag_words import nag_in_words


@pytest.mark.parametrize(
    ("nag", "words"),
    [
        (1, "good move"),
        (2, "mistake"),
        (6, "dubious move"),
        (13, "unclear"),
        (14, "First has a slight advantage"),
        (15, "Second has a slight advantage"),
        (16, "First has a moderate advantage"),
        (19, "Second has a decisive advantage"),
        (21, "Second has a crushing advantage"),
        (22, "First is in zugzwang"),
        (0, "$0"),
        (255, "$255"),
    ],
)
def test_words(nag: int, words: str) -> None:
    assert nag_in_words(nag) == words
