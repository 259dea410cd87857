"""Moves are written exactly as the notation says, and every one is read back."""

from collections.abc import Callable

import pytest

from junqi.core.action import Action, Deploy, Flip
from junqi.core.game import Game
from junqi.core.piece import UNKNOWN, Code
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Player
from junqi.notation.letters import letters_of
from junqi.notation.move_reader import play_text
from junqi.notation.move_writer import format_action, format_ply
from junqi.notation.position import parse_position
from junqi.notation.style import MoveStyle

Act = Callable[[RuleSet, str], Action]
COORDINATE, LAN, SAN, CHINESE = MoveStyle.COORDINATE, MoveStyle.LAN, MoveStyle.SAN, MoveStyle.CHINESE

JUNGLE_START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"
CASES = [
    # variant, position, move, coordinate, long, short, Chinese
    ("jungle", JUNGLE_START, "g3g4", "g3g4", "Rg3-g4", "Rg4", "鼠g3-g4"),
    ("jungle", JUNGLE_START, "c3c2", "c3c2", "Wc3-c2", "Wc2", "狼c3-c2"),
    ("jungle-1a-black", JUNGLE_START, "a7a6", "a7a6", "Ra7-a6", "Ra6", "鼠a7-a6"),
    ("jungle", "7/7/7/6r/6R/7/7/7/e6 w", "g5g6", "g5g6", "Rg5xg6", "Rxg6", "鼠g5xg6"),
    ("jungle", "7/7/7/7/7/7/7/r6/E6 w", "a1a2", "a1a2", "Ea1xa2#", "Exa2#", "象a1xa2#"),
    ("jungle", "7/3R3/7/7/7/7/7/7/r6 w", "d8d9", "d8d9", "Rd8-d9#", "Rd9#", "鼠d8-d9#"),
    ("jungle", "6l/7/7/7/7/7/2L4/7/7 w", "c3c7", "c3c7", "Lc3-c7", "Lc7", "狮c3-c7"),
    ("gunki-white", "1f3/5/5/5/5/2b1j/5/2B2/5/5/5/J4/1F3 w", "c6c8", "c6c8", "Bc6xc8=", "Bxc8=", "旅c6xc8="),
    ("gunki-white", "1f3/5/5/5/5/2m2/5/2B2/5/5/5/J4/1F3 w", "c6c8", "c6c8", "Bc6xc8<", "Bxc8<", "旅c6xc8<"),
    ("gunki-white", "1f3/5/5/5/5/2c1j/5/2B2/5/5/5/J4/1F3 w", "c6c8", "c6c8", "Bc6xc8", "Bxc8", "旅c6xc8"),
    ("gunki-white", "1f3/1X3/5/5/4j/5/5/5/5/5/5/5/1F3 w", "b12b13", "b12b13", "Xb12xb13=#", "Xxb13=#", "炸b12xb13=#"),
    ("gunki-white", "1f3/5/5/5/5/4j/5/5/5/5/5/J4/1F3 w", "a2a12", "a2a12", "Ja2-a12", "Ja12",
     "营a2-a12"),
    ("gunki-white", "1f3/5/5/5/5/m4/5/S4/5/5/5/5/3F1 w", "a6a8", "a6a8", "Sa6xa8<", "Sxa8<", "排a6xa8<"),
    ("gunki-white", "1f3/n4/5/5/5/s4/5/M4/5/5/5/5/3F1 w", "a6a8", "a6a8", "Ma6xa8#", "Mxa8#", "司a6xa8#"),
    ("gunki-white", "1f3/5/5/5/5/j4/5/J4/5/5/5/5/3F1 w", "a6a8", "a6a8", "Ja6xa8=", "Jxa8=", "营a6xa8="),
    ("junqi", "1f3/1P3/5/5/4j/5/5/5/5/5/5/5/4F 1 w", "b12b13", "b12b13", "Pb12-b13^", "Pb13^", "排b12-b13^"),
    ("junqi", "5/5/5/5/j4/5/5/5/5/5/5/5/1fP1F 1 w", "c1b1", "c1b1", "Pc1-b1^#", "Pb1^#", "排c1-b1^#"),
    ("junqi", "5/5/5/5/j4/5/5/5/5/5/5/5/P^3F 1 w", "a1b1", "a1b1", "Pa1-b1#", "Pb1#", "排a1-b1#"),
    ("junqi", "5/5/5/5/j4/5/5/5/P^4/5/5/5/4F 1 w", "_a5", "_a5", "_a5", "_a5", "_a5"),
    ("junqi", "5/5/5/5/j4/5/5/5/P_f4/5/5/5/4F 1 w", "^a5", "^a5", "^a5", "^a5", "^a5"),
    ("junqi", "5/5/5/5/j4/5/5/5/5/5/5/5/1P_f2F 1 w", "^b1", "^b1", "^b1#", "^b1#", "^b1#"),
    ("junqi", "4f/4j/5/5/5/5/5/5/5/5/~E4/J4/F4 1 w", "a3", "a3", "a3=E", "a3=E", "a3=工"),
    ("junqi", "4f/4j/5/5/5/5/5/5/5/5/~e4/J4/F4 1 w", "a3", "a3", "a3=e", "a3=e", "a3=工r"),
    ("junqi", "4f/4j/5/5/5/x4/5/J4/5/5/5/K4/F4 1 w", "a6a8", "a6a8", "Ja6xa8=", "Jxa8=", "团a6xa8="),
    ("junqi", "4f/4j/5/5/5/5/5/5/5/2P2/5/5/F4 1 w 1:d4c4*11", "c4d4", "c4d4", "Pc4-d4", "Pd4", "排c4-d4"),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "text", "move", "coordinate", "long", "short", "chinese"), CASES)
def test_each_style(
    variant: str, text: str, move: str, coordinate: str, long: str, short: str, chinese: str, act: Act
) -> None:
    rules = rule_set(variant)
    game = Game.begin(rules, parse_position(rules, text))
    after = game.play(act(rules, move))
    assert after.ply is not None
    expected = {COORDINATE: coordinate, LAN: long, SAN: short, CHINESE: chinese}
    for style, written in expected.items():
        assert format_ply(rules, game.position, after.ply, style) == written
        assert play_text(game, written) == after


SHORT_FORMS = [
    # The shortest of nothing, file, rank and square, against the other pieces of the letter that could go there.
    ("1f3/5/5/5/5/4j/5/5/5/5/5/J3J/1F3 w", "a2c2", "Jac2"),
    ("1f3/5/5/5/5/4j/5/J4/5/5/5/J4/1F3 w", "a2a4", "J2a4"),
    ("1f3/J4/5/5/5/4j/5/5/5/5/5/J4/1F3 w", "a12a8", "J12a8"),
    ("1f3/5/5/5/5/4j/5/J4/5/5/5/J4/1F3 w", "a2b2", "Jb2"),
    ("1f3/5/5/S4/5/S3S/5/5/5/5/5/5/1F2j w", "a8b8", "Sab8"),
    ("1f3/5/5/S4/5/2S1S/5/5/5/5/5/5/1F2j w", "a10a8", "Saa8"),
    ("1f3/5/5/5/5/S4/5/5/5/S4/5/S4/1F2j w", "a4a6", "S4a6"),
    ("1f3/5/5/S4/5/S4/5/5/5/5/5/5/1F2j w", "a8a9", "S8a9"),
    ("1f3/5/5/5/5/S3S/5/S4/5/5/5/5/1F2j w", "a8b8", "Sab8"),
    ("1f3/5/5/5/S4/5/5/S3S/5/5/5/5/1F2j w", "a6a8", "S6a8"),
    ("1f3/5/5/5/5/4j/5/5/1S3/5/1S1S1/5/1F3 w", "b3c4", "Sb3c4"),
    ("1f3/5/5/5/5/4j/5/5/1S3/5/1S1S1/5/1F3 w", "b5c4", "S5c4"),
    ("1f3/5/5/5/5/4j/5/5/1S3/5/1S1S1/5/1F3 w", "d3c4", "Sdc4"),
    ("1f3/1N3/5/5/5/4j/5/N4/5/5/5/J4/1F3 w", "a2a5", "Ja5"),
]


@pytest.mark.parametrize(("text", "move", "short"), SHORT_FORMS)
def test_short_forms(text: str, move: str, short: str, act: Act) -> None:
    rules = rule_set("gunki-white")
    game = Game.begin(rules, parse_position(rules, text))
    after = game.play(act(rules, move))
    assert after.ply is not None
    assert format_ply(rules, game.position, after.ply, SAN) == short
    assert play_text(game, short) == after


def test_the_mark_of_the_losing_mover_is_not_a_win(act: Act) -> None:
    """A move that loses the game, by back and forth or a lost battle, has no '#'."""
    rules = rule_set("junqi")
    game = Game.begin(rules, parse_position(rules, "4f/4j/5/5/5/5/5/5/5/2P2/5/5/F4 1 w 1:d4c4*11"))
    after = game.play(act(rules, "c4d4"))
    assert after.outcome is not None
    assert after.outcome.winner is Player.SECOND
    assert after.ply is not None
    assert "#" not in format_ply(rules, game.position, after.ply, SAN)


def test_deployments(act: Act) -> None:
    rules = rule_set("gunki")
    text = "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
    game = Game.begin(rules).play(act(rules, text))
    assert game.ply is not None
    for style in MoveStyle:
        assert format_ply(rules, rules.start(), game.ply, style) == text
        assert format_action(rules, rules.start(), Deploy(None), style) == "@"
    assert play_text(Game.begin(rules), text) == game


def test_lists_of_legal_moves_show_bare_flips() -> None:
    rules = rule_set("junqi")
    start = rules.start()
    for style in MoveStyle:
        written = [format_action(rules, start, action, style) for action in rules.legal_actions(start)]
        assert written == [rules.board.name_of(s) for s, code in enumerate(start.board) if code == UNKNOWN]


def revealed_by(game: Game, action: Action) -> Code | None:
    """An identity that a flip may reveal where the truth is unknown."""
    if isinstance(action, Flip) and game.position.board[action.square] == UNKNOWN:
        return game.position.status.pool[action.square % len(game.position.status.pool)]
    return None


def assert_every_move_is_read_back(game: Game) -> None:
    rules, position = game.rules, game.position
    upper = set(letters_of(rules).letters)
    for action in rules.legal_actions(position):
        if isinstance(action, Deploy):
            continue
        after = game.play(action, revealed_by(game, action))
        assert after.ply is not None
        for style in MoveStyle:
            written = format_ply(rules, position, after.ply, style)
            again = play_text(game, written)
            assert again.ply == after.ply, written
            assert again.position == after.position
            if style is SAN and not isinstance(action, Flip) and written[0] in upper:
                long = format_ply(rules, position, after.ply, LAN)
                assert len(written) <= len(long)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_legal_move_of_random_positions_is_read_back(
    rules: RuleSet, random_positions: Callable[[RuleSet, int, int], list[Position]]
) -> None:
    for position in random_positions(rules, 3, 60):
        views = [position, rules.public(position, position.turn)] if rules.hides_pieces else [position]
        for known in views:
            if rules.outcome(known) is None:
                assert_every_move_is_read_back(Game.begin(rules, known))


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_legal_move_of_random_games_is_read_back(rules: RuleSet, random_game: Callable[..., Game]) -> None:
    for game in random_game(rules, 5, 300).line()[:-1:10]:
        assert_every_move_is_read_back(game)


def test_no_two_legal_moves_are_written_alike(random_positions: Callable[[RuleSet, int, int], list[Position]]) -> None:
    for rules in RULE_SETS.values():
        for position in random_positions(rules, 9, 20):
            actions = rules.legal_actions(position)
            for style in MoveStyle:
                assert len({format_action(rules, position, a, style) for a in actions}) == len(actions)
