"""Who deploys the pieces at the start of a match's games."""

import enum


class LayoutSource(enum.Enum):
    """Where layouts come from, in games that begin with deployments."""

    OWN = "own"
    """Each program deploys its own pieces."""
    RANDOM = "random"
    """The match sets up sensible layouts at random, and both programs play either side of them."""
