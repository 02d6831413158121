"""The API keys are kept safely, in the operating system's own keyrings, or the user is told."""

import asyncio
import logging
import os
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Coroutine, Iterator

import pytest
from keyring.backend import KeyringBackend
from keyring.backends import SecretService, Windows, chainer, fail, kwallet, libsecret, macOS, null
from keyring.errors import KeyringLocked

from menagerie.credentials.keys import TIME_LIMIT_SECONDS, Kept, KeyStore, OneAtATime, safe_backend
from menagerie.domain.cases import KeyringAttempt, KeyringCase
from menagerie.domain.errors import KeyringError
from menagerie.domain.facts import fact
from menagerie.domain.secret import ApiKey, Password
from support.clock import VirtualClock
from support.every_case import every_case
from support.patience import LONGEST_WAIT
from support.vault import Vault

STORE = "https://animals.example/v1"
REHEARSAL = "https://staging.animals.example/v1"
SECRET = "sk-4f9a77c1e0"
KEY = ApiKey(SECRET)
OTHER_KEY = ApiKey("sk-another-one")


class FailingVault(Vault):
    """A keyring that fails with the error it is given."""

    def __init__(self, failure: Exception | None = None) -> None:
        super().__init__()
        self.failure = failure

    def get_password(self, service: str, username: str) -> str | None:
        self._fail()
        return super().get_password(service, username)

    def set_password(self, service: str, username: str, password: str) -> None:
        self._fail()
        super().set_password(service, username, password)

    def _fail(self) -> None:
        if self.failure is not None:
            raise self.failure


class StubbornVault(Vault):
    """A keyring that says it deleted a key, and did not."""

    def delete_password(self, service: str, username: str) -> None:
        pass


class SlowVault(Vault):
    """A keyring that answers no question before ``answer`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = threading.Event()
        self.asked = 0
        self.at_once = 0
        self.most_at_once = 0

    def get_password(self, service: str, username: str) -> str | None:
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        self.answer.wait()
        self.at_once -= 1
        return super().get_password(service, username)


@pytest.fixture
def slow_vault() -> Iterator[SlowVault]:
    vault = SlowVault()
    yield vault
    vault.answer.set()
    end_of_threads()


def end_of_threads() -> None:
    for thread in threading.enumerate():
        if thread.name == "keyring":
            thread.join(LONGEST_WAIT)


def store_on(vault: KeyringBackend | None) -> KeyStore:
    return KeyStore(lambda: vault, clock=VirtualClock())


def run(program: str, **variables: str) -> str:
    """Run a program in a process of its own, which says nothing on standard error, and return its output."""
    command, environment = [sys.executable, "-c", program], {**os.environ, **variables}
    ended = subprocess.run(
        command, env=environment, timeout=LONGEST_WAIT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout.strip()


def failure_of(call: Coroutine[object, object, object]) -> KeyringError:
    with pytest.raises(KeyringError) as caught:
        asyncio.run(call)
    return caught.value


def test_a_saved_key_is_there_at_the_next_start_for_its_own_address_alone() -> None:
    vault = Vault()
    kept = asyncio.run(store_on(vault).save(STORE, KEY))
    assert kept is Kept.KEYRING
    assert vault.entries == {("Menagerie", STORE): SECRET}
    assert asyncio.run(store_on(vault).load(STORE)) == KEY
    vault = Vault()
    asyncio.run(store_on(vault).save(STORE, KEY))
    assert asyncio.run(store_on(vault).load(REHEARSAL)) is None
    keys = store_on(Vault())
    asyncio.run(keys.save(STORE, KEY))
    asyncio.run(keys.save(STORE, OTHER_KEY))
    assert asyncio.run(keys.load(STORE)) == OTHER_KEY


def test_without_a_keyring_a_key_is_kept_for_this_run_and_the_reason_is_given() -> None:
    for find, case in ((lambda: None, KeyringCase.NONE_SAFE), (null.Keyring, KeyringCase.NOT_KEPT)):
        keys = KeyStore(find)
        kept = asyncio.run(keys.save(STORE, KEY))
        assert kept is Kept.THIS_RUN
        assert keys.why_this_run == fact(case)
        assert asyncio.run(keys.load(STORE)) == KEY
        # At the next start it is gone.
        assert asyncio.run(KeyStore(find).load(STORE)) is None


def test_a_key_that_the_keyring_takes_later_is_no_longer_kept_for_this_run_only() -> None:
    # GIVEN a key that was kept for this run because the keyring was locked
    vault = FailingVault(KeyringLocked())
    keys = store_on(vault)
    assert asyncio.run(keys.save(STORE, KEY)) is Kept.THIS_RUN
    vault.failure = None
    kept = asyncio.run(keys.save(STORE, KEY))
    # THEN the keyring has it, and a change there is seen
    assert kept is Kept.KEYRING
    assert keys.why_this_run is None
    vault.entries["Menagerie", STORE] = OTHER_KEY.reveal()
    assert asyncio.run(keys.load(STORE)) == OTHER_KEY


def test_a_forgotten_key_is_gone_from_the_keyring_and_from_this_run() -> None:
    vault = Vault()
    keys = store_on(vault)
    asyncio.run(keys.save(STORE, KEY))
    asyncio.run(keys.forget(STORE))
    assert vault.entries == {}
    assert asyncio.run(keys.load(STORE)) is None
    keys = store_on(None)
    asyncio.run(keys.save(STORE, KEY))
    asyncio.run(keys.forget(STORE))
    assert asyncio.run(keys.load(STORE)) is None
    asyncio.run(store_on(Vault()).forget(STORE))
    keys = store_on(StubbornVault())
    asyncio.run(keys.save(STORE, KEY))
    error = failure_of(keys.forget(STORE))
    assert error.fact == fact(KeyringCase.NOT_DELETED, attempt=KeyringAttempt.FORGET)


def test_what_happens_to_a_password_names_its_entry_in_the_keyring_and_is_told_as_a_password() -> None:
    locked = store_on(FailingVault(KeyringLocked()))
    passwords, entry = locked.of_shared_stores(), "Menagerie shared store"
    error = failure_of(locked.of_proxies().forget(STORE))
    assert error.fact == fact(KeyringCase.LOCKED, attempt=KeyringAttempt.FORGET, entry="Menagerie proxy")
    assert failure_of(passwords.load(STORE)).values["entry"] == entry
    asyncio.run(passwords.save(STORE, Password("open sesame")))
    assert passwords.why_this_run == fact(KeyringCase.LOCKED, attempt=KeyringAttempt.SAVE, entry=entry)
    entry, vault = "Menagerie shared store", Vault()
    passwords = store_on(None).of_shared_stores()
    asyncio.run(passwords.save(STORE, Password("open sesame")))
    assert passwords.why_this_run == fact(KeyringCase.NONE_SAFE, entry=entry)
    vault.entries[entry, STORE] = ""
    error = failure_of(store_on(vault).of_shared_stores().load(STORE))
    assert error.fact == fact(KeyringCase.KEY_UNUSABLE, entry=entry)


def test_a_key_that_cannot_be_saved_is_used_in_this_run_and_an_unusable_stored_one_never() -> None:
    for failure, expected in (
        (KeyringLocked(), fact(KeyringCase.LOCKED, attempt=KeyringAttempt.SAVE)),
        (RuntimeError(), fact(KeyringCase.FAILED, kind="RuntimeError", attempt=KeyringAttempt.SAVE)),
    ):
        keys = store_on(FailingVault(failure))
        assert asyncio.run(keys.save(STORE, KEY)) is Kept.THIS_RUN
        assert keys.why_this_run == expected
        assert asyncio.run(keys.load(STORE)) == KEY
    windows_refusal = OSError(1783, "The stub received bad data")
    keys = store_on(FailingVault(windows_refusal))
    asyncio.run(keys.save(STORE, ApiKey("k" * 2000)))
    assert "key-too-long length='2000'" in str(keys.why_this_run)
    asyncio.run(keys.save(STORE, KEY))
    assert "key-too-long" not in str(keys.why_this_run)
    error = failure_of(store_on(FailingVault(KeyringLocked("Failed to unlock the collection!"))).load(STORE))
    assert error.fact == fact(KeyringCase.LOCKED, attempt=KeyringAttempt.LOAD)
    # An unusable stored key is not used, and not repeated.
    for stored in ("", "two words", "line\nbreak", "k" * 5000, "schlüssel"):
        vault = Vault()
        vault.entries["Menagerie", STORE] = stored
        error = failure_of(store_on(vault).load(STORE))
        assert error.case is KeyringCase.KEY_UNUSABLE
        assert not stored or stored not in "".join(traceback.format_exception(error))
    vault = Vault()
    vault.entries["Menagerie shared store", STORE] = "two\nlines"
    assert failure_of(store_on(vault).of_shared_stores().load(STORE)).case is KeyringCase.KEY_UNUSABLE


async def test_a_new_key_is_used_in_this_run_if_saving_it_blocks(slow_vault: SlowVault) -> None:
    clock = VirtualClock()
    keys = KeyStore(lambda: slow_vault, clock=clock)
    saving = asyncio.create_task(keys.save(STORE, KEY))
    await clock.advance(TIME_LIMIT_SECONDS)
    assert await saving is Kept.THIS_RUN
    assert keys.why_this_run == fact(KeyringCase.NO_ANSWER, attempt=KeyringAttempt.SAVE)
    assert await keys.load(STORE) == KEY


def test_a_failing_keyring_does_not_give_the_key_away(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for failure in (
        RuntimeError(f"cannot store {SECRET}"),
        KeyringLocked(SECRET),
        UnicodeDecodeError("utf-8", SECRET.encode(), 0, 1, "invalid start byte"),
    ):
        keys = store_on(FailingVault(failure))
        for asked in (keys.load(STORE), keys.forget(STORE)):
            error: BaseException | None = failure_of(asked)
            assert SECRET not in "".join(traceback.format_exception(error))
            while error is not None:
                assert error is not failure
                error = error.__context__
        if not isinstance(failure, UnicodeDecodeError):
            asyncio.run(keys.save(STORE, KEY))
            assert SECRET not in str(keys.why_this_run)
        assert SECRET not in caplog.text
        assert SECRET not in repr(keys)


async def test_calls_to_a_blocked_keyring_fail_after_a_limit_then_at_once(slow_vault: SlowVault) -> None:
    slow_vault.entries["Menagerie", STORE] = SECRET
    clock = VirtualClock()
    keys = KeyStore(lambda: slow_vault, clock=clock)
    loading = asyncio.create_task(keys.load(STORE))
    await clock.advance(TIME_LIMIT_SECONDS - 1)
    assert not loading.done()
    await clock.advance(1)
    with pytest.raises(KeyringError, match=r"keyring\.no-answer"):
        await loading
    # WHEN it is asked again, THEN that fails at once, and the keyring was asked no second time
    before = clock.monotonic()
    for _ in range(3):
        with pytest.raises(KeyringError, match=r"keyring\.no-answer"):
            await keys.load(REHEARSAL)
    assert clock.monotonic() == before
    assert slow_vault.asked == 1
    # WHEN the prompt is answered after all, THEN the next call gets its answer
    slow_vault.answer.set()
    await asyncio.to_thread(end_of_threads)
    # What a thread told the loop is taken in its next turn.
    await asyncio.sleep(0)
    assert await keys.load(STORE) == KEY


async def test_a_keyring_that_has_answered_late_is_asked_although_the_loop_has_not_heard_of_it() -> None:
    clock, may_end = VirtualClock(), threading.Event()
    calls = OneAtATime(1, clock)
    slow = asyncio.create_task(calls.run(may_end.wait))
    await clock.advance(1)
    with pytest.raises(TimeoutError):
        await slow
    may_end.set()
    end_of_threads()
    assert await calls.run(lambda: "answer") == "answer"


async def test_a_keyring_whose_answer_is_lost_is_asked_again_minutes_later(slow_vault: SlowVault) -> None:
    # GIVEN a keyring that ended while it asked the person for its password, and is there again
    clock, another = VirtualClock(), Vault()
    another.entries["Menagerie", STORE] = SECRET
    vaults = [slow_vault, another]
    keys = KeyStore(lambda: vaults.pop(0), clock=clock)
    loading = asyncio.create_task(keys.load(STORE))
    await clock.advance(TIME_LIMIT_SECONDS)
    with pytest.raises(KeyringError):
        await loading
    await clock.advance(10 * TIME_LIMIT_SECONDS)
    assert await keys.load(STORE) == KEY


async def test_calls_take_turns_also_after_one_that_was_cancelled(slow_vault: SlowVault) -> None:
    # GIVEN a cancelled call, such as after switching the environment
    slow_vault.entries["Menagerie", REHEARSAL] = SECRET
    clock = VirtualClock()
    keys = KeyStore(lambda: slow_vault, clock=clock)
    first = asyncio.create_task(keys.load(STORE))
    await clock.settle()
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    second = asyncio.create_task(keys.load(REHEARSAL))
    await clock.settle()
    assert not second.done()
    # THEN it has its turn as soon as the keyring has answered
    slow_vault.answer.set()
    assert await second == KEY
    assert slow_vault.most_at_once == 1
    # Several take turns as well.
    slow_vault.answer.clear()
    slow_vault.asked = 0
    calls = [asyncio.create_task(keys.load(address)) for address in (STORE, REHEARSAL, STORE)]
    await clock.settle()
    slow_vault.answer.set()
    await asyncio.gather(*calls)
    assert (slow_vault.asked, slow_vault.most_at_once) == (3, 1)


def test_a_blocked_keyring_does_not_block_the_shutdown() -> None:
    program = """
import asyncio, threading
from menagerie.credentials.keys import KeyStore
from menagerie.domain.errors import KeyringError

async def main():
    try:
        await KeyStore(threading.Event().wait, time_limit=0.01).load("https://animals.example/v1")
    except KeyringError as error:
        print(error)

asyncio.run(main())
"""
    assert KeyringCase.NO_ANSWER in run(program)


def test_the_keyring_library_is_not_imported_before_a_key_is_asked_for() -> None:
    begin = "import sys; from menagerie.credentials.keys import KeyStore; KeyStore()"
    assert run(f"{begin}; print('keyring' in sys.modules)") == "False"


async def test_passwords_of_shared_stores_are_kept_apart_from_keys_and_may_have_spaces() -> None:
    vault = Vault()
    keys = KeyStore(lambda: vault)
    passwords = keys.of_shared_stores()
    place = "postgresql://anna@db.example/shop"
    assert await passwords.save(place, Password("two words")) is Kept.KEYRING
    assert await passwords.load(place) == Password("two words")
    assert await keys.load(place) is None
    assert await keys.of_proxies().load(place) is None


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


def test_only_keyrings_of_operating_systems_are_safe_and_of_a_chain_the_first_of_them_is_used_alone() -> None:
    of_systems: list[Callable[[], KeyringBackend]] = [
        one.Keyring for one in (SecretService, libsecret, macOS)
    ]
    # They keep nothing, or write files.
    unsafe: list[Callable[[], KeyringBackend]] = [null.Keyring, fail.Keyring, PlaintextKeyring]
    with every_case() as case:
        for kind in (*of_systems, kwallet.DBusKeyring, Windows.WinVaultKeyring, *unsafe):
            with case(kind):
                backend = kind()
                assert safe_backend(backend) is (None if kind in unsafe else backend)
    chain = chain_of(PlaintextKeyring, kwallet.DBusKeyring, SecretService.Keyring)
    assert safe_backend(chain) is chain.backends[1]
    assert safe_backend(chain_of(PlaintextKeyring, null.Keyring)) is None


def test_a_keyring_that_the_person_switched_off_stays_off() -> None:
    for switched_off_by in ("keyring.backends.null.Keyring", "keyring.backends.fail.Keyring"):
        program = "from menagerie.credentials.keys import find_safe_backend; print(find_safe_backend())"
        assert run(program, PYTHON_KEYRING_BACKEND=switched_off_by) == "None"
