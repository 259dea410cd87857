"""Where compiled code is kept, and what becomes of it when it is damaged."""

import pickle

import pytest

from junqi.kernels import cache
from junqi.kernels.cache import NoCacheError, cache_folder, is_compiled, loaded, mark_compiled, require_cache_folder


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept"))
    cache_folder.cache_clear()
    yield
    cache_folder.cache_clear()


@pytest.mark.parametrize("damage", [pickle.UnpicklingError("pickle data was truncated"), EOFError()])
def test_damaged_code_is_forgotten_and_compiled_anew(damage):
    mark_compiled("a player")
    answers = iter([damage, "compiled"])

    def load():
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    assert loaded(load) == "compiled"
    assert not is_compiled("a player")


def test_what_loads_is_kept():
    mark_compiled("a player")
    assert loaded(lambda: "loaded") == "loaded"
    assert is_compiled("a player")
    assert not is_compiled("another player")


def test_another_state_of_the_sources_has_another_folder(monkeypatch):
    before = require_cache_folder()
    monkeypatch.setattr(cache, "source_digest", lambda: "0" * 16)
    cache_folder.cache_clear()
    assert require_cache_folder() not in (before, before.parent)
    assert require_cache_folder().parent == before.parent


def test_a_place_that_cannot_be_written_is_named(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    cache_folder.cache_clear()
    assert cache_folder() is None
    with pytest.raises(NoCacheError, match="NUMBA_CACHE_DIR"):
        require_cache_folder()
