"""A file outlives the kill of what writes it, and a flipped bit, and is written on.

Adds, waits that a service told, and whole windows have tests of their own: see the table in README.md.
"""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from support.damage import flip_a_bit
from support.killing import Mortals, mortals
from support.two_runs import Times
from support.written_files import FOR_PEOPLE, KINDS, write_one

# The most versions before a kill, and the latest moment of the kill in the next one.
_MOST_VERSIONS = 12
_LONGEST_SECONDS = 0.01
# These are replaced when they are damaged: what they remember is only convenient.
_NOT_KEPT = {"updates", "layouts", "choice of the data folder"}
# With pages or checksums, which show every change that costs a version.
_CHECKED = {"sandbox", "catalogue", "second place of the ledger"}


@pytest.fixture(scope="module")
def writers() -> Iterator[Mortals]:
    with mortals("from support.written_files import live") as started:
        yield started


@pytest.mark.parametrize("name", KINDS)
def test_a_kill_loses_nothing_written(writers: Mortals, tmp_path: Path, name: str, times: Times) -> None:
    kind = KINDS[name]
    chance = Random(1)  # noqa: S311 - a test's chance, the same each time
    version = 0
    for _ in range(times(10, sample=2)):
        versions, seconds = chance.randint(1, _MOST_VERSIONS), chance.uniform(0, _LONGEST_SECONDS)
        said = writers.live_until_killed(versions, seconds, name, str(tmp_path), version + 1)
        written = max(int(line) for line in said)
        version, notice = kind.found(tmp_path)
        assert notice is None
        assert written <= version <= written + 1
        if kind.check is not None:
            kind.check(tmp_path, version)


@pytest.mark.parametrize("name", [name for name in KINDS if name not in {*FOR_PEOPLE, "ledger"}])
def test_a_flipped_bit_is_said_where_it_costs_a_database_something_and_every_file_is_written_on(
    writers: Mortals, tmp_path: Path, name: str, times: Times, say_trials: Callable[[str], None]
) -> None:
    kind = KINDS[name]
    killed, closed = tmp_path / "killed", tmp_path / "closed"
    killed.mkdir()
    writers.live_until_killed(20, 0.0, name, str(killed), 1)
    shutil.copytree(killed, closed)
    whole = kind.found(closed).version
    random = Random(16)  # noqa: S311 - the same trials each time
    noticed, trials = 0, times(20, sample=2)
    for trial in range(trials):
        # GIVEN what a kill, or the end of the application, left, with one flipped bit
        place = tmp_path / str(trial)
        shutil.copytree((killed, closed)[trial % 2], place)
        file = place / kind.file
        log = file.with_name(f"{file.name}-wal")
        damaged = flip_a_bit(random.choice([file, log] if log.exists() else [file]), random)
        # WHEN it is read
        version, notice = kind.found(place)
        # THEN nothing of a database is lost unsaid
        assert notice is not None or name not in _CHECKED or version == whole, trial
        # AND the next version is written, and the damaged file was kept
        asyncio.run(write_one(kind, place, whole + 1))
        assert kind.found(place) in {(version + 1, None), (whole + 1, None)}, trial
        if notice is not None and name not in _NOT_KEPT:
            noticed += 1
            assert damaged in [one.read_bytes() for one in place.rglob("*") if one.is_file()], trial
        shutil.rmtree(place)
    say_trials(f"{name}: {trials} files with one flipped bit, {noticed} kept aside, all written on")
