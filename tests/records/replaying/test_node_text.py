"""How the nodes of a record read, and the games at them."""

from io import BytesIO

from junqi.records.model.record import START, Node, Record
from junqi.records.reading.game_reader import ReadGame
from junqi.records.reading.reader import read_records
from junqi.records.replaying.replay_text import game_lines
from junqi.records.replaying.replayed import Replayed, result_in_words

TAGS = '[Event "?"]\n[First "Ann"]\n[Second "?"]\n[Variant "jungle-1a-white"]\n'


def replayed(movetext: str, tags: str = TAGS) -> Replayed:
    read: ReadGame = next(iter(read_records(BytesIO(f"{tags}\n{movetext}\n".encode()))))
    assert read.record is not None
    return Replayed.of(read.record)


def test_labels_depths_and_openings() -> None:
    game = replayed("1. Rg4 Ra6 $1 $14 2. Rg5 (2. Wd3 Wd7 (2... Cg8 3. Wd4) 3. Wd4) (2. Df3) Ra5 *")
    assert [(text.label, text.depth, text.opens) for text in game.texts] == [
        ("1. Rg4", 0, False),
        ("1... Ra6! $14", 0, False),
        ("2. Rg5", 0, False),
        ("2. Wd3", 1, True),
        ("2... Wd7", 1, False),
        ("2... Cg8", 2, True),
        ("3. Wd4", 2, False),
        ("3. Wd4", 1, False),
        ("2. Df3", 1, True),
        ("2... Ra5", 0, False),
    ]


def test_a_variation_of_a_variations_first_move_lies_deeper() -> None:
    game = replayed("1. Rg4 (1. Df3 (1. Cb3) Ra6) Ra6 *")
    assert [(text.label, text.depth, text.opens) for text in game.texts] == [
        ("1. Rg4", 0, False),
        ("1. Df3", 1, True),
        ("1. Cb3", 2, True),
        ("1... Ra6", 1, False),
        ("1... Ra6", 0, False),
    ]
    assert [line.strip() for line in game_lines(game) if "instead of" in line or "Back" in line] == [
        "Variation 1 instead of 1. Rg4:",
        "Variation 2 instead of 1. Df3:",
        "Back in the variation after 1. Df3:",
        "Back in the main line after 1. Rg4:",
    ]


def test_text_that_was_not_understood_has_the_game_before_it() -> None:
    game = replayed("1. Rg4 Zz9 Ra6 *")
    assert [text.understood for text in game.texts] == [True, False]
    assert game.texts[1].label == "Zz9 Ra6"
    assert game.game(1) is game.game(0)
    assert game.games[1] is None


def test_without_known_rules_there_is_text_but_no_game() -> None:
    game = replayed("1. e4 e5 *", '[Event "?"]\n[Variant "chess"]\n')
    assert (game.start, game.game(START), game.game(0)) == (None, None, None)
    assert game.texts[0].label == "1. e4 e5"


def test_players_without_a_name_are_called_by_their_turn() -> None:
    assert replayed("*").names == ("Ann", "Second")


def test_the_result_comes_with_an_unusual_termination_only() -> None:
    resigned = replayed("1. Rg4 1-0", TAGS + '[Termination "resignation"]\n')
    assert result_in_words(resigned.record) == "1-0 (resignation)"
    assert result_in_words(replayed("1. Rg4 1-0", TAGS + '[Termination "normal"]\n').record) == "1-0"
    assert result_in_words(replayed("1. Rg4 *").record) == "*"


def test_alternatives_are_all_that_may_be_played_instead() -> None:
    game = replayed("1. Rg4 (1. Df3) (1. Cb3) *")
    assert game.alternatives(0) == game.alternatives(2) == (0, 1, 2)


def test_a_thousand_nested_variations_need_no_recursion() -> None:
    # Each variation has two moves, of which the next variation replaces the second.
    nodes = tuple(Node(parent=max(index - (1 if index % 2 else 2), START), text="x") for index in range(2002))
    texts = Replayed.of(Record(nodes=nodes)).texts
    assert [text.depth for text in texts[-3:]] == [999, 1000, 1000]
    assert [text.opens for text in texts[-3:]] == [False, True, False]
