"""Junqi compiled against core, where it differs from open games: flips, unknown pieces, raw boards, whole games."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from junqi.core.action import Action, Flip
from junqi.core.game import Game
from junqi.core.piece import IDENTITY_BITS, UNKNOWN, FlagState, code_of
from junqi.core.position import Position, Row, Status
from junqi.core.registry import rule_set
from junqi.core.seat import Player, Side
from junqi.kernels.game_kernel import GOES_ON
from junqi.kernels.junqi_kernel import state_of
from junqi.kernels.junqi_moves_kernel import FLIP
from junqi.kernels.move_kernel import move_of
from junqi.notation.position import parse_position

JUNQI = rule_set("junqi")
GAMES = Path(__file__).parent.parent / "data" / "games.jsonl"
Act = Callable[..., Action]
MakeProbe = Callable[..., Any]
FLAG_STATES = (FlagState.CARRIES, FlagState.ON_WHITE_FLAG, FlagState.ON_BLACK_FLAG)
EMPTY_BOARD = "5/5/5/5/5/5/5/5/5/5/5/5/5"


def flip(position: Position, action: Flip, code: int, kernel: Any) -> Any:
    """The kernel's flip of a piece that is not known, which turns up ``code``."""
    moves = {kernel.action_of(move): move for move in kernel.ask(kernel.state_of(position)).moves}
    square = moves[action] & 63
    return move_of(square, square, code & 15, code >> 4 & 1, FLIP)


def test_published_games(act: Act, probe: MakeProbe) -> None:
    kernel = probe(JUNQI)
    cases = [json.loads(line) for line in GAMES.read_text(encoding="utf-8").splitlines()]
    for case in [case for case in cases if case["variant"] == "junqi"]:
        game = Game.begin(JUNQI, parse_position(JUNQI, case["start"]))
        state = kernel.state_of(game.position)
        for text in case["moves"]:
            action = act(JUNQI, text)
            moves = {kernel.action_of(move): move for move in kernel.ask(state).moves}
            game = game.play(action)
            state, _ = kernel.follow(state, moves[action])
            assert state == kernel.state_of(game.position)
        decided = kernel.ask(state).decision
        assert (decided != GOES_ON) == (JUNQI.decision(game.position) is not None)


def test_unknown_pieces_ply_by_ply(probe: MakeProbe) -> None:
    kernel = probe(JUNQI)
    truth = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(4)))
    seen = JUNQI.start()
    state = kernel.state_of(seen)
    random = Random(5)
    while truth.outcome is None and truth.length < 250:
        said = kernel.ask(state)
        assert {kernel.action_of(move) for move in said.moves} == set(JUNQI.actions(seen))
        assert said.nth == said.moves
        action = random.choice(JUNQI.legal_actions(seen))
        shown = truth.position.board[action.square] & IDENTITY_BITS if isinstance(action, Flip) else None
        if isinstance(action, Flip) and seen.board[action.square] == UNKNOWN:
            assert shown is not None
            move = flip(seen, action, shown, kernel)
        else:
            move = next(move for move in said.moves if kernel.action_of(move) == action)
        truth, seen = truth.play(action), JUNQI.apply(seen, action, shown)
        state, key = kernel.follow(state, move)
        assert state == kernel.state_of(seen) == kernel.state_of(JUNQI.public(truth.position, truth.position.turn))
        assert kernel.ask(state).zobrist == key


def random_raw_board(random: Random) -> Position:
    """Any pieces anywhere in any state, as position texts may hold them."""
    squares = JUNQI.board.squares
    board = bytearray(JUNQI.board.size)
    for square in random.sample(squares, random.randrange(2, 40)):
        flag = random.choice(FLAG_STATES) if random.random() < 0.3 else FlagState.NONE
        face_down = random.random() < 0.2
        board[square] = code_of(random.randrange(1, 13), random.choice(list(Side)), face_down=face_down, flag=flag)
    status = Status(first_side=random.choice([Side.WHITE, Side.BLACK, None]))
    return Position(bytes(board), random.choice(list(Player)), random.randrange(99), status=status)


def check_raw_board(position: Position, kernel: Any) -> None:
    state = kernel.state_of(position)
    said = kernel.ask(state)
    assert {kernel.action_of(move) for move in said.moves} == set(JUNQI.actions(position))
    assert said.nth == said.moves
    for move in said.moves:
        after, _ = kernel.follow(state, move)
        assert after == kernel.state_of(JUNQI.apply(position, kernel.action_of(move)))


def test_random_raw_boards(probe: MakeProbe) -> None:
    kernel = probe(JUNQI)
    random = Random(6)
    for _ in range(150):
        check_raw_board(random_raw_board(random), kernel)


@pytest.mark.parametrize(
    "text",
    [
        "x^4/5/5/5/5/5/5/5/5/5/5/5/n^3F 1 w",  # a Grenade and a Landmine that carry
        "5/5/5/1k^3/5/5/5/2~K2/5/5/5/1L_F3/fe2F 1 w",
        "5/5/5/1k3/5/5/5/3~K1/5/5/FFF2/1LLLL/LLLLe 2 w",  # four Flags' worth of pieces too many
        "~e4/5/5/5/5/5/5/5/5/5/5/5/E3F 1 -",  # an Engineer face up, but no colours
        "n4/E^4/5/5/5/5/5/5/5/5/5/5/4p 2 r",
    ],
)
def test_raw_boards(text: str, probe: MakeProbe) -> None:
    check_raw_board(parse_position(JUNQI, text), probe(JUNQI))


def test_what_no_state_can_hold() -> None:
    assert state_of(JUNQI, parse_position(JUNQI, "5/5/5/5/5/5/K4/5/5/5/5/5/5 1 w")) is None
    four = Position(bytes([UNKNOWN] * 4 + [0] * 61), JUNQI.start().turn, status=Status(pool=bytes([1] * 4)))
    assert state_of(JUNQI, four) is None
    row = attrs.evolve(parse_position(JUNQI, EMPTY_BOARD), status=Status(rows=(Row(31, 26, 1), None)))
    assert state_of(JUNQI, row) is None


def test_hashes_tell_apart_what_matters(probe: MakeProbe) -> None:
    kernel = probe(JUNQI)
    board = "5/5/5/1k3/5/5/5/3K1/5/5/5/1f3/4F"

    def key(rest: str, pieces: str = board) -> int:
        zobrist: int = kernel.ask(kernel.state_of(parse_position(JUNQI, f"{pieces} {rest}"))).zobrist
        return zobrist

    plain = key("1 w - 0 1")
    assert key("1 w - 7 9") == key("1 w 1:a1a2*3 0 1") == plain
    others = [
        key("2 w"),
        key("1 r"),
        key("1 w 1:a1a2*11"),
        key("1 w 2:a1a2*11"),
        key("1 w", board.replace("K", "~K")),
        key("1 w", board.replace("K", "K_F")),
        key("1 w", board.replace("K", "K^")),
    ]
    assert len({plain, *others}) == 1 + len(others)
