"""Gives the tests the developer command, which is a script beside the project and no module of it."""

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from project import Project, read_project

_ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="session")
def project() -> Path:
    return _ROOT


@pytest.fixture(scope="session")
def described() -> Project:
    return read_project()


@pytest.fixture(scope="session")
def pyproject() -> dict[str, Any]:
    return tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("developer_command", _ROOT / "packaging" / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
