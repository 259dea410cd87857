"""What holds in every position and game of every rule set, tried on random ones."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import attrs
import pytest

from junqi.core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from junqi.core.errors import GameOverError, IllegalActionError
from junqi.core.game import Game
from junqi.core.observation import Observation, observe
from junqi.core.outcome import Reason
from junqi.core.piece import FACE_DOWN, IDENTITY_BITS, UNKNOWN, code_of
from junqi.core.ply import BattleResult
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.core.seat import OPPONENT, Player, Side

MakeGame = Callable[..., Game]
MakePositions = Callable[[RuleSet, int, int], list[Position]]

EVERY = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
OPEN_GAMES = pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=name) for name, rules in RULE_SETS.items() if not rules.hides_pieces]
)
JUNQI = RULE_SETS["junqi"]
GUNKI = [rules for rules in RULE_SETS.values() if rules.deployment is not None]


def all_actions(rules: RuleSet) -> Iterator[Action]:
    """Every action that can be written down, off the board too, except layouts."""
    squares = range(-1, rules.board.size + 1)
    yield from (Step(origin, target) for origin in squares for target in squares)
    yield from (kind(square) for kind in (Flip, PickUp, PutDown) for square in squares)


def positions_of(rules: RuleSet, make_game: MakeGame, make_positions: MakePositions, count: int) -> list[Position]:
    """Positions of a random game, and random positions, in which the game goes on."""
    reached = [game.position for game in make_game(rules, 1, 120).line() if game.outcome is None]
    spread = reached[:: max(1, len(reached) // count)]
    return [p for p in [*spread, *make_positions(rules, 2, count)] if rules.outcome(p) is None]


@EVERY
def test_legal_actions_are_accepted_and_all_others_refused(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    for position in positions_of(rules, random_game, random_positions, 4):
        game = Game.begin(rules, position)
        legal = set(rules.legal_actions(position))
        refused = [action for action in all_actions(rules) if action not in legal]
        assert not any(rules.is_legal(position, action) for action in refused)
        for action in Random(1).sample(refused, 100):
            with pytest.raises(IllegalActionError):
                game.play(action)
        for action in legal - {Deploy(None)}:
            assert rules.is_legal(position, action)
            assert game.play(action).previous is game


@EVERY
def test_legal_actions_come_once_each_and_agree_with_targets(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    for position in positions_of(rules, random_game, random_positions, 40):
        actions = rules.legal_actions(position)
        assert len(actions) == len(set(actions))
        assert rules.has_action(position)
        steps = {(action.origin, action.target) for action in actions if isinstance(action, Step)}
        squares = range(rules.board.size)
        assert steps == {(origin, target) for origin in squares for target in rules.targets(position, origin)}


@EVERY
def test_applying_changes_no_position_and_keeps_the_counts(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    for position in positions_of(rules, random_game, random_positions, 30):
        if position.status.deploying:
            continue
        before = attrs.evolve(position)
        for action in rules.legal_actions(position):
            after = rules.apply(position, action)
            ply = rules.answer(position, action)
            assert position == before
            assert after.turn is OPPONENT[position.turn]
            assert after.number == position.number + (position.turn is Player.SECOND)
            restarts = isinstance(action, Flip) or ply.battle is not None
            assert after.quiet == (0 if restarts else position.quiet + 1)
            assert len(after.board) == rules.board.size


def games_of(rules: RuleSet, make_game: MakeGame, make_positions: MakePositions) -> Iterator[Game]:
    """Random games from the start and from random positions, in which Flags are lifted sooner."""
    yield from (make_game(rules, seed, 150) for seed in range(3))
    yield from (make_game(rules, 1, 80, position) for position in make_positions(rules, 11, 25))


@EVERY
def test_every_position_reached_is_possible(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    """In Junqi this says as well that both Flags are always there, whatever is done with them."""
    for played in games_of(rules, random_game, random_positions):
        for game in played.backwards():
            assert rules.faults(game.position) == rules.faults(played.start)


def pieces_left(rules: RuleSet, position: Position) -> Counter[int]:
    """How many there are of each piece, face down or not; where Flags are carried about, without them."""
    flags = {code_of(len(rules.kinds), side) for side in Side} if rules.hides_pieces else set()
    return Counter(code & IDENTITY_BITS for code in position.board if code and code & IDENTITY_BITS not in flags)


@EVERY
def test_a_ply_removes_exactly_the_pieces_that_its_battle_says(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    for played in games_of(rules, random_game, random_positions):
        for earlier, later in pairwise(played.line()):
            battle = later.ply.battle if later.ply is not None else None
            fallen: list[int] = []
            if battle is not None:
                fallen += [battle.attacker] if battle.result is not BattleResult.ATTACKER_STAYS else []
                fallen += [battle.defender] if battle.result is not BattleResult.ATTACKER_FALLS else []
            if not earlier.position.status.deploying:
                before, after = pieces_left(rules, earlier.position), pieces_left(rules, later.position)
                assert before == after + Counter(fallen)


@EVERY
def test_a_finished_game_takes_no_more_plies(rules: RuleSet, random_game: MakeGame) -> None:
    ended = next(game for game in (random_game(rules, seed, 5000) for seed in range(50)) if game.outcome is not None)
    assert ended.ply is not None
    assert ended.ply.outcome == ended.outcome
    for action in [Step(0, 1), Flip(0), Deploy(None)]:
        with pytest.raises(GameOverError):
            ended.play(action)


@EVERY
def test_the_public_position_has_the_same_legal_actions_and_end(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    for position in positions_of(rules, random_game, random_positions, 40):
        for viewer in Player:
            public = rules.public(position, viewer)
            assert rules.legal_actions(public) == rules.legal_actions(position)
            assert rules.outcome(public) == rules.outcome(position)
            assert rules.hidden(public) == rules.hidden(position)
            assert rules.public(public, viewer) == public
            assert not rules.faults(public)


def answers(observation: Observation) -> tuple[object, ...]:
    """Everything that a player may be told."""
    rules, position = observation.rules, observation.position
    origins = range(rules.board.size)
    return observation, observation.legal_actions(), [rules.targets(position, origin) for origin in origins]


@pytest.mark.parametrize("seed", range(12))
def test_deals_that_look_alike_give_the_same_observation_and_answers(seed: int, random_game: MakeGame) -> None:
    """What is still face down is dealt anew at the start of the game, and the same plies are played again."""
    game = random_game(JUNQI, seed, 20 + 12 * seed)
    start, now = game.start.board, game.position.board
    face_down = [square for square, code in enumerate(now) if code & FACE_DOWN]
    shuffled = [start[square] for square in face_down]
    Random(seed).shuffle(shuffled)
    board = bytearray(start)
    for square, code in zip(face_down, shuffled, strict=True):
        board[square] = code
    other = Game.begin(JUNQI, attrs.evolve(game.start, board=bytes(board)))
    for ply in game.plies:
        other = other.play(ply.action, ply.revealed)
    assert (other == game) == (bytes(board) == start)
    for viewer in Player:
        assert observe(other, viewer) == observe(game, viewer)
        assert answers(observe(other, viewer)) == answers(observe(game, viewer))


@pytest.mark.parametrize("seed", range(6))
def test_a_game_without_a_deal_is_observed_like_one_with_it(seed: int, random_game: MakeGame) -> None:
    game = random_game(JUNQI, seed, 120)
    unknown = Game.begin(JUNQI)
    for ply in game.plies:
        unknown = unknown.play(ply.action, ply.revealed)
    for viewer in Player:
        assert observe(unknown, viewer) == observe(game, viewer)
    assert unknown.plies == game.plies
    assert unknown.outcome == game.outcome


@pytest.mark.parametrize("rules", GUNKI, ids=lambda rules: rules.id)
def test_layouts_look_alike_until_both_have_deployed(rules: RuleSet) -> None:
    deployment = rules.deployment
    assert deployment is not None
    layouts = [deployment.random_fill(deployment.empty, Random(seed)) for seed in range(3)]
    games = [Game.begin(rules).play(Deploy(layout)) for layout in layouts]
    seen = [observe(game, Player.SECOND) for game in games]
    assert seen[0] == seen[1] == seen[2]
    assert answers(seen[0]) == answers(seen[1])
    assert seen[0].legal_actions() == [Deploy(None)]
    known = [observe(game.play(Deploy(layouts[0])), Player.SECOND) for game in games]
    assert known[0] != known[1] != known[2]


@EVERY
def test_keeping_the_predecessor_is_undo(rules: RuleSet, random_game: MakeGame) -> None:
    game = random_game(rules, 4, 100)
    for earlier, later in pairwise(game.line()):
        assert later.previous is earlier
        assert later.ply is not None
        assert earlier.play(later.ply.action, later.ply.revealed) == later
        action = later.ply.action
        if isinstance(action, Flip):
            assert earlier.position.board[action.square] == later.position.board[action.square] | FACE_DOWN


def play_to_and_fro(game: Game, random: Random, plies: int) -> Game:
    """Random play in which each player often takes back its last move, so that positions come again."""
    for _ in range(plies):
        if game.outcome is not None:
            break
        actions = game.rules.legal_actions(game.position)
        last = game.previous.ply.action if game.previous and game.previous.ply else None
        if isinstance(last, Step) and random.random() < 0.7 and Step(last.target, last.origin) in actions:
            actions = [Step(last.target, last.origin)]
        game = game.play(random.choice(actions))
    return game


@OPEN_GAMES
def test_repetition_agrees_with_counting_the_whole_game(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    starts = [random_game(rules, seed, 30) for seed in range(4)]
    starts += [Game.begin(rules, position) for position in random_positions(rules, 7, 12)]
    repeated = 0
    for seed, start in enumerate(starts):
        game = play_to_and_fro(start, Random(seed), 150)
        stood: Counter[tuple[bytes, Player]] = Counter()
        for reached in game.line():
            stood[reached.position.board, reached.position.turn] += 1
            assert reached.occurrences == stood[reached.position.board, reached.position.turn]
        drawn = game.outcome is not None and game.outcome.reason is Reason.REPETITION
        assert max(stood.values()) == 3 if drawn else max(stood.values()) <= 3
        repeated += drawn
    assert repeated >= 3


@OPEN_GAMES
def test_a_board_turned_round_with_the_colours_exchanged_is_played_alike(
    rules: RuleSet, random_game: MakeGame, random_positions: MakePositions
) -> None:
    """Turn the board, exchange the colours and let the other colour move first: everything is mirrored."""
    other = attrs.evolve(rules, first_side=Side(1 - rules.first_side))
    last = rules.board.size - 1
    for position in positions_of(rules, random_game, random_positions, 40):
        if position.status.deploying:
            continue
        turned = attrs.evolve(position, board=bytes(code ^ 16 if code else 0 for code in position.board[::-1]))
        mirrored = {
            Step(last - a.origin, last - a.target) for a in rules.legal_actions(position) if isinstance(a, Step)
        }
        assert set(other.legal_actions(turned)) == mirrored
        assert other.outcome(turned) == rules.outcome(position)
        for step in mirrored:
            ours = rules.apply(position, Step(last - step.origin, last - step.target)).board
            theirs = other.apply(turned, step).board
            assert theirs == bytes(code ^ 16 if code else 0 for code in ours[::-1])


def test_unknown_pieces_are_refused_where_the_truth_is_needed(random_game: MakeGame) -> None:
    public = JUNQI.public(random_game(JUNQI, 1, 10).position, Player.FIRST)
    known = JUNQI.deal(public, Random(1))
    assert UNKNOWN in public.board
    assert UNKNOWN not in known.board
    assert JUNQI.hidden(known) == JUNQI.hidden(public)
    assert JUNQI.public(known, Player.SECOND) == public
