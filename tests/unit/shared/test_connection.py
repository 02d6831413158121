"""How a shared store is reached: with which library and certificates, how often, and by whom."""

import gc
import os
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest

from menagerie.domain.errors import SharedStoreAwayError
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress, parse_shared_address
from menagerie.shared.certificates import trusted_certificates
from menagerie.shared.connection import SharedStore
from menagerie.shared.pauses import FIRST_PAUSE, LONGEST_PAUSE, Pauses


async def test_a_store_that_was_never_used_connects_to_nothing_and_one_that_was_closed_is_not_kept() -> None:
    before = set(threading.enumerate())
    store = SharedStore(parse_shared_address("postgresql://menagerie@db.example.com/shop"), None)
    other = store.another("knowledge")
    for each in (store, other):
        each.probe()
        each.try_again()
        each.use_password(Password("word"))
        assert (each.is_there, each.trouble) == (False, None)
    assert set(threading.enumerate()) <= before
    for each in (store, other):
        await each.close()
        with pytest.raises(SharedStoreAwayError):
            await each.run(lambda _connection: None)
    store = SharedStore(parse_shared_address("postgresql://menagerie@db.example.com/shop"), None)
    other = store.another("knowledge")
    left = weakref.ref(other)
    await other.close()
    del other
    gc.collect()
    assert left() is None
    await store.close()


# Seconds that a connection lasted: one that does not count yet, and one that does.
SHORT, LONG = 60.0, 60.1


def test_the_pauses_differ_between_desks_and_double_until_a_connection_has_lasted() -> None:
    first = {Pauses(2.0).after(0.0) for _desk in range(1_000)}
    assert 1.0 <= min(first) < 1.1
    assert 1.9 < max(first) <= 2.0
    assert len(first) > 900
    desks = [
        [pauses.after(0.0) for _ in range(8)] for pauses in (Pauses(FIRST_PAUSE) for _desk in range(1_000))
    ]
    for place, length in enumerate((1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0)):
        longest = max(desk[place] for desk in desks)
        assert 0.95 * length < longest <= length
    pauses = Pauses(FIRST_PAUSE)
    for _ in range(9):
        pauses.after(0.0)
    assert pauses.after(SHORT) >= LONGEST_PAUSE / 2
    assert pauses.after(LONG) <= FIRST_PAUSE
    assert FIRST_PAUSE <= pauses.after(0.0) <= 2 * FIRST_PAUSE


# As the threads of several stores ask at once.
PROGRAM = """
import os
from concurrent.futures import ThreadPoolExecutor
from menagerie.shared.library import has_library
with ThreadPoolExecutor(8) as threads:
    answers = {*threads.map(lambda _: has_library(), range(8))}
print(*answers, os.environ["PGLOCALEDIR"])
"""


@pytest.mark.parametrize(("kind", "is_there"), [("binary", True), ("c", False)])
def test_it_is_there_or_not_and_has_no_folder_of_translations(kind: str, is_there: bool) -> None:
    # psycopg's compiled half of the kind "c" is not installed.
    variables = {**os.environ, "PSYCOPG_IMPL": kind}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=variables, check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == [str(is_there), os.devnull]


def shop(options: str = "?sslmode=verify-full") -> SharedAddress:
    return parse_shared_address(f"postgresql://desk@db.example.com/shop{options}")


def trusted(address: SharedAddress) -> str:
    with trusted_certificates(address) as file:
        return file


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder without certificates."""
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.delenv("APPDATA", raising=False)
    return tmp_path


@pytest.fixture
def of_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file of certificates that OpenSSL trusts on Linux."""
    monkeypatch.setattr(sys, "platform", "linux")
    file = tmp_path / "system.pem"
    file.touch()
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    return str(file)


def test_a_server_is_checked_with_what_was_named_what_the_person_has_or_what_the_system_trusts(
    home: Path, of_system: str
) -> None:
    for mode in ("verify-full", "verify-ca"):
        assert trusted(shop(f"?sslmode={mode}")) == of_system
    # Where only encryption is wanted, no certificate is checked.
    assert trusted(shop("?sslmode=require")) == ""
    # A file in the person's home counts as it does for libpq.
    own = home / ".postgresql" / "root.crt"
    own.parent.mkdir()
    own.touch()
    assert trusted(shop()) == ""
    # A file that was named counts before all.
    for mode in ("verify-full", "require"):
        assert trusted(shop(f"?sslmode={mode}&sslrootcert=/srv/ours.pem")) == "/srv/ours.pem"


def test_without_a_home_the_systems_count(of_system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", no_home)
    assert trusted(shop()) == of_system
