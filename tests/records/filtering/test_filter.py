"""Filters over many games, against what the games themselves say; every filter and its opposite share the file."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from junqi.core.game import Game, is_deployment
from junqi.core.outcome import Reason
from junqi.core.piece import KIND_BITS, SIDE_BIT
from junqi.core.position import Position
from junqi.notation.letters import letters_of
from junqi.records.filtering.candidate import Candidate
from junqi.records.filtering.errors import ConditionError
from junqi.records.filtering.filter import Filter
from junqi.records.filtering.length import parse_length
from junqi.records.filtering.material import parse_material
from junqi.records.filtering.moves import parse_moves
from junqi.records.filtering.people import WinnerCondition
from junqi.records.filtering.positions import parse_position_condition
from junqi.records.filtering.reasons import parse_reasons
from junqi.records.filtering.tag_condition import parse_tag_condition
from junqi.records.model.from_game import result_of
from reached_positions import reached

Taken = Callable[..., Any]


def tag(text: str, name: str) -> str | None:
    lines = [line for line in text.splitlines() if line.startswith(f'[{name} "')]
    return lines[0].partition('"')[2][:-2].replace('\\"', '"') if lines else None


def ends(game: Game) -> set[Reason]:
    return set() if game.outcome is None else {game.outcome.reason}


def length(game: Game) -> int:
    return sum(not is_deployment(ply) for ply in game.plies)


def count(game: Game, position: Position, letter: str) -> int:
    """How many pieces of a kind there are, face-down ones too, known or not; Flags apart."""
    code = letters_of(game.rules).code(letter)
    known = [c & (KIND_BITS | SIDE_BIT) for c in position.board if c & KIND_BITS]
    return Counter([*known, *position.status.pool])[code or 0]


FLAG_OR_DEN = {Reason.FLAG_TAKEN, Reason.FLAG_HOME, Reason.DEN_REACHED}


@attrs.frozen
class Sample:
    """A game, and its record as text."""

    game: Game
    text: str


FILTERS: list[tuple[dict[str, Any], Callable[[Sample], bool]]] = [
    ({"tags": ("First=Ann",)}, lambda one: tag(one.text, "First") == "Ann"),
    ({"tags": ('First=Cy "Rat" Lee',)}, lambda one: tag(one.text, "First") == 'Cy "Rat" Lee'),
    ({"tags": ("Second=戴 D",)}, lambda one: tag(one.text, "Second") == "戴 D"),
    (
        {"tags": ("First!=Ann", "Round>=10")},
        lambda one: tag(one.text, "First") != "Ann" and int(tag(one.text, "Round") or 0) >= 10,
    ),
    ({"tags": ("Date>=2026.01",)}, lambda one: (tag(one.text, "Date") or "").startswith("2026")),
    ({"tags": ("Round~=^1.$",)}, lambda one: 10 <= int(tag(one.text, "Round") or 0) < 20),
    ({"tags": ("FirstElo<1000",)}, lambda one: tag(one.text, "FirstElo") == "900"),
    ({"players": ("Bob",)}, lambda one: "Bob" in (tag(one.text, "First"), tag(one.text, "Second"))),
    ({"players": ("Ann", "Bob")}, lambda one: {"Ann", "Bob"} == {tag(one.text, "First"), tag(one.text, "Second")}),
    (
        {"winners": ("Ann", "Bob")},
        lambda one: (
            one.game.outcome is not None
            and one.game.outcome.winner is not None
            and tag(one.text, ("First", "Second")[one.game.outcome.winner]) in ("Ann", "Bob")
        ),
    ),
    ({"variants": ("jungle",)}, lambda one: one.game.rules.game == "jungle"),
    ({"variants": ("jungle-standard", "junqi")}, lambda one: one.game.rules.id in ("jungle-standard", "junqi")),
    ({"results": ("1-0",)}, lambda one: result_of(one.game.outcome) == "1-0"),
    ({"results": ("0-1", "*")}, lambda one: result_of(one.game.outcome) in ("0-1", "*")),
    ({"reasons": ("resignation",)}, lambda one: ends(one.game) == {Reason.RESIGNATION}),
    ({"reasons": ("time", "agreement")}, lambda one: bool(ends(one.game) & {Reason.TIME, Reason.AGREEMENT})),
    ({"reasons": ("unfinished",)}, lambda one: one.game.outcome is None),
    ({"reasons": ("flag", "den")}, lambda one: bool(ends(one.game) & FLAG_OR_DEN)),
    ({"plies": "5..20"}, lambda one: 5 <= length(one.game) <= 20),
    ({"plies": "..9"}, lambda one: length(one.game) <= 9),
    ({"plies": "20.."}, lambda one: length(one.game) >= 20),
    ({"faulty": False}, lambda one: bool(one.text)),
    ({"faulty": True}, lambda one: not one.text),
    ({"findings": ("no-moves",)}, lambda one: length(one.game) == 0),
    (
        {"material": ("Black<25 White>8",), "variants": ("gunki",)},
        lambda one: (
            one.game.rules.game == "gunki"
            and any(sum(code > SIDE_BIT for code in p.board) < 25 for p in reached(one.game))
        ),
    ),
    (
        {"material": ("G<1",)},
        lambda one: one.game.rules.game != "jungle" and any(count(one.game, p, "G") < 1 for p in reached(one.game)),
    ),
    (
        {"material": ("x<X,n=3",)},
        lambda one: (
            one.game.rules.game != "jungle"
            and any(
                count(one.game, p, "x") < count(one.game, p, "X") and count(one.game, p, "n") == 3
                for p in reached(one.game)
            )
        ),
    ),
    (
        {"variants": ("jungle",), "plies": "10..", "players": ("Ann",)},
        lambda one: (
            one.game.rules.game == "jungle"
            and length(one.game) >= 10
            and "Ann" in (tag(one.text, "First"), tag(one.text, "Second"))
        ),
    ),
]


@pytest.mark.parametrize(("asked", "holds"), FILTERS, ids=[repr(asked) for asked, _ in FILTERS])
def test_a_filter_takes_the_games_for_which_it_holds_and_its_opposite_the_others(
    many_games: tuple[Game, ...],
    many_texts: tuple[str, ...],
    taken: Taken,
    asked: dict[str, Any],
    holds: Callable[[Sample], bool],
) -> None:
    data = "".join(many_texts).encode()
    wanted = [n for n, one in enumerate(map(Sample, many_games, many_texts), 1) if holds(one)]
    every = [text.encode() for text in many_texts]
    found, others = taken(data, **asked), taken(data, **asked, inverted=True)
    assert found.numbers == wanted
    assert found.pieces == [every[number - 1] for number in wanted]
    assert sorted(found.numbers + others.numbers) == list(range(1, len(every) + 1))
    assert others.pieces == [every[number - 1] for number in others.numbers]


def test_filters_hold_for_some_games_and_not_for_others(
    many_games: tuple[Game, ...], many_texts: tuple[str, ...]
) -> None:
    samples = list(map(Sample, many_games, many_texts))
    trivial = [asked for asked, holds in FILTERS if len({holds(one) for one in samples}) == 1]
    assert len(trivial) <= 4, trivial  # what is rare in random games


@pytest.mark.parametrize(
    "asked", [{"faulty": True}, {"faulty": False}, {"findings": ("missing-tag", "illegal-move")}, {"plies": "2..20"}]
)
def test_compiled_code_changes_nothing(
    odd_files: list[bytes], many_texts: tuple[str, ...], taken: Taken, asked: dict[str, Any]
) -> None:
    good = "".join(many_texts).encode()
    data = b"\n".join([good, *odd_files[:60], good])
    assert taken(data, 1 << 40, **asked) == taken(data, None, **asked)


def test_damaged_files_are_shared_between_a_filter_and_its_opposite(odd_files: list[bytes], taken: Taken) -> None:
    for data in odd_files[::4]:
        every = taken(data)
        for asked in ({"tags": ("First=Ann",)}, {"faulty": True}):
            found, others = taken(data, **asked), taken(data, **asked, inverted=True)
            assert sorted(found.numbers + others.numbers) == every.numbers, data
            assert b"".join(every.pieces) == data[len(data) - sum(map(len, every.pieces)) :], data


def test_the_game_is_not_read_where_tags_tell() -> None:
    def never() -> Any:
        raise AssertionError("the game is read")

    tags = {"First": "Ann", "Variant": "jungle", "Result": "0-1", "Termination": "normal"}
    conditions = (
        WinnerCondition(("Ann",)),
        parse_moves("Mb5"),
        parse_tag_condition("First=Bob"),
        parse_reasons(["resignation"]),
        parse_position_condition("5/" * 12 + "5"),
        parse_material("F>=1"),
    )
    for condition in conditions:
        assert not Filter((condition, parse_length("3"))).takes(tags, Candidate("-", 1, never))
    assert Filter(conditions, inverted=True).takes(tags, Candidate("-", 1, never))


@pytest.mark.parametrize(
    ("parse", "text", "part"),
    [
        (parse_length, "80..20", "no number of plies is from 80 to 20"),
        (parse_length, "many", "it is written 20..80, 20.., ..80 or 20"),
        (parse_length, "..", "it is written 20..80"),
        (parse_material, "E==1", "'E==1': material is written as"),
        (parse_material, "", "material is written as"),
        (parse_material, "M=1 D=1", "no game has all these pieces"),
        (parse_moves, "Rg4 Qd1", "'Qd1' is not a move"),
        (parse_moves, "^", "no moves"),
        (parse_moves, "@", "deployments stand in the tags"),
        (
            parse_position_condition,
            "7/7",
            "2 ranks: the boards have other numbers of them (Jungle 9, Gunki 13, Junqi 13)",
        ),
        (parse_position_condition, "7/7/7/7/7/7/7/7/6", "rank 1 has 6 squares: it must have 7"),
        (parse_position_condition, "7/7/7/7/7/7/7/7/Q6", "'Q' in rank 1: pieces are ELTPWDCR"),
        (parse_position_condition, "7/7/7/7/7/7/7/7/?6", "'?' in rank 1: nothing lies face down in Jungle"),
        (parse_position_condition, "7/7/7/7/7/7/7/7/7 x", "TURN is 'x': it must be b or w, or - for any"),
        (lambda text: parse_reasons([text]), "boredom", "'boredom' is no reason; they are den reached"),
    ],
)
def test_a_condition_that_is_none_is_refused_in_one_sentence(
    parse: Callable[[str], object], text: str, part: str
) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(text)
    assert part in str(caught.value) and "\n" not in str(caught.value)
