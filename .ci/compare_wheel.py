"""Compare the files of a wheel with the tracked files of its packages, read from standard input (``git ls-files``).

A folder is a package if its ``__init__.py`` is tracked. Exit code 1 if a file is missing from the wheel or too many.
"""

import sys
import zipfile
from pathlib import PurePosixPath

ROOT_FILES = {".py", ".typed"}
"""Suffixes of what belongs to the package in the repository's root; the other files there are about the project."""


def package_files(tracked: set[PurePosixPath]) -> set[str]:
    """The names in a wheel of all tracked files that stand in a package."""
    folders = {path.parent for path in tracked if path.name == "__init__.py"}
    root = PurePosixPath(".")
    return {
        f"junqi/{path}"
        for path in tracked
        if path.parent in folders and (path.parent != root or path.suffix in ROOT_FILES)
    }


def wheel_files(wheel: str) -> set[str]:
    """The names of a wheel's files, its own metadata left out."""
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def main() -> int:
    """Print what differs."""
    expected = package_files({PurePosixPath(line) for line in sys.stdin.read().splitlines()})
    found = wheel_files(sys.argv[1])
    for name in sorted(expected - found):
        print(f"missing from the wheel: {name}")
    for name in sorted(found - expected):
        print(f"in the wheel but not a tracked package file: {name}")
    print(f"{len(found)} files in the wheel, {len(expected)} tracked in packages")
    return int(found != expected)


if __name__ == "__main__":
    sys.exit(main())
