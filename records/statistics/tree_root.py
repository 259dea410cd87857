"""Where a tree of openings begins, in each variant."""

import functools
import re
from hashlib import blake2b

import attrs

from ...core.game import Game
from ...core.ply import Ply
from ...core.position import Position
from ...core.registry import RULE_SETS, rule_set
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.errors import NotationError
from ...notation.move_reader import play_token
from ...notation.move_token import MoveToken, parse_token
from ...notation.position import parse_position
from .tree_by import TreeBy
from .tree_errors import NoVariantReadsRootError
from .tree_request import TreeRequest

KEY_SIZE = 16
_MOVE_NUMBER = re.compile(r"(?<!\S)[0-9]+\.+")


@attrs.frozen
class Root:
    """Where the tree of one variant begins.

    ``position`` is ``None`` where each game begins in a position of its own, as after deployments: then the root is
    wherever the moves of ``tokens`` lead from there, and nodes are told apart by moves.
    ``plies`` lead to the position from the usual start; ``None`` for a root that was given as a position.
    """

    rules: RuleSet
    position: Position | None
    plies: tuple[Ply, ...] | None = None
    tokens: tuple[MoveToken, ...] = ()
    by: TreeBy = TreeBy.POSITION

    @property
    def number(self) -> int:
        """The number of the first move after the root."""
        return 1 + len(self.tokens) // 2 if self.position is None else self.position.number

    @property
    def turn(self) -> Player:
        """The player to move."""
        return Player(len(self.tokens) % 2) if self.position is None else self.position.turn

    @property
    def key(self) -> bytes:
        """The key of the node at the root."""
        if self.position is None:
            return digest(self.rules.id.encode(), *(token.text.encode() for token in self.tokens))
        return position_key(self.rules, self.position)


def digest(*parts: bytes) -> bytes:
    """A key of some bytes, told apart from others as surely as need be."""
    return blake2b(b"\0".join(parts), digest_size=KEY_SIZE).digest()


def position_key(rules: RuleSet, position: Position) -> bytes:
    """The key of a position as the players see it; neither its past nor its number counts."""
    if rules.hides_pieces:
        position = rules.public(position, position.turn)
    side = rules.side_of(position, position.turn)
    state = bytes((position.turn, position.status.deploying, 2 if side is None else side))
    return digest(rules.id.encode(), position.board + state + rules.hidden(position))


@functools.lru_cache(maxsize=64)
def readable_root(variant: str, request: TreeRequest) -> Root | None:
    """As ``root_of``; ``None`` if the variant cannot read the root."""
    try:
        return root_of(rule_set(variant), request)
    except NotationError:
        return None


def root_of(rules: RuleSet, request: TreeRequest) -> Root:
    """The root of a variant's tree.

    Raises:
        NotationError: if the variant cannot read the position or play the moves.
    """
    if request.position is not None:
        return Root(rules, parse_position(rules, request.position), by=request.by)
    tokens = tuple(parse_token(rules, text) for text in _MOVE_NUMBER.sub(" ", request.moves or "").split())
    if rules.deployment is not None and not (tokens and tokens[0].layout):
        return Root(rules, None, tokens=tokens, by=TreeBy.MOVES)
    game = Game.begin(rules)
    for token in tokens:
        game = play_token(game, token)
    return Root(rules, game.position, game.plies, by=request.by)


def check_root(request: TreeRequest) -> None:
    """Refuse a root that cannot be read, before anything is counted.

    Raises:
        NotationError: if the variant asked for cannot read it. NoVariantReadsRootError: if no variant can.
    """
    if any(readable_root(variant, request) for variant in request.variants or RULE_SETS):
        return
    if request.variants is not None:
        root_of(rule_set(request.variants[0]), request)
    else:
        raise NoVariantReadsRootError(request.position or request.moves or "")
