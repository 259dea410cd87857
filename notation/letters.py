"""The letters and hanzi of the pieces: one table a game."""

import attrs

from ..core.piece import KIND_BITS, SIDE_BIT, Code, code_of
from ..core.rules import RuleSet
from ..core.seat import Side


@attrs.frozen
class LetterTable:
    """How a game's pieces are written.

    ``letters[kind - 1]`` and ``hanzi[kind - 1]`` stand for a kind; ``traditional`` are spellings that readers take as
    well, in the order of ``hanzi``.
    """

    letters: str
    hanzi: str
    traditional: str

    def letter(self, code: Code) -> str:
        """The letter of a known piece: upper case for White, lower case for Black or Red."""
        letter = self.letters[(code & KIND_BITS) - 1]
        return letter.lower() if code & SIDE_BIT else letter

    def code(self, letter: str) -> Code | None:
        """The piece that a letter of either case stands for, or ``None``."""
        kind = self.letters.find(letter.upper()) + 1
        if len(letter) != 1 or not letter.isascii() or not kind:
            return None
        return code_of(kind, Side.WHITE if letter.isupper() else Side.BLACK)

    def kind(self, character: str) -> int | None:
        """The kind that an upper-case letter or a hanzi stands for, or ``None``."""
        for table in (self.letters, self.hanzi, self.traditional):
            if character in table and len(character) == 1:
                return table.index(character) + 1
        return None


LETTER_TABLES = {
    "jungle": LetterTable("ELTPWDCR", "象狮虎豹狼狗猫鼠", "象獅虎豹狼狗貓鼠"),
    "gunki": LetterTable("MGLBCJKSEXNF", "司军师旅团营连排工炸雷旗", "司軍師旅團營連排工炸雷旗"),
    "junqi": LetterTable("MGBCJKLPEXNF", "司军师旅团营连排工炸雷旗", "司軍師旅團營連排工炸雷旗"),
}


def letters_of(rules: RuleSet) -> LetterTable:
    """The table of a rule set's game."""
    return LETTER_TABLES[rules.game]
