"""What is loaded when: the rules and the command line start without the libraries of the app."""

import ast
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import junqi

HEAVY = {"textual", "numpy", "numba"}
LAYERS = ("core", "notation", "kernels", "records", "engine", "tui")


def modules_below(package: str) -> list[str]:
    found = pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}.")
    return [package, *(module.name for module in found)]


def loaded_by(*arguments: str) -> set[str]:
    """The top-level names of all modules that an interpreter loads."""
    command = [sys.executable, "-X", "importtime", *arguments]
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    names = (
        line.rpartition("|")[2].strip() for line in finished.stderr.splitlines() if line.startswith("import time:")
    )
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("package", ["junqi.core", "junqi.notation", "junqi.records", "junqi.engine.uci"])
def test_a_layer_below_the_app_loads_none_of_its_libraries(package: str) -> None:
    loaded = loaded_by("-c", f"import {', '.join(modules_below(package))}")
    assert "attrs" in loaded
    assert not loaded & HEAVY


def test_core_loads_no_command_line_and_no_terminal() -> None:
    loaded = loaded_by("-c", f"import {', '.join(modules_below('junqi.core'))}")
    assert not loaded & {"typer", "click", "rich", "platformdirs"}


@pytest.mark.parametrize("arguments", [["--help"], ["variants"], ["play", "--help"], ["replay", "--help"]])
def test_a_command_without_screens_starts_without_the_app(arguments: list[str]) -> None:
    loaded = loaded_by("-m", "junqi", *arguments)
    assert "typer" in loaded
    assert not loaded & HEAVY


@pytest.mark.parametrize("package", ["junqi.engine.uci", "junqi.tui"])
def test_the_app_and_the_protocol_load_no_search(package: str) -> None:
    script = f"import sys, {', '.join(modules_below(package))}; print(*sys.modules)"
    finished = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = finished.stdout.split()
    assert package in loaded
    assert not [name for name in loaded if name.startswith(("junqi.engine.search", "junqi.kernels"))]


def test_the_root_package_loads_nothing() -> None:
    command = "import sys; before = set(sys.modules); import junqi; print(*set(sys.modules) - before)"
    finished = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert {name for name in finished.stdout.split() if not name.startswith("__editable__")} == {"junqi"}


def test_the_app_and_plain_play_load_no_search_and_no_compiled_rules() -> None:
    code = f"""
import sys
import {", ".join(modules_below("junqi.tui"))}
print(*sys.modules)
"""
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(finished.stdout.split())
    assert {"textual", "junqi.engine.uci.client", "junqi.tui.play.play_screen"} <= loaded
    packages = ("junqi.kernels", "junqi.engine.search", "junqi.engine.match", "junqi.engine.analysis", "numpy", "numba")
    assert not [name for name in loaded if name.startswith(packages)]


COMPILERS = {"numba", "numpy", "llvmlite"}


def imports_of(path: Path) -> set[str]:
    """The top-level names that a module imports anywhere in it."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found: set[str] = set()
    for node in tree:
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def test_only_kernels_import_the_compiler() -> None:
    package = Path(junqi.__file__).parent
    modules = [path for folder in LAYERS for path in (package / folder).rglob("*.py")]
    importing = {path for path in modules if imports_of(path) & COMPILERS}
    kernels = {path for path in modules if path.name.endswith("_kernel.py")}
    assert importing
    assert importing <= kernels
    assert {path.relative_to(package).parts[0] for path in kernels} == {"kernels", "engine"}


@pytest.mark.parametrize("package", ["junqi.kernels", "junqi.engine"])
def test_the_engine_loads_the_compiler_only_when_needed(package: str) -> None:
    modules = [name for name in modules_below(package) if not name.endswith("_kernel")]
    assert not loaded_by("-c", f"import {', '.join(modules)}") & HEAVY
