"""Comments of movetext, compiled: only those of which nothing could be said are taken."""

from .memory_kernel import compiled, inlined
from .text_kernel import (
    BRACE,
    BRACKET,
    COLON,
    DASH,
    DELETE,
    DOT,
    END_BRACE,
    END_BRACKET,
    HASH,
    LINE_FEED,
    PERCENT,
    PLUS,
    REFUSED,
    RETURN,
    SPACE,
    TAB,
    ZERO_DIGIT,
    after_character,
    byte,
    digits,
    end_of_line,
    is_digit,
    is_name,
    pack,
)

FIVE_DIGIT = ord("5")
_CLOCK = int.from_bytes(b"clk", "little")
_ELAPSED = int.from_bytes(b"emt", "little")
_EVALUATION = int.from_bytes(b"eval", "little")


@compiled
def after_comment(text: int, at: int) -> int:
    """What follows the comment whose brace stands before an offset."""
    while True:
        sign = byte(text, at)
        if sign == END_BRACE:
            return at + 1
        if sign >= SPACE and sign < DELETE and sign != BRACE and sign != BRACKET:
            at += 1
        elif sign == BRACKET:
            at = _after_bracket(text, at + 1)
        elif sign == LINE_FEED or sign == RETURN:
            at = next_line(text, at)
        elif sign >= 0x80:
            at = after_character(text, at)
        elif sign == TAB:
            at += 1
        else:
            return REFUSED
        if at < 0:
            return REFUSED


@compiled
def next_line(text: int, at: int) -> int:
    """The line after the line end at an offset; ``REFUSED`` where it is blank or begins as a tag does."""
    at = end_of_line(text, at)
    if at < 0 or byte(text, at) == BRACKET:
        return REFUSED
    after = at
    while byte(text, after) == SPACE or byte(text, after) == TAB:
        after += 1
    return REFUSED if byte(text, after) == LINE_FEED or byte(text, after) == RETURN else at


@compiled
def after_line_comment(text: int, at: int) -> int:
    """Where the line ends on which a comment begins; ``REFUSED`` where it holds a command."""
    while True:
        sign = byte(text, at)
        if sign == LINE_FEED or sign == RETURN or sign == 0:
            return at
        if sign == BRACKET and byte(text, at + 1) == PERCENT:
            return REFUSED
        if sign >= 0x80:
            at = after_character(text, at)
            if at < 0:
                return REFUSED
        elif (sign < SPACE and sign != TAB) or sign == DELETE:
            return REFUSED
        else:
            at += 1


@compiled
def _after_bracket(text: int, at: int) -> int:
    """What follows the bracket before an offset; of a known command, what follows its value, if that has its form."""
    if byte(text, at) != PERCENT:
        return at
    end = at + 1
    while is_name(byte(text, end)) or byte(text, end) == DASH:
        end += 1
    name = pack(text, at + 1, end)
    if end - at == 4 and (name == _CLOCK or name == _ELAPSED):
        return _end_of_command(text, _after_duration(text, _after_white(text, end)))
    if end - at == 5 and name == _EVALUATION:
        return _end_of_command(text, _after_evaluation(text, _after_white(text, end)))
    return end


@compiled
def _after_white(text: int, at: int) -> int:
    """What follows white space, in which a line may end."""
    while True:
        sign = byte(text, at)
        if sign == SPACE or sign == TAB:
            at += 1
        elif sign == LINE_FEED or sign == RETURN:
            at = next_line(text, at)
            if at < 0:
                return REFUSED
        else:
            return at


@compiled
def _end_of_command(text: int, at: int) -> int:
    if at < 0:
        return REFUSED
    at = _after_white(text, at)
    return at + 1 if at >= 0 and byte(text, at) == END_BRACKET else REFUSED


@inlined
def _after_two_digits(text: int, at: int) -> int:
    """What follows a number from 00 to 59."""
    fits = ZERO_DIGIT <= byte(text, at) <= FIVE_DIGIT and is_digit(byte(text, at + 1))
    return at + 2 if fits else REFUSED


@compiled
def _after_duration(text: int, at: int) -> int:
    """What follows ``h:mm:ss``, with a fraction or without."""
    if at < 0:
        return REFUSED
    end = digits(text, at)
    if end == at or byte(text, end) != COLON:
        return REFUSED
    end = _after_two_digits(text, end + 1)
    if end < 0 or byte(text, end) != COLON:
        return REFUSED
    end = _after_two_digits(text, end + 1)
    if end < 0 or byte(text, end) != DOT:
        return end
    fraction = digits(text, end + 1)
    return fraction if fraction > end + 1 else REFUSED


@compiled
def _after_evaluation(text: int, at: int) -> int:
    """What follows ``+1.25``, ``#5`` or ``#-5``."""
    if at < 0:
        return REFUSED
    if byte(text, at) == HASH:
        return _after_digits(text, at + 2 if byte(text, at + 1) == DASH else at + 1)
    end = _after_digits(text, at + 1 if byte(text, at) == PLUS or byte(text, at) == DASH else at)
    return _after_digits(text, end + 1) if end >= 0 and byte(text, end) == DOT else end


@inlined
def _after_digits(text: int, at: int) -> int:
    """What follows one to six digits."""
    end = digits(text, at)
    return end if at < end <= at + 6 else REFUSED
