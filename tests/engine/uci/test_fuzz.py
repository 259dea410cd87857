"""Whatever comes, the server goes on, and says in one line what it does not do."""

import io
from random import Random

import pytest

from junqi.core.registry import RULE_SETS
from junqi.engine.search.core_thinker import CoreThinker
from junqi.engine.uci.line_count import ON_CORE
from junqi.engine.uci.server import Server
from junqi.engine.uci.streams import Output, lines_of

WORDS = (
    *("uci", "isready", "ucinewgame", "stop", "ponderhit", "d", "eval", "setoption", "name", "value", "position", "go"),
    *("startpos", "fen", "moves", "depth", "1", "nodes", "20", "movetime", "0", "perft", "searchmoves", "infinite"),
    *("wtime", "btime", "winc", "-5", "99999999999999999999", "Hash", "MultiPV", "2", "Skill", "Level", "UCI_Variant"),
    *("g3g4", "a7a6", "c3=E", "c3", "@", "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", "_b13", "^b13", "a6a8", "?", "\0"),
    *("7/7/7/7/7/7/3E3/3r3/7", "5/5/5/5/5/5/5/5/5/5/5/5/5", "w", "b", "1", "-", "d", "r/Mm", "1:d4c4*7", "100", "%s"),
    *RULE_SETS,
)
TEMPLATES = (
    "position startpos moves",
    "position fen",
    "setoption name",
    "go",
    "go depth 1",
    "",
    "go perft",
    "position",
)


def answered(data: bytes) -> list[str]:
    stream = io.BytesIO()
    Server(Output(stream), "junqi", lambda rules, *_: CoreThinker(rules), lambda *_: ON_CORE).run(
        lines_of(io.BytesIO(data))
    )
    return stream.getvalue().decode().splitlines()


def line(random: Random) -> bytes:
    if random.random() < 0.2:
        return random.randbytes(random.randint(1, 80)).replace(b"\n", b" ")
    words = [random.choice(TEMPLATES), *random.choices(WORDS, k=random.randint(0, 7))]
    return " ".join(words).encode()


def is_harmless(text: bytes) -> bool:
    """Whether a line neither ends the session nor asks for more than a moment's work."""
    return text.strip() != b"quit" and b"perft" not in text


@pytest.mark.parametrize("seed", range(6))
def test_random_lines_end_nothing(seed: int) -> None:
    random = Random(seed)
    sent = [text for text in (line(random) for _ in range(300)) if is_harmless(text)]
    data = b"\nstop\n".join(sent) + b"\nstop\nisready\n"
    lines = answered(data)
    assert "readyok" in lines
    assert all(text.isprintable() for text in lines)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_refused_changes_nothing(seed: int) -> None:
    """Each line that is refused leaves the position as it was, and is told of in one line."""
    random = Random(1000 + seed)
    for _ in range(60):
        text = line(random)
        if not is_harmless(text) or text.startswith(b"go"):
            continue
        before, both = answered(b"d\n"), answered(text + b"\nd\n")
        if both[0].startswith("info string"):
            assert both[1:] == before


def test_bytes_of_all_kinds() -> None:
    assert answered(bytes(range(256)) * 50 + b"\nisready\n")[-1] == "readyok"


def test_a_game_of_many_moves() -> None:
    moves = b" ".join([b"a1a2", b"a9a8", b"a2a1", b"a8a9"] * 30_000)
    lines = answered(b"position startpos moves " + moves + b"\nd\n")
    assert lines[0].startswith("info string position: move 9 of 120000: a1a2: the game is over (repetition)")
    assert lines[-1] == "Result: none"
