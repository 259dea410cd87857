"""The wheel's contents, as far as they follow from pyproject.toml and the tree."""

import ast
import fnmatch
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import junqi

ROOT = Path(junqi.__file__).parent
NOT_PACKAGES = {"build", "dist", "docs", "tests", "benchmarks"}


def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]


def package_folders(folder: Path = ROOT) -> Iterator[Path]:
    """Folders that hold an ``__init__.py``, the root first."""
    if (folder / "__init__.py").exists():
        yield folder
        for child in sorted(folder.iterdir()):
            if child.is_dir() and not child.name.startswith(".") and child.name not in NOT_PACKAGES:
                yield from package_folders(child)


def dotted(folder: Path) -> str:
    return ".".join(("junqi", *folder.relative_to(ROOT).parts))


def test_every_package_is_listed_and_every_listed_package_is_there() -> None:
    assert sorted(settings()["packages"]) == sorted(map(dotted, package_folders()))


def test_modules_stand_only_in_packages() -> None:
    packages = set(package_folders())
    for folder in packages - {ROOT}:
        modules = {path.parent for path in folder.rglob("*.py")}
        assert modules <= packages


def test_the_root_holds_no_stray_module() -> None:
    assert {path.name for path in ROOT.glob("*.py")} == {"__init__.py", "__main__.py", "cli.py"}


def test_importing_the_root_imports_nothing() -> None:
    tree = ast.parse((ROOT / "__init__.py").read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def test_files_beside_modules_are_package_data() -> None:
    patterns = settings()["package-data"]["*"]
    for folder in set(package_folders()) - {ROOT}:
        for path in folder.iterdir():
            if path.is_file() and path.suffix != ".py":
                assert any(fnmatch.fnmatch(path.name, pattern) for pattern in patterns), path
    assert (ROOT / "py.typed").exists()


def test_the_type_checker_finds_the_root_under_the_name_of_the_package() -> None:
    assert (ROOT / ".typing" / "junqi").resolve() == ROOT.resolve()
