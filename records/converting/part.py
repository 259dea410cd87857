"""The parts of a record that a format may leave out, each counted, so that what is lost can be told."""

import re
from collections.abc import Callable, Iterator

import attrs

from ...core.action import Deploy
from ..model.comment_command import commands_in
from ..model.record import Record
from ..model.secret_tags import secret_tags
from ..model.start import LAYOUT_TAGS
from ..model.tree import children, main_line
from ..text.presentable import presentable


@attrs.frozen
class Part:
    """A part of records. ``name`` is its plural, ``one`` its singular; ``count`` says how much of it a record has."""

    name: str
    one: str
    meaning: str
    count: Callable[[Record], int]


_SAID_OTHERWISE = frozenset({"Variant", "Result", "Position", "Deal", *LAYOUT_TAGS})
_UNKNOWN = re.compile(r"[?.]*")
_ODD = re.compile("[\ud800-\udfff]")


def _variations(record: Record) -> int:
    return sum(len(moves) - 1 for moves in children(record) if moves)


def _comments(record: Record) -> int:
    line = (record.nodes[index] for index in main_line(record))
    return _game_comments(record) + sum(len(node.before) + len(node.after) for node in line)


def _game_comments(record: Record) -> int:
    return len(record.before) + len(record.after)


def _nags(record: Record) -> int:
    return sum(len(record.nodes[index].nags) for index in main_line(record))


def _moves(record: Record) -> int:
    plies = (record.nodes[index].ply for index in main_line(record))
    return sum(ply is not None and not isinstance(ply.action, Deploy) for ply in plies)


def _unread(record: Record) -> int:
    return _hidden(record) + sum(record.nodes[index].ply is None for index in main_line(record))


def _hidden(record: Record) -> int:
    return len(record.kept)


def known_tags(record: Record) -> int:
    """How many tags say something that is not said elsewhere."""
    return sum(name not in _SAID_OTHERWISE and not _UNKNOWN.fullmatch(value) for name, value in record.tags)


def _doubles(record: Record) -> int:
    return len(record.tags) - len({name for name, _ in record.tags})


def _starts(record: Record) -> int:
    return int(any(record.tag(name) is not None for name in ("Position", "Deal", *LAYOUT_TAGS)))


def _results(record: Record) -> int:
    return int(record.result != "*")


def _odd_tags(record: Record) -> int:
    return sum(len(_ODD.findall(text)) for tag in record.tags for text in tag)


def _odd_remarks(record: Record) -> int:
    line = (record.nodes[index] for index in main_line(record))
    return sum(len(_ODD.findall(text)) for node in line for text in (*node.before, *node.after))


def _secrets(record: Record) -> int:
    return sum(name in secret_tags(record) for name, _ in record.tags)


def _unshown(record: Record) -> int:
    return sum(presentable(text) != text for text in _texts(record))


def _commands(record: Record) -> int:
    comments = (*record.before, *record.after, *(c for node in record.nodes for c in (*node.before, *node.after)))
    return sum(command.name not in ("clk", "eval") for comment in comments for command in commands_in(comment))


def _texts(record: Record) -> Iterator[str]:
    """Every tag, comment and unread text, whose lines follow each other."""
    yield from (part for tag in record.tags for part in tag)
    yield from (*record.before, *record.after)
    for node in record.nodes:
        yield from (*node.before, *node.after, (node.text or "").replace("\n", " "))


MOVES = Part("moves", "move", "the moves of the main line", _moves)
VARIATIONS = Part("variations", "variation", "variations, with everything that stands in them", _variations)
COMMENTS = Part(
    "comments", "comment", "comments at the main line, before the first move and after the result", _comments
)
GAME_COMMENTS = Part(
    "comments about the game",
    "comment about the game",
    "comments before the first move and after the result",
    _game_comments,
)
NAGS = Part("annotations", "annotation", "annotations (`$1`, `!?`) of moves of the main line", _nags)
UNREAD = Part("unread texts", "unread text", "text that was not understood, and `%` lines", _unread)
HIDDEN = Part("hidden lines", "hidden line", "`%` lines, and lines among the tags that are no tags", _hidden)
TAGS = Part(
    "tags",
    "tag",
    "tags whose value is known, other than Variant, Result and those that say how the game starts",
    known_tags,
)
DOUBLES = Part(
    "tags that stand twice", "tag that stands twice", "all but the first of several tags of one name", _doubles
)
STARTS = Part("starts", "start", "what Position, Deal and the layouts say of the start", _starts)
RESULTS = Part("results", "result", "how the game ended", _results)
ODD_TAGS = Part("odd bytes", "odd byte", "bytes of tags that are not UTF-8, replaced by U+FFFD", _odd_tags)
ODD_REMARKS = Part("odd bytes", "odd byte", "bytes of comments that are not UTF-8, replaced by U+FFFD", _odd_remarks)
SECRETS = Part(
    "secrets", "secret", "tags that name what a player could not see: Deal, and a layout that stands alone", _secrets
)
UNSHOWN = Part(
    "texts with signs that cannot be shown",
    "text with signs that cannot be shown",
    "control characters, turns of direction and bytes that are not UTF-8, replaced by U+FFFD",
    _unshown,
)
COMMANDS = Part(
    "commands",
    "command",
    "commands in comments other than `[%clk]` and `[%eval]`",
    _commands,
)
