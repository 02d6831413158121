"""The packages of Linux are built, and their scripts run, on Linux alone."""

import sys

import pytest

from project import Project, read_project

collect_ignore_glob = [] if sys.platform == "linux" else ["test_*.py"]


@pytest.fixture(scope="session")
def described() -> Project:
    return read_project()
