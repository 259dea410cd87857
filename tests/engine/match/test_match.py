"""Whole matches between child processes."""

import os
import re
import signal
import subprocess
import sys

import pytest

from junqi.core.action import Deploy, Flip
from junqi.core.piece import IDENTITY_BITS
from junqi.core.registry import rule_set
from junqi.records.model.replay import start_game


def played(match, path, *arguments):
    result = match(*arguments, "--time", "5", "--seed", "3", "-o", path)
    assert result.exit_code == 0, result.output
    return result


@pytest.mark.parametrize("variant", ["jungle-2a-white", "gunki-black", "junqi"])
def test_pairs_begin_alike_and_swap_the_sides(variant, mover, match, games, tmp_path):
    path = tmp_path / "games.jgn"
    result = played(match, path, mover(), mover(), "--names", "a,b", "--variant", variant, "--games", "4")
    records = [game.record for game in games(path)]
    assert [record.tag("Round") for record in records] == ["1", "2", "3", "4"]
    assert [(record.tag("First"), record.tag("Second")) for record in records] == [("a", "b"), ("b", "a")] * 2
    assert {record.tag("Variant") for record in records} == {variant}
    assert {record.tag("TimeControl") for record in records} == {"0+5"}
    assert {record.tag("FirstType") for record in records} == {"program"}
    begins = [begin(record, variant) for record in records]
    assert begins[0] == begins[1] and begins[2] == begins[3] and begins[0] != begins[2]
    counts = re.search(r"4 games: (\d) won, (\d) drawn, (\d) lost", result.stdout)
    points = {"1-0": 1, "0-1": 0, "1/2-1/2": 0.5}
    scores = [points[r.result] if r.tag("First") == "a" else 1 - points[r.result] for r in records]
    assert [int(count) for count in counts.groups()] == [scores.count(1), scores.count(0.5), scores.count(0)]
    assert f"score: {sum(scores) / 4:.1%}, " in result.stdout


def begin(record, variant):
    """What the games of a pair must share: the random plies, the layout of each program, or the deal."""
    if variant.startswith("gunki"):
        layouts = (record.tag("FirstLayout"), record.tag("SecondLayout"))
        return dict(zip((record.tag("First"), record.tag("Second")), layouts, strict=True))
    return record.tag("Deal") or tuple(node.ply.action for node in record.nodes[:6])


def test_layouts_at_random_stay_with_their_side(mover, match, games, tmp_path):
    path = tmp_path / "games.jgn"
    style = ("--variant", "gunki", "--games", "2", "--layouts", "random", "--plies", "2")
    played(match, path, mover(), mover(), *style)
    first, second = (game.record for game in games(path))
    assert [first.tag(name) == second.tag(name) for name in ("FirstLayout", "SecondLayout")] == [True, True]
    assert [node.ply for node in first.nodes[:2]] == [node.ply for node in second.nodes[:2]]


def sent(log, word):
    return [line for line in log.read_text().splitlines() if line.startswith(word)]


def test_no_program_is_told_what_lies_face_down(mover, match, games, tmp_path):
    log, path = tmp_path / "log", tmp_path / "games.jgn"
    played(match, path, mover("--log", str(log)), mover(), "--variant", "junqi", "--games", "2")
    lines = sent(log, "position")
    assert lines
    assert all(line.startswith("position startpos") for line in lines)  # whose pieces are all unknown
    assert flips_in("\n".join(lines)) <= flips_in(path.read_text())
    for game in games(path):
        truth = start_game(game.record).position.board
        flips = [node.ply for node in game.record.nodes if isinstance(node.ply.action, Flip)]
        assert flips
        assert all(truth[ply.action.square] & IDENTITY_BITS == ply.revealed for ply in flips)


def flips_in(text):
    return set(re.findall(r"\b[a-e]\d+=[A-Za-z]", text))


def test_the_second_to_deploy_does_not_see_the_first(mover, match, games, tmp_path):
    log, path = tmp_path / "log", tmp_path / "games.jgn"
    played(match, path, mover("--log", str(log)), mover(), "--variant", "gunki", "--games", "2")
    first_lines = [line for line in sent(log, "position") if len(line.split()) <= 4]
    assert first_lines == ["position startpos", "position startpos moves @"]
    for game in games(path):
        start = start_game(game.record)
        assert [isinstance(ply.action, Deploy) for ply in start.plies] == [True, True]


@pytest.mark.parametrize(
    ("failure", "termination", "words"),
    [
        ("die", "abandoned", "b ended (exit code 3): out of ideas"),
        ("hang", "time forfeit", "b does not answer in time"),
        ("nonsense", "rules infraction", "b answers 'bestmove', which names no move"),
        ("illegal", "rules infraction", "b plays 'd1d9', an illegal move: d1 is empty"),
    ],
)
def test_a_program_that_fails_loses(failure, termination, words, mover, match, games, tmp_path):
    path = tmp_path / "games.jgn"
    players = (mover(), mover("--fail", failure, "--at", "2"), "--names", "a,b")
    result = match(
        *players, "--variant", "jungle", "--games", "2", "--time", "0.3", "--patience", "0.7", "-o", path, "--seed", "3"
    )
    assert result.exit_code == 0, result.output
    first, second = (game.record for game in games(path))
    assert (first.result, second.result) == ("1-0", "0-1")
    assert {record.tag("Termination") for record in (first, second)} == {termination}
    assert first.after == second.after == (words,)
    assert "2 won, 0 drawn, 0 lost" in result.stdout
    assert words in result.stderr


def test_a_clock_that_runs_out_loses(mover, match, games, tmp_path):
    path = tmp_path / "games.jgn"
    result = match(
        mover(), mover("--sleep", "0.5"), "--variant", "jungle", "--games", "2", "--time", "0.3+0", "-o", path
    )
    assert result.exit_code == 0, result.output
    first, second = (game.record for game in games(path))
    assert {record.tag("Termination") for record in (first, second)} == {"time forfeit"}
    assert "ran out of time" in first.after[0]
    assert "[%clk 0:00:00]" in first.nodes[6].after[0]


def test_a_program_that_cannot_start_ends_the_match_at_once(mover, match, tmp_path):
    result = match("uci:no-such-program", mover(), "--variant", "jungle", "--games", "2", "-o", tmp_path / "games.jgn")
    assert result.exit_code == 2
    assert "no-such-program cannot be run" in result.stderr


@pytest.mark.parametrize("option", [(), ("--force",), ("--resume",)])
@pytest.mark.parametrize("before", [None, b"games\n"])
def test_a_match_without_games_leaves_its_file_as_it_was(option, before, mover, match, tmp_path):
    path = tmp_path / "games.jgn"
    if before is not None:
        path.write_bytes(before)
    arguments = ("--variant", "jungle", "--games", "2", "--plies", "0", "-o", path, *option)
    assert match("uci:no-such-program", mover(), *arguments).exit_code != 0
    assert (path.read_bytes() if path.exists() else None) == before


def test_a_file_that_is_overwritten_keeps_nothing_of_what_it_held(mover, match, games, tmp_path):
    path = tmp_path / "games.jgn"
    path.write_bytes(b"[Event\n" * 10_000)
    played(match, path, mover(), mover(), "--variant", "jungle", "--games", "2", "--force")
    assert len(games(path)) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files")
def test_where_there_is_no_room_no_part_of_a_game_is_left(mover, games, tmp_path):
    path = tmp_path / "games.jgn"
    limited = "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
    limited += "resource.setrlimit(resource.RLIMIT_FSIZE, (60000, 60000)); "
    limited += "from junqi.cli import main; sys.argv[0] = 'junqi'; main()"
    players = (mover(), mover(), "--variant", "jungle", "--games", "400", "--time", "5", "-o", str(path))
    finished = subprocess.run(
        [sys.executable, "-c", limited, "match", *players], capture_output=True, text=True, check=False
    )
    assert (finished.returncode, str(path) in finished.stderr.splitlines()[-1]) == (2, True)
    assert games(path)


def test_games_go_to_a_device(mover, match):
    result = match(mover(), mover(), "--variant", "jungle", "--games", "2", "--time", "5", "-o", os.devnull)
    assert result.exit_code == 0, result.output


def test_games_are_added_and_never_overwritten(mover, match, games, tmp_path):
    path = tmp_path / "games.jgn"
    arguments = (mover(), mover(), "--names", "a,b", "--variant", "gunki", "--depth", "1", "-o", path)
    assert match(*arguments, "--games", "2", "--seed", "4").exit_code == 0
    before = path.read_bytes()
    refused = match(*arguments, "--games", "4")
    assert (refused.exit_code, path.read_bytes()) == (2, before)
    assert "--resume goes on" in refused.stderr
    resumed = match(*arguments, "--games", "4", "--resume")
    assert resumed.exit_code == 0, resumed.output
    assert path.read_bytes().startswith(before)
    assert [game.record.tag("Round") for game in games(path)] == ["1", "2", "3", "4"]
    assert {game.record.tag("Event") for game in games(path)} == {"Match, depth 1 a move, seed 4"}
    assert "4 games" in resumed.stdout
    other = match(mover(), mover(), "--names", "a,c", "--variant", "gunki", "--depth", "1", "-o", path, "--resume")
    assert other.exit_code == 1
    assert "is not one of this match" in other.stderr
    assert match(*arguments, "--games", "2", "--force").exit_code == 0
    assert len(games(path)) == 2


def test_the_same_seed_gives_the_same_games_however_many_at_once(mover, match, tmp_path):
    texts = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jgn"
        played(match, path, mover(), mover(), "--variant", "gunki", "--games", "4", "--jobs", jobs)
        texts.append(path.read_text())
    assert texts[0] == texts[1]


def test_a_test_ends_the_match_once_it_is_decided(mover, match, games, tmp_path):
    path = tmp_path / "games.jgn"
    players = (mover(), mover("--fail", "nonsense", "--at", "1"))
    result = played(match, path, *players, "--variant", "jungle", "--games", "1000", "--sprt", "0,200")
    assert "H1 accepted" in result.stdout
    assert 2 < len(games(path)) < 100


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("human", "engine"), "names no player"),
        (("engine", "engine:11"), "level"),
        (("engine", "engine", "--games", "3"), "even number"),
        (("engine", "engine", "--time", "soon"), "no time control"),
        (("engine", "engine", "--sprt", "10"), "two differences"),
        (("engine", "engine", "--names", "a"), "two names"),
        (("engine", "engine", "--resume"), "needs -o OUT"),
    ],
)
def test_misuse_is_told_before_anything_runs(arguments, words, match):
    result = match(*arguments, "--variant", rule_set("jungle").id)
    assert result.exit_code == 2
    assert words in result.stderr


def test_ctrl_c_ends_with_the_result_so_far(mover, games, tmp_path):
    path = tmp_path / "games.jgn"
    players = (mover("--sleep", "0.02"), mover("--sleep", "0.02"), "--names", "a,b")
    command = [sys.executable, "-m", "junqi", "match", *players, "--variant", "gunki", "--games", "1000", "-o", path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        process.stderr.readline()  # the first game is over
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert re.search(r"^[12] games? of 1000: ", out, re.MULTILINE)
    assert 1 <= len(games(path)) <= 2
