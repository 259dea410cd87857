"""The work of ``junqi explain``."""

import tomllib
from importlib import resources
from io import BytesIO, StringIO
from typing import Any

import attrs

from ..batches.cutting import batches_in
from ..findings.codes import Code
from ..findings.mendable import HOW, MENDED
from ..model.tag_order import ROSTER
from ..reading.tally import Tally
from .check_work import Check
from .code_names import code_named
from .judged import Judged
from .text_report import TextReport
from .validation import judged_in

_FILE = "example"
_VALUES = {"Date": "2026.11.30", "First": "Ann", "Second": "Bob", "Result": "*"}
_LONGEST_CODE = max(len(code.value) for code in Code)


@attrs.frozen
class Explanation:
    """What there is to say about a code: bytes that give the finding, and what somebody can do about it."""

    code: Code
    example: bytes
    advice: str


def explanations() -> dict[Code, Explanation]:
    """Those of all codes."""
    text = resources.files(__package__).joinpath("explanations.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)
    return {code: Explanation(code, _example(found[code.value]), found[code.value]["advice"]) for code in Code}


def _example(found: dict[str, Any]) -> bytes:
    """A whole file, or the tags of a good game with some others, and movetext."""
    if "file" in found:
        return str(found["file"]).encode(found.get("encoding", "utf-8"))
    values = _VALUES | {"Variant": found.get("variant", "jungle-1a-white")}
    lines = {name: f'[{name} "{values.get(name, "?")}"]' for name in ROSTER}
    lines |= {line[1 : line.index(" ")]: line for line in found.get("tags", ())}
    tags = [line for line in lines.values() if not line.endswith(" ")]
    text = "\n".join([*tags, "", found.get("movetext", "1. Rg4 *"), ""])
    return text.encode(found.get("encoding", "utf-8"))


def explained(name: str) -> str:
    """All about a code.

    Raises:
        UnknownCodeError: if there is none of that name.
    """
    code = code_named(name)
    explanation = explanations()[code]
    return "\n".join(
        (
            f"{code.value} ({code.severity.value}): {code.meaning}",
            "",
            "Example:",
            "",
            *(f"  {line}" for line in _shown(explanation)),
            "",
            f"What to do: {explanation.advice}",
            f"junqi fix:  {MENDED[code].value}: {HOW[code].replace('`', '')}",
        )
    )


def _shown(explanation: Explanation) -> list[str]:
    """How validate shows the example."""
    stream = StringIO()
    report = TextReport(stream)
    for found in findings_of(explanation):
        if found.finding.code is explanation.code:
            report.add(found)
            break
    return stream.getvalue().splitlines()


def findings_of(explanation: Explanation) -> list[Judged]:
    """All findings of an example."""
    done = map(Check(with_lines=True), batches_in(BytesIO(explanation.example), _FILE))
    return list(judged_in(done, Tally()))


def listed() -> str:
    """A line about each code."""
    return "\n".join(f"{code.value:<{_LONGEST_CODE}}  {code.severity.value:<7}  {code.meaning}" for code in Code)
