"""Which findings are mended, and when: only where there is one right answer."""

import enum
from collections.abc import Mapping

from .codes import Code


class Mended(enum.Enum):
    """Whether a kind of finding is mended."""

    ALWAYS = "yes"
    SOMETIMES = "sometimes"
    NEVER = "no"


_ALWAYS: Mapping[Code, str] = {
    Code.UTF_16: "the file becomes UTF-8",
    Code.CRLF: "lines end in LF",
    Code.LONE_CR: "lines end in LF",
    Code.MIXED_LINE_ENDS: "lines end in LF",
    Code.NO_FINAL_NEWLINE: "the last line gets its end",
    Code.UNESCAPED_QUOTE: "the quote gets its backslash",
    Code.BAD_ESCAPE: "the backslash is doubled",
    Code.TAGS_ON_ONE_LINE: "each tag gets its own line",
    Code.TAG_ORDER: "the tags change places",
    Code.VARIANT_ALIAS: "the identifier is written",
    Code.UNTERMINATED_COMMENT: "a } where the comment ends by the rule for it",
    Code.MISSING_MOVE_NUMBER: "the number is written before each move of First",
    Code.GLUED_TOKENS: "spaces where the token was cut",
    Code.WRONG_CAPTURE_MARK: "the right mark; what follows is read again",
    Code.WRONG_OUTCOME_MARK: "the right mark; what follows is read again",
}
_SOMETIMES: Mapping[Code, str] = {
    Code.WRONG_MOVE_NUMBER: "the right number, but where a comment may have swallowed moves; one without a move goes",
    Code.BYTE_ORDER_MARK: "it goes, but not from comments, values and unread text",
    Code.NOT_UTF_8: "if `--from-encoding` says what the file is in",
    Code.NO_BLANK_AFTER_TAGS: "a blank line, in a game with a Variant tag",
    Code.NO_BLANK_BETWEEN_GAMES: "a blank line, in a game with a Variant tag",
    Code.EXTRA_BLANK_LINE: "it goes, but not from unread text",
    Code.DUPLICATE_TAG: "if the values are the same",
    Code.MISSING_TAG: "written as unknown, in a game with a Variant tag",
    Code.BAD_TAG_VALUE: "a Result that is empty or `?`, or that the rules decide",
    Code.BAD_DATE: "if it begins with the year and is a day of the calendar",
    Code.MISSING_RESULT: "from the rules, else from the Result tag, if no variation is open",
    Code.RESULT_DIFFERS: "if the rules decide",
    Code.RESULT_AGAINST_RULES: "if Termination does not say that the game ended by other means",
    Code.WRONG_PLY_COUNT: "if all moves of the main line were read",
}
_NEVER: Mapping[Code, str] = {
    Code.EMPTY_FILE: "there is nothing",
    Code.NO_GAMES: "there is no game",
    Code.TEXT_BEFORE_GAMES: "whose text it is cannot be known",
    Code.COMMENT_BEFORE_GAMES: "it may stand there",
    Code.CONTROL_CHARACTER: "what was meant cannot be known",
    Code.MALFORMED_TAG: "unread text stays",
    Code.SPLIT_TAG: "unread text stays",
    Code.UNQUOTED_TAG: "unread text stays",
    Code.UNKNOWN_VARIANT: "the rules cannot be guessed",
    Code.BAD_POSITION: "what stood where cannot be known",
    Code.BAD_DEAL: "what lay where cannot be known",
    Code.BAD_LAYOUT: "what stood where cannot be known",
    Code.LONE_LAYOUT: "the other cannot be known",
    Code.POSITION_EXCLUDES: "which of them is meant cannot be known",
    Code.TAG_NOT_OF_GAME: "the tag or the Variant may be wrong",
    Code.STRAY_BRACE: "a { may be missing, or the } too much",
    Code.NESTED_BRACE: "where the comment was to end cannot be known",
    Code.UNCLOSED_VARIATION: "which moves are the game's own cannot be known",
    Code.STRAY_PARENTHESIS: "a ( may be missing, or the ) too much",
    Code.VARIATION_WITHOUT_MOVE: "unread text stays",
    Code.EMPTY_VARIATION: "unread text stays",
    Code.BAD_NAG: "what was meant cannot be known",
    Code.NAG_WITHOUT_MOVE: "which move it is for cannot be known",
    Code.BAD_COMMAND: "what was meant cannot be known",
    Code.NOT_A_MOVE: "what was played cannot be known",
    Code.ILLEGAL_MOVE: "what was played cannot be known",
    Code.AMBIGUOUS_MOVE: "which piece moved cannot be known",
    Code.WRONG_PIECE: "the letter or the square may be wrong",
    Code.MISSING_IDENTITY: "what was turned up cannot be known",
    Code.UNKNOWN_IDENTITY: "what was turned up cannot be known",
    Code.WRONG_IDENTITY: "the flip, the Deal or an earlier flip may be wrong",
    Code.FLIPS_DISAGREE: "either may be wrong",
    Code.MOVE_AFTER_END: "a move before it may be wrong",
    Code.ANSWER_DIFFERS: "only JGN is mended",
    Code.NO_MOVES: "there are none",
    Code.RESULT_IN_VARIATION: "a ) may be missing, or the result too much",
    Code.TEXT_AFTER_RESULT: "unread text stays",
    Code.BAD_JSON: "only JGN is mended",
    Code.BAD_RECORD: "only JGN is mended",
    Code.DUPLICATE_KEY: "only JGN is mended",
    Code.ZSG_OTHER_RULES: "only JGN is mended",
    Code.ZSG_LINE: "only JGN is mended",
    Code.ZSG_EDIT: "only JGN is mended",
    Code.ZSG_MARKS: "only JGN is mended",
}

MENDED: Mapping[Code, Mended] = {
    **dict.fromkeys(_ALWAYS, Mended.ALWAYS),
    **dict.fromkeys(_SOMETIMES, Mended.SOMETIMES),
    **dict.fromkeys(_NEVER, Mended.NEVER),
}
"""Of every code, whether it is mended."""

HOW: Mapping[Code, str] = {**_ALWAYS, **_SOMETIMES, **_NEVER}
"""Of every code, how it is mended, when, or why it is not."""
