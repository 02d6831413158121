"""The licence notices of what a package carries."""

import re
from contextlib import suppress
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

from carried import MaterialError, carried_distributions, embedded_works, notices


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


def test_a_package_that_is_locked_for_another_system_is_not_carried(tmp_path: Path) -> None:
    lock = tmp_path / "runtime.lock"
    lock.write_text("no-such-package==1 ; sys_platform == 'none' \\\nhttpx==0.28.1 \\\n", encoding="utf-8")
    assert next(carried_distributions(lock)).metadata["Name"] == "httpx"


def test_every_locked_package_brings_a_licence() -> None:
    here = []
    # The last one is PyInstaller, which only the environment that builds packages has.
    with suppress(PackageNotFoundError):
        for package in carried_distributions():
            here.append(package)  # noqa: PERF402 - those before the last are wanted
    assert len(here) > 20
    headings = notices(here).count("\n" + "=" * 78 + "\n") / 2
    assert headings == len(("Menagerie", "Python", *here))


def test_the_notices_have_every_text_of_a_package_and_those_that_qt_only_names(
    carried: list[Distribution],
) -> None:
    text = notices(carried, [("libexample, from Debian", "Do as you like.")])
    assert "The Menagerie contributors" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text
    # The first of cryptography's three files only refers to the others.
    assert "Apache License" in text
    assert "Redistribution and use in source and binary forms" in text
    assert "the whole LGPL-3\n\nthe whole GPL-3" in text
    assert "libexample, from Debian" in text


def test_the_notices_name_what_a_package_says_is_inside_it(carried: list[Distribution]) -> None:
    assert re.search(r"\n  openssl [\d.]+: licence not stated\n", notices(carried))
    assert re.search(r"\n  asn1 [\d.]+: BSD-3-Clause\n", notices(carried))


def test_an_unreadable_bill_of_a_package_stops_the_build(tmp_path: Path) -> None:
    metadata = tmp_path / "odd-1.dist-info"
    (metadata / "sboms").mkdir(parents=True)
    (metadata / "METADATA").write_text("Name: odd\nVersion: 1\n", encoding="utf-8")
    (metadata / "RECORD").write_text("odd-1.dist-info/sboms/odd.spdx,,\n", encoding="utf-8")
    (metadata / "sboms/odd.spdx").write_text("SPDXVersion: SPDX-2.3\n", encoding="utf-8")
    with pytest.raises(MaterialError, match=r"odd 1 has a bill of materials in an unknown format: odd\.spdx"):
        embedded_works(Distribution.at(metadata))


def test_a_missing_licence_text_stops_the_build(
    tmp_path: Path, licences: Path, carried: list[Distribution]
) -> None:
    (licences / "LGPL-3").unlink()
    with pytest.raises(FileNotFoundError, match="has to carry the LGPL-3"):
        notices(carried)
    (tmp_path / "METADATA").write_text("Name: bare\nVersion: 1\n", encoding="utf-8")
    with pytest.raises(FileNotFoundError, match="bare 1 brings no licence"):
        notices([Distribution.at(tmp_path)])
