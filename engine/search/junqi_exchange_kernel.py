"""What captures of Junqi bring in, compiled."""

from ...core.army_pieces import GRENADE
from ...kernels.army_kernel import straight
from ...kernels.army_tables_kernel import CAMPS
from ...kernels.bits_kernel import ONE, ZERO
from ...kernels.junqi_state_kernel import JunqiState, carriers, fighters, occupied, of_kind, pieces, side_of, turn
from ...kernels.junqi_terrain_kernel import not_stronger
from ...kernels.memory_kernel import implements, inlined, signed_table, word
from ...kernels.move_kernel import BOTH_FALL, kind, origin, result, target, victim
from . import evaluation_kernel as evaluation

_TYPICAL = signed_table((0, 760, 640, 560, 480, 400, 330, 260, 180, 140, 330, 140, 500, 0, 0, 0))
"""What a kind is worth where it is quickly weighed against another."""


@inlined
def _recaptured_by(state: JunqiState, move: int) -> int:
    """The squares of enemies that could take whoever stands on a move's target after it."""
    side = side_of(state, turn(state))
    at = ONE << word(target(move))
    left = occupied(state) & ~(ONE << word(origin(move)))
    enemies = pieces(state, 1 - side) & ~state.down & ~carriers(state) & ~at
    return straight(target(move), left) & enemies & fighters(state)


@implements(evaluation.exchange, JunqiState)
def exchange(state: JunqiState, rules: int, memory: int, move: int) -> int:
    """The victim's value, less the attacker's where it falls or is taken in return."""
    gain = _TYPICAL[victim(move)]
    if result(move) == BOTH_FALL:
        return gain - _TYPICAL[kind(move)]
    if CAMPS >> word(target(move)) & ONE != ZERO:
        return gain
    enemies = _recaptured_by(state, move)
    grenades = enemies & of_kind(state, GRENADE)
    if enemies & ~grenades & ~not_stronger(state, kind(move)) != ZERO:
        return gain - _TYPICAL[kind(move)]
    if grenades != ZERO:
        return gain - max(_TYPICAL[kind(move)] - _TYPICAL[GRENADE], 0)
    return gain
