"""What an engine found, as people read it."""

import pytest

from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.uci.info import Info
from junqi.engine.uci.score import Score
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.tui.analysis.advice import AnalysisView
from junqi.tui.analysis.lines import Hint, hint_of, lines_of, short_moves
from junqi.tui.analysis.panel import panel_rows

JUNGLE, JUNQI = rule_set("jungle"), rule_set("junqi")
START = observe(Game.begin(JUNGLE), Player.FIRST)
SECOND = observe(play_text(Game.begin(JUNGLE), "Rg4"), Player.SECOND)
FLIPS = observe(Game.begin(JUNQI, parse_position(JUNQI, "e4/5/5/5/5/5/5/5/5/5/2E2/5/?4 1 w/m")), Player.FIRST)


def info(centipawns=0, pv=(), number=1, depth=5):
    return Info(depth=depth, score=Score.of_centipawns(centipawns), pv=tuple(pv), multipv=number)


@pytest.mark.parametrize(
    ("seen", "moves", "short"),
    [
        (START, ("g3g4", "a7a6", "g4g5"), ["Rg4", "Ra6", "Rg5"]),
        (START, ("g3g4", "g3g4"), ["Rg4"]),  # the second is not legal any more
        (START, ("nonsense",), []),
        (FLIPS, ("a1=m", "c3c4"), ["a1"]),  # whatever the engine guesses
        (FLIPS, ("c3c4", "a13a12", "a1"), ["Ec4", "Ea12", "a1"]),
    ],
)
def test_moves_in_short_form_as_far_as_they_are_legal_and_known(seen, moves, short):
    assert list(short_moves(seen, moves)) == short


def test_scores_are_those_of_first_whoever_is_to_move():
    found = {2: info(-10, number=2), 1: info(30)}
    assert [line.score.centipawns for line in lines_of(START, found)] == [30, -10]
    assert [line.score.centipawns for line in lines_of(SECOND, found)] == [-30, 10]


def test_a_hint_says_what_the_move_does_and_where():
    squares = JUNGLE.board.square("g3"), JUNGLE.board.square("g4")
    assert hint_of(START, {1: info(pv=["g3g4", "a7a6"])}) == Hint("Rat g3 to g4", squares)


def test_a_hint_to_flip_names_no_piece():
    assert hint_of(FLIPS, {1: info(pv=["a1=m"])}) == Hint("turn up the piece on a1", (JUNQI.board.square("a1"),))


@pytest.mark.parametrize("found", [{}, {1: info()}, {1: info(pv=["a9a8"])}, {2: info(pv=["g3g4"], number=2)}])
def test_no_hint_where_there_is_no_legal_best_move(found):
    assert hint_of(START, found) is None


def rows(view, width=30):
    return list(panel_rows(view, ("Ann", "Bob"), width))


def test_the_panel_before_anything_is_found():
    assert rows(AnalysisView(bar=True, lines=True)) == ["Analysing ...", "█" * 15 + "░" * 15]


def test_the_panel_shows_what_is_asked_for():
    lines = lines_of(START, {1: info(35, ["g3g4", "a7a6"]), 2: info(-200, ["a3a4"], number=2)})
    assert rows(AnalysisView(lines=True, seen=START, found=lines)) == [
        "+0.35 for Ann, depth 5",
        " +0.35 Rg4 Ra6",
        " -2.00 Ea4",
    ]
    title, bar = rows(AnalysisView(bar=True, seen=START, found=lines))
    assert title == "+0.35 for Ann, depth 5" and bar == "█" * 16 + "░" * 14


@pytest.mark.parametrize(("mate", "title", "bar"), [(2, "Ann wins in 2", "█"), (-1, "Bob wins in 1", "░")])
def test_a_win_in_sight_fills_the_bar(mate, title, bar):
    found = {1: Info(depth=9, score=Score.of_mate(mate))}
    view = AnalysisView(bar=True, seen=START, found=lines_of(START, found))
    assert rows(view) == [f"{title}, depth 9", bar * 30]


def test_a_long_name_leaves_room_for_the_depth():
    view = AnalysisView(bar=True, seen=START, found=lines_of(START, {1: info(140, depth=14)}))
    title, _ = panel_rows(view, ("Computer level 10", "Bob"), 30)
    assert title == "+1.40 for Computer…, depth 14"


@pytest.mark.parametrize("width", [4, 11, 12, 20])
def test_no_row_is_wider_than_the_panel(width):
    lines = lines_of(START, {1: info(35, ["g3g4", "a7a6", "g4g5", "a6a5"])})
    shown = rows(AnalysisView(bar=True, lines=True, seen=START, found=lines), width)
    assert all(len(row) <= max(width, 6) for row in shown)
