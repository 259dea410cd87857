import pytest

from junqi.engine.uci.request import CountLines, Go, Request, RequestError, SetOption, SetPosition, Simple
from junqi.engine.uci.request_reader import parse_request


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        *((word.value, word) for word in Simple),
        ("  isready\t", Simple.IS_READY),
        ("setoption name Hash value 128", SetOption("Hash", "128")),
        ("setoption  name  Skill   Level  value  3", SetOption("Skill Level", "3")),
        ("setoption name Clear Hash", SetOption("Clear Hash")),
        ("setoption name A value", SetOption("A", "")),
        ("setoption name A value value b", SetOption("A", "value b")),
        ("position startpos", SetPosition(None)),
        ("position startpos moves", SetPosition(None)),
        ("position startpos moves g3g4 a7a6", SetPosition(None, ("g3g4", "a7a6"))),
        ("position fen 7/7 w - - 0 1", SetPosition("7/7 w - - 0 1")),
        ("position fen 7/7 moves @ c3=E", SetPosition("7/7", ("@", "c3=E"))),
        ("position fen 7/7 w moves", SetPosition("7/7 w")),
        ("position fen 7/7 w moves  \t", SetPosition("7/7 w")),
        ("go", Go({})),
        ("go infinite", Go({}, infinite=True)),
        ("go depth 5 nodes 1000", Go({"depth": 5, "nodes": 1000})),
        (
            "go wtime 1000 btime -20 winc 5 binc 6 movestogo 7",
            Go({"wtime": 1000, "btime": -20, "winc": 5, "binc": 6, "movestogo": 7}),
        ),
        ("go movetime 0", Go({"movetime": 0})),
        ("go searchmoves g3g4 a1a2 depth 3", Go({"depth": 3}, moves=("g3g4", "a1a2"))),
        ("go infinite searchmoves g3g4", Go({}, infinite=True, moves=("g3g4",))),
        ("go depth 999999999", Go({"depth": 999999999})),
        ("go mate 2", Go({"mate": 2})),
        ("go perft 4", CountLines(4)),
        ("go perft 0", CountLines(0)),
    ],
)
def test_a_request_is_read(line: str, request_: Request) -> None:
    assert parse_request(line) == request_


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("castle", "unknown command 'castle'; commands are uci, isready,"),
        ("UCI", "unknown command 'UCI'"),
        ("\x1b[2J", r"unknown command '\x1b[2J'"),
        ("stop it", "stop: nothing may follow it, found 'it'"),
        ("setoption", "setoption: it must read"),
        ("setoption Hash 3", "setoption: it must read 'setoption name NAME [value VALUE]'"),
        ("setoption name", "setoption: the name of the option is missing"),
        ("setoption name value 3", "setoption: the name of the option is missing"),
        ("position", "position: it must read 'position startpos|fen TEXT [moves MOVE...]'"),
        ("position startpos g3g4", "position: it must read"),
        ("position fen", "position: it must read"),
        ("position fen moves g3g4", "position: it must read"),
        ("position moves g3g4", "position: it must read"),
        ("go fast", "go: 'fast' is no limit; limits are movetime, depth,"),
        ("go depth", "go: depth has no number: it must be a whole number from 1 to"),
        ("go depth five", "go: depth is 'five'"),
        ("go depth 0", "go: depth is '0': it must be a whole number from 1 to"),
        ("go depth -1", "go: depth is '-1'"),
        ("go depth 3.5", "go: depth is '3.5'"),
        ("go depth 3 4", "go: '4' is no limit"),
        ("go depth 3 depth 4", "go: depth stands there twice"),
        ("go nodes 0", "go: nodes is '0'"),
        ("go movetime -1", "go: movetime is '-1'"),
        ("go wtime x", "go: wtime is 'x': it must be a whole number of milliseconds"),
        ("go nodes " + "9" * 5_000, "go: nodes is '9999"),
        ("go depth ٣", "go: depth is"),
        ("go depth --3", "go: depth is '--3'"),
        ("go searchmoves", "go: moves must follow 'searchmoves'"),
        ("go searchmoves depth 3", "go: moves must follow 'searchmoves'"),
        ("go perft", "go perft: it must read 'go perft PLIES'"),
        ("go perft 3 4", "go perft: it must read"),
        ("go perft -1", "go: perft is '-1': it must be a whole number from 0 to 100"),
        ("go perft 101", "go: perft is '101'"),
        ("go depth 3 perft 4", "go: 'perft' is no limit"),
    ],
)
def test_what_is_no_request_is_told(line: str, message: str) -> None:
    with pytest.raises(RequestError) as caught:
        parse_request(line)
    assert str(caught.value).startswith(message)
