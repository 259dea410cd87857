import pytest

from junqi.core.piece import FACE_DOWN, FlagState, code_of
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Side
from junqi.notation.letters import letters_of

# Letter, name, hanzi and traditional hanzi, as the notation lists them.
TABLES = {
    "jungle": """
        E Elephant 象 象
        L Lion 狮 獅
        T Tiger 虎 虎
        P Panther 豹 豹
        W Wolf 狼 狼
        D Dog 狗 狗
        C Cat 猫 貓
        R Rat 鼠 鼠""",
    "gunki": """
        M Marshal 司 司
        G General 军 軍
        L Lieutenant 师 師
        B Brigadier 旅 旅
        C Colonel 团 團
        J Major 营 營
        K Captain 连 連
        S Sergeant 排 排
        E Engineer 工 工
        X Grenade 炸 炸
        N Mine 雷 雷
        F Flag 旗 旗""",
    "junqi": """
        M Marshal 司 司
        G General 军 軍
        B Brigadier 师 師
        C Colonel 旅 旅
        J Major 团 團
        K Captain 营 營
        L Lieutenant 连 連
        P Platoon 排 排
        E Engineer 工 工
        X Grenade 炸 炸
        N Landmine 雷 雷
        F Flag 旗 旗""",
}
ROWS = [(game, *line.split()) for game, table in TABLES.items() for line in table.strip().splitlines()]


@pytest.mark.parametrize(("game", "letter", "name", "hanzi", "traditional"), ROWS)
def test_each_piece(game: str, letter: str, name: str, hanzi: str, traditional: str) -> None:
    rules = rule_set(game)
    table = letters_of(rules)
    kind = next(kind.number for kind in rules.kinds if kind.name == name)
    white, black = code_of(kind, Side.WHITE), code_of(kind, Side.BLACK)
    assert table.letter(white) == letter
    assert table.letter(black) == letter.lower()
    assert table.code(letter) == white
    assert table.code(letter.lower()) == black
    assert table.kind(letter) == table.kind(hanzi) == table.kind(traditional) == kind
    assert table.kind(letter.lower()) is None
    assert table.hanzi[kind - 1] == hanzi


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_tables_are_complete_and_unambiguous(rules: RuleSet) -> None:
    table = letters_of(rules)
    for characters in (table.letters, table.hanzi, table.traditional):
        assert len(set(characters)) == len(characters) == len(rules.kinds)


def test_marks_do_not_change_the_letter() -> None:
    table = letters_of(rule_set("junqi"))
    assert table.letter(code_of(9, Side.WHITE, face_down=True)) == "E"
    assert table.letter(code_of(9, Side.BLACK, flag=FlagState.CARRIES)) == "e"
    assert code_of(9, Side.BLACK, face_down=True) & FACE_DOWN


@pytest.mark.parametrize("text", ["", "Q", "EL", "E ", "?", "\u0131", "\u00df", "\ufb01", "\uff25", "1"])
def test_other_letters_stand_for_nothing(text: str) -> None:
    table = letters_of(rule_set("jungle"))
    assert table.code(text) is None
    assert table.kind(text) is None
