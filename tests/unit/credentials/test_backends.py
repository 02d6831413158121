"""Only the operating system's own keyrings are trusted with a key."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from keyring.backend import KeyringBackend
from keyring.backends import SecretService, Windows, chainer, fail, kwallet, libsecret, macOS, null

from menagerie.credentials.keys import safe_backend


class PlaintextKeyring(KeyringBackend):
    """Stands for the back ends of other packages, which write files."""

    priority = 0

    def get_password(self, service: str, username: str) -> str | None:
        raise NotImplementedError

    def set_password(self, service: str, username: str, password: str) -> None:
        raise NotImplementedError


class Chain(chainer.ChainerBackend):
    """Stands for several keyrings on one computer."""

    backends: tuple[KeyringBackend, ...] = ()


def chain_of(*kinds: Callable[[], KeyringBackend]) -> Chain:
    make: Callable[[], Chain] = Chain
    chain = make()
    chain.backends = tuple(kind() for kind in kinds)
    return chain


@pytest.mark.parametrize(
    "kind",
    [SecretService.Keyring, libsecret.Keyring, kwallet.DBusKeyring, macOS.Keyring, Windows.WinVaultKeyring],
    ids=lambda kind: kind.__module__,
)
def test_the_operating_systems_keyrings_are_safe(kind: Callable[[], KeyringBackend]) -> None:
    backend = kind()
    assert safe_backend(backend) is backend


@pytest.mark.parametrize(
    "kind", [null.Keyring, fail.Keyring, PlaintextKeyring], ids=lambda kind: kind.__module__
)
def test_keyrings_that_keep_nothing_or_write_files_are_not_safe(kind: Callable[[], KeyringBackend]) -> None:
    assert safe_backend(kind()) is None


def test_of_a_chain_the_first_safe_keyring_is_used_alone() -> None:
    chain = chain_of(PlaintextKeyring, kwallet.DBusKeyring, SecretService.Keyring)
    assert safe_backend(chain) is chain.backends[1]


def test_a_chain_of_unsafe_keyrings_is_not_safe() -> None:
    assert safe_backend(chain_of(PlaintextKeyring, null.Keyring)) is None


@pytest.mark.parametrize(
    "switched_off_by", ["keyring.backends.null.Keyring", "keyring.backends.fail.Keyring"]
)
def test_a_keyring_that_the_person_switched_off_stays_off(switched_off_by: str) -> None:
    program = "from menagerie.credentials.keys import find_safe_backend; print(find_safe_backend())"
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHON_KEYRING_BACKEND": switched_off_by},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.strip() == "None"
