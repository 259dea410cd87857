"""Writing movetext: the tree of moves in reading order, without recursion."""

from collections import defaultdict

from ...core.game import is_deployment
from ...core.ply import Ply
from ...core.position import Position
from ...core.seat import Player
from ...notation.move_writer import format_ply
from ...notation.style import MoveStyle
from ..model.record import START, Node, Record
from ..model.replay import games_from
from ..model.start import read_start
from ..reading.unread import is_open
from .flow import Flow
from .tag_writer import begins_tag
from .writer_errors import UnwritableError


def movetext_lines(record: Record, style: MoveStyle) -> list[str]:
    """The lines of movetext, from the first comment to what follows the result.

    Raises:
        UnwritableError: if the nodes are not in reading order, or hold plies that the rules do not allow.
    """
    writer = _MovetextWriter(record, style)
    writer.write()
    return writer.flow.lines()


class _MovetextWriter:
    """Where writing stands. ``tips`` are the last moves of the lines of play that are open, the main line first."""

    def __init__(self, record: Record, style: MoveStyle) -> None:
        self.flow = Flow()
        self._record = record
        self._style = style
        self._start = read_start(record).game
        self._games = games_from(self._start, record) if self._start is not None else [None] * len(record.nodes)
        self._tips = [START]
        self._main_move: dict[int, int] = {}
        self._kept = defaultdict[tuple[int, bool], list[str]](list)
        for kept in record.kept:
            self._kept[kept.place, kept.inside].append(kept.text)
        self._numbered = True
        """Whether a second player's next move needs its number."""
        self._swallowed = False
        """Whether unread text would take in a closing parenthesis."""

    def write(self) -> None:
        """Write everything."""
        record, count = self._record, len(self._record.nodes)
        self._comments(record.before)
        for index, node in enumerate(record.nodes):
            self._go_to(index, node)
            self._node(index, node)
        self._close_to(1)
        self._write_kept(count)
        if not self._is_text_alone():
            self._result()
        self._comments(record.after)
        self._write_kept(count + 1)

    # Lines of play

    def _go_to(self, index: int, node: Node) -> None:
        """Close and open variations, so that a node can be written."""
        if self._swallowed:
            raise UnwritableError("unread text that leaves a brace or parenthesis open, and moves after it")
        main = self._main_move.setdefault(node.parent, index)
        opens = main != index
        before = (main if node.replaces is None else node.replaces) if opens else node.parent
        self._close_to(self._level(before))
        self._write_kept(index)
        if opens:
            self.flow.open()
            self._tips.append(before)
            self._numbered = True
        self._write_kept(index, inside=True)
        self._tips[-1] = index

    def _level(self, tip: int) -> int:
        """How many lines are open where ``tip`` is the last move of the innermost."""
        for level in range(len(self._tips), 0, -1):
            if self._tips[level - 1] == tip:
                return level
        raise UnwritableError("nodes that are not in reading order")

    def _close_to(self, level: int) -> None:
        while len(self._tips) > level:
            if not self._swallowed:
                self.flow.close()
            self._tips.pop()
            self._numbered = True

    # What stands there

    def _node(self, index: int, node: Node) -> None:
        self._comments(node.before)
        if node.ply is None:
            self._unread(node.text or "")
        else:
            self._move(index, node, node.ply)
        for nag in node.nags:
            self.flow.word(f"${nag}")
        self._comments(node.after)

    def _move(self, index: int, node: Node, ply: Ply) -> None:
        before = self._start if node.parent == START else self._games[node.parent]
        after = self._games[index]
        if before is None or after is None or after.ply != ply:
            raise UnwritableError(f"node {index}, a ply that the rules do not allow")
        if not is_deployment(ply):
            self._number(before.position)
        self.flow.word(format_ply(before.rules, before.position, ply, self._style))

    def _number(self, position: Position) -> None:
        if position.turn is Player.FIRST:
            self.flow.word(f"{position.number}.")
        elif self._numbered:
            self.flow.word(f"{position.number}...")
        self._numbered = False

    def _unread(self, text: str) -> None:
        text = " " + text if text.startswith(("%", "[")) else text
        self._verbatim(text)
        self._swallowed = is_open(text, in_variation=len(self._tips) > 1)

    def _write_kept(self, place: int, *, inside: bool = False) -> None:
        for text in self._kept.get((place, inside), ()):
            self._verbatim(text)
            self._swallowed = self._swallowed or is_open(text, in_variation=True)

    def _verbatim(self, text: str) -> None:
        """Text on its own lines; a blank before it where its first column would begin a game."""
        self.flow.own_line(" " + text if begins_tag(text) else text)

    def _comments(self, comments: tuple[str, ...]) -> None:
        for comment in comments:
            self.flow.comment(comment)

    def _result(self) -> None:
        if self._swallowed:
            self.flow.own_line(self._record.result)
        else:
            self.flow.word(self._record.result)

    def _is_text_alone(self) -> bool:
        """Whether it is nothing but comments that belong to no game."""
        record = self._record
        has_game = record.tags or record.nodes or record.after or record.result != "*"
        texts = [kept.text for kept in record.kept if kept.place <= len(record.nodes)]
        return (
            not has_game
            and len(texts) == len(record.kept)
            and bool(texts or record.before)
            and not any(map(begins_tag, texts))
        )
