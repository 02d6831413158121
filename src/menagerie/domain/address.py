"""The base address of a service: its rules, and the hosts that are this computer."""

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

from menagerie.domain.cases import AddressCase
from menagerie.domain.errors import UnusableAddressError

LAST_SEGMENT = "v1"  # interface 9.2

# A query, a fragment, a user name, and a folder of Windows.
_FORBIDDEN = "?#@\\"
DEFAULT_PORTS = {"https": 443, "http": 80}
_LONGEST_HOST = 253
_LABEL = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")
_VERSION = re.compile(r"v[0-9]+")
_SEGMENT = re.compile(r"[A-Za-z0-9._~-]+")
_WHITE_SPACE_OR_CONTROL = re.compile(r"[\s\x00-\x1f\x7f]")
_LOOPBACK_IPV4 = ipaddress.IPv4Network("127.0.0.0/8")
_LOOPBACK_IPV6 = ipaddress.IPv6Address("::1")


def origin_of(base_url: str) -> str:
    """Return scheme, host and port of a checked address, for which the rate limit counts."""
    parts = urlsplit(base_url)
    return f"{parts.scheme}://{parts.netloc}"


def complete_base_url(text: str) -> str:
    """Return an address as a person types it with ``https://`` and ``/v1`` where they are missing.

    It is not checked. One that no path can be appended to, or of another version, stays as it is.
    """
    text = text.strip()
    if not text or any(sign in text for sign in _FORBIDDEN):
        return text
    if "://" not in text:
        text = f"https://{text}"
    last = text.rstrip("/").rpartition("/")[2]
    return text if _VERSION.fullmatch(last) else f"{text.rstrip('/')}/{LAST_SEGMENT}"


def check_base_url(text: str) -> str:
    """Return the base address in normal form: lower-case host, no default port, no slash at the end.

    https is required, since every request carries the key; http is accepted only for this computer. The path
    ends in the segment v1 (interface 9.2). Raises UnusableAddressError with the case to correct.
    """
    # Check this first: the parser below silently drops some of these characters.
    if _WHITE_SPACE_OR_CONTROL.search(text):
        raise UnusableAddressError(AddressCase.SPACES)
    if not text:
        raise UnusableAddressError(AddressCase.UNUSABLE)
    for sign in _FORBIDDEN:
        if sign in text:
            raise UnusableAddressError(AddressCase.SIGN, sign=sign)
    parts = _split(text)
    host = _host(parts)
    if parts.scheme == "http" and not is_loopback_host(host):
        raise UnusableAddressError(AddressCase.NOT_SECURE)
    shown_host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown_host}{_port(parts)}{_path(parts)}"


def is_loopback_host(host: str) -> bool:
    """Return whether a host can only be this computer."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False  # a name may resolve to any address
    return address == _LOOPBACK_IPV6 or address in _LOOPBACK_IPV4


def _split(text: str) -> SplitResult:
    try:
        parts = urlsplit(text)
    except ValueError as exc:
        raise UnusableAddressError(AddressCase.HOST) from exc
    if parts.scheme not in DEFAULT_PORTS or not text.lower().startswith(f"{parts.scheme}://"):
        raise UnusableAddressError(AddressCase.NOT_SECURE)
    return parts


def _host(parts: SplitResult) -> str:
    host = parts.hostname or ""
    if not host:
        raise UnusableAddressError(AddressCase.HOST)
    if not host.isascii():
        # Letters of other scripts can imitate a trusted host.
        raise UnusableAddressError(AddressCase.HOST_NOT_ASCII)
    labels = host.split(".")
    # A host whose last label is a number is an IP address.
    if ":" in host or labels[-1].isdigit():
        try:
            address = ipaddress.ip_address(host)
        except ValueError as exc:
            raise UnusableAddressError(AddressCase.HOST) from exc
        if "%" in host:
            raise UnusableAddressError(AddressCase.SIGN, sign="%")
        return str(address)
    if len(host) > _LONGEST_HOST or not all(_LABEL.fullmatch(label) for label in labels):
        raise UnusableAddressError(AddressCase.HOST)
    return host


def _port(parts: SplitResult) -> str:
    try:
        port = parts.port
    except ValueError as exc:
        raise UnusableAddressError(AddressCase.PORT) from exc
    if port == 0 or parts.netloc.endswith(":"):
        raise UnusableAddressError(AddressCase.PORT)
    if port is None or port == DEFAULT_PORTS[parts.scheme]:
        return ""
    return f":{port}"


def _path(parts: SplitResult) -> str:
    path = parts.path.removesuffix("/")
    segments = path.split("/")[1:]
    if not segments or segments[-1] != LAST_SEGMENT:
        raise UnusableAddressError(AddressCase.NO_VERSION)
    if not all(_SEGMENT.fullmatch(segment) and segment.strip(".") for segment in segments):
        raise UnusableAddressError(AddressCase.UNUSABLE)
    return path
