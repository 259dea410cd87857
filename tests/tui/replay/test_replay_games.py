"""The games of a file in the replay: choosing one, faulty ones, what is a key away, and files that cannot be shown."""

import os
from pathlib import Path

import pytest
from textual.widgets import Input

from junqi.tui.dialogs.text_dialog import TextDialog
from junqi.tui.replay.games_dialog import GamesDialog
from junqi.tui.replay.replay_board import ReplayBoard


def move(hand):
    """The move reached, as the record writes it."""
    viewing = hand.screen.viewing
    return viewing.replayed.texts[viewing.node].label if viewing.node >= 0 else "start"


def test_next_and_previous_games(replay, ready):
    async def steps(hand):
        seen = []
        for key in ("n", "n", "N", "N", "N"):
            await hand.press(key)
            await ready(hand)
            seen.append(hand.screen.number)
        assert seen == [2, 3, 2, 1, 1]
        assert hand.screen.viewing.game.rules.id == "jungle-1a-white"

    replay(steps)


def test_a_game_is_chosen_from_the_list(replay, ready):
    async def steps(hand):
        await hand.press("g")
        text = hand.text()
        assert "6 of 6 games" in text
        assert "3. Dora - Ann" in text
        assert "junqi" in text
        await hand.press("down", "down", "enter")
        await ready(hand)
        assert "Game 3 of 6   Dora - Ann" in hand.text()

    replay(steps)


def test_a_game_is_found_by_a_player_and_taken_by_a_click(replay, ready):
    async def steps(hand):
        await hand.press("slash")
        assert isinstance(hand.screen.focused, Input)
        await hand.type("fred")
        await hand.settle()
        lines = hand.text().splitlines()
        assert "1 of 6 games" in hand.text()
        row = next(y for y, line in enumerate(lines) if "Ann - Fred" in line)
        await hand.pilot.click(offset=(lines[row].index("Fred"), row))
        await ready(hand)
        assert "Game 5 of 6   Ann - Fred   0-1" in hand.text()

    replay(steps)


def test_escape_leaves_the_list_as_it_was(replay):
    async def steps(hand):
        await hand.press("g", "down", "escape")
        assert not isinstance(hand.screen, GamesDialog)
        assert hand.screen.number == 1

    replay(steps)


def test_it_opens_at_a_game_and_ply(replay):
    async def steps(hand):
        assert hand.screen.number == 2
        assert move(hand) == "3... Mxe10"

    replay(steps, game=2, ply=6)


def test_a_faulty_game_is_shown_as_far_as_it_can_be_read(replay):
    async def steps(hand):
        assert "! 1 finding (e)" in hand.text()
        await hand.press("end")
        text = hand.text()
        assert "Not understood: 2. Pe9 Ra5" in text
        assert "Ply 2/2" in text
        assert "can go to e2, d3, f3" in " ".join(line[44:].strip() for line in text.splitlines())
        await hand.press("e")
        assert isinstance(hand.screen, TextDialog)
        assert "[illegal-move]" in hand.text()
        assert "Line 66, column 15" in hand.text()

    replay(steps, game=5)


def test_a_game_of_an_unknown_variant_says_so_and_keeps_its_text(replay, ready):
    async def steps(hand):
        text = hand.text()
        assert "No board can be shown for this game." in text
        assert "'chess' is not a variant" in text
        assert "1. e4 e5" in text
        await hand.press("N")
        await ready(hand)
        assert hand.screen.query_one(ReplayBoard)

    replay(steps, game=6)


def test_tags_and_keys_and_rules_are_a_key_away(replay):
    async def steps(hand):
        await hand.press("i")
        assert "Termination: resignation" in hand.text()
        await hand.press("escape", "k")
        assert "Choose the next branch to enter" in hand.text() or "To the start" in hand.text()
        await hand.press("escape", "question_mark")
        assert isinstance(hand.screen, TextDialog)

    replay(steps)


def test_face_down_pieces_are_what_the_players_saw_until_revealed(replay):
    async def steps(hand):
        board = hand.screen.query_one(ReplayBoard)
        hidden = hand.text()
        assert not board.scene.revealed
        assert set(board.scene.board) == {0, 32}
        await hand.press("x")
        assert board.scene.revealed
        assert hand.text() != hidden
        await hand.press("x")
        assert hand.text() == hidden

    replay(steps, game=3)


def test_without_a_deal_there_is_nothing_to_reveal(replay):
    async def steps(hand):
        assert "Reveal" not in hand.text()
        await hand.press("x")
        assert not hand.screen.query_one(ReplayBoard).scene.revealed

    replay(steps, game=4)


def test_flip_board_and_hanzi(replay):
    async def steps(hand):
        await hand.press("f")
        assert hand.text().splitlines()[1].strip().startswith("1")
        await hand.press("p")
        assert "狮" in hand.text()

    replay(steps)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "No such file or directory."),
        (b"", "holds no game: a game begins with a tag"),
        (b"no game here", "holds no game: a game begins with a tag"),
        (b"\x00\xff\xfe" * 100, "holds no game: a game begins with a tag"),
    ],
)
def test_a_file_that_cannot_be_shown_says_why_in_one_sentence(replay, tmp_path: Path, content, said):
    path = tmp_path / "club.jgn"
    if content is not None:
        path.write_bytes(content)

    async def steps(hand):
        assert said in " ".join(hand.text().split())
        for key in ("right", "g", "escape", "j", "space", "o", "i", "e", "end", "x", "question_mark", "f"):
            await hand.press(key)

    replay(steps, path)


def test_a_folder_is_no_file(replay, tmp_path: Path):
    async def steps(hand):
        assert os.strerror(21) in " ".join(hand.text().split())

    replay(steps, tmp_path)


def test_q_leads_back(replay):
    async def steps(hand):
        replaying = hand.screen
        await hand.press("q")
        assert hand.screen is not replaying

    replay(steps)


def test_what_a_file_holds_does_not_reach_the_terminal_as_it_is(replay, ready, club, tmp_path: Path):
    path = tmp_path / "odd.jgn"
    odd = club.read_bytes().replace(b'"Ann"', b'"\xc4nn"').replace(b"Played by", b"Pl\x1b[31mayed\xff by")
    path.write_bytes(odd.replace(b"solid", b"s\x07lid").replace(b"2. Pe9", b"2. \x1b[2JPe9\xfe"))

    async def steps(hand):
        seen = hand.text()
        assert "Pl\ufffd[31mayed\ufffd by" in seen
        assert "\ufffdnn - Bob" in seen
        for keys in (("g",), ("escape", "i"), ("escape", "e"), ("escape", "end"), ("N",)):
            await hand.press(*keys)
            seen += hand.text()
        for _ in range(4):
            await hand.press("n")
            await ready(hand)
        await hand.press("end")
        seen += hand.text()
        assert "[2JPe9" in seen
        seen.encode()
        assert not set(seen) & {"\x1b", "\x07"}

    replay(steps, path)
