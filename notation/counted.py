"""Numbers of things in words."""


def counted(number: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "game"), counted(0, "game")
    ('1 game', '0 games')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
