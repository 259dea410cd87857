import pytest

from junqi.notation.conformance_case import CaseError, GameCase, PositionCase, parse_case

POSITION = '{"variant": "jungle", "position": "7/7 w", "moves": ["a1a2"], "perft2": 3}'
GAME = '{"variant": "junqi", "start": "5/5 1", "moves": [], "winner": "draw", "final": "5/5"}'


def test_the_two_kinds_are_told_apart_by_their_keys() -> None:
    assert parse_case(POSITION) == PositionCase("jungle", "7/7 w", ("a1a2",), 3)
    assert parse_case(GAME) == GameCase("junqi", "5/5 1", (), "draw", "5/5")


def test_further_keys_are_left_alone() -> None:
    assert parse_case(POSITION.replace("{", '{"comment": "solid", ', 1)) == parse_case(POSITION)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"variant": ', "not JSON: Expecting value"),
        ("{} {}", "not JSON: Extra data"),
        ("[" * 100_000, "nested too deeply"),
        ('{"perft2": ' + "9" * 5_000 + "}", "not JSON: "),
        ("[1, 2]", "found a list, a case is an object"),
        ("null", "found null"),
        ("{}", "it has the keys none; a case has 'position' or 'start'"),
        ('{"variant": "jungle"}', "it has the keys variant;"),
        (POSITION.replace('"variant"', '"varient"'), "'variant' is missing"),
        (POSITION.replace("perft2", "perft3"), "'perft2' is missing"),
        (POSITION.replace("3}", "true}"), "'perft2' is true or false: it must be a whole number"),
        (POSITION.replace("3}", "3.0}"), "'perft2' is a number with a fraction: it must be a whole number"),
        (POSITION.replace("3}", '"3"}'), "'perft2' is a string: it must be a whole number"),
        (POSITION.replace('["a1a2"]', '"a1a2"'), "'moves' is a string: it must be a list"),
        (POSITION.replace('["a1a2"]', '["a1a2", 7]'), "move 2 in 'moves' is a whole number: it must be a string"),
        (POSITION.replace('"7/7 w"', "null"), "'position' is null: it must be a string"),
        (GAME.replace("draw", "nobody"), "'winner' is 'nobody': it must be one of first, second, draw"),
        (GAME.replace('"final"', '"finale"'), "'final' is missing"),
    ],
)
def test_a_line_that_is_no_case_says_why(line: str, message: str) -> None:
    with pytest.raises(CaseError) as caught:
        parse_case(line)
    assert message in str(caught.value)
