from junqi.core.seat import Player
from junqi.engine.uci.score import Score, format_score


def test_a_score_turns_around_with_the_point_of_view() -> None:
    for score, other in ((Score.of_centipawns(12), Score.of_centipawns(-12)), (Score.of_mate(-3), Score.of_mate(3))):
        assert score.negated() == other
        assert score.from_first(Player.FIRST) == score
        assert score.from_first(Player.SECOND) == other


def test_scores_for_people_and_programs() -> None:
    texts = [(str(score), format_score(score)) for score in (Score(0), Score(7), Score(-250), Score.of_mate(0))]
    assert texts == [("+0.00", "cp 0"), ("+0.07", "cp 7"), ("-2.50", "cp -250"), ("#0", "mate 0")]
