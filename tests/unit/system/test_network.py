"""Which certificates a computer trusts: what stands in a file on Linux, Windows and macOS keep elsewhere."""

import ctypes
import errno
import socket
import ssl
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from menagerie.system.network import (
    certificate_bundle,
    is_kept_from_network,
    root_certificates_of_person,
    use_port_alone,
)
from support.postgres_certificates import Kind, make_certificates

SERVERS, CODE = "1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.3"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an issuer, which is its own issuer, and certificates by it."""
    folder = tmp_path_factory.mktemp("certificates")
    make_certificates(folder)
    return folder


def der(file: Path) -> bytes:
    return x509.load_pem_x509_certificate(file.read_bytes()).public_bytes(serialization.Encoding.DER)


def use_store(monkeypatch: pytest.MonkeyPatch, **stores: list[tuple[bytes, str, object]]) -> None:
    """Let this be Windows with such stores of certificates."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ssl, "enum_certificates", lambda store: stores.get(store, []), raising=False)


def bundled() -> str:
    with certificate_bundle() as file:
        return Path(file).read_text("ascii")


def test_what_windows_trusts_for_servers_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root, other = folder / "issuer.crt", folder / f"{Kind.SELF_SIGNED}.crt"
    for uses in (True, {SERVERS, CODE}):
        use_store(monkeypatch, ROOT=[(der(root), "x509_asn", uses)])
        assert bundled() == ssl.DER_cert_to_PEM_cert(der(root))
    refused = (der(other), "x509_asn", True)
    use_store(
        monkeypatch,
        ROOT=[(der(root), "x509_asn", {CODE}), (b"signed", "pkcs_7_asn", True), refused],
        # One that stands for itself is trusted only among the roots.
        CA=[
            (der(root), "x509_asn", True),
            (der(folder / f"{Kind.GOOD}.crt"), "x509_asn", True),
            (b"damaged", "x509_asn", True),
        ],
        Disallowed=[refused],
    )
    assert bundled() == ""


def test_an_authority_is_written_for_a_server_that_does_not_send_it(monkeypatch: pytest.MonkeyPatch) -> None:
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    below = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Below")]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Root")]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now)
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
        .public_bytes(serialization.Encoding.DER)
    )
    use_store(monkeypatch, CA=[(below, "x509_asn", True)])
    assert bundled() == ssl.DER_cert_to_PEM_cert(below)


def test_of_the_keychains_what_macos_trusts_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apple, trusted, distrusted = (
        (folder / name).read_text("ascii") for name in ("issuer.crt", "good.crt", "self-signed.crt")
    )
    monkeypatch.setattr(sys, "platform", "darwin")

    def security(command: list[str], **_options: Any) -> object:
        assert command[0] == "/usr/bin/security"
        match command[1:]:
            case ["find-certificate", "-a", "-p", keychain]:
                assert keychain.endswith("SystemRootCertificates.keychain")
                return SimpleNamespace(returncode=0, stdout=apple)
            case ["find-certificate", "-a", "-p"]:
                return SimpleNamespace(returncode=0, stdout=trusted + distrusted)
            case ["verify-cert", *_, "-c", file]:
                content = Path(file).read_text("ascii").strip()
                return SimpleNamespace(returncode=0 if content == trusted.strip() else 1, stdout="")
        pytest.fail(str(command))

    monkeypatch.setattr(subprocess, "run", security)
    assert bundled() == apple + trusted


def test_a_keychain_that_does_not_answer_is_an_error_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(command: list[str], *, timeout: float, **_options: Any) -> object:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", hang)
    with pytest.raises(OSError, match="timed out"), certificate_bundle():
        pass


def test_the_file_is_gone_after_its_use(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform in ("win32", "darwin"):
        use_store(monkeypatch)
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(subprocess, "run", lambda *_a, **_o: SimpleNamespace(returncode=0, stdout=""))
        with certificate_bundle() as file:
            assert Path(file).is_file()
        assert not Path(file).parent.exists()


def test_a_path_that_libpq_cannot_read_is_shortened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def short(path: str, text: Any, _length: int) -> int:
        assert path.endswith("trusted.pem")
        text.value = "C:\\USERS\\JOS~1\\TRUSTED.PEM"
        return len(text.value)

    temporary = tmp_path / "José"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    kernel = SimpleNamespace(GetShortPathNameW=short)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    use_store(monkeypatch)
    with certificate_bundle() as file:
        assert file == "C:\\USERS\\JOS~1\\TRUSTED.PEM"


def test_ports_refusals_and_files_are_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for platform, expected in (("win32", False), ("darwin", True), ("linux", True)):
        with socket.socket() as listener:
            monkeypatch.setattr(sys, "platform", platform)
            use_port_alone(listener)
            assert bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) is expected
    for platform, error, expected in (
        ("darwin", OSError(errno.EHOSTUNREACH, "Connect call failed"), True),
        ("darwin", Exception("could not connect to server: No route to host"), True),
        ("darwin", OSError(errno.ECONNREFUSED, "Connection refused"), False),
        ("linux", OSError(errno.EHOSTUNREACH, "No route to host"), False),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert is_kept_from_network(error) is expected
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    for platform, file in (
        ("win32", tmp_path / "postgresql" / "root.crt"),
        ("darwin", tmp_path / "home" / ".postgresql" / "root.crt"),
        ("linux", tmp_path / "home" / ".postgresql" / "root.crt"),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert root_certificates_of_person() == file
