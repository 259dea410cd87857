"""``python -m junqi`` is the command ``junqi``."""

from .cli import main

main()
