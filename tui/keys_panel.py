"""All keys that work on a screen, in words: the footer has room for a few only."""

from typing import Any

from textual.binding import ActiveBinding, Binding
from textual.screen import Screen

from .dialogs.text_dialog import TextDialog

_KEY_WIDTH = 14


def show_keys(screen: Screen[Any]) -> None:
    """Show the keys of a screen, with what each does."""
    bindings = [active for active in screen.active_bindings.values() if _is_of(screen, active)]
    keys: dict[str, list[str]] = {}
    for active in bindings:
        keys.setdefault(_meaning(active.binding), []).append(screen.app.get_key_display(active.binding))
    lines = (f"{' '.join(dict.fromkeys(names)):<{_KEY_WIDTH}} {meaning}" for meaning, names in keys.items())
    screen.app.push_screen(TextDialog("Keys", "\n".join(lines)))


def _is_of(screen: Screen[Any], active: ActiveBinding) -> bool:
    """Whether a binding is of the screen or of what has the keys on it, works now, and says what it does."""
    return active.node in (screen, screen.focused) and active.enabled and bool(active.binding.tooltip)


def _meaning(binding: Binding) -> str:
    return binding.tooltip
