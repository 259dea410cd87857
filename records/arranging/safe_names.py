"""File names for any text: names that every usual system takes, each given once."""

import re
import sys
import unicodedata

import attrs

UNNAMED = "unknown"
"""The name for a text that says nothing."""

_MOST_BYTES = 160
"""Bytes of a name: all usual systems take more, also with an encrypted file system's overhead or a suffix."""
_MOST_SIGNS = 80
_UNSAFE = re.compile(r'[<>:"/\\|?*]')
_RESERVED = re.compile(r"(?i)(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|\Z)")
"""Devices of Windows, whatever suffix follows."""
_NO_SIGN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of code points that cannot be seen, or have no meaning."""


def safe_name(text: str) -> str:
    r"""A file name, without a suffix, that resembles a text as closely as all usual systems allow, and this one.

    >>> safe_name("Li Wei / 李伟"), safe_name("../../etc"), safe_name("con.x"), safe_name("?"), safe_name("-rf")
    ('Li Wei _ 李伟', '_.._etc', '_con.x', 'unknown', '_rf')
    """
    signs = ("_" if unicodedata.category(sign) in _NO_SIGN else sign for sign in unicodedata.normalize("NFC", text))
    name = _UNSAFE.sub("_", _encodable("".join(signs))).strip(" .\u3000\u00a0")
    name = "_" + name[1:] if name.startswith(("-", "~")) else name
    name = _cut(f"_{name}" if _RESERVED.match(name) else name)
    return name if name.strip("_ ") else UNNAMED


def _encodable(name: str) -> str:
    """The name with ? for what file names here cannot hold: where they are not UTF-8, most signs."""
    encoding = sys.getfilesystemencoding()
    return name.encode(encoding, "replace").decode(encoding)


def _cut(name: str) -> str:
    data = name[:_MOST_SIGNS].encode()[:_MOST_BYTES]
    return data.decode(errors="ignore").rstrip(" .")


@attrs.define
class SafeNames:
    """Gives each text its name; different texts get names that differ in more than case or composition."""

    _names: dict[str, str] = attrs.field(factory=dict)
    _taken: set[str] = attrs.field(factory=set)
    _tried: dict[str, int] = attrs.field(factory=dict)

    def name_of(self, text: str) -> str:
        """The name of a text, always the same."""
        if text not in self._names:
            self._names[text] = self._new(safe_name(text))
        return self._names[text]

    def _new(self, name: str) -> str:
        """The name, or the first of name-2, name-3 and so on that is not taken."""
        key, found = _folded(name), name
        while _folded(found) in self._taken:
            self._tried[key] = self._tried.get(key, 1) + 1
            found = f"{name}-{self._tried[key]}"
        self._taken.add(_folded(found))
        return found


def _folded(name: str) -> str:
    """What is the same for names that some system takes for one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
