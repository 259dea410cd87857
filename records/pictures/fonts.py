"""The fonts of pictures that are painted: one that comes with Pillow, and one with hanzi that the system has."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ...notation.letters import LETTER_TABLES
from .errors import FontFileError, NoHanziFontError

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

_NAMES = (
    "NotoSansCJK",
    "NotoSansSC",
    "NotoSansTC",
    "SourceHanSans",
    "wqy-",
    "PingFang",
    "Hiragino Sans GB",
    "STHeiti",
    "msyhbd",
    "msyh",
    "simhei",
    "NotoSerifCJK",
    "NotoSerifSC",
    "SourceHanSerif",
    "simsun",
    "DroidSansFallback",
    "uming",
    "ukai",
)
"""How the files of fonts with hanzi begin, the clearest at small sizes first."""

_SUFFIXES = frozenset({".ttf", ".ttc", ".otf", ".otc"})
_FACES = 12
"""As many faces of a collection of fonts are looked at: they are of one design for several countries."""

_NO_CHARACTER = "\U0010fffe"
"""A code point that no font has."""


def latin_font(size: int) -> FreeTypeFont:
    """The font that comes with Pillow, which has the letters of Western languages; ``size`` in pixels."""
    return _latin(max(size, 1))


@cache
def _latin(size: int) -> FreeTypeFont:
    from PIL import ImageFont

    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)  # it is one wherever Pillow was built with FreeType
    return font


def hanzi_font(size: int, file: Path | None = None) -> FreeTypeFont:
    """A font that has the hanzi of all pieces: that of ``file``, else one that the system has.

    Raises:
        FontFileError: if the file is no font or lacks a hanzi.
        NoHanziFontError: if the system has no such font.
    """
    return _hanzi_face(file).font_variant(size=max(size, 1))


@cache
def _hanzi_face(file: Path | None) -> FreeTypeFont:
    if file is not None:
        return _chosen_face(file)
    face = next(_system_faces(), None)
    if face is None:
        raise NoHanziFontError
    return face


def _chosen_face(file: Path) -> FreeTypeFont:
    faces = list(_faces_of(file))
    if not faces:
        raise FontFileError(file, "it is no font that can be read" if file.exists() else "there is no such file")
    face = next(filter(_has_all_hanzi, faces), None)
    if face is None:
        missing = next(sign for sign in _hanzi() if not has_sign(faces[0], sign))
        raise FontFileError(file, f"it lacks {missing}")
    return face


def _system_faces() -> Iterator[FreeTypeFont]:
    """Faces that have all hanzi, the best first: bold ones, and of one file those for the mainland."""
    files = [file for folder in font_folders() for file in _files_below(folder)]
    for name in _NAMES:
        found = [file for file in files if file.name.lower().startswith(name.lower())]
        for file in sorted(found, key=lambda file: ("bold" not in file.name.lower(), file)):
            yield from filter(_has_all_hanzi, _faces_of(file))


def font_folders() -> tuple[Path, ...]:
    """Where systems keep their fonts."""
    home, shared = Path.home(), os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    if sys.platform == "win32":
        return (Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts", home / "AppData/Local/Microsoft/Windows/Fonts")
    if sys.platform == "darwin":
        return (home / "Library/Fonts", Path("/Library/Fonts"), Path("/System/Library/Fonts"))
    own = (home / ".local/share/fonts", home / ".fonts")
    return own + tuple(Path(folder) / "fonts" for folder in shared.split(os.pathsep) if folder)


def _files_below(folder: Path) -> Iterator[Path]:
    for root, _, names in os.walk(folder):
        yield from (Path(root) / name for name in names if Path(name).suffix.lower() in _SUFFIXES)


def _faces_of(file: Path) -> Iterator[FreeTypeFont]:
    """The faces of a font's file, those made for simplified hanzi first; none where it cannot be read."""
    faces = [face for index in range(_FACES) for face in _face(file, index)]
    return iter(sorted(faces, key=lambda face: "SC" not in (face.getname()[0] or "").split()))


def _face(file: Path, index: int) -> Iterator[FreeTypeFont]:
    from PIL import ImageFont

    try:
        yield ImageFont.truetype(file, 40, index)
    except OSError:  # no font, not to be read, or a collection of fewer faces
        return


def _hanzi() -> str:
    return "".join(table.hanzi for table in LETTER_TABLES.values())


def _has_all_hanzi(face: FreeTypeFont) -> bool:
    return all(has_sign(face, sign) for sign in _hanzi())


def has_sign(face: FreeTypeFont, sign: str) -> bool:
    """Whether a font has a character: all that it lacks look alike."""
    return bytes(face.getmask(sign)) != bytes(face.getmask(_NO_CHARACTER))
