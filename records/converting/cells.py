"""Cells of CSV (RFC 4180), and those that a spreadsheet would take for formulas."""

import csv
import io
import re
from collections.abc import Iterable

BYTE_ORDER_MARK = "\ufeff"
_ODD = re.compile("[\ud800-\udfff]")
_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?")
_FORMULA = re.compile(r"[=+\-@\t\r]\s*+[^\s]")


def row_text(cells: Iterable[str], *, spreadsheet: bool) -> str:
    r"""A row with its line end; what UTF-8 cannot hold is replaced.

    For a spreadsheet, cells that it would take for formulas begin with an apostrophe, which shows them as text.

    >>> row_text(["=1+1", 'a "b" c', "-1.5"], spreadsheet=False)
    '=1+1,"a ""b"" c",-1.5\r\n'
    >>> row_text(["=1+1", "-1.5"], spreadsheet=True)
    "'=1+1,-1.5\r\n"
    """
    out = io.StringIO(newline="")
    csv.writer(out).writerow([f"'{cell}" if spreadsheet and is_formula(cell) else cell for cell in cells])
    text = out.getvalue()
    return text if text.isascii() else _ODD.sub("\ufffd", text)


def is_formula(cell: str) -> bool:
    """Whether spreadsheets may calculate a cell instead of showing it; numbers are what they look like.

    >>> is_formula("=HYPERLINK(A1)"), is_formula("+1.25"), is_formula("-"), is_formula("Ann")
    (True, False, False, False)
    """
    return _FORMULA.match(cell) is not None and not _NUMBER.fullmatch(cell)
