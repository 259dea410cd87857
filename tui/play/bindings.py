"""The keys of a game in play, the most wanted first: the footer shows as many as there is room for."""

from textual.binding import Binding, BindingType

from ..analysis.bindings import HINT_BINDING, PANEL_BINDINGS
from ..keys import KEYS_BINDING, RULES_BINDINGS

PLAY_BINDINGS: list[BindingType] = [
    Binding("escape", "cancel", "Cancel", key_display="esc", id="play.cancel", tooltip="Let go of the selected piece"),
    Binding("c", "flag", "Flag", id="play.flag", tooltip="Lift the Flag, or put it down"),
    Binding("u", "undo", "Undo", id="play.undo", tooltip="Take the last move back"),
    Binding("r", "redo", "Redo", id="play.redo", tooltip="Play the move taken back again"),
    Binding(
        "t,colon",
        "type_move",
        "Type",
        key_display="t",
        priority=True,  # the line takes the keys before the next one comes, however fast they are struck
        id="play.type",
        tooltip="Type a move in any form",
    ),
    HINT_BINDING,
    Binding("z", "pause", "Pause", id="play.pause", tooltip="Let programs that play each other wait, or go on"),
    *RULES_BINDINGS,
    KEYS_BINDING,
    Binding("s", "save", "Save", id="play.save", tooltip="Save the game as a record file"),
    Binding("q", "leave", "Leave", id="play.leave", tooltip="Back to the home screen; the game is kept"),
    *PANEL_BINDINGS,
    Binding("d", "offer_draw", "Draw", id="play.draw", tooltip="Offer a draw to the other player"),
    Binding("g", "resign", "Resign", id="play.resign", tooltip="Give the game up"),
    Binding("f", "turn_board", "Flip", id="game.turn", tooltip="Turn the board by 180 degrees"),
    Binding("b", "other_lay", "Side", id="game.lay", tooltip="Stand the board upright, or lay it on its side"),
    Binding("p", "other_pieces", "Hanzi", id="game.pieces", tooltip="Write letters or hanzi on the pieces"),
]
