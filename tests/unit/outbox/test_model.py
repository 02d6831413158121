"""Whatever is done with adds, in whatever order and with whatever restarts: what a model says holds."""

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from menagerie.domain.animal import Animal, AnimalList, KnownAnimal
from menagerie.domain.answers import Answer, Question
from menagerie.domain.cases import ReasonCase
from menagerie.domain.facts import fact, to_text
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, IllegalStepError, Look, NoSuchEntryError, Outcome, State, Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Opened, Outbox
from menagerie.workflows.listing import Browsing
from menagerie.workflows.sending.checking import Checking
from support.clock import VirtualClock

NUMBERS = st.integers(1, 7)
JOBS = st.integers(1, 3)
TYPED = st.builds(
    Typed,
    st.text(st.characters(codec=None), max_size=3),
    st.sampled_from(["", "7", "seven"]),
    st.sampled_from([None, "available", "?"]),
)
REASONS = st.sampled_from(["", "No category 7."])
# The first of eleven ids that only one step uses.
TEN_ALIKE = 10**15
IDS = st.none() | st.integers(-(2**63), 2**63 - 1)


@dataclass
class Model:
    """The rules, in so many words."""

    entries: dict[int, Entry] = field(default_factory=dict)
    # What is queued or on its way: with a job as the key, or by itself with None.
    lines: dict[int | None, list[int]] = field(default_factory=lambda: {None: []})
    paused: set[int] = field(default_factory=set)
    cancelled: set[int] = field(default_factory=set)
    ended: set[int] = field(default_factory=set)
    # Rows that jobs left out and that wait for the person, by their job.
    to_correct: dict[int, set[int]] = field(default_factory=dict)
    # The rows without an add, dismissed or not.
    left_out: dict[int, set[int]] = field(default_factory=dict)
    # All rows that were left out at first, and those that the person has dismissed.
    were_left_out: dict[int, set[int]] = field(default_factory=dict)
    dismissed: dict[int, set[int]] = field(default_factory=dict)

    def new(self, typed: Typed, state: State, now: float, of: tuple[int, int] | None = None) -> Entry:
        if of is not None:
            if of[1] not in self.left_out.get(of[0], ()):
                raise IllegalStepError
            self.left_out[of[0]].discard(of[1])
            if state is State.QUEUED:
                self.to_correct[of[0]].discard(of[1])
        job, row = of or (None, None)
        number = len(self.entries) + 1
        self.entries[number] = Entry(number, typed, state, now, now, job=job, row=row)
        if state is State.QUEUED:
            self.lines[None].append(number)
        return self.entries[number]

    def begin_job(self, animals: list[Typed], left_out: int, now: float) -> int:
        job = len(self.lines)
        self.lines[job] = []
        rows = range(len(animals) + 1, len(animals) + left_out + 1)
        self.to_correct[job], self.left_out[job] = set(rows), set(rows)
        self.were_left_out[job], self.dismissed[job] = set(rows), set()
        for row, typed in enumerate(animals, start=1):
            number = len(self.entries) + 1
            self.entries[number] = Entry(number, typed, State.QUEUED, now, now, job=job, row=row)
            self.lines[job].append(number)
        if not animals:
            self.ended.add(job)
        return job

    def cancel(self, job: int, now: float) -> None:
        for number in tuple(self.lines[job]):
            if self.entries[number].state is State.QUEUED:
                self.change(number, "queued", State.DISCARDED, now)
        self.cancelled.add(job)
        if self.is_over(job):
            self.ended.add(job)

    def is_over(self, job: int) -> bool:
        of_job = [entry for entry in self.entries.values() if entry.job == job]
        return not any(entry.state in {State.QUEUED, State.SENDING} for entry in of_job)

    def change(self, number: int, allowed: str, state: State, now: float, **changes: Any) -> Entry:
        """Change an add whose state is among those ``allowed``."""
        if number not in self.entries:
            raise NoSuchEntryError
        before = self.entries[number]
        if before.state not in allowed.split():
            raise IllegalStepError
        after = self.entries[number] = replace(before, state=state, changed_at=now, **changes)
        self.settle(before, after)
        for line in self.lines.values():
            if state not in {State.QUEUED, State.SENDING} and number in line:
                line.remove(number)
        return self.entries[number]

    def settle(self, before: Entry, after: Entry) -> None:
        """Let a row that was left out wait as long as its add is neither queued nor sent."""
        job, row = before.job, before.row
        if job is None or row is None or row not in self.were_left_out[job]:
            return
        is_dismissed = row in self.dismissed[job]
        if after.state is State.QUEUED:
            self.to_correct[job].discard(row)
        elif after.state in {State.DRAFT, State.DISCARDED} and not after.tries:
            self.to_correct[job] |= set() if is_dismissed else {row}
            if after.state is State.DISCARDED:
                self.left_out[job].add(row)
                self.entries[after.number] = replace(after, job=None, row=None)

    def next_queued(self, count: int) -> tuple[Entry, ...]:
        halted = self.paused | self.cancelled
        lines = [line for job, line in self.lines.items() if job not in halted]
        queued = [each for line in lines for each in line if self.entries[each].state is State.QUEUED]
        return tuple(self.entries[each] for each in queued[:count])

    def restart(self, now: float) -> Opened:
        sending = [entry for entry in self.entries.values() if entry.state is State.SENDING]
        for entry in sending:
            reason = to_text(fact(ReasonCase.INTERRUPTED))
            self.change(entry.number, "sending", State.UNCONFIRMED, now, reason=reason)
        return Opened(len(sending))


class Lists(Browsing):
    """Answers each question for a list with the ``animals`` of a service that has no others."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.animals: list[Animal] = []
        self._now = now

    async def ask(
        self, question: Question, *, deliberate: bool = False, priority: Priority = Priority.PERSON
    ) -> Answer:
        del deliberate, priority
        listed = tuple(one for one in self.animals if question.status in {None, one.status})
        rows = tuple(KnownAnimal(one, self._now(), self._now()) for one in listed)
        return Answer(question, AnimalList(listed, question.limit), self._now(), rows)


class AnyUse(RuleBasedStateMachine):
    """A person, a sender and a computer that is switched off now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.directory = tempfile.TemporaryDirectory()
        self.starts = 0
        self.clock = VirtualClock()
        self.runner = asyncio.Runner()
        self.model = Model()
        self.lists = Lists(self.clock.now)
        # An add that became unconfirmed after ten like it, and the animal that it is, if it is one.
        self.lost: tuple[int, int | None] | None = None

    @initialize()
    def start(self) -> None:
        self.outbox = Outbox(self.place(), self.clock)
        assert self.run(self.outbox.open()) == Opened(0)

    def teardown(self) -> None:
        self.run(self.outbox.close())
        self.runner.close()
        self.directory.cleanup()

    def place(self) -> Path:
        return Path(self.directory.name) / str(self.starts) / "outbox.sqlite3"

    def run(self, call: Coroutine[Any, Any, Any]) -> Any:
        # ``Runner.run`` would listen for Ctrl+C each time, which takes long.
        return self.runner.get_loop().run_until_complete(call)

    def same(self, call: Coroutine[Any, Any, Entry], expected: Callable[[], Entry]) -> None:
        """Check that a call does what the model does, or is refused as there."""
        try:
            entry = expected()
        except (IllegalStepError, NoSuchEntryError) as refusal:
            with pytest.raises(type(refusal)):
                self.run(call)
        else:
            assert self.run(call) == entry

    def changes(
        self, call: Coroutine[Any, Any, Entry], number: int, allowed: str, state: State, **changes: Any
    ) -> None:
        """Check that a call changes an add whose state is among those ``allowed``."""
        self.same(call, lambda: self.model.change(number, allowed, state, self.now, **changes))

    @property
    def now(self) -> float:
        return self.clock.now()

    @rule(seconds=st.floats(-1000, 1000))
    def set_the_clock(self, seconds: float) -> None:
        self.clock.set_wall(self.now + seconds)

    @rule(typed=TYPED)
    def begin_a_draft(self, typed: Typed) -> None:
        assert self.run(self.outbox.save_draft(typed)) == self.model.new(typed, State.DRAFT, self.now)

    @rule(number=NUMBERS, typed=TYPED)
    def type(self, number: int, typed: Typed) -> None:
        before = self.model.entries.get(number)
        kept = before.reason if before and before.state is not State.QUEUED else ""
        call = self.outbox.save_draft(typed, number)
        self.changes(call, number, "draft queued refused", State.DRAFT, typed=typed, reason=kept)

    @rule(number=NUMBERS, typed=TYPED)
    def queue(self, number: int, typed: Typed) -> None:
        def expected() -> Entry:
            allowed = "draft refused unconfirmed"
            entry = self.model.change(number, allowed, State.QUEUED, self.now, typed=typed, reason="")
            self.model.lines[None].append(number)
            return entry

        self.same(self.outbox.queue(number, typed), expected)

    @rule(typed=TYPED)
    def queue_new(self, typed: Typed) -> None:
        assert self.run(self.outbox.queue_new(typed)) == self.model.new(typed, State.QUEUED, self.now)

    @rule(animals=st.lists(TYPED, max_size=2))
    def queue_all(self, animals: list[Typed]) -> None:
        for typed in animals:
            self.model.new(typed, State.QUEUED, self.now)
        assert self.run(self.outbox.queue_all(animals)) == len(animals)

    @rule(animals=st.lists(TYPED, max_size=3), left_out=st.integers(0, 2))
    def begin_a_job(self, animals: list[Typed], left_out: int) -> None:
        rows = [JobRow(row, (typed.name,), typed) for row, typed in enumerate(animals, start=1)]
        rows += [
            JobRow(len(animals) + n, ("?",), None, "Bad.", Typed("?", "")) for n in range(1, left_out + 1)
        ]
        job = self.run(self.outbox.begin_job("delivery.csv", "digest", "Anna", {}, rows))
        assert job.number == self.model.begin_job(animals, left_out, self.now)

    @rule(job=JOBS, row=st.integers(1, 5), typed=TYPED, is_queued=st.booleans())
    def add_a_row_that_was_left_out(self, job: int, row: int, typed: Typed, is_queued: bool) -> None:
        outbox, of = self.outbox, (job, row)
        call = outbox.queue_new(typed, of) if is_queued else outbox.save_draft(typed, of=of)
        state = State.QUEUED if is_queued else State.DRAFT
        self.same(call, lambda: self.model.new(typed, state, self.now, of))

    @rule(job=JOBS)
    def dismiss_the_rows_that_were_left_out(self, job: int) -> None:
        if job in self.model.lines:
            self.run(self.outbox.dismiss_rows(job, "On purpose."))
            self.model.dismissed[job] |= self.model.to_correct[job]
            self.model.to_correct[job].clear()

    @rule(job=JOBS, is_paused=st.booleans())
    def pause_or_resume(self, job: int, is_paused: bool) -> None:
        call = self.outbox.pause_job(job) if is_paused else self.outbox.resume_job(job)
        if job not in self.model.lines:
            with pytest.raises(NoSuchEntryError):
                self.run(call)
            return
        self.run(call)
        if job not in self.model.ended:
            (self.model.paused.add if is_paused else self.model.paused.discard)(job)

    @rule(job=JOBS)
    def cancel(self, job: int) -> None:
        if job in self.model.lines:
            self.run(self.outbox.cancel_job(job))
            if job not in self.model.ended:
                self.model.cancel(job, self.now)

    @rule(job=JOBS)
    def end(self, job: int) -> None:
        if job in self.model.lines and not self.model.is_over(job) and job not in self.model.ended:
            with pytest.raises(IllegalStepError):
                self.run(self.outbox.end_job(job))
        elif job in self.model.lines:
            self.run(self.outbox.end_job(job))
            self.model.ended.add(job)

    @rule(known=st.lists(st.integers(-(2**63), 2**63 - 1), max_size=2))
    def send_the_next(self, known: list[int]) -> None:
        for entry in self.model.next_queued(1):
            self.begin_sending(entry.number, known)

    @rule(number=NUMBERS, known=st.lists(st.integers(-(2**63), 2**63 - 1), max_size=2))
    def begin_sending(self, number: int, known: list[int]) -> None:
        before = self.model.entries.get(number)
        tries = before.tries + 1 if before else 0
        call = self.outbox.begin_sending(number, known)
        known_before = tuple(known)
        self.changes(
            call, number, "queued", State.SENDING, tries=tries, reason="", known_before=known_before, looks=()
        )

    @rule(number=NUMBERS, reason=REASONS)
    def not_sent(self, number: int, reason: str) -> None:
        before = self.model.entries.get(number)
        job = before.job if before is not None else None
        is_cancelled = job in self.model.cancelled and number in self.model.lines[job]
        state = State.DISCARDED if is_cancelled else State.QUEUED
        self.changes(self.outbox.not_sent(number, reason), number, "sending", state, reason=reason)

    @rule(number=NUMBERS, animal_id=IDS)
    def created(self, number: int, animal_id: int | None) -> None:
        call = self.outbox.created(number, animal_id)
        self.changes(call, number, "sending unconfirmed", State.CREATED, animal_id=animal_id, reason="")

    @rule(number=NUMBERS, reason=REASONS)
    def held(self, number: int, reason: str) -> None:
        self.changes(self.outbox.held(number, reason), number, "queued", State.REFUSED, reason=reason)

    @rule(number=NUMBERS, reason=REASONS)
    def refused(self, number: int, reason: str) -> None:
        self.changes(self.outbox.refused(number, reason), number, "sending", State.REFUSED, reason=reason)

    @rule(number=NUMBERS, reason=REASONS)
    def unconfirmed(self, number: int, reason: str) -> None:
        self.changes(
            self.outbox.unconfirmed(number, reason), number, "sending", State.UNCONFIRMED, reason=reason
        )

    @rule(number=NUMBERS, outcome=st.sampled_from(Outcome), animal_id=IDS)
    def looked(self, number: int, outcome: Outcome, animal_id: int | None) -> None:
        before = self.model.entries.get(number)
        looks = (*(before.looks if before else ()), Look(self.now, outcome, animal_id))
        call = self.outbox.looked(number, outcome, animal_id)
        self.changes(call, number, "unconfirmed", State.UNCONFIRMED, looks=looks)

    @rule(number=NUMBERS)
    def discard(self, number: int) -> None:
        allowed = "draft queued refused unconfirmed"
        self.changes(self.outbox.discard(number), number, allowed, State.DISCARDED)

    @precondition(lambda self: self.lost is None)
    @rule(is_there=st.booleans(), first=st.booleans())
    def add_ten_alike_without_a_list_and_lose_one(self, *, is_there: bool, first: bool) -> None:
        """No list has come since, and none of the ten is recorded yet: nothing is known before of any."""
        typed = Typed("one of eleven", "7", "available")
        for animal_id in range(TEN_ALIKE, TEN_ALIKE + 10):
            self.queue_new(typed)
            self.begin_sending(len(self.model.entries), [])
            self.created(len(self.model.entries), animal_id)
        self.queue_new(typed)
        number = len(self.model.entries)
        self.begin_sending(number, [])
        self.unconfirmed(number, "")
        ids = [*range(TEN_ALIKE, TEN_ALIKE + 10)]
        if is_there:
            ids.insert(0 if first else len(ids), TEN_ALIKE + 10)
        self.lists.animals = [Animal(animal_id, typed.name, 7, typed.status) for animal_id in ids]
        self.lost = number, TEN_ALIKE + 10 if is_there else None

    @precondition(lambda self: self.lost is not None)
    @rule()
    def check_the_lost_one(self) -> None:
        assert self.lost is not None
        number, animal_id = self.lost
        before = self.model.entries[number]
        outcome = Outcome.ABSENT if animal_id is None else Outcome.FOUND
        looks = (*before.looks, Look(self.now, outcome, animal_id))
        expected = self.model.change(number, "unconfirmed", State.UNCONFIRMED, self.now, looks=looks)
        assert self.run(Checking(self.outbox, self.lists).look([before])) == (expected,)

    @rule()
    def restart(self) -> None:
        self.run(self.outbox.close())
        self.go_on()

    @rule()
    def end_at_once(self) -> None:
        """What a process leaves that is killed: its files as they are."""
        before = self.place().parent
        self.starts += 1
        shutil.copytree(before, self.place().parent)
        self.run(self.outbox.close())
        self.go_on()

    def go_on(self) -> None:
        self.outbox = Outbox(self.place(), self.clock)
        assert self.run(self.outbox.open()) == self.model.restart(self.now)

    @invariant()
    def the_model_holds(self) -> None:
        entries = tuple(self.model.entries.values())
        assert self.run(self.outbox.entries()) == tuple(reversed(entries))
        for count in (1, 3):
            assert self.run(self.outbox.next_queued(count)) == self.model.next_queued(count)
        states = [entry.state for entry in entries]
        assert self.run(self.outbox.counts()) == {state: states.count(state) for state in State}
        for job in self.run(self.outbox.jobs()):
            model = self.model
            flags = (job.number in model.paused, job.number in model.cancelled, job.number in model.ended)
            assert (job.is_paused, job.is_cancelled, job.ended_at is not None) == flags
            assert job.total == sum(entry.job == job.number for entry in entries)
            assert job.is_over == model.is_over(job.number)
            assert job.to_correct == len(model.to_correct[job.number])
            assert job.left_out == len(model.left_out[job.number])
            rows = self.run(self.outbox.job_rows(job.number, (), left_out=False, to_correct=True))
            assert {row.number for row in rows} == model.to_correct[job.number]
            linked = self.run(self.outbox.job_rows(job.number, left_out=False))
            assert {row.entry for row in linked} == {one for one in entries if one.job == job.number}


AnyUse.TestCase.settings = settings(max_examples=settings().max_examples // 3, stateful_step_count=40)
TestAnyUse = AnyUse.TestCase
