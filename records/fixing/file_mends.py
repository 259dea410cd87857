"""Findings about a file as a whole that are mended, and how that is told."""

from collections.abc import Mapping

import attrs

from ..findings.codes import Code
from ..findings.finding import Finding

_TOLD: Mapping[Code, str] = {
    Code.UTF_16: "now UTF-8",
    Code.NOT_UTF_8: "now UTF-8",
    Code.CRLF: "now LF",
    Code.LONE_CR: "now LF",
    Code.MIXED_LINE_ENDS: "now LF",
    Code.NO_FINAL_NEWLINE: "now it has one",
}


def mended_in_file(finding: Finding) -> Finding | None:
    """A finding about a file as the change that mends it; ``None`` where nothing does."""
    told = _TOLD.get(finding.code)
    return None if told is None else attrs.evolve(finding, message=f"{finding.message}; {told}")
