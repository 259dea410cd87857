"""Files of random games, and the same damaged at random."""

from random import Random

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

TEXTS = (
    "{a comment; with (signs) in it} ",
    "$1 ",
    "; to the end of the line }\n",
    "% hidden\n",
    "{[%clk 0:09:58]} ",
    "( ) ",
    "{象 \U0001f600} ",
)
SIGNS = (*(bytes([sign]) for sign in b'{}()"[]\n\r\0\xff;%'), b"\n\n", b"\n%", b" 1-0 ")
"""What is put in at random."""


def good_file(random: Random) -> bytes:
    """Some games of each kind, with comments of every kind between their moves."""
    ids = ("jungle-1a-white", "gunki-em-black", "junqi", "jungle-standard", "junqi")
    return b"".join(game_text(name, random) for name in ids)


def game_text(name: str, random: Random) -> bytes:
    """A short random game as JGN."""
    rules = RULE_SETS[name]
    game = Game.begin(rules, rules.deal(rules.start(), random))
    if rules.deployment is not None:
        for _ in range(2):
            game = game.play(Deploy(rules.deployment.random_fill(rules.deployment.empty, random)))
    for _ in range(random.randrange(4, 14)):
        if game.outcome is None:
            game = game.play(random.choice(game.rules.legal_actions(game.position)))
    tags, movetext = write_record(record_of(game, {"Event": name})).split("\n\n", 1)
    words = movetext.split(" ")
    for _ in range(3):
        words.insert(random.randrange(len(words)), random.choice(TEXTS).rstrip(" "))
    text = f"{tags}\n\n{' '.join(words)}"
    return text.encode()


def mutated(data: bytes, random: Random) -> bytes:
    """The file with a byte changed, or a piece cut out, doubled or joined in from elsewhere."""
    at = random.randrange(len(data))
    end = min(len(data), at + random.choice((1, 3, 30, 300)))
    kind = random.randrange(6)
    if kind == 0:
        return data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]
    if kind == 1:
        return data[:at] + data[end:]
    if kind == 2:
        return data[:at] + data[at:end] + data[at:]
    if kind == 3:
        return data[:at]
    if kind == 4:
        return data[:at] + random.choice(SIGNS) + data[at:]
    other = random.randrange(len(data))
    return data[:at] + data[other : other + end - at] + data[at:]
