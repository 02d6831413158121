"""Which of Debian's packages a file is from."""

from pathlib import Path

import pytest

from linux.dpkg import DebianPackage, package_with

DPKG_QUERY = """\
#!/bin/sh
case "$*" in
    "--search */libexample.so.0") echo "libexample0:amd64: /usr/lib/libexample.so.0" ;;
    "--show "*" libexample0:amd64") echo "libexample0 1:2.0-3+deb12u1 amd64" ;;
    *) echo "no path found" >&2; exit 1 ;;
esac
"""


@pytest.fixture
def dpkg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program in the place of dpkg-query."""
    program = tmp_path / "dpkg-query"
    program.write_text(DPKG_QUERY, encoding="ascii")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.mark.usefixtures("dpkg")
def test_a_file_is_of_the_package_that_installed_it() -> None:
    assert package_with("*/libexample.so.0") == DebianPackage("libexample0", "1:2.0-3+deb12u1", "amd64")
    assert package_with("*/libother.so.0") is None


def test_other_systems_have_no_packages_of_debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert package_with("*/libexample.so.0") is None


def test_a_package_has_the_name_by_which_its_vulnerabilities_are_published() -> None:
    purl = DebianPackage("libexample0", "1:2.0-3+deb12u1", "amd64").purl
    assert "/libexample0@1%3A2.0-3%2Bdeb12u1?arch=amd64&distro=" in purl
    assert purl.startswith("pkg:deb/")
