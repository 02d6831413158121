"""Keyrings in memory."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked


class Vault(KeyringBackend):
    """Keeps what it is given; ``entries`` are (service, user name) → key. Locked, it gives out none."""

    priority = 0

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # keyring has no types here
        self.entries: dict[tuple[str, str], str] = {}
        self.is_locked = False

    def get_password(self, service: str, username: str) -> str | None:
        if self.is_locked:
            raise KeyringLocked
        return self.entries.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.entries[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.entries[service, username]


class SlowVault(Vault):
    """Takes a key when ``may_answer`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = threading.Event()

    def set_password(self, service: str, username: str, password: str) -> None:
        self.may_answer.wait()
        super().set_password(service, username, password)


class _HasVault(Protocol):
    vault: Vault


@contextmanager
def slow_vault_of(shop: _HasVault) -> Iterator[SlowVault]:
    """Let the keyring of ``shop`` take its time to keep something."""
    vault = SlowVault()
    vault.entries = shop.vault.entries
    shop.vault = vault
    try:
        yield vault
    finally:
        vault.may_answer.set()
