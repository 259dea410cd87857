"""What the engine wants people to read, said once and out of the way."""

from typing import Any
from weakref import WeakKeyDictionary

from textual.app import App

_TOLD: WeakKeyDictionary[App[Any], set[str]] = WeakKeyDictionary()
"""What each app has said already: the engines of several games and analyses have the same to say."""

_SECONDS = 5


def tell_once(app: App[Any], text: str) -> None:
    """Show a notice, unless the app has shown it before."""
    told = _TOLD.setdefault(app, set())
    if text and text not in told:
        told.add(text)
        app.notify(f"{text[0].upper()}{text[1:]}.", timeout=_SECONDS, markup=False)
