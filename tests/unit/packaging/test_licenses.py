"""The licence notices of what a package carries."""

from contextlib import suppress
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

from licenses import carried_distributions, notices


@pytest.fixture(autouse=True)
def licences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the texts that Qt for Python names without bringing them."""
    folder = tmp_path / "licences"
    folder.mkdir()
    for name in ("LGPL-3", "GPL-3"):
        (folder / name).write_text(f"the whole {name}", encoding="utf-8")
    monkeypatch.setenv("MENAGERIE_LICENCES", str(folder))
    return folder


@pytest.fixture
def carried() -> list[Distribution]:
    names = ("PySide6_Essentials", "httpx", "cryptography", "jaraco.classes")
    return [distribution(name) for name in names]


def test_every_locked_package_brings_a_licence() -> None:
    here = []
    # The last one is PyInstaller, which only the environment that builds packages has.
    with suppress(PackageNotFoundError):
        for package in carried_distributions():
            here.append(package)  # noqa: PERF402 - those before the last are wanted
    assert len(here) > 20
    headings = notices(here).count("\n" + "=" * 78 + "\n") / 2
    assert headings == len(("Menagerie", "Python", *here))


def test_the_notices_have_every_text_of_a_package_and_what_qt_only_names(carried: list[Distribution]) -> None:
    text = notices(carried, [("libexample, from Debian", "Do as you like.")])
    assert "The Menagerie contributors" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text
    # The first of cryptography's three files only refers to the others.
    assert "Apache License" in text
    assert "Redistribution and use in source and binary forms" in text
    assert "the whole LGPL-3\n\nthe whole GPL-3" in text
    assert "libexample, from Debian" in text


def test_no_licence_stops_the_build(tmp_path: Path, licences: Path, carried: list[Distribution]) -> None:
    (licences / "LGPL-3").unlink()
    with pytest.raises(FileNotFoundError, match="has to carry the LGPL-3"):
        notices(carried)
    (tmp_path / "METADATA").write_text("Name: bare\nVersion: 1\n", encoding="utf-8")
    with pytest.raises(FileNotFoundError, match="bare 1 brings no licence"):
        notices([Distribution.at(tmp_path)])
