"""A record as the data of a replay page: what the page shows at each of its nodes, worked out beforehand.

The page knows no rules: it steps through the tree, puts on the board what changes, and shows texts.
"""

from __future__ import annotations

from ...core.rules import RuleSet
from ...core.seat import Player, Seat
from ...core.seating import seat_of
from ..model.record import START
from ..model.secret_tags import secret_tags
from ..pictures.frames import names_in_title
from ..replaying.replayed import Replayed, result_in_words
from ..text.presentable import presentable
from .node_data import node_data, prose
from .place_data import Data, place_data
from .views import Views


def game_data(views: Views) -> Data:
    """One game.

    ``board`` names the board that it is played on, and is missing where nothing can be replayed. ``south`` is the
    player who sits at the bottom. ``start`` is the place before the first move; ``nodes`` are those of the record, in
    its order, with ``parent`` -1 in the start position.
    """
    replayed = views.replayed
    record, start = replayed.record, replayed.start
    nodes = (node_data(views, node) | place_data(views, node) for node in range(len(record.nodes)))
    data: Data = {
        "title": names_in_title(replayed) or " – ".join(replayed.names),
        "names": list(replayed.names),
        "result": result_in_words(record),
        "tags": _tags(replayed),
        "before": prose(record.before),
        "after": prose(record.after),
        "start": compact(place_data(views, START)),
        "nodes": [compact(node) for node in nodes],
    }
    return data if start is None else data | _seating(start.rules, replayed)


def compact(data: Data) -> Data:
    """Data without what is empty or false; 0 stays."""
    return {
        name: value
        for name, value in data.items()
        if value is not None and value is not False and value not in ("", [])
    }


def _seating(rules: RuleSet, replayed: Replayed) -> Data:
    assert replayed.start is not None
    south = seat_of(rules, replayed.start.position, Player.FIRST) is not Seat.SOUTH
    return {"board": rules.game, "variant": rules.title, "south": int(south)}


def _tags(replayed: Replayed) -> list[tuple[str, str]]:
    """The tags but for those that name what the players could not see."""
    secret = secret_tags(replayed.record) | {"Position"}
    return [(presentable(name), presentable(value)) for name, value in replayed.record.tags if name not in secret]
