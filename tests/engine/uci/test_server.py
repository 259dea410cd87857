"""The server finds moves, with what it was told before."""

from collections.abc import Callable
from typing import Any

from junqi.core.registry import RULE_SETS
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.settings import Settings

NewSession = Callable[..., Any]
Answers = Callable[..., list[str]]
Shown = Callable[..., dict[str, str]]


def test_the_greeting(answers: Answers) -> None:
    lines = answers("uci")
    assert lines[0] == "id name junqi test"
    assert lines[1].startswith("id author ")
    assert all(line.startswith("option name ") for line in lines[2:-1])
    assert all(f" var {variant}" in lines[2] for variant in RULE_SETS)
    assert lines[-1] == "uciok"


def test_a_move_is_found(answers: Answers) -> None:
    assert answers("isready", "position startpos", "go depth 1") == [
        "readyok",
        "info depth 1 multipv 1 score cp 3 pv g3g4",
        "bestmove a1b1",
    ]


def test_a_table_for_which_there_is_no_memory_is_made_smaller(new_session: NewSession) -> None:
    def need_memory(assignment: Assignment) -> None:
        if assignment.settings.hash_megabytes > 10:
            raise MemoryError

    lines = new_session(think=need_memory).run(["go depth 1"])
    assert lines[0] == "info string there is no memory for a Hash of 64 megabytes"
    assert lines[-1] == "bestmove a1b1"


def test_settings_reach_the_thinker(new_session: NewSession) -> None:
    session = new_session()
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


def test_moves_to_choose_among_reach_the_thinker(answers: Answers) -> None:
    assert answers("go depth 1 searchmoves g1g2 Rg4")[-1] == "bestmove g1g2"


def test_another_variant_begins_at_its_start(shown: Shown) -> None:
    assert shown("position startpos moves g3g4", "setoption name UCI_Variant value gunki-white") == {
        "fen": "5/5/5/5/5/5/5/5/5/5/5/5/5 w d - 0 1",
        "result": "none",
    }
    same = shown("position startpos moves g3g4", "setoption name UCI_Variant value jungle-1a-white")
    assert same["fen"].endswith(" b - - 1 1")


def test_deployments_are_found(new_session: NewSession) -> None:
    for moves in ("", " moves @", " moves @LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"):
        session = new_session()
        lines = session.run(["setoption name UCI_Variant value gunki", "position startpos" + moves, "go depth 1"])
        assert lines[-1] == "bestmove @LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
        assert not any(session.fakes[0].asked[0].game.position.board)


def test_the_thinker_sees_no_hidden_piece(new_session: NewSession) -> None:
    session = new_session()
    start = "5/5/5/5/5/5/5/5/5/5/5/~E~f~F~n~M/~k~K~e~m~N 1 -"
    session.run(["setoption name UCI_Variant value junqi", f"position fen {start} moves a2", "d", "go depth 1"])
    position = session.fakes[0].asked[0].game.position
    assert position.board.count(32) == 9
    assert len(position.status.pool) == 9
    assert session.answers()[-1] == "bestmove a1"


def test_a_new_game_forgets(new_session: NewSession) -> None:
    session = new_session()
    session.run(["go depth 1", "ucinewgame", "go depth 1", "setoption name Clear Hash", "go depth 1"])
    assert len(session.fakes) == 3
