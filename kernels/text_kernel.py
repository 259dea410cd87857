"""Bytes of a text, read one by one.

A text is an address; a byte 0 follows its last one, so that looking one byte ahead is always allowed. ``REFUSED`` is
what functions return in place of an offset where a text is not what they take.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .memory_kernel import compiled, inlined

REFUSED = -1

TAB, LINE_FEED, RETURN, SPACE = 9, 10, 13, 32
"""The white space that a clean text holds."""

DELETE = 127

QUOTE, HASH, DOLLAR, PERCENT, OPEN, CLOSE, STAR, DASH, DOT, SLASH = (ord(sign) for sign in '"#$%()*-./')
ZERO_DIGIT, NINE_DIGIT, COLON, SEMICOLON, LESS, EQUAL, QUESTION = (ord(sign) for sign in "09:;<=?")
BRACKET, BACKSLASH, END_BRACKET, CARET, UNDERSCORE, BRACE, END_BRACE, TILDE = (ord(sign) for sign in "[\\]^_{}~")
PLUS, POINT, EXCLAMATION = ord("+"), ord("."), ord("!")


def _byte(typing_context: Any, text: Any, offset: Any) -> Any:
    """The byte at an offset of a text, 0 to 255."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        base = builder.inttoptr(arguments[0], ir.IntType(8).as_pointer())
        return builder.zext(builder.load(builder.gep(base, [arguments[1]])), ir.IntType(64))

    return types.int64(types.int64, types.int64), generate


byte: Callable[[int, int], int] = intrinsic(_byte)
"""The byte at an offset of a text, 0 to 255: ``byte(text, offset)``."""


def _set_byte(typing_context: Any, text: Any, offset: Any, sign: Any) -> Any:
    """Set the byte at an offset of a text."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        base = builder.inttoptr(arguments[0], ir.IntType(8).as_pointer())
        builder.store(builder.trunc(arguments[2], ir.IntType(8)), builder.gep(base, [arguments[1]]))
        return context.get_dummy_value()

    return types.none(types.int64, types.int64, types.int64), generate


set_byte: Callable[[int, int, int], None] = intrinsic(_set_byte)
"""Set the byte at an offset of a text: ``set_byte(text, offset, sign)``."""


@inlined
def is_digit(sign: int) -> bool:
    """Whether a byte is a decimal digit."""
    return ZERO_DIGIT <= sign <= NINE_DIGIT


@inlined
def is_letter(sign: int) -> bool:
    """Whether a byte is a letter of ASCII."""
    return ord("a") <= sign | 32 <= ord("z")


@inlined
def is_name(sign: int) -> bool:
    """Whether a byte may stand in a tag's name."""
    return is_letter(sign) or is_digit(sign) or sign == UNDERSCORE


@inlined
def ends_token(sign: int) -> bool:
    """Whether a token of movetext cannot go on with a byte."""
    return (
        sign == SPACE
        or sign == LINE_FEED
        or sign == RETURN
        or sign == CLOSE
        or sign == BRACE
        or sign == OPEN
        or sign == SEMICOLON
        or sign == DOLLAR
        or sign == TAB
        or sign == END_BRACE
        or sign == 0
    )


@inlined
def end_of_line(text: int, at: int) -> int:
    """What follows the line end at an offset: LF or CRLF; ``REFUSED`` where there is none."""
    if byte(text, at) == LINE_FEED:
        return at + 1
    if byte(text, at) == RETURN and byte(text, at + 1) == LINE_FEED:
        return at + 2
    return REFUSED


@compiled
def digits(text: int, at: int) -> int:
    """Where the digits end that begin at an offset."""
    while is_digit(byte(text, at)):
        at += 1
    return at


@compiled
def number(text: int, at: int, end: int) -> int:
    """The number that up to 18 digits stand for."""
    value = 0
    for place in range(at, end):
        value = value * 10 + byte(text, place) - ZERO_DIGIT
    return value


@compiled
def spells(text: int, at: int, end: int, first: int, second: int, third: int) -> bool:
    """Whether the bytes from ``at`` to ``end`` are those of a word packed by ``packed`` in three integers."""
    if end - at > 24:
        return False
    return pack(text, at, end) == first and pack(text, at + 8, end) == second and pack(text, at + 16, end) == third


@inlined
def pack(text: int, at: int, end: int) -> int:
    """Up to eight bytes as one integer, the first one lowest."""
    value, shift = 0, 0
    for place in range(at, min(end, at + 8)):
        value |= byte(text, place) << shift
        shift += 8
    return value


def packed(text: bytes) -> tuple[int, int, int]:
    """A short text of ASCII as ``spells`` takes it: three integers.

    Raises:
        ValueError: if it has more than 24 bytes.
    """
    if len(text) > 24:
        raise ValueError(text)
    return tuple(int.from_bytes(text[at : at + 8], "little") for at in (0, 8, 16))  # type: ignore[return-value]


@compiled
def after_character(text: int, at: int) -> int:
    """What follows the character of two bytes or more at an offset.

    ``REFUSED`` where it is not UTF-8, a control character, or a byte order mark. Source: the table of well-formed byte
    sequences of the Unicode standard.
    """
    lead, second = byte(text, at), byte(text, at + 1)
    if lead < 0xC2 or lead > 0xF4 or second & 0xC0 != 0x80:
        return REFUSED
    if lead < 0xE0:
        return at + 2 if lead != 0xC2 or second >= 0xA0 else REFUSED
    third = byte(text, at + 2)
    if third & 0xC0 != 0x80:
        return REFUSED
    if lead < 0xF0:
        overlong, surrogate = lead == 0xE0 and second < 0xA0, lead == 0xED and second >= 0xA0
        mark = lead == 0xEF and second == 0xBB and third == 0xBF
        return REFUSED if overlong or surrogate or mark else at + 3
    if byte(text, at + 3) & 0xC0 != 0x80 or (lead == 0xF0 and second < 0x90) or (lead == 0xF4 and second >= 0x90):
        return REFUSED
    return at + 4
