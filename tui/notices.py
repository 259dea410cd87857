"""What the engine wants people to read, said once and out of the way."""

from typing import Any, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from textual.app import App
from textual.screen import ModalScreen

_TOLD: WeakKeyDictionary[App[Any], set[str]] = WeakKeyDictionary()
"""What each app has said already: the engines of several games and analyses have the same to say."""

SECONDS = 5.0
"""How long a notice stands."""


@runtime_checkable
class Noticeboard(Protocol):
    """A screen with a place for notices, where they cover nothing."""

    def tell(self, sentence: str) -> None:
        """Show a notice for a while."""


def tell_once(app: App[Any], text: str) -> None:
    """Show a notice, unless the app has shown it before: on the screen's own place for it, or else over the screen."""
    told = _TOLD.setdefault(app, set())
    if not text or text in told:
        return
    told.add(text)
    sentence = f"{text[0].upper()}{text[1:]}."
    seen = [screen for screen in app.screen_stack if not isinstance(screen, ModalScreen)]
    if seen and isinstance(seen[-1], Noticeboard):
        seen[-1].tell(sentence)
    else:
        app.notify(sentence, timeout=SECONDS, markup=False)
