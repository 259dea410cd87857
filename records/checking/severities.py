"""How grave findings are taken to be, where somebody wants it otherwise than the table of codes has it."""

from collections.abc import Mapping

import attrs

from ..findings.codes import Code
from ..findings.severity import Severity

IGNORE = "ignore"
WORDS: Mapping[str, Severity | None] = {severity.value: severity for severity in Severity} | {IGNORE: None}
"""How severities are written in options and config files, a silenced one included."""


@attrs.frozen
class Severities:
    """The severity of every code; ``changed`` are those that differ from the table, ``None`` for silenced ones."""

    changed: Mapping[Code, Severity | None] = attrs.field(factory=dict)

    def of(self, code: Code) -> Severity | None:
        """The severity of a code; ``None`` where it is silenced.

        >>> Severities({Code.CRLF: None}).of(Code.CRLF), Severities().of(Code.CRLF).value
        (None, 'note')
        """
        return self.changed.get(code, code.severity)

    def with_changes(self, changes: Mapping[Code, Severity | None]) -> "Severities":
        """These severities with others in place of some."""
        return Severities({**self.changed, **changes})
