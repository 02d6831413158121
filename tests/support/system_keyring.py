"""The keyring of a computer as a test wants it, in memory."""

import threading
from enum import StrEnum

import keyring
from keyring.backend import KeyringBackend
from keyring.backends import fail, null
from keyring.errors import KeyringLocked

from support.vault import Vault

# (service, user name, secret), as the keyring library has them.
Entries = list[tuple[str, str, str]]

_MOST_BYTES_ON_WINDOWS = 2560


class Manner(StrEnum):
    """How the keyring behaves."""

    OPEN = "open"
    LOCKED = "locked"
    HANGING = "hanging"
    FAILING = "failing"
    FORGETFUL = "forgetful"
    NARROW = "narrow"
    PLAIN_TEXT = "plain text"
    NULL = "null"
    MISSING = "missing"


class _SystemKeyring(Vault):
    """Stands in for that of the operating system, which the application knows by its module."""

    def __init__(self, manner: Manner, entries: Entries) -> None:
        super().__init__()
        self._manner = manner
        self.entries = {(service, user): secret for service, user, secret in entries}

    def get_password(self, service: str, username: str) -> str | None:
        self._behave(self.entries)
        return super().get_password(service, username)

    def set_password(self, service: str, username: str, password: str) -> None:
        self._behave(password)
        if self._manner is Manner.NARROW and len(password.encode("utf-16-le")) > _MOST_BYTES_ON_WINDOWS:
            raise OSError(1783, "CredWrite", "The stub received bad data", password)
        if self._manner is not Manner.FORGETFUL:
            super().set_password(service, username, password)

    def _behave(self, secret: object) -> None:
        match self._manner:
            case Manner.LOCKED:
                raise KeyringLocked(secret)
            case Manner.HANGING:
                threading.Event().wait()
            case Manner.FAILING:
                raise RuntimeError(secret)


def use_keyring(manner: Manner, entries: Entries) -> None:
    """Let this process find a keyring that behaves in this manner."""
    keyring.set_keyring(_keyring(manner, entries))


def _keyring(manner: Manner, entries: Entries) -> KeyringBackend:
    if manner is Manner.NULL:
        return null.Keyring()  # type: ignore[no-untyped-call] # keyring has no types here
    if manner is Manner.MISSING:
        return fail.Keyring()  # type: ignore[no-untyped-call] # as above
    if manner is not Manner.PLAIN_TEXT:
        _SystemKeyring.__module__ = "keyring.backends.SecretService"
    return _SystemKeyring(manner, entries)
