"""What is said of a ply: clock, time, evaluation, and the rest of its comments."""

import re

import attrs

from ..model.record import Node

_COMMAND = re.compile(r"\s*\[%(clk|emt|eval)\s+([^\[\]]*)\]", re.ASCII)


@attrs.frozen
class Remarks:
    """The values of ``[%clk]``, ``[%emt]`` and ``[%eval]``, the last of each; ``comment`` is all else, a line each."""

    clock: str = ""
    emt: str = ""
    eval: str = ""
    comment: str = ""


def remarks_on(node: Node) -> Remarks:
    """What a node's comments say.

    >>> remarks_on(Node(-1, after=("[%clk 0:09:58] solid", "[%eval +1.25]")))
    Remarks(clock='0:09:58', emt='', eval='+1.25', comment='solid')
    """
    comments = (*node.before, *node.after)
    values = {name: value.strip() for comment in comments for name, value in _COMMAND.findall(comment)}
    left = (_without(comment, values).strip() for comment in comments)
    return Remarks(values.get("clk", ""), values.get("emt", ""), values.get("eval", ""), "\n".join(filter(None, left)))


def _without(comment: str, values: dict[str, str]) -> str:
    """A comment without the commands whose value has a cell of its own; earlier ones of the same name stay."""
    return _COMMAND.sub(lambda found: "" if values[found[1]] == found[2].strip() else found[0], comment)
