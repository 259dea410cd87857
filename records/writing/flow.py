"""Wrapping movetext: words put on lines as long as they fit."""

import attrs

WIDTH = 80
"""The most code points on a line, unless one word is longer."""

_NEVER_FIRST = ("%", "[")
"""What no line of movetext may begin with."""


@attrs.frozen
class OwnLine:
    """Text that stands on lines of its own, as it is."""

    text: str


@attrs.define
class Flow:
    """Movetext as it is written: words, between which lines may break, and texts on their own lines."""

    _items: list[str | OwnLine] = attrs.field(init=False, factory=list)
    _opening: str = attrs.field(init=False, default="")

    def word(self, text: str) -> None:
        """Add what is not to be broken."""
        self._items.append(self._opening + text)
        self._opening = ""

    def open(self) -> None:
        """Begin a variation: a parenthesis sticks to the next word."""
        self._opening += "("

    def close(self) -> None:
        """End a variation: a parenthesis sticks to the word before it."""
        last = self._items[-1]
        if isinstance(last, OwnLine):
            self._items.append(")")
        else:
            self._items[-1] = last + ")"

    def own_line(self, text: str) -> None:
        """Add text on lines of its own."""
        if self._opening:
            self.word("")
        self._items.append(OwnLine(text))

    def comment(self, text: str) -> None:
        """Add a comment; one that holds ``}`` can only reach to the end of a line."""
        if "}" in text:
            self.own_line(f"; {text}")
            return
        for word in _words("{" + text + "}"):
            self.word(word)

    def lines(self) -> list[str]:
        """All lines, greedily filled."""
        lines: list[str] = []
        line = ""
        for item in self._items:
            if not isinstance(item, OwnLine) and line and len(line) + 1 + len(item) <= WIDTH:
                line += " " + item
                continue
            if line:
                lines.append(line)
            line = "" if isinstance(item, OwnLine) else item
            if isinstance(item, OwnLine):
                lines.append(item.text)
        return [*lines, line] if line else lines


def _words(text: str) -> list[str]:
    """The words of a comment; one that may not begin a line stays with the word before it."""
    words: list[list[str]] = []
    for word in text.split(" "):
        if words and word.startswith(_NEVER_FIRST):
            words[-1].append(word)
        else:
            words.append([word])
    return [" ".join(parts) for parts in words]
