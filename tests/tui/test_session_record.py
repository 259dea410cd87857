"""Between sessions and records."""

import io
from datetime import date
from random import Random

import attrs
import pytest

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.outcome import Outcome, Reason
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.seat import Player
from junqi.notation.layout import parse_layout
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record
from junqi.tui.lineup import Lineup
from junqi.tui.session import Session
from junqi.tui.session_record import draft_of, new_tags, resumed, session_record, with_draft

GUNKI = rule_set("gunki-white")
LAYOUT = parse_layout(GUNKI, "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE")


def written_and_read(session):
    (read,) = read_records(io.BytesIO(write_record(session_record(session)).encode()))
    assert not [finding for finding in read.findings if finding.severity.value == "error"]
    return read.record


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_a_game_goes_on_exactly_as_it_was_kept(rules, random_game):
    session = Session(random_game(rules, 3, plies=50), ("Ann", "Bob"))
    again = resumed(written_and_read(session), Random(1))
    assert again.session.game == session.game
    assert again.session.names == ("Ann", "Bob")
    assert not again.dealt_anew


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(Player.SECOND, Reason.RESIGNATION),
        Outcome(None, Reason.AGREEMENT),
        Outcome(Player.FIRST, Reason.TIME),
        Outcome(Player.SECOND, Reason.INFRACTION),
    ],
)
def test_an_end_by_the_players_words_is_kept(random_game, outcome):
    game = random_game(rule_set("jungle"), 3, plies=9).end(outcome)
    assert resumed(written_and_read(Session(game)), Random(1)).session.outcome == outcome


def test_default_names_and_tags(random_game):
    session = Session(random_game(rule_set("jungle"), 3, plies=2), tags=new_tags(date(2026, 11, 30), Lineup()))
    record = written_and_read(session)
    assert record.tag("Date") == "2026.11.30" and record.tag("SecondType") == "human"
    again = resumed(attrs.evolve(record, tags=[t for t in record.tags if t[0] not in ("First", "Second")]), Random(1))
    assert again.session.names == ("First", "Second")


def test_a_game_kept_while_the_first_deploys():
    session = with_draft(Session(Game.begin(GUNKI)), Player.FIRST, LAYOUT[:5] + bytes(25))
    again = resumed(written_and_read(session), Random(1)).session
    assert again.game.position.status.deploying and again.turn is Player.FIRST
    assert draft_of(again, Player.FIRST) == LAYOUT[:5] + bytes(25)


def test_a_game_kept_while_the_second_deploys():
    session = with_draft(Session(Game.begin(GUNKI)).play(Deploy(LAYOUT)), Player.SECOND, LAYOUT[:5] + bytes(25))
    again = resumed(written_and_read(session), Random(1)).session
    assert again.game == session.game and again.turn is Player.SECOND
    assert draft_of(again, Player.SECOND) == LAYOUT[:5] + bytes(25)


def test_a_draft_goes_when_it_is_deployed():
    session = with_draft(Session(Game.begin(GUNKI)), Player.FIRST, LAYOUT)
    assert with_draft(session, Player.FIRST, None).tags == ()
    assert draft_of(Session(Game.begin(GUNKI)), Player.FIRST) is None


def test_of_a_tag_that_stands_twice_the_first_counts():
    record = written_and_read(Session(Game.begin(RULE_SETS["jungle-1a-white"]), ("Ann", "Bob")))
    twice = attrs.evolve(record, tags=(*record.tags, ("First", "Eve"), ("Event", "another")))
    again = resumed(twice, Random(1)).session
    assert again.names == ("Ann", "Bob")
    assert dict(again.tags)["Event"] == record.tag("Event")


def test_without_deal_what_is_left_is_dealt_and_said():
    rules = rule_set("junqi")
    truth = Game.begin(rules, rules.deal(rules.start(), Random(3)))
    for action in rules.legal_actions(truth.position)[:7]:
        truth = truth.play(action)
    record = written_and_read(Session(truth))
    undealt = attrs.evolve(record, tags=[tag for tag in record.tags if tag[0] != "Deal"])
    again = resumed(undealt, Random(1))
    assert again.dealt_anew
    assert again.session.game.plies == truth.plies
