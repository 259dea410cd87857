"""Plies per second of reading records, every move checked against the rules.

    python benchmarks/reading.py [--games N] [--copies N] [--plies N] [--runs N]

Reads random games of each kind, in short form: in full, as every command does, and as `junqi validate` checks large
files. Beside them as many random games of chess of the same length, read by python-chess (the extra `bench`) with a
visitor that does nothing, and by pgn-extract (a package of Debian), which reports errors and writes nothing. Compiled
code and pgn-extract, being fast, read the games many times over, and as whole programs, start included. All take turns
in one run; prints the medians.
"""

import io
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import chess
import chess.pgn
from plies_per_second import Measure, compare, options_of, pgn_extract, run
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
    options = options_of(__doc__, games=200, copies=200)
    games, copies, plies = options.games, options.copies, options.plies
    with TemporaryDirectory() as folder:
        measures = measures_of_chess(Path(folder), games, copies, plies)
        for game in GAMES:
            measures |= measures_of(game, Path(folder), games, copies, plies)
        compare(measures, {CHESS: "python-chess", PGN_EXTRACT: "pgn-extract"}, options)


if __name__ == "__main__":
    main()
