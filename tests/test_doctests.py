"""The examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import junqi

MODULES = sorted(
    module.name for module in pkgutil.walk_packages(junqi.__path__, "junqi.") if module.name != "junqi.__main__"
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0


def test_the_package_has_examples() -> None:
    attempted = sum(doctest.testmod(importlib.import_module(name)).attempted for name in MODULES)
    assert attempted >= 20
