from random import Random

import pytest

from junqi.core.deployment import Layout
from junqi.core.fault import FaultKind
from junqi.core.gunki_deployment import GUNKI_DEPLOYMENT as DEPLOYMENT
from junqi.core.seat import Seat

LETTERS = "MGLBCJKSEXNF"
GOOD = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


def layout(text: str) -> Layout:
    return bytes(LETTERS.find(letter) + 1 for letter in text if letter != "/")


def faults(text: str, seat: Seat = Seat.SOUTH) -> list[tuple[FaultKind, str]]:
    return [(fault.kind, fault.message) for fault in DEPLOYMENT.faults(layout(text), seat)]


@pytest.mark.parametrize("seat", Seat)
def test_a_good_layout_has_no_faults(seat: Seat) -> None:
    assert faults(GOOD, seat) == []
    assert DEPLOYMENT.missing(layout(GOOD)) == ()


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("LSBKE/SFM.J/CS.LB/J.E.C/KNGNX/N.KXE", FaultKind.BAD_DEPLOYMENT, "Flag on b5"),
        ("LSBKE/S.M.J/CS.LB/J.E.C/KNGFX/NNKXE", FaultKind.BAD_DEPLOYMENT, "Flag on d2"),
        ("XSBKE/S.M.J/CS.LB/J.E.C/KNGNL/NFKXE", FaultKind.BAD_DEPLOYMENT, "Grenade on a6"),
        ("LSBKE/S.M.J/CS.LB/X.E.C/KNGNJ/NFKXE", FaultKind.BAD_DEPLOYMENT, "Grenade on a3"),
        ("LSBKE/SKM.J/CS.LB/J.E.C/.NGNX/NFKXE", FaultKind.BAD_DEPLOYMENT, "Captain on b5"),
        ("LSBKE/S.M.J/CSELB/J...C/KNGNX/NFKXE", FaultKind.BAD_DEPLOYMENT, "Engineer on c4"),
        (".SBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", FaultKind.WRONG_COUNT, "1 of 2 Lieutenant"),
        ("MSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", FaultKind.WRONG_COUNT, "2 of 1 Marshal"),
    ],
)
def test_broken_rules_are_named(text: str, kind: FaultKind, words: str) -> None:
    assert any(found is kind and words in message for found, message in faults(text)), faults(text)


def test_squares_are_named_as_they_are_for_the_seat() -> None:
    broken = "XSBKE/S.M.J/CS.LB/J.E.C/KNGNL/NFKXE"
    (south,) = DEPLOYMENT.faults(layout(broken), Seat.SOUTH)
    (north,) = DEPLOYMENT.faults(layout(broken), Seat.NORTH)
    assert (south.square, north.square) == (25, 39)
    assert "a6" in south.message
    assert "e8" in north.message


def test_all_faults_come_at_once() -> None:
    found = faults("XXBKE/FSM.J/CSELB/J...C/KNGNL/NSKME")
    misplaced = [message.split(":")[0] for kind, message in found if kind is FaultKind.BAD_DEPLOYMENT]
    assert misplaced == ["Grenade on a6", "Grenade on b6", "Flag on a5", "Sergeant on b5", "Engineer on c4"]
    assert [message for kind, message in found if kind is FaultKind.WRONG_COUNT] == ["2 of 1 Marshal pieces are placed"]


def test_an_empty_layout_misses_everything() -> None:
    assert len(DEPLOYMENT.missing(DEPLOYMENT.empty)) == 25
    assert [kind.name for kind in DEPLOYMENT.missing(DEPLOYMENT.empty)][:4] == [
        "Marshal",
        "General",
        "Lieutenant",
        "Lieutenant",
    ]
    assert len(DEPLOYMENT.open_places) == 25


def test_places_run_from_front_to_back_as_the_owner_sees_them() -> None:
    south, north = (DEPLOYMENT.squares(seat) for seat in Seat)
    name = DEPLOYMENT.board.name_of
    assert [name(south[at]) for at in (0, 4, 5, 25, 29)] == ["a6", "e6", "a5", "a1", "e1"]
    assert [name(north[at]) for at in (0, 4, 5, 25, 29)] == ["e8", "a8", "e9", "e13", "a13"]


def test_mirroring_exchanges_left_and_right() -> None:
    assert DEPLOYMENT.mirrored(layout(GOOD)) == layout("EKBSL/J.M.S/BL.SC/C.E.J/XNGNK/EXKFN")
    assert DEPLOYMENT.mirrored(DEPLOYMENT.mirrored(layout(GOOD))) == layout(GOOD)


@pytest.mark.parametrize("seed", range(30))
def test_random_fill_completes_any_legal_part(seed: int) -> None:
    """Keep a random part of a legal layout: it can be completed, and what stood there stays."""
    random = Random(seed)
    full = DEPLOYMENT.random_fill(DEPLOYMENT.empty, random)
    part = bytes(kind if random.random() < 0.5 else 0 for kind in full)
    filled = DEPLOYMENT.random_fill(part, random)
    assert DEPLOYMENT.faults(filled, Seat.SOUTH) == ()
    assert all(after == before for before, after in zip(part, filled, strict=True) if before)


def test_random_fill_differs() -> None:
    assert len({DEPLOYMENT.random_fill(DEPLOYMENT.empty, Random(seed)) for seed in range(50)}) == 50
