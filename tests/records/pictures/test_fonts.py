"""Finding a font that has hanzi."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from junqi.core.registry import rule_set
from junqi.notation.piece_set import PieceSet
from junqi.records.pictures import fonts
from junqi.records.pictures.errors import FontFileError, NoHanziFontError
from junqi.records.pictures.fonts import hanzi_font, has_sign, latin_font
from junqi.records.pictures.look import Look
from junqi.records.pictures.png import draw_png

JUNGLE = rule_set("jungle")


@pytest.fixture
def only_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that is the only one with fonts."""
    monkeypatch.setattr(fonts, "font_folders", lambda: (tmp_path / "missing", tmp_path))
    fonts._hanzi_face.cache_clear()
    yield tmp_path
    fonts._hanzi_face.cache_clear()


@pytest.mark.usefixtures("only_fonts")
def test_latin_letters_need_no_font_of_the_system() -> None:
    assert all(has_sign(latin_font(20), sign) for sign in "ABCXYZabcxyz0123456789=#!?.")
    assert draw_png(JUNGLE, JUNGLE.start(), Look(title="Ann – 王", size=200))


@pytest.mark.usefixtures("only_fonts")
def test_hanzi_without_a_font_are_refused_in_one_sentence() -> None:
    with pytest.raises(NoHanziFontError) as refused:
        draw_png(JUNGLE, JUNGLE.start(), Look(pieces=PieceSet.HANZI))
    assert str(refused.value) == (
        "no font with hanzi was found: install one, such as Noto Sans CJK, "
        "name one with --font FILE, or draw the pieces as letters"
    )


def test_a_font_of_the_system_is_found(only_fonts: Path, hanzi_file: Path, rat_only_file: Path) -> None:
    (only_fonts / "deep").mkdir()
    shutil.copy(rat_only_file, only_fonts / "NotoSansCJK-Bold.ttf")  # comes first, but lacks most
    (only_fonts / "NotoSansCJK-Broken.ttf").write_bytes(b"no font")
    shutil.copy(hanzi_file, only_fonts / "deep" / "NotoSansCJK-Regular.ttf")
    assert hanzi_font(20).getname() == ("Blocks", "Regular")


def test_a_file_that_is_no_font_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    with pytest.raises(FontFileError, match="it is no font that can be read"):
        hanzi_font(20, broken)
    with pytest.raises(FontFileError, match="there is no such file"):
        hanzi_font(20, tmp_path / "missing.ttf")


def test_a_font_that_lacks_a_hanzi_is_refused(rat_only_file: Path) -> None:
    with pytest.raises(FontFileError, match="it lacks 象"):
        hanzi_font(20, rat_only_file)


@pytest.mark.usefixtures("only_fonts")
def test_a_name_that_no_font_can_write_gets_question_marks() -> None:
    """Two names that the only font lacks look alike; one that it has does not."""

    def with_title(title: str) -> bytes:
        return draw_png(JUNGLE, JUNGLE.start(), Look(title=title, size=200)).partition(b"IDAT")[2]

    assert with_title("王小") == with_title("明天") == with_title("??") != with_title("Xy")
