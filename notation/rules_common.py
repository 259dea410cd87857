"""The rules that follow from data which every rule set has: pieces, board, placing, ends and parameters."""

from collections.abc import Iterator

from ..core.deployment import Deployment
from ..core.rules import RuleSet
from ..core.seat import Seat
from .board_words import railways_in_words, zones_in_words
from .canvas import width_of
from .diagram import draw, legend
from .letters import letters_of
from .rules_section import Section, listed

_ORDINALS = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def pieces_section(rules: RuleSet, *, hanzi: bool) -> Section:
    """The kinds of pieces in rank order with their counts and signs."""
    table = letters_of(rules)
    rows = [("rank", "letter", "hanzi", "name", "a side has")]
    rows += [
        (str(kind.rank or "-"), letter, sign, kind.name, str(kind.count))
        for kind, letter, sign in zip(rules.kinds, table.letters, table.hanzi, strict=True)
    ]
    columns = [column for number, column in enumerate(zip(*rows, strict=True)) if hanzi or number != 2]
    widths = [max(map(width_of, column)) + 2 for column in columns]
    lines = (
        "".join(text + " " * (width - width_of(text)) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*columns, strict=True)
    )
    return Section("Pieces", ("Strongest first. A piece without a rank stands outside the order.",), tuple(lines))


def board_section(rules: RuleSet) -> Section:
    """The board as a game begins, and what its places and lines are."""
    railways = railways_in_words(rules.board)
    facts = [*zones_in_words(rules.board)]
    if railways:
        facts.append(f"railways: {' '.join(railways)}; all other lines are roads")
    signs = (f"Signs: {line}." for line in legend(rules))
    diagram = draw(rules, rules.start().board).splitlines()
    return Section("Board", (*(f"{fact[0].upper()}{fact[1:]}." for fact in facts), *signs), tuple(diagram))


def setup_section(rules: RuleSet) -> Section:
    """Who sits where and begins, and how pieces are placed; for games whose colours are known at the start."""
    south, north = rules.side_names
    seats = f"{south} sits South, {north} North. {rules.side_names[rules.first_side]} is the first player."
    if rules.deployment is None:
        return Section("Setup", (seats, "The game begins as drawn above."))
    return Section("Setup", (seats, *_deployment_sentences(rules, rules.deployment)))


def _deployment_sentences(rules: RuleSet, deployment: Deployment) -> Iterator[str]:
    pieces = sum(kind.count for kind in rules.kinds)
    yield f"The first player places all {pieces} pieces, then the second, without seeing the first's. Then all is open."
    limits: dict[str, list[str]] = {}
    for kind, limit in zip(rules.kinds, deployment.limits, strict=True):
        limits.setdefault(limit, []).append(kind.name)
    for limit, names in limits.items():
        yield f"On {limit}: {listed(names)}."
    empty = (s for place, s in enumerate(deployment.squares(Seat.SOUTH)) if place not in deployment.open_places)
    yield f"Empty at first: {' '.join(rules.board.name_of(square) for square in sorted(empty))}, and likewise opposite."


def ends_section(rules: RuleSet) -> Section:
    """The ends that all games share, and the order in which ends are judged."""
    order = "When one ply meets several ends, they are judged in this order: "
    return Section("Other ends", (*_ends(rules), order + ", ".join(_order(rules)) + "."))


def _ends(rules: RuleSet) -> Iterator[str]:
    yield "A player to move who has no legal move loses."
    draw_at, loss_at = rules.repetition.draw_at, rules.repetition.loss_at
    if draw_at is not None:
        what = "occurrence of a position (same board, same side to move; the start counts)"
        yield f"The {_ORDINALS[draw_at]} {what} is a draw."
    if loss_at is not None:
        who = "A player who moves one piece to and fro between the same two squares"
        yield f"{who} for the {_ORDINALS[loss_at]} time loses."
        yield (
            "Counted are consecutive own moves of one piece, each exactly reversing the one before; there and back "
            f"is one time, so the {2 * loss_at}th such move in a row loses at once. Any other turn of that player "
            "ends the row, such as a battle, a lift or a flip."
        )
    yield f"{rules.quiet_plies} consecutive plies without a {_loud(rules)} are a draw."


def _loud(rules: RuleSet) -> str:
    """What restarts the count of quiet plies."""
    return "flip or battle" if rules.hides_pieces else "capture or battle"


def _order(rules: RuleSet) -> Iterator[str]:
    yield "win, loss or double elimination by the ply itself"
    if rules.repetition.loss_at is not None:
        yield "back and forth"
    yield "no legal move"
    if rules.repetition.draw_at is not None:
        yield "repetition"
    yield "quiet plies"


def parameters_section(rules: RuleSet) -> Section:
    """The values that make this rule set."""
    return Section("Parameters", (), tuple(f"{name}: {value}" for name, value in rules.parameter_values().items()))
