"""Info lines: what a search has found so far. Source: "info" in the description of the UCI protocol."""

from collections.abc import Iterator
from itertools import pairwise

import attrs

from .score import Score, format_score


@attrs.frozen
class Info:
    """One line of a search in progress.

    ``depth`` and ``seldepth`` count plies, ``multipv`` numbers the lines from 1, best first. ``nodes`` and ``nps`` are
    positions searched, in all and a second; ``hashfull`` is in thousandths of the transposition table, ``time`` in
    milliseconds. ``pv`` holds the best line's moves in coordinate form. What a program left out is ``None``.
    """

    depth: int
    score: Score
    pv: tuple[str, ...] = ()
    seldepth: int | None = None
    multipv: int = 1
    nodes: int | None = None
    nps: int | None = None
    hashfull: int | None = None
    time: int | None = None


def format_info(info: Info) -> str:
    """The line that says it.

    >>> format_info(Info(depth=4, score=Score.of_centipawns(12), pv=("g3g4", "c7d7"), nodes=1200, time=15))
    'info depth 4 multipv 1 score cp 12 nodes 1200 time 15 pv g3g4 c7d7'
    """
    return " ".join(("info", *_parts(info)))


def _parts(info: Info) -> Iterator[str]:
    yield f"depth {info.depth}"
    if info.seldepth is not None:
        yield f"seldepth {info.seldepth}"
    yield f"multipv {info.multipv}"
    yield f"score {format_score(info.score)}"
    for name in ("nodes", "nps", "hashfull", "time"):
        value = getattr(info, name)
        if value is not None:
            yield f"{name} {value}"
    if info.pv:
        yield f"pv {' '.join(info.pv)}"


_COUNTS = frozenset({"depth", "seldepth", "multipv", "nodes", "nps", "hashfull", "time"})
_BOUNDS = frozenset({"lowerbound", "upperbound"})


def parse_info(line: str) -> Info | None:
    """What a line says; ``None`` for one that holds no exact score, such as ``info string`` or ``info currmove``.

    Words that are not known are passed over, as the protocol wants it.

    >>> parse_info("info depth 3 score mate 2 wdl 1 0 0 pv a1a2").score
    Score(centipawns=None, mate=2)
    """
    words = line.split()
    if words[:1] != ["info"] or "string" in words:
        return None
    head, pv = _split_at_pv(words[1:])
    score = _score(head)
    if score is None or not _BOUNDS.isdisjoint(head):
        return None
    counts = _counts(head)
    return Info(
        depth=counts.get("depth", 0),
        score=score,
        pv=pv,
        seldepth=counts.get("seldepth"),
        multipv=max(1, counts.get("multipv", 1)),
        nodes=counts.get("nodes"),
        nps=counts.get("nps"),
        hashfull=counts.get("hashfull"),
        time=counts.get("time"),
    )


def _split_at_pv(words: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """What stands before ``pv``, and the moves after it."""
    if "pv" not in words:
        return words, ()
    at = words.index("pv")
    return words[:at], tuple(words[at + 1 :])


def _score(words: list[str]) -> Score | None:
    if "score" not in words:
        return None
    kind, *values = (*words[words.index("score") + 1 :], "", "")[:2]
    value = _whole(values[0])
    if value is None or kind not in ("cp", "mate"):
        return None
    return Score.of_centipawns(value) if kind == "cp" else Score.of_mate(value)


def _counts(words: list[str]) -> dict[str, int]:
    """The whole numbers from 0 that follow the names of counts."""
    found: dict[str, int] = {}
    for name, text in pairwise(words):
        value = _whole(text)
        if name in _COUNTS and value is not None and value >= 0:
            found[name] = value
    return found


_MOST_DIGITS = 18


def _whole(text: str) -> int | None:
    """A whole number of a sensible size; ``None`` for anything else."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
        return None
    return int(text)
