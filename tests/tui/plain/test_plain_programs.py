"""Plain play against programs: replies, failures, hints, taking back, and leaving in good order."""

import io
import re
import shlex
import signal
import subprocess
import sys

import pytest

from junqi.engine.uci.program import parse_program
from junqi.tui.plain import plain_game
from junqi.tui.plain.play_plain import play_plain
from junqi.tui.play_options import PlayOptions, opening_of
from waiting import until

LAYOUT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


def play(typed, second, variant="jungle", **options):
    """What a plain game against a program says while lines are typed, split at spaces."""
    out = io.StringIO()
    wanted = PlayOptions(variant=variant, kinds=("human", second), seconds=0.05, **options)
    play_plain(opening_of(wanted), io.StringIO("".join(f"{line}\n" for line in typed.split())), out)
    return out.getvalue()


def test_a_program_replies_by_its_name(puppet):
    said = play("Rg4", puppet("--name", "Deep Rat", "--move", "a7a6"))
    assert said.index("First: Rat g3 to g4.") < said.index("Deep Rat: Rat a7 to a6.")
    assert "First (White) to move:" in said.partition("Deep Rat:")[2]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--fail", "die"), "ended (exit code 3): out of ideas."),
        (("--fail", "hang"), "does not answer in time."),
        (("--move", "a7a5"), "played 'a7a5', an illegal move"),
    ],
)
def test_a_program_that_fails_forfeits_and_the_game_is_kept(puppet, data_folder, arguments, words):
    said = play("Rg4", puppet(*arguments))
    assert words in said and "First wins: python" in said
    (path,) = (data_folder / "games").iterdir()
    assert "1. Rg4 1-0" in path.read_text()


def test_after_a_failure_is_taken_back_the_game_goes_on(puppet, tmp_path):
    failing = ("--fail", "die", "--once", str(tmp_path / "failed"))
    said = play("Rg4 undo quit", puppet("--move", "a7a6", *failing))
    assert said.index("First wins") < said.index("Rat a7 to a6.")


def test_taking_back_goes_to_the_own_last_turn(puppet):
    said = play("Rg4 undo game redo game", puppet("--move", "a7a6"))
    assert said.index("No move yet.") < said.index("1. Rg4 Ra6")


def test_nobody_passes_the_keyboard_to_a_program(puppet):
    said = play(LAYOUT, puppet("--move", f"@{LAYOUT}"), "gunki")
    assert "Pass the keyboard" not in said
    assert re.search(r"First \((Black|White)\) to move:", said)


def test_a_hint(puppet, monkeypatch):
    monkeypatch.setattr(plain_game, "ANALYSING", parse_program(puppet("--move", "g3g4")))
    said = play("hint quit", puppet())
    assert "Hint: Rat g3 to g4, Rg3-g4." in said


def test_no_hint_from_an_engine_that_fails(puppet, monkeypatch):
    monkeypatch.setattr(plain_game, "ANALYSING", parse_program(puppet("--fail", "nonsense")))
    assert "No hint: " in play("hint quit", puppet())


def test_a_draw_offered_to_a_program_is_answered_by_it(puppet):
    assert re.search(r"python\S* declines the draw\.", play("draw quit", puppet()))


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_program_outlives_the_game(puppet, tmp_path, number):
    """However the game is ended, while its program thinks."""
    log = tmp_path / "log"
    command = (sys.executable, "-m", "junqi", "play", "jungle", "--plain", "--second")
    kind = puppet("--think", "60", "--log", str(log))
    with subprocess.Popen(
        (*command, kind, "--time", "60"), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as game:
        game.stdin.write(b"Rg4\n")
        game.stdin.flush()
        until(lambda: log.exists() and "go" in log.read_text())
        game.send_signal(number)
        assert game.wait(30) not in (0, None)
        assert b"Traceback" not in game.stderr.read()
    until(lambda: not running(log))


def running(log):
    """Whether the program that writes a log runs; its command line names the log."""
    listed = subprocess.run(("ps", "-eo", "args"), capture_output=True, text=True, check=True).stdout
    return any(shlex.quote(str(log)) in line and "play" not in line for line in listed.splitlines())
