"""The graph of evaluations on the screen."""

from junqi.tui.replay.evaluation_graph import EvaluationGraph


def test_the_graph_says_what_it_shows(replay):
    async def steps(hand):
        graph = hand.screen.query_one(EvaluationGraph)
        rows = [graph.render_line(y).text for y in range(graph.size.height)]
        assert len(rows) == 4
        assert rows[0].rstrip() == "Evaluation for First"
        assert all(len(row) == graph.size.width for row in rows)
        assert "Evaluation for First" in hand.text()

    replay(steps)
