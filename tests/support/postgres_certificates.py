"""Certificates for a PostgreSQL server, or any other: a good one, and each that a client has to refuse."""

import os
import ssl
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from ipaddress import IPv4Address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from support.postgres import OwnPostgres

# Whom the certificate ``OTHER_HOST`` is for.
ELSEWHERE = "elsewhere.example"
_DAY = timedelta(days=1)


class Kind(StrEnum):
    """What is wrong with a certificate."""

    GOOD = "good"
    EXPIRED = "expired"
    SELF_SIGNED = "self-signed"
    UNKNOWN_ISSUER = "unknown-issuer"
    OTHER_HOST = "other-host"


def make_certificates(folder: Path) -> Path:
    """Make a certificate and a key of each kind in ``folder``; return the file of the issuer to trust."""
    issuer_key, issuer = _make_issuer("Issuer of this test")
    other_key, other = _make_issuer("Issuer that nobody trusts")
    for kind in Kind:
        key = ec.generate_private_key(ec.SECP256R1())
        signer, signer_key = {
            Kind.UNKNOWN_ISSUER: (other.subject, other_key),
            Kind.SELF_SIGNED: (_name(kind), key),
        }.get(kind, (issuer.subject, issuer_key))
        host = ELSEWHERE if kind is Kind.OTHER_HOST else "localhost"
        ends = -_DAY if kind is Kind.EXPIRED else _DAY
        names: list[x509.GeneralName] = [x509.DNSName(host)]
        if kind is not Kind.OTHER_HOST:
            names.append(x509.IPAddress(IPv4Address("127.0.0.1")))
        certificate = (
            _begin(_name(kind), signer, key, ends)
            .add_extension(x509.SubjectAlternativeName(names), critical=False)
            .sign(signer_key, hashes.SHA256())
        )
        _write(folder / f"{kind}.crt", certificate.public_bytes(serialization.Encoding.PEM))
        _write(folder / f"{kind}.key", _pem(key))
    trusted = folder / "issuer.crt"
    _write(trusted, issuer.public_bytes(serialization.Encoding.PEM))
    return trusted


def settings(server: OwnPostgres, folder: Path, kind: Kind) -> dict[str, str]:
    """Return the settings by which ``server`` shows a certificate, which is copied for its user."""
    result = {"ssl": "on"}
    for setting, name in (("ssl_cert_file", f"{kind}.crt"), ("ssl_key_file", f"{kind}.key")):
        own = server.data / name
        _write(own, (folder / name).read_bytes())
        owner = server.data.stat()
        os.chown(own, owner.st_uid, owner.st_gid)
        result[setting] = str(own)
    return result


def tls_of(folder: Path, kind: Kind) -> ssl.SSLContext:
    """Return what another server shows a certificate of ``folder`` with."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / f"{kind}.crt", folder / f"{kind}.key")
    return context


def _make_issuer(name: str) -> tuple[ec.EllipticCurvePrivateKey, x509.Certificate]:
    key = ec.generate_private_key(ec.SECP256R1())
    constraints = x509.BasicConstraints(ca=True, path_length=0)
    builder = _begin(_name(name), _name(name), key, _DAY).add_extension(constraints, critical=True)
    return key, builder.sign(key, hashes.SHA256())


def _begin(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, ends: timedelta
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - 10 * _DAY)
        .not_valid_after(now + ends)
    )


def _name(common_name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common_name)])


def _pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    path.chmod(0o600)
