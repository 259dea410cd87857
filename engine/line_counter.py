"""How the lines of a position are counted: by compiled code where that pays, else on core."""

from concurrent.futures import ThreadPoolExecutor

from ..core.perft import Count
from ..core.position import Position
from ..core.rules import RuleSet
from .uci.line_count import ON_CORE, Counter

_QUICK_DEPTH = 3
"""Down to this depth core has counted before compiled code is even loaded."""
_WITHOUT_END = 10**18
"""Lines counted at once: compiled code can be interrupted."""


def counter_for(rules: RuleSet, depth: int) -> Counter:
    """The fastest way to count lines of so many plies."""
    from ..kernels.doors import has_kernel

    if depth <= _QUICK_DEPTH or not has_kernel(rules):
        return ON_CORE
    from ..kernels.cache import loaded
    from ..kernels.perft import PerftCounter

    kernel = loaded(lambda: PerftCounter(rules, depth))
    return Counter(lambda _, position, plies: kernel.perft(position, plies), _WITHOUT_END, kernel.stop)


def interruptible_count(rules: RuleSet, depth: int) -> Count:
    """A count for the main thread, which Ctrl-C ends: compiled code itself hears of nothing while it runs."""
    counter = counter_for(rules, depth)
    if counter is ON_CORE:
        return counter.count

    def count(rules: RuleSet, position: Position, plies: int) -> int:
        with ThreadPoolExecutor(1) as thread:
            lines = thread.submit(counter.count, rules, position, plies)
            try:
                return lines.result()
            except KeyboardInterrupt:
                counter.interrupt()
                raise

    return count
