"""Settings: how a program is to think, whatever the position."""

import attrs

STRONGEST_LEVEL = 10


@attrs.frozen
class Settings:
    """What the options of the protocol set.

    ``variant`` is a rule set's identifier. ``hash_megabytes`` bounds the transposition table, ``threads`` the number
    of threads that search, ``multipv`` the number of best lines told. ``level`` is the strength from 1 to
    ``STRONGEST_LEVEL``. ``seed`` makes games repeatable; ``None`` lets chance vary them.
    """

    variant: str
    hash_megabytes: int = 64
    threads: int = 1
    multipv: int = 1
    level: int = STRONGEST_LEVEL
    seed: int | None = None
