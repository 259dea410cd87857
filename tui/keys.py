"""Keys that mean the same on several screens."""

from textual.binding import Binding

RULES_BINDINGS: tuple[Binding, ...] = (
    Binding("question_mark", "rules", "Rules", key_display="?", id="game.rules", tooltip="The rules of this variant"),
    Binding("f1", "rules", "Rules", id="game.rules_too", tooltip="The rules of this variant"),
)
"""Two, since only F1 works while a line of text takes the other signs: the footer then names that."""

KEYS_BINDING = Binding("f2", "keys", "Keys", id="game.keys", tooltip="All keys of this screen")


def menu_keys(prefix: str) -> list[Binding]:
    """``j`` and ``k`` as arrows within the list that has the focus."""
    return [
        Binding("j", "app.simulate_key('down')", "Down", show=False, id=f"{prefix}.down", tooltip="Next line"),
        Binding("k", "app.simulate_key('up')", "Up", show=False, id=f"{prefix}.up", tooltip="Line before"),
    ]
