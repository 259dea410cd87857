"""Where the compiled reader of records finds and leaves things in its memory block: indices, and the codes used there.

Importing this module imports neither numba nor numpy. All texts in tables are packed in three integers, see
``text_kernel.packed``.
"""

# What the reader leaves

GAMES = 0
"""How many games it is sure of."""
STOPPED = 2
"""Where the first game begins that it is not sure of; the end of the text where there is none."""
WHY = 3
"""Why it stopped: one of the codes below."""
FOUND_VARIANT = 4
"""The number of that game's variant."""
FOUND_POSITION = 5
"""Where the value of that game's Position begins and, one index on, ends."""

ALL_READ, NOT_SURE, OTHER_GAME, POSITION_WANTED = 0, 1, 2, 3
"""It is done; the game is for the full reader; the game is another kernel's; the start must be worked out first."""

# What it notes of the game that it reads

RESULT, PLY_COUNT = 8, 9
"""The Result tag as a number of the table of results, and PlyCount or -1."""
DEAL, FIRST_LAYOUT, SECOND_LAYOUT = 10, 12, 14
"""Where the value of a tag begins and, one index on, ends; 0 where there is no such tag."""
UNDEALT = 18
"""Whether flips alone tell what lies face down: one deal must hold for all variations."""
NAME = 16
"""Where the name of the last tag begins and, one index on, ends."""

# A start given from outside

GIVEN_FOR = 20
"""Where the game begins for which it is given; -1 for none."""
GIVEN_NUMBER, GIVEN_TURN = 21, 22
GIVEN_STATE = 24

# Where reading stands in the game

TIP, NODE_COUNT, DEPTH, MAIN_PLIES = 42, 43, 44, 45
"""The node reached last, how many there are, how many variations are open, and the plies of the main line."""
NUMBERED, MOVED = 46, 47
"""Whether a number waits for its move, and whether this line of play has a move of its own."""
TURN, FIRST_NUMBER = 48, 49
"""The player to move at the start, 0 or 1, and the number of that move."""
LAST_SLOT = 49

# Where writing stands

OUT, OUT_SIZE = 50, 51
"""The address of the room for the export form of what is read, 0 where none is wanted, and its bytes."""
OUT_AT = 52
"""How many bytes were written."""
BREAK, WORD_WIDTH, LINE_WIDTH = 53, 54, 55
"""Where the break before the last word stands, which is a space or a line end, and how wide that word and its line are,
in characters.
"""
OPENED = 56
"""Whether the last word is a parenthesis yet that sticks to the next one."""
CONTINUES = 57
"""Whether the line of play goes on without interruption, so that a second player's move needs no number."""
PLACE = 58
"""What was written last at the node where reading stands: one of the codes below."""
LAST_NAG = 59
"""Its greatest NAG; 0 for none."""

LINE_BEGINS, MOVE_WRITTEN, COMMENT_WRITTEN, VARIATION_WRITTEN, COMMENT_WAITS = range(5)
"""Nothing in this line of play yet; its last move and perhaps NAGs; a comment at that; a variation; after a variation a
comment that belongs to the move after it, if there is one.
"""

# Where listing main lines stands

LIST, LIST_AT, LIST_GAME = 60, 61, 62
"""The address of the list, 0 where none is wanted, how many bytes it has, and where its last game begins."""
SAID = 63
"""The NAGs and comments of the game."""

A_STEP, A_FLIP, A_PICK_UP, A_PUT_DOWN = 1, 2, 4, 5
"""What a move of a list is."""

# Tables

FILE_COUNT, RANK_COUNT = 40, 41
"""The size of the board as it is written."""
LETTERS = 64
"""By byte: the code of the piece that a letter stands for, upper case and lower; 0 for none."""
HANZI = 192
"""How many hanzi there are, then for each its three bytes as one number, the first one highest, and its kind."""
MOST_HANZI = 32
SQUARES = 272
"""The kernel's square of a place, at index ``file * 16 + rank`` with ranks from 1; -1 where nothing can stand."""
FILES, RANKS = 400, 408
"""The squares of a file, from 0, and of a rank, from 1, as sets."""

RESULTS = 432
"""A list of words: how many there are, then three integers for each."""
ROSTER = 448
"""Tags in their order: how many, then for each its packed name, the form of its value, and what the form needs."""
KNOWN_TAGS = 496
"""Other tags with a form, written alike."""
TAG_SIZE = 5
CHOICES = 600
"""Room for lists of words that a value is chosen from."""

PLACES = 700
"""How many places a layout has, then for each player the kernel's squares of the places."""
MOST_PLACES = 32
ALLOWED = 768
"""By kind: the places where it may be deployed, as a set."""
LAYOUT_COUNTS = 784
"""The pieces of a layout, four bits a kind."""
DEALT = 788
"""The pieces of a deal of the sides, four bits a kind."""
DEAL_CELLS = 800
"""How many squares a deal has, then for each, rank by rank from the top, the kernel's square, -1 for an empty one."""

VARIANTS = 900
"""How many there are, then a row for each."""
VARIANT_SIZE = 32
V_NAME, V_IS_OWN, V_RULES, V_FIRST, V_DRAW_AT, V_QUIET_PLIES, V_START, V_STATE = 0, 3, 4, 5, 6, 7, 8, 10
"""What a row holds: the packed name, whether this kernel plays it, the rules word, the first side, the occurrence of a
position at which the game is drawn (0: never), the quiet plies that draw it, how it starts, and the state it starts in.
"""
STARTS_FIXED, STARTS_DEPLOYED, STARTS_DEALT = 0, 1, 2
"""From ``V_STATE``; from the layouts in the tags; from the Deal or, without one, from ``V_STATE``."""
MOST_VARIANTS = 32

BOARD = 1944
"""The pieces of a start being worked out, as core's codes by square of the kernel."""

# Forms of values

ANY_TEXT, IS_DATE, IS_CHOICE, IS_RESULT, IS_COUNT, IS_RATING, IS_TIME_CONTROL, IS_VARIANT = range(8)
IS_POSITION, IS_NOTED = 8, 9
"""A position; a value to be looked at when all tags are read, its form's argument the index at which to note it."""

SIGNS = 2008
"""By code of a piece: its letter, the code that ``LETTERS`` has for it."""

# The moves of a game

SHOWN = 2048
"""Where flips alone tell what lies face down: what they have shown in all variations, by square; 0 for nothing yet."""
SHOWN_COUNTS = 2112
"""How many squares have shown a piece, by its code."""
LINES = 2144
"""The last nodes of the lines of play that wait for a variation to end."""
MOST_LINES = 1024
NODES = LINES + MOST_LINES
"""A row for each position that was reached, the start first."""
N_PARENT, N_PLY, N_KEY, N_OVER, N_STATE = 0, 1, 2, 3, 4
"""What a row holds: the node before, plies from the start, the hash, whether the rules ended the game, the state."""
NODE_SIZE = 4 + 16
"""A state has up to 16 words."""
MOST_NODES = 1 << 14
NAMES = NODES + MOST_NODES * NODE_SIZE
"""By square of the kernel: its name, three bytes as one number, the first one lowest; the last may be 0."""
CORE_SQUARES = NAMES + 64
"""By square of the kernel: core's."""
SIZE = CORE_SQUARES + 64
"""The size of the block."""
