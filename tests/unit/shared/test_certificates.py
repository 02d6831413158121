"""What a server's certificate is checked with: a file that was named, the person's own, or the system's."""

import sys
from pathlib import Path

import pytest

from menagerie.domain.shared_store import SharedAddress, parse_shared_address
from menagerie.shared.certificates import trusted_certificates


def shop(options: str = "?sslmode=verify-full") -> SharedAddress:
    return parse_shared_address(f"postgresql://desk@db.example.com/shop{options}")


def trusted(address: SharedAddress) -> str:
    with trusted_certificates(address) as file:
        return file


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder without certificates."""
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.delenv("APPDATA", raising=False)
    return tmp_path


@pytest.fixture
def of_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file of certificates that OpenSSL trusts on Linux."""
    monkeypatch.setattr(sys, "platform", "linux")
    file = tmp_path / "system.pem"
    file.touch()
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    return str(file)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("mode", ["verify-full", "verify-ca"])
def test_a_server_is_checked_with_what_the_system_trusts(of_system: str, mode: str) -> None:
    assert trusted(shop(f"?sslmode={mode}")) == of_system


def test_without_a_home_the_systems_count(of_system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", no_home)
    assert trusted(shop()) == of_system


@pytest.mark.usefixtures("of_system")
def test_a_file_in_the_persons_home_counts_as_it_does_for_libpq(home: Path) -> None:
    own = home / ".postgresql" / "root.crt"
    own.parent.mkdir()
    own.touch()
    assert trusted(shop()) == ""


@pytest.mark.usefixtures("home", "of_system")
def test_a_file_that_was_named_counts_before_all() -> None:
    assert trusted(shop("?sslmode=verify-full&sslrootcert=/srv/ours.pem")) == "/srv/ours.pem"
    assert trusted(shop("?sslmode=require&sslrootcert=/srv/ours.pem")) == "/srv/ours.pem"


@pytest.mark.usefixtures("home", "of_system")
def test_where_only_encryption_is_wanted_no_certificate_is_checked() -> None:
    assert trusted(shop("?sslmode=require")) == ""
