"""Keeps the API keys in the operating system's keyring or, if there is none, for this run only."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from menagerie.credentials.one_at_a_time import OneAtATime
from menagerie.credentials.safe_keyring import (
    PROXY_SERVICE_NAME,
    SERVICE_NAME,
    SafeKeyring,
    Written,
    find_safe_backend,
)
from menagerie.domain.api_key import ApiKey
from menagerie.domain.cases import KeyringAttempt, KeyringCase
from menagerie.domain.clock import Clock, SystemClock
from menagerie.domain.errors import KeyringError, UnusableKeyError
from menagerie.domain.facts import Fact, fact

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

T = TypeVar("T")

# The keyring may ask for its own password first. This is long enough to type it, and short enough that the
# window does not seem dead if the prompt is hidden. After a late answer, the next call finds it open.
TIME_LIMIT_SECONDS = 30.0

_WHY_THIS_RUN = {
    Written.NO_KEYRING: fact(KeyringCase.NONE_SAFE),
    Written.NOT_KEPT: fact(KeyringCase.NOT_KEPT),
}


class Kept(StrEnum):
    """How long a saved key is kept."""

    KEYRING = "keyring"
    THIS_RUN = "this run"


class KeyStore:
    """The API keys, one for each base address: a key is sent only to the address it was entered for.

    ``base_url`` is the address as ``check_base_url`` returns it. ``backend`` returns the keyring library's
    back end to use (None: there is no safe one); by default, that of the operating system. Each call may take
    ``time_limit`` seconds, and calls run one after the other.

    ``why_this_run`` says why the last saved key is kept for this run only; None: it is in the keyring.
    """

    def __init__(
        self,
        backend: "Callable[[], KeyringBackend | None] | None" = None,
        *,
        time_limit: float = TIME_LIMIT_SECONDS,
        clock: Clock | None = None,
        service_name: str = SERVICE_NAME,
    ) -> None:
        self._backend = backend or find_safe_backend
        self._keyring = SafeKeyring(self._backend, service_name)
        self._calls = OneAtATime(time_limit, clock or SystemClock())
        self._kept_this_run: dict[str, ApiKey] = {}
        self.why_this_run: Fact | None = None

    def of_proxies(self) -> "KeyStore":
        """Return a store for the passwords of proxies in the same keyring."""
        result = KeyStore(self._backend, service_name=PROXY_SERVICE_NAME)
        # One keyring answers one call at a time.
        result._calls = self._calls
        return result

    async def load(self, base_url: str) -> ApiKey | None:
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
            return ApiKey(stored)
        except UnusableKeyError as exc:
            raise KeyringError(KeyringCase.KEY_UNUSABLE) from exc

    async def save(self, base_url: str, key: ApiKey) -> Kept:
        """Keep ``key`` for ``base_url``, and return how long it is kept.

        A missing, locked, failing or blocked keyring raises nothing: the user continues with the key, and
        ``why_this_run`` says why it is not kept longer.
        """
        try:
            written = await self._call(partial(self._keyring.write, base_url, key), KeyringAttempt.SAVE)
        except KeyringError as error:
            self.why_this_run = error.fact
        else:
            self.why_this_run = _WHY_THIS_RUN.get(written)
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
            raise KeyringError(KeyringCase.NO_ANSWER, attempt=attempt) from exc
        except KeyringError as error:
            error.add(attempt=attempt)
            raise
