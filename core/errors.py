"""What callers of the rules can do wrong. Every class carries its data."""


class JunqiError(Exception):
    """Base of all errors a user can cause; its text is one clear sentence."""


class RefusedError(JunqiError):
    """Base of errors about what is well written but refused by the rules of a game."""


class UnknownSquareError(JunqiError, ValueError):
    """A name that is no square of the board."""

    def __init__(self, name: str, board: str) -> None:
        super().__init__(f"{name[:40]!r} is not a square of the {board} board")
        self.name = name
        self.board = board


class UnknownRuleSetError(JunqiError, LookupError):
    """An identifier that names no rule set."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{name[:40]!r} is not a variant; known are {', '.join(known)}")
        self.name = name
        self.known = known


class IllegalActionError(RefusedError, ValueError):
    """An action that the rules do not allow in the position."""

    def __init__(self, action: object, why: str = "is not legal here") -> None:
        super().__init__(f"{action} {why}")
        self.action = action


class GameOverError(IllegalActionError):
    """An action, or an end by the players' words, in a game that has ended."""

    def __init__(self, action: object) -> None:
        super().__init__(action, "comes after the end of the game")


class IdentityError(RefusedError, ValueError):
    """A flip whose revealed piece is missing, or cannot be the piece on the square."""

    def __init__(self, square: int, message: str) -> None:
        super().__init__(message)
        self.square = square


class PerftDepthError(JunqiError, ValueError):
    """A perft that would have to go on from something that the position does not disclose."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"perft cannot go on: {reason}")
        self.reason = reason
