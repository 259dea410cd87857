"""The way to the compiled reader of records."""

from collections.abc import Callable
from random import Random

import pytest

from junqi.core.action import Flip, PickUp, PutDown, Step
from junqi.core.game import Game, is_deployment
from junqi.core.piece import IDENTITY_BITS
from junqi.core.registry import RULE_SETS
from junqi.kernels import reading_memory as m
from junqi.kernels.recogniser import Recogniser, Sheet, Text, list_size
from junqi.records.compiled.written_game import written_game
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

RandomGame = Callable[..., Game]


def actions(game: Game) -> list[tuple[int, int, int]]:
    """What the plies of a game are, squares and pieces as in core."""
    found = []
    for ply in game.plies:
        if isinstance(ply.action, Step):
            found.append((m.A_STEP, ply.action.origin, ply.action.target))
        elif isinstance(ply.action, Flip):
            found.append((m.A_FLIP, ply.action.square, (ply.revealed or 0) & IDENTITY_BITS))
        elif isinstance(ply.action, PickUp | PutDown):
            found.append((m.A_PICK_UP if isinstance(ply.action, PickUp) else m.A_PUT_DOWN, ply.action.square, 0))
        else:
            assert is_deployment(ply)
    return found


@pytest.mark.parametrize("name", ["jungle-1a-white", "gunki-emfg-black", "junqi"])
def test_main_lines(name: str, random_game: RandomGame) -> None:
    rules, random = RULE_SETS[name], Random(name)
    games = [random_game(rules, random.random(), plies=plies) for plies in (1, 60, 900)]
    texts = [write_record(record_of(game)) for game in games]
    reader = Recogniser(written_game(rules.game), rules.game)
    text = Text("".join(texts).encode())
    found = reader.recognise(text, 0, is_last=True, list_=Sheet(list_size(text.size)))
    assert found.games == 3
    assert not found.export
    assert [line.begin for line in found.lines] == [0, len(texts[0]), len(texts[0] + texts[1])]
    for line, game in zip(found.lines, games, strict=True):
        listed = line.actions
        assert [(*listed[at : at + 3],) for at in range(0, len(listed), 3)] == actions(game)
        assert line.said == len(actions(game))
