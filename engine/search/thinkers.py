"""Which of the program's players thinks: compiled code where it can be loaded, and core until then."""

from collections.abc import Callable

from ...core.action import Action
from ...core.game import Game
from ...core.rules import RuleSet
from ...kernels.cache import DAMAGED, cache_folder, forget_compiled
from ...kernels.doors import has_kernel
from ..uci.assignment import Assignment
from ..uci.score import Score
from ..uci.thinking import Thinker
from .compiling import is_player_compiled, start_compiling
from .core_thinker import CoreThinker

_COMPILING = "compiling the engine takes a minute, once; until then it plays weaker"
_COMPILED = "the engine is compiled: full strength from here on"
_UNKEPT = (
    "compiled code cannot be kept on this disk, so the engine plays weaker; set NUMBA_CACHE_DIR to a writable folder"
)


def compiled_thinker(rules: RuleSet) -> Thinker:
    """The player of full strength; compiles what is not compiled yet."""
    if rules.hides_pieces:
        from .junqi_player import JunqiThinker

        return JunqiThinker(rules)
    from .kernel_thinker import KernelThinker

    return KernelThinker(rules)


def thinker_for(rules: RuleSet, say: Callable[[str], None]) -> Thinker:
    """A player that answers at once; ``say`` is told in one sentence what people should know about it."""
    if not has_kernel(rules):
        return CoreThinker(rules)
    if is_player_compiled(rules):
        try:
            return compiled_thinker(rules)
        except DAMAGED:
            forget_compiled()
    return BridgingThinker(rules, say)


class BridgingThinker:
    """Plays on core while another process compiles, and by compiled code from the next move on."""

    def __init__(self, rules: RuleSet, say: Callable[[str], None]) -> None:
        self._rules = rules
        self._say = say
        self._thinker: Thinker = CoreThinker(rules)
        self._bridging = True
        say(_COMPILING if cache_folder() is not None else _UNKEPT)
        start_compiling(rules)

    def think(self, assignment: Assignment) -> Action:
        """See the protocol ``Thinker``."""
        return self._best().think(assignment)

    def evaluate(self, game: Game) -> Score:
        """See the protocol ``Thinker``."""
        return self._best().evaluate(game)

    def _best(self) -> Thinker:
        if self._bridging and is_player_compiled(self._rules):
            self._thinker, self._bridging = compiled_thinker(self._rules), False
            self._say(_COMPILED)
        return self._thinker
