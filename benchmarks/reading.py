"""Plies per second of reading records, every move checked against the rules.

    python benchmarks/reading.py [--games N] [--copies N] [--plies N] [--runs N]

Reads random games of each kind, in short form: in full, as every command does, and as `junqi validate` checks large
files. Beside them as many random games of chess of the same length, read by python-chess (the extra `bench`) with a
visitor that does nothing, and by pgn-extract (a package of Debian), which reports errors and writes nothing. Compiled
code and pgn-extract, being fast, read the games many times over, and as whole programs, start included. All take turns
in one run; prints the medians.
"""

import argparse
import io
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import attrs
import chess
import chess.pgn
from measure import medians, print_table, timed
from random_games import random_game

from junqi.core.registry import rule_set
from junqi.records.compiled.bulk import CleanGames, check_records
from junqi.records.compiled.recognisers import WORTH_LOADING, Recognisers, compile_reader
from junqi.records.model.from_game import record_of
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record

SEED = 3
GAMES = ("jungle", "gunki", "junqi")
CHESS = "chess, python-chess"
PGN_EXTRACT = "chess, pgn-extract, whole program"
JUNQI = [sys.executable, "-m", "junqi", "validate"]


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


def check_jgn(text: bytes, games: int) -> None:
    """Check a file as `junqi validate` does; compiled code must take every game."""
    assert len(text) > WORTH_LOADING
    reads = check_records(Recognisers(len(text)), io.BytesIO(text), "-")
    assert sum(read.games for read in reads if isinstance(read, CleanGames)) == games


def run(*command: str) -> None:
    """Run a program that is to find nothing wrong."""
    subprocess.run(command, capture_output=True, check=True)


def pgn_extract() -> str | None:
    """The program's path, if it is installed."""
    return shutil.which("pgn-extract") or shutil.which("pgn-extract", path="/usr/games")


@attrs.frozen
class Measure:
    """Something to be timed, and how many plies it reads."""

    work: Callable[[], None]
    plies: int


def measures_of(game: str, folder: Path, games: int, copies: int, plies: int) -> dict[str, Measure]:
    """The ways to read games of one kind."""
    compile_reader(rule_set(game))
    text = jgn(game, games, plies)
    path = folder / f"{game}.jgn"
    path.write_bytes(text * copies)
    total = games * plies
    return {
        f"{game}, in full": Measure(partial(read_jgn, text, games, plies), total),
        f"{game}, compiled": Measure(partial(check_jgn, text * copies, games * copies), total * copies),
        f"{game}, junqi validate, whole program": Measure(partial(run, *JUNQI, str(path)), total * copies),
    }


def measures_of_chess(folder: Path, games: int, copies: int, plies: int) -> dict[str, Measure]:
    """The ways to read games of chess."""
    text, path, program = pgn(games, plies), folder / "chess.pgn", pgn_extract()
    path.write_text("\n".join([text] * copies), encoding="utf-8")
    found = {CHESS: Measure(partial(read_pgn, text, games), games * plies)}
    if program is not None:
        found[PGN_EXTRACT] = Measure(partial(run, program, "-r", "-s", str(path)), games * plies * copies)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--copies", type=int, default=200, help="of the games, for what is fast")
    parser.add_argument("--plies", type=int, default=80, help="of each game")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    games, copies, plies = options.games, options.copies, options.plies
    with TemporaryDirectory() as folder:
        measures = measures_of_chess(Path(folder), games, copies, plies)
        for game in GAMES:
            measures |= measures_of(game, Path(folder), games, copies, plies)
        seconds = medians({name: partial(timed, measure.work) for name, measure in measures.items()}, options.runs)
    speed = {name: measure.plies / seconds[name] for name, measure in measures.items()}
    rivals = [rival for rival in (CHESS, PGN_EXTRACT) if rival in speed]
    rows = [[name, f"{speed[name]:,.0f}", *(f"{speed[name] / speed[rival]:.2f}" for rival in rivals)] for name in speed]
    headings = [f"games of {plies} plies", "plies per s", *(f"times {rival.split(', ')[1]}" for rival in rivals)]
    print_table(headings, rows)


if __name__ == "__main__":
    main()
