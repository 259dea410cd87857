"""Whole games of a text, compiled: those of which the full reader would have nothing to say.

It is a filter: of a game it says either that there is certainly nothing to say, or that it is not sure. What is
unusual, right or not, is left to the full reader.
"""

from typing import Any

from . import reading_memory as m
from .flow_kernel import begin_flow, end_flow, has_room, is_writing
from .listing_kernel import begin_listing, end_listing, is_listing
from .memory_kernel import compiled, integer, load, store
from .movetext_kernel import after_any_comment, read_movetext
from .start_kernel import can_start, start
from .state_kernel import restored
from .tag_kernel import end_of_name, read_tags, variant_row
from .text_kernel import BRACE, BRACKET, LINE_FEED, REFUSED, RETURN, SEMICOLON, SPACE, TAB, byte, end_of_line


@compiled
def read_games(like: Any, memory: int, text: int, at: int, end: int, is_last: bool) -> None:
    """Read games from an offset at which a tag section begins, up to the first that is not certainly clean.

    ``like`` is any state of the game that this compilation plays. ``end`` is where the text ends, and ``is_last`` says
    that the file ends there too; otherwise a game counts as read when the next one begins. What was found is left in
    the memory block: see ``reading_memory``. If it names room for it, the export form of the games is written there;
    then a game is also unclear if its parts stand in another order than in the export form.
    """
    games, why = integer(0), integer(m.ALL_READ)
    written, listed = integer(0), integer(0)
    store(memory, m.OUT_AT, written)
    store(memory, m.LIST_AT, listed)
    while at < end and why == m.ALL_READ:
        after, why = _read_game(like, memory, text, at, end, is_last)
        if why == m.ALL_READ:
            at = after
            games += 1
            written, listed = load(memory, m.OUT_AT), load(memory, m.LIST_AT)
    store(memory, m.OUT_AT, written)
    store(memory, m.LIST_AT, listed)
    store(memory, m.GAMES, games)
    store(memory, m.STOPPED, at)
    store(memory, m.WHY, why)


@compiled
def _read_game(like: Any, memory: int, text: int, at: int, end: int, is_last: bool) -> tuple[int, int]:
    """What follows the game at an offset, and ``ALL_READ``; or why that cannot be told."""
    begin = at
    nowhere, not_sure = integer(REFUSED), integer(m.NOT_SURE)
    at = read_tags(memory, text, at)
    if at < 0:
        return nowhere, not_sure
    variant = load(memory, m.FOUND_VARIANT)
    row = variant_row(variant)
    if not load(memory, row + m.V_IS_OWN):
        return nowhere, integer(m.OTHER_GAME)
    turn, first_number = integer(0), integer(1)
    if load(memory, m.FOUND_POSITION):
        if load(memory, m.DEAL) or load(memory, m.FIRST_LAYOUT) or load(memory, m.SECOND_LAYOUT):
            return nowhere, not_sure
        if load(memory, m.GIVEN_FOR) != begin:
            return nowhere, integer(m.POSITION_WANTED)
        state = restored(like, memory, m.GIVEN_STATE)
        turn, first_number = load(memory, m.GIVEN_TURN), load(memory, m.GIVEN_NUMBER)
    elif can_start(memory, text, variant):
        store(memory, m.UNDEALT, integer(load(memory, row + m.V_START) == m.STARTS_DEALT and not load(memory, m.DEAL)))
        state = start(like, memory, variant)
    else:
        return nowhere, not_sure
    if is_writing(memory):
        if not has_room(memory, at - begin):
            return nowhere, not_sure
        begin_flow(memory, text, begin, at)
    begin_listing(memory)
    at = read_movetext(state, memory, text, at, row, turn, first_number)
    if at >= 0:
        at = _after_tail(memory, text, at, end, is_last)
    if at >= 0 and is_writing(memory):
        end_flow(memory)
    if at >= 0 and is_listing(memory):
        end_listing(memory, begin)
    return (nowhere, not_sure) if at < 0 else (at, integer(m.ALL_READ))


@compiled
def _after_tail(memory: int, text: int, at: int, end: int, is_last: bool) -> int:
    """Where the next game begins, or the end of the text, if between them and the result stand only comments."""
    lines, in_first_column = integer(0), False
    while at < end:
        sign = byte(text, at)
        if sign == LINE_FEED or sign == RETURN:
            at = end_of_line(text, at)
            lines += 1
            in_first_column = True
        elif sign == SPACE or sign == TAB:
            at += 1
            in_first_column = False
        elif sign == BRACKET:
            begins = in_first_column and lines > 1 and end_of_name(text, at + 1) >= 0
            return at if begins else REFUSED
        elif (sign == BRACE or sign == SEMICOLON) and lines < 2:
            at = after_any_comment(memory, text, at)
            lines, in_first_column = integer(0), False
        else:
            return REFUSED
        if at < 0:
            return REFUSED
    return at if is_last and at == end else REFUSED
