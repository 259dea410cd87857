"""The page in a browser: stepping, branching, playing by itself, turning the board, the graph, the address."""

from collections.abc import Callable
from typing import Any

import pytest

from junqi.core.registry import rule_set
from junqi.records.model.record import Record

BOARD = rule_set("jungle").board
MOVES = (
    "{Opening words.} 1. Rg4 $1 {[%eval +1.50] [%clk 0:09:58]} Ra6 {[%clk 0:09:50]} (1... Cf7 {Slower.} 2. Rg5 "
    "(2. Ea4 Cf8)) (1... Dc8) 2. Rg5 {[%eval -2.00]} Ra5 3. Rg6 Ra4 4. Rxg7 Rxa3 {Rats take Elephants.} 1/2-1/2"
)


@pytest.fixture(scope="session")
def game(jungle: Callable[..., bytes], read_jgn: Callable[[bytes], list[Record]]) -> list[Record]:
    return read_jgn(jungle(MOVES, result="1/2-1/2"))


@pytest.fixture
def reader(read_page: Callable[..., Any], game: list[Record]) -> Any:
    return read_page(game)


def rat_at(reader: Any, name: str) -> bool:
    """Whether White's Rat is drawn on a square."""
    return bool(reader.squares().get(str(BOARD.square(name))) == "jungle-letters-8")


def test_it_opens_at_the_start(reader: Any) -> None:
    assert reader.text("#title") == "Ann – Bob"
    assert reader.text("#move") == "Start of the game."
    assert reader.text("#turn") == "Ann (White) to move."
    assert reader.texts("#comments p") == ["Opening words."]
    assert reader.place == "0 / 8"
    assert len(reader.squares()) == 16 and rat_at(reader, "g3")


def test_arrows_step_and_home_and_end_go_all_the_way(reader: Any) -> None:
    reader.press("ArrowRight")
    assert reader.text("#move") == "1. Rg4!: Rat g3 to g4."
    assert reader.texts("#comments p") == ["Good move", "Evaluation for First: +1.50"]
    assert rat_at(reader, "g4") and not rat_at(reader, "g3")
    reader.press("ArrowRight", "ArrowRight", "ArrowLeft")
    assert reader.text("#move") == "1... Ra6: Rat a7 to a6."
    reader.press("End")
    assert reader.place == "8 / 8"
    assert reader.text("#move") == "4... Rxa3: Rat takes Elephant on a3."
    assert reader.texts("#comments p") == ["Rats take Elephants.", "Result: 1/2-1/2"]
    reader.press("ArrowRight")
    assert reader.place == "8 / 8"
    reader.press("Home")
    assert reader.place == "0 / 8"


def test_buttons_step(reader: Any) -> None:
    reader.press("ArrowRight", "ArrowRight")
    for button, place in (("#forward", "3 / 8"), ("#back", "2 / 8"), ("#end", "8 / 8"), ("#start", "0 / 8")):
        reader.click(button)
        assert reader.place == place


def test_the_last_move_is_marked_on_both_its_squares(reader: Any) -> None:
    reader.press("ArrowRight")
    marks = reader.value(
        """["origin", "target"].map((mark) =>
            document.querySelector(`#board use[href="#jungle-${mark}"]`).dataset.square)"""
    )
    assert [BOARD.name_of(int(square)) for square in marks] == ["g3", "g4"]


def test_taken_pieces_and_clocks_stand_beside_their_players(reader: Any) -> None:
    reader.press("End")
    assert reader.text("#lower .name") == "Ann (White)"
    assert "has taken Black Elephant" in reader.text("#lower .taken")
    assert "has taken White Elephant" in reader.text("#upper .taken")
    assert (reader.text("#lower .clock"), reader.text("#upper .clock")) == ("0:09:58", "0:09:50")
    reader.press("Home")
    assert reader.text("#lower .taken") == "" and reader.text("#lower .clock") == ""


def test_up_and_down_choose_the_branch_that_a_step_enters(reader: Any) -> None:
    reader.press("ArrowRight")
    assert reader.texts("#branches button") == ["1... Ra6", "1... Cf7", "1... Dc8"]
    assert reader.text("#branches [aria-current]") == "1... Ra6"
    reader.press("ArrowDown")
    assert reader.text("#branches [aria-current]").endswith("Cf7")
    assert reader.place == "1 / 3"
    reader.press("ArrowRight", "ArrowRight")
    assert reader.text("#move") == "2. Rg5: Rat g4 to g5."
    reader.press("Home", "ArrowRight", "ArrowUp", "ArrowRight")
    assert reader.text("#move").startswith("1... Ra6")
    assert reader.place == "2 / 8"


def test_the_arrows_turn_round_the_choices(reader: Any) -> None:
    reader.press("ArrowRight", "ArrowUp")
    assert reader.text("#branches [aria-current]").endswith("Dc8")


def test_brackets_go_from_fork_to_fork(reader: Any) -> None:
    reader.press("]")
    assert reader.place == "1 / 8"
    reader.press("ArrowDown", "]")
    assert reader.text("#move").startswith("1... Cf7")
    reader.press("[")
    assert reader.place == "1 / 3"
    reader.press("End", "]")
    assert reader.place == "3 / 3"


def test_clicking_a_move_goes_there_in_any_variation(reader: Any) -> None:
    assert reader.texts("#moves .move") == [
        *("1. Rg4!", "Ra6", "1... Cf7", "2. Rg5", "2. Ea4", "Cf8", "1... Dc8"),
        *("2. Rg5", "Ra5", "3. Rg6", "Ra4", "4. Rxg7", "Rxa3"),
    ]
    reader.click("#moves [data-node='5']")
    assert reader.text("#move").startswith("2... Cf8")
    assert reader.text("#moves [aria-current=step]") == "Cf8"
    assert reader.count("#moves [aria-current]") == 1
    assert reader.place == "4 / 4"
    reader.click("#moves [data-node='7']")
    assert reader.place == "3 / 8"


def test_variations_are_indented_by_their_depth(reader: Any) -> None:
    depths = reader.value("[...document.querySelectorAll('#moves .line')].map((line) => line.dataset.depth)")
    assert depths == ["0", "1", "2", "1", "0"]


def test_branch_buttons_step_into_a_branch(reader: Any) -> None:
    reader.press("ArrowRight")
    reader.click("#branches button >> nth=2")
    assert reader.text("#move").startswith("1... Dc8")
    assert reader.attribute("#branches", "hidden") is not None


def test_it_plays_by_itself_to_the_end_and_stops(reader: Any) -> None:
    reader.on(lambda page: page.select_option("#pace", "0.25"))
    reader.press("Space")
    assert reader.attribute("#play", "aria-pressed") == "true"
    assert reader.attribute("#play", "aria-label") == "Stop playing"
    reader.wait("document.getElementById('count').textContent === '8 / 8'")
    reader.wait("document.getElementById('play').getAttribute('aria-pressed') === 'false'")
    reader.click("#play")
    assert reader.place == "0 / 8"  # from the end it begins anew
    reader.press("Space")


def test_space_stops_playing_and_so_does_a_step(reader: Any) -> None:
    reader.press("Space", "Space")
    assert reader.attribute("#play", "aria-pressed") == "false"
    reader.press("Space", "ArrowRight")
    assert reader.attribute("#play", "aria-pressed") == "false"


def test_plus_and_minus_change_the_pace(reader: Any) -> None:
    reader.press("+")
    assert reader.value("document.getElementById('pace').value") == "0.5"
    reader.press("-", "-", "-", "-", "-")
    assert reader.value("document.getElementById('pace').value") == "4"


def test_f_turns_the_board(reader: Any) -> None:
    before = reader.value("document.querySelector('[data-square=\"0\"]').getBoundingClientRect().top")
    reader.press("f")
    after = reader.value("document.querySelector('[data-square=\"0\"]').getBoundingClientRect().top")
    assert after < before
    assert reader.attribute("#flip", "aria-pressed") == "true"
    assert reader.text("#upper .name") == "Ann (White)"
    reader.click("#flip")
    assert reader.text("#upper .name") == "Bob (Black)"


def test_p_writes_hanzi_on_the_pieces(reader: Any) -> None:
    reader.press("p")
    assert reader.squares()[str(BOARD.square("g3"))] == "jungle-hanzi-8"
    reader.click("#pieces")
    assert rat_at(reader, "g3")


def test_the_graph_leads_to_the_place_that_is_clicked(reader: Any) -> None:
    assert reader.text("#graph-caption") == "Evaluation for First, Ann"
    points = reader.attribute("#shares", "points")
    assert points is not None and len(points.split()) == 11  # nine places and two corners
    reader.on(lambda page: page.click("#graph svg", position={"x": 5, "y": 20}))
    assert reader.place == "0 / 8"
    width = reader.value("document.querySelector('#graph svg').clientWidth")
    reader.on(lambda page: page.click("#graph svg", position={"x": width * 3 / 8, "y": 20}))
    assert reader.place == "3 / 8"
    assert reader.attribute("#here", "x1") == "37.5"


def test_a_line_without_evaluations_has_no_graph(read_page: Any, read_jgn: Any, jungle: Any) -> None:
    assert read_page(read_jgn(jungle("1. Rg4 *"))).attribute("#graph", "hidden") is not None


def test_the_slider_goes_to_a_place(reader: Any) -> None:
    reader.on(lambda page: page.focus("#place"))
    reader.press("ArrowRight", "ArrowRight")
    assert reader.place == "2 / 8"
    assert reader.attribute("#place", "aria-valuetext") == "2 of 8: 1... Ra6: Rat a7 to a6."


def test_the_address_names_the_place_and_leads_to_it(reader: Any, read_page: Any, game: list[Record]) -> None:
    reader.press("ArrowRight", "ArrowRight")
    reader.wait("location.hash === '#1/2'")
    reader.click("#moves [data-node='4']")
    reader.wait("location.hash === '#1/v5'")
    other = read_page(game, place="#1/v5")
    assert other.text("#move").startswith("2. Ea4")
    other.value("location.hash = '#1/3'")
    other.wait("document.getElementById('count').textContent === '3 / 8'")


def test_any_address_leads_somewhere(reader: Any) -> None:
    places = {"#1/99": "8 / 8", "#": "0 / 8", "#99/3": "3 / 8", "#1/v99": "8 / 8", "#0/0": "0 / 8"}
    nothing = dict.fromkeys(("#x", "#1/-1", "#1/1e9", "#<img>"), "0 / 8")
    for address, place in (places | nothing).items():
        reader.value(f"location.hash = '{address}'")
        reader.wait(f"document.getElementById('count').textContent === '{place}'")


def test_the_position_can_be_copied(reader: Any) -> None:
    reader.press("ArrowRight")
    reader.click("#as-text summary")
    position = reader.value("document.getElementById('position').value")
    assert position == "l5t/1d3c1/r1p1w1e/7/7/6R/E1W1P2/1C3D1/T5L b - - 1 1"
    reader.on(lambda page: page.context.grant_permissions(["clipboard-read", "clipboard-write"]))
    reader.click("#copy")
    reader.wait("document.getElementById('copied').textContent === 'Copied'")
    assert reader.value("navigator.clipboard.readText()") == position


def test_clicks_on_the_board_step(reader: Any) -> None:
    box = reader.value("(({x, y, width, height}) => [x, y, width, height])(board.getBoundingClientRect())")
    reader.on(lambda page: page.mouse.click(box[0] + box[2] * 0.8, box[1] + box[3] / 2))
    assert reader.place == "1 / 8"
    reader.on(lambda page: page.mouse.click(box[0] + box[2] * 0.2, box[1] + box[3] / 2))
    assert reader.place == "0 / 8"


def test_a_swipe_to_the_left_steps_on(reader: Any) -> None:
    box = reader.value("(({x, y, width, height}) => [x, y, width, height])(board.getBoundingClientRect())")
    middle = box[1] + box[3] / 2

    def swipe(page: Any) -> None:
        page.mouse.move(box[0] + 200, middle)
        page.mouse.down()
        page.mouse.move(box[0] + 60, middle)
        page.mouse.up()

    reader.on(swipe)
    assert reader.place == "1 / 8"


def test_several_games_are_chosen_from(read_page: Any, read_jgn: Any, jungle: Any) -> None:
    records = read_jgn(jungle(MOVES, result="1/2-1/2") + jungle("1. Lg2 *") + jungle("1. zz9 *", variant="unheard-of"))
    reader = read_page(records)
    assert reader.texts("#games option") == ["1. Ann – Bob, 1/2-1/2", "2. Ann – Bob, *", "3. Ann – Bob, *"]
    reader.press("n", "ArrowRight")
    assert reader.text("#move") == "1. Lg2: Lion g1 to g2."
    reader.press("N")
    assert reader.place == "0 / 8"
    reader.on(lambda page: page.select_option("#games", "2"))
    assert reader.attribute("#table", "hidden") is not None
    reader.click("#game-before")
    assert reader.attribute("#table", "hidden") is None
    assert reader.place == "0 / 1"


def test_text_that_was_not_understood_is_shown(read_page: Any, read_jgn: Any, jungle: Any) -> None:
    reader = read_page(read_jgn(jungle("1. Rg4 zz9 {What?} *")))
    reader.press("End")
    assert reader.text("#move") == "Not understood: zz9 {What?}"
    assert rat_at(reader, "g4")


def test_keys_are_explained_and_belong_to_the_dialog_while_it_is_open(reader: Any) -> None:
    reader.press("?")
    assert reader.value("document.getElementById('help').open")
    reader.press("ArrowRight")
    assert reader.place == "0 / 8"
    reader.press("Escape", "ArrowRight")
    assert reader.place == "1 / 8"


def test_keys_with_modifiers_stay_the_browsers(reader: Any) -> None:
    reader.press("Alt+ArrowRight", "Control+f", "Control+End")
    assert reader.place == "0 / 8" and reader.attribute("#flip", "aria-pressed") == "false"
