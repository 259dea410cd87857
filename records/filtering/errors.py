"""What can be wrong with a condition, or with what is to be filtered."""

from ...core.errors import JunqiError


class ConditionError(JunqiError, ValueError):
    """A condition that is not of its form.

    ``text`` is the condition as it was given, ``offset`` the code point (from 0) at which it goes wrong.
    """

    def __init__(self, message: str, text: str, offset: int = 0) -> None:
        super().__init__(message)
        self.text = text
        self.offset = offset
