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
LAYOUT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
"""A deployment of Gunki, for either player."""
LAYOUT_TAGS = f'[FirstLayout "{LAYOUT}"]\n[SecondLayout "{LAYOUT}"]\n'
DEAL = (
    "~J~E~C~l~K/~F~e~c~b~j/~x1~J1~P/~M~b1~p~G/~N1~E1~e/~L~B~E~x~m/5/"
    "~l~X~e~l~k/~p1~L1~N/~g~f1~X~p/~L1~j1~k/~c~n~C~n~P/~B~P~n~K~N"
)
"""What lies where in a game of Junqi."""


def head(**changes: str | None) -> str:
    """Tag lines: those above with other values, without those that are ``None``, and further ones after them."""
    tags = {**TAGS, **changes}
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items() if value is not None)


def game(movetext: str, **changes: str | None) -> str:
    """A game, with the empty line after it."""
    return f"{head(**changes)}\n{movetext}\n\n"
