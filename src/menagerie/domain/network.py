"""How the service is reached: through which proxy, and with which extra certificates."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

from msgspec import Struct

from menagerie.domain.cases import SettingCase
from menagerie.domain.errors import UnusableAddressError
from menagerie.domain.secret import ApiKey

_PORTS = range(1, 65536)


class ProxyMode(StrEnum):
    """Which proxy is used: the one set on this computer, none, or the one at an address."""

    SYSTEM = "system"
    NONE = "none"
    ADDRESS = "address"


class Network(Struct, frozen=True):
    """The network settings.

    ``address`` and ``user`` are those of the proxy, for the mode ADDRESS. ``password`` is None where there is
    none. ``ca_file`` holds certificates that are trusted beside those of the operating system.
    ``ask_desktop`` returns the proxy that the desktop is set to use for an address: "" for none, None where
    the desktop cannot be asked. It may take long.
    """

    mode: ProxyMode = ProxyMode.SYSTEM
    address: str = ""
    user: str = ""
    password: ApiKey | None = None
    ca_file: Path | None = None
    ask_desktop: Callable[[str], str | None] | None = None


def proxy_password(text: str) -> ApiKey:
    """Return a proxy's password, wrapped as a key: percent-encoded, since it may have any character.

    Raises UnusableKeyError if it is empty or far too long.
    """
    return ApiKey(quote(text, safe=""))


def plain_password(password: ApiKey) -> str:
    """Return the text that ``proxy_password`` wrapped."""
    return unquote(password.reveal())


def check_proxy(text: str) -> str:
    """Return the address of a proxy, normalised: ``http://host:port``.

    Raises UnusableAddressError with the SettingCase.
    """
    text = text.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
    except ValueError:
        # Python's text may repeat a password, here and at the port.
        raise UnusableAddressError(SettingCase.PROXY) from None
    try:
        port = parts.port
    except ValueError:
        raise UnusableAddressError(SettingCase.PROXY) from None
    if parts.scheme not in {"http", "https"}:
        raise UnusableAddressError(SettingCase.PROXY)
    if parts.username is not None or parts.password is not None:
        raise UnusableAddressError(SettingCase.PROXY_USER)
    if not parts.hostname or any(character.isspace() for character in text):
        raise UnusableAddressError(SettingCase.PROXY)
    if port is None or port not in _PORTS:
        raise UnusableAddressError(SettingCase.PROXY)
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise UnusableAddressError(SettingCase.PROXY)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}:{port}"
