"""What is written reads back as the record less what the format says that it leaves out.

The record that is expected is worked out here, from the list of losses alone: each part has its own way of being
taken out of a record, and none of it is the code that writes.
"""

import io
from collections.abc import Callable

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.core.seat import Player
from junqi.notation.layout import parse_layout
from junqi.notation.position import parse_position
from junqi.records.converting.choices import Choices
from junqi.records.converting.format import Numbered
from junqi.records.converting.format_name import FormatName
from junqi.records.converting.table import FORMATS
from junqi.records.formats.input_format import read_any
from junqi.records.model.record import Node, Record
from junqi.records.writing.writer_errors import UnwritableError

COMMENTS = st.lists(
    st.text(
        st.one_of(
            st.characters(exclude_categories=["Cs"]), st.sampled_from('{}[]%;$()\n\r\t "\\\u2028\u0085\x1f\ufeff*_`|<')
        ),
        max_size=40,
    ),
    max_size=12,
).map(tuple)

KNOWN_WITHOUT = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "First": "?", "Second": "?"}
STARTS = ("Position", "Deal", "FirstLayout", "SecondLayout")


def main_nodes(record: Record) -> list[Node]:
    """The first node after each node, from the start."""
    first: dict[int, int] = {}
    for index, node in enumerate(record.nodes):
        first.setdefault(node.parent, index)
    line, at = [], -1
    while at in first:
        at = first[at]
        line.append(record.nodes[at])
    return line


def without_variations(record: Record) -> Record:
    nodes = tuple(attrs.evolve(node, parent=n - 1, replaces=None) for n, node in enumerate(main_nodes(record)))
    return attrs.evolve(record, nodes=nodes)


def without_comments(record: Record) -> Record:
    nodes = tuple(attrs.evolve(node, before=(), after=()) for node in record.nodes)
    return attrs.evolve(record, nodes=nodes, before=(), after=())


def without_annotations(record: Record) -> Record:
    return attrs.evolve(record, nodes=tuple(attrs.evolve(node, nags=()) for node in record.nodes))


def without_unread(record: Record) -> Record:
    return attrs.evolve(record, nodes=tuple(node for node in record.nodes if node.ply), kept=())


def without_tags(record: Record) -> Record:
    kept = [
        (name, value)
        for name, value in record.tags
        if name in ("Variant", "Result", *STARTS) or (name in ("FirstType", "SecondType") and value == "program")
    ]
    return attrs.evolve(record, tags=tuple((KNOWN_WITHOUT | dict(kept)).items()))


def with_tag(record: Record, name: str, value: str | None) -> Record:
    others = tuple(tag for tag in record.tags if tag[0] != name)
    return attrs.evolve(record, tags=others if value is None else (*others, (name, value)))


def changed_position(record: Record, change: Callable[[list[str]], list[str]]) -> Record:
    """The record with other fields in its Position, which is left out where it then says what the rules say."""
    text = record.tag("Position")
    if text is None:
        return record
    rules, fields = RULE_SETS[record.tag("Variant") or ""], change(text.split())
    is_usual = parse_position(rules, " ".join(fields)) == rules.start()
    return with_tag(record, "Position", None if is_usual else " ".join(fields))


def without_counts(record: Record) -> Record:
    return changed_position(record, lambda fields: [*fields[:4], "0", "1"])


def without_turn(record: Record) -> Record:
    if record.nodes:
        return record
    rules = RULE_SETS[record.tag("Variant") or ""]
    return changed_position(record, lambda fields: [fields[0], rules.first_side.name[0].lower(), *fields[2:]])


def without_result(record: Record) -> Record:
    """The plies as the rules answer them, and the result that they give, if they give one."""
    rules, position = RULE_SETS[record.tag("Variant") or ""], record.tag("Position")
    game = Game.begin(rules, None if position is None else parse_position(rules, position))
    for name in ("FirstLayout", "SecondLayout"):
        if (layout := record.tag(name)) is not None:
            game = game.play(Deploy(parse_layout(rules, layout)))
    nodes = []
    for node in record.nodes:
        assert node.ply is not None
        game = game.play(node.ply.action, node.ply.revealed)
        nodes.append(attrs.evolve(node, ply=game.ply))
    result = "*"
    if game.outcome is not None:
        result = {Player.FIRST: "1-0", Player.SECOND: "0-1", None: "1/2-1/2"}[game.outcome.winner]
    return attrs.evolve(with_tag(record, "Result", result), nodes=tuple(nodes), result=result)


WITHOUT: dict[str, Callable[[Record], Record]] = {
    "variations": without_variations,
    "comments": without_comments,
    "annotations": without_annotations,
    "unread texts": without_unread,
    "tags": without_tags,
    "counts of a Position": without_counts,
    "sides to move": without_turn,
    "results": without_result,
}
"""How each part is taken out, in the order in which that is done."""


def expected(record: Record, losses: set[str]) -> Record:
    assert losses <= WITHOUT.keys()
    for name, without in WITHOUT.items():
        record = without(record) if name in losses else record
    return record


@pytest.mark.parametrize("name", [FormatName.JGN, FormatName.JSON, FormatName.JSON_LINES, FormatName.ZSG])
@settings(max_examples=40)
@given(variant=st.sampled_from(list(RULE_SETS)), seed=st.integers(0, 2**32), comments=COMMENTS)
def test_what_is_written_reads_back(
    rich_record: Callable[..., Record], name: FormatName, variant: str, seed: int, comments: tuple[str, ...]
) -> None:
    form, record = FORMATS[name], rich_record(variant, seed, comments)
    if name is FormatName.ZSG and variant == "junqi":
        with pytest.raises(UnwritableError, match="Junqi"):
            form.write(Numbered(record), Choices())
        return
    frame = form.frame(Choices())
    [document] = form.write(Numbered(record), Choices())
    data = (frame.head + frame.opening).encode() + document.data + (frame.closing + frame.tail).encode()
    [read] = [read for read in read_any(io.BytesIO(data)) if read.record is not None]
    assert read.record == expected(record, {part.name for part in form.losses})


@pytest.mark.parametrize("variant", [name for name in RULE_SETS if name != "junqi"])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_of_every_variant_come_back_from_zillions(
    rich_record: Callable[..., Record], variant: str, seed: int
) -> None:
    form, record = FORMATS[FormatName.ZSG], rich_record(variant, seed, ("a comment",), plies=300)
    [document] = form.write(Numbered(record), Choices())
    [read] = read_any(io.BytesIO(document.data))
    assert read.record == expected(record, {part.name for part in form.losses})
    assert {finding.code.value for finding in read.findings} <= {"no-moves"}


@pytest.mark.parametrize("name", [FormatName.JGN, FormatName.JSON, FormatName.JSON_LINES])
def test_formats_that_hold_whole_records_lose_nothing(name: FormatName) -> None:
    assert FORMATS[name].losses == ()
