"""The keys of the replay screen. Those with the ids of other screens mean the same there."""

from textual.binding import Binding, BindingType

from ..analysis.bindings import HINT_BINDING, PANEL_BINDINGS

STEPPING: list[BindingType] = [
    Binding("left,h", "back", "Back", key_display="←", id="replay.back", tooltip="One move back"),
    Binding(
        "right,l",
        "forward",
        "Next",
        key_display="→",
        id="replay.forward",
        tooltip="One move on, into the branch marked >",
    ),
    Binding("home", "start", "Start", show=False, id="replay.start", tooltip="To the start"),
    Binding("end", "end", "End", show=False, id="replay.end", tooltip="To the end of this line"),
    Binding("space", "autoplay", "Auto", id="replay.autoplay", tooltip="Start or stop playing by itself"),
    Binding("plus,equals_sign", "pace(1)", "Faster", show=False, id="replay.faster", tooltip="Autoplay faster"),
    Binding("minus", "pace(-1)", "Slower", show=False, id="replay.slower", tooltip="Autoplay slower"),
    Binding("j", "jump", "Ply", show=False, id="replay.jump", tooltip="Go to a ply by its number"),
]

BRANCHES: list[BindingType] = [
    Binding(
        "up", "choose(-1)", "Branch before", show=False, id="replay.branch_before", tooltip="Choose the branch before"
    ),
    Binding(
        "right_square_bracket,ctrl+right",
        "branching(1)",
        "Fork",
        show=False,
        key_display="]",
        id="replay.next_fork",
        tooltip="On to the next branching point",
    ),
    Binding(
        "left_square_bracket,ctrl+left",
        "branching(-1)",
        "Fork before",
        show=False,
        key_display="[",
        id="replay.fork_before",
        tooltip="Back to the branching point before",
    ),
]

GAMES: list[BindingType] = [
    Binding("g", "games", "Games", id="replay.games", tooltip="List the games of this file"),
    Binding("slash", "find", "Find", show=False, key_display="/", id="replay.find", tooltip="Find games by player"),
    Binding(
        "n,pagedown", "game(1)", "Next game", show=False, id="replay.next_game", tooltip="The next game of the file"
    ),
    Binding("N,pageup", "game(-1)", "Game before", show=False, id="replay.game_before", tooltip="The game before"),
    Binding("i", "tags", "Tags", show=False, id="replay.tags", tooltip="All tags of this game"),
    Binding(
        "o",
        "play_on",
        "Play on",
        id="replay.play_on",
        tooltip="A new game from here on; the file stays as it is",
    ),
]

ANALYSIS: list[BindingType] = [HINT_BINDING, *PANEL_BINDINGS]

LOOKS: list[BindingType] = [
    Binding("f", "turn_board", "Flip", show=False, id="game.turn", tooltip="Turn the board by 180 degrees"),
    Binding(
        "b",
        "other_lay",
        "Side",
        show=False,
        id="game.lay",
        tooltip="Stand the board upright, or lay it on its side",
    ),
    Binding(
        "p",
        "other_pieces",
        "Hanzi",
        show=False,
        id="game.pieces",
        tooltip="Write letters or hanzi on the pieces",
    ),
    Binding(
        "f1,question_mark",
        "rules",
        "Rules",
        show=False,
        key_display="?",
        id="game.rules",
        tooltip="The rules of this variant",
    ),
]

LEAVING: list[BindingType] = [
    Binding("f2,k", "keys", "Keys", id="game.keys", tooltip="All keys of this screen"),
    Binding("q,escape", "leave", "Leave", key_display="q", id="replay.leave", tooltip="Back to where you came from"),
]

SOMETIMES: list[BindingType] = [
    Binding(
        "down", "choose(1)", "Branch", key_display="↓", id="replay.branch", tooltip="Choose the next branch to enter"
    ),
    Binding("x", "reveal", "Reveal", id="replay.reveal", tooltip="Show what lies face down, or hide it again"),
    Binding("e", "findings", "Findings", id="replay.findings", tooltip="What is wrong with this game's text"),
]
"""What works at some places only."""

REPLAY_BINDINGS = [*STEPPING, *BRANCHES, *GAMES, *LOOKS, *LEAVING, *SOMETIMES, *ANALYSIS]
"""In the order of the footer."""
