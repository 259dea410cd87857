"""Fixtures for tests of every layer: moves in coordinate form, and games played at random."""

import functools
import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from junqi.core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from junqi.core.board import Square, Zone
from junqi.core.deployment import Layout
from junqi.core.game import Game
from junqi.core.piece import EMPTY, FACE_DOWN, ON_FLAG, Code, FlagState, code_of
from junqi.core.position import Position, Row, Status
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.core.seat import ENEMY, Player, Side
from junqi.notation.letters import letters_of

# A busy machine must not make tests fail, and the same examples are tried every time.
settings.register_profile(
    "junqi", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("junqi")

SQUARE = re.compile(r"[a-g][0-9]+")


def _layout(rules: RuleSet, text: str) -> Layout:
    letters = letters_of(rules).letters
    return bytes(letters.find(letter) + 1 for letter in text if letter != "/")


def action_of(rules: RuleSet, text: str) -> Action:
    """The action that a coordinate move stands for, read without the product's own reader."""
    if text[0] == "@":
        return Deploy(_layout(rules, text[1:]))
    squares = [rules.board.square(name) for name in SQUARE.findall(text)]
    if text[0] in "_^":
        return (PutDown if text[0] == "_" else PickUp)(squares[0])
    return Step(*squares) if len(squares) == 2 else Flip(squares[0])


def start_of(rules: RuleSet, random: Random) -> Game:
    """A game ready for its first move: dealt, or with both sides deployed at random."""
    game = Game.begin(rules, rules.deal(rules.start(), random))
    while game.position.status.deploying and rules.deployment:
        game = game.play(Deploy(rules.deployment.random_fill(rules.deployment.empty, random)))
    return game


def play_out(game: Game, random: Random, plies: int) -> Game:
    """The game after at most so many random plies."""
    for _ in range(plies):
        if game.outcome is not None:
            break
        game = game.play(choose(game, random))
    return game


def choose(game: Game, random: Random) -> Action:
    """A random legal action; where Flags are carried, often one that lifts, picks up or puts down."""
    rules, actions = game.rules, game.rules.legal_actions(game.position)
    if rules.hides_pieces and random.random() < 0.5:
        of_flags = [a for a in actions if isinstance(a, PutDown) or rules.answer(game.position, a).lifts]
        actions = of_flags or actions
    return random.choice(actions)


def random_position(rules: RuleSet, random: Random) -> Position:
    """A possible position with few or many pieces, each where it may be; the game may be over in it."""
    identities = [code_of(kind.number, side) for kind in rules.kinds for side in Side for _ in range(kind.count)]
    chosen = random.sample(identities, random.randint(2, len(identities)))
    weakest = [code_of(len(rules.kinds), side) for side in Side]
    if random.random() < 0.9:  # Flags, without which most games are over, find their places first.
        chosen = [*weakest, *(code for code in chosen if code not in weakest)]
    if rules.hides_pieces and random.random() < 0.5:  # Flags may be lifted once the Landmines are gone.
        chosen = [code for code in chosen if rules.kind_of(code).name != "Landmine"]
    board = bytearray(rules.board.size)
    for code in chosen:
        free = [square for square in places(rules.game, code) if not board[square]]
        if free:
            board[random.choice(free)] = code
    status = _hide(rules, board, random) if rules.hides_pieces else Status()
    turn, quiet = random.choice(list(Player)), random.choice((0, 0, 3, 98, 99))
    return Position(bytes(board), turn, quiet, random.randint(1, 300), status)


@functools.cache
def places(game: str, code: Code) -> tuple[Square, ...]:
    """Where a game's piece may ever stand, asked of boards that hold nothing else."""
    rules = next(rules for rules in RULE_SETS.values() if rules.game == game)
    boards = {s: bytes(code if s == at else EMPTY for at in range(rules.board.size)) for s in rules.board.squares}
    faults = {s: rules.faults(Position(board, Player.FIRST)) for s, board in boards.items()}
    return tuple(s for s in boards if not any(fault.square == s for fault in faults[s]))


def _hide(rules: RuleSet, board: bytearray, random: Random) -> Status:
    """Turn some pieces face down, give Flags to units, and make up the rest of a Junqi position."""
    flags = {code_of(len(rules.kinds), side): side for side in Side}
    for square in rules.board.squares:
        camp = rules.board.zones[square] is Zone.CAMP
        if board[square] and not camp and random.random() < 0.3:
            board[square] |= FACE_DOWN
    for flag, side in flags.items():
        units = [square for square, code in enumerate(board) if 0 < code & 15 <= 9 and code < FACE_DOWN]
        if flag in board:
            _move_flag(board, board.index(flag), side, random.choice(units) if units else -1, random)
        elif flag | FACE_DOWN not in board:
            free = [s for s in places(rules.game, flag) if not board[s]]
            board[random.choice(free)] = flag
    squares = random.sample(rules.board.squares, 4)
    rows = [random.choice((None, Row(*pair, random.randint(1, 11)))) for pair in (squares[:2], squares[2:])]
    return Status(first_side=random.choice(list(Side)), rows=(rows[0], rows[1]))


def _move_flag(board: bytearray, square: Square, side: Side, unit: Square, random: Random) -> None:
    """Leave a face-up Flag where it lies, or put it under or into the hands of a unit."""
    if unit < 0 or random.random() < 0.3:
        return
    board[square] = EMPTY
    carried = board[unit] == code_of(board[unit] & 15, ENEMY[side]) and random.random() < 0.5
    board[unit] |= FlagState.CARRIES if carried else ON_FLAG[side]


@pytest.fixture(scope="session")
def act() -> Callable[[RuleSet, str], Action]:
    return action_of


@pytest.fixture(scope="session")
def random_game() -> Callable[..., Game]:
    """Makes a game of random plies: ``random_game(rules, seed, plies=..., position=None)``."""

    def make(rules: RuleSet, seed: int, plies: int = 80, position: Position | None = None) -> Game:
        random = Random(seed)
        start = start_of(rules, random) if position is None else Game.begin(rules, position)
        return play_out(start, random, plies)

    return make


@pytest.fixture(scope="session")
def random_positions() -> Callable[[RuleSet, int, int], list[Position]]:
    """Makes possible positions: ``random_positions(rules, seed, count)``."""
    return lambda rules, seed, count: [random_position(rules, Random(f"{seed}-{n}")) for n in range(count)]
