"""The server, thought for by a thinker that does as it is told."""

import io
import threading
import time
from collections.abc import Iterable, Iterator

import pytest

from junqi.core.action import Action, Deploy
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.info import Info
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.line_count import ON_CORE
from junqi.engine.uci.score import Score
from junqi.engine.uci.server import Server
from junqi.engine.uci.settings import Settings
from junqi.engine.uci.streams import Output, lines_of

LAYOUT = bytes([3, 8, 4, 7, 9, 8, 0, 1, 0, 6, 5, 8, 0, 3, 4, 6, 0, 9, 0, 5, 7, 11, 2, 11, 10, 11, 12, 7, 10, 9])
WAIT = 30.0


class Fake:
    """Plays the first legal action. It thinks until it is stopped, unless its search has a depth."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.thinking = threading.Event()
        self.asked: list[Assignment] = []

    def think(self, assignment: Assignment) -> Action:
        self.asked.append(assignment)
        assignment.report(Info(depth=1, score=Score.of_centipawns(3), pv=("g3g4",)))
        self.thinking.set()
        game, limits = assignment.game, assignment.limits
        if limits.depth is None:
            assert assignment.stop.wait(WAIT)
        if game.position.status.deploying:
            return Deploy(LAYOUT)
        return (limits.moves or tuple(self.rules.legal_actions(game.position)))[0]

    def evaluate(self, game: Game) -> Score:
        return Score.of_centipawns(42)


class Small(Fake):
    """Has little memory."""

    def think(self, assignment: Assignment) -> Action:
        if assignment.settings.hash_megabytes > 10:
            raise MemoryError
        return super().think(assignment)


class Session:
    """A server and what it has answered."""

    def __init__(self, thinker: type[Fake] = Fake) -> None:
        self.stream = io.BytesIO()
        self.thinker = thinker
        self.fakes: list[Fake] = []
        self.server = Server(Output(self.stream), "junqi test", self._fake, lambda *_: ON_CORE)

    def _fake(self, rules: RuleSet) -> Fake:
        self.fakes.append(self.thinker(rules))
        return self.fakes[-1]

    def run(self, lines: Iterable[str | None]) -> list[str]:
        self.server.run(lines)
        return self.answers()

    def answers(self) -> list[str]:
        return self.stream.getvalue().decode().splitlines()

    def thinking(self) -> None:
        """Wait until a search is under way."""
        while not self.fakes:
            time.sleep(0.001)
        assert self.fakes[-1].thinking.wait(WAIT)


def answers(*lines: str | None) -> list[str]:
    return Session().run(lines)


def shown(*lines: str) -> dict[str, str]:
    """What ``d`` says after some lines: the position and the result."""
    *_, fen, result = answers(*lines, "d")
    return {"fen": fen.removeprefix("Fen: "), "result": result.removeprefix("Result: ")}


def test_the_greeting() -> None:
    lines = answers("uci")
    assert lines[0] == "id name junqi test"
    assert lines[1].startswith("id author ")
    assert all(line.startswith("option name ") for line in lines[2:-1])
    assert all(f" var {variant}" in lines[2] for variant in RULE_SETS)
    assert lines[-1] == "uciok"


def test_a_move_is_found() -> None:
    assert answers("isready", "position startpos", "go depth 1") == [
        "readyok",
        "info depth 1 multipv 1 score cp 3 pv g3g4",
        "bestmove a1b1",
    ]


def test_a_table_for_which_there_is_no_memory_is_made_smaller() -> None:
    lines = Session(Small).run(["go depth 1"])
    assert lines[0] == "info string there is no memory for a Hash of 64 megabytes"
    assert lines[-1] == "bestmove a1b1"


def test_settings_reach_the_thinker() -> None:
    session = Session()
    session.run(
        [
            "setoption name Skill Level value 3",
            "setoption name Seed value 5",
            "setoption name MultiPV value 2",
            "go depth 2",
        ]
    )
    assignment = session.fakes[0].asked[0]
    assert assignment.limits == Limits(depth=2)
    assert assignment.settings == Settings("jungle-1a-white", multipv=2, level=3, seed=5)


def test_another_variant_begins_at_its_start() -> None:
    assert shown("position startpos moves g3g4", "setoption name UCI_Variant value gunki-white") == {
        "fen": "5/5/5/5/5/5/5/5/5/5/5/5/5 w d - 0 1",
        "result": "none",
    }
    same = shown("position startpos moves g3g4", "setoption name UCI_Variant value jungle-1a-white")
    assert same["fen"].endswith(" b - - 1 1")


def test_deployments_are_found() -> None:
    for moves in ("", " moves @", " moves @LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"):
        session = Session()
        lines = session.run(["setoption name UCI_Variant value gunki", "position startpos" + moves, "go depth 1"])
        assert lines[-1] == "bestmove @LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
        assert not any(session.fakes[0].asked[0].game.position.board)


def test_the_thinker_sees_no_hidden_piece() -> None:
    session = Session()
    start = "5/5/5/5/5/5/5/5/5/5/5/~E~f~F~n~M/~k~K~e~m~N 1 -"
    session.run(["setoption name UCI_Variant value junqi", f"position fen {start} moves a2", "d", "go depth 1"])
    position = session.fakes[0].asked[0].game.position
    assert position.board.count(32) == 9
    assert len(position.status.pool) == 9
    assert session.answers()[-1] == "bestmove a1"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("jump", "unknown command"),
        ("position startpos moves g3g5", "position: move 1 of 1: g3g5: "),
        ("position startpos moves g3g4 g3g4", "position: move 2 of 2: "),
        ("position fen 7/7", "position: 2 ranks"),
        ("setoption name Hash value lots", "option Hash is 'lots'"),
        ("setoption name Nothing value 3", "setoption: no option is named"),
        ("go depth x", "go: depth is 'x'"),
        ("go searchmoves a1a9", "go: searchmoves: a1a9: "),
        ("go perft x", "go: perft is 'x'"),
        (None, "a line of more than 1048576 bytes"),
        ("\x00\x1b[31m\ufffd", "unknown command"),
    ],
)
def test_malformed_input_is_told_in_one_line_and_changes_nothing(line: str | None, told: str) -> None:
    lines = answers("position startpos moves g3g4", line, "d")
    assert lines[0].startswith(f"info string {told}")
    assert lines[0].isprintable()
    assert lines[1:] == answers("position startpos moves g3g4", "d")


def test_blank_lines_and_ponderhit_say_nothing() -> None:
    assert answers("", "ponderhit", "stop", "ucinewgame", "setoption name Clear Hash") == []


def test_a_game_that_is_over_has_no_best_move() -> None:
    over = "position fen 3R3/7/7/7/7/7/7/7/r6 b"
    assert answers(over, "go infinite") == ["info string the game is over: First wins: den reached", "bestmove (none)"]
    assert answers(over, "eval") == ["info string the game is over: First wins: den reached"]
    assert answers(over, "go perft 2") == ["Nodes searched: 0"]
    assert shown(over)["result"] == "first den reached"


def test_evaluation() -> None:
    assert answers("eval") == ["Evaluation: +0.42 (First to move)"]
    deploying = answers("setoption name UCI_Variant value gunki", "eval")
    assert deploying == ["info string eval: there is nothing to judge while players deploy"]


def test_perft_lists_every_first_move() -> None:
    *lines, total = answers("go perft 2")
    assert len(lines) == 24
    assert set(lines) >= {"g3g4: 24", "a1b1: 24"}
    assert total == "Nodes searched: 576"
    assert answers("go perft 0") == ["Nodes searched: 1"]
    assert answers("setoption name UCI_Variant value gunki", "go perft 1") == ["@: 1", "Nodes searched: 1"]
    assert answers("setoption name UCI_Variant value junqi", "go perft 2") == [
        "info string go perft: perft cannot go on: the piece on a1 is unknown; give a position in which all pieces "
        "are known"
    ]


def test_a_perft_is_stopped() -> None:
    session = Session()

    def lines() -> Iterator[str]:
        yield "go perft 60"
        yield "stop"

    assert session.run(lines())[-2:] == [
        "info string go perft: stopped, what was counted so far follows",
        "Nodes searched: 0",
    ]


def test_questions_are_answered_while_a_search_is_under_way() -> None:
    session = Session()

    def lines() -> Iterator[str]:
        yield "go infinite"
        session.thinking()
        yield "isready"
        assert session.answers()[-1] == "readyok"
        yield "d"
        assert session.answers()[-1] == "Result: none"
        yield "go depth 3"
        assert session.answers()[-1] == "info string go: a search is under way; stop ends it"
        yield "eval"
        assert session.answers()[-1] == "info string eval: a search is under way; stop ends it"
        yield "position startpos moves g3g4"
        yield "nonsense"
        assert session.answers()[-1].startswith("info string unknown command")
        yield "stop"

    assert session.run(lines())[-1] == "bestmove a1b1"


def test_what_was_set_up_meanwhile_is_for_the_next_search() -> None:
    session = Session()

    def lines() -> Iterator[str]:
        yield "go infinite"
        session.thinking()
        yield "position startpos moves g3g4"
        yield "stop"
        while "bestmove" not in session.stream.getvalue().decode():
            yield ""
        yield "go depth 1"

    session.run(lines())
    assert [assignment.game.length for assignment in session.fakes[0].asked] == [0, 1]


def test_an_infinite_search_tells_its_move_only_when_stopped() -> None:
    session = Session()

    def lines() -> Iterator[str]:
        yield "go depth 1 infinite"
        session.thinking()
        yield "isready"
        assert not any(line.startswith("bestmove") for line in session.answers())
        yield "stop"

    assert session.run(lines())[-1].startswith("bestmove ")


def test_lines_that_come_too_early_wait_for_a_search_that_ends() -> None:
    lines = answers(
        *("go perft 3", "position startpos moves g3g4", "go depth 1", "go perft 1", "d", "isready", "quit", "d")
    )
    assert lines.count("readyok") == 1
    lines.remove("readyok")
    assert lines[24] == "Nodes searched: 12240"
    assert lines[25].startswith("info depth 1")
    assert lines[26] == "bestmove a7a6"
    assert lines[51] == "Nodes searched: 24"
    assert lines[-1] == "Result: none"
    assert sum(line.startswith("Result:") for line in lines) == 1


def test_stop_is_for_the_search_before_it() -> None:
    lines = answers("go perft 2", "go infinite", "stop", "go perft 1", "quit")
    assert [line for line in lines if line.startswith(("Nodes", "best"))] == [
        "Nodes searched: 576",
        "bestmove a1b1",
        "Nodes searched: 24",
    ]
    assert not any("stopped" in line for line in lines)


def test_stop_is_not_held_up_by_what_starts_no_search() -> None:
    lines = answers("go perft 60", "d", "stop")
    assert "info string go perft: stopped, what was counted so far follows" in lines
    assert lines[-1] == "Result: none"


def test_quit_ends_a_search_with_its_move() -> None:
    for go in ("go infinite", "go movetime 1000000"):
        assert answers(go, "quit", "d")[-1] == "bestmove a1b1"


def test_quit_leaves_a_search_a_moment_to_finish() -> None:
    class Slow(Fake):
        def think(self, assignment: Assignment) -> Action:
            time.sleep(0.2)
            assert not assignment.stop.is_set()
            return super().think(assignment)

    assert Session(Slow).run(["go depth 1", "quit"])[-1] == "bestmove a1b1"


def test_the_end_of_input_ends_an_infinite_search() -> None:
    assert answers("go")[-1] == "bestmove a1b1"


def test_input_is_heard_while_a_thinker_is_loaded() -> None:
    loading, go_on = threading.Event(), threading.Event()

    class Slow(Fake):
        def __init__(self, rules: RuleSet) -> None:
            loading.set()
            assert go_on.wait(WAIT)
            super().__init__(rules)

    session = Session(Slow)

    def lines() -> Iterator[str]:
        yield "go infinite"
        assert loading.wait(WAIT)
        yield "isready"
        assert session.answers() == ["readyok"]
        yield "setoption name UCI_Variant value gunki"
        go_on.set()
        yield "stop"
        yield "go depth 1"

    moves = [line for line in session.run(lines()) if line.startswith("bestmove")]
    assert moves == ["bestmove a1b1", "bestmove @LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"]
    assert [fake.rules.id for fake in session.fakes] == ["jungle-1a-white", "gunki-black"]


def test_a_new_game_forgets() -> None:
    session = Session()
    session.run(["go depth 1", "ucinewgame", "go depth 1", "setoption name Clear Hash", "go depth 1"])
    assert len(session.fakes) == 3


def test_moves_to_choose_among_reach_the_thinker() -> None:
    assert answers("go depth 1 searchmoves g1g2 Rg4")[-1] == "bestmove g1g2"


def test_the_order_of_bytes_on_the_line_is_kept() -> None:
    session = Session()
    stream = io.BytesIO(b"go perft 2\nd\r\n\xff\nquit\n")
    lines = session.run(lines_of(stream))
    assert lines[-1] == "Result: none"
