"""``docs/conversions.md`` says what the formats declare, and what they declare is counted as it should be."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

import junqi
from junqi.records.converting import part, zsg_parts
from junqi.records.converting.format_name import FormatName
from junqi.records.converting.losses import Losses
from junqi.records.converting.part import Part
from junqi.records.converting.table import FORMATS
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records

PAGE = (Path(junqi.__file__).parent / "docs" / "conversions.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line.strip("|").strip() for line in section.splitlines() if line.startswith("|")]
    return [line.split(" | ") for line in lines[2:]]


def listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "—"


def test_every_format_is_in_the_table() -> None:
    assert [*FORMATS] == [*FormatName]
    assert rows("Formats") == [
        [
            f"`{name.value}`",
            listed([f".{suffix}" for suffix in form.suffixes]),
            form.title,
            form.holds.value,
            listed([f"--{option}" for option in sorted(form.options)]),
        ]
        for name, form in FORMATS.items()
    ]


def test_every_loss_is_listed_with_the_formats_that_have_it() -> None:
    parts = dict.fromkeys(loss for form in FORMATS.values() for loss in form.losses)
    assert rows("What is left out") == [
        [loss.name, loss.meaning, listed([name.value for name, form in FORMATS.items() if loss in form.losses])]
        for loss in parts
    ]


def test_every_part_is_left_out_by_some_format() -> None:
    parts = {value for module in (part, zsg_parts) for value in vars(module).values() if isinstance(value, Part)}
    assert parts == {loss for form in FORMATS.values() for loss in form.losses}


MOVETEXT = (
    "{before} 1. Rg4 {one} {[%emt 0:00:02] two} $1 $40 (1. Rg2 {in a variation} $2 (1. Ta2) 1... Ra6) "
    "1... Ra6 2. Rg5\n% hidden\n Zz9 1-0 {after}"
)
MORE = '[Annotator "\x1b"]\n[Annotator "Bob"]\n[Annotator "Eve"]\n[FirstType "program"]\n[Deal "x"]\n'


@pytest.fixture
def record(jungle: Callable[..., bytes]) -> Record:
    data = jungle(MOVETEXT, result="1-0", more=MORE).replace(b'"Ann"', b'"A\xff\xfe"').replace(b"one", b"on\xff")
    return next(iter(read_records(BytesIO(data)))).record or Record()


@pytest.mark.parametrize(
    ("counted", "number"),
    [
        (part.MOVES, 3),
        (part.VARIATIONS, 2),
        (part.COMMENTS, 4),
        (part.GAME_COMMENTS, 2),
        (part.NAGS, 2),
        (part.UNREAD, 3),
        (part.HIDDEN, 2),
        (part.TAGS, 6),
        (zsg_parts.TAGS_BUT_PROGRAMS, 5),
        (part.DOUBLES, 1),
        (part.STARTS, 1),
        (part.SECRETS, 1),
        (part.RESULTS, 1),
        (zsg_parts.OPEN_RESULTS, 1),
        (part.ODD_TAGS, 2),
        (part.ODD_REMARKS, 1),
        (part.UNSHOWN, 2),
        (part.COMMANDS, 1),
        (zsg_parts.COUNTS, 0),
        (zsg_parts.TURNS, 0),
    ],
    ids=lambda value: value.name if isinstance(value, Part) else "",
)
def test_each_part_is_counted(counted: Part, number: int, record: Record) -> None:
    assert counted.count(record) == number


@pytest.mark.parametrize(
    ("position", "counts", "turns"),
    [
        ("7/7/7/7/7/7/3E3/3r3/7 w - - 0 1", 0, 0),
        ("7/7/7/7/7/7/3E3/3r3/7 b - - 4 1", 1, 1),
        ("7/7/7/7/7/7/3E3/3r3/7 w - - 4 9", 2, 0),
        ("nonsense", 0, 0),
    ],
)
def test_what_zillions_loses_of_a_position(position: str, counts: int, turns: int) -> None:
    record = Record((("Variant", "jungle-1a-white"), ("Position", position)))
    assert (zsg_parts.COUNTS.count(record), zsg_parts.TURNS.count(record)) == (counts, turns)


def test_losses_are_summed_and_told_in_words(record: Record) -> None:
    losses, more = Losses(), Losses()
    for _ in range(2):
        losses.take((part.VARIATIONS, part.DOUBLES), record)
    losses.take((part.VARIATIONS,), Record())
    more.take((part.SECRETS,), record)
    losses.add(more)
    assert losses.in_words((part.SECRETS, part.VARIATIONS)) == "1 secret, 4 variations in 3 games"
    assert Losses().in_words((part.SECRETS,)) == ""
