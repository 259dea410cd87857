"""Gunki deployments of a record: as tags, which is how writers write them, or as its first moves."""

import attrs

from ...core.action import Deploy
from ...notation.layout import format_layout
from .record import START, Kept, Node, Record
from .record_rules import rules_of
from .start import LAYOUT_TAGS
from .tag_order import Tags


def with_layout_tags(record: Record) -> Record:
    """The record with the deployments that begin it moved into its tags.

    It stays as it is where tags cannot say the same: if they are annotated, if a variation replaces one of them, or if
    the game ended between them.
    """
    count = _plain_deployments(record)
    tags = _layout_tags(record, count)
    if not tags or any(record.tag(name) is not None for name in ("Position", *LAYOUT_TAGS)):
        return record
    nodes = tuple(_moved(node, count) for node in record.nodes[count:])
    kept = tuple(_moved_kept(kept, count) for kept in record.kept)
    return attrs.evolve(record, tags=(*record.tags, *tags), nodes=nodes, kept=kept)


def _plain_deployments(record: Record) -> int:
    """How many plain deployments begin the record, if these are all that tags can stand for; else 0."""
    count = 0
    for index, node in enumerate(record.nodes[:2]):
        if not _is_plain(node) or node.parent != index - 1:
            break
        count += 1
    is_half = count == 1 and (len(record.nodes) > 1 or record.result != "*")
    replaced = any(node.parent < count - 1 for node in record.nodes[count:])
    return 0 if is_half or replaced or _is_followed_by_text(record, count) else count


def _is_followed_by_text(record: Record, count: int) -> bool:
    """Whether text stands among or right after the deployments; it could read differently at the start of movetext."""
    following = record.nodes[count].text if count < len(record.nodes) else None
    return following is not None or any(0 <= kept.place <= count for kept in record.kept)


def _is_plain(node: Node) -> bool:
    """Whether a node is a deployment and nothing else."""
    return node.ply is not None and isinstance(node.ply.action, Deploy) and node == Node(node.parent, node.ply)


def _layout_tags(record: Record, count: int) -> Tags:
    rules = rules_of(record)
    actions = [node.ply.action for node in record.nodes[:count] if node.ply is not None]
    layouts = [action.layout for action in actions if isinstance(action, Deploy) and action.layout is not None]
    if rules is None:
        return ()
    return tuple((tag, format_layout(rules, layout)) for tag, layout in zip(LAYOUT_TAGS, layouts, strict=False))


def _moved(node: Node, count: int) -> Node:
    parent = START if node.parent < count else node.parent - count
    replaces = None if node.replaces is None else node.replaces - count
    return attrs.evolve(node, parent=parent, replaces=replaces)


def _moved_kept(kept: Kept, count: int) -> Kept:
    return attrs.evolve(kept, place=kept.place - count) if kept.place >= count else kept
