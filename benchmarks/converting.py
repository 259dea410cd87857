"""Plies per second of `junqi convert --to jgn`: games read, every move checked, and written in the export form.

    python benchmarks/converting.py [--games N] [--copies N] [--plies N] [--runs N]

Files of random games of each kind, in short form and in coordinate form, converted by one process. Beside them as many
random games of chess of the same length: read and written by python-chess (the extra `bench`), that is `read_game` and
`str`, and by pgn-extract (a package of Debian). `junqi convert` and pgn-extract read many copies of the games and are
measured as whole programs, start included; python-chess, being slow, reads them once, inside this process. What junqi
writes must be the games in short form, byte for byte. All take turns in one run; prints the medians.
"""

import io
import sys
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import chess.pgn
from plies_per_second import Measure, compare, options_of, pgn_extract, run
from random_games import random_game
from reading import GAMES, SEED, pgn

from junqi.core.registry import rule_set
from junqi.notation.style import MoveStyle
from junqi.records.compiled.recognisers import compile_reader
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

PYTHON_CHESS = "chess, python-chess"
PGN_EXTRACT = "chess, pgn-extract"
CONVERT = [sys.executable, "-m", "junqi", "convert", "--quiet", "--to", "jgn", "--force"]
STYLES = {MoveStyle.SAN: "short form", MoveStyle.COORDINATE: "coordinate form"}


def jgn(game: str, games: int, plies: int) -> dict[MoveStyle, str]:
    """Random games of one kind, in each form."""
    random = Random(SEED)
    records = [record_of(random_game(rule_set(game), random, plies)) for _ in range(games)]
    return {style: "".join(write_record(record, style) for record in records) for style in STYLES}


def rewrite(text: str, games: int) -> None:
    """Read games with python-chess and write them."""
    stream, written = io.StringIO(text), 0
    while (game := chess.pgn.read_game(stream)) is not None:
        assert not game.errors
        written += len(str(game)) > 0
    assert written == games


def measures_of(game: str, folder: Path, games: int, copies: int, plies: int) -> dict[str, Measure]:
    """Converting games of one kind from each form."""
    compile_reader(rule_set(game))
    texts = jgn(game, games, plies)
    out, measures = folder / "out.jgn", {}
    for style, name in STYLES.items():
        path = folder / f"{game}-{style.value}.jgn"
        path.write_text(texts[style] * copies, encoding="utf-8")
        work = partial(run, *CONVERT, str(path), "-o", str(out))
        work()
        assert out.read_text(encoding="utf-8") == texts[MoveStyle.SAN] * copies
        measures[f"{game}, {name}"] = Measure(work, games * copies * plies)
    return measures


def measures_of_chess(folder: Path, games: int, copies: int, plies: int) -> dict[str, Measure]:
    """What the yardsticks do to games of chess."""
    text, path, program = pgn(games, plies), folder / "chess.pgn", pgn_extract()
    path.write_text("\n".join([text] * copies), encoding="utf-8")
    measures = {PYTHON_CHESS: Measure(partial(rewrite, text, games), games * plies)}
    if program is not None:
        extract = partial(run, program, "-s", str(path), "-o", str(folder / "out.pgn"))
        measures[PGN_EXTRACT] = Measure(extract, games * copies * plies)
    return measures


def main() -> None:
    """Measure and print."""
    options = options_of(__doc__, games=200, copies=400)
    games, copies, plies = options.games, options.copies, options.plies
    with TemporaryDirectory() as folder:
        measures = measures_of_chess(Path(folder), games, copies, plies)
        for game in GAMES:
            measures |= measures_of(game, Path(folder), games, copies, plies)
        compare(measures, {PYTHON_CHESS: "python-chess", PGN_EXTRACT: "pgn-extract"}, options)


if __name__ == "__main__":
    main()
