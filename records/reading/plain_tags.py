"""Tags read in one go from the bytes of a section in which every line is a plain tag, as in nearly all files."""

import re

_TAG_LINE = re.compile(r'^\[([A-Za-z0-9_]{1,255}+) "([^"\\\x00-\x1f\x7f-\x9f]*+)"\]\r?$', re.MULTILINE)
"""A line that is a tag and nothing else, without escapes or control characters: nothing can be said about it."""


def plain_tags(section: bytes) -> list[tuple[str, str]] | None:
    r"""The names and values of a tag section without its last line end, as the full reader reads them.

    ``None`` where any line is not plain: then the full reader must read it.

    >>> plain_tags(b'[First "Ann"]\n[Second "Bob"]'), plain_tags(b'[First "Ann \\"A\\""]')
    ([('First', 'Ann'), ('Second', 'Bob')], None)
    """
    text = section.decode("utf-8", "surrogateescape")
    tags = _TAG_LINE.findall(text)
    return tags if len(tags) == text.count("\n") + 1 else None
