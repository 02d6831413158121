"""Makes the certificate authority and the server's certificate for a rehearsal: ``--init-tls``.

The key of the authority is never written, so that it cannot be stolen and sign for other hosts. Another host
or more time therefore needs a new authority, which all computers have to trust again.
"""

import ipaddress
import socket
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec import Struct

from menagerie.sandbox.tls import is_host
from menagerie.system.files import make_private_folder
from menagerie.system.streams import as_typed

# Debian accepts no other extension.
_AUTHORITY = "menagerie-rehearsal-ca.crt"
_CERTIFICATE = "server.crt"
_KEY = "server.key"
_KEYCHAIN = "~/Library/Keychains/login.keychain-db"

# So that a forgotten rehearsal is not trusted for ever. macOS refuses more than 825 days.
_DAYS = 397
# The clocks of other computers may be slow.
_DAYS_BEFORE = 1

_THIS_COMPUTER = ("localhost", "127.0.0.1", "::1")
_PORT = 8443


class Certificates(Struct, frozen=True):
    """The files of a rehearsal: what is in ``folder``, for which hosts, and until when."""

    folder: Path
    hosts: tuple[str, ...]
    until: datetime

    def instructions(self, program: str) -> str:
        """Return the steps of a rehearsal: start the sandbox, trust the authority, enter the address.

        ``program`` is the command that starts the sandbox.
        """
        first = self.hosts[0]
        # The address to listen on, and the host as it stands in a URL.
        everyone, shown_host = ("::", f"[{first}]") if ":" in first else ("0.0.0.0", first)  # noqa: S104 - for other computers
        certificate, key = str(self.folder / _CERTIFICATE), str(self.folder / _KEY)
        listening = ["--host", everyone, "--port", str(_PORT)]
        start = as_typed([program, *listening, "--tls-certificate", certificate, "--tls-key", key])
        return f"""\
{self.folder} has what a rehearsal needs until {self.until:%Y-%m-%d}. The hosts are {", ".join(self.hosts)}.

1. Start the sandbox. Keep {_KEY} on this computer: it proves that the sandbox is yours.

   {start}

2. Copy {_AUTHORITY} to each computer that takes part, and trust it there:

   Debian, Ubuntu  sudo cp {_AUTHORITY} /usr/local/share/ca-certificates/ && sudo update-ca-certificates
   Fedora          sudo trust anchor {_AUTHORITY}
   Windows         certutil -user -addstore Root {_AUTHORITY}
   macOS           security add-trusted-cert -r trustRoot -k {_KEYCHAIN} {_AUTHORITY}

3. In Menagerie, enter this address for Staging, and the API key that the sandbox prints:

   https://{shown_host}:{_PORT}/v1
"""


def make_certificates(folder: Path, hosts: Sequence[str], now: datetime | None = None) -> Certificates:
    """Make ``folder`` with an authority's certificate, and a server's certificate and key for the hosts.

    ``hosts`` are names and IP addresses; the names of this computer are added. Raises OSError, with a
    sentence, for a folder that exists, since nothing is ever overwritten, and without a host that other
    computers can reach.
    """
    reachable = [host for host in [*hosts, *_own_name()] if host not in _THIS_COMPUTER]
    if not reachable:
        raise OSError("Other computers need a name or an address for this one: add --name NAME.")
    all_hosts = tuple(dict.fromkeys([*reachable, *_THIS_COMPUTER]))
    begins = (now or datetime.now(UTC)).replace(microsecond=0) - timedelta(days=_DAYS_BEFORE)
    ends = begins + timedelta(days=_DAYS)
    authority_key, server_key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    authority = _authority(authority_key, begins, ends)
    server = _server(server_key.public_key(), all_hosts, authority, authority_key)
    try:
        make_private_folder(folder, exist_ok=False)
        _write(folder / _KEY, _private(server_key), 0o600)
        _write(folder / _CERTIFICATE, server.public_bytes(serialization.Encoding.PEM), 0o644)
        _write(folder / _AUTHORITY, authority.public_bytes(serialization.Encoding.PEM), 0o644)
    except OSError as exc:
        raise OSError(
            f"The certificates cannot be written to a new folder {folder} ({exc.strerror})."
        ) from exc
    return Certificates(folder, all_hosts, ends)


def _own_name() -> list[str]:
    name = socket.gethostname().lower()
    return [name] if is_host(name) else []


def _authority(key: ec.EllipticCurvePrivateKey, begins: datetime, ends: datetime) -> x509.Certificate:
    # In a list of certificates, the day distinguishes it from the authorities of earlier rehearsals.
    name = _name(f"Menagerie rehearsal CA {begins:%Y-%m-%d}")
    public_key = key.public_key()
    builder = _builder(name, name, public_key, begins, ends)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    return builder.add_extension(_usage(key_cert_sign=True), critical=True).sign(key, hashes.SHA256())


def _server(
    public_key: ec.EllipticCurvePublicKey,
    hosts: Iterable[str],
    authority: x509.Certificate,
    authority_key: ec.EllipticCurvePrivateKey,
) -> x509.Certificate:
    begins, ends = authority.not_valid_before_utc, authority.not_valid_after_utc
    builder = _builder(_name("Menagerie rehearsal"), authority.subject, public_key, begins, ends)
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key())
    names = x509.SubjectAlternativeName([_general_name(host) for host in hosts])
    # Strict verifiers require these (RFC 5280; Python 3.13's VERIFY_X509_STRICT; macOS).
    return (
        builder.add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(digital_signature=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(issuer, critical=False)
        .sign(authority_key, hashes.SHA256())
    )


def _builder(
    subject: x509.Name,
    issuer: x509.Name,
    public_key: ec.EllipticCurvePublicKey,
    begins: datetime,
    ends: datetime,
) -> x509.CertificateBuilder:
    builder = x509.CertificateBuilder().subject_name(subject).issuer_name(issuer).public_key(public_key)
    builder = builder.serial_number(x509.random_serial_number())
    builder = builder.not_valid_before(begins).not_valid_after(ends)
    return builder.add_extension(x509.SubjectKeyIdentifier.from_public_key(public_key), critical=False)


def _name(common_name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common_name)])


def _usage(*, digital_signature: bool = False, key_cert_sign: bool = False) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=digital_signature,
        key_cert_sign=key_cert_sign,
        crl_sign=False,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    form, encryption = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, form, encryption)


def _write(path: Path, data: bytes, mode: int) -> None:
    """Write a new file that has its mode before it has its content."""
    path.touch(mode, exist_ok=False)
    path.write_bytes(data)
