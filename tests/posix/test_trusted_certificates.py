"""Which certificates a shared store's server may have, where Python does not know those of the system."""

from pathlib import Path

import pytest

from menagerie.domain.shared_store import parse_shared_address
from menagerie.shared.certificates import trusted_certificates


def test_those_that_the_system_trusts_are_found_by_a_python_that_was_made_on_another_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # GIVEN a Python that looks where there is nothing, and a person without a file of their own
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "missing.pem"))
    monkeypatch.setenv("HOME", str(tmp_path))
    # THEN a certificate can be checked all the same
    with trusted_certificates(parse_shared_address("postgresql://desk@db.example.com/shop")) as found:
        assert "BEGIN CERTIFICATE" in Path(found).read_text("utf-8")
