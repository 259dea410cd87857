"""Variations added to records, compared with the same records read from text that has them."""

import io

import pytest

from jgn_games import game
from junqi.engine.analysis.graft import graft
from junqi.records.model.tree import main_line
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record

BRANCH = "1. Rf3 Ra6 2. Rf4"


def read(movetext):
    return next(read_records(io.BytesIO(game(movetext).encode()))).record


@pytest.mark.parametrize(
    ("before", "replaced", "after"),
    [
        ("1. Rg4 *", 0, "1. Rg4 (1. Rf3 Ra6 2. Rf4) *"),
        ("1. Rg4 Ra6 2. Rg5 *", 0, "1. Rg4 (1. Rf3 Ra6 2. Rf4) 1... Ra6 2. Rg5 *"),
        (
            "{one} 1. Rg4 $1 {two} (1. Wd3 (1. Df3 Wd7) 1... Wd7) (1. Ea4) {three} 1... Ra6 {four} (1... Cg8) * {five}",
            0,
            "{one} 1. Rg4 $1 {two} (1. Wd3 (1. Df3 Wd7) 1... Wd7) (1. Ea4) (1. Rf3 Ra6 2. Rf4) {three} 1... Ra6 {four} "
            "(1... Cg8) * {five}",
        ),
        (
            "1. Rg4\n% hidden\n1... Ra6\n% too\n*\n% last",
            0,
            "1. Rg4 (1. Rf3 Ra6 2. Rf4)\n% hidden\n1... Ra6\n% too\n*\n% last",
        ),
    ],
)
def test_a_variation_stands_after_those_that_are_there(before, replaced, after):
    record = read(before)
    branch = read(f"{BRANCH} *").nodes
    assert graft(record, {main_line(record)[replaced]: branch}) == read(after)


def test_several_at_once():
    record = read("1. Rg4 (1. Wd3) 1... Ra6 2. Rg5 *")
    whole = read("1. Rg4 (1. Wd3) (1. Rf3 Ra6) 1... Ra6 2. Rg5 (2. Wd3 Wd7) *")
    branches = {0: read("1. Rf3 Ra6 *").nodes, main_line(record)[2]: read("1. Wd3 Wd7 *").nodes}
    assert graft(record, branches) == whole
    assert write_record(graft(record, branches)) == write_record(whole)


def test_nothing_to_add():
    record = read("1. Rg4 (1. Wd3) 1... Ra6 *")
    assert graft(record, {}) == graft(record, {0: ()}) == record
