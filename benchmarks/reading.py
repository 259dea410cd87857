"""Plies per second of reading records, every move checked against the rules.

    python benchmarks/reading.py [--games N] [--plies N] [--runs N]

Reads random games of each kind, in short form, and as many random games of chess of the same length with python-chess
(the extra `bench`) and a visitor that does nothing. All take turns in one run; prints the medians.
"""

import argparse
import io
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import chess
import chess.pgn
from measure import medians, print_table, timed
from random_games import random_game

from junqi.core.registry import rule_set
from junqi.records.from_game import record_of
from junqi.records.reader import read_records
from junqi.records.writer import write_record

SEED = 3
GAMES = ("jungle", "gunki", "junqi")
CHESS = "chess, python-chess"


class Silent(chess.pgn.BaseVisitor[bool]):
    """A visitor that keeps nothing."""

    def result(self) -> bool:
        """Tell that there was a game."""
        return True


def jgn(game: str, games: int, plies: int) -> bytes:
    """A file of random games of one kind."""
    random = Random(SEED)
    records = (record_of(random_game(rule_set(game), random, plies)) for _ in range(games))
    return "".join(map(write_record, records)).encode()


def pgn(games: int, plies: int) -> str:
    """A file of random games of chess."""
    random = Random(SEED)
    return "\n\n".join(str(chess.pgn.Game.from_board(chess_game(random, plies))) for _ in range(games)) + "\n"


def chess_game(random: Random, plies: int) -> chess.Board:
    """A game of exactly ``plies`` random moves; one that ends earlier is thrown away for another."""
    board = chess.Board()
    while board.ply() < plies:
        if board.is_game_over():
            board.reset()
        board.push(random.choice(list(board.legal_moves)))
    return board


def read_jgn(text: bytes, games: int, plies: int) -> None:
    """Read a file to its end; every game must be complete and without an error."""
    found = 0
    for read in read_records(io.BytesIO(text)):
        assert read.record is not None
        assert len(read.record.nodes) == plies, read.findings
        found += 1
    assert found == games


def read_pgn(text: str, games: int) -> None:
    """Read a file to its end."""
    assert sum(1 for _ in _pgn_games(io.StringIO(text))) == games


def _pgn_games(stream: io.StringIO) -> Iterator[bool]:
    while chess.pgn.read_game(stream, Visitor=Silent):
        yield True


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--plies", type=int, default=80, help="of each game")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    games, plies = options.games, options.plies
    measures: dict[str, Callable[[], float]] = {
        game: partial(timed, partial(read_jgn, jgn(game, games, plies), games, plies)) for game in GAMES
    }
    measures[CHESS] = partial(timed, partial(read_pgn, pgn(games, plies), games))
    seconds = medians(measures, options.runs)
    rows = [
        [name, f"{games * plies / seconds[name]:,.0f}", f"{seconds[CHESS] / seconds[name]:.2f}"] for name in measures
    ]
    print_table([f"{games} games of {plies} plies", "plies per s", "times python-chess"], rows)


if __name__ == "__main__":
    main()
