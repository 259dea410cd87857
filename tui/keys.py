"""Keys that mean the same on several screens."""

from textual.binding import Binding


def menu_keys(prefix: str) -> list[Binding]:
    """``j`` and ``k`` as arrows within the list that has the focus."""
    return [
        Binding("j", "app.simulate_key('down')", "Down", show=False, id=f"{prefix}.down", tooltip="Next line"),
        Binding("k", "app.simulate_key('up')", "Up", show=False, id=f"{prefix}.up", tooltip="Line before"),
    ]
