"""The table of findings: code, severity, meaning. Codes never change their meaning."""

import enum
from typing import Self

from .severity import Severity


class Code(enum.Enum):
    """A kind of finding. The value is the stable code that reports print; ``severity`` and ``meaning`` belong to it."""

    severity: Severity
    meaning: str

    def __new__(cls, code: str, severity: Severity, meaning: str) -> Self:
        """A member whose value is the code alone."""
        member = object.__new__(cls)
        member._value_ = code
        member.severity = severity
        member.meaning = meaning
        return member

    # The file
    EMPTY_FILE = "empty-file", Severity.WARNING, "the file holds nothing"
    NO_GAMES = "no-games", Severity.WARNING, "the file holds no tag section, so no game"
    TEXT_BEFORE_GAMES = (
        "text-before-games",
        Severity.ERROR,
        "moves or other text before the first tag section: the variant is not known",
    )
    COMMENT_BEFORE_GAMES = (
        "comment-before-games",
        Severity.NOTE,
        "comments before the first tag section belong to no game",
    )
    BYTE_ORDER_MARK = (
        "byte-order-mark",
        Severity.NOTE,
        "a byte order mark at the start or between joined files is skipped",
    )
    UTF_16 = "utf-16", Severity.ERROR, "the file is UTF-16, not UTF-8; it is read as UTF-16"
    NOT_UTF_8 = "not-utf-8", Severity.ERROR, "bytes that are not UTF-8 are kept as they are"
    CONTROL_CHARACTER = "control-character", Severity.WARNING, "a control character other than tab and line ends"
    CRLF = "crlf", Severity.NOTE, "lines end in CRLF; writers write LF"
    LONE_CR = "lone-cr", Severity.NOTE, "lines end in a lone CR; writers write LF"
    MIXED_LINE_ENDS = "mixed-line-ends", Severity.NOTE, "lines end in more than one way"
    NO_FINAL_NEWLINE = "no-final-newline", Severity.NOTE, "the last line has no line end"
    # Blank lines
    NO_BLANK_AFTER_TAGS = "no-blank-after-tags", Severity.NOTE, "no blank line between tags and movetext"
    NO_BLANK_BETWEEN_GAMES = "no-blank-between-games", Severity.NOTE, "no blank line between two games"
    EXTRA_BLANK_LINE = "extra-blank-line", Severity.NOTE, "a blank line inside movetext, or two after the tags"
    # Tags
    MALFORMED_TAG = "malformed-tag", Severity.ERROR, "a line that looks like a tag but is none is kept unread"
    SPLIT_TAG = "split-tag", Severity.ERROR, "a tag whose value is not closed on its line is kept unread"
    UNQUOTED_TAG = "unquoted-tag", Severity.ERROR, "a tag without quotes is kept unread"
    UNESCAPED_QUOTE = "unescaped-quote", Severity.ERROR, "a quote inside a tag's value without a backslash before it"
    BAD_ESCAPE = (
        "bad-escape",
        Severity.WARNING,
        "a backslash in a tag's value before something other than a quote or backslash stands for itself",
    )
    TAGS_ON_ONE_LINE = "tags-on-one-line", Severity.WARNING, "more than one tag on a line"
    DUPLICATE_TAG = "duplicate-tag", Severity.ERROR, "a tag that stands twice; the first counts"
    TAG_ORDER = "tag-order", Severity.NOTE, "tags are not in the order of the export form"
    MISSING_TAG = "missing-tag", Severity.WARNING, "tags of the roster are missing"
    BAD_TAG_VALUE = "bad-tag-value", Severity.WARNING, "a tag's value is not of its form"
    BAD_DATE = (
        "bad-date",
        Severity.ERROR,
        "a date that is not YYYY.MM.DD with ? for what is unknown, or no day of the calendar",
    )
    UNKNOWN_VARIANT = (
        "unknown-variant",
        Severity.ERROR,
        "the Variant tag is missing or names no rule set, so moves cannot be read",
    )
    VARIANT_ALIAS = "variant-alias", Severity.NOTE, "the Variant tag holds a short name instead of an identifier"
    BAD_POSITION = "bad-position", Severity.ERROR, "a Position that cannot be read or cannot be"
    BAD_DEAL = "bad-deal", Severity.ERROR, "a Deal that cannot be read or has wrong pieces; it is not used"
    BAD_LAYOUT = "bad-layout", Severity.ERROR, "a layout that cannot be read or breaks the deployment rules"
    LONE_LAYOUT = "lone-layout", Severity.ERROR, "one layout without the other in a game that has begun"
    POSITION_EXCLUDES = "position-excludes", Severity.ERROR, "Deal or a layout beside Position is not used"
    TAG_NOT_OF_GAME = "tag-not-of-game", Severity.WARNING, "Deal or a layout in a game that has none"
    # The text of the game
    UNTERMINATED_COMMENT = (
        "unterminated-comment",
        Severity.ERROR,
        "a { without } reaches to the end of its game, but for a last line that is nothing but the result",
    )
    STRAY_BRACE = "stray-brace", Severity.ERROR, "a } without { is kept unread"
    NESTED_BRACE = "nested-brace", Severity.WARNING, "a { inside a comment is text: the comment ends at the first }"
    UNCLOSED_VARIATION = "unclosed-variation", Severity.ERROR, "a ( without ) reaches to the end of its game"
    STRAY_PARENTHESIS = "stray-parenthesis", Severity.ERROR, "a ) without ( is kept unread"
    VARIATION_WITHOUT_MOVE = (
        "variation-without-move",
        Severity.ERROR,
        "a variation with no move before it to replace is kept unread",
    )
    EMPTY_VARIATION = "empty-variation", Severity.WARNING, "a variation without moves"
    WRONG_MOVE_NUMBER = "wrong-move-number", Severity.WARNING, "a move number that does not fit the move"
    MISSING_MOVE_NUMBER = (
        "missing-move-number",
        Severity.NOTE,
        "a first player's move without its number (told once a game)",
    )
    BAD_NAG = "bad-nag", Severity.ERROR, "a NAG that is not $0 to $255 is kept unread"
    NAG_WITHOUT_MOVE = "nag-without-move", Severity.ERROR, "a NAG with no move before it is kept unread"
    BAD_COMMAND = "bad-command", Severity.NOTE, "a comment command whose value is not of its form stays in the comment"
    # Moves
    GLUED_TOKENS = "glued-tokens", Severity.WARNING, "tokens without space between them, read in the only way that fits"
    NOT_A_MOVE = "not-a-move", Severity.ERROR, "a token that is no move; unread text begins here"
    ILLEGAL_MOVE = "illegal-move", Severity.ERROR, "a move that the rules do not allow; unread text begins here"
    AMBIGUOUS_MOVE = "ambiguous-move", Severity.ERROR, "a short form that fits several pieces; unread text begins here"
    WRONG_PIECE = (
        "wrong-piece",
        Severity.ERROR,
        "a piece letter that is not the piece on its square; unread text begins here",
    )
    WRONG_CAPTURE_MARK = (
        "wrong-capture-mark",
        Severity.ERROR,
        "x or - that the rules contradict; unread text begins here",
    )
    WRONG_OUTCOME_MARK = (
        "wrong-outcome-mark",
        Severity.ERROR,
        "one of = < ^ # that the rules contradict; unread text begins here",
    )
    MISSING_IDENTITY = (
        "missing-identity",
        Severity.ERROR,
        "a flip that names no piece in a record without Deal; unread text begins here",
    )
    UNKNOWN_IDENTITY = "unknown-identity", Severity.ERROR, "a flip written =?; unread text begins here"
    WRONG_IDENTITY = (
        "wrong-identity",
        Severity.ERROR,
        "a flip that contradicts the Deal or the pieces left; unread text begins here",
    )
    FLIPS_DISAGREE = "flips-disagree", Severity.ERROR, "flips in different variations that cannot come from one deal"
    MOVE_AFTER_END = (
        "move-after-end",
        Severity.ERROR,
        "a move after the rules have ended the game; unread text begins here",
    )
    ANSWER_DIFFERS = "answer-differs", Severity.ERROR, "a ply whose battle, lift or end is not what the rules say"
    NO_MOVES = "no-moves", Severity.NOTE, "a game without moves"
    # The result
    MISSING_RESULT = (
        "missing-result",
        Severity.ERROR,
        "no result token ends the movetext; the Result tag stands in for it",
    )
    RESULT_IN_VARIATION = "result-in-variation", Severity.ERROR, "a result inside a variation ends the game"
    TEXT_AFTER_RESULT = "text-after-result", Severity.ERROR, "text other than comments after the result is kept unread"
    RESULT_DIFFERS = "result-differs", Severity.ERROR, "the result token is not what the Result tag says"
    RESULT_AGAINST_RULES = "result-against-rules", Severity.ERROR, "the result token is not what the rules say"
    WRONG_PLY_COUNT = "wrong-ply-count", Severity.WARNING, "PlyCount is not the number of plies"
    # JSON
    BAD_JSON = "bad-json", Severity.ERROR, "text that is not JSON"
    BAD_RECORD = "bad-record", Severity.ERROR, "JSON that is not of the schema of records"
    DUPLICATE_KEY = "duplicate-key", Severity.ERROR, "a JSON object that has a key twice"
    # Saved games of Zillions of Games
    ZSG_OTHER_RULES = (
        "zsg-other-rules",
        Severity.ERROR,
        "a saved game of Zillions of Games for other rules than those of Jungle and Gunki is not read",
    )
    ZSG_LINE = "zsg-line", Severity.ERROR, "a line of a saved game that is no header, edit or turn is kept unread"
    ZSG_EDIT = "zsg-edit", Severity.ERROR, "a set-up edit of a saved game that cannot be done is kept unread"
    ZSG_MARKS = (
        "zsg-marks",
        Severity.ERROR,
        "a move of a saved game whose piece, or what it says of what falls, is not what the rules say; the rules count",
    )
