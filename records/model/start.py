"""How a record's game starts: the rule set, the position, the deal and the layouts that its tags name."""

import attrs

from ...core.action import Deploy
from ...core.deployment import Layout
from ...core.errors import RefusedError, UnknownRuleSetError
from ...core.game import Game
from ...core.piece import FACE_DOWN, KIND_BITS, UNKNOWN
from ...core.registry import rule_set
from ...core.rules import RuleSet
from ...core.seat import Player, Seat
from ...notation.board_text import parse_board
from ...notation.errors import ImpossiblePositionError, NotationError
from ...notation.layout import parse_layout
from ...notation.position import parse_possible_position
from ..findings.codes import Code
from .dealing import with_deal
from .record import Record
from .tag_order import Tags

LAYOUT_TAGS = ("FirstLayout", "SecondLayout")
"""By player."""
START_TAGS = ("Variant", "Position", "Deal", *LAYOUT_TAGS)
"""The tags that say how a game starts."""


@attrs.frozen
class StartFault:
    """Something wrong with a tag that says how the game starts. ``code`` is a finding's code."""

    code: Code
    tag: str
    message: str


@attrs.frozen
class Start:
    """``game`` is ``None`` where the faults leave nothing to play from."""

    game: Game | None
    faults: tuple[StartFault, ...] = ()


def has_layouts(tags: Tags) -> bool:
    """Whether a layout stands among the tags."""
    return any(name in LAYOUT_TAGS for name, _ in tags)


class StartError(RefusedError, ValueError):
    """A record whose tags do not say how its game starts; ``faults`` names everything that is wrong."""

    def __init__(self, faults: tuple[StartFault, ...]) -> None:
        super().__init__("the game cannot start: " + "; ".join(fault.message for fault in faults))
        self.faults = faults


def read_start(record: Record) -> Start:
    """Read the tags that say how the game starts, noting everything that is wrong with them."""
    name = record.tag("Variant")
    if name is None:
        return Start(None, (StartFault(Code.UNKNOWN_VARIANT, "Variant", "no Variant tag: the rules are not known"),))
    try:
        rules = rule_set(name)
    except UnknownRuleSetError as error:
        return Start(None, (StartFault(Code.UNKNOWN_VARIANT, "Variant", str(error)),))
    return _read(rules, record)


def _read(rules: RuleSet, record: Record) -> Start:
    faults = _misplaced_tags(rules, record)
    if record.tag("Position") is not None:
        start = _from_position(rules, record.tag("Position") or "")
    elif rules.hides_pieces and record.tag("Deal") is not None:
        start = _from_deal(rules, record.tag("Deal") or "")
    elif rules.deployment is not None and has_layouts(record.tags):
        start = _from_layouts(rules, record)
    else:
        start = Start(Game.begin(rules))
    return Start(start.game, (*faults, *start.faults))


def _misplaced_tags(rules: RuleSet, record: Record) -> tuple[StartFault, ...]:
    """Tags that do not belong to the game, or not beside a Position."""
    name = rules.game.capitalize()
    fitting = {"Deal": rules.hides_pieces, **dict.fromkeys(LAYOUT_TAGS, rules.deployment is not None)}
    faults = []
    for tag, fits in fitting.items():
        if record.tag(tag) is None:
            continue
        if not fits:
            faults.append(StartFault(Code.TAG_NOT_OF_GAME, tag, f"{tag}: {name} has no such tag; it is not used"))
        elif record.tag("Position") is not None:
            message = f"{tag} beside Position: Position says everything, so {tag} is not used"
            faults.append(StartFault(Code.POSITION_EXCLUDES, tag, message))
    return tuple(faults)


def _from_position(rules: RuleSet, text: str) -> Start:
    try:
        return Start(Game.begin(rules, parse_possible_position(rules, text)))
    except ImpossiblePositionError as error:
        return Start(None, tuple(StartFault(Code.BAD_POSITION, "Position", f.message) for f in error.faults))
    except NotationError as error:
        return Start(None, (StartFault(Code.BAD_POSITION, "Position", str(error)),))


def _from_deal(rules: RuleSet, text: str) -> Start:
    """A faulty Deal is not used: flips name what they reveal, so the game can be read without it."""
    try:
        board = parse_board(rules, text)
        faults = _deal_faults(rules, board)
    except NotationError as error:
        faults = (str(error),)
    if faults:
        return Start(Game.begin(rules), tuple(StartFault(Code.BAD_DEAL, "Deal", message) for message in faults))
    return Start(Game.begin(rules, with_deal(rules.start(), board)))


def _deal_faults(rules: RuleSet, board: bytes) -> tuple[str, ...]:
    """A deal fills exactly the squares of the start, face down, with exactly the pieces of the game."""
    start = rules.start()
    faults = []
    for square, (wanted, found) in enumerate(zip(start.board, board, strict=True)):
        where = rules.board.name_of(square)
        if wanted == UNKNOWN and not (found & FACE_DOWN and found & KIND_BITS):
            faults.append(f"{where}: the deal has no face-down piece there; it is written ~X")
        elif wanted != UNKNOWN and found:
            faults.append(f"{where}: a {rules.board.zones[square].value} is empty at the start")
    hidden, pool = [code & ~FACE_DOWN for code in board if code & KIND_BITS], start.status.pool
    faults.extend(
        f"{hidden.count(code)} {rules.piece_name(code)} pieces: the deal has {pool.count(code)}"
        for code in sorted(set(hidden) | set(pool))
        if hidden.count(code) != pool.count(code)
    )
    return tuple(faults)


def _from_layouts(rules: RuleSet, record: Record) -> Start:
    """Deploy what the tags name. One layout alone is fine only while the second player is still deploying."""
    faults: list[StartFault] = []
    game: Game | None = Game.begin(rules)
    for player, tag in zip(Player, LAYOUT_TAGS, strict=True):
        text = record.tag(tag)
        if text is None:
            faults += _missing_layout(record, tag)
            continue
        layout, found = _layout(rules, player, text, tag)
        faults += found
        game = None if game is None or found else _deploy(game, player, layout)
    fatal = any(fault.code in (Code.BAD_LAYOUT, Code.LONE_LAYOUT) for fault in faults)
    return Start(None if fatal else game, tuple(faults))


def _missing_layout(record: Record, tag: str) -> tuple[StartFault, ...]:
    other = LAYOUT_TAGS[1 - LAYOUT_TAGS.index(tag)]
    if tag == LAYOUT_TAGS[1] and record.result == "*" and not record.nodes:
        return ()
    message = f"{other} without {tag}: only a record without moves and with result * may hold FirstLayout alone"
    return (StartFault(Code.LONE_LAYOUT, other, message),)


def _layout(rules: RuleSet, player: Player, text: str, tag: str) -> tuple[Layout, tuple[StartFault, ...]]:
    assert rules.deployment is not None
    try:
        layout = parse_layout(rules, text)
    except NotationError as error:
        return b"", (StartFault(Code.BAD_LAYOUT, tag, f"{tag}: {error}"),)
    faults = rules.deployment.faults(layout, Seat(player ^ rules.first_side))
    return layout, tuple(StartFault(Code.BAD_LAYOUT, tag, f"{tag}: {fault.message}") for fault in faults)


def _deploy(game: Game, player: Player, layout: Layout) -> Game | None:
    return game.play(Deploy(layout)) if game.position.turn is player else None
