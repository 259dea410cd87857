"""How the records of a game are written, as the compiled reader takes it."""

from ...core.piece import code_of
from ...core.registry import RULE_SETS
from ...core.seat import Side
from ...kernels import reading_memory as m
from ...kernels.reading_tables import TagForm, WrittenGame
from ...notation.letters import LETTER_TABLES, LetterTable
from ..model.record import RESULTS
from ..model.tag_order import ROSTER
from ..reading.tag_check import PLAYER_TYPES, TERMINATIONS

_FORMS = {
    "Date": TagForm("Date", m.IS_DATE),
    "Result": TagForm("Result", m.IS_RESULT),
    "Variant": TagForm("Variant", m.IS_VARIANT),
    "Termination": TagForm("Termination", m.IS_CHOICE, TERMINATIONS),
    "FirstType": TagForm("FirstType", m.IS_CHOICE, PLAYER_TYPES),
    "SecondType": TagForm("SecondType", m.IS_CHOICE, PLAYER_TYPES),
    "PlyCount": TagForm("PlyCount", m.IS_COUNT),
    "FirstElo": TagForm("FirstElo", m.IS_RATING),
    "SecondElo": TagForm("SecondElo", m.IS_RATING),
    "TimeControl": TagForm("TimeControl", m.IS_TIME_CONTROL),
    "Position": TagForm("Position", m.IS_NOTED, noted_at=m.FOUND_POSITION),
    "Deal": TagForm("Deal", m.IS_NOTED, noted_at=m.DEAL),
    "FirstLayout": TagForm("FirstLayout", m.IS_NOTED, noted_at=m.FIRST_LAYOUT),
    "SecondLayout": TagForm("SecondLayout", m.IS_NOTED, noted_at=m.SECOND_LAYOUT),
}
"""Every tag whose value says something, with the form that ``tag_check`` and ``start`` ask of it."""


def written_game(game: str) -> WrittenGame:
    """How records of a game are written."""
    table = LETTER_TABLES[game]
    return WrittenGame(
        rule_sets=tuple(RULE_SETS.values()),
        letters=_letters(table),
        hanzi=_hanzi(table),
        roster=tuple(_FORMS.get(name, TagForm(name, m.ANY_TEXT)) for name in ROSTER),
        tags=tuple(form for name, form in _FORMS.items() if name not in ROSTER),
        results=RESULTS,
    )


def _letters(table: LetterTable) -> dict[str, int]:
    """The code of every letter: upper case White's, lower case the other side's."""
    codes = {letter: kind for kind, letter in enumerate(table.letters, 1)}
    small = {letter.lower(): code_of(kind, Side.BLACK) for letter, kind in codes.items()}
    return {letter: code_of(kind, Side.WHITE) for letter, kind in codes.items()} | small


def _hanzi(table: LetterTable) -> dict[str, int]:
    """The kind of every hanzi, traditional forms included."""
    return {hanzi: kind for signs in (table.traditional, table.hanzi) for kind, hanzi in enumerate(signs, 1)}
