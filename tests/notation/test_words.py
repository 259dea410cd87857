"""Plies, turns and ends in words; the expected texts are written by hand."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from junqi.core.action import Deploy, Flip
from junqi.core.game import Game
from junqi.core.outcome import Outcome, Reason
from junqi.core.ply import Ply
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.seat import Player
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.notation.words import outcome_in_words, player_in_words, ply_in_words, turn_in_words

NAMES = ("Ann", "Bob")


def told(variant: str, position: str, move: str) -> str:
    rules = rule_set(variant)
    game = Game.begin(rules, parse_position(rules, position))
    after = play_text(game, move)
    assert after.ply is not None
    return ply_in_words(rules, game.position, after.ply, NAMES)


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        ("7/7/7/7/7/7/6R/7/r6 w", "g3g4", "Rat g3 to g4"),
        ("7/7/7/7/7/6e/6R/7/r6 w", "g3g4", "Rat takes Elephant on g4"),
        ("7/7/7/6l/6L/7/7/7/7 w", "g5g6", "Lion takes Lion on g6"),
    ],
)
def test_jungle(position: str, move: str, words: str) -> None:
    assert told("jungle", position, move) == words


@pytest.mark.parametrize(
    ("variant", "position", "move", "words"),
    [
        ("gunki", "3f1/5/5/5/5/m4/5/M4/5/5/5/5/1F3 w", "a6a8", "both Marshals fall on a8"),
        ("gunki", "3f1/5/5/5/5/k4/5/C4/5/5/5/5/1F3 w", "a6a8", "Colonel takes Captain on a8"),
        ("gunki", "3f1/5/5/5/5/c4/5/K4/5/5/5/5/1F3 w", "a6a8", "Captain falls to Colonel on a8"),
        ("gunki", "3f1/5/5/5/5/n3g/5/K4/5/5/5/5/1F3 w", "a6a8", "Captain falls to Mine on a8"),
        ("gunki-em-black", "3f1/5/5/5/5/n3g/5/E4/5/5/5/5/1F3 w", "a6a8", "Engineer and Mine both fall on a8"),
        ("gunki", "3f1/3E1/5/5/5/n3g/5/5/5/5/5/5/1F3 w", "d12d13", "Engineer takes Flag on d13"),
    ],
)
def test_gunki(variant: str, position: str, move: str, words: str) -> None:
    assert told(variant, position, move) == words


CARRIER = "5/5/5/5/5/5/5/5/5/5/4j/K4/F1M1E^ 1 w"
ON_FLAG = "5/5/5/5/5/5/5/5/5/5/4j/K4/F1M1E_f 1 w"


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (CARRIER, "e1d1", "Engineer e1 to d1, carrying the Flag"),
        (CARRIER, "_e1", "Engineer puts down the Flag on e1"),
        (ON_FLAG, "^e1", "Engineer lifts the Flag on e1"),
        (ON_FLAG, "e1d1", "Engineer e1 to d1, leaving the Flag behind"),
        ("5/5/5/5/5/5/5/5/5/4j/4f/4P/F1M2 1 w", "e2e3", "Platoon e2 to e3, lifting the Flag"),
        ("5/5/5/5/5/5/5/5/5/4K/4j/4k/F1M1E_f 1 r", "e3e4", "Major takes Captain on e4"),
        ("5/5/5/5/5/5/5/5/5/5/4j/K4/F1M1E^ 2 w", "e3e2", "Major e3 to e2"),
        ("5/5/5/5/5/5/5/5/5/5/5/4j/F1M1E^ 2 w", "e2e1", "Major takes Engineer on e1; the Flag stays on e1"),
        ("5/5/5/5/5/5/5/5/5/5/5/4j/F1M1J_f 1 w", "e1e2", "both Majors fall on e2; the Flag stays on e1"),
    ],
)
def test_junqi_with_the_flag(position: str, move: str, words: str) -> None:
    assert told("junqi", position, move) == words


def test_a_flip_names_the_piece_and_the_first_engineer_the_colours() -> None:
    position = "~k~E3/5/5/5/5/5/5/5/5/5/5/5/~F~f~m2 2 - - 0 1"
    assert told("junqi", position, "a13") == "flips a13: Red Captain"
    assert told("junqi", position, "b13") == "flips b13: White Engineer; Bob plays White"
    assert told("junqi", position.replace(" - - 0 1", " w - 0 1"), "b13") == "flips b13: White Engineer"


def test_what_is_not_disclosed_is_not_told() -> None:
    junqi, gunki = rule_set("junqi"), rule_set("gunki")
    assert ply_in_words(junqi, junqi.start(), Ply(Flip(0))) == "flips a1"
    assert ply_in_words(gunki, gunki.start(), Ply(Deploy(None))) == "deploys"


@pytest.mark.parametrize(
    ("winner", "reason", "words"),
    [
        (Player.FIRST, Reason.DEN_REACHED, "Ann wins: den reached"),
        (Player.SECOND, Reason.NO_LEGAL_MOVE, "Bob wins: Ann has no legal move"),
        (Player.FIRST, Reason.FLAG_TAKEN, "Ann wins: flag taken"),
        (Player.FIRST, Reason.NOTHING_LEFT, "Ann wins: Bob has nothing left that moves"),
        (None, Reason.NOTHING_LEFT, "Draw: nothing left that moves"),
        (Player.SECOND, Reason.FLAG_HOME, "Bob wins: flag carried home"),
        (Player.SECOND, Reason.BACK_AND_FORTH, "Bob wins: Ann went back and forth too often"),
        (None, Reason.REPETITION, "Draw: repetition"),
        (None, Reason.QUIET_PLIES, "Draw: quiet plies"),
        (Player.FIRST, Reason.RESIGNATION, "Ann wins: Bob resigned"),
        (None, Reason.AGREEMENT, "Draw: agreement"),
        (Player.SECOND, Reason.TIME, "Bob wins: Ann ran out of time"),
        (None, Reason.TIME, "Draw: time"),
        (Player.FIRST, Reason.ABANDONED, "Ann wins: Bob abandoned the game"),
        (Player.SECOND, Reason.INFRACTION, "Bob wins: Ann broke the rules"),
    ],
)
def test_outcome(winner: Player | None, reason: Reason, words: str) -> None:
    assert outcome_in_words(Outcome(winner, reason), NAMES) == words


def test_turn_says_who_does_what_with_which_colour() -> None:
    jungle, gunki, junqi = (Game.begin(rule_set(name)) for name in ("jungle", "gunki", "junqi"))
    assert turn_in_words(jungle, NAMES) == "Ann (White) to move"
    assert turn_in_words(play_text(jungle, "Rg4"), NAMES) == "Bob (Black) to move"
    assert turn_in_words(gunki, NAMES) == "Ann (Black) to deploy"
    assert turn_in_words(junqi) == "First to move"
    assert turn_in_words(jungle.end(Outcome(Player.SECOND, Reason.RESIGNATION)), NAMES) == "Bob wins: Ann resigned"


def test_a_player_without_a_colour_is_named_alone() -> None:
    junqi = rule_set("junqi")
    assert player_in_words(junqi, junqi.start(), Player.SECOND, NAMES) == "Bob"
    assert player_in_words(junqi, parse_position(junqi, CARRIER), Player.SECOND, NAMES) == "Bob (Red)"


@pytest.mark.parametrize("identifier", RULE_SETS)
def test_every_ply_of_a_game_is_told_with_the_squares_that_it_concerns(
    identifier: str, random_game: Callable[..., Game]
) -> None:
    rules = rule_set(identifier)
    line = random_game(rules, seed=7, plies=150).line()
    for before, after in pairwise(line):
        assert after.ply is not None
        told, action = ply_in_words(rules, before.position, after.ply, NAMES), after.ply.action
        square = getattr(action, "target", getattr(action, "square", None))
        assert square is None or rules.board.name_of(square) in re.findall(r"\b[a-g][0-9]+\b", told)
