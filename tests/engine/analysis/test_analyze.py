"""Whole analyses by a program that says what a script tells it to."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from jgn_games import game, head
from junqi.cli import build
from junqi.records.model.nag import GLYPHS

MOVES = "1. Rg4 {[%clk 0:09:58] solid} Ra6 2. Rg5 $1 (2. Wd3 {plain}) 2... Ra5 *"
JUNGLE = game(MOVES)
SCRIPT = """0 cp 20 g3g4
1 cp -20 a7a6
2 cp 30 c3d3 c7d7
3 cp 150 a6b6 g5g6 b6b5
4 cp 400 g5g6
"""


def moves_of(text):
    """The movetext, unwrapped."""
    return " ".join(text.split("\n\n")[1].split())


def test_evaluations_lines_and_signs_are_added_and_nothing_is_lost(analyze):
    found = analyze(JUNGLE, SCRIPT)
    assert found.code == 0
    assert moves_of(found.text) == (
        "1. Rg4 {[%clk 0:09:58] solid} {[%eval +0.20]} Ra6 {[%eval +0.30]} "
        "2. Rg5 $1 {[%eval -1.50]} (2. Wd3 {plain}) "
        "2... Ra5 $4 {[%eval +4.00]} (2... Rb6 {[%eval -1.50]} 3. Rg6 Rb5) *"
    )
    assert found.records[0].tag("Annotator").startswith("uci:")


def test_a_better_line_that_stands_there_already_is_not_added_twice(analyze):
    text = moves_of(analyze(JUNGLE, SCRIPT).text)
    assert text.count("Wd3") == 1  # the best move by the script, and a variation of the record


def test_a_sign_of_the_record_stays(analyze):
    nags = [node.nags for node in analyze(JUNGLE, SCRIPT).records[0].nodes if set(node.nags) & set(GLYPHS)]
    assert nags == [(1,), (4,)]


def test_the_players_are_summed_up(analyze):
    lines = [line for line in analyze(JUNGLE, SCRIPT).messages.splitlines() if line.startswith("game")]
    assert lines == [
        "game 1, Ann: 2 moves, average loss 0.90: 0 inaccuracies, 0 mistakes, 1 blunder",
        "game 1, Bob: 2 moves, average loss 2.75: 0 inaccuracies, 0 mistakes, 1 blunder",
    ]


def test_evaluations_of_the_record_stay_unless_told(analyze):
    games = JUNGLE.replace("[%clk 0:09:58] solid", "[%clk 0:09:58] solid [%eval +9.99]")
    kept, replaced = analyze(games, SCRIPT), analyze(games, SCRIPT, "--replace", "--force")
    assert moves_of(kept.text).startswith("1. Rg4 {[%clk 0:09:58] solid [%eval +9.99]} Ra6 {[%eval +0.30]}")
    assert moves_of(replaced.text).startswith("1. Rg4 {[%clk 0:09:58] solid} {[%eval +0.20]} Ra6")


def test_analysing_what_was_analysed_changes_nothing(analyze):
    once = analyze(JUNGLE, SCRIPT)
    assert analyze(once.text, SCRIPT, "--force").text == once.text


def test_only_the_game_asked_for_is_analysed_and_all_are_written(analyze):
    found = analyze(JUNGLE + JUNGLE, SCRIPT, "--game", "2")
    first, second = found.records
    assert first.tag("Annotator") is None
    assert "[%eval" not in "".join(text for node in first.nodes for text in node.after)
    assert second.tag("Annotator") is not None
    none = analyze(JUNGLE, SCRIPT, "--game", "2", "--force")
    assert none.code == 1
    assert "has no game 2" in none.messages


@pytest.mark.parametrize(
    ("option", "go"),
    [(("--time", "0.25"), "go movetime 250"), (("--nodes", "99"), "go nodes 99"), (("--depth", "3"), "go depth 3")],
)
def test_limits(option, go, analyze):
    sent = analyze(JUNGLE, SCRIPT, *option).sent
    assert {line for line in sent if line.startswith("go")} == {go}


def test_the_output_is_not_overwritten(analyze):
    before = analyze(JUNGLE, SCRIPT)
    again = analyze(JUNGLE, "0 cp 500 a1a2")
    assert (again.code, again.text) == (2, before.text)
    assert "--force overwrites it" in again.messages


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_in_one_sentence_that_names_the_file(analyze):
    found = analyze(JUNGLE, SCRIPT, "-o", "/dev/full")
    assert (found.code, found.messages.splitlines()[-1]) == (2, "junqi: /dev/full: No space left on device")


def test_an_output_that_cannot_be_written_is_told_before_anything_is_searched(analyze, tmp_path):
    path = tmp_path / "no" / "out.jgn"
    found = analyze(JUNGLE, SCRIPT, "-o", str(path))
    assert (found.code, found.messages) == (2, f"junqi: {path}: No such file or directory\n")
    assert not found.sent


def test_a_program_that_fails_twice_at_a_position_ends_the_analysis_and_nothing_is_lost(analyze):
    found = analyze(JUNGLE + JUNGLE, SCRIPT.replace("2 cp 30 c3d3 c7d7", "2 cp 30 die"))
    assert found.code == 2
    assert "ended (exit code 1)" in found.messages
    first, second = found.records
    assert [node.after for node in first.nodes] == [
        ("[%clk 0:09:58] solid", "[%eval +0.20]"),
        (),
        (),
        ("plain",),
        (),
    ]
    assert second.tag("Annotator") is None
    assert sum(line == "uci" for line in found.sent) == 2


def test_a_program_that_cannot_be_run_leaves_no_file(tmp_path):
    path = tmp_path / "games.jgn"
    path.write_text(JUNGLE, encoding="utf-8")
    arguments = ["analyze", str(path), "-o", str(tmp_path / "out.jgn"), "--engine", "uci:no-such-program"]
    result = CliRunner().invoke(build(), arguments)
    assert result.exit_code == 2
    assert "no-such-program cannot be run" in result.stderr
    assert [found.name for found in tmp_path.iterdir()] == ["games.jgn"]


def test_a_won_end_is_no_error(analyze):
    games = JUNGLE.replace('[Result "*"]', '[Result "1-0"]').replace(
        '[Variant "jungle-1a-white"]\n', '[Variant "jungle-1a-white"]\n[Position "7/3R3/7/7/7/7/7/7/r6 w"]\n'
    )
    found = analyze(games.split("1. Rg4")[0] + "1. Rd9# 1-0\n\n", "0 mate 1 d8d9")
    assert found.code == 0
    assert moves_of(found.text) == "1. Rd9# 1-0"
    assert "Ann: 1 move, average loss 0.00: 0 inaccuracies, 0 mistakes, 0 blunders" in found.messages
    assert "Bob: no moves judged" in found.messages


GUNKI_TAGS = """[FirstLayout "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"]
[SecondLayout "KLMBS/J.G.J/CS.SC/E.L.B/XNENX/KFNKE"]
"""


def test_deployments_are_not_judged(analyze):
    tags = head(Variant="gunki-white") + GUNKI_TAGS
    found = analyze(tags + "\n1. Lxa8 Mxc6 *\n\n", "2 cp 30 a6a8\n3 cp -10 c8c6\n4 cp 50 a1a2\n")
    assert moves_of(found.text) == "1. Lxa8 {[%eval +0.10]} Mxc6 {[%eval +0.50]} *"
    assert "Ann: 1 move, average loss 0.00" in found.messages
    assert "Bob: 1 move, average loss 0.00" in found.messages


FLIPS = "1. e1=N a2=c 2. b8=B a8=L 3. c11=J e9=e 4. a6=l a10=M *"
JUNQI = game(FLIPS, Variant="junqi")


def test_a_flip_is_judged_by_what_its_player_could_expect_and_not_by_what_it_turned_up(analyze):
    script = """2 cp 100 c11
2/b8 cp 90 b8
3 cp 700 a8
4 cp -700 d1
4/c11 cp -900 c11
"""
    found = analyze(JUNQI, script)
    assert found.code == 0
    text = moves_of(found.text)
    assert "2. b8=B {[%eval -7.00]}" in text  # bad luck, but no error
    assert "3. c11=J {" in text
    assert {"go movetime 500 searchmoves b8", "go movetime 500 searchmoves c11"} <= set(found.sent)
    assert "searchmoves a8" not in "".join(found.sent)  # it was the best move


def test_a_better_flip_is_shown_only_where_the_record_knows_its_piece(analyze):
    script = """0 cp 900 a10 e1
0/e1 cp 0 e1
1 cp 900 d4 e1
1/a2 cp 0 a2
"""
    found = analyze(JUNQI, script)
    assert "1. e1=N $4 {[%eval -9.00]} (1. a10=M {[%eval +9.00]}) 1... a2=c $4" in moves_of(found.text)
    assert "d4" not in moves_of(found.text)


def test_the_program_is_told_only_what_the_mover_knows(analyze):
    deal = (
        "~j~f~c~l~b/~c~x~L~L~l/~J1~e1~p/~C~K1~X~n/~p1~m1~B/~l~n~N~X~P/5/~e~E~M~g~"
        "k/~x1~b1~G/~N~e1~N~J/~k1~P1~F/~j~n~L~K~B/~E~C~E~P~p"
    )
    tags = JUNQI.split("\n\n", maxsplit=1)[0]
    found = analyze(f'{tags}\n[Deal "{deal}"]\n\n1. a1 a2 *\n\n', "")
    positions = [line for line in found.sent if line.startswith("position")]
    assert list(dict.fromkeys(positions)) == [
        "position startpos",
        "position startpos moves a1=E",
        "position startpos moves a1=E a2=j",
    ]


def test_games_that_cannot_start_are_told_and_written_as_they_are(analyze):
    games = JUNGLE.replace("jungle-1a-white", "chess")
    found = analyze(games + JUNGLE, SCRIPT)
    assert found.code == 1
    assert "game 1: not analysed" in found.messages
    assert "1. Rg4 {[%clk 0:09:58] solid} Ra6 2. Rg5" in found.text
    assert "[%eval +0.20]" in found.text
