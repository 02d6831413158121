"""Paths of a data directory and of IT's folder, both empty."""

from pathlib import Path

import pytest

from menagerie.settings.paths import Paths


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    site = tmp_path / "site"
    site.mkdir()
    result = Paths(tmp_path / "data", site_directory=site)
    result.make_data_directory()
    return result
