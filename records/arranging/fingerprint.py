"""What two games must share to be the same: a digest of it."""

import enum
import functools
from collections.abc import Iterable, Iterator
from hashlib import blake2b

import attrs

from ...core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from ...core.game import Game, is_deployment
from ...core.piece import IDENTITY_BITS
from ...core.ply import Ply
from ...core.seat import Player
from ...kernels import reading_memory as m
from ..model.record import Record
from ..model.start import START_TAGS, read_start
from ..model.tag_order import ROSTER, Tags
from ..model.tree import main_line
from .spelling import folded

KEY_SIZE = 16
_UNREAD = b"\xff"
_DEPLOY = 3
_MOVE_SIZE = 3
"""Bytes of any move but a deployment, as compiled code lists them too."""


class Ground(enum.IntEnum):
    """On what ground a game is found to be the same as another."""

    MOVES = 0
    TAGS = 1
    """It has no moves, so all its tags are compared."""
    TEXT = 2
    """It cannot be read at all, so its bytes are compared."""


@attrs.frozen
class Sameness:
    """When games are the same: always of one variant, from one start, with the same moves.

    ``plies`` is how many of them count, ``None`` for all. The values of ``tags`` must agree, their spelling aside.
    """

    plies: int | None = None
    tags: tuple[str, ...] = ()

    def in_words(self, ground: Ground) -> str:
        """What games that are the same have in common.

        >>> Sameness(20, ("First", "Second")).in_words(Ground.MOVES)
        'same first 20 plies, First and Second'
        """
        if ground is not Ground.MOVES:
            return "same tags and no moves" if ground is Ground.TAGS else "same text"
        *most, last = ("moves" if self.plies is None else f"first {self.plies} plies", *self.tags)
        return f"same {', '.join(most)} and {last}" if most else f"same {last}"


@attrs.frozen
class Fingerprint:
    """What games have in common if and, as surely as need be, only if they are the same; and on what ground."""

    key: bytes
    ground: Ground


def fingerprint(record: Record, sameness: Sameness) -> Fingerprint:
    """The fingerprint of a game.

    Comments, variations, Deal and the result do not count. Text that was not understood counts as it stands. A game
    without moves says nothing of itself, so all its tags count, their spelling aside.
    """
    moves = b"".join(_moves(record, sameness.plies))
    names = sameness.tags if moves else sorted({*ROSTER, *(name for name, _ in record.tags)})
    ground = Ground.MOVES if moves else Ground.TAGS
    return Fingerprint(_digest(_start(record, read_start(record).game), moves, _values(record, names)), ground)


def fingerprint_of_line(tags: Record, actions: bytes, sameness: Sameness) -> Fingerprint:
    """The same fingerprint of a clean game that has moves: ``actions`` as in ``MainLine``, ``tags`` are all it has."""
    moves = actions if sameness.plies is None else actions[: _MOVE_SIZE * sameness.plies]
    start = _clean_start(tuple((name, value) for name, value in tags.tags if name in START_TAGS))
    names = sameness.tags if moves else sorted({*ROSTER, *(name for name, _ in tags.tags)})
    return Fingerprint(_digest(start, moves, _values(tags, names)), Ground.MOVES if moves else Ground.TAGS)


@functools.lru_cache(maxsize=1024)
def _clean_start(tags: Tags) -> bytes:
    record = Record(tags)
    return _start(record, read_start(record).game)


def _values(record: Record, names: Iterable[str]) -> bytes:
    """The values of tags, their spelling aside."""
    return "\0".join(("", *(folded(record.tag(name) or "") for name in names))).encode()


def fingerprint_of_text(data: bytes) -> Fingerprint:
    """The fingerprint of a game that cannot be read."""
    return Fingerprint(_digest(data.strip()), Ground.TEXT)


def _digest(*parts: bytes) -> bytes:
    return blake2b(b"\0".join(parts), digest_size=KEY_SIZE).digest()


def _start(record: Record, start: Game | None) -> bytes:
    """How the game starts; where that is not known, what its tags say."""
    if start is None:
        return "\0".join(record.tag(name) or "" for name in START_TAGS).encode("utf-8", "surrogatepass")
    rules, position = start.rules, start.position
    if rules.hides_pieces:
        position = rules.public(position, Player.FIRST)
    return repr((rules.id, attrs.evolve(position, number=1))).encode()


def _moves(record: Record, most: int | None) -> Iterator[bytes]:
    """The main line, up to so many plies, deployments not counted."""
    plies = 0
    for index in main_line(record):
        node = record.nodes[index]
        if node.ply is None:
            yield from (_UNREAD + text.encode("utf-8", "surrogatepass") for text in _unread(record, index))
            return
        if plies == most:
            return
        plies += not is_deployment(node.ply)
        yield _move(node.ply)


def _unread(record: Record, index: int) -> Iterator[str]:
    """All that was not understood, from a node on."""
    yield record.nodes[index].text or ""
    yield from (kept.text for kept in record.kept if kept.place > index)


def _move(ply: Ply) -> bytes:
    action: Action = ply.action
    if isinstance(action, Step):
        return bytes((m.A_STEP, action.origin, action.target))
    if isinstance(action, Flip):
        return bytes((m.A_FLIP, action.square, (ply.revealed or 0) & IDENTITY_BITS))
    if isinstance(action, Deploy):
        return bytes((_DEPLOY,)) + (action.layout or b"")
    assert isinstance(action, PickUp | PutDown)
    return bytes((m.A_PICK_UP if isinstance(action, PickUp) else m.A_PUT_DOWN, action.square, 0))


def fullness(record: Record) -> int:
    """How much a game has to say: its moves, variations included, comments, annotations and tags that are known."""
    nodes = sum((node.ply is not None) + len(node.nags) + len(node.before) + len(node.after) for node in record.nodes)
    return nodes + known_tags(record) + len(record.before) + len(record.after)


def known_tags(record: Record) -> int:
    """How many tags have a value that is known."""
    return sum(value.strip("?.- ") != "" for _, value in record.tags)
