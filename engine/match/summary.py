"""What a match has shown, in words and numbers."""

import math

from ...notation.counted import counted
from .contestant import Contestant
from .elo import Estimate
from .plan import MatchPlan
from .results import Results
from .standing import Standing


def summary(plan: MatchPlan, standing: Standing) -> list[str]:
    """The lines that are printed at the end of a match."""
    first, second = plan.contestants
    heading = f"{first.name} against {second.name}: {plan.rules.id}, {plan.control.words}, seed {plan.seed}"
    lines = [heading, _games(standing)]
    if standing.estimate is not None:
        lines += [_score(standing.results, standing.estimate), _elo(standing.estimate), _pairs(standing)]
    if plan.sprt is not None:
        lines.append(sprt_line(standing))
    if standing.endings:
        lines.append("ends: " + ", ".join(f"{reason} {count}" for reason, count in standing.reasons.most_common()))
    lines.append("nodes/s: " + "; ".join(f"{player.name} {speed}" for player, speed in _speeds(plan, standing)))
    return lines


def _games(standing: Standing) -> str:
    results = standing.results
    missing = "" if results.games == standing.games else f" of {standing.games}"
    counts = f"{results.wins} won, {results.draws} drawn, {results.losses} lost"
    return f"{counted(results.games, 'game')}{missing}: {counts}"


def _score(results: Results, found: Estimate) -> str:
    low, high = found.bounds
    return f"score: {results.pair_score:.1%}, 95 % interval {low:.1%} to {high:.1%}"


def _elo(found: Estimate) -> str:
    return f"Elo: {elo_text(found)}, likelihood of superiority {found.superiority:.1%}"


def elo_text(found: Estimate) -> str:
    """A difference in Elo with its margin.

    >>> elo_text(Estimate(0.6, 0.02)), elo_text(Estimate(0.999, 0.01))
    ('+70.4 ± 28.4', '+1199.8 or more than +670.8')
    """
    if math.isfinite(found.elo_margin):
        return f"{found.elo:+.1f} ± {found.elo_margin:.1f}"
    low, high = (round(bound, 6) for bound in found.bounds)
    nearest = Estimate(low if high >= 1 else high, 0.0).elo
    return f"{found.elo:+.1f} or {'more' if high >= 1 else 'less'} than {nearest:+.1f}"


def _pairs(standing: Standing) -> str:
    counts = " ".join(str(count) for count in standing.results.pairs)
    return f"pairs by points 0, ½, 1, 1½, 2: {counts}"


def sprt_line(standing: Standing) -> str:
    """What the sequential test says."""
    assert standing.sprt is not None
    sprt, verdict = standing.sprt, standing.verdict
    ratio = sprt.ratio(standing.results.pairs)
    decided = "undecided" if verdict is None else verdict.value
    return (
        f"SPRT of Elo {sprt.elo0:g} (H0) against {sprt.elo1:g} (H1): "
        f"LLR {ratio:+.2f} of {-sprt.bound:+.2f} to {sprt.bound:+.2f}, {decided}"
    )


def _speeds(plan: MatchPlan, standing: Standing) -> list[tuple[Contestant, str]]:
    """Each contestant with its speed, as it told."""
    return [
        (player, "unknown" if speed.nodes_per_second is None else f"{speed.nodes_per_second:,.0f}")
        for player, speed in zip(plan.contestants, standing.speeds, strict=True)
    ]
