"""The address of a shared store, a PostgreSQL database, whether it has to be secure, and a trial of it."""

import ipaddress
import re
from enum import StrEnum
from urllib.parse import SplitResult, parse_qsl, quote, unquote, urlsplit

from msgspec import Struct

from menagerie.domain.address import is_loopback_host
from menagerie.domain.cases import SharedAddressCase
from menagerie.domain.errors import UnusableSharedAddressError
from menagerie.domain.facts import Fact

_SCHEMES = {"postgresql", "postgres"}
_DEFAULT_PORT = 5432
_SSLMODE, _CERTIFICATES = "sslmode", "sslrootcert"
_LONGEST_HOST = 253
# PostgreSQL cuts longer names of users and databases.
_LONGEST_NAME = 63
_LABEL = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")
_WHITE_SPACE_OR_CONTROL = re.compile(r"[\s\x00-\x1f\x7f]")


class TlsMode(StrEnum):
    """How the connection is secured, in PostgreSQL's own words."""

    DISABLE = "disable"
    ALLOW = "allow"
    PREFER = "prefer"
    REQUIRE = "require"
    VERIFY_CA = "verify-ca"
    VERIFY_FULL = "verify-full"


class SharedAddress(Struct, frozen=True):
    """Where the shared store is, and as which user to log in; never a password.

    ``host`` is a name, an IP address, or the folder of a unix socket, which begins with a slash.
    ``certificates`` is a file of certificates to trust; empty: those that PostgreSQL and this computer trust.
    """

    user: str
    host: str
    port: int
    database: str
    tls: TlsMode
    certificates: str = ""

    @property
    def origin(self) -> str:
        """The address without what follows a question mark: what its password belongs to."""
        host = f"[{self.host}]" if ":" in self.host else quote(self.host, safe="")
        port = "" if self.port == _DEFAULT_PORT else f":{self.port}"
        return f"postgresql://{quote(self.user, safe='')}@{host}{port}/{quote(self.database, safe='')}"

    @property
    def text(self) -> str:
        """The address in normal form, as ``parse_shared_address`` reads it."""
        options = []
        if self.tls is not _usual_tls(self.host):
            options.append(f"{_SSLMODE}={self.tls.value}")
        if self.certificates:
            options.append(f"{_CERTIFICATES}={quote(self.certificates)}")
        query = "?" + "&".join(options) if options else ""
        return self.origin + query

    def __str__(self) -> str:
        return self.text


def parse_shared_address(text: str) -> SharedAddress:
    """Return the address in a text such as ``postgresql://menagerie@db.example.com/menagerie?sslmode=require``.

    Without ``sslmode``, the certificate is checked (verify-full), except on this computer. A unix socket is
    the host ``%2Frun%2Fpostgresql``. Raises UnusableSharedAddressError with the case to correct, also for an
    address with a password: files with addresses are readable by others.
    """
    # Check this first: the parser below silently drops some of these characters.
    if _WHITE_SPACE_OR_CONTROL.search(text):
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE)
    try:
        parts = urlsplit(text)
    except ValueError:
        # Python's text may repeat a password, here, at the options and at the port.
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE) from None
    if parts.scheme not in _SCHEMES or not text.lower().startswith(f"{parts.scheme}://"):
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE)
    options = _options(parts)
    if parts.password is not None or "password" in options:
        raise UnusableSharedAddressError(SharedAddressCase.PASSWORD)
    if not options.keys() <= {_SSLMODE, _CERTIFICATES} or parts.fragment:
        raise UnusableSharedAddressError(SharedAddressCase.OPTION)
    host = _host(parts)
    return SharedAddress(
        _name(parts.username or ""),
        host,
        _port(parts),
        _name(parts.path.removeprefix("/")),
        _tls(options.get(_SSLMODE), host),
        options.get(_CERTIFICATES, ""),
    )


def _options(parts: SplitResult) -> dict[str, str]:
    try:
        return dict(parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query)))
    except ValueError:
        raise UnusableSharedAddressError(SharedAddressCase.OPTION) from None


def _name(quoted: str) -> str:
    name = unquote(quoted)
    if not name or "/" in quoted or len(name.encode()) > _LONGEST_NAME or "\x00" in name:
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE)
    return name


def _host(parts: SplitResult) -> str:
    host = unquote(parts.hostname or "")
    if "@" in (parts.username or "") or not host:
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE)
    if host.startswith("/"):
        # The parser makes hosts lower case, which paths are not.
        return unquote(parts.netloc.rpartition("@")[2].partition(":")[0])
    if ":" in host or host.split(".")[-1].isdigit():
        try:
            return str(ipaddress.ip_address(host))
        except ValueError as exc:
            raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE) from exc
    if len(host) > _LONGEST_HOST or not all(_LABEL.fullmatch(label) for label in host.split(".")):
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE)
    return host


def _port(parts: SplitResult) -> int:
    try:
        port = parts.port
    except ValueError:
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE) from None
    if port == 0 or parts.netloc.endswith(":"):
        raise UnusableSharedAddressError(SharedAddressCase.UNUSABLE)
    return _DEFAULT_PORT if port is None else port


def _tls(stated: str | None, host: str) -> TlsMode:
    if stated is None:
        return _usual_tls(host)
    try:
        return TlsMode(stated)
    except ValueError as exc:
        raise UnusableSharedAddressError(SharedAddressCase.OPTION) from exc


def _usual_tls(host: str) -> TlsMode:
    is_local = host.startswith("/") or is_loopback_host(host)
    return TlsMode.PREFER if is_local else TlsMode.VERIFY_FULL


class TrialStep(StrEnum):
    """The steps, in order."""

    NAME = "name"
    CONNECTION = "connection"
    SECURITY = "security"
    LOGIN = "login"
    SCHEMA = "schema"
    WRITING = "writing"


class Trial(Struct, frozen=True):
    """A trial so far: the steps that passed, the one that failed, and why.

    ``is_encrypted`` is None as long as that is not known. A step that is in neither was not tried.
    ``version`` is that of the schema. It is over when ``is_over``.
    """

    passed: tuple[TrialStep, ...] = ()
    failed: TrialStep | None = None
    trouble: Fact | None = None
    is_encrypted: bool | None = None
    version: int = 0
    is_over: bool = False
