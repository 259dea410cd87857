"""Whether the compiled rules count the same lines as core, on every position of a file.

    python benchmarks/perft_proof.py                                   # depths 1 to 3 of every game
    python benchmarks/perft_proof.py --depth 4 --jobs 2                # 200 million lines, minutes
    python benchmarks/perft_proof.py --depth 5 --limit-nodes 1000000   # deeper counts only where they are small
    python benchmarks/perft_proof.py --game gunki --file mine.jsonl

The file has a JSON object a line, with ``variant`` and ``position``; it is that of the published test cases unless
``--file`` names another. Compiled code counts first, which takes no time, so that what ``--limit-nodes`` leaves out is
known, and the longest counts begin first. Core counts the moves of the last ply without making them, in ``--jobs``
processes, one for each first move of a position. Prints a table, and every count that differs; exit code 1 if one does.
Positions that compiled code leaves to core, such as those with two animals alike, are told and prove nothing.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

import attrs
from measure import print_table

from junqi.core import perft as core_perft
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.kernels.doors import has_kernel, is_open, kernel_of
from junqi.kernels.perft import PerftCounter
from junqi.notation.position import parse_position

_TOLD_EVERY = 1000
POSITIONS = Path(__file__).parent.parent / "tests" / "data" / "positions.jsonl"


@attrs.frozen
class Count:
    """A count to be checked: a position of a rule set, a depth, and the lines that compiled code has found."""

    variant: str
    text: str
    depth: int
    lines: int


@attrs.frozen
class Part:
    """A part of a count for one process: the lines that begin with the action of a number."""

    count: Count
    number: int


def read(file: Path, games: Iterable[str]) -> Iterator[tuple[RuleSet, str]]:
    """The positions of some games."""
    for line in file.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        rules = rule_set(case["variant"])
        if rules.game in games:
            yield rules, case["position"]


def counted(rules: RuleSet, text: str, counter: PerftCounter, depth: int) -> list[Count]:
    """What compiled code counts of a position, to each depth; nothing where core would be compared with itself."""
    position = parse_position(rules, text)
    if not is_open(position) or kernel_of(rules).state_of(rules, position) is None:
        return []
    return [Count(rules.id, text, plies, counter.perft(position, plies)) for plies in range(1, depth + 1)]


def parts_of(count: Count) -> Iterator[Part]:
    """The parts of a count; one for all where it has a single ply."""
    moves = 1 if count.depth == 1 else len(_position(count)[0].legal_actions(_position(count)[1]))
    return (Part(count, number) for number in range(moves))


@cache
def _parsed(variant: str, text: str) -> tuple[RuleSet, Position]:
    rules = rule_set(variant)
    return rules, parse_position(rules, text)


def _position(count: Count) -> tuple[RuleSet, Position]:
    return _parsed(count.variant, count.text)


def core_lines(part: Part) -> int:
    """What core counts of a part."""
    rules, position = _position(part.count)
    if part.count.depth == 1:
        return core_perft.perft(rules, position, 1)
    action = rules.legal_actions(position)[part.number]
    return core_perft.perft(rules, core_perft.position_after(rules, position, action), part.count.depth - 1)


def core_counts(counts: list[Count], jobs: int) -> list[int]:
    """What core counts, shared out among processes."""
    found = dict.fromkeys(counts, 0)
    parts = [part for count in counts for part in parts_of(count)]
    with ProcessPoolExecutor(jobs) as pool:
        for done, (part, lines) in enumerate(zip(parts, pool.map(core_lines, parts, chunksize=4), strict=True), 1):
            found[part.count] += lines
            if done % _TOLD_EVERY == 0 or done == len(parts):
                print(f"\r{done} of {len(parts)} parts", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return list(found.values())


def row(variant: str, checked: list[tuple[Count, int]], left_out: list[Count], depth: int) -> tuple[str, ...]:
    """The row of a rule set: its positions, the lines on core by depth, and what differs or is left out."""
    mine = [(count, lines) for count, lines in checked if count.variant == variant]
    by_depth = [sum(lines for count, lines in mine if count.depth == plies) for plies in range(1, depth + 1)]
    return (
        variant,
        str(len({count.text for count, _ in mine})),
        *(f"{lines:,}" for lines in by_depth),
        str(sum(count.lines != lines for count, lines in mine)),
        str(sum(count.variant == variant for count in left_out)),
    )


def parse() -> argparse.Namespace:
    """The options."""
    games = sorted({rules.game for rules in RULE_SETS.values() if has_kernel(rules)})
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=games, help="may be repeated; else all")
    parser.add_argument("--depth", type=int, default=3, choices=range(1, 7), help="the greatest; else 3")
    parser.add_argument("--limit-nodes", type=int, metavar="N", help="leave out counts of more than N lines")
    parser.add_argument("--jobs", type=int, default=1, help="processes that count on core")
    parser.add_argument("--file", type=Path, default=POSITIONS)
    options = parser.parse_args()
    options.game = options.game or games
    return options


def main() -> int:
    """Count, print the table, and tell what differs."""
    options, began = parse(), time.monotonic()
    counter = cache(lambda rules: PerftCounter(rules, options.depth))
    cases = dict.fromkeys(read(options.file, options.game))
    by_case = [counted(rules, text, counter(rules), options.depth) for rules, text in cases]
    counts = [count for found in by_case for count in found]
    limit = options.limit_nodes
    left_out = [count for count in counts if limit is not None and count.lines > limit]
    wanted = sorted(set(counts).difference(left_out), key=lambda count: -count.lines)
    checked = list(zip(wanted, core_counts(wanted, options.jobs), strict=True))
    checked.sort(key=lambda pair: counts.index(pair[0]))
    depths = (f"lines, depth {plies}" for plies in range(1, options.depth + 1))
    variants = dict.fromkeys(count.variant for count in counts)
    rows = [row(variant, checked, left_out, options.depth) for variant in RULE_SETS if variant in variants]
    print_table(("rule set", "positions", *depths, "differ", "left out"), rows)
    wrong = [(count, lines) for count, lines in checked if count.lines != lines]
    for count, lines in wrong:
        print(f"{count.variant}: {count.text}: depth {count.depth}: compiled {count.lines}, core {lines}")
    total = sum(lines for _, lines in checked)
    print(f"{len(by_case)} positions, {by_case.count([])} of them such as compiled code leaves to core")
    print(f"{len(checked)} counts, {total:,} lines on core in {time.monotonic() - began:.0f} s; {len(wrong)} differ")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
