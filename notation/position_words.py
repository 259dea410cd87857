"""A position in words, piece by piece: what a screen reader reads instead of a board."""

from ..core.board import Square
from ..core.piece import FACE_DOWN, FLAG_BITS, KIND_BITS, ON_FLAG, SIDE_BIT, Code, FlagState, code_of
from ..core.position import Position
from ..core.rules import RuleSet
from ..core.seat import Side
from .counted import counted


def position_in_words(rules: RuleSet, position: Position) -> tuple[str, ...]:
    """A line for each side's face-up pieces, strongest first, with counts and squares; then what lies face down.

    >>> from junqi.core.registry import rule_set
    >>> jungle = rule_set("jungle")
    >>> position_in_words(jungle, jungle.start())[0]
    'White, 8 pieces: Elephant a3; Lion g1; Tiger a1; Panther e3; Wolf c3; Dog f2; Cat b2; Rat g3'
    """
    return tuple(_side_in_words(rules, position.board, side) for side in Side) + _hidden_in_words(rules, position)


def set_in_words(rules: RuleSet, codes: bytes) -> tuple[str, ...]:
    """A multiset of identities, one text a side that has any: ``White: Marshal, 2 Captains``."""
    return tuple(
        f"{rules.side_names[side]}: {', '.join(_some(found, kind.name) for kind, found in kinds if found)}"
        for side in Side
        for kinds in [[(kind, codes.count(code_of(kind.number, side))) for kind in rules.kinds]]
        if any(found for _, found in kinds)
    )


def _side_in_words(rules: RuleSet, board: bytes, side: Side) -> str:
    own = [square for square, code in enumerate(board) if _is_face_up(code) and bool(code & SIDE_BIT) == bool(side)]
    groups = (
        f"{_some(len(squares), kind.name)} {', '.join(_where(rules, square, board[square]) for square in squares)}"
        for kind in rules.kinds
        for squares in [[square for square in own if board[square] & KIND_BITS == kind.number]]
        if squares
    )
    head = f"{rules.side_names[side]}, {counted(len(own), 'piece')}"
    return f"{head}: {'; '.join(groups)}" if own else head


def _is_face_up(code: Code) -> bool:
    return bool(code) and not code & FACE_DOWN


def _where(rules: RuleSet, square: Square, code: Code) -> str:
    """A piece's square, and the Flag on it."""
    name, flag = rules.board.name_of(square), code & FLAG_BITS
    if flag == FlagState.CARRIES:
        return f"{name} carrying the enemy Flag"
    if flag in ON_FLAG:
        return f"{name} standing on {rules.side_names[ON_FLAG.index(FlagState(flag))]}'s Flag"
    return name


def _hidden_in_words(rules: RuleSet, position: Position) -> tuple[str, ...]:
    squares = [rules.board.name_of(square) for square, code in enumerate(position.board) if code & FACE_DOWN]
    if not squares:
        return ()
    hidden = "; ".join(set_in_words(rules, rules.hidden(position)))
    return f"Face down, {counted(len(squares), 'piece')}: {', '.join(squares)}", f"Among them {hidden}"


def _some(number: int, name: str) -> str:
    """A number of pieces; a single one is named without it."""
    return name if number == 1 else counted(number, name)
