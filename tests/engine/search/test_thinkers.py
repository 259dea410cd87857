"""Which player thinks: what cannot be loaded is compiled anew, and meanwhile core plays."""

import pickle
from pathlib import Path

import pytest

from junqi.core.registry import RULE_SETS, rule_set
from junqi.engine.search import compiling, thinkers
from junqi.engine.search.thinkers import BridgingThinker, thinker_for
from junqi.kernels import cache, doors

GAMES = {rules.game: name for name, rules in RULE_SETS.items() if doors.has_kernel(rules)}


def load_damaged(data: bytes) -> None:
    pickle.loads(data)


@pytest.mark.parametrize("variant", GAMES.values())
@pytest.mark.parametrize("data", [b"", bytes(100), b"\xff" * 100, pickle.dumps(("code", b"x" * 1000))[:500]])
def test_damaged_code_is_compiled_anew(
    variant: str, data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, started = rule_set(variant), []
    kept = tmp_path / "code.nbc"
    kept.write_bytes(data)
    for module in (cache, compiling, thinkers):
        monkeypatch.setattr(module, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(thinkers, "compiled_thinker", lambda _: load_damaged(data))
    monkeypatch.setattr(thinkers, "start_compiling", started.append)
    cache.mark_compiled(f"{rules.game}-player")
    told: list[str] = []
    assert isinstance(thinker_for(rules, told.append), BridgingThinker)
    assert (started, len(told)) == ([rules], 1)
    assert not list(tmp_path.iterdir())
