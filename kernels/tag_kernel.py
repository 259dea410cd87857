"""Tag sections, compiled: only those of which nothing could be said are taken."""

from . import reading_memory as m
from .memory_kernel import compiled, inlined, integer, load, store
from .tag_value_kernel import is_date, is_number, is_rating, is_time_control, number_of_choice
from .text_kernel import (
    BACKSLASH,
    BRACKET,
    DELETE,
    END_BRACKET,
    LINE_FEED,
    PERCENT,
    QUOTE,
    REFUSED,
    RETURN,
    SPACE,
    TAB,
    after_character,
    byte,
    end_of_line,
    is_name,
    number,
    spells,
)

_LONGEST_NAME = 255


@compiled
def read_tags(memory: int, text: int, at: int) -> int:
    """Where the movetext begins after the tag section at an offset; ``REFUSED`` where anything is odd about it.

    What the game's tags say is left in the memory block.
    """
    forget_tags(memory)
    count = integer(0)
    while byte(text, at) == BRACKET:
        at = _read_tag(memory, text, at + 1, count)
        if at < 0:
            return REFUSED
        count += 1
    at = end_of_line(text, at)
    if at < 0 or count < load(memory, m.ROSTER):
        return REFUSED
    sign = byte(text, at)
    odd = sign == LINE_FEED or sign == RETURN or sign == SPACE or sign == TAB or sign == BRACKET or sign == PERCENT
    return REFUSED if odd else at


@inlined
def forget_tags(memory: int) -> None:
    """Nothing is known of the game yet."""
    for slot in range(m.RESULT, m.GIVEN_FOR):
        store(memory, slot, integer(0))
    store(memory, m.PLY_COUNT, integer(-1))
    store(memory, m.FOUND_VARIANT, integer(-1))
    store(memory, m.FOUND_POSITION, integer(0))


@compiled
def end_of_name(text: int, at: int) -> int:
    """Where the name ends that begins at an offset, if a space and a quote follow; else ``REFUSED``."""
    end = at
    while is_name(byte(text, end)):
        end += 1
    fits = at < end <= at + _LONGEST_NAME and byte(text, end) == SPACE and byte(text, end + 1) == QUOTE
    return end if fits else REFUSED


@compiled
def _read_tag(memory: int, text: int, at: int, count: int) -> int:
    """Read a tag from its name on; what follows its line."""
    name_end = end_of_name(text, at)
    if name_end < 0:
        return REFUSED
    value = name_end + 2
    end = _end_of_value(text, value)
    if end < 0 or byte(text, end + 1) != END_BRACKET:
        return REFUSED
    tag = _tag_of(memory, text, at, name_end, count)
    if tag < 0 or (tag > 0 and not _is_of_form(memory, text, value, end, tag)):
        return REFUSED
    store(memory, m.NAME, at)
    store(memory, m.NAME + 1, name_end)
    return end_of_line(text, end + 2)


@compiled
def _end_of_value(text: int, at: int) -> int:
    """Where the quote stands that ends a value."""
    while True:
        sign = byte(text, at)
        if sign == QUOTE:
            return at
        if sign >= 0x80:
            at = after_character(text, at)
            if at < 0:
                return REFUSED
        elif sign == BACKSLASH:
            if byte(text, at + 1) != QUOTE and byte(text, at + 1) != BACKSLASH:
                return REFUSED
            at += 2
        elif sign < SPACE or sign == DELETE:
            return REFUSED
        else:
            at += 1


@compiled
def _tag_of(memory: int, text: int, at: int, end: int, count: int) -> int:
    """The row of a tag in the tables, 0 if it has none; ``REFUSED`` where it may not follow the tag before it."""
    if count < load(memory, m.ROSTER):
        tag = m.ROSTER + 1 + m.TAG_SIZE * count
        return tag if _is_tag(memory, tag, text, at, end) else REFUSED
    if count > load(memory, m.ROSTER) and not _rises(text, load(memory, m.NAME), load(memory, m.NAME + 1), at, end):
        return REFUSED
    if _row(memory, m.ROSTER, text, at, end) != 0:
        return REFUSED
    return _row(memory, m.KNOWN_TAGS, text, at, end)


@inlined
def _is_tag(memory: int, row: int, text: int, at: int, end: int) -> bool:
    return spells(text, at, end, load(memory, row), load(memory, row + 1), load(memory, row + 2))


@compiled
def _row(memory: int, table: int, text: int, at: int, end: int) -> int:
    for number_of_row in range(load(memory, table)):
        row = table + 1 + m.TAG_SIZE * number_of_row
        if _is_tag(memory, row, text, at, end):
            return row
    return 0


@compiled
def _rises(text: int, at: int, end: int, next_at: int, next_end: int) -> bool:
    """Whether a name comes before the next one in the order of ASCII."""
    while at < end and next_at < next_end:
        if byte(text, at) != byte(text, next_at):
            return byte(text, at) < byte(text, next_at)
        at += 1
        next_at += 1
    return at == end and next_at < next_end


@compiled
def _is_of_form(memory: int, text: int, at: int, end: int, tag: int) -> bool:
    """Whether a value is of its tag's form; what it says is noted."""
    form, argument = load(memory, tag + 3), load(memory, tag + 4)
    if form == m.IS_DATE:
        return is_date(text, at, end)
    if form == m.IS_CHOICE:
        return number_of_choice(memory, argument, text, at, end) >= 0
    if form == m.IS_RESULT:
        store(memory, m.RESULT, number_of_choice(memory, m.RESULTS, text, at, end))
        return load(memory, m.RESULT) >= 0
    if form == m.IS_COUNT:
        if not is_number(text, at, end, 9):
            return False
        store(memory, m.PLY_COUNT, number(text, at, end))
        return True
    if form == m.IS_RATING:
        return is_rating(text, at, end)
    if form == m.IS_TIME_CONTROL:
        return is_time_control(text, at, end)
    if form == m.IS_VARIANT:
        store(memory, m.FOUND_VARIANT, _variant(memory, text, at, end))
        return load(memory, m.FOUND_VARIANT) >= 0
    if form == m.IS_NOTED:
        store(memory, argument, at)
        store(memory, argument + 1, end)
    return True


@compiled
def _variant(memory: int, text: int, at: int, end: int) -> int:
    """The number of the variant with an identifier, or -1."""
    for variant in range(load(memory, m.VARIANTS)):
        row = variant_row(variant)
        if spells(text, at, end, load(memory, row), load(memory, row + 1), load(memory, row + 2)):
            return variant
    return -1


@inlined
def variant_row(variant: int) -> int:
    """Where the row of a variant stands in the memory block."""
    return m.VARIANTS + 1 + m.VARIANT_SIZE * variant
