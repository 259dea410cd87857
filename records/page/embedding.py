"""Putting scripts, styles and data into a page so that neither can be taken for anything else."""

import base64
import hashlib
import json

_GUARDED = str.maketrans({sign: f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"})


def script_json(data: object) -> str:
    r"""JSON that may stand inside a script element: nothing in it ends the element or opens a comment.

    >>> script_json("</script><!--")
    '"\\u003c/script\\u003e\\u003c!--"'
    """
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False).translate(_GUARDED)


def inline_hash(text: str) -> str:
    """How a Content-Security-Policy names the one inline script or style that it allows."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
