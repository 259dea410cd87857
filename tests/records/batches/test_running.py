from io import BytesIO
from operator import attrgetter

import pytest

from junqi.records.batches import cutting
from junqi.records.batches.cutting import batches_in
from junqi.records.batches.running import results

place_of = attrgetter("before", "games")
fail = attrgetter("no_such_thing")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(monkeypatch, jobs):
    monkeypatch.setattr(cutting, "SIZE", 100)
    text = b'[Event "?"]\n\n*\n\n' * 60
    found = list(results(place_of, batches_in(BytesIO(text)), jobs))
    assert len(found) > 6
    assert [before for before, _ in found] == [sum(games for _, games in found[:n]) for n in range(len(found))]
    assert sum(games for _, games in found) == 60


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_exception_of_the_work_is_raised(jobs):
    with pytest.raises(AttributeError):
        list(results(fail, batches_in(BytesIO(b'[Event "?"]\n\n*\n')), jobs))
