"""Replay as text, line by line: for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from ...core.errors import JunqiError, RefusedError
from ...core.game import is_deployment
from ..compression.reading import plain
from ..findings.finding import Finding
from ..findings.severity import Severity
from ..formats.game_index import NO_GAME, no_game_reason
from ..formats.raw_game import raw_games, read_raw
from ..model.record import START, Record
from ..model.tree import main_line
from ..reading.game_reader import ReadGame
from ..text.blocks import ByteStream
from ..text.presentable import presentable
from .replay_text import game_lines, place_lines
from .replayed import Replayed


class NoSuchGameError(JunqiError, LookupError):
    """A game number that a file does not reach."""

    def __init__(self, file: str, number: int, games: int) -> None:
        super().__init__(f"{file} has no game {number}: its games are 1 to {games}")
        self.number = number
        self.games = games


class NoGamesError(RefusedError, ValueError):
    """A file in which there is no game."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file} holds no game: {reason}")
        self.file = file
        self.reason = reason


class NoSuchPlyError(JunqiError, LookupError):
    """A ply that the main line of a game does not reach."""

    def __init__(self, ply: int, last: int) -> None:
        super().__init__(f"the game has no ply {ply}: the plies of its main line are 0, the start, to {last}")
        self.ply = ply
        self.last = last


def plain_replay(stream: ByteStream, file: str, number: int, ply: int | None, out: TextIO, err: TextIO) -> bool:
    """Write one game of a stream to ``out``, or only what stands after one ply of its main line.

    Errors and warnings, and that more games follow, are told on ``err``. Returns whether the game is free of errors.

    Raises:
        NoGamesError: if the stream holds no game.
        NoSuchGameError, NoSuchPlyError: if a number is out of range.
    """
    read, last = find_game(stream, file, number)
    replayed = Replayed.of(read.record or Record())
    lines = game_lines(replayed) if ply is None else place_lines(replayed, node_at_ply(replayed.record, ply))
    out.writelines(f"{line}\n" for line in lines)
    out.flush()
    err.writelines(
        f"{presentable(str(finding))}\n" for finding in read.findings if finding.severity is not Severity.NOTE
    )
    if not last:
        err.write(f"{file} holds more games: --game {number + 1} shows the next one\n")
    return is_sound(read.findings)


def find_game(stream: ByteStream, file: str, number: int) -> tuple[ReadGame, bool]:
    """One game of a stream, and whether it is the last; the games before it are not read.

    Raises:
        NoGamesError: if the stream holds no game.
        NoSuchGameError: if it ends before that game.
    """
    games, reason, raws = 0, NO_GAME, raw_games(plain(stream, file), file)
    for raw in raws:
        games = raw.block.number
        if games == number:
            return read_raw(raw, file), next(raws, None) is None
        if not games:
            reason = no_game_reason(raw)
    raise NoSuchGameError(file, number, games) if games else NoGamesError(file, reason)


def node_at_ply(record: Record, ply: int) -> int:
    """The node after so many plies of the main line, deployments not counted; ``START`` for 0.

    Raises:
        NoSuchPlyError: if the main line is shorter.
    """
    plies = [node for node in main_line(record) if _is_counted(record, node)]
    if ply > len(plies):
        raise NoSuchPlyError(ply, len(plies))
    return plies[ply - 1] if ply else START


def _is_counted(record: Record, node: int) -> bool:
    """Whether a node is a ply: neither a deployment nor text that was not understood."""
    ply = record.nodes[node].ply
    return ply is not None and not is_deployment(ply)


def is_sound(findings: Iterable[Finding]) -> bool:
    """Whether no finding is an error."""
    return all(finding.severity is not Severity.ERROR for finding in findings)
