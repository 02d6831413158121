"""The sandbox answers https, with certificates that it makes itself and that strict clients trust."""

import itertools
import socket
import ssl
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from menagerie.sandbox.certificates import make_certificates
from menagerie.sandbox.server import EmbeddedSandbox
from menagerie.sandbox.store import IN_MEMORY
from menagerie.sandbox.tls import TlsFilesError, check_tls_files
from support.patience import LONGEST_WAIT
from support.sandbox_command import COMMAND, Program, refused, running
from support.two_runs import sampled

AUTHORITY = "menagerie-rehearsal-ca.crt"
EVERYWHERE = ("--host", "0.0.0.0")  # noqa: S104 - what a rehearsal needs


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that --init-tls made."""
    folder = tmp_path_factory.mktemp("tls") / "rehearsal"
    init_tls(folder, "--name", "Rehearsal.test", "--name", "2001:db8:0::7")
    return folder


def init_tls(folder: Path, *options: str) -> str:
    """Make certificates, and return what was printed."""
    command = [*COMMAND, "--init-tls", str(folder), *options]
    ended = subprocess.run(command, check=True, capture_output=True, text=True, timeout=LONGEST_WAIT)
    assert ended.stderr == ""
    return ended.stdout


def tls_options(folder: Path) -> tuple[str, ...]:
    return ("--tls-certificate", str(folder / "server.crt"), "--tls-key", str(folder / "server.key"))


def trusting(folder: Path) -> ssl.SSLContext:
    """Return the TLS of a client that trusts only this authority, and is as strict as Python 3.13's."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.verify_flags |= ssl.VERIFY_X509_STRICT
    context.load_verify_locations(cafile=folder / AUTHORITY)
    return context


def port_of(program: Program) -> int:
    return urlsplit(str(program.listening["base_url"])).port or 0


def shake_hands(port: int, context: ssl.SSLContext, host: str) -> None:
    """Connect to this computer as a client that looks for ``host``."""
    with (
        socket.create_connection(("127.0.0.1", port), timeout=LONGEST_WAIT) as plain,
        context.wrap_socket(plain, server_hostname=host) as secure,
    ):
        assert secure.version() is not None


# ---- The certificates


def test_a_strict_client_that_trusts_the_authority_is_answered_and_those_that_fail_leave_no_trace(
    made: Path,
) -> None:
    with running(*tls_options(made), "--api-key", "opening") as program:
        base_url = program.listening["base_url"]
        assert base_url == f"https://127.0.0.1:{port_of(program)}/v1"
        with httpx.Client(verify=trusting(made), headers={"Authorization": "Bearer opening"}) as client:
            added = client.post(f"{base_url}/pets", json={"name": "Rex", "categoryId": 1})
            listed = client.get(f"{base_url}/pets?limit=1")

        assert (added.status_code, listed.json()) == (201, [added.json()])
        # A client without TLS, one that does not trust the authority, and one that hangs up leave no trace.
        port = port_of(program)
        with pytest.raises(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/v1/pets")
        with pytest.raises(ssl.SSLCertVerificationError):
            shake_hands(port, ssl.create_default_context(), "127.0.0.1")
        socket.create_connection(("127.0.0.1", port)).close()
        shake_hands(port, trusting(made), "127.0.0.1")
        assert program.kill() == ("", "")


def test_every_name_of_this_computer_is_trusted_and_no_other_one(made: Path) -> None:
    with running(*EVERYWHERE, *tls_options(made)) as program:
        port, context = port_of(program), trusting(made)
        # The first name is announced.
        assert program.listening["base_url"] == f"https://rehearsal.test:{port}/v1"
        for host in ("rehearsal.test", "2001:db8::7", "localhost", "127.0.0.1", "::1", socket.gethostname()):
            shake_hands(port, context, host)
        for host in ("other.test", "x.rehearsal.test", "127.0.0.2"):
            with pytest.raises(ssl.SSLCertVerificationError, match="mismatch"):
                shake_hands(port, context, host)


def test_the_authority_has_no_key(made: Path) -> None:
    files = {path.name: path for path in made.iterdir()}
    assert set(files) == {AUTHORITY, "server.crt", "server.key"}
    assert "PRIVATE" not in files[AUTHORITY].read_text() + files["server.crt"].read_text()
    authority = x509.load_pem_x509_certificate(files[AUTHORITY].read_bytes()).public_key()
    key = serialization.load_pem_private_key(files["server.key"].read_bytes(), None)
    assert key.public_key() != authority


def test_the_certificates_are_valid_no_longer_than_every_system_takes(made: Path) -> None:
    for name in (AUTHORITY, "server.crt"):
        certificate = x509.load_pem_x509_certificate((made / name).read_bytes())
        valid = certificate.not_valid_after_utc - certificate.not_valid_before_utc
        assert timedelta(days=300) < valid <= timedelta(days=398)
        # A computer whose clock is an hour slow takes it too.
        assert certificate.not_valid_before_utc < datetime.now(UTC) - timedelta(hours=1)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("first", "shown", "everyone"),
    [("2001:db8::7", "[2001:db8::7]", "::"), ("desk.test", "desk.test", "0.0.0.0")],  # noqa: S104 - only read
)
def test_it_says_how_to_start_and_to_trust(tmp_path: Path, first: str, shown: str, everyone: str) -> None:
    folder = tmp_path / "my rehearsal"
    text = init_tls(folder, "--name", first, "--name", "rehearsal.test")

    assert f"The hosts are {first}, rehearsal.test, " in text
    assert f"menagerie-sandbox --host {everyone} --port 8443 --tls-certificate " in text
    for command in (
        "update-ca-certificates",
        "trust anchor",
        "certutil -user -addstore Root",
        "security add",
    ):
        assert command in text
    assert text.endswith(f"\n   https://{shown}:8443/v1\n")


@pytest.mark.thorough
def test_nothing_is_overwritten(made: Path) -> None:
    before = {path: path.read_bytes() for path in made.iterdir()}

    code, err = refused("--init-tls", str(made))

    assert (code, err.count("\n")) == (1, 1)
    assert str(made) in err
    assert {path: path.read_bytes() for path in made.iterdir()} == before


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "advice"),
    [("", "pip install cryptography"), ("sys.frozen = True; ", "Make them with Menagerie on Linux")],
)
def test_without_the_library_a_sentence_says_what_to_do(tmp_path: Path, kind: str, advice: str) -> None:
    options = ["--init-tls", str(tmp_path / "new")]
    without = f"import sys; {kind}sys.modules['cryptography'] = None; "
    start = f"from menagerie.sandbox.__main__ import main; sys.exit(main({options!r}))"
    command = [sys.executable, "-W", "error", "-c", without + start]
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=LONGEST_WAIT)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (1, "", 1)
    assert advice in ended.stderr


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["", "desk..test", "1.2.3", "jürgen.test", "https://desk.test"])
def test_a_name_that_no_address_can_have_is_refused(tmp_path: Path, name: str) -> None:
    code, err = refused("--init-tls", str(tmp_path / "new"), f"--name={name}")

    assert (code, err.count("\n")) == (2, 1)
    assert not (tmp_path / "new").exists()


@pytest.mark.thorough
@pytest.mark.parametrize("options", [["--tls-certificate", "x"], ["--name", "desk.test"]])
def test_options_that_need_another_one_say_so(options: list[str]) -> None:
    code, err = refused(*options)

    assert (code, err.count("\n")) == (2, 1)


# ---- Files that cannot be used


@pytest.mark.parametrize(
    ("certificate", "key", "sentence"),
    sampled(
        [
            ("missing", "server.key", "missing cannot be read"),
            ("server.key", "server.crt", "server.key holds no certificate in PEM format."),
            ("server.crt", "server.crt", "server.crt holds no private key in PEM format."),
            ("der", "server.key", "der holds no certificate in PEM format."),
            ("server.crt", "other", "other does not belong to the certificate"),
            ("server.crt", "encrypted", "encrypted is encrypted. Give a copy without a password."),
            ("nameless", "other", "nameless names no host"),
        ]
    ),
)
def test_bad_files_are_named(made: Path, tmp_path: Path, certificate: str, key: str, sentence: str) -> None:
    spoil(made, tmp_path)
    options = ("--tls-certificate", str(tmp_path / certificate), "--tls-key", str(tmp_path / key))

    code, err = refused(*options)

    assert (code, err.count("\n")) == (1, 1)
    assert sentence in err


def spoil(made: Path, folder: Path) -> None:
    """Copy the files that were made, and put others beside them."""
    for path in made.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    certificate = x509.load_pem_x509_certificate((made / "server.crt").read_bytes())
    (folder / "der").write_bytes(certificate.public_bytes(serialization.Encoding.DER))
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8)
    key = serialization.load_pem_private_key((made / "server.key").read_bytes(), None)
    locked = serialization.BestAvailableEncryption(b"secret")
    (folder / "encrypted").write_bytes(key.private_bytes(*form, locked))
    other = ec.generate_private_key(ec.SECP256R1())
    (folder / "other").write_bytes(other.private_bytes(*form, serialization.NoEncryption()))
    nameless = x509.CertificateBuilder(
        issuer_name=certificate.issuer,
        subject_name=certificate.issuer,
        public_key=other.public_key(),
        serial_number=1,
        not_valid_before=certificate.not_valid_before_utc,
        not_valid_after=certificate.not_valid_after_utc,
    ).sign(other, hashes.SHA256())
    (folder / "nameless").write_bytes(nameless.public_bytes(serialization.Encoding.PEM))


@pytest.mark.parametrize(("days", "reason"), [(-400, "has expired"), (400, "not yet valid")])
def test_a_certificate_that_is_not_valid_today_is_refused(tmp_path: Path, days: int, reason: str) -> None:
    folder = tmp_path / "new"
    make_certificates(folder, ["desk.test"], datetime.now(UTC) + timedelta(days=days))

    with pytest.raises(TlsFilesError, match=reason):
        check_tls_files(folder / "server.crt", folder / "server.key")


# After which the sandbox would close the connection by itself.
KEEP_ALIVE_SECONDS = 60


def test_stopping_does_not_wait_for_a_client_that_stays_connected(made: Path) -> None:
    tls = check_tls_files(made / "server.crt", made / "server.key")
    sandbox = EmbeddedSandbox(IN_MEMORY, tls=tls)
    sandbox.start()
    with httpx.Client(verify=trusting(made)) as client:
        statuses = [client.get(f"{sandbox.base_url}/pets").status_code for _ in itertools.repeat(None, 2)]
        began = time.monotonic()

        sandbox.stop()

    assert statuses == [401, 401]
    assert time.monotonic() - began < KEEP_ALIVE_SECONDS
