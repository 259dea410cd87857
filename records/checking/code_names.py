"""Codes of findings by their names."""

from difflib import get_close_matches

from ..findings.codes import Code
from .severity_errors import UnknownCodeError


def code_named(name: str, where: str = "") -> Code:
    """The code of a name; ``where`` stands before the message of the error.

    Raises:
        UnknownCodeError: if there is none.
    """
    codes = {code.value: code for code in Code}
    if name not in codes:
        nearest = get_close_matches(name.lower().replace("_", "-"), codes, n=2)
        raise UnknownCodeError(name, tuple(nearest), where)
    return codes[name]
