"""What comes while the server works: what is answered at once, what waits, and what ends the work."""

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from junqi.engine.uci.assignment import Assignment

NewSession = Callable[..., Any]
Answers = Callable[..., list[str]]
WAIT = 30.0


def test_questions_are_answered_while_a_search_is_under_way(new_session: NewSession) -> None:
    session = new_session()

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


def test_what_was_set_up_meanwhile_is_for_the_next_search(new_session: NewSession) -> None:
    session = new_session()

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


def test_an_infinite_search_tells_its_move_only_when_stopped(new_session: NewSession) -> None:
    session = new_session()

    def lines() -> Iterator[str]:
        yield "go depth 1 infinite"
        session.thinking()
        yield "isready"
        assert not any(line.startswith("bestmove") for line in session.answers())
        yield "stop"

    assert session.run(lines())[-1].startswith("bestmove ")


def test_input_is_heard_while_a_thinker_is_loaded(new_session: NewSession) -> None:
    loading, go_on = threading.Event(), threading.Event()

    def load() -> None:
        loading.set()
        assert go_on.wait(WAIT)

    session = new_session(load=load)

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


def test_lines_that_come_too_early_wait_for_a_search_that_ends(answers: Answers) -> None:
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


def test_a_perft_is_stopped(new_session: NewSession) -> None:
    session = new_session()

    def lines() -> Iterator[str]:
        yield "go perft 60"
        yield "stop"

    assert session.run(lines())[-2:] == [
        "info string go perft: stopped, what was counted so far follows",
        "Nodes searched: 0",
    ]


def test_stop_is_for_the_search_before_it(answers: Answers) -> None:
    lines = answers("go perft 2", "go infinite", "stop", "go perft 1", "quit")
    assert [line for line in lines if line.startswith(("Nodes", "best"))] == [
        "Nodes searched: 576",
        "bestmove a1b1",
        "Nodes searched: 24",
    ]
    assert not any("stopped" in line for line in lines)


def test_stop_is_not_held_up_by_what_starts_no_search(answers: Answers) -> None:
    lines = answers("go perft 60", "d", "stop")
    assert "info string go perft: stopped, what was counted so far follows" in lines
    assert lines[-1] == "Result: none"


def test_quit_ends_a_search_with_its_move(answers: Answers) -> None:
    for go in ("go infinite", "go movetime 1000000"):
        assert answers(go, "quit", "d")[-1] == "bestmove a1b1"


def test_quit_leaves_a_search_a_moment_to_finish(new_session: NewSession) -> None:
    def take_a_moment(assignment: Assignment) -> None:
        time.sleep(0.2)
        assert not assignment.stop.is_set()

    assert new_session(think=take_a_moment).run(["go depth 1", "quit"])[-1] == "bestmove a1b1"


def test_the_end_of_input_ends_an_infinite_search(answers: Answers) -> None:
    assert answers("go")[-1] == "bestmove a1b1"
