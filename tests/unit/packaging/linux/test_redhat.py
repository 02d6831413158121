"""What the .rpm asks the system for."""

import re
import tomllib
from pathlib import Path

import pytest

from linux.redhat import specification
from project import ROOT, Project

CARRIED = (
    "PySide6/Qt/lib/libQt6Core.so.6",
    "libpython3.11.so.1.0",
    "psycopg_binary.libs/libcrypto-3a0647ea.so.3",
    "psycopg_binary.libs/libpq-e9b5c9ac.so.5.18",
)


@pytest.mark.parametrize(
    ("is_asked_for", "name"),
    [
        (False, "libQt6Core.so.6(Qt_6)(64bit)"),
        (False, "libpython3.11.so.1.0()(64bit)"),
        (False, "libcrypto-3a0647ea.so.3(OPENSSL_3.0.0)(64bit)"),
        (False, "libpq-e9b5c9ac.so.5.18()(64bit)"),
        (True, "libcrypto.so.3(OPENSSL_3.0.0)(64bit)"),
        (True, "libGL.so.1()(64bit)"),
    ],
)
def test_the_system_is_asked_for_every_library_but_those_in_the_package(
    described: Project, tmp_path: Path, is_asked_for: bool, name: str
) -> None:
    for file in CARRIED:
        path = tmp_path / "lib/menagerie/_internal" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    excluded = re.search(
        "^%global __requires_exclude (.+)$", specification(described, tmp_path), re.MULTILINE
    )
    assert excluded is not None
    assert (re.search(excluded[1], name) is None) is is_asked_for


def test_the_licences_of_the_libraries_that_psycopg_brings_are_stated(
    described: Project, tmp_path: Path
) -> None:
    stated = re.search("^License: (.+)$", specification(described, tmp_path), re.MULTILINE)
    assert stated is not None
    licences = stated[1].split(" AND ")
    assert {"PostgreSQL", "OLDAP-2.8", "Apache-2.0"} <= set(licences)
    assert len(licences) == len(set(licences))
    # Otherwise rpmlint would stop the build.
    known = tomllib.loads((ROOT / "packaging/linux/rpmlint.toml").read_text(encoding="utf-8"))
    assert set(licences) <= set(known["ValidLicenses"])
