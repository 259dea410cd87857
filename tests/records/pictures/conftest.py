"""Fixtures for pictures: a font that has hanzi on every machine."""

from pathlib import Path

import pytest

from block_fonts import HANZI, write_font


@pytest.fixture(scope="session")
def hanzi_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_font(tmp_path_factory.mktemp("fonts") / "NotoSansCJK-Blocks.ttf", HANZI)


@pytest.fixture(scope="session")
def rat_only_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_font(tmp_path_factory.mktemp("fonts") / "NotoSansCJK-Rat.ttf", "鼠")
