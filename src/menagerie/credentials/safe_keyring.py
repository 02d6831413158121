"""Reads, writes and deletes keys in the operating system's keyring, and turns its failures into ours."""

import logging
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from menagerie.domain.cases import KeyringCase
from menagerie.domain.errors import KeyringError
from menagerie.domain.secret import Secret

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

T = TypeVar("T")

SERVICE_NAME = "Menagerie"
# Passwords have names of their own, so that none is ever taken for a key.
PROXY_SERVICE_NAME = "Menagerie proxy"
SHARED_SERVICE_NAME = "Menagerie shared store"

# Windows takes 2560 bytes, and the keyring library hands them over as UTF-16.
_WINDOWS_LIMIT_CHARACTERS = 2560 // 2

# The back ends of the operating systems. All others are refused: they write plain text into a file, keep
# nothing, or come from an unknown package.
_SAFE_MODULES = frozenset(
    {
        "keyring.backends.SecretService",
        "keyring.backends.libsecret",
        "keyring.backends.kwallet",
        "keyring.backends.macOS",
        "keyring.backends.Windows",
    }
)

_log = logging.getLogger(__name__)


def find_safe_backend() -> "KeyringBackend | None":
    """Return the operating system's keyring, or None if this session has none. May block for long.

    The user's configuration of the keyring library applies: a keyring switched off there is not used.
    """
    import keyring  # noqa: PLC0415 - slow to import, and not needed before the first paint

    return safe_backend(keyring.get_keyring())


def safe_backend(chosen: "KeyringBackend") -> "KeyringBackend | None":
    """Return ``chosen`` if it keeps a key safely; of a chain, the first that does; otherwise None."""
    from keyring.backends.chainer import ChainerBackend  # noqa: PLC0415 - as above

    candidates = chosen.backends if isinstance(chosen, ChainerBackend) else [chosen]
    return next((backend for backend in candidates if type(backend).__module__ in _SAFE_MODULES), None)


class Written(StrEnum):
    """The result of writing a key."""

    KEPT = "kept"
    NO_KEYRING = "no keyring"
    NOT_KEPT = "not kept"


class SafeKeyring:
    """The keyring, with blocking calls: each may take until the user answers a prompt.

    ``find_backend`` returns the keyring library's back end to use, or None if there is no safe one. Every
    failure is a KeyringError that says only what happened.
    """

    def __init__(
        self, find_backend: "Callable[[], KeyringBackend | None]", service_name: str = SERVICE_NAME
    ) -> None:
        self._find_backend = find_backend
        self._service_name = service_name

    def read(self, base_url: str) -> str | None:
        """Return the unchecked key for ``base_url``; None if there is none."""

        def read() -> str | None:
            backend = self._find_backend()
            return None if backend is None else backend.get_password(self._service_name, base_url)

        return _converted(read)

    def write(self, base_url: str, key: Secret) -> Written:
        """Store ``key`` for ``base_url`` in place of the previous one."""

        def write() -> Written:
            backend = self._find_backend()
            if backend is None:
                return Written.NO_KEYRING
            backend.set_password(self._service_name, base_url, key.reveal())
            # Some back ends report success and keep nothing.
            is_kept = backend.get_password(self._service_name, base_url) == key.reveal()
            return Written.KEPT if is_kept else Written.NOT_KEPT

        return _converted(write, length=len(key.reveal()))

    def delete(self, base_url: str) -> None:
        """Delete the key for ``base_url``, if there is one."""

        def delete() -> bool:
            backend = self._find_backend()
            # Read first: back ends fail in the same way if there is no key and if it cannot be deleted.
            if backend is None or backend.get_password(self._service_name, base_url) is None:
                return True
            backend.delete_password(self._service_name, base_url)
            return backend.get_password(self._service_name, base_url) is None

        if not _converted(delete):
            raise KeyringError(KeyringCase.NOT_DELETED)


def _converted(work: Callable[[], T], *, length: int = 0) -> T:
    """Return what ``work`` returns; raise a KeyringError for any error of the keyring.

    ``length`` is that of the key to write, in characters.
    """
    try:
        return work()
    except Exception as exc:  # noqa: BLE001 - the back ends raise what D-Bus, GLib, ctypes and Windows raise
        kinds = {kind.__name__ for kind in type(exc).__mro__}
        kind = type(exc).__qualname__
    # Raised outside the handler, so that the foreign error is not the context of ours: its arguments can hold
    # the key. Only its type is kept.
    _log.warning("The keyring failed with %s", kind)
    raise _error(kind, kinds, length)


def _error(kind: str, kinds: set[str], length: int) -> KeyringError:
    """Return the error to raise. ``kinds`` are the names of the foreign error's class and its bases."""
    if kinds & {"KeyringLocked", "LockedException", "PromptDismissedException"}:
        return KeyringError(KeyringCase.LOCKED)
    if length > _WINDOWS_LIMIT_CHARACTERS:
        return KeyringError(KeyringCase.KEY_TOO_LONG, length=length)
    return KeyringError(KeyringCase.FAILED, kind=kind)
