"""On a full disk Menagerie starts after a kill -9: the window opens, and nothing is sent too early."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from menagerie.settings.paths import Paths
from support.animal_service import animal_service_in_a_thread
from support.raw_server import answer
from support.sentences import DISK_FULL, SAVED_BEFORE
from support.watched_window import FULL, first, watched_window

_ANIMALS = 5
_STARTS = 2
_LONG_WAIT = answer(429, b"", {"Retry-After": "3600"})


@pytest.mark.thorough
def test_killed_in_a_wait_it_starts_on_a_full_disk_and_asks_nothing(tmp_path: Path) -> None:
    with animal_service_in_a_thread() as service:
        for number in range(_ANIMALS):
            service.add(f"Rex {number}")
        with watched_window(service.base_url, tmp_path) as looks:
            first(looks, rows=_ANIMALS)
        # GIVEN one that was killed while it waited
        service.list_answer = _LONG_WAIT
        with watched_window(service.base_url, tmp_path) as looks:
            first(looks, waits=True)
            # A wait is shown before it is written. A kill in between leaves something to write.
            while _open_requests(tmp_path):
                next(looks)
        asked = len(service.requests)
        # WHEN it is started while the disk is full, and killed again
        for _ in range(_STARTS):
            with watched_window(service.base_url, tmp_path, FULL) as looks:
                # THEN, once the start is complete, the window has what was remembered, goes on waiting, and
                # has nothing to complain about; nor after what it does next
                whole = {"rows": _ANIMALS, "waits": True, "rests": True, "notice": ""}
                for _ in range(2):
                    assert first(looks, rows=_ANIMALS, waits=True, rests=True) == whole
        assert len(service.requests) == asked
    sys.stdout.write(f"{_STARTS} starts on a full disk, each after a kill in a wait of an hour: no request\n")


def _open_requests(data: Path) -> int:
    """Return how many requests of the ledger have no outcome yet."""
    with closing(sqlite3.connect(f"{Paths(data).ledger.as_uri()}?mode=ro", uri=True)) as ledger:
        ((count,),) = ledger.execute("SELECT count(*) FROM reservation")
    return int(count)


@pytest.mark.thorough
def test_on_a_full_disk_the_list_can_be_seen_and_a_sentence_says_it(tmp_path: Path) -> None:
    with animal_service_in_a_thread() as service:
        service.add("Rex")
        with watched_window(service.base_url, tmp_path) as looks:
            first(looks, rows=1)
        service.add("Bella")
        with watched_window(service.base_url, tmp_path, FULL) as looks:
            seen = first(looks, rows=2, notice=DISK_FULL)
        assert SAVED_BEFORE in seen["notice"]


def test_a_first_start_on_a_full_disk_shows_the_list(tmp_path: Path) -> None:
    with animal_service_in_a_thread() as service:
        service.add("Rex")
        with watched_window(service.base_url, tmp_path, FULL) as looks:
            first(looks, notice=DISK_FULL)
