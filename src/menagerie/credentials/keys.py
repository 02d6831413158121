"""Keeps API keys and passwords in the operating system's keyring or, if there is none, for this run only."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from menagerie.credentials.one_at_a_time import OneAtATime
from menagerie.credentials.safe_keyring import (
    PROXY_SERVICE_NAME,
    SERVICE_NAME,
    SHARED_SERVICE_NAME,
    SafeKeyring,
    Written,
    find_safe_backend,
)
from menagerie.domain.api_key import ApiKey
from menagerie.domain.cases import KeyringAttempt, KeyringCase
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.errors import InputError, KeyringError
from menagerie.domain.facts import Fact, fact
from menagerie.domain.secret import Secret

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

    from menagerie.domain.password import Password

T = TypeVar("T")
S = TypeVar("S", bound=Secret)

# The keyring may ask for its own password first. This is long enough to type it, and short enough that the
# window does not seem dead if the prompt is hidden. After a late answer, the next call finds it open.
TIME_LIMIT_SECONDS = 30.0

_WHY_THIS_RUN = {
    Written.NO_KEYRING: KeyringCase.NONE_SAFE,
    Written.NOT_KEPT: KeyringCase.NOT_KEPT,
}


class Kept(StrEnum):
    """How long a saved key is kept."""

    KEYRING = "keyring"
    THIS_RUN = "this run"


class SecretStore(Generic[S]):
    """Secrets of one kind, one for each address: a secret is sent only to the address it was entered for.

    ``base_url`` is the address in normal form. ``backend`` returns the keyring library's back end to use
    (None: there is no safe one). ``make`` makes a secret of its text, or raises InputError.

    ``why_this_run`` says why the last saved secret is kept for this run only; None: it is in the keyring.
    """

    def __init__(
        self,
        make: Callable[[str], S],
        backend: "Callable[[], KeyringBackend | None]",
        calls: OneAtATime,
        service_name: str,
    ) -> None:
        self._make = make
        self._backend = backend
        self._keyring = SafeKeyring(backend, service_name)
        # What is said of a password: it is no key, and a person looks for it under another name.
        self._of_password = {} if service_name == SERVICE_NAME else {"entry": service_name}
        # One keyring answers one call at a time.
        self._calls = calls
        self._kept_this_run: dict[str, S] = {}
        self.why_this_run: Fact | None = None

    async def load(self, base_url: str) -> S | None:
        """Return the key for ``base_url``, or None.

        Raises KeyringError if the keyring is locked, fails, does not answer in time, or holds something that
        cannot be a key.
        """
        kept = self._kept_this_run.get(base_url)
        if kept is not None:
            return kept
        stored = await self._call(partial(self._keyring.read, base_url), KeyringAttempt.LOAD)
        if stored is None:
            return None
        try:
            return self._make(stored)
        except InputError as exc:
            raise KeyringError(KeyringCase.KEY_UNUSABLE, **self._of_password) from exc

    def is_of_this_run(self, base_url: str) -> bool:
        """Tell whether the key for ``base_url`` is in no keyring, and kept until the application ends."""
        return base_url in self._kept_this_run

    async def save(self, base_url: str, key: S) -> Kept:
        """Keep ``key`` for ``base_url``, and return how long it is kept.

        A missing, locked, failing or blocked keyring raises nothing: the user continues with the key, and
        ``why_this_run`` says why it is not kept longer.
        """
        try:
            written = await self._call(partial(self._keyring.write, base_url, key), KeyringAttempt.SAVE)
        except KeyringError as error:
            self.why_this_run = error.fact
        else:
            case = _WHY_THIS_RUN.get(written)
            self.why_this_run = None if case is None else fact(case, **self._of_password)
        if self.why_this_run is None:
            self._kept_this_run.pop(base_url, None)
            return Kept.KEYRING
        self._kept_this_run[base_url] = key
        return Kept.THIS_RUN

    async def forget(self, base_url: str) -> None:
        """Delete the key for ``base_url``, in the keyring and in this run.

        Raises KeyringError if the keyring may still hold it.
        """
        self._kept_this_run.pop(base_url, None)
        await self._call(partial(self._keyring.delete, base_url), KeyringAttempt.FORGET)

    async def _call(self, work: Callable[[], T], attempt: KeyringAttempt) -> T:
        """Run one call of the keyring. A failure says what was attempted."""
        try:
            return await self._calls.run(work)
        except TimeoutError as exc:
            raise KeyringError(KeyringCase.NO_ANSWER, attempt=attempt, **self._of_password) from exc
        except KeyringError as error:
            error.add(attempt=attempt, **self._of_password)
            raise


class KeyStore(SecretStore[ApiKey]):
    """The API keys, each for a base address as ``check_base_url`` returns it.

    ``backend`` is by default that of the operating system. Each call may take ``time_limit`` seconds, and
    calls run one after the other.
    """

    def __init__(
        self,
        backend: "Callable[[], KeyringBackend | None] | None" = None,
        *,
        time_limit: float = TIME_LIMIT_SECONDS,
        clock: Clock | None = None,
    ) -> None:
        calls = OneAtATime(time_limit, clock or SystemClock())
        super().__init__(ApiKey, backend or find_safe_backend, calls, SERVICE_NAME)

    def of_proxies(self) -> SecretStore[ApiKey]:
        """Return a store for the passwords of proxies in the same keyring."""
        return SecretStore(ApiKey, self._backend, self._calls, PROXY_SERVICE_NAME)

    def of_shared_stores(self) -> "SecretStore[Password]":
        """Return a store for the passwords of shared stores, each for a ``SharedAddress.place``."""
        from menagerie.domain.password import Password  # noqa: PLC0415 - most installations share nothing

        return SecretStore(Password, self._backend, self._calls, SHARED_SERVICE_NAME)
