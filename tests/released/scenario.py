"""Drives the application while the samples are made: through a run that is closed and one that is killed."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing, suppress
from itertools import cycle
from typing import Any

from menagerie.app.application import Application
from menagerie.domain.address import origin_of
from menagerie.domain.animal import INT64_MAX, INT64_MIN, Mark, PetStatus
from menagerie.domain.clock import Clock
from menagerie.domain.errors import WaitingError
from menagerie.domain.notes import LONGEST_NOTE, Notes
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Governor, Purpose
from menagerie.governor.ledger import Ledger, Scope, fingerprint
from menagerie.outbox.entry import Outcome, State, Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Outbox
from menagerie.settings import views
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import Confirmation
from menagerie.settings.views import SavedViews, View, save_views
from menagerie.workflows.importing import Choices, Field, Layouts
from support.animal_service import AnimalService, Failure, Manner, Point, refusal
from support.asking import NoJitter
from support.deliveries import delivery_of
from support.qt_loop import until
from support.shop import RIGHT_KEY, Shop

MINUTE, HOUR = 60, 3600
COMMON = ("Rex", "Marble", "Onyx", "Basil", "Ginger", "Ønskebarn", "Zoë", "Straße", "Łatka")
ODD: tuple[str, ...] = (
    *("虎太郎", "새벽이", "שלום", "نمر صغير", "🐕🦺👩‍🚒", "<b>Rex</b> & co", "\"quoted\" 'so'"),
    "tab\tand\nline",
    "́combining",
)
ODD += ("x" * 300, " spaces  around ", "\u202eright to left", "=SUM(A1)", "%s {0} \\n", "e\u0301 and é")
STATUSES = (*PetStatus, None, "reserved")
EDGES = (INT64_MAX, INT64_MAX - 1, 2**53 + 1, 0, -1, -1001, INT64_MIN)
# Each finds animals in the catalogue of staging.
SEARCHES = ["rex", "虎", "שלום", "strasse", "zoe", "cat", "10", "-", "rex 1", "hay", "vip", "مريض"]
# What staff wrote about animals, also of ones that are at the ends of int64 or never seen.
NOTES = {
    1001: Notes("Eats only hay, 'Zoë' knows", ("Hold", "VIP")),
    INT64_MIN: Notes("", ("مريض", "vip")),
    -1: Notes("x" * LONGEST_NOTE),
    7_000_000: Notes("Not seen yet", ("Hold",)),
}
SCOPES: tuple[str, ...] = (
    "over",
    "clean",
    "business",
    "pro",
    "used-up",
    "refused",
    "waiting",
    "nothing-told",
    "unreadable",
)
SCOPES += ("unavailable", "cut-off", "found-cut-off", "newest", "unanswered")
# The columns of deliveries, and how each was mapped.
MAPPED = (
    (
        ("Tier", "Art", "Zustand", "Bemerkung"),
        Choices(
            columns={Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: 2},
            fixed={Field.STATUS: "pending"},
            statuses={"auf lager": PetStatus.AVAILABLE, "k.o.": PetStatus.SOLD, "?": None},
            categories={"hunde": 7, "虎": INT64_MAX},
        ),
    ),
    (("名前", "<b>Note</b>"), Choices(columns={Field.NAME: 0}, fixed={Field.CATEGORY: "-4"})),
)
# What staff saved under a name.
SAVED_VIEWS = (
    View("Sold 🐕 <b>", status=PetStatus.SOLD, list_limit=100, hidden=("id",), sorted_by="name"),
    View("虎", views.Scope.SEEN, search="rex -1", recent=True, is_descending=True, tags=("VIP", "مريض")),
    View("At the ends", categories=(INT64_MIN, INT64_MAX), environment=EnvironmentId.STAGING),
)
UNSENDABLE = "Half a pair \ud83d and a dog 🐕"


def scope_at(name: str, salt: bytes) -> Scope:
    """Return the scope of a key at an origin that does not exist."""
    return Scope(f"https://{name}.example", fingerprint(ApiKey(f"made-up-{name}"), salt))


def animals() -> list[dict[str, Any]]:
    """Return what the service has at first."""
    ids = (*range(1001, 1001 + len(COMMON) + len(ODD) + 29), *EDGES)
    names = [
        *ODD,
        *COMMON,
        *(f"{COMMON[place % len(COMMON)]} {place}" for place in range(29)),
        *map(str, EDGES),
    ]
    categories = (12, 12, 7, 3, -4, INT64_MAX, INT64_MIN)
    return [
        {"id": number, "name": name, "categoryId": category, "status": status}
        for number, name, category, status in zip(
            ids, names, cycle(categories), cycle(STATUSES), strict=False
        )
    ]


class Scenario:
    """Uses the running application so that its files hold something of everything."""

    def __init__(self, shop: Shop, service: AnimalService) -> None:
        self._shop = shop
        self._service = service
        # Holds the context of a request that has no response at the kill.
        self._unanswered = AsyncExitStack()

    @property
    def application(self) -> Application:
        return self._shop.application

    async def first_run(self) -> None:
        """Use both environments, and write something of everything."""
        await self._practise("Marble", "Onyx", "Basil", "Ginger")
        await self._list_animals()
        await self._receive_limits()
        await self._send()
        await self._write_adds()
        self._write_layouts()
        save_views(self._shop.paths.views, SavedViews(SAVED_VIEWS))
        self.application.parts.production.choose(Confirmation.EVERY_TIME)
        self.application.parts.adding.keeps_open = True
        self.application.parts.loader.refresh_every(5)

    async def second_run(self) -> None:
        """Use both environments again, up to a moment at which an add is on its way."""
        await self._practise("Newest")
        self._service.may_answer.clear()
        self._service.animals[3]["status"] = "sold"
        self._service.animals.append({"id": 2001, "name": "Newest", "categoryId": 12, "status": "pending"})
        # An animal that cannot be read is counted.
        self._service.animals.append({"id": "no number", "status": "pending"})
        self._shop.switch_to(EnvironmentId.STAGING)
        await self._shop.add_on_its_way()
        await until(lambda: "Newest" in self._shop.names(), "the newest list")
        outbox = self.application.parts.queue.current.outbox
        catalogue = self.application.parts.opened.catalogue
        await outbox.save_draft(Typed("Newest draft", "1"))
        await outbox.queue_new(Typed("Newest in the queue", "1", "sold"))
        await catalogue.name_category(-4, "Newest name")
        await catalogue.save_notes({1002: Notes("Newest note", ("Newest",))})
        ledger, clock = self.application.parts.ledger, self._shop.clock
        salt = await ledger.salt()
        await _request(ledger, clock, scope_at("newest", salt), 429, {"Retry-After": "600"})
        governor = Governor(scope_at("unanswered", salt), ledger=ledger, clock=clock, random=NoJitter())
        await self._unanswered.enter_async_context(governor.admission(Purpose.READ))

    async def scopes(self) -> list[Scope]:
        """Return every scope in the ledger."""
        salt = await self.application.parts.ledger.salt()
        return [
            Scope("sandbox", "embedded"),
            Scope(origin_of(self._service.base_url), fingerprint(ApiKey(RIGHT_KEY), salt)),
            *(scope_at(name, salt) for name in SCOPES),
        ]

    async def _practise(self, *names: str) -> None:
        """Add animals in the sandbox."""
        for name, status in zip(names, (*PetStatus, None), strict=False):
            assert await self._add(Typed(name, "12", status)) is State.CREATED
        await self._shop.answered()

    async def _list_animals(self) -> None:
        """Ask for lists while the service's animals change."""
        service, window = self._service, self._shop.window
        service.animals += animals()
        self._shop.switch_to(EnvironmentId.STAGING)
        await until(lambda: window.table.animals and not self._shop.jobs(), "staging")
        window.footer.limit.setValue(100)
        await self._shop.answered_with(len(service.animals))
        catalogue = self.application.parts.opened.catalogue
        for number, name in {12: "Cats & dogs", 7: "水槽 🐟", INT64_MAX: "Largest"}.items():
            await catalogue.name_category(number, name)
        await catalogue.save_notes(NOTES)
        for step, status in enumerate(("pending", "sold", "reserved")):
            self._shop.clock.leap(10 * MINUTE)
            for animal in service.animals[step : 12 : step + 1]:
                animal |= {"status": status, "name": animal["name"] + "!"}
            service.animals.append(
                {"id": 3001 + step, "name": "Came later", "categoryId": 3, "status": status}
            )
            await self._ask(window.header.refresh.click)
        del service.animals[20:24]
        await self._ask(window.header.refresh.click)
        looked = [known.animal.id for known in self._shop.known() if known.mark is Mark.CHANGED][:3]
        await catalogue.look_at(looked)
        await self._ask(lambda: window.filter.status.choose(PetStatus.SOLD))
        await self._ask(lambda: window.filter.status.choose(PetStatus.PENDING))

    async def _receive_limits(self) -> None:
        """Receive every kind of limit, each with another key."""
        ledger, clock = self.application.parts.ledger, self._shop.clock
        salt = await ledger.salt()

        async def receive(name: str, status: int | None, headers: dict[str, str]) -> None:
            await _request(ledger, clock, scope_at(name, salt), status, headers)

        for name in ("over", "clean"):
            await receive(name, 429, {"Retry-After": "30"})
        clock.leap(2 * HOUR)
        await receive("clean", 200, {})
        for _ in range(3):
            clock.leap(MINUTE)
            await receive("business", 200, _quota(100_000, 90_000))
        await receive("pro", 200, _quota(300, 299))
        await receive("used-up", 200, _quota(60, 0))
        await receive("refused", 401, {})
        await receive("waiting", 429, {"Retry-After": "7200"})
        await receive("nothing-told", 429, {})
        await receive("unreadable", 429, {"Retry-After": "99999999999999"})
        await receive("unavailable", 503, {"Retry-After": "Sat, 21 Nov 2026 23:00:00 GMT"})
        for name in ("cut-off", "found-cut-off"):
            with suppress(asyncio.CancelledError):
                await receive(name, None, {})
        # The next start takes this one for a wait.
        await Governor(scope_at("found-cut-off", salt), ledger=ledger, clock=clock, random=NoJitter()).load()

    async def _send(self) -> None:
        """Send adds with every outcome, until the service asks to wait."""
        service, queue = self._service, self.application.parts.queue.current
        lost = [Failure(Point.AFTER_REQUEST, Manner.CLOSE, adds) for adds in (False, True)]
        assert await self._add(Typed("Really added", "12", "pending")) is State.CREATED
        service.plans.append(refusal(400))
        assert await self._add(Typed("Refused 🐕", "99")) is State.REFUSED
        for name, failure in {"Not there": lost[0], "There": lost[1], "Perhaps there": lost[1]}.items():
            service.plans.append(failure)
            assert await self._add(Typed(name, "12")) is State.UNCONFIRMED
        service.add("Perhaps there", 12)
        for entry in queue.entries:
            for _ in range(2 if entry.state is State.UNCONFIRMED else 0):
                await queue.check(entry)
                self._shop.clock.leap(2 * MINUTE)
        service.plans.append(refusal(429, Retry_After="7200"))
        with suppress(WaitingError):
            await self._add(Typed("Has to wait", "12", "sold"))
        await self._shop.waiting()

    async def _write_adds(self) -> None:
        """Write adds in all other states; nothing is sent during the wait."""
        outbox = self.application.parts.queue.current.outbox
        largest = str(INT64_MAX)
        await outbox.save_draft(Typed("", "not a number yet"))
        late = await outbox.save_draft(Typed("Edited", "1"))
        back = await outbox.queue_new(Typed("Taken back", str(INT64_MIN), "available"))
        await outbox.save_draft(Typed(UNSENDABLE, largest, "available"), back.number)
        for number, status in enumerate((None, *PetStatus), start=1):
            await outbox.queue_new(Typed(f"In the queue {number} 虎", largest, status))
        await outbox.queue(late.number, Typed("Edited, and last in the queue", "1", "sold"))
        gone = [await outbox.queue_new(Typed(name, "5")) for name in ("Gap 1", "Gap 2", "Discarded", "Gap 3")]
        for entry in gone:
            await outbox.discard(entry.number)
        created, known, sending = [
            await outbox.queue_new(Typed(name, "-1")) for name in ("No id", "Known before", "On its way")
        ]
        await outbox.begin_sending(created.number)
        await outbox.created(created.number, None)
        await outbox.begin_sending(known.number, EDGES)
        await outbox.unconfirmed(known.number, "Odd words: \ud83d 🐕 <b>")
        await outbox.looked(known.number, Outcome.FOUND, INT64_MIN)
        again = await outbox.queue_new(Typed("Edited after it was refused", "1"))
        await outbox.begin_sending(again.number)
        await outbox.refused(again.number, UNSENDABLE)
        await outbox.save_draft(Typed("Edited after it was refused", "2"), again.number)
        await outbox.begin_sending(sending.number, [1001])
        last = await outbox.queue_new(Typed("Gap 4", "5"))
        await outbox.discard(last.number)
        await self._write_jobs(outbox)
        self._delete([gone[0].number, gone[1].number, gone[3].number, last.number])

    async def _write_jobs(self, outbox: Outbox) -> None:
        """Write a job in the middle, one that is paused, and one that was cancelled."""
        rows = [
            JobRow(1, (f"Of a delivery {UNSENDABLE}", ""), None, "The category is missing."),
            *(JobRow(each, (f"Row {each} 虎", "7"), Typed(f"Row {each} 虎", "7")) for each in range(2, 7)),
        ]
        about: dict[str, Any] = {"columns": ["Name", "Category"], "header": True}
        for title in ("delivery.csv", "caf\udce9.xlsx", "cancelled.ods"):
            await outbox.begin_job(title, "a digest", "Anna 🐕", about, rows)
        in_the_middle, paused, cancelled = reversed(await outbox.jobs())
        first, second, third, *_queued = await outbox.job_rows(in_the_middle.number, left_out=False)
        for row in filter(None, (first.entry, second.entry, third.entry)):
            await outbox.begin_sending(row.number)
        for row in filter(None, (first.entry,)):
            await outbox.created(row.number, 4711)
        for row in filter(None, (second.entry,)):
            await outbox.refused(row.number, "No category 7.")
        await outbox.pause_job(paused.number)
        await outbox.cancel_job(cancelled.number)

    def _write_layouts(self) -> None:
        """Save how deliveries were mapped, as the preview does when an import begins."""
        layouts = Layouts(self._shop.paths.layouts)
        for columns, choices in MAPPED:
            layouts.save(delivery_of(*columns), choices)

    def _delete(self, numbers: list[int]) -> None:
        """Delete adds as the outbox deletes the oldest ones of more than a thousand that are done with."""
        path = self._shop.paths.outbox("staging", self._service.base_url)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.executemany("DELETE FROM entry WHERE number = ?", [(number,) for number in numbers])

    async def _add(self, typed: Typed) -> State:
        """Add an animal as the dialog does, and return what became of it."""
        queue = self.application.parts.queue.current
        entry = await queue.outbox.queue_new(typed)
        queue.update(entry)
        return (await queue.send(entry.number)).state

    async def _ask(self, act: Callable[[], object]) -> None:
        """Do what makes the window send a request, and wait for the rows."""
        before = len(self._service.requests)
        act()
        await until(lambda: len(self._service.requests) > before, "another request")
        await self._shop.answered()


def _quota(limit: int, remaining: int) -> dict[str, str]:
    quota = {"Limit": limit, "Remaining": remaining, "Reset": 7000}
    return {f"X-RateLimit-{name}": str(number) for name, number in quota.items()}


async def _request(
    ledger: Ledger, clock: Clock, scope: Scope, status: int | None, headers: dict[str, str]
) -> None:
    """Send one request of a scope, with this response; None cancels it before any."""
    governor = Governor(scope, ledger=ledger, clock=clock, random=NoJitter())
    async with governor.admission(Purpose.READ) as admission:
        if status is None:
            raise asyncio.CancelledError
        await admission.answered(status, headers)
