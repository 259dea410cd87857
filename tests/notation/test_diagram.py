"""Boards as plain text; the snapshots were compared with the sketches and the rules by eye."""

import pytest
from syrupy.assertion import SnapshotAssertion

from junqi.core.registry import RULE_SETS, rule_set
from junqi.notation.canvas import width_of
from junqi.notation.diagram import draw, legend
from junqi.notation.position import parse_position

GUNKI = "nxkfe/mjgbx/c1k1s/sl1ln/e1b1n/kcsje/5/NBKCL/C1J1G/NS1SB/K1E1S/MENEJ/XFLXK b - - 0 1"
JUNQI_DEALT = (
    "~eK~x~J~G/~N~L~Beb/N1~l1~C/~E~P1j~e/~X1~n1~F/~X~C~pM~n/5/c~lE~B~P/~P1n1~c/~f~pb~k~k/m1L1N/~lJ~x1~p/E~gL~K~j 1 r"
)
JUNQI_FLAGS = "5/5/5/2p2/3p1/5/5/5/5/5/1cJpj/KnF2/1C_f2J^ 1 w"

BOARDS = {
    "jungle": ("jungle", None),
    "jungle-zones": ("jungle", "3r3/2C4/7/1R5/7/4r2/7/3e3/2t4"),
    "gunki": ("gunki", GUNKI),
    "junqi-start": ("junqi", None),
    "junqi-dealt": ("junqi", JUNQI_DEALT),
    "junqi-flags": ("junqi", JUNQI_FLAGS),
}


def drawn(name: str, *, hanzi: bool = False, flipped: bool = False) -> str:
    variant, text = BOARDS[name]
    rules = rule_set(variant)
    position = rules.start() if text is None else parse_position(rules, text)
    return draw(rules, position.board, hanzi=hanzi, flipped=flipped)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("hanzi", [False, True], ids=["letters", "hanzi"])
def test_board(name: str, hanzi: bool, snapshot: SnapshotAssertion) -> None:
    assert drawn(name, hanzi=hanzi) == snapshot


@pytest.mark.parametrize("name", ["jungle", "gunki"])
def test_flipped_board(name: str, snapshot: SnapshotAssertion) -> None:
    assert drawn(name, flipped=True) == snapshot


@pytest.mark.parametrize("name", BOARDS)
def test_flipping_turns_ranks_and_files_around(name: str) -> None:
    upright, flipped = (drawn(name, flipped=way).splitlines() for way in (False, True))
    assert [line.split()[0] for line in flipped[:-1]][::-1] == [line.split()[0] for line in upright[:-1]]
    assert flipped[-1].split() == upright[-1].split()[::-1]


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("flipped", [False, True])
def test_pieces_stand_in_the_column_of_their_file_in_hanzi_too(name: str, flipped: bool) -> None:
    lines = drawn(name, hanzi=True, flipped=flipped).splitlines()
    columns = [at for at, sign in enumerate(lines[-1]) if sign != " "]
    variant, _ = BOARDS[name]
    for line in lines[:-1]:
        if not line[:2].strip():
            continue
        cells = "".join(sign + "\0" * (width_of(sign) - 1) for sign in line)
        # Every place but those of a rank that holds none begins in its file's column.
        signs = [cells[column] if column < len(cells) else " " for column in columns]
        assert all(sign != "\0" for sign in signs), line
        assert variant != "jungle" or all(sign != " " for sign in signs), line


def test_the_army_board_shows_every_link() -> None:
    text = "\n".join(line[2:] for line in drawn("junqi-start").splitlines()[:-1])
    mountains, across_the_front = 2, 3
    # Along a file or a diagonal a link is one sign, across the front three; a mountain is two signs.
    signs = sum(map(text.count, "#|/\\")) - 2 * across_the_front - 2 * mountains
    assert signs + along_ranks(text) == 133
    assert text.count("#") - 2 * across_the_front + along_ranks(text.replace("-", " ")) == 35


def along_ranks(text: str) -> int:
    """How many runs of ``-`` or ``=`` a drawing holds."""
    return sum(len("".join(sign if sign in "-=" else " " for sign in line).split()) for line in text.splitlines())


@pytest.mark.parametrize("game", ["jungle", "gunki", "junqi"])
def test_legend(game: str, snapshot: SnapshotAssertion) -> None:
    assert "\n".join(legend(rule_set(game))) == snapshot


@pytest.mark.parametrize("identifier", RULE_SETS)
def test_letters_need_nothing_but_ascii(identifier: str) -> None:
    rules = rule_set(identifier)
    assert draw(rules, rules.start().board).isascii()
    assert "".join(legend(rules)).isascii()
