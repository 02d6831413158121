"""The adds and jobs of an outbox that are kept in memory: those that a person may need to see."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from menagerie.outbox.entry import DONE, Entry, State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Outbox

_UNDONE = tuple(state for state in State if state not in DONE)
# A person has to act on an add in one of these states.
_NEEDS_PERSON = frozenset({State.UNCONFIRMED, State.REFUSED})
# How many adds that are done with are kept, and how many refused ones of jobs.
_RECENT = 200
# How many jobs that are over are kept.
_RECENT_JOBS = 5


class KeptAdds:
    """Keeps adds and jobs as they were in the outbox last, with their counts.

    It keeps every single add that is not done with, the recent ones of the others, and of the rows of jobs
    only those that need a person, or did. So a job with 100,000 rows takes no more memory than a small one.
    """

    def __init__(self) -> None:
        self._entries: dict[int, Entry] = {}
        # Counted as they change: thousands of adds may be sent while each change is shown.
        self.counts: Counter[State] = Counter()
        # How many of them are queued, by job; of the rows of a job, those that a person queued again.
        self._queued: Counter[int | None] = Counter()
        self._recent: Mapping[bool, deque[int]] = {True: deque(), False: deque()}
        # Rows of jobs that are on their way and need no person.
        self._in_flight: set[int] = set()
        self._jobs: dict[int, Job] = {}

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return all adds that are kept."""
        return tuple(self._entries.values())

    @property
    def jobs(self) -> tuple[Job, ...]:
        """Return the jobs that are not over or have rows to correct, and the newest others, newest first."""
        return tuple(sorted(self._jobs.values(), key=lambda job: job.number, reverse=True))

    @property
    def queued(self) -> int:
        """Return how many adds are to be sent, without those of paused jobs."""
        of_jobs = sum(
            job.counts.get(State.QUEUED, 0) - self._queued[job.number]
            for job in self._jobs.values()
            if not job.is_paused
        )
        return self._queued.total() + of_jobs

    def entry(self, number: int) -> Entry | None:
        """Return the add with this number; None where it is not kept."""
        return self._entries.get(number)

    def job(self, number: int | None) -> Job | None:
        """Return the job with this number; None where it is not kept."""
        return None if number is None else self._jobs.get(number)

    async def read(self, outbox: Outbox) -> None:
        """Take what is in the outbox; what has changed meanwhile is newer."""
        singles = await outbox.entries(_UNDONE, with_jobs=False)
        # Those of jobs wait for the person as well.
        unfinished = await outbox.entries((State.UNCONFIRMED, State.DRAFT))
        refused = await outbox.entries((State.REFUSED,), _RECENT)
        done = await outbox.entries(DONE, _RECENT, with_jobs=False)
        for job in await outbox.jobs():
            self._jobs.setdefault(job.number, job)
        self._forget_old_jobs()
        # The oldest first, as they are taken when they change.
        for entry in reversed((*singles, *unfinished, *refused, *done)):
            if entry.number not in self._entries:
                self._keep(entry)

    def take(self, entry: Entry) -> bool:
        """Take an add as it is now; tell whether it is kept, which a row of a job is only for a person."""
        before = self._entries.get(entry.number)
        if entry.job is not None:
            self._count_in_job(entry, before)
            if before is None and entry.state not in _NEEDS_PERSON:
                return False
        self._keep(entry)
        return True

    def adopt(self, entry: Entry) -> None:
        """Keep the new add of a row that its job left out. Its job is taken for itself."""
        self._keep(entry)

    def recall(self, entry: Entry) -> bool:
        """Keep a refused row of a job that is older than those that are kept; tell whether it is one."""
        is_one = entry.state is State.REFUSED and entry.number not in self._entries
        if is_one:
            self._keep(entry)
        return is_one

    def take_job(self, job: Job) -> None:
        """Take a job as it is in the outbox now, with its counts."""
        self._jobs[job.number] = job
        # One that has just changed is shown once more.
        self._forget_old_jobs(besides=job.number)

    def _count_in_job(self, entry: Entry, before: Entry | None) -> None:
        was = before.state if before is not None else State.QUEUED
        if entry.number in self._in_flight:
            was = State.SENDING
            self._in_flight.discard(entry.number)
        if before is None and entry.state is State.SENDING:
            self._in_flight.add(entry.number)
        job = self.job(entry.job)
        if job is not None and was is not entry.state:
            counts = dict(job.counts)
            counts[was] = counts.get(was, 0) - 1
            counts[entry.state] = counts.get(entry.state, 0) + 1
            self._jobs[job.number] = replace(job, counts=counts)

    def _keep(self, entry: Entry) -> None:
        self._uncount(entry.number)
        self._entries[entry.number] = entry
        self.counts[entry.state] += 1
        self._queued[entry.job] += entry.state is State.QUEUED
        is_done = entry.state in DONE
        if is_done or (entry.job is not None and entry.state is State.REFUSED):
            recent = self._recent[is_done]
            recent.append(entry.number)
            if len(recent) > _RECENT:
                self._forget_old(recent.popleft(), is_done=is_done)

    def _forget_old(self, number: int, *, is_done: bool) -> None:
        entry = self._entries.get(number)
        # It may have changed since it was put into this list, and be of use again: a refused one was edited.
        if entry is not None and entry.state in (DONE if is_done else (State.REFUSED,)):
            self._uncount(number)
            del self._entries[number]

    def _uncount(self, number: int) -> None:
        entry = self._entries.get(number)
        if entry is not None:
            self.counts[entry.state] -= 1
            self._queued[entry.job] -= entry.state is State.QUEUED

    def _forget_old_jobs(self, besides: int = 0) -> None:
        over = (job for job in self.jobs if job.is_over and job.ended_at is not None and not job.to_correct)
        for job in _all_but_newest(over):
            if job.number != besides:
                del self._jobs[job.number]


def _all_but_newest(jobs: Iterable[Job]) -> tuple[Job, ...]:
    return tuple(jobs)[_RECENT_JOBS:]
