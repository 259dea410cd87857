"""Fixtures for tests of filters: files of many games, and filters run over bytes."""

import io
from collections.abc import Callable
from random import Random

import attrs
import pytest

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.outcome import Outcome, Reason
from junqi.core.registry import RULE_SETS
from junqi.core.seat import Player
from junqi.records.batches.cutting import batches_in
from junqi.records.filtering.asked import Asked, filter_of
from junqi.records.filtering.picking import Form, Picker
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

NAMES = ("Ann", "Bob", 'Cy "Rat" Lee', "戴 D", "?")
DATES = ("2025.12.31", "2026.01.01", "2026.01.??", "2026.??.??", "????.??.??", "2026.11.30")
IDS = ("jungle-1a-white", "jungle-standard", "gunki-black", "gunki-em-white", "junqi")


def played(name: str, random: Random, plies: int) -> Game:
    """A random game of at most so many plies."""
    rules = RULE_SETS[name]
    start = rules.deal(rules.start(), random) if random.random() < 0.5 else rules.start()
    game = Game.begin(rules, start)
    for _ in range(2 if rules.deployment is not None else 0):
        assert rules.deployment is not None
        game = game.play(Deploy(rules.deployment.random_fill(rules.deployment.empty, random)))
    for _ in range(plies):
        if game.outcome is not None:
            return game
        actions = rules.legal_actions(game.position)
        action = random.choice(actions)
        revealed = random.choice(game.position.status.pool) if needs_identity(game, action) else None
        game = game.play(action, revealed)
    return game


def needs_identity(game: Game, action: object) -> bool:
    """Whether a flip turns up a piece that nobody knows."""
    return bool(game.position.status.pool) and type(action).__name__ == "Flip"


def ended(game: Game, random: Random) -> Game:
    """The game ended by a player's words, or left as it is."""
    if game.outcome is not None or random.random() < 0.4:
        return game
    reason = random.choice([Reason.RESIGNATION, Reason.TIME, Reason.AGREEMENT])
    winner = None if reason is Reason.AGREEMENT else random.choice(list(Player))
    return game.end(Outcome(winner, reason))


@pytest.fixture(scope="session")
def many_games() -> tuple[Game, ...]:
    """Random games of all kinds."""
    random = Random(11)
    lengths = [random.choice((0, random.randrange(30), random.randrange(30), 60)) for _ in range(40)]
    return tuple(ended(played(random.choice(IDS), random, length), random) for length in lengths)


@pytest.fixture(scope="session")
def many_texts(many_games: tuple[Game, ...]) -> tuple[str, ...]:
    """The records of ``many_games``, with all kinds of tags."""
    random = Random(12)
    texts = []
    for number, game in enumerate(many_games):
        tags = {
            "First": random.choice(NAMES),
            "Second": random.choice(NAMES),
            "Date": random.choice(DATES),
            "Round": str(number),
            **({"FirstElo": random.choice(["900", "2100", "?"])} if random.random() < 0.5 else {}),
        }
        texts.append(write_record(record_of(game, tags)))
    return tuple(texts)


@attrs.frozen
class Result:
    """The numbers of the games that were taken, and their bytes."""

    numbers: list[int]
    pieces: list[bytes]


@pytest.fixture(scope="session")
def taken() -> Callable[..., Result]:
    """Runs a filter over bytes: ``taken(data, players=("Ann",))``; ``expected`` as for ``Picker``."""

    def run(data: bytes, expected: int | None = None, **asked: object) -> Result:
        work = Picker(filter_of(Asked(**asked)), Form.RAW, expected)  # type: ignore[arg-type]
        picks = [pick for batch in batches_in(io.BytesIO(data)) for pick in work(batch).picks]
        return Result([pick.number for pick in picks], [pick.data for pick in picks])

    return run
