"""Which files the arguments of a command name: files, folders and patterns."""

import errno
import fnmatch
import glob
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from ...notation.command_line import STANDARD_INPUT
from ..compression.formats import COMPRESSIONS
from .errors import NoFilesError

SUFFIXES = (".jgn", ".json", ".jsonl", ".zsg")
"""What names of files of games end with; the suffix of a compression may follow."""
_ANY_FOLDERS = "**"
_COMPRESSED = tuple(compression.suffix for compression in COMPRESSIONS)


def named_files(arguments: Iterable[str], output: Path | None = None) -> list[str]:
    """The files that arguments name, refused before anything is done if one cannot be read.

    An argument that exists is what it is called; else it may be a pattern (``*``, ``?``, ``[...]``, and ``**`` for
    folders in folders). A folder stands for all files of games in it and in its folders, in the order of their names.
    Whatever is hidden in it is left out, and so is ``output``, which an earlier run may have written there.

    Raises:
        NoFilesError: for a folder or pattern without any file, or an empty name.
        OSError: for the first file or folder that cannot be read.
    """
    files = [file for argument in arguments for file in _files_of(argument, output)]
    for file in files:
        _check(file)
    return files


def _files_of(argument: str, output: Path | None) -> list[str]:
    if argument == STANDARD_INPUT:
        return [argument]
    if not argument:  # a variable of a script that is not set; Path would take it for the folder one is in
        raise NoFilesError(repr(argument), "an empty name; the folder you are in is .")
    path = Path(argument)
    if path.is_dir():
        found = _in_folder(path)
        why = f"a folder without any file of games ({', '.join(SUFFIXES)}, or compressed: {', '.join(_COMPRESSED)})"
    elif os.path.lexists(path) or not glob.has_magic(argument):
        return [argument]
    else:
        found, why = _matching(argument), "no file matches"
    files = [str(file) for file in found if output is None or not _is_same(file, output)]
    if not files:
        raise NoFilesError(argument, why)
    return files


def _matching(pattern: str) -> list[Path]:
    """The files that match a pattern, and those in the folders that do, each once."""
    found: dict[Path, None] = {}
    for match in sorted(_matches(pattern)):
        found.update(dict.fromkeys(_in_folder(match) if match.is_dir() else [match]))
    return list(found)


def _matches(pattern: str) -> Iterator[Path]:
    """All that matches a pattern. Where ``**`` stands links to folders are not followed: they may go round in circles.

    An absolute pattern has its root as first part.
    """
    parts = Path(pattern).parts
    if _ANY_FOLDERS not in parts:
        yield from map(Path, glob.glob(pattern))  # noqa: PTH207  of an absolute path, too
        return
    at = parts.index(_ANY_FOLDERS)
    places = glob.glob(os.path.join(*parts[:at])) if at else [os.curdir]  # noqa: PTH118, PTH207  as above
    for place in map(Path, places):
        below = (path for path in _walked(place) if not (path.is_symlink() and path.is_dir()))
        yield from (path for path in (place, *below) if _fits(path.relative_to(place).parts, parts[at:]))


def _fits(parts: tuple[str, ...], pattern: tuple[str, ...]) -> bool:
    """Whether the parts of a path are those of a pattern.

    >>> _fits(("a", "b", "c.jgn"), ("**", "*.jgn")), _fits(("a", "c.jgn"), ("**", "b", "*.jgn"))
    (True, False)
    """
    if not pattern:
        return not parts
    if pattern[0] == _ANY_FOLDERS:
        return any(_fits(parts[count:], pattern[1:]) for count in range(len(parts) + 1))
    return bool(parts) and fnmatch.fnmatchcase(parts[0], pattern[0]) and _fits(parts[1:], pattern[1:])


def _in_folder(folder: Path) -> list[Path]:
    """The files of games in a folder and in its folders; links to other folders are not followed."""
    return sorted(path for path in _walked(folder) if _is_of_games(path) and path.is_file())


def _walked(folder: Path) -> Iterator[Path]:
    """All in a folder and in its folders that is not hidden; links to other folders are not followed."""
    for place, folders, names in os.walk(folder, onerror=_raise):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(place, name) for name in (*folders, *names) if not name.startswith("."))


def _is_of_games(path: Path) -> bool:
    name = path.name.lower()
    plain = name.removesuffix(next(filter(name.endswith, _COMPRESSED), ""))
    return plain.endswith(SUFFIXES)


def _is_same(file: Path, output: Path) -> bool:
    return output.exists() and file.exists() and file.samefile(output)


def _check(file: str) -> None:
    if file == STANDARD_INPUT:
        return
    path = Path(file)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not os.access(path, os.R_OK):
        code = errno.EACCES if path.exists() else errno.ENOENT
        raise OSError(code, os.strerror(code), file)


def _raise(error: OSError) -> None:
    raise error
