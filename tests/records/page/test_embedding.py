"""Data inside a page is nothing but data."""

import json

import pytest

from junqi.records.page.embedding import inline_hash, script_json


@pytest.mark.parametrize(
    "text", ["</script><script>alert(1)</script>", "<!--", "]]>", "&lt;", "\u2028\u2029", "象\\\"'", "\x00\x1b"]
)
def test_json_in_a_script_is_read_back_and_holds_no_markup(text: str) -> None:
    written = script_json({text: [text]})
    assert json.loads(written) == {text: [text]}
    assert not set("<>&\u2028\u2029") & set(written)


def test_a_policy_names_a_script_by_its_digest() -> None:
    """The example of the CSP specification, level 2, section 7.2."""
    assert inline_hash("alert('Hello, world.');") == "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
