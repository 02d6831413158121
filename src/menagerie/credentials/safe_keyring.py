"""Reads, writes and deletes keys in the operating system's keyring, and turns its failures into ours."""

import logging
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from menagerie.domain.api_key import ApiKey
from menagerie.domain.errors import KeyringError

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

T = TypeVar("T")

SERVICE_NAME = "Menagerie"

# Windows takes 2560 bytes, and the keyring library hands them over as UTF-16.
_WINDOWS_LIMIT_CHARACTERS = 2560 // 2

_log = logging.getLogger(__name__)


class Written(StrEnum):
    """What became of a key that was to be written."""

    KEPT = "kept"
    NO_KEYRING = "no keyring"
    NOT_KEPT = "not kept"


class SafeKeyring:
    """The keyring, one blocking call after the other: each may take until a person answers a prompt.

    ``find_backend`` returns the keyring library's back end to use, or None where there is no safe one. Every
    failure of it is a KeyringError whose message says what happened, and no more than that.
    """

    def __init__(self, find_backend: "Callable[[], KeyringBackend | None]") -> None:
        self._find_backend = find_backend

    def read(self, base_url: str) -> str | None:
        """Return what is kept for ``base_url``, unchecked. None: nothing."""

        def read() -> str | None:
            backend = self._find_backend()
            return None if backend is None else backend.get_password(SERVICE_NAME, base_url)

        return _converted(read)

    def write(self, base_url: str, key: ApiKey) -> Written:
        """Keep ``key`` for ``base_url`` instead of the one before it."""

        def write() -> Written:
            backend = self._find_backend()
            if backend is None:
                return Written.NO_KEYRING
            backend.set_password(SERVICE_NAME, base_url, key.reveal())
            # Some back ends report success and keep nothing.
            is_kept = backend.get_password(SERVICE_NAME, base_url) == key.reveal()
            return Written.KEPT if is_kept else Written.NOT_KEPT

        return _converted(write, length=len(key.reveal()))

    def delete(self, base_url: str) -> None:
        """Delete what is kept for ``base_url``. Nothing to delete is no failure."""

        def delete() -> bool:
            backend = self._find_backend()
            # Asked first, because back ends fail alike when nothing is there and when deleting goes wrong.
            if backend is None or backend.get_password(SERVICE_NAME, base_url) is None:
                return True
            backend.delete_password(SERVICE_NAME, base_url)
            return backend.get_password(SERVICE_NAME, base_url) is None

        if not _converted(delete):
            raise KeyringError("The keyring did not delete the key.")


def _converted(work: Callable[[], T], *, length: int = 0) -> T:
    """Return what ``work`` returns; raise a KeyringError for whatever the keyring raises.

    ``length`` is that of the key to write, in characters.
    """
    try:
        return work()
    except Exception as exc:  # noqa: BLE001 - the back ends raise what D-Bus, GLib, ctypes and Windows raise
        kinds = {kind.__name__ for kind in type(exc).__mro__}
        kind = type(exc).__qualname__
    # Raised out here, so that the foreign error does not hang on ours, not even as its context: the arguments
    # of a decoding or a D-Bus error can hold the key. Its kind is all that is kept of it.
    _log.warning("The keyring failed with %s", kind)
    raise KeyringError(_sentence(kind, kinds, length))


def _sentence(kind: str, kinds: set[str], length: int) -> str:
    """Say what happened. ``kinds`` are the names of the error's class and its bases."""
    if kinds & {"KeyringLocked", "LockedException", "PromptDismissedException"}:
        return "The keyring is locked."
    if length > _WINDOWS_LIMIT_CHARACTERS:
        return f"The keyring did not take the key, perhaps because of its length ({length} characters)."
    return f"The keyring of this computer failed ({kind})."
