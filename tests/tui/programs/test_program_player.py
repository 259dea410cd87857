"""Programs as players: started when asked, ended when the game is left, started anew after a failure."""

import asyncio

import pytest

from junqi.core.action import Step
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.outcome import Outcome, Reason
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.uci.info import Info
from junqi.engine.uci.program import parse_program
from junqi.engine.uci.score import Score
from junqi.tui.player import PlayerFailedError
from junqi.tui.programs.program_player import ProgramPlayer

JUNGLE = rule_set("jungle")
SEEN = observe(Game.begin(JUNGLE), Player.FIRST)
RAT = Step(JUNGLE.board.square("g3"), JUNGLE.board.square("g4"))


def player_of(kind, seconds=0.1, notice=None):
    return ProgramPlayer(parse_program(kind), seconds, notice)


def run(player, script):
    """Run a script with a player; whatever it began is ended, however the script ends."""

    async def closing():
        try:
            return await script(player)
        finally:
            await player.close()
            assert player._runner.client is None

    return asyncio.run(closing())


def test_the_program_is_started_when_asked_and_gives_its_name(puppet):
    async def script(player):
        assert player._runner.client is None
        assert player.name_instead_of("python") == "python"
        action = await player.choose(SEEN)
        own = player._runner.program.command[0].rpartition("/")[2]
        assert player.name_instead_of(own) == "Deep Rat"
        assert player.name_instead_of("Bob") == "Bob"
        return action

    assert run(player_of(puppet("--name", "Deep Rat", "--move", "g3g4")), script) == RAT


FAILURES = [
    (("--fail", "die"), Reason.ABANDONED, r"ended \(exit code 3\): out of ideas"),
    (("--fail", "nonsense"), Reason.INFRACTION, "answered 'castles', which is no move"),
    (("--move", "g3g5"), Reason.INFRACTION, "played 'g3g5', an illegal move"),
    ((), Reason.INFRACTION, "names no move"),
    (("--fail", "hang"), Reason.TIME, "does not answer in time"),
    (("--fail", "flood"), Reason.TIME, "does not answer in time"),
]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(("arguments", "reason", "words"), FAILURES)
def test_a_program_that_fails_loses(puppet, arguments, reason, words):
    async def script(player):
        with pytest.raises(PlayerFailedError, match=words) as failed:
            await player.choose(SEEN)
        assert failed.value.outcome == Outcome(Player.SECOND, reason)
        assert player._runner.client is None

    run(player_of(puppet(*arguments)), script)


def test_a_command_that_does_not_exist_loses_too():
    async def script(player):
        with pytest.raises(PlayerFailedError, match="no-such-program") as failed:
            await player.choose(SEEN)
        assert failed.value.outcome.reason is Reason.ABANDONED

    run(player_of("uci:no-such-program"), script)


def test_a_program_that_died_is_started_anew_when_asked_again(puppet):
    async def script(player):
        assert await player.choose(SEEN) == RAT
        with pytest.raises(PlayerFailedError):
            await player.choose(SEEN)
        return await player.choose(SEEN)

    assert run(player_of(puppet("--move", "g3g4", "--fail", "die", "--at", "2")), script) == RAT


def test_cancelling_stops_the_search_and_the_program_goes_on(puppet, tmp_path):
    log = tmp_path / "log"

    async def script(player):
        asking = asyncio.ensure_future(player.choose(SEEN))
        while not (log.exists() and "go" in log.read_text()):
            await asyncio.sleep(0.01)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        return await player.choose(SEEN)

    moves = ("--move", "g3f3", "--move", "g3g4")
    player = player_of(puppet(*moves, "--think", "0.5", "--log", str(log)), seconds=60)
    assert run(player, script) == RAT
    lines = [line for line in log.read_text().splitlines() if line.startswith(("uci", "go", "stop"))]
    assert lines[:4] == ["uci", "go movetime 60000", "stop", "go movetime 60000"]


def test_cancelling_does_not_break_a_start_off(puppet, tmp_path):
    log = tmp_path / "log"

    async def script(player):
        for _ in range(5):
            asking = asyncio.ensure_future(player.choose(SEEN))
            await asyncio.sleep(0.03)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
        return await player.choose(SEEN)

    assert run(player_of(puppet("--move", "g3g4", "--slow", "0.3", "--log", str(log))), script) == RAT
    assert log.read_text().splitlines().count("uci") == 1


def test_a_start_under_way_ends_with_the_game(puppet):
    async def script(player):
        asking = asyncio.ensure_future(player.choose(SEEN))
        await asyncio.sleep(0.1)
        asking.cancel()
        client = player._runner.client
        await player.close()
        assert not client.running

    run(player_of(puppet("--slow", "60")), script)


def test_notices_are_passed_on(puppet):
    heard = []

    async def script(player):
        await player.choose(SEEN)

    run(player_of(puppet("--notice", "mind the rat", "--move", "g3g4"), notice=heard.append), script)
    assert heard == ["mind the rat"]


@pytest.mark.parametrize(("plies", "centipawns", "accepts"), [(39, 0, False), (40, 40, False), (40, 0, True)])
def test_a_draw_is_taken_late_and_without_an_advantage(puppet, random_game, plies, centipawns, accepts):
    game = random_game(JUNGLE, 5, plies=plies)
    assert game.length == plies and game.outcome is None

    async def script(player):
        assert not player.accepts_draw(SEEN)
        player._note(Info(depth=5, score=Score.of_centipawns(centipawns)))
        return player.accepts_draw(observe(game, Player.FIRST))

    assert run(player_of(puppet()), script) is accepts
