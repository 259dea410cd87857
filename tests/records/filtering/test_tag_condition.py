"""Conditions about tags, as they are written and as they hold."""

import pytest

from junqi.records.filtering.errors import ConditionError
from junqi.records.filtering.tag_condition import parse_tag_condition

TAGS = {"First": "Ann", "Second": "Bob = Rat", "Date": "2026.01.??", "PlyCount": "20", "Event": "Club evening"}


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("First=Ann", True),
        ("First=Ann ", False),
        (" First =Ann", True),
        ("First=ann", False),
        ("First!=Ann", False),
        ("First!=Bob", True),
        ("Second=Bob = Rat", True),
        ("Date>=2026.01", True),
        ("Date>2025", True),
        ("Date>2026", False),
        ("Date<=2026.01", True),
        ("Date=2026", True),
        ("Date=2026.01.15", False),
        ("Date!=2026.01.15", True),
        ("PlyCount<100", True),
        ("PlyCount>=020", True),
        ("Event~=even", True),
        ("Event~=^even", False),
        ("Event~=(?i)CLUB", True),
        ("Event!~=^even", True),
        ("Event~=", True),
        ("Annotator~=", False),
        ("Annotator=", False),
        ("Annotator!=Bo", True),
        ("Annotator!~=Bo", True),
        ("Annotator<Z", False),
    ],
)
def test_a_condition_holds(text: str, holds: bool) -> None:
    assert parse_tag_condition(text).by_tags(TAGS) is holds


@pytest.mark.parametrize(
    ("text", "part", "offset"),
    [
        ("First", "a condition on a tag is its name", 0),
        ("First Name=Ann", "a condition on a tag is its name", 0),
        ("=Ann", "a condition on a tag is its name", 0),
        ("Date>=soon", "'soon' is no date: it is written YYYY, YYYY.MM or YYYY.MM.DD", 6),
        ("Date<2026.13", "'2026.13' is no date", 5),
        ("First~=(a", "not a regular expression: missing ), unterminated subpattern, at character 8", 7),
        ("First!~=a**", "not a regular expression: multiple repeat, at character 11", 10),
        ("First~=a{99999999999999999999}", "a regular expression that is too large", 7),
    ],
)
def test_a_condition_that_is_none_is_refused_with_its_place(text: str, part: str, offset: int) -> None:
    with pytest.raises(ConditionError) as caught:
        parse_tag_condition(text)
    assert part in str(caught.value) and "\n" not in str(caught.value)
    assert (caught.value.text, caught.value.offset) == (text, offset)


def test_a_pattern_that_python_warns_of_is_taken_in_silence() -> None:
    assert parse_tag_condition("First~=[[A]nn").by_tags(TAGS)
