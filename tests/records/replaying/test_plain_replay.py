"""Replay as text: whole games, single places, and what goes wrong."""

import io
from io import BytesIO
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from jgn_games import LAYOUT
from junqi.records.interchange.json_writer import json_line
from junqi.records.reading.reader import read_records
from junqi.records.replaying.plain_replay import NoGamesError, NoSuchGameError, NoSuchPlyError, plain_replay

CLUB = Path(__file__).parents[2] / "data" / "replay" / "club.jgn"


def run(data: bytes, game: int = 1, ply: int | None = None) -> tuple[bool, str, str]:
    out, err = io.StringIO(), io.StringIO()
    sound = plain_replay(BytesIO(data), "club.jgn", game, ply, out, err)
    return sound, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("game", [1, 2, 3, 4, 5, 6])
def test_whole_games(snapshot: SnapshotAssertion, game: int) -> None:
    _, out, _ = run(CLUB.read_bytes(), game)
    assert out == snapshot


@pytest.mark.parametrize(("game", "ply"), [(1, 0), (1, 2), (2, 1), (3, 24), (5, 2)])
def test_single_places(snapshot: SnapshotAssertion, game: int, ply: int) -> None:
    _, out, _ = run(CLUB.read_bytes(), game, ply)
    assert out == snapshot


def test_every_line_of_a_good_game_is_in_words() -> None:
    sound, out, err = run(CLUB.read_bytes())
    lines = out.splitlines()
    assert sound
    assert "  Comment: Played by candle light." in lines
    assert "1... Ra6  Bob: Rat a7 to a6; good move" in lines
    assert "  Variation 1 instead of 2. Rg5:" in lines
    assert "    Variation 1 instead of 2... Wd7:" in lines
    assert "    2... Cg8  Bob: Cat f8 to g8; dubious move" in lines
    assert "Back in the main line after 2. Rg5:" in lines
    assert lines[-2:] == ["Result: 1-0 (resignation)", "  Comment: A short game."]
    assert err == "club.jgn holds more games: --game 2 shows the next one\n"


def test_a_faulty_game_is_shown_as_far_as_it_can_be_read_and_told_of() -> None:
    sound, out, err = run(CLUB.read_bytes(), 5)
    assert not sound
    assert out.splitlines()[-3:] == ["1... Ra6  Fred: Rat a7 to a6", "Not understood: 2. Pe9 Ra5", "Result: 0-1"]
    assert err.startswith("club.jgn:66:15: error: Pe9: the Panther on e3")


def test_deep_variations_are_not_indented_without_end() -> None:
    deep = 2_000
    movetext = "1. Rg4 " + "(1. Rf3 " * deep + ")" * deep + "*"
    _, out, _ = run(f'[Result "*"]\n[Variant "jungle-1a-white"]\n\n{movetext}\n'.encode())
    moves = [line for line in out.splitlines() if line.lstrip().startswith("1. Rf3")]
    assert len(moves) == deep
    assert moves[1].startswith(" " * 4 + "1.")
    assert moves[-1].startswith(" " * 40 + "1.")


def test_variations_of_one_move_are_numbered_however_many() -> None:
    wide = 3_000
    movetext = "1. Rg4 " + "(1. Rf3) " * wide + "*"
    _, out, _ = run(f'[Result "*"]\n[Variant "jungle-1a-white"]\n\n{movetext}\n'.encode())
    numbered = [line.strip() for line in out.splitlines() if "Variation" in line]
    assert numbered == [f"Variation {number} instead of 1. Rg4:" for number in range(1, wide + 1)]


def test_a_deal_is_not_told() -> None:
    _, out, _ = run(CLUB.read_bytes(), 3)
    assert "Deal: in the record, not shown" in out
    assert "~" not in out


def test_a_win_by_the_rules_is_said_at_its_move() -> None:
    game = b'[Event "?"]\n[Variant "jungle-1a-white"]\n[Position "7/3R3/7/7/7/7/7/7/6e w"]\n\n1. Rd9# 1-0\n'
    _, out, _ = run(game)
    assert "1. Rd9#  First: Rat d8 to d9; First wins: den reached" in out.splitlines()


def test_a_game_number_that_is_not_there() -> None:
    with pytest.raises(NoSuchGameError, match=r"^club\.jgn has no game 7: its games are 1 to 6$") as error:
        run(CLUB.read_bytes(), 7)
    assert (error.value.number, error.value.games) == (7, 6)


def test_a_ply_that_is_not_there_text_not_understood_does_not_count() -> None:
    with pytest.raises(NoSuchPlyError, match=r"no ply 3: .* 0, the start, to 2") as error:
        run(CLUB.read_bytes(), 5, 3)
    assert (error.value.ply, error.value.last) == (3, 2)


@pytest.mark.parametrize("data", [b"", b"\n", b"\xef\xbb\xbf", b"Rg4 Ra6", b"\x00\xff" * 10])
def test_a_file_without_a_game(data: bytes) -> None:
    with pytest.raises(NoGamesError, match=r"^club\.jgn holds no game"):
        run(data)


def test_a_game_of_json_lines() -> None:
    with CLUB.open("rb") as stream:
        records = [read.record for read in read_records(stream) if read.record is not None][:3]
    data = "\n".join(map(json_line, records)).encode()
    sound, out, err = run(data, 3)
    assert sound
    assert "12... e12=l  Ann: flips e12: Red Lieutenant" in out
    assert err == ""
    with pytest.raises(NoSuchGameError, match="its games are 1 to 3"):
        run(data, 4)


def test_a_damaged_json_document_says_what_is_wrong_with_it() -> None:
    with pytest.raises(NoGamesError, match="holds no game: not JSON"):
        run(b'{"format": "junqi-records", "version": 1, "games": [')


def test_deployments_written_as_moves_are_no_plies() -> None:
    game = f'[Event "?"]\n[Variant "gunki-white"]\n\n@{LAYOUT} {{first}} @{LAYOUT} 1. La8 *\n'.encode()
    _, out, _ = run(game, ply=0)
    assert "Next: @" in out
    with pytest.raises(NoSuchPlyError):
        run(game, ply=2)


def test_what_a_file_holds_does_not_reach_the_terminal_as_it_is() -> None:
    odd = CLUB.read_bytes().replace(b'"Ann"', b'"\xc4nn"').replace(b"Played by", b"Pl\x1b[31mayed\xff by")
    _, out, err = run(odd)
    assert "First: \ufffdnn" in out
    assert "  Comment: Pl\ufffd[31mayed\ufffd by candle light." in out
    assert "\x1b" not in out + err
    (out + err).encode()


def test_a_layout_that_the_other_player_may_not_see_yet_is_not_told() -> None:
    start = '[Event "?"]\n[Variant "gunki-white"]\n[Result "*"]\n'
    _, out, _ = run(f'{start}[FirstLayout "{LAYOUT}"]\n[SecondDraft "{LAYOUT}"]\n\n*\n'.encode())
    assert LAYOUT not in out
    assert "White, 0 pieces" in out
    _, out, _ = run(f'{start}[FirstLayout "{LAYOUT}"]\n[SecondLayout "{LAYOUT}"]\n\n*\n'.encode())
    assert out.count(LAYOUT) == 2
    assert "White, 25 pieces" in out
