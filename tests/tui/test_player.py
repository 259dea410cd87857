"""A person as a player: asked, answering, cancelled."""

import asyncio

import pytest

from junqi.core.action import Step
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.tui.player import HumanPlayer

JUNGLE = rule_set("jungle")
SEEN = observe(Game.begin(JUNGLE), Player.FIRST)
A, B = Step(20, 27), Step(14, 21)


def test_the_first_answer_counts_and_a_second_is_ignored():
    async def ask():
        human = HumanPlayer()
        asking = asyncio.ensure_future(human.choose(SEEN))
        await asyncio.sleep(0)
        assert human.is_asked
        human.answer(A)
        assert not human.is_asked
        human.answer(B)
        return await asking

    assert asyncio.run(ask()) == A


def test_an_answer_before_the_question_is_ignored():
    async def ask():
        human = HumanPlayer()
        human.answer(A)
        asking = asyncio.ensure_future(human.choose(SEEN))
        await asyncio.sleep(0)
        human.answer(B)
        return await asking

    assert asyncio.run(ask()) == B


def test_cancelling_the_question():
    async def ask():
        human = HumanPlayer()
        asking = asyncio.ensure_future(human.choose(SEEN))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        return human.is_asked

    assert asyncio.run(ask()) is False
