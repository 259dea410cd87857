"""Games as animated GIF: what Pillow shows of them, frame by frame."""

import io
from collections.abc import Callable
from random import Random

import attrs
import pytest
from PIL import Image, ImageChops

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.records.model.from_game import record_of
from junqi.records.model.record import Node, Record
from junqi.records.model.start import StartError
from junqi.records.pictures.frames import frames_of, shown_nodes
from junqi.records.pictures.gif import animate
from junqi.records.pictures.look import Look
from junqi.records.pictures.picture import picture_of
from junqi.records.pictures.png import painted
from junqi.records.replaying.replayed import Replayed

JUNGLE, GUNKI, JUNQI = map(rule_set, ("jungle", "gunki", "junqi"))
SMALL = Look(size=240)


def frames(data: bytes) -> tuple[list[Image.Image], list[float]]:
    image, shown, durations = Image.open(io.BytesIO(data)), [], []
    for number in range(image.n_frames):
        image.seek(number)
        shown.append(image.convert("RGB"))
        durations.append(image.info["duration"])
    return shown, durations


@pytest.mark.parametrize("rules", [JUNGLE, GUNKI, JUNQI], ids=lambda rules: rules.game)
def test_a_frame_for_the_start_and_for_each_ply(rules: object, random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(rules, 11, 12))
    shown, durations = frames(animate(record, SMALL, 0.5))
    assert len(shown) == 13
    assert durations == [500] * 12 + [1500]


@pytest.mark.parametrize("rules", [JUNGLE, GUNKI, JUNQI], ids=lambda rules: rules.game)
def test_every_frame_shows_the_whole_position(rules: object, random_game: Callable[..., Game]) -> None:
    """Frames are painted from the one before: each must be as if it had been painted by itself."""
    game = random_game(rules, 12, 25)
    record = record_of(game, {"First": "Ann", "Second": "Bob"})
    look = attrs.evolve(SMALL, title="Ann – Bob")
    shown, _ = frames(animate(record, SMALL))
    for image, frame in zip(shown, frames_of(Replayed.of(record)), strict=True):
        alone = painted(picture_of(frame.rules, frame.position, look, frame.last, frame.caption), look)
        assert image.size == alone.size
        far = ImageChops.difference(image, alone).convert("L").point([0] * 40 + [255] * 216)
        assert sum(far.histogram()[1:]) < 0.002 * image.width * image.height


def test_it_loops_and_is_small(random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNGLE, 3, 100))
    data = animate(record, Look())
    assert len(record.nodes) == 100
    assert len(data) < 1_000_000
    assert Image.open(io.BytesIO(data)).info["loop"] == 0


def test_one_palette_serves_all_frames(random_game: Callable[..., Game]) -> None:
    """What does not change keeps its very colours."""
    shown, _ = frames(animate(record_of(random_game(JUNGLE, 3, 30)), SMALL))
    corners = {image.crop((0, 0, 9, 200)).tobytes() for image in shown}  # the numbers of the ranks
    assert len(corners) == 1


def test_only_the_main_line_is_shown(random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNGLE, 3, 4))
    branched = attrs.evolve(record, nodes=(*record.nodes, Node(0, record.nodes[1].ply)))
    for shown in (record, branched):
        assert shown_nodes(Replayed.of(shown)) == (-1, 0, 1, 2, 3)


def test_progress_is_told_after_each_frame(random_game: Callable[..., Game]) -> None:
    told: list[tuple[int, int]] = []
    animate(record_of(random_game(JUNGLE, 3, 3)), SMALL, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_game_without_moves_is_one_frame() -> None:
    shown, durations = frames(animate(record_of(Game.begin(JUNGLE)), SMALL))
    assert len(shown) == 1 and durations == [3000]


def test_deployments_are_the_start(random_game: Callable[..., Game]) -> None:
    first, *others = frames_of(Replayed.of(record_of(random_game(GUNKI, 5, 3))))
    assert sum(1 for code in first.position.board if code) == 50
    assert len(others) == 3


def test_a_lone_layout_is_not_shown() -> None:
    game = Game.begin(GUNKI)
    deployment = GUNKI.deployment
    assert deployment is not None
    half = game.play(Deploy(deployment.random_fill(deployment.empty, Random(1))))
    record = attrs.evolve(record_of(game), nodes=(Node(-1, half.ply),))
    assert [set(frame.position.board) for frame in frames_of(Replayed.of(record))] == [{0}]


def test_what_lies_face_down_is_shown_only_if_revealed(random_game: Callable[..., Game]) -> None:
    record = record_of(random_game(JUNQI, 5, 2))
    replayed = Replayed.of(record)
    assert all(code in (0, 32) for code in next(frames_of(replayed)).position.board)
    assert any(code & 15 for code in next(frames_of(replayed, revealed=True)).position.board)


def test_a_record_without_a_start_is_refused() -> None:
    with pytest.raises(StartError):
        animate(Record((("Variant", "chess"),)), SMALL)


def test_the_result_is_named_at_the_end(random_game: Callable[..., Game]) -> None:
    game = random_game(JUNGLE, 3, 400)
    assert game.outcome is not None
    result = {Player.FIRST: "1-0", Player.SECOND: "0-1", None: "1/2-1/2"}[game.outcome.winner]
    *_, last = frames_of(Replayed.of(record_of(game)))
    assert last.caption.endswith(f"   {result}")
