"""The parts of which the rules of a game, as told to players, consist."""

import attrs


@attrs.frozen
class Section:
    """A titled part of the rules: lines to show as they stand, then sentences to wrap."""

    title: str
    sentences: tuple[str, ...]
    table: tuple[str, ...] = ()


def listed(names: list[str], last: str = "and") -> str:
    """Names as a sentence lists them.

    >>> listed(["Lion", "Tiger", "Panther"])
    'Lion, Tiger and Panther'
    """
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
