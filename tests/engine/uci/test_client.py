"""The client against real programs, well behaved and otherwise."""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from junqi.core.action import Step
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.uci.client import EngineClient
from junqi.engine.uci.errors import (
    EngineDiedError,
    EngineHungError,
    EngineIllegalMoveError,
    EngineNonsenseError,
    EngineStartError,
)
from junqi.engine.uci.info import Info
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.program import Program
from junqi.engine.uci.score import Score

JUNGLE = rule_set("jungle")
QUICK = Limits(movetime=0.05)
FOREVER = Limits(infinite=True)
PATIENCE = 0.5

Run = Callable[[Any], Any]
Difficult = Callable[..., Program]


async def asked(program: Program, limits: Limits = QUICK, patience: float = PATIENCE) -> str:
    """The move that a program plays at the start of Jungle."""
    async with await EngineClient.start(program, JUNGLE, patience) as client:
        return await client.think(JUNGLE.start(), (), limits)


def test_a_program_is_greeted_and_asked(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        told: list[Info] = []
        async with await EngineClient.start(difficult("obeys"), JUNGLE) as client:
            assert client.running
            assert client.identity == "Difficult"
            assert client.options["uci_variant"].choices == ("chess", "jungle-1a-white")
            assert await client.think(JUNGLE.start(), (), QUICK, told.append) == "g3g4"
            assert told == [Info(depth=2, score=Score.of_centipawns(11), pv=("g3g4", "c7d7"))]
            squares = JUNGLE.board.square("g3"), JUNGLE.board.square("g4")
            assert await client.choose(Game.begin(JUNGLE), QUICK) == Step(*squares)
        assert not client.running

    run(play())


@pytest.mark.parametrize("way", ["complains", "floods", "endless-line", "binary", "dies-once-played"])
def test_noise_does_not_matter(way: str, difficult: Difficult, run: Run) -> None:
    assert run(asked(difficult(way), patience=20)) == "g3g4"


@pytest.mark.parametrize(
    ("way", "message"),
    [
        ("dies", "Dee ended (exit code 7): no more"),
        ("crashes", "Dee ended (signal SIGSEGV)"),
        ("closes-its-output", "Dee closed its output"),
        ("half-a-line", None),
        ("leaves-a-child", None),
    ],
)
def test_a_program_that_dies_is_told_of(way: str, message: str | None, difficult: Difficult, run: Run) -> None:
    with pytest.raises((EngineDiedError, EngineNonsenseError)) as caught:
        run(asked(difficult(way)))
    assert caught.value.program == "Dee"
    if message is not None:
        assert str(caught.value) == message


def test_no_child_of_a_dead_program_is_left(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        client = await EngineClient.start(difficult("leaves-a-child"), JUNGLE, PATIENCE)
        told: list[str] = []
        client.on_notice = told.append
        with pytest.raises(EngineDiedError):
            await client.think(JUNGLE.start(), (), QUICK)
        child = int(told[0].rpartition(" ")[2])
        for _ in range(100):
            if not _runs(child):
                break
            await asyncio.sleep(0.05)
        assert not _runs(child)

    run(play())


def _runs(process: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as stat:  # noqa: PTH123
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize(
    ("way", "limits"), [("silent", QUICK), ("silent", Limits(depth=3)), ("silent", Limits(clocks=(0.1, 0.1)))]
)
def test_a_program_that_hangs_is_killed(way: str, limits: Limits, difficult: Difficult, run: Run) -> None:
    with pytest.raises(EngineHungError, match=r"Dee (does not answer in time|says nothing)"):
        run(asked(difficult(way), limits))


def test_a_program_that_thinks_for_long_is_left_alone_while_it_answers(difficult: Difficult, run: Run) -> None:
    assert run(asked(difficult("thinks-long"), Limits(depth=9), patience=0.4)) == "g3g4"


def test_a_program_that_does_not_read_is_killed(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        client = await EngineClient.start(difficult("deaf"), JUNGLE, PATIENCE)
        moves = ("a1a2", "a9a8", "a2a1", "a8a9") * 20_000
        with pytest.raises(EngineHungError, match="does not read its input"):
            await client.think(JUNGLE.start(), moves, QUICK)
        assert not client.running

    run(play())


@pytest.mark.parametrize("way", ["no-move"])
def test_an_answer_without_a_move_is_nonsense(way: str, difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        async with await EngineClient.start(difficult(way), JUNGLE) as client:
            with pytest.raises(EngineNonsenseError, match=r"answers 'bestmove \(none\)'"):
                await client.think(JUNGLE.start(), (), QUICK)
            assert client.running

    run(play())


def test_an_illegal_move_is_told_with_what_the_rules_say(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        game = Game.begin(JUNGLE).play(Step(JUNGLE.board.square("g3"), JUNGLE.board.square("g4")))
        async with await EngineClient.start(difficult("obeys"), JUNGLE) as client:
            with pytest.raises(EngineIllegalMoveError, match=r"plays 'g3g4', an illegal move: g3 is empty"):
                await client.choose(game, QUICK)
            assert client.running

    run(play())


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (("no such program",), "cannot be run: no such program: No such file or directory"),
        ((os.devnull,), "cannot be run"),
        (("true",), "did not start: it ended"),
        (("yes",), "did not start: it does not answer 'uci'"),
    ],
)
def test_what_is_no_program_of_the_protocol_does_not_start(command: tuple[str, ...], message: str, run: Run) -> None:
    with pytest.raises(EngineStartError, match=message):
        run(asked(Program(command, name="Dee")))


def test_a_program_must_greet(difficult: Difficult, run: Run) -> None:
    with pytest.raises(EngineStartError, match="did not start: it does not answer 'uci'"):
        run(asked(difficult("never-greets")))


def test_a_program_must_know_the_variant(difficult: Difficult, run: Run) -> None:
    message = "does not play gunki-black; its variants are chess, jungle-1a-white"
    with pytest.raises(EngineStartError, match=message):
        run(EngineClient.start(difficult("obeys"), rule_set("gunki"), PATIENCE))


def test_options_that_are_not_offered_are_left_out(difficult: Difficult, run: Run) -> None:
    assert run(asked(difficult("obeys", ("big number", "3"), ("Small Number", "4")))) == "g3g4"


def test_stop_ends_a_search(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        async with await EngineClient.start(difficult("obeys"), JUNGLE) as client:
            search = asyncio.create_task(client.think(JUNGLE.start(), (), FOREVER))
            await asyncio.sleep(0.1)
            assert not search.done()
            client.stop()
            assert await search == "g3g4"

    run(play())


def test_a_cancelled_search_leaves_the_client_usable(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        told: list[Info] = []
        async with await EngineClient.start(difficult("slow-to-stop"), JUNGLE, 5) as client:
            search = asyncio.create_task(client.think(JUNGLE.start(), (), FOREVER, told.append))
            await asyncio.sleep(0.1)
            search.cancel()
            with pytest.raises(asyncio.CancelledError):
                await search
            # The late answer of the first search, g3f3, is not taken for that of the second.
            following = asyncio.create_task(client.think(JUNGLE.start(), (), FOREVER))
            await asyncio.sleep(0.6)
            client.stop()
            assert await following == "g3g4"
            assert not told

    run(play())


def test_a_program_that_does_not_stop_is_killed(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        client = await EngineClient.start(difficult("silent"), JUNGLE, PATIENCE)
        search = asyncio.create_task(client.think(JUNGLE.start(), (), FOREVER))
        await asyncio.sleep(0.1)
        search.cancel()
        with pytest.raises(asyncio.CancelledError):
            await search
        with pytest.raises(EngineHungError, match="does not stop when told"):
            await client.think(JUNGLE.start(), (), QUICK)
        assert not client.running

    run(play())


def test_a_program_given_up_can_be_started_again(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        client = await EngineClient.start(difficult("silent"), JUNGLE, PATIENCE)
        client.kill()
        with pytest.raises(EngineDiedError):
            await client.think(JUNGLE.start(), (), QUICK)
        with pytest.raises(EngineDiedError, match="is not running"):
            await client.think(JUNGLE.start(), (), QUICK)
        client.program = difficult("obeys")
        await client.restart()
        assert await client.think(JUNGLE.start(), (), QUICK) == "g3g4"
        await client.close()

    run(play())


def test_a_program_that_does_not_quit_is_killed(difficult: Difficult, run: Run) -> None:
    async def play() -> float:
        client = await EngineClient.start(difficult("never-quits"), JUNGLE)
        began = time.monotonic()
        await client.close()
        assert not client.running
        return time.monotonic() - began

    assert run(play()) < 30


def test_a_search_ends_when_the_client_is_closed(difficult: Difficult, run: Run) -> None:
    async def play() -> None:
        client = await EngineClient.start(difficult("silent"), JUNGLE)
        search = asyncio.create_task(client.think(JUNGLE.start(), (), FOREVER))
        await asyncio.sleep(0.1)
        await client.close()
        with pytest.raises(EngineDiedError, match="Dee was closed"):
            await search

    run(play())


def test_an_error_of_the_listener_does_not_end_the_reading(difficult: Difficult, run: Run) -> None:
    def listen(_: Info) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        raised: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: raised.append(context["exception"]))
        async with await EngineClient.start(difficult("obeys"), JUNGLE) as client:
            assert await client.think(JUNGLE.start(), (), QUICK, listen) == "g3g4"
        assert [type(error) for error in raised] == [ZeroDivisionError]

    run(play())


def test_the_loop_goes_on_while_a_program_floods(difficult: Difficult, run: Run) -> None:
    async def play() -> int:
        async with await EngineClient.start(difficult("floods"), JUNGLE, 20) as client:
            search = asyncio.create_task(client.think(JUNGLE.start(), (), Limits(depth=3)))
            ticks = 0
            while not search.done():
                await asyncio.sleep(0)
                ticks += 1
            assert await search == "g3g4"
            return ticks

    assert run(play()) > 5
