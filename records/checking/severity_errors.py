"""What can be wrong with severities that somebody wants."""

from ...core.errors import JunqiError


class UnknownCodeError(JunqiError, LookupError):
    """A text that is no code of a finding; ``nearest`` are codes that look like it."""

    def __init__(self, code: str, nearest: tuple[str, ...], where: str = "") -> None:
        hint = f"did you mean {' or '.join(nearest)}?" if nearest else "'junqi explain' lists all"
        super().__init__(f"{where}{code[:60]!r} is not the code of a finding; {hint}")
        self.code = code
        self.nearest = nearest


class TwoSeveritiesError(JunqiError, ValueError):
    """A code that is given two severities at once."""

    def __init__(self, code: str, one: str, other: str) -> None:
        super().__init__(f"{code} cannot be both --{one} and --{other}")
        self.code = code


class ConfigError(JunqiError, ValueError):
    """A config file that cannot be read, or says what it cannot say."""

    def __init__(self, file: str, what: str) -> None:
        super().__init__(f"{file}: {what}")
        self.file = file
