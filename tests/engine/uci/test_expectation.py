import asyncio

from junqi.engine.uci.expectation import Expectation
from junqi.engine.uci.info import Info

LINES = ("info depth 1 score cp 3", "nonsense", "info string score cp 4", "bestmove a1a2", "bestmove b1b2")


def told(question: Expectation) -> list[bool]:
    """Whether the answer was complete after each line."""
    return [question.take(line) for line in LINES]


def test_an_answer_is_all_lines_up_to_the_one_expected() -> None:
    async def ask() -> None:
        question = Expectation("bestmove", kept=True)
        assert told(question) == [False, False, False, True, True]
        assert (question.lines, question.answer) == (list(LINES[:3]), "bestmove a1a2")

    asyncio.run(ask())


def test_scores_are_passed_on_until_nobody_listens() -> None:
    async def ask() -> list[Info]:
        infos: list[Info] = []
        question = Expectation("bestmove", infos.append, kept=False)
        question.take(LINES[0])
        await asyncio.sleep(0)
        question.take(LINES[0])
        question.on_info = None
        await asyncio.sleep(0)
        assert not question.lines
        return infos

    assert [info.depth for info in asyncio.run(ask())] == [1]


def test_a_word_that_only_begins_alike_is_not_the_one_expected() -> None:
    async def ask() -> None:
        question = Expectation("ready", kept=True)
        assert not question.take("readyok")
        assert question.take("ready")

    asyncio.run(ask())
