"""Replaying a file on the screen: steps, branches, jumps, games, comments."""

import pytest

from junqi.notation.position import format_position
from junqi.tui.replay.evaluation_graph import EvaluationGraph
from junqi.tui.replay.replay_board import ReplayBoard
from junqi.tui.replay.timeline import Timeline
from junqi.tui.replay.tree_view import TreeView


def move(hand):
    """The move reached, as the record writes it."""
    viewing = hand.screen.viewing
    return viewing.replayed.texts[viewing.node].label if viewing.node >= 0 else "start"


def status(hand):
    return " ".join(hand.text().splitlines()[-3:])


def test_it_opens_at_the_start_with_its_comment(replay):
    async def steps(hand):
        text = hand.text()
        assert "Game 1 of 6   Ann - Bob   1-0 (resignation)" in text
        assert "Played by candle light." in text
        assert "Ply 0/5" in text
        assert "Ann (White) to move.   Next: 1. Rg4" in text

    replay(steps)


@pytest.mark.parametrize(("forward", "back"), [("right", "left"), ("l", "h")])
def test_steps_forth_and_back(replay, forward, back):
    async def steps(hand):
        seen = []
        for key in (forward, forward, forward, back, back, back, back):
            await hand.press(key)
            seen.append(move(hand))
        assert seen == ["1. Rg4", "1... Ra6!", "2. Rg5", "1... Ra6!", "1. Rg4", "start", "start"]

    replay(steps)


def test_the_board_follows(replay):
    async def steps(hand):
        await hand.press("right", "right")
        game = hand.screen.viewing.game
        assert format_position(game.rules, game.position) == "l5t/1d3c1/2p1w1e/r6/7/6R/E1W1P2/1C3D1/T5L w - - 2 2"
        board = hand.screen.query_one(ReplayBoard)
        assert board.scene.board == game.position.board
        squares = game.rules.board.square
        assert (board.scene.last_from, board.scene.last_to) == (squares("a7"), squares("a6"))

    replay(steps)


def test_start_and_end(replay):
    async def steps(hand):
        await hand.press("end")
        assert move(hand) == "3. Rg6!! $18"
        text = hand.text()
        for said in ("Very good move", "First has a decisive advantage", "A short game.", "Ann wins: Bob resigned."):
            assert said in text
        await hand.press("home")
        assert move(hand) == "start"

    replay(steps)


def test_comments_are_shown_in_full(replay):
    async def steps(hand):
        await hand.press("right", "right", "right")
        words = " ".join(" ".join(line[44:].split()) for line in hand.text().splitlines()[12:21])
        assert "which it need not fear as long as the Rat of the other side stays where it is." in words

    replay(steps)


def test_clocks_stand_at_their_players(replay):
    async def steps(hand):
        await hand.press("right", "right", "right")
        lines = hand.text().splitlines()
        assert any("Ann" in line and line.endswith("0:09:58") for line in lines)
        assert any("Bob" in line and line.endswith("0:09:41") for line in lines)

    replay(steps)


def test_a_branch_is_chosen_and_entered_and_it_is_said_which(replay):
    async def steps(hand):
        await hand.press("right", "right")
        assert "Next: 2. Rg5 (branch 1 of 3)" in status(hand)
        await hand.press("down")
        assert "Next: 2. Wd3 (branch 2 of 3)" in status(hand)
        assert ">2. Wd3" in hand.text()
        await hand.press("down")
        assert "Next: 2. Df3 (branch 3 of 3)" in status(hand)
        await hand.press("up", "right", "right")
        assert move(hand) == "2... Wd7"
        await hand.press("left", "left", "right")
        assert move(hand) == "2. Wd3", "stepping back keeps the branch"

    replay(steps)


def test_branching_points_both_ways(replay):
    async def steps(hand):
        await hand.press("right_square_bracket")
        assert move(hand) == "1... Ra6!"
        await hand.press("right_square_bracket")
        assert move(hand) == "3. Rg6!! $18"
        await hand.press("left_square_bracket")
        assert move(hand) == "1... Ra6!"
        await hand.press("left_square_bracket")
        assert move(hand) == "start"

    replay(steps)


@pytest.mark.parametrize(("typed", "reached"), [("4", "2... Ra5"), ("0", "start"), ("5", "3. Rg6!! $18")])
def test_jump_to_a_ply(replay, typed, reached):
    async def steps(hand):
        await hand.press("right", "j")
        assert "0 to 5" in hand.text()
        await hand.press(typed, "enter")
        assert move(hand) == reached

    replay(steps)


def test_a_ply_that_is_not_there_is_refused_in_the_box(replay):
    async def steps(hand):
        await hand.press("j", "9", "9", "enter")
        assert "This line has the plies 0 to 5." in hand.text()
        await hand.press("escape")
        assert move(hand) == "start"

    replay(steps)


def test_a_click_on_a_move_goes_there_into_a_variation_too(replay):
    async def steps(hand):
        tree = hand.screen.query_one(TreeView)
        line = hand.text().splitlines()[tree.region.y + 6]
        assert "2... Wd7" in line
        await hand.pilot.click(tree, offset=(line.index("2... Wd7") + 2 - tree.region.x, 6))
        await hand.settle()
        assert move(hand) == "2... Wd7"

    replay(steps)


def test_a_click_on_the_timeline_goes_there(replay):
    async def steps(hand):
        timeline = hand.screen.query_one(Timeline)
        await hand.pilot.click(timeline, offset=(timeline.size.width - 2, 0))
        await hand.settle()
        assert move(hand) == "3. Rg6!! $18"
        await hand.pilot.click(timeline, offset=(len("Ply 5/5") + 1, 0))
        await hand.settle()
        assert move(hand) == "start"

    replay(steps)


def test_a_click_on_the_evaluations_goes_there(replay, ready):
    async def steps(hand):
        graph = hand.screen.query_one(EvaluationGraph)
        assert graph.display
        await hand.pilot.click(graph, offset=(graph.size.width - 1, 0))
        await hand.settle()
        assert move(hand) == "3. Rg6!! $18"
        await hand.press("n")
        await ready(hand)
        assert not hand.screen.query_one(EvaluationGraph).display, "a game without evaluations has no graph"

    replay(steps)
