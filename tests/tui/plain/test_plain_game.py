"""Whole games line by line, as through a pipe."""

import io
import re
import subprocess
import sys
from random import Random

import pytest

from junqi.core.action import Deploy
from junqi.core.outcome import Outcome, Reason
from junqi.core.seat import Player
from junqi.notation.layout import format_layout
from junqi.notation.move_writer import format_action
from junqi.notation.style import MoveStyle
from junqi.notation.words import outcome_in_words
from junqi.records.reading.reader import read_records
from junqi.tui.plain.play_plain import play_plain
from junqi.tui.play_options import PlayOptions, opening_of
from junqi.tui.saved_games import reopen, saved_games

LAYOUT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


def play(typed, variant="jungle", **options):
    """What a plain game says while lines are typed; ``typed`` are lines or one text split at spaces."""
    lines = typed.split() if isinstance(typed, str) else typed
    out = io.StringIO()
    options = {"names": ("Ann", "Bob")} | options
    play_plain(opening_of(PlayOptions(variant=variant, **options)), io.StringIO("".join(f"{x}\n" for x in lines)), out)
    return out.getvalue()


def test_a_game_of_jungle():
    said = play("d6d7 Ec1-b1 Rd8 象b1-a1 Rd9#", position="7/7/7/3R3/7/7/7/7/2e4 w")
    assert "Ann: Rat d6 to d7." in said
    assert "Ann wins: den reached." in said


def test_a_game_of_gunki_with_deployments():
    said = play([LAYOUT, f"@{LAYOUT}", "Bxc8=", "quit"], "gunki-white")
    assert "Pass the keyboard to Bob while Ann is not looking." in said
    assert said.index("Bob (Black) to deploy:") < said.index("13   e -----")
    assert "Ann: both Brigadiers fall on c8." in said


def test_a_game_of_junqi_by_flips_and_a_flag_carried_home():
    said = play(
        "c3c2 a13a12 _c2 a12a13 ^c2 a13a12 c2b2 a12a11 b2b1", "junqi", position="e4/5/5/5/5/5/5/4F/5/5/2E2/2f2/5 1 w"
    )
    for sentence in ("lifting the Flag", "puts down the Flag on c2", "lifts the Flag on c2", "carrying the Flag"):
        assert sentence in said
    assert "Ann wins: flag carried home." in said
    flips = play("a1 b1 c1", "junqi", seed=4)
    assert flips.count(": flips ") == 3 and "?" in flips


def test_random_presets_and_files_deploy(tmp_path):
    path = tmp_path / "mine.layout"
    path.write_text(LAYOUT)
    said = play(["random", f"load {path}", "quit"], "gunki-white", seed=1)
    assert "Ann (White) to move:" in said
    assert "There is no preset '9'" in play(["preset 9", "preset 1", "quit"], "gunki-white")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("Rg9", "Rg9: "),
        ("hello", "hello"),
        ("undo", "There is no move to take back."),
        ("redo", "There is no move to play again."),
        ("save", "Name the file: save FILE."),
        ("save a\0b", "'a\\x00b' cannot be a path: no path holds the character NUL."),
        ("save ~no-such-person/a.jgn", "~no-such-person/a.jgn could not be written: No such file or directory."),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_the_game_goes_on(typed, sentence):
    said = play([typed, "g3g4"])
    answer = said.split(f"to move: {typed}\n")[1].splitlines()
    assert sentence in answer[0] and answer[0].endswith(".")
    assert answer[1].startswith("Ann (White) to move:")
    assert "Ann: Rat g3 to g4." in said


def test_a_layout_that_breaks_rules_names_them():
    said = play([LAYOUT.replace("NFKXE", "NKFXE"), "quit"], "gunki-white")
    assert "Flag on c1: it must stand on an own headquarters" in said


def test_undo_redo_and_the_game_so_far():
    said = play("g3g4 a7a6 undo game redo game")
    first, second = (block.splitlines()[0] for block in said.split("to move: game\n")[1:])
    assert (first, second) == ("1. Rg4", "1. Rg4 Ra6")


def test_what_is_taken_back_is_said():
    assert "1 move taken back." in play("g3g4 a7a6 undo")
    assert "The end of the game is taken back." in play("resign yes undo")


def test_resigning_and_a_draw_are_asked_about():
    assert "Bob wins: Ann resigned." in play("resign yes")
    assert "wins" not in play("resign no")
    assert "Draw: agreement." in play("draw y")
    assert "Draw" not in play("draw no").replace("draw", "")


def test_everything_is_revealed_at_the_end():
    said = play("resign yes", "junqi", seed=2)
    board = said.rsplit("13 ", 1)[1]
    assert "?" not in board.split("The game is over")[0]


def test_back_and_forth_is_warned_of_and_asked_about():
    position = "5/5/5/5/5/5/5/5/2C2/4F/5/1e3/f4 1 w 1:c4c5*11 20 30"
    said = play("c5c4 no c5b5", "junqi", position=position)
    assert "Warning: Cc5-c4 loses by back and forth." in said
    assert "Play it? (yes or no) no" in said and "Ann: Colonel c5 to b5." in said


def test_saving_refuses_to_write_over_a_file(tmp_path):
    path = tmp_path / "game.jgn"
    said = play(["g3g4", f"save {path}", f"save {path}"])
    assert f"Saved as {path}." in said and "exists and is left as it is" in said
    (read,) = read_records(io.BytesIO(path.read_bytes()))
    assert not read.findings and len(read.record.nodes) == 1


def test_the_end_of_input_keeps_the_game():
    said = play("g3g4 a7a6")
    (saved,) = saved_games()
    assert said.rstrip().endswith(f"The game is kept in {saved.path}.")
    again = play(["undo"], None, names=(None, None), resume=saved.path)
    assert "Bob (Black) to move:" in again
    assert len(saved_games()) == 1


def test_a_resignation_is_kept():
    play("g3g4 resign yes")
    (saved,) = saved_games()
    assert reopen(saved.path, Random(1)).resumed.session.outcome == Outcome(Player.FIRST, Reason.RESIGNATION)


def test_help_lists_what_works_now():
    assert "preset N" in play(["help", "quit"], "gunki-white")
    assert "undo" not in play(["help", "quit"], "gunki-white")
    assert "resign" in play(["help"])
    assert not re.search("^  resign", play("resign yes help").split("The game is over: help")[1], re.MULTILINE)


@pytest.mark.parametrize("word", ["pieces", "moves", "board", "rules"])
def test_commands_that_only_tell(word):
    said = play([word, "g3g4"])
    assert "Ann: Rat g3 to g4." in said


def test_plain_play_needs_no_textual():
    code = "import sys, io; sys.argv = ['junqi', 'play', 'jungle', '--plain']; from junqi.cli import main\n"
    code += "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code\n"
    code += "assert 'textual' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", code], input="g3g4\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "First: Rat g3 to g4." in done.stdout and done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["jungle", "--position", "7/7"], 2, "2 ranks"),
        (["jungle", "--position", "3L3/7/7/1L5/7/7/7/7/7"], 1, "impossible position"),
        (["jungle", "--first", "robot"], 2, "names no player"),
        (["gunki", "--first-layout", "missing"], 2, "No such file"),
        (["jungle", "--deal", "x"], 2, "no face-down pieces"),
        (["jungle", "--first-name", ""], 2, "'' cannot be a player's name"),
        (["chess"], 2, "not a variant"),
        ([], 2, "name a variant"),
        (["--resume", "missing"], 2, "No such file"),
    ],
)
def test_wrong_options_are_one_sentence(arguments, code, sentence, monkeypatch, capsys):
    from junqi.cli import main

    monkeypatch.setattr(sys, "argv", ["junqi", "play", "--plain", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == code
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1 and "Traceback" not in said


def test_without_a_terminal_the_screen_is_refused(monkeypatch, capsys):
    from junqi.cli import main

    monkeypatch.setattr(sys, "argv", ["junqi", "play", "jungle"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2 and "--plain" in capsys.readouterr().err


def random_lines(variant, seed):
    """A game played at random to its end, and the lines that play it, in all four forms by turns."""
    random = Random(seed)
    game = opening_of(PlayOptions(variant=variant, seed=seed)).session.game
    rules, lines = game.rules, []
    while game.outcome is None:
        action = random.choice(rules.legal_actions(game.position))
        style = list(MoveStyle)[len(lines) % len(MoveStyle)]
        if rules.deployment and game.position.status.deploying:
            action = Deploy(rules.deployment.random_fill(rules.deployment.empty, random))
            lines.append("@" + format_layout(rules, action.layout))
        else:
            lines.append(format_action(rules, rules.public(game.position, game.position.turn), action, style))
        game = game.play(action)
    return game, lines


@pytest.mark.parametrize(("variant", "seed"), [("jungle-2b-black", 1), ("gunki-em-white", 48), ("junqi", 12)])
def test_a_random_game_to_its_end_through_a_pipe(variant, seed):
    game, lines = random_lines(variant, seed)
    said = play(lines, variant, seed=seed)
    assert f"{outcome_in_words(game.outcome, ('Ann', 'Bob'))}." in said
    (saved,) = saved_games()
    assert reopen(saved.path, Random(1)).resumed.session.game == game
