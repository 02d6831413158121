"""Reads a sample file through a store's public methods, into the JSON values of contents.json.

The names in contents.json never change. When a store renames something, only this module follows.
"""

from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList, read_newest_list
from menagerie.catalogue.search import SortBy, Wanted
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, News
from menagerie.domain.notes import NO_NOTES
from menagerie.domain.searching import search_words
from menagerie.governor.ledger import Ledger, Scope
from menagerie.governor.record import Record
from menagerie.outbox.entry import Entry
from menagerie.outbox.store import Outbox
from menagerie.sandbox.store import Store
from menagerie.settings.environments import Environment
from menagerie.settings.preferences import Preferences
from menagerie.settings.views import load_views
from menagerie.workflows.importing import Layouts
from support.counting import counts_of
from support.deliveries import delivery_of

_ALL = 10_000
_STATUSES = ("available", "pending", "sold", "reserved")
_ORDERS = {
    "id": SortBy.ID,
    "name": SortBy.NAME,
    "category": SortBy.CATEGORY,
    "status": SortBy.STATUS,
    "last seen": SortBy.LAST_SEEN,
}
# No sample has an animal with this id.
_NEW_ID = 5_000_000


def add_as_json(add: Entry) -> dict[str, Any]:
    return {
        "number": add.number,
        "name": add.typed.name,
        "category": add.typed.category,
        "status": add.typed.status,
        "state": add.state.value,
        "begun_at": add.begun_at,
        "changed_at": add.changed_at,
        "tries": add.tries,
        "animal_id": add.animal_id,
        "reason": add.reason,
        "known_before": list(add.known_before),
        "looks": [[look.at, look.outcome.value, look.animal_id] for look in add.looks],
        # Versions without jobs wrote neither.
        **({} if add.job is None else {"job": add.job, "row": add.row}),
    }


async def read_adds(outbox: Outbox) -> list[dict[str, Any]]:
    """Return every add, newest first."""
    return [add_as_json(add) for add in await outbox.entries()]


async def read_jobs(outbox: Outbox) -> list[dict[str, Any]]:
    """Return every job with its rows, newest first."""
    return [
        {
            "number": job.number,
            "title": job.title,
            "digest": job.digest,
            "who": job.who,
            "begun_at": job.begun_at,
            "is_paused": job.is_paused,
            "is_cancelled": job.is_cancelled,
            "ended_at": job.ended_at,
            "left_out": job.left_out,
            "about": job.about,
            "rows": [
                [row.number, list(row.cells), row.reason, row.entry and row.entry.number]
                for row in await outbox.job_rows(job.number)
            ],
        }
        for job in await outbox.jobs()
    ]


async def use_up_queue(outbox: Outbox) -> list[int]:
    """Begin to send all queued adds, and return their numbers in the order in which they are sent."""
    numbers: list[int] = []
    while queued := await outbox.next_queued():
        (add,) = queued
        numbers.append(add.number)
        await outbox.begin_sending(add.number)
    return numbers


async def read_catalogue(catalogue: Catalogue, searches: list[str]) -> dict[str, Any]:
    """Return everything that was seen, in each order, with what each of ``searches`` finds."""
    names = await catalogue.category_names()
    ids = _ids(await catalogue.list_ids(Wanted(sort_by=SortBy.ID, descending=False)))
    counts = await counts_of(catalogue)
    assert counts is not None
    return {
        "animals": [_known_as_json(one) for one in await catalogue.animals(ids)],
        "history": {str(one): await _history(catalogue, one) for one in ids},
        "category_names": {str(number): name for number, name in names.items()},
        "counts": {
            "total": counts.total,
            "by_status": sorted([[str(status), number] for status, number in counts.by_status.items()]),
            "by_category": [list(pair) for pair in counts.by_category],
            "missing": counts.missing,
        },
        "orders": {
            name: _ids(await catalogue.list_ids(Wanted(sort_by=by, descending=False)))
            for name, by in _ORDERS.items()
        },
        "statuses": {
            status: await _found(catalogue, Wanted(status=status, sort_by=SortBy.ID)) for status in _STATUSES
        },
        "searches": {
            text: await _found(catalogue, Wanted(search_words(text), sort_by=SortBy.ID, names=names))
            for text in searches
        },
    }


def read_answer(catalogue: Path) -> dict[str, Any] | None:
    """Return the rows that the next start shows first, from a catalogue's file."""
    recalled = read_newest_list(catalogue)
    if recalled is None:
        return None
    seen, rows, _names = recalled
    return {
        "status": seen.status,
        "at": seen.at,
        "limit": seen.animals.limit,
        "unreadable": seen.animals.unreadable,
        "ids": [row.animal.id for row in rows],
    }


async def record_new_animal(catalogue: Catalogue, status: str | None, at: float) -> dict[str, Any]:
    """Show an animal that is new in a list; what is news depends on the lists that came before."""
    new = Animal(_NEW_ID, "New", 1, status)
    return _news_as_json(await catalogue.record(SeenList(status, AnimalList((new,), 1), at)))


def scope_as_json(scope: Scope) -> dict[str, str]:
    return {"origin": scope.origin, "fingerprint": scope.fingerprint}


async def read_scope(ledger: Ledger, scope: Scope) -> dict[str, Any]:
    """Return what the ledger knows of a scope."""
    entry = await ledger.load(scope)
    unanswered = sorted((one.sent_at.wall, one.id) for one in entry.unanswered)
    return {
        **scope_as_json(scope),
        **_record_as_json(entry.record),
        "unanswered": [{"id": number, "sent_at": sent_at} for sent_at, number in unanswered],
        "lost_at": entry.lost_at and entry.lost_at.wall,
        "sent": [[count.last.wall, count.requests] for count in entry.sent],
    }


def read_sandbox(store: Store) -> list[list[Any]]:
    """Return every animal, newest first."""
    return [[one.id, one.name, one.category_id, one.status] for one in store.newest(_ALL, None)]


def preferences_as_json(preferences: Preferences) -> dict[str, Any]:
    entries: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(preferences))
    entries["limit"] = entries.pop("list_limit")
    return entries


def environments_as_json(environments: Iterable[Environment]) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = msgspec.to_builtins(list(environments))
    return entries


def layout_as_json(layouts: Layouts, columns: Sequence[str]) -> dict[str, Any]:
    """Return how a delivery with these columns was mapped the last time."""
    choices = layouts.find(delivery_of(*columns))
    return {"of": list(columns), "choices": msgspec.to_builtins(choices)}


def views_as_json(path: Path) -> list[dict[str, Any]]:
    """Return the saved views in this file."""
    views: list[dict[str, Any]] = [
        msgspec.json.decode(msgspec.json.encode(view)) for view in load_views(path).views
    ]
    for view in views:
        view["limit"] = view.pop("list_limit")
    return views


async def _history(catalogue: Catalogue, animal_id: int) -> list[list[Any]]:
    return [
        [one.at, one.animal.name, one.animal.category_id, one.animal.status]
        for one in await catalogue.history(animal_id)
    ]


async def _found(catalogue: Catalogue, wanted: Wanted) -> dict[str, list[int]]:
    """Return what is found in the two ways: the first rows, which the window shows at once, and all."""
    first = await catalogue.find_first(wanted)
    return {"first": [one.animal.id for one in first.animals], "all": _ids(await catalogue.list_ids(wanted))}


def _ids(found: "array[int] | None") -> list[int]:
    assert found is not None
    return list(found)


def _known_as_json(known: KnownAnimal) -> dict[str, Any]:
    animal = known.animal
    return {
        "id": animal.id,
        "name": animal.name,
        "category": animal.category_id,
        "status": animal.status,
        "first_seen": known.first_seen,
        "last_seen": known.last_seen,
        "missing_at": known.missing_at,
        "missing_from": known.missing_from,
        "mark": known.mark,
        # Versions without notes wrote none.
        **({} if known.notes == NO_NOTES else {"note": known.notes.text, "tags": list(known.notes.tags)}),
    }


def _news_as_json(news: News) -> dict[str, Any]:
    return {"new": sorted(news.new), "changed": sorted(news.changed), "is_certain": news.is_certain}


def _record_as_json(record: Record) -> dict[str, Any]:
    wait, used_up, plan = record.wait, record.used_up, record.plan
    return {
        "wait": wait
        and {
            "set_at": wait.set_at.wall,
            "until": wait.set_at.wall + wait.seconds,
            "firm_until": wait.set_at.wall + wait.firm_seconds,
            "reason": wait.reason,
        },
        "strikes": record.strikes,
        "clean_since": record.clean_since and record.clean_since.wall,
        "refused": record.refused,
        "used_up": used_up
        and {"stated_at": used_up.stated_at.wall, "until": used_up.stated_at.wall + used_up.seconds},
        "plan": plan and plan.name,
    }
