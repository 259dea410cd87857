"""What numeric annotation glyphs say, after the PGN standard."""

_WORDS = {
    1: "good move",
    2: "mistake",
    3: "very good move",
    4: "blunder",
    5: "interesting move",
    6: "dubious move",
    7: "forced move",
    8: "only move",
    9: "worst move",
    10: "even",
    11: "even, quiet",
    12: "even, active",
    13: "unclear",
    22: "First is in zugzwang",
    23: "Second is in zugzwang",
    36: "First has the initiative",
    37: "Second has the initiative",
    40: "First has the attack",
    41: "Second has the attack",
    132: "First has counterplay",
    133: "Second has counterplay",
    138: "First is short of time",
    139: "Second is short of time",
    140: "with the idea",
    145: "a comment of the editor",
    146: "novelty",
}
_ADVANTAGES = ("a slight", "a moderate", "a decisive", "a crushing")
_FIRST_ADVANTAGE = 14
_LAST_ADVANTAGE = 21


def nag_in_words(nag: int) -> str:
    """What a NAG says; its number where the standard has no use for it here.

    >>> nag_in_words(4), nag_in_words(18), nag_in_words(200)
    ('blunder', 'First has a decisive advantage', '$200')
    """
    if _FIRST_ADVANTAGE <= nag <= _LAST_ADVANTAGE:
        step, second = divmod(nag - _FIRST_ADVANTAGE, 2)
        return f"{'Second' if second else 'First'} has {_ADVANTAGES[step]} advantage"
    return _WORDS.get(nag, f"${nag}")
