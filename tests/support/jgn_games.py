"""Texts of games for tests: a whole head of tags, and movetext below it."""

TAGS = {
    "Event": "?",
    "Site": "?",
    "Date": "2026.11.30",
    "Round": "?",
    "First": "Ann",
    "Second": "Bob",
    "Result": "*",
    "Variant": "jungle-1a-white",
}


def head(**changes: str | None) -> str:
    """Tag lines: those above with other values, without those that are ``None``, and further ones after them."""
    tags = {**TAGS, **changes}
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items() if value is not None)


def game(movetext: str, **changes: str | None) -> str:
    """A game, with the empty line after it."""
    return f"{head(**changes)}\n{movetext}\n\n"
