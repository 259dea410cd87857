"""How the lines of a position are counted: by compiled code where that pays, else on core."""

from ..core.rules import RuleSet
from .uci.line_count import ON_CORE, Counter

_QUICK_DEPTH = 3
"""Down to this depth core has counted before compiled code is even loaded."""
_AT_ONCE = 30_000_000


def counter_for(rules: RuleSet, depth: int) -> Counter:
    """The fastest way to count lines of so many plies."""
    from ..kernels.doors import has_kernel

    if depth <= _QUICK_DEPTH or not has_kernel(rules):
        return ON_CORE
    from ..kernels.perft import PerftCounter

    kernel = PerftCounter(rules, depth)
    return Counter(lambda _, position, plies: kernel.perft(position, plies), _AT_ONCE)
