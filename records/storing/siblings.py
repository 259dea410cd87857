"""Where files and folders are written before they get their names."""

import os
from pathlib import Path

PART = ".part"
"""What the name of anything half-written ends with."""


def hidden_sibling(path: Path) -> Path:
    """A name beside ``path`` that nothing has: hidden, and told by its end."""
    return path.with_name(f".{path.name[:50]}.{os.urandom(8).hex()}{PART}")
