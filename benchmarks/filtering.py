"""Plies per second of picking games by their tags, and of reading nothing but tags.

    python benchmarks/filtering.py [--games N] [--copies N] [--plies N] [--runs N]

Files of random games of each kind, one game in twenty Ann's, beside random games of chess of the same length and with
the same players. Whole programs, start included, write the games that Ann began: `junqi filter --raw` by one tag, by a
date of which every game has one, and tidied; pgn-extract (a package of Debian) by the same tag. Inside this process the
tags of all games are read by `records.batches.headers` and by python-chess (the extra `bench`). All take turns in one
run; prints the medians.
"""

import io
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import attrs
import chess.pgn
from plies_per_second import Measure, compare, options_of, pgn_extract, run
from random_games import random_game
from reading import SEED, chess_game

from junqi.core.registry import rule_set
from junqi.records.batches.headers import headers
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

GAMES = ("jungle", "gunki", "junqi")
PLAYERS = ("Ann", *(f"Player {number}" for number in range(2, 21)))
READ_HEADERS = "chess, tags alone, python-chess"
PGN_EXTRACT = "chess, by a tag, pgn-extract"
FILTER = [sys.executable, "-m", "junqi", "filter", "--quiet"]


@attrs.frozen
class Sample:
    """A file of games, as bytes and on disk."""

    text: bytes
    path: Path
    games: int
    plies: int


def tags(number: int) -> dict[str, str]:
    """Who plays a game, and when."""
    return {"First": PLAYERS[number % len(PLAYERS)], "Date": f"2026.{number % 12 + 1:02}.{number % 28 + 1:02}"}


def jgn(game: str, games: int, plies: int) -> bytes:
    """Random games of one kind."""
    random = Random(SEED)
    played = (random_game(rule_set(game), random, plies) for _ in range(games))
    return "".join(write_record(record_of(game, tags(number))) for number, game in enumerate(played)).encode()


def pgn(games: int, plies: int) -> bytes:
    """Random games of chess."""
    random = Random(SEED)
    found = []
    for number in range(games):
        game = chess.pgn.Game.from_board(chess_game(random, plies))
        game.headers["White"], game.headers["Date"] = tags(number)["First"], tags(number)["Date"]
        found.append(f"{game}\n\n")
    return "".join(found).encode()


def sample(text: bytes, path: Path, games: int, plies: int, copies: int) -> Sample:
    """Games copied many times into a file."""
    path.write_bytes(text * copies)
    return Sample(text * copies, path, games * copies, plies)


def read_headers(found: Sample) -> None:
    """Read the tags of all games with python-chess."""
    stream, games = io.StringIO(found.text.decode()), 0
    while chess.pgn.read_headers(stream) is not None:
        games += 1
    assert games == found.games


def read_tags(found: Sample) -> None:
    """Read the tags of all games."""
    assert sum(1 for _ in headers(io.BytesIO(found.text))) == found.games


def measures_of(name: str, found: Sample) -> dict[str, Measure]:
    """What is done to games of one kind."""
    total, file, out = (
        found.games * found.plies,
        str(found.path),
        ["-o", str(found.path.with_suffix(".out")), "--force"],
    )

    def filtered(*options: str) -> Callable[[], None]:
        return partial(run, *FILTER, file, *options, *out)

    return {
        f"{name}, by a tag, junqi filter --raw": Measure(filtered("--tag", "First=Ann", "--raw"), total),
        f"{name}, by a date, junqi filter --raw": Measure(filtered("--tag", "Date>=2026.12", "--raw"), total),
        f"{name}, all, junqi filter --raw": Measure(filtered("--raw"), total),
        f"{name}, tags alone, headers()": Measure(partial(read_tags, found), total),
    }


def measures_of_chess(found: Sample) -> dict[str, Measure]:
    """What the yardsticks do to games of chess."""
    total, out, program = found.games * found.plies, str(found.path.with_suffix(".out")), pgn_extract()
    measures = {READ_HEADERS: Measure(partial(read_headers, found), total)}
    if program is not None:
        extract = [program, "-s", str(found.path), "-o", out]
        measures[PGN_EXTRACT] = Measure(partial(run, *extract, "-TwAnn"), total)
        measures["chess, all, pgn-extract"] = Measure(partial(run, *extract), total)
    return measures


def main() -> None:
    """Measure and print."""
    options = options_of(__doc__, games=100, copies=1000)
    games, copies, plies = options.games, options.copies, options.plies
    with TemporaryDirectory() as folder:
        measures = measures_of_chess(sample(pgn(games, plies), Path(folder, "chess.pgn"), games, plies, copies))
        for game in GAMES:
            text, path = jgn(game, games, plies), Path(folder, f"{game}.jgn")
            measures |= measures_of(game, sample(text, path, games, plies, copies))
        compare(measures, {READ_HEADERS: "python-chess", PGN_EXTRACT: "pgn-extract"}, options)


if __name__ == "__main__":
    main()
