"""What is mended is documented as it is."""

import re
from pathlib import Path

import junqi
from junqi.records.findings.codes import Code
from junqi.records.findings.mendable import HOW, MENDED

PAGE = (Path(junqi.__file__).parent / "docs" / "records.md").read_text(encoding="utf-8")


def test_the_table_of_codes() -> None:
    section = PAGE.partition("## Mending")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| (\w+) \| (.*) \|$", section, re.MULTILINE)
    assert rows == [(code.value, MENDED[code].value, HOW[code]) for code in Code]
