"""A file of any released version opens with everything in it, whether it was closed or its process killed."""

import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.database import SCHEMA, searchable
from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import NewAnimal
from menagerie.domain.cases import GeneralCase, ReasonCase
from menagerie.domain.facts import fact, facts_in, to_text
from menagerie.domain.searching import search_words
from menagerie.domain.text import folded_words
from menagerie.governor.governor import Governor, GovernorState, Stopped, Waiting, WaitReason
from menagerie.governor.ledger import Scope, open_ledger
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.files import count_queued
from menagerie.outbox.store import Opened, Outbox
from menagerie.sandbox.store import NewAnimal as SandboxAnimal
from menagerie.sandbox.store import Store
from menagerie.settings.environments import load_environments
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import load_preferences
from menagerie.storage.schema import upgrade
from menagerie.workflows.importing import Layouts
from menagerie.workflows.importing.choices import without_categories
from support import released_contents
from support.asking import NoJitter
from support.clock import VirtualClock
from support.deliveries import delivery_of
from support.programs import program_environment
from support.released import (
    CONTENTS,
    LAYOUTS,
    RELEASED,
    VIEWS,
    Sample,
    expected_contents,
    released_files,
    released_versions,
    samples,
    schema_of,
)

# The files are opened some seconds after they were written.
LATER = 30.0
MINUTE = 60.0
# What each version writes; 0.1.0 also upgrades ledgers of schema 1.
SCHEMAS = {
    "0.1.0": {"catalogue": {1}, "ledger": {1, 2}, "outbox": {1}, "sandbox": {1}},
    "0.2.0": {"catalogue": {4}, "ledger": {3}, "outbox": {2}, "sandbox": {1}},
    "0.3.0": {"catalogue": {7}, "ledger": {3}, "outbox": {2}, "sandbox": {1}},
}
# Names whose letters were not folded at first, and what a person types for them.
TYPED = {"Ønskebarn": "onskebarn", "Łatka": "latka", "Ærø": "aero", "みけ": "ﾐｹ", "カメ": "かめ"}
INTERRUPTED = to_text(fact(ReasonCase.INTERRUPTED))


def each(
    store: str | None = None, *, killed: bool = False, second_place: bool = False
) -> pytest.MarkDecorator:
    """Run a test with every sample of this store.

    With ``killed`` only with those whose process was killed, with ``second_place`` only with those whose
    version kept one.
    """
    every = [
        pytest.param(sample, id=f"{sample.version}/{sample.place}")
        for sample in samples()
        if store in {None, sample.store} and (sample.has_log or not killed)
        if sample.version != "0.1.0" or not second_place
    ]
    return pytest.mark.parametrize("sample", every)


def clock_of(sample: Sample) -> VirtualClock:
    return VirtualClock(sample.expected["at"] + LATER)


async def states_at_the_next_start(sample: Sample, folder: Path) -> dict[str, GovernorState]:
    """Return for each origin of a ledger how a governor finds it."""
    states: dict[str, GovernorState] = {}
    clock = clock_of(sample)
    ledger = open_ledger(sample.copy(folder), clock)
    for one in sample.expected["scopes"]:
        scope = Scope(one["origin"], one["fingerprint"])
        governor = Governor(scope, ledger=ledger, clock=clock, random=NoJitter())
        await governor.load()
        states[scope.origin] = governor.state
    await ledger.close()
    return states


def test_every_reason_that_a_released_version_stored_is_known() -> None:
    outboxes = [sample.expected["adds"] for sample in samples() if sample.store == "outbox"]
    reasons = [facts_in(add["reason"]) or () for adds in outboxes for add in adds]
    cases = {one.case for facts in reasons for one in facts}
    # Some under a code that has become another one.
    assert ReasonCase.REFUSED in cases
    assert GeneralCase.UNKNOWN not in cases


def assert_nothing_set_aside(folder: Path) -> None:
    assert not [file.name for file in folder.iterdir() if "damaged" in file.name or "newer" in file.name]


def as_opened(add: dict[str, Any], at: float) -> dict[str, Any]:
    """Return what opening makes of an add: one that was on its way is unconfirmed from then on."""
    if add["state"] != State.SENDING:
        return add
    return {**add, "state": State.UNCONFIRMED.value, "reason": INTERRUPTED, "changed_at": at}


def going_on(jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [job for job in jobs if not job["is_cancelled"]]


@each("outbox")
async def test_an_outbox_opens_with_every_add_and_its_queue_in_order(sample: Sample, tmp_path: Path) -> None:
    expected, clock = sample.expected, clock_of(sample)
    path = sample.copy(tmp_path)
    before = path.read_bytes()
    assert count_queued(path) == sum(add["state"] == State.QUEUED for add in expected["adds"])
    assert path.read_bytes() == before
    outbox = Outbox(path, clock)
    on_their_way = [add for add in expected["adds"] if add["state"] == State.SENDING]
    assert await outbox.open() == Opened(len(on_their_way))
    assert await released_contents.read_adds(outbox) == [
        as_opened(add, clock.now()) for add in expected["adds"]
    ]
    # Versions before 0.2.0 knew no jobs.
    assert await released_contents.read_jobs(outbox) == expected.get("jobs", [])
    assert await released_contents.use_up_queue(outbox) == expected["queue"]
    # AND a number that was given once, also to a deleted add, is not given again
    assert (await outbox.save_draft(Typed("next", "1"))).number == expected["next_number"]
    await outbox.close()
    assert_nothing_set_aside(tmp_path)


@each("catalogue")
async def test_a_catalogue_opens_with_every_animal_and_finds_it(sample: Sample, tmp_path: Path) -> None:
    expected, file = sample.expected, sample.copy(tmp_path)
    # The rows of the next start are read at once, before the catalogue is opened.
    assert released_contents.read_answer(file) == expected["answer"]
    catalogue = Catalogue(file, clock_of(sample))
    read = await released_contents.read_catalogue(catalogue, list(expected["searches"]))
    # Names are sorted as they are folded now.
    of_name = {animal["id"]: folded_words(animal["name"]) for animal in expected["animals"]}
    by_name = sorted(expected["orders"]["name"], key=lambda one: (of_name[one], one))
    orders = {**expected["orders"], "name": by_name}
    for part in read:
        assert read[part] == {**expected, "orders": orders}[part], part
    assert released_contents.read_answer(file) == expected["answer"]
    # AND names that its version folded otherwise are found
    known = [animal for animal in expected["animals"] if animal["name"] in TYPED]
    assert known
    for animal in known:
        word = TYPED[animal["name"]]
        assert animal["id"] in (await catalogue.find_all(Wanted(search_words(word))) or ())
        new = NewAnimal(word.upper(), animal["category"], animal["status"])
        assert animal["id"] in {one.animal.id for one in await catalogue.known_like(new)}
    # AND it still knows which lists it was shown
    assert (
        await released_contents.record_new_animal(catalogue, None, expected["at"]) == expected["news_of_next"]
    )
    assert catalogue.warning is None
    await catalogue.close()
    assert_nothing_set_aside(tmp_path)


@each("catalogue")
def test_an_upgrade_folds_names_again_once(sample: Sample, tmp_path: Path) -> None:
    statements: list[str] = []
    connection = sqlite3.connect(sample.copy(tmp_path), isolation_level=None)
    connection.set_trace_callback(statements.append)
    upgrade(connection, SCHEMA)
    # Notes have no triggers, which would show the statement again for each row.
    assert sum(one.startswith("UPDATE note SET folded") for one in statements) == 1
    # AND also of version 8, which no release wrote
    connection.execute("UPDATE animal SET folded = name")
    connection.execute("PRAGMA user_version = 8")
    upgrade(connection, SCHEMA)
    connection.set_trace_callback(None)
    names = connection.execute("SELECT folded, name FROM animal").fetchall()
    connection.close()
    assert all(folded == searchable(name) for folded, name in names)


@each("ledger")
async def test_a_ledger_opens_with_every_key_and_forgets_no_wait(sample: Sample, tmp_path: Path) -> None:
    expected = sample.expected
    ledger = open_ledger(sample.copy(tmp_path), clock_of(sample))
    for scope in expected["scopes"]:
        assert (
            await released_contents.read_scope(ledger, Scope(scope["origin"], scope["fingerprint"])) == scope
        )
    assert (await ledger.salt()).hex() == expected["salt"]
    assert ledger.warning is None
    await ledger.close()
    assert_nothing_set_aside(tmp_path)
    (tmp_path / "next").mkdir()
    states = await states_at_the_next_start(sample, tmp_path / "next")
    now, held_back = clock_of(sample).now(), set()
    for scope in sample.expected["scopes"]:
        origin, wait, used_up = scope["origin"], scope["wait"], scope["used_up"]
        state = states[origin]
        if wait is not None and wait["until"] > now:
            assert isinstance(state, Waiting)
            assert (state.until, state.reason) == (wait["until"], wait["reason"])
        elif used_up is not None and used_up["until"] > now:
            assert isinstance(state, Waiting)
            assert state.until == pytest.approx(used_up["until"], abs=0.001)
        elif scope["refused"] is not None:
            assert state == Stopped(scope["refused"])
        else:
            continue
        held_back.add(origin)
    assert held_back > {"https://unreadable.example", "https://refused.example"}
    # A request that was on its way at the kill may have been refused.
    if sample.has_log:
        scope = next(
            one for one in sample.expected["scopes"] if one["origin"] == "https://unanswered.example"
        )
        (unanswered,) = scope["unanswered"]
        until = unanswered["sent_at"] + MINUTE
        assert states[scope["origin"]] == Waiting(until, WaitReason.UNANSWERED)


@each("outbox", second_place=True)
async def test_the_second_places_alone_bring_back_open_adds_and_jobs(sample: Sample, tmp_path: Path) -> None:
    outbox = Outbox(tmp_path / sample.file.name, clock_of(sample))
    shutil.copy(sample.file.with_suffix(".departures"), tmp_path)
    for job_file in sample.file.parent.glob(f"{sample.file.stem}.job-*"):
        shutil.copy(job_file, tmp_path)
    await outbox.open()
    found = {add["number"]: add for add in await released_contents.read_adds(outbox)}
    done = {State.CREATED, State.DISCARDED}
    # Of a new draft the log knows nothing: it is not sent before Add is pressed.
    expected = [add for add in sample.expected["adds"] if add["state"] not in {*done, State.DRAFT}]
    for add in expected:
        opened = as_opened(add, clock_of(sample).now())
        assert found[add["number"]]["state"] == opened["state"]
        assert found[add["number"]]["name"] == opened["name"]
    # AND each job that goes on, with all of its rows
    assert going_on(await released_contents.read_jobs(outbox)) == going_on(sample.expected["jobs"])
    await outbox.close()


@each("ledger", second_place=True)
async def test_the_second_place_alone_forgets_no_wait(sample: Sample, tmp_path: Path) -> None:
    shutil.copy(sample.file.with_name("ledger.blocks.json"), tmp_path)
    clock = clock_of(sample)
    ledger = open_ledger(tmp_path / sample.file.name, clock)
    for scope in sample.expected["scopes"]:
        wait, key = scope["wait"], Scope(scope["origin"], scope["fingerprint"])
        record = (await ledger.load(key)).record
        if wait is not None and wait["until"] > clock.now():
            assert record.wait is not None
            assert record.wait.remaining(clock) >= wait["until"] - clock.now() - 0.001
        assert record.refused == scope["refused"]
    assert (await ledger.salt()).hex() == sample.expected["salt"]
    await ledger.close()


@each("sandbox")
def test_a_sandbox_opens_with_every_animal(sample: Sample, tmp_path: Path) -> None:
    store = Store(sample.copy(tmp_path))
    assert released_contents.read_sandbox(store) == sample.expected["animals"]
    assert store.add(SandboxAnimal("next", 1, None)).id == sample.expected["next_id"]
    store.close()
    assert_nothing_set_aside(tmp_path)


def test_preferences_and_environments_are_read(tmp_path: Path) -> None:
    for version in released_versions():
        expected, files = expected_contents(version), released_files(version)
        for name in ("preferences.json", "environments.toml"):
            (tmp_path / name).write_bytes((files / name).read_bytes())
        paths = Paths(tmp_path, site_directory=tmp_path / "site")
        preferences = expected["preferences"]
        if preferences.pop("asks_once_more", False):
            # Since 0.2 there is more than yes and no.
            preferences["confirms_production"] = "every time"
        loaded = released_contents.preferences_as_json(load_preferences(paths.preferences))
        # A later version may know more, also about labels.
        if "labels" in preferences:
            preferences["labels"] = loaded["labels"] | preferences["labels"]
        assert loaded.items() >= preferences.items()
        read = released_contents.environments_as_json(load_environments(paths, {}))
        for environment, known in zip(read, expected["environments"], strict=True):
            assert environment.items() >= known.items()


def test_a_delivery_that_was_mapped_by_a_released_version_is_recognised(tmp_path: Path) -> None:
    # 0.1.0 could not import.
    for version in set(released_versions()) - {"0.1.0"}:
        shutil.copy(released_files(version) / LAYOUTS, tmp_path)
        layouts, expected = Layouts(Paths(tmp_path).layouts), expected_contents(version)["layouts"]
        assert [released_contents.layout_as_json(layouts, one["of"]) for one in expected] == expected
        # AND in an environment for which none was mapped, by its columns and words for statuses alone
        elsewhere = ("production", "https://animals.example.com/v1")
        for delivery in (delivery_of(*one["of"]) for one in expected):
            known = layouts.find(delivery)
            assert known is not None
            assert layouts.find(delivery, elsewhere) == without_categories(known)


def test_views_that_a_released_version_saved_are_read(tmp_path: Path) -> None:
    # Versions before 0.3.0 saved none.
    for version in set(released_versions()) - {"0.1.0", "0.2.0"}:
        shutil.copy(released_files(version) / VIEWS, tmp_path)
        read = released_contents.views_as_json(Paths(tmp_path).views)
        for view, known in zip(read, expected_contents(version)["views"], strict=True):
            # 20 was the default limit; 100 is now.
            usual = {"limit": 100} if known["limit"] == 20 else {}
            assert view.items() >= {**known, **usual}.items()


def test_files_of_a_released_version_are_looked_for_under_their_names() -> None:
    for version in released_versions():
        paths, staging = Paths(Path("data")), expected_contents(version)["staging"]
        names = {paths.ledger.name, paths.sandbox_database.name}
        for find in (paths.catalogue, paths.outbox):
            names |= {find("sandbox", None).name, find("staging", staging).name}
        assert {sample.name for sample in samples() if sample.version == version} == names


@each(killed=True)
def test_the_newest_rows_of_a_killed_process_stand_in_the_log_alone(sample: Sample) -> None:
    folder, name = released_files(sample.version), sample.file.name
    closed = next(file for file in (folder / "closed" / name, folder / name) if file.exists())
    assert sample.file.read_bytes() == closed.read_bytes()


def test_the_samples_have_the_schema_versions_of_their_release_and_hold_no_key() -> None:
    for version, schemas in SCHEMAS.items():
        found: dict[str, set[int]] = {store: set() for store in schemas}
        for sample in samples():
            if sample.version == version:
                found[sample.store].add(schema_of(sample.file))
        assert found == schemas
        assert set(SCHEMAS) == set(released_versions())
    for file in RELEASED.glob("[0-9]*/**/*.*"):
        assert file.is_dir() or not any(
            key in file.read_bytes() for key in (b"sk-the-right-one", b"made-up-")
        )


@pytest.mark.thorough
def test_samples_of_the_present_version_can_be_made(tmp_path: Path) -> None:
    made = tmp_path / "made"
    subprocess.run([sys.executable, RELEASED / "make.py", made], env=program_environment(), check=True)
    files = json.loads((made / CONTENTS).read_text("ascii"))["files"]
    # The sandbox is closed when it is left.
    of_killed = {"catalogue", "ledger", "outbox"}
    for variant, expected in {"closed": {*of_killed, "sandbox"}, "killed": of_killed}.items():
        of_variant = {place: one["store"] for place, one in files.items() if place.startswith(variant)}
        assert set(of_variant.values()) == expected
        assert {made / place for place in of_variant} == set((made / variant).glob("*.sqlite3"))
