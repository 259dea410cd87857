"""Records of every game with everything that a record can hold, for hypothesis to choose from."""

import io
from random import Random

import attrs
from hypothesis import strategies as st

from junqi.core.action import Deploy, Flip
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.notation.board_text import format_board
from junqi.notation.layout import format_layout
from junqi.records.findings.codes import Code
from junqi.records.model.record import START, Node, Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record

ANY_TEXT = st.text(
    st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from('{}[]%;$()\n\r\t "\\\u2028\u0085\x1f\ufeff')),
    max_size=60,
)
COMMENTS = st.lists(ANY_TEXT, max_size=12)
VALUES = st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30), min_size=3, max_size=3)


class Grower:
    """Grows the tree of a record, at random but for the comments."""

    def __init__(self, random: Random, comments: list[str], truth: bytes) -> None:
        self.nodes: list[Node] = []
        self._random = random
        self._comments = comments
        self._truth = truth
        self._main: dict[int, int] = {}

    def grow(self, parent: int, game: Game, length: int, depth: int = 0, replaces: int = START) -> Game:
        """Add a line of play of at most so many moves with its variations; the game at its end."""
        may_comment_before = depth > 0
        for _ in range(length):
            if game.outcome is not None:
                break
            after = self._play(game)
            index = len(self.nodes)
            main = self._main.setdefault(parent, index)
            assert after.ply is not None
            node = self._annotated(Node(parent, after.ply), may_comment_before)
            self.nodes.append(attrs.evolve(node, replaces=replaces if main not in (index, replaces) else None))
            replaces, may_comment_before = START, False
            while depth < 4 and self._random.random() < 0.15:
                self.grow(parent, game, self._random.randrange(1, 4), depth + 1, index)
                may_comment_before = True
            parent, game = index, after
        return game

    def _play(self, game: Game) -> Game:
        action = self._random.choice(game.rules.legal_actions(game.position))
        revealed = self._truth[action.square] & 31 if isinstance(action, Flip) and self._truth else None
        return game.play(action, revealed)

    def _annotated(self, node: Node, may_comment_before: bool) -> Node:
        random = self._random
        return attrs.evolve(
            node,
            nags=tuple(sorted(random.sample(range(256), random.choice((0, 0, 0, 1, 2))))),
            before=self._some() if may_comment_before else (),
            after=self._some(),
        )

    def _some(self) -> tuple[str, ...]:
        return tuple(self._comments.pop() for _ in range(self._random.randrange(3)) if self._comments)


def build(rules: RuleSet, seed: int, comments: list[str], values: list[str], *, dealt: bool) -> Record:
    """A record whose moves are random and legal."""
    random = Random(seed)
    tags = dict(zip(("Event", "First", "Annotator"), values, strict=True))
    tags |= {"Site": "?", "Date": "2026.??.??", "Round": "-", "Second": "?", "Result": "*", "Variant": rules.id}
    game, truth = Game.begin(rules), b""
    if rules.hides_pieces:
        position = rules.deal(rules.start(), random)
        truth = position.board
        if dealt:
            tags["Deal"] = format_board(rules, truth)
            game, truth = Game.begin(rules, position), b""
    if rules.deployment is not None:
        for tag in ("FirstLayout", "SecondLayout"):
            layout = rules.deployment.random_fill(rules.deployment.empty, random)
            tags[tag] = format_layout(rules, layout)
            game = game.play(Deploy(layout))
    grower = Grower(random, list(comments), truth)
    grower.grow(START, game, random.randrange(1, 30))
    return Record(tuple(tags.items()), tuple(grower.nodes), "*", tuple(comments[:2]), tuple(comments[2:3]))


def ended(record: Record) -> Record:
    """The record with the result that its main line has."""
    text = write_record(record)
    for read in read_records(io.BytesIO(text.encode())):
        for finding in read.findings:
            if finding.code is Code.RESULT_AGAINST_RULES:
                result = finding.message.split("ended ")[1].split()[0]
                tags = tuple((name, result if name == "Result" else value) for name, value in record.tags)
                return attrs.evolve(record, tags=tags, result=result)
    return record


RECORDS = st.builds(
    build,
    st.sampled_from(list(RULE_SETS.values())),
    st.integers(0, 2**32),
    COMMENTS,
    VALUES,
    dealt=st.booleans(),
).map(ended)
