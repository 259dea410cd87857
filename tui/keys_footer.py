"""The footer of every screen: the keys that work now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import attrs
from rich.cells import cell_len
from rich.segment import Segment
from textual.binding import Binding
from textual.events import MouseDown, MouseMove
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget


@attrs.frozen
class FooterKey:
    """A key in the footer, from its first column to the one after its last."""

    key: str
    shown: str
    meaning: str
    tooltip: str
    start: int
    end: int


class KeysFooter(Widget):
    """As many keys as there is room for, the most wanted first; none is cut off in the middle of its name.

    A click on a key does what the key does. One widget draws them all: Textual's own footer makes a widget a key
    whenever any key begins or ceases to work, which takes longer than the next key is away when one is held down.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {"keys-footer--key"}
    DEFAULT_CSS = """
    KeysFooter { dock: bottom; height: 1; background: $panel; color: $footer-description-foreground; }
    KeysFooter > .keys-footer--key { color: $footer-key-foreground; text-style: bold; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._keys: tuple[FooterKey, ...] = ()

    def on_mount(self) -> None:
        """Follow the keys of the screen."""
        self.screen.bindings_updated_signal.subscribe(self, self._bindings_changed)
        self._update()

    def on_resize(self) -> None:
        """Show more or fewer keys."""
        self._update()

    def _bindings_changed(self, screen: Screen[Any]) -> None:
        if screen is self.screen and self.app.app_focus:
            self._update()

    def _update(self) -> None:
        keys = tuple(self._fitting())
        if keys != self._keys:
            self._keys = keys
            self.refresh()

    def _fitting(self) -> Iterator[FooterKey]:
        """The keys from left to right, up to the first for which there is no room."""
        start = 0
        for binding, tooltip in self._wanted():
            shown = self.app.get_key_display(binding)
            end = start + cell_len(f"{shown} {binding.description}")
            if end > self.size.width:
                return
            yield FooterKey(binding.key, shown, binding.description, tooltip, start, end)
            start = end + 1

    def _wanted(self) -> Iterator[tuple[Binding, str]]:
        """The first key of each action that works now, if it is to be shown at all."""
        actions: set[str] = set()
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if binding.show and active.enabled and binding.action not in actions:
                actions.add(binding.action)
                yield binding, active.tooltip or binding.tooltip

    def render_line(self, y: int) -> Strip:
        plain, bold = self.rich_style, self.get_component_rich_style("keys-footer--key")
        segments: list[Segment] = []
        for key in self._keys:
            segments += (Segment(key.shown, bold), Segment(f" {key.meaning} ", plain))
        return Strip(segments).adjust_cell_length(self.size.width, plain)

    def _key_at(self, column: int) -> FooterKey | None:
        return next((key for key in self._keys if key.start <= column < key.end), None)

    def on_mouse_move(self, event: MouseMove) -> None:
        """Say what the key under the pointer does."""
        key = self._key_at(event.x)
        self.tooltip = key.tooltip if key else None

    def on_mouse_down(self, event: MouseDown) -> None:
        """Do what the key does on which the pointer stands."""
        key = self._key_at(event.x)
        if key is not None:
            self.app.simulate_key(key.key)
