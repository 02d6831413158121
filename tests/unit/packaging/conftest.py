"""What the tests of packaging share."""

import tomllib
from typing import Any

import pytest

from project import ROOT, Project, read_project


@pytest.fixture(scope="session")
def described() -> Project:
    return read_project()


@pytest.fixture(scope="session")
def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
