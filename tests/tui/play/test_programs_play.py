"""Playing against programs and watching them: replies, failures, taking back, pausing."""

import pytest

from junqi.core.outcome import Reason
from junqi.core.piece import KIND_BITS
from junqi.core.seat import Player
from junqi.tui.deploy.deploy_screen import DeployScreen
from junqi.tui.dialogs.notice_dialog import NoticeDialog
from junqi.tui.home.home_screen import HomeScreen
from junqi.tui.openings import playing
from junqi.tui.play.play_screen import PlayScreen
from junqi.tui.play_options import PlayOptions, opening_of

LAYOUT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


def opening(first="human", second="human", variant="jungle", seconds=60.0, **options):
    return playing(opening_of(PlayOptions(variant=variant, kinds=(first, second), seconds=seconds, **options)))


def length(hand):
    return hand.screen.session.game.length


def kept(data_folder):
    (path,) = (data_folder / "games").iterdir()
    return path.read_text()


async def play(hand, origin, target):
    await hand.choose(origin)
    await hand.choose(target)


def test_a_program_replies_and_the_record_names_it(run_app, puppet, data_folder):
    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.until(lambda: length(hand) == 2)
        assert "Deep Rat: Rat a7 to a6." in hand.text()
        assert "First (White) to move." in hand.text()

    run_app(script, opening(second=puppet("--name", "Deep Rat", "--move", "a7a6")))
    record = kept(data_folder)
    assert '[Second "Deep Rat"]' in record and '[SecondType "program"]' in record
    assert '[FirstType "human"]' in record and "1. Rg4 Ra6 *" in record


def test_who_plays_against_a_program_sits_at_the_bottom(run_app, puppet):
    async def script(hand):
        assert hand.board.look.flipped
        await hand.until(lambda: length(hand) == 1)
        await play(hand, "a7", "a6")
        assert length(hand) >= 2

    run_app(script, opening(first=puppet("--move", "g3g4", "--move", "g4g5")))


def test_while_a_program_thinks_nothing_can_be_played_for_it(run_app, puppet):
    async def script(hand):
        await play(hand, "g3", "g4")
        assert "(Black) is thinking ..." in hand.text()
        await play(hand, "a7", "a6")
        await play(hand, "g4", "g5")
        assert hand.screen.selection is None and length(hand) == 1
        await hand.press("t")
        await hand.type("a7a6")
        await hand.press("enter")
        assert "'s turn." in hand.text() and length(hand) == 1

    run_app(script, opening(second=puppet("--think", "60")))


def test_many_keys_a_second_while_a_program_thinks(run_app, puppet):
    async def script(hand):
        await play(hand, "g3", "g4")
        for _ in range(30):
            await hand.pilot.press("up", "enter", "left", "f", "b", "down")
        assert length(hand) == 1 and "is thinking" in hand.text()
        await hand.press("u")
        assert length(hand) == 0

    run_app(script, opening(second=puppet("--think", "60")))


def test_taking_back_while_a_program_thinks_stops_it(run_app, puppet, tmp_path):
    log = tmp_path / "log"

    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.until(lambda: log.exists() and "go" in log.read_text())
        await hand.press("u")
        assert length(hand) == 0 and "First (White) to move." in hand.text()
        await hand.until(lambda: "stop" in log.read_text())
        await play(hand, "g3", "f3")
        await hand.until(lambda: length(hand) == 2)

    moves = ("--move", "a7b7", "--move", "a7a6")
    run_app(script, opening(second=puppet(*moves, "--think", "0.3", "--log", str(log))))


def test_taking_back_while_a_program_starts(run_app, puppet):
    async def script(hand):
        for _ in range(3):
            await play(hand, "g3", "g4")
            await hand.press("u")
            assert length(hand) == 0
        await play(hand, "g3", "g4")
        await hand.until(lambda: length(hand) == 2)

    run_app(script, opening(second=puppet("--move", "a7a6", "--slow", "1")))


def test_taking_back_goes_to_the_own_last_turn_and_again(run_app, puppet):
    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.until(lambda: length(hand) == 2)
        await hand.press("u")
        assert length(hand) == 0
        await hand.press("r")
        assert length(hand) == 2 and "First (White) to move." in hand.text()

    run_app(script, opening(second=puppet("--move", "a7a6")))


def test_a_flip_is_not_taken_back_against_a_program(run_app, puppet):
    async def script(hand):
        await hand.choose("a1")
        await hand.press("enter")
        await hand.until(lambda: length(hand) == 2)
        await hand.press("u")
        assert length(hand) == 2 and "nothing is taken back across a flip" in hand.text()

    run_app(script, opening(second=puppet("--move", "b1"), variant="junqi", seed=1))


FAILURES = [
    (("--fail", "die"), Reason.ABANDONED, "ended (exit code 3): out of ideas", "abandoned"),
    (("--fail", "hang"), Reason.TIME, "does not answer in time", "time forfeit"),
    (("--fail", "nonsense"), Reason.INFRACTION, "answered 'castles', which is no move", "rules infraction"),
    (("--move", "a7a5"), Reason.INFRACTION, "played 'a7a5', an illegal move", "rules infraction"),
]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(("arguments", "reason", "words", "termination"), FAILURES)
def test_a_program_that_fails_forfeits_and_the_game_is_kept(
    run_app, puppet, data_folder, arguments, reason, words, termination
):
    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.until(lambda: isinstance(hand.screen, NoticeDialog))
        assert "First wins: python" in hand.text()
        assert words in " ".join(hand.text().replace("│", " ").split())
        await hand.press("enter")
        assert hand.screen.session.outcome.winner is Player.FIRST
        assert hand.screen.session.outcome.reason is reason
        record = kept(data_folder)
        assert f'[Termination "{termination}"]' in record and "1. Rg4 1-0" in record

    run_app(script, opening(second=puppet(*arguments), seconds=0.05), size=(100, 30))


def test_after_a_failure_is_taken_back_the_program_is_started_anew(run_app, puppet, tmp_path):
    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.until(lambda: isinstance(hand.screen, NoticeDialog))
        await hand.press("u")
        assert isinstance(hand.screen, PlayScreen)
        await hand.until(lambda: length(hand) == 2)

    failing = ("--fail", "die", "--once", str(tmp_path / "failed"))
    run_app(script, opening(second=puppet("--move", "a7a6", *failing)))


def test_programs_play_each_other_and_wait_when_told(run_app, puppet):
    first, second = ("g3g4", "g4g5", "g5g6"), ("a7a6", "a6a5", "a5a4")

    def program(*moves):
        return puppet("--think", "0.2", *(word for move in moves for word in ("--move", move)))

    async def script(hand):
        assert "is thinking" in hand.text()
        await hand.until(lambda: length(hand) == 2)
        await hand.press("z")
        assert "paused." in hand.text()
        await hand.press("d", "g", "t")
        assert isinstance(hand.screen, PlayScreen) and hand.screen.paused
        await hand.press("u")
        assert length(hand) == 1 and hand.screen.paused
        await hand.press("r")
        assert length(hand) == 2

    run_app(script, opening(program(*first), program(*second)))


def test_deployed_against_a_program_nobody_hands_the_keyboard_over(run_app, puppet):
    async def script(hand):
        assert isinstance(hand.screen, DeployScreen)
        await hand.press("a", "r")
        assert isinstance(hand.screen, PlayScreen)
        await hand.until(lambda: length(hand) == 2)
        assert not hand.screen.session.game.position.status.deploying

    run_app(script, opening(second=puppet("--move", f"@{LAYOUT}"), variant="gunki"))


def test_a_program_that_deploys_first_is_not_told_of_the_person_who_has_deployed_already(run_app, puppet, tmp_path):
    log = tmp_path / "log"

    async def script(hand):
        assert isinstance(hand.screen, DeployScreen)
        await hand.press("a", "r")
        await hand.until(lambda: length(hand) == 3)
        assert isinstance(hand.screen, PlayScreen)

    program = puppet("--move", f"@{LAYOUT}", "--move", "c8c6", "--log", str(log))
    run_app(script, opening(first=program, variant="gunki"))
    asked = [line for line in log.read_text().splitlines() if line.startswith("position")]
    assert asked[0] == "position startpos"
    assert asked[1].startswith(f"position startpos moves @{LAYOUT} @")


def test_while_a_program_deploys_only_the_own_pieces_are_seen(run_app, puppet):
    async def script(hand):
        await hand.press("a", "r")
        assert "Black) is thinking" in hand.text() or "White) is thinking" in hand.text()
        pieces = [code for code in hand.board.scene.board if code & KIND_BITS]
        assert len(pieces) == 25

    run_app(script, opening(second=puppet("--think", "60"), variant="gunki"))


@pytest.mark.usefixtures("impatient")
def test_a_program_that_cannot_deploy_forfeits(run_app, puppet):
    async def script(hand):
        await hand.press("a", "r")
        await hand.until(lambda: isinstance(hand.screen, NoticeDialog))
        assert "First wins" in hand.text()

    run_app(script, opening(second=puppet("--move", "@"), variant="gunki"))


def test_the_program_is_ended_when_the_game_is_left(run_app, puppet):
    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.until(lambda: length(hand) == 2)
        client = hand.screen.table.agents[1]._runner.client
        assert client.running
        await hand.press("q", "y")
        assert isinstance(hand.screen, HomeScreen)
        await hand.until(lambda: not client.running)

    run_app(script, opening(second=puppet("--move", "a7a6")))


def test_a_draw_offered_to_a_program_is_answered_at_once(run_app, puppet):
    async def script(hand):
        await hand.press("d")
        assert "python" in hand.text() and "declines the draw." in hand.text()

    run_app(script, opening(second=puppet()))


def test_resigning_while_a_program_thinks(run_app, puppet):
    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.press("g")
        assert "First, do you resign?" in hand.text()
        await hand.press("y", "enter")
        assert hand.screen.session.outcome.winner is Player.SECOND

    run_app(script, opening(second=puppet("--think", "60")))


def test_a_notice_of_the_engine_is_shown_once_in_the_status_line(run_app, puppet, monkeypatch):
    monkeypatch.setattr("junqi.tui.programs.agents.is_built_in", lambda _: True)
    monkeypatch.setattr("junqi.tui.analysis.analysing_screen.SECONDS", 0.5)

    async def script(hand):
        await play(hand, "g3", "g4")
        await hand.until(lambda: length(hand) == 2)
        *_, turn, notice, _ = hand.text().splitlines()
        assert turn.startswith(" First (White) to move.")
        assert notice == " Plays weaker."
        await hand.until(lambda: "Plays weaker." not in hand.text())
        assert hand.text().splitlines()[-2].startswith(" Puppet 1.0: Rat a7 to a6.")
        await play(hand, "g4", "g5")
        await hand.until(lambda: length(hand) == 4)
        assert "Plays weaker." not in hand.text()

    moves = ("--move", "a7a6", "--move", "a6a5")
    run_app(script, opening(second=puppet(*moves, "--notice", "plays weaker", "--notice", "plays weaker")))
