"""Where the app keeps saved games and layouts."""

import os
from pathlib import Path

import platformdirs

from .typed_path import typed_path

ENVIRONMENT_VARIABLE = "JUNQI_DATA_DIR"
"""Names a folder to be used instead of the platform's own place for user data."""


def data_folder() -> Path:
    """The folder for everything the app keeps; it may not exist yet."""
    chosen = os.environ.get(ENVIRONMENT_VARIABLE)
    return typed_path(chosen) if chosen else platformdirs.user_data_path("junqi", appauthor=False)


def games_folder() -> Path:
    """The folder of autosaved games."""
    return data_folder() / "games"


def layouts_folder(game: str) -> Path:
    """The folder of a game's kept layouts."""
    return data_folder() / "layouts" / game
