"""Hints, the bar and the best lines in play and in replay: asked for, found, following, never in the way."""

import attrs
import pytest

from junqi.core.piece import FACE_DOWN, KIND_BITS
from junqi.engine.uci.program import parse_program
from junqi.tui.analysis import advice
from junqi.tui.openings import playing, replaying
from junqi.tui.play_options import PlayOptions, opening_of

RECORD = """[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[First "Ann"]
[Second "Bob"]
[Result "*"]
[Variant "jungle-1a-white"]

1. Rg4 Ra6 2. Rg5 *

"""
PVS = ("--pv", "g3g4 a7a6", "--pv", "a3a4", "--pv", "e3d3")


def opening(variant="jungle", **options):
    return playing(opening_of(PlayOptions(variant=variant, names=("Ann", "Bob"), **options)))


@pytest.fixture
def analysed_by(monkeypatch, puppet):
    """Lets a program analyse that does as told."""

    def use(*arguments):
        program = attrs.evolve(parse_program(puppet(*arguments)), name=advice.ANALYSING.name)
        monkeypatch.setattr(advice, "ANALYSING", program)
        monkeypatch.setattr(advice, "HINT_SECONDS", 0.1)

    return use


def engine_of(hand):
    return hand.screen.advice._analyst._runner.client


def test_a_hint_is_shown_in_words_and_on_the_board_until_the_position_changes(run_app, analysed_by):
    analysed_by(*PVS)

    async def script(hand):
        await hand.choose("d5")
        assert "There is no piece on d5." in hand.text()
        await hand.press("w")
        assert "Looking for a hint ..." in hand.text() and "There is no piece" not in hand.text()
        await hand.until(lambda: "Hint: Rat g3 to g4." in hand.text())
        square = hand.screen.session.rules.board.square
        assert hand.board.scene.hint == (square("g3"), square("g4"))
        await hand.choose("a3")
        assert "Hint: Rat g3 to g4." in hand.text()
        await hand.choose("a4")
        assert "Hint" not in hand.text().rsplit("\n", 2)[0] and hand.board.scene.hint == ()

    run_app(script, opening())


def test_a_hint_is_hidden_by_the_same_key(run_app, analysed_by):
    analysed_by(*PVS)

    async def script(hand):
        await hand.press("w", "w")
        assert "Looking" not in hand.text()
        await hand.press("w")
        await hand.until(lambda: hand.board.scene.hint)
        await hand.press("w")
        assert hand.board.scene.hint == ()

    run_app(script, opening())


def test_the_engine_rests_after_a_hint_and_is_ended_with_the_screen(run_app, analysed_by, tmp_path):
    log = tmp_path / "log"
    analysed_by(*PVS, "--log", str(log))

    async def script(hand):
        assert engine_of(hand) is None
        await hand.press("w")
        await hand.until(lambda: hand.board.scene.hint)
        await hand.until(lambda: "stop" in log.read_text())
        client = engine_of(hand)
        await hand.press("q", "y")
        await hand.until(lambda: not client.running)

    run_app(script, opening())


def test_bar_and_lines_follow_the_game(run_app, analysed_by, tmp_path):
    log = tmp_path / "log"
    analysed_by(*PVS, "--log", str(log))

    async def script(hand):
        await hand.press("v", "a")
        shown = ("+0.40 for Ann, depth 7", "+0.40 Rg4 Ra6", "-0.20 Ea4", "-0.80 Pd3")
        await hand.until(lambda: all(text in hand.text() for text in shown))
        await hand.choose("g3")
        await hand.choose("g4")
        await hand.until(lambda: "-0.40 for Ann, depth 7" in hand.text())
        assert "Rg4 Ra6" not in hand.text()  # not legal any more
        await hand.press("v", "a")
        assert "for Ann" not in hand.text()
        await hand.until(lambda: log.read_text().count("stop") == 2)

    run_app(script, opening())
    asked = [line.rstrip() for line in log.read_text().splitlines() if line.startswith(("position", "go", "stop"))]
    assert asked[:5] == [
        "position startpos",
        "go infinite",
        "stop",
        "position startpos moves g3g4",
        "go infinite",
    ]


def test_the_move_list_gives_way_where_the_panels_lie_below(run_app, analysed_by):
    analysed_by(*PVS)

    async def script(hand):
        await hand.press("a")
        await hand.until(lambda: "Analysing" in hand.text() or "for Ann" in hand.text())
        assert "No move yet" not in hand.text()
        await hand.press("a")
        assert "No move yet" in hand.text()

    run_app(script, opening("gunki", position="3f1/4m/5/5/5/5/5/5/5/5/5/5/1F1M1 b"))


def test_the_status_line_says_what_there_is_no_room_for(run_app, analysed_by):
    analysed_by(*PVS)

    async def script(hand):
        await hand.press("v", "a")
        await hand.until(lambda: "+0.40 for Ann, depth 7  +0.40 Rg4 Ra6" in hand.text())

    run_app(script, opening(), size=(70, 12))


def test_the_engine_sees_no_more_than_the_players(run_app, analysed_by, tmp_path):
    log = tmp_path / "log"
    analysed_by("--pv", "c1=F", "--log", str(log))

    async def script(hand):
        hidden = [code for code in hand.screen.session.game.position.board if code & FACE_DOWN and code & KIND_BITS]
        assert len(hidden) == 50
        await hand.press("a", "w")
        await hand.until(lambda: "Hint: turn up the piece on c1." in hand.text())
        assert "c1=" not in hand.text()

    run_app(script, opening("junqi", seed=1))
    assert "position startpos\n" in log.read_text() and "~" not in log.read_text()


def test_an_engine_that_dies_is_started_anew_and_at_last_given_up(run_app, analysed_by):
    analysed_by("--fail", "die")

    async def script(hand):
        await hand.press("v")
        await hand.until(lambda: "ended (exit code 3)" in hand.text())
        await hand.choose("g3")
        await hand.choose("g4")
        assert hand.screen.session.game.length == 1

    run_app(script, opening(), size=(120, 40))


def test_an_engine_that_died_once_goes_on(run_app, analysed_by, tmp_path):
    analysed_by(*PVS, "--fail", "die", "--once", str(tmp_path / "failed"))

    async def script(hand):
        await hand.press("v")
        await hand.until(lambda: "+0.40 for Ann" in hand.text())

    run_app(script, opening())


def test_in_replay_the_analysis_follows_every_step(run_app, analysed_by, tmp_path):
    path, log = tmp_path / "game.jgn", tmp_path / "log"
    path.write_text(RECORD)
    analysed_by("--pv", "g3g4", "--pv", "a7a6", "--log", str(log))

    async def script(hand):
        await hand.until(lambda: hand.screen.viewing is not None)
        await hand.settle()
        await hand.press("v", "a")
        await hand.until(lambda: "+0.40 Rg4" in hand.text())
        await hand.press("right")
        await hand.until(lambda: "+0.20 Ra6" in hand.text())
        await hand.press("left", "w")
        await hand.until(lambda: "Hint: Rat g3 to g4." in hand.text())
        for _ in range(20):
            await hand.pilot.press("right", "left")
        await hand.until(lambda: "+0.40 Rg4" in hand.text())
        assert hand.screen.viewing.cursor.at == 0
        await hand.press("q")
        assert hand.screen.is_current

    run_app(script, replaying(path, 1, 0))


def test_nothing_is_analysed_when_the_game_is_over(run_app, analysed_by):
    analysed_by(*PVS)

    async def script(hand):
        await hand.press("v")
        await hand.until(lambda: "for Ann" in hand.text())
        await hand.press("g", "y", "enter")
        assert "w Hint" not in hand.text() and "v Bar" not in hand.text()
        await hand.press("w")
        assert "Looking" not in hand.text()

    run_app(script, opening())
