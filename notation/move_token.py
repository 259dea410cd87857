"""The grammar of one move: from text to its parts, before any rule is asked. Source: "Grammar of a move token"."""

import enum
import functools
import re
from typing import Any

import attrs

from ..core.board import Board, Square
from ..core.piece import UNKNOWN, Code, code_of
from ..core.rules import RuleSet
from ..core.seat import Side
from .errors import quoted
from .letters import LetterTable, letters_of
from .move_errors import MoveTextError


class MoveForm(enum.Enum):
    """The shape of a move's text."""

    COORDINATE = "coordinate"
    PIECE = "piece"
    """Long, short or Chinese: a piece, what tells it from others, and its target."""
    FLIP = "flip"
    PUT_DOWN = "put down"
    PICK_UP = "pick up"
    DEPLOY = "deploy"


@attrs.frozen
class MoveToken:
    """A move's text taken apart.

    ``text`` is the token itself. ``square`` is the target, or the square of a flip or flag action. ``origin`` is
    known where both squares are written; ``file`` and ``rank`` (from 0) are what a short form gives instead.
    ``separator`` is ``x``, ``-`` or empty; ``marks`` the outcome marks; ``wins`` whether ``#`` stands there;
    ``glyph`` an annotation such as ``!?``.
    """

    text: str
    form: MoveForm
    square: Square = -1
    origin: Square | None = None
    kind: int | None = None
    file: int | None = None
    rank: int | None = None
    separator: str = ""
    revealed: Code | None = None
    layout: str | None = None
    marks: str = ""
    wins: bool = False
    glyph: str = ""


@attrs.frozen(eq=False)
class Grammar:
    """The grammar of one game's moves, compiled."""

    board: Board
    table: LetterTable
    pattern: re.Pattern[str]


_GRAMMARS: dict[str, Grammar] = {}
"""By game: a game has one board and one letter table."""


def _grammar(rules: RuleSet) -> Grammar:
    grammar = _GRAMMARS.get(rules.game)
    if grammar is None:
        table = letters_of(rules)
        grammar = _GRAMMARS[rules.game] = Grammar(rules.board, table, _compile(rules.board, table))
    return grammar


def _compile(board: Board, table: LetterTable) -> re.Pattern[str]:
    ranks = "|".join(str(rank) for rank in range(board.ranks, 0, -1))
    file, rank = f"[{board.file_letters()}]", f"(?:{ranks})"
    hanzi = table.hanzi + table.traditional
    square = file + rank
    return re.compile(
        # A dash stands between two squares only.
        rf"(?:(?P<kind>[{table.letters}{hanzi}])(?P<file>{file})?(?P<rank>{rank})?"
        rf"(?P<sep>x|(?(file)(?(rank)-|(?!))|(?!)))?(?P<to>{square})"
        rf"|(?P<from>{square})(?P<target>{square})"
        rf"|(?P<flip>{square})(?:=(?P<shown>[{table.letters}{table.letters.lower()}]|[{hanzi}]r?|\?))?"
        rf"|(?P<place>[_^])(?P<at>{square})"
        rf"|(?P<deploy>@)(?P<layout>[A-Za-z./]*))"
        rf"(?P<marks>[=<^]*)(?P<wins>\#?)(?P<glyph>!!|\?\?|!\?|\?!|!|\?)?"
    )


def parse_token(rules: RuleSet, text: str) -> MoveToken:
    """Take a whole text apart.

    >>> from junqi.core.registry import rule_set
    >>> token = parse_token(rule_set("jungle"), "Rg3xg4#!")
    >>> token.separator, token.wins, token.glyph
    ('x', True, '!')

    Raises:
        MoveTextError: if the text is not a move, or goes on after one.
    """
    read = _remembered_token if len(text) <= _LONGEST_REMEMBERED else _whole_token
    token = read(_grammar(rules), text)
    if token is not None:
        return token
    found = _grammar(rules).pattern.match(text)
    if found is None:
        raise MoveTextError(f"{quoted(text)} is not a move: {_allowed(rules)}", text)
    rest = text[found.end() :]
    raise MoveTextError(f"{quoted(rest)} after {quoted(found[0])}: {_allowed(rules)}", text, found.end())


def _whole_token(grammar: Grammar, text: str) -> MoveToken | None:
    found = grammar.pattern.fullmatch(text)
    return None if found is None else _token(grammar, found)


_LONGEST_REMEMBERED = 16
"""Longer texts are layouts or no moves at all; keeping those would cost memory without end."""

_remembered_token = functools.lru_cache(maxsize=1 << 14)(_whole_token)
"""Records write the same few thousand moves again and again."""


def _allowed(rules: RuleSet) -> str:
    board = rules.board
    last = f"{board.file_letters()[-1]}{board.ranks}"
    forms = ["a move names a piece and its target, or two squares"]
    if rules.hides_pieces:
        forms.append("a flip c3=E")
    if rules.deployment is not None:
        forms.append("a deployment @LAYOUT")
    return f"{', or '.join(forms)}; pieces are {letters_of(rules).letters}, squares a1 to {last}"


def _token(grammar: Grammar, found: re.Match[str]) -> MoveToken:
    form, parts = _form(grammar, found)
    return MoveToken(
        text=found[0],
        form=form,
        marks=found["marks"],
        wins=bool(found["wins"]),
        glyph=found["glyph"] or "",
        **parts,
    )


def _form(grammar: Grammar, found: re.Match[str]) -> tuple[MoveForm, dict[str, Any]]:
    """The form of a matched move and what only this form has."""
    square = grammar.board.square
    if found["kind"]:
        return MoveForm.PIECE, _piece_parts(grammar, found)
    if found["from"]:
        return MoveForm.COORDINATE, {"origin": square(found["from"]), "square": square(found["target"])}
    if found["flip"]:
        shown = found["shown"]
        return MoveForm.FLIP, {"square": square(found["flip"]), "revealed": _shown(grammar.table, shown)}
    if found["place"]:
        form = MoveForm.PUT_DOWN if found["place"] == "_" else MoveForm.PICK_UP
        return form, {"square": square(found["at"])}
    return MoveForm.DEPLOY, {"layout": found["layout"] or None}


def _piece_parts(grammar: Grammar, found: re.Match[str]) -> dict[str, Any]:
    board = grammar.board
    file = board.file_letters().index(found["file"]) if found["file"] else None
    rank = int(found["rank"]) - 1 if found["rank"] else None
    return {
        "kind": grammar.table.kind(found["kind"]),
        "square": board.square(found["to"]),
        "origin": rank * board.files + file if file is not None and rank is not None else None,
        "file": file,
        "rank": rank,
        "separator": found["sep"] or "",
    }


def _shown(table: LetterTable, shown: str | None) -> Code | None:
    """The piece that a flip says it reveals; ``UNKNOWN`` for ``?``."""
    if shown is None:
        return None
    if shown == "?":
        return UNKNOWN
    if shown[0].isascii():
        return table.code(shown)
    kind = table.kind(shown[0])
    return None if kind is None else code_of(kind, Side.BLACK if shown.endswith("r") else Side.WHITE)
