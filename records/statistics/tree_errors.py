"""What can be wrong with the position from which a tree is to grow."""

from ...core.errors import JunqiError


class TreeRootError(JunqiError, ValueError):
    """A root that no variant can read, or that makes no sense."""


class NoVariantReadsRootError(TreeRootError):
    """A root that none of the variants can read."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no variant can read {text[:60]!r}; with --variant V you are told why")
        self.text = text


class TwoRootsError(TreeRootError):
    """A position and moves asked for at once."""

    def __init__(self) -> None:
        super().__init__("--position and --moves both say where the tree begins: give one of them")
