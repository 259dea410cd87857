"""Positions, material and moves that are reached, in the main line or in variations."""

import io
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from junqi.core.action import Step
from junqi.core.game import Game, is_deployment
from junqi.core.piece import FACE_DOWN, FLAG_BITS
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS
from junqi.notation.board_text import format_board
from junqi.notation.letters import letters_of
from junqi.notation.move_writer import format_ply
from junqi.notation.position import format_position, turn_letters
from junqi.notation.style import MoveStyle
from junqi.records.model.record import Record
from junqi.records.model.record_rules import rules_of
from junqi.records.model.tree import main_line
from junqi.records.reading.reader import read_records
from reached_positions import reached

Taken = Callable[..., Any]


def move(after: Game, style: MoveStyle) -> str:
    """The move that led to a game."""
    assert after.previous is not None and after.ply is not None
    return format_ply(after.rules, after.previous.position, after.ply, style)


def pattern_of(game: Game, position: Position, random: Random) -> str:
    """A pattern that fits a position, with some squares left open."""
    board = position.board
    rows = []
    for rank in reversed(range(game.rules.board.ranks)):
        row = ""
        for code in board[rank * game.rules.board.files : (rank + 1) * game.rules.board.files]:
            marks = ["-", "*" if code else "."]
            if code & FACE_DOWN:
                marks += ["?"]
            elif code and not code & FLAG_BITS:
                marks += [letters_of(game.rules).letter(code)] * 3
            row += random.choice(marks)
        rows.append(row)
    return "/".join(rows)


def test_positions_are_found_by_patterns_that_fit_them(
    many_games: tuple[Game, ...], many_texts: tuple[str, ...], taken: Taken
) -> None:
    random = Random(3)
    for game, text in zip(many_games, many_texts, strict=True):
        position = random.choice(reached(game))
        pattern = pattern_of(game, position, random)
        turn = turn_letters(game.rules)[position.turn]
        for asked in (pattern, f"{pattern} {turn}", f"{pattern} - - - 0 1"):
            assert taken(text.encode(), positions=(asked,)).numbers == [1], (asked, text)


def test_boards_are_found_exactly_where_they_were_reached(
    many_games: tuple[Game, ...], many_texts: tuple[str, ...], taken: Taken
) -> None:
    data = "".join(many_texts).encode()
    for game in [game for game in many_games if not game.rules.hides_pieces][::4]:
        board = format_board(game.rules, game.position.board)
        same = [
            number
            for number, other in enumerate(many_games, 1)
            if other.rules.game == game.rules.game and any(p.board == game.position.board for p in reached(other))
        ]
        assert taken(data, positions=(board,)).numbers == same


def test_moves_are_found_in_every_form_and_only_where_they_follow_each_other(
    many_games: tuple[Game, ...], many_texts: tuple[str, ...], taken: Taken
) -> None:
    random = Random(5)
    for game, text in zip(many_games, many_texts, strict=True):
        links = [link for link in game.line() if link.ply is not None and not is_deployment(link.ply)]
        if len(links) < 6:
            continue
        begin = random.randrange(1, len(links) - 3)
        style = random.choice(list(MoveStyle))
        moves = [move(link, style) for link in links]
        middle, data = moves[begin : begin + 3], text.encode()
        assert taken(data, moves=(" ".join(middle),)).numbers == [1]
        assert taken(data, moves=(f"{middle[0]} * {begin // 2 + 1}.{middle[2]}",)).numbers == [1]
        assert taken(data, moves=(f"^ {' '.join(moves[: begin + 1])}",)).numbers == [1]
        if moves[0] != middle[0]:
            assert taken(data, moves=(f"^ {middle[0]}",)).numbers == []
        assert taken(data, moves=(f"{moves[-1]} {moves[0]}",)).numbers == []


TREE = """[First "Ann"]
[Variant "jungle-1a-white"]

1. Rg4 (1. Wd3 Rb7 2. Rg4) 1... Ra6 2. Rg5 Ra5 *
"""


@pytest.mark.parametrize(
    ("asked", "main", "tree"),
    [
        ({"moves": ("Wd3",)}, False, True),
        ({"moves": ("Wd3 Rb7 Rg4",)}, False, True),
        ({"moves": ("Rb7 Rg5",)}, False, False),
        ({"moves": ("Rg4 Ra6",)}, True, True),
        ({"moves": ("^ Rg4 Ra6 Rg5 Ra5",)}, True, True),
        ({"moves": ("^ Rg5",)}, False, False),
        ({"moves": ("Rg4#",)}, False, False),
        ({"moves": ("Rxg4",)}, False, False),
        ({"moves": ("R3g4",)}, True, True),
        ({"moves": ("g3g4 a7a6",)}, True, True),
        ({"positions": ("-/-/-/-/-/-/..W..../-/- w",)}, False, False),
        ({"positions": ("-/-/-/-/-/-/E..WP.R/-/-",)}, False, True),
        ({"positions": ("-/-/-/-/-/------R/-/-/-",)}, True, True),
        ({"positions": ("-/-/-/r------/------R/-/-/-/- b",)}, True, True),
        ({"positions": ("-/-/-/r------/------R/-/-/-/- w",)}, False, False),
        ({"material": ("EeLlTtPpWwDdCcRr",)}, True, True),
        ({"material": ("White<8",)}, False, False),
        ({"material": ("White=8 Black>=8",)}, True, True),
        ({"plies": "4"}, True, True),
    ],
)
def test_variations_count_where_that_is_asked(taken: Taken, asked: dict[str, Any], main: bool, tree: bool) -> None:
    assert taken(TREE.encode(), **asked).numbers == [1] * main
    assert taken(TREE.encode(), **asked, variations=True).numbers == [1] * tree


def test_what_lies_face_down_is_found_whether_the_record_knows_it_or_not(taken: Taken) -> None:
    start = "?????/?????/?1?1?/??.??/?.?.?/?????/-/?????/?.?.?/**.??/?.?.?/?????/????? 1 -"
    text = '[Variant "junqi"]\n\n1. a1=E *\n'
    assert taken(text.encode(), positions=(start,)).numbers == [1]
    whole = format_position(RULE_SETS["junqi"], RULE_SETS["junqi"].start())
    assert taken(text.encode(), positions=(whole,)).numbers == [1]
    assert taken(text.encode(), positions=("-/" * 12 + "E----",)).numbers == [1]
    assert taken(text.encode(), positions=("-/" * 12 + "~E----",)).numbers == []
    assert taken(text.encode(), material=("E=3 e=3 F=1 f=1",)).numbers == [1]
    assert taken(text.encode(), moves=("a1",)).numbers == taken(text.encode(), moves=("a1=E",)).numbers == [1]
    assert taken(text.encode(), moves=("a1=e",)).numbers == []


def test_moves_are_looked_for_in_texts_only_where_that_is_certain(odd_files: list[bytes], taken: Taken) -> None:
    for data in odd_files[::3]:
        reads = {read.number: read.record for read in read_records(io.BytesIO(data)) if read.record is not None}
        lines = {number: played_line(record) for number, record in reads.items() if number}
        for text, squares in (("Rg4 Ra6", ["g4", "a6"]), ("Rg4 * Rg5", ["g4", "", "g5"]), ("Ra6", ["a6"])):
            holding = [number for number, line in lines.items() if holds(line, squares)]
            assert taken(data, moves=(text,)).numbers == holding, data


def played_line(record: Record) -> list[str]:
    """The target squares of the main line of a game of Jungle, whose Rats alone go where the test looks."""
    rules = rules_of(record)
    plies = [record.nodes[node].ply for node in main_line(record)]
    return [rules.board.name_of(ply.action.target) for ply in plies if rules and ply and isinstance(ply.action, Step)]


def holds(line: list[str], squares: list[str]) -> bool:
    stretches = (line[at : at + len(squares)] for at in range(len(line) - len(squares) + 1))
    return any(all(wanted in ("", found) for wanted, found in zip(squares, part, strict=True)) for part in stretches)
