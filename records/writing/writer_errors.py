"""What JGN cannot hold."""

from ...core.errors import RefusedError


class UnwritableError(RefusedError, ValueError):
    """A record that JGN cannot hold; the message names what in it."""
