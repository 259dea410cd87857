"""Layout text: six ranks, front to back, as their owner sees them. Source: "Layout text" in the notation."""

from ..core.deployment import Deployment, Layout
from ..core.rules import RuleSet
from .counted import counted
from .errors import LayoutTextError
from .letters import letters_of

EMPTY_PLACE = "."


def deployment_of(rules: RuleSet) -> Deployment:
    """How a rule set deploys.

    Raises:
        LayoutTextError: if its game has no deployment.
    """
    if rules.deployment is None:
        raise LayoutTextError(f"{rules.game.capitalize()} has no deployment, so no layouts", "")
    return rules.deployment


def parse_layout(rules: RuleSet, text: str) -> Layout:
    """Read a layout, without asking whether it may be deployed; ``.`` stands for any place without a piece.

    Raises:
        LayoutTextError: at the first place that is malformed.
    """
    deployment = deployment_of(rules)
    files, rows = deployment.board.files, text.split("/")
    if len(rows) != deployment.depth:
        found = counted(len(rows), "rank")
        raise LayoutTextError(f"{found}: a layout has {deployment.depth}, front to back, split by '/'", text)
    layout: list[int] = []
    offset = 0
    for number, row in enumerate(rows, 1):
        if len(row) != files:
            raise LayoutTextError(
                f"rank {number} of the layout has {len(row)} places: it must have {files}", text, offset
            )
        layout += [_parse_place(rules, character, text, offset + at) for at, character in enumerate(row)]
        offset += len(row) + 1
    return bytes(layout)


def _parse_place(rules: RuleSet, character: str, text: str, offset: int) -> int:
    if character == EMPTY_PLACE:
        return 0
    kind = letters_of(rules).letters.find(character) + 1
    if not kind:
        allowed = f"upper-case letters of {letters_of(rules).letters}, and '.' for an empty camp"
        raise LayoutTextError(f"{character!r} in a layout: it holds {allowed}", text, offset)
    return kind


def format_layout(rules: RuleSet, layout: Layout) -> str:
    """A layout as text."""
    files, letters = deployment_of(rules).board.files, letters_of(rules).letters
    places = "".join(letters[kind - 1] if kind else EMPTY_PLACE for kind in layout)
    return "/".join(places[at : at + files] for at in range(0, len(places), files))
