"""What choosing a square means."""

from random import Random

from junqi.core.action import Flip, PickUp, PutDown, Step
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.registry import rule_set
from junqi.notation.position import parse_position
from junqi.tui.selection import Act, Drop, Refuse, Select, choose, selectable

JUNGLE, JUNQI = rule_set("jungle"), rule_set("junqi")


def seen(rules, text=None):
    position = rules.deal(rules.start(), Random(1)) if text is None else parse_position(rules, text)
    game = Game.begin(rules, position)
    return observe(game, game.position.turn)


def at(rules, name):
    return rules.board.square(name)


def test_an_own_piece_is_selected_with_its_targets():
    choice = choose(seen(JUNGLE), None, at(JUNGLE, "g3"))
    assert isinstance(choice, Select)
    assert choice.selection.targets == (at(JUNGLE, "g2"), at(JUNGLE, "f3"), at(JUNGLE, "g4"))


def test_a_target_plays_the_step():
    observation = seen(JUNGLE)
    rat = selectable(observation, at(JUNGLE, "g3"))
    assert choose(observation, rat, at(JUNGLE, "g4")) == Act(Step(at(JUNGLE, "g3"), at(JUNGLE, "g4")))


def test_choosing_the_selected_piece_again_lets_go_of_it():
    observation = seen(JUNGLE)
    assert choose(observation, selectable(observation, at(JUNGLE, "g3")), at(JUNGLE, "g3")) == Drop()


def test_another_own_piece_is_selected_instead():
    observation = seen(JUNGLE)
    choice = choose(observation, selectable(observation, at(JUNGLE, "g3")), at(JUNGLE, "a3"))
    assert isinstance(choice, Select) and choice.selection.origin == at(JUNGLE, "a3")


def test_refusals_say_why():
    observation = seen(JUNGLE)
    rat = selectable(observation, at(JUNGLE, "g3"))
    assert choose(observation, rat, at(JUNGLE, "g7")) == Refuse("The Rat on g3 cannot go to g7.")
    assert choose(observation, None, at(JUNGLE, "d5")) == Refuse("There is no piece on d5.")
    assert choose(observation, None, at(JUNGLE, "a7")) == Refuse("The Black Rat on a7 is not yours to move.")


def test_nothing_is_chosen_once_the_game_is_over():
    over = seen(JUNGLE, "3E3/7/7/7/7/7/7/7/r6 b")
    assert choose(over, None, at(JUNGLE, "a1")) == Refuse("The game is over.")


def test_a_face_down_piece_is_turned_up_by_choosing_it_twice():
    observation, a1 = seen(JUNQI), at(JUNQI, "a1")
    selected = selectable(observation, a1)
    assert selected.in_place == Flip(a1) and selected.targets == ()
    assert choose(observation, selected, a1) == Act(Flip(a1))


def test_a_carrier_chosen_twice_puts_the_flag_down():
    observation = seen(JUNQI, "5/5/2E^2/5/5/5/5/5/5/5/5/e4/F4 1 w")
    c11 = at(JUNQI, "c11")
    carrier = selectable(observation, c11)
    assert at(JUNQI, "c10") in carrier.targets
    assert choose(observation, carrier, c11) == Act(PutDown(c11))


def test_a_unit_on_the_enemy_flag_chosen_twice_lifts_it():
    observation = seen(JUNQI, "5/5/2E_f2/5/5/5/5/5/5/5/5/e4/F4 1 w")
    c11 = at(JUNQI, "c11")
    assert choose(observation, selectable(observation, c11), c11) == Act(PickUp(c11))


def test_no_piece_is_anybodys_while_the_colours_are_not_known():
    rules = JUNQI
    dealt = rules.deal(rules.start(), Random(1))
    square = next(s for s, code in enumerate(dealt.board) if code & 15 == 1)
    game = Game.begin(rules, dealt).play(Flip(square))
    choice = choose(observe(game, game.position.turn), None, square)
    assert choice == Refuse("Nobody knows the own colour yet: turn up a piece.")
