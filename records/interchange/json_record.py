"""Records as JSON values, both ways. The schema is ``schema.json`` in this folder."""

from ...core.ply import Ply
from ...core.rules import RuleSet
from ..model.nag import LARGEST_NAG
from ..model.record import IN_TAGS, RESULTS, START, Kept, Node, Record, Result
from ..model.record_rules import rules_of
from ..writing.writer_errors import UnwritableError
from .json_check import Json, RecordJsonError, Shape, string
from .json_ply import PLY_KEYS, ply_from_json, ply_to_json

VERSION = 1
"""The version of the schema. It changes when a reader of the old one would go wrong."""

_RECORD_KEYS = ("version", "tags", "before", "nodes", "result", "after", "kept")
_NODE_KEYS = ("parent", "text", *PLY_KEYS, "nags", "before", "after", "replaces")


def record_to_json(record: Record) -> dict[str, Json]:
    """A record as a JSON object of the schema; empty lists are left out of nodes.

    Raises:
        UnwritableError: if it holds moves of a variant that is not known.
    """
    rules = rules_of(record)
    return {
        "version": VERSION,
        "tags": [[name, value] for name, value in record.tags],
        "before": list(record.before),
        "nodes": [_node_to_json(rules, node) for node in record.nodes],
        "result": record.result,
        "after": list(record.after),
        "kept": [_kept_to_json(kept) for kept in record.kept],
    }


def _node_to_json(rules: RuleSet | None, node: Node) -> dict[str, Json]:
    found: dict[str, Json] = {"parent": node.parent}
    if node.ply is None:
        found["text"] = node.text or ""
    elif rules is None:
        raise UnwritableError("moves of a variant that is not known")
    else:
        found |= ply_to_json(rules, node.ply)
    lists: dict[str, list[Json]] = {"nags": [*node.nags], "before": [*node.before], "after": [*node.after]}
    found |= {key: values for key, values in lists.items() if values}
    if node.replaces is not None:
        found["replaces"] = node.replaces
    return found


def _kept_to_json(kept: Kept) -> dict[str, Json]:
    found: dict[str, Json] = {"place": kept.place, "text": kept.text}
    return found | {"inside": True} if kept.inside else found


def record_from_json(value: Json) -> Record:
    """The record that a JSON object of the schema tells; whether its moves are legal is not asked.

    Raises:
        RecordJsonError: if it is not of the schema; the error names the place.
    """
    shape = Shape.of(value)
    shape.number("version", VERSION, VERSION)
    shape.only(*_RECORD_KEYS)
    tags = tuple(_tag(tag, path) for tag, path in shape.items("tags"))
    rules = rules_of(Record(tags))
    nodes: list[Node] = []
    for node, path in shape.items("nodes"):
        nodes.append(_node(rules, Shape.of(node, path), nodes))
    return Record(
        tags,
        tuple(nodes),
        _result(shape),
        shape.texts("before"),
        shape.texts("after"),
        tuple(_kept(Shape.of(kept, path), len(nodes)) for kept, path in shape.items("kept")),
    )


def _result(shape: Shape) -> Result:
    results: dict[str, Result] = {result: result for result in RESULTS}
    return shape.choice("result", results)


def _tag(value: Json, path: str) -> tuple[str, str]:
    if not isinstance(value, list) or len(value) != 2:
        raise RecordJsonError(path, "a tag is an array of its name and its value")
    return string(value[0], f"{path}[0]"), string(value[1], f"{path}[1]")


def _node(rules: RuleSet | None, shape: Shape, before: list[Node]) -> Node:
    """A node; ``before`` are the nodes that precede it."""
    shape.only(*_NODE_KEYS)
    parent = shape.number("parent", START, len(before) - 1)
    if parent != START and before[parent].ply is None:
        raise shape.error("parent", "text that was not understood has no moves after it")
    return Node(
        parent,
        _ply(rules, shape),
        tuple(sorted(shape.numbers("nags", 0, LARGEST_NAG))),
        shape.texts("before"),
        shape.texts("after"),
        shape.text("text") if shape.has("text") else None,
        shape.number("replaces", 0, len(before) - 1) if shape.has("replaces") else None,
    )


def _ply(rules: RuleSet | None, shape: Shape) -> Ply | None:
    """The ply of a node; ``None`` for text, which has nothing that only a move has."""
    if not shape.has("text"):
        if rules is None:
            raise shape.error("move", "a move of a variant that is not known")
        return ply_from_json(rules, shape)
    unfit = next((key for key in PLY_KEYS if shape.has(key)), None)
    if unfit is not None:
        raise shape.error(unfit, "a node has either a move or a text")
    return None


def _kept(shape: Shape, nodes: int) -> Kept:
    shape.only("place", "text", "inside")
    return Kept(shape.number("place", IN_TAGS, nodes + 1), shape.text("text"), shape.boolean("inside"))
