"""Says how an import ended, row by row where a person is needed, and writes the report."""

from collections.abc import Mapping
from pathlib import Path

from menagerie.app.importing.speaking import MOST_LISTED, Status, Voice, count_of
from menagerie.app.importing.watching import SENT, Watch
from menagerie.domain.errors import MenagerieError, StorageError
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Outbox
from menagerie.settings.files import reason
from menagerie.storage.replacement import Replacement
from menagerie.workflows.importing.report import write_remaining

# Rows that are read at once.
_PORTION = 500
# The states that are counted at the end, with the words for them.
_COUNTED = {
    "added": (State.CREATED,),
    "refused": (State.REFUSED,),
    "unconfirmed": (State.UNCONFIRMED,),
    "waiting": (State.QUEUED, State.SENDING),
    "discarded": (State.DISCARDED,),
}
# Of an add in these states a person has to know.
_BAD = (State.REFUSED, State.UNCONFIRMED)


class Result:
    """The result of the jobs of ``watch``; ``continuing`` is the command that goes on with what waits.

    ``before`` has how many adds were in each state before anything was sent.
    """

    def __init__(
        self, outbox: Outbox, before: Mapping[State, int], watch: Watch, voice: Voice, continuing: str
    ) -> None:
        self._outbox = outbox
        self._before = before
        self._watch = watch
        self._voice = voice
        self._continuing = continuing
        self._jobs = tuple(watch.jobs.values())

    async def say(self, environment: str, failure: MenagerieError | None, report: Path | None) -> Status:
        """Say how the import ended, write the report where all rows have an outcome, and return the status.

        ``failure`` is what ended it early.
        """
        for job in self._jobs:
            await self._say_rows(job)
        if report is not None and self._watch.is_over:
            await self._write_reports(report)
        elif report is not None:
            sentence = "The report is written at the end: add --report also when you go on with --continue."
            self._voice.say("note", sentence)
        if failure is not None:
            self._voice.say("failed", failure.sentence)
        counts = {what: self._watch.count(*states) for what, states in _COUNTED.items()}
        counts["left out"] = sum(job.left_out for job in self._jobs)
        after = await self._outbox.counts()
        # Other adds that waited, of other jobs and single ones, are sent too.
        along = max(
            0, sum(after.get(state, 0) - self._before.get(state, 0) for state in SENT) - self._watch.sent
        )
        has_bad = any(after.get(state, 0) > self._before.get(state, 0) for state in _BAD)
        if along:
            self._voice.say("note", f"{along:,} more that waited {'was' if along == 1 else 'were'} sent too.")
        if not (self._watch.sent or along) and (failure is not None or counts["waiting"]):
            status = Status.NOTHING_SENT
        elif failure is not None:
            status = Status.FAILED
        else:
            is_all = not has_bad and all(number == 0 or what == "added" for what, number in counts.items())
            status = Status.ADDED if is_all else Status.NEEDS_PERSON
        words = [f"{number:,} {what}" for what, number in counts.items() if number]
        total = sum(job.total for job in self._jobs)
        facts = {what.replace(" ", "_"): number for what, number in counts.items()}
        self._voice.say("result", f"{environment}: {', '.join(words)}.", total=total, along=along, **facts)
        if counts["unconfirmed"]:
            self._voice.say(
                "note", "Check the unconfirmed ones in the window: we don't know if they were added."
            )
        if counts["waiting"]:
            self._voice.say("note", f"The rest stays queued. Go on with: {self._continuing}")
        return status

    async def _say_rows(self, job: Job) -> None:
        """Say each row that was refused or is unconfirmed; to a person the first ones."""
        listed, after = 0, 0
        wanted = (State.REFUSED, State.UNCONFIRMED)
        while rows := await self._outbox.job_rows(
            job.number, wanted, left_out=False, after=after, limit=_PORTION
        ):
            after = rows[-1].number
            for row in rows:
                listed += 1
                state, reason = (row.entry.state.value, row.entry.reason) if row.entry else ("", row.reason)
                sentence = f"Row {row.number} is {state}. {reason}" if listed <= MOST_LISTED else ""
                self._voice.say("outcome", sentence, row=row.number, state=state, reason=reason)
        if listed > MOST_LISTED:
            self._voice.say("note", f"And {listed - MOST_LISTED} more rows.")

    async def _write_reports(self, path: Path) -> None:
        """Write the rows that still need work; of several jobs, each into a file of its own."""
        for number, job in enumerate(self._jobs, start=1):
            its_path = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
            try:
                written = await write_remaining(
                    self._outbox, job, its_path, may_replace=number == 1, with_alike=True
                )
            except MenagerieError as error:
                self._voice.say("note", f"The report could not be written. {error.sentence}")
            else:
                self._voice.say("note", f"{count_of(written.rows, 'row')} to work on in {written.path}.")


def check_place(report: Path) -> None:
    """Raise StorageError where no file can be written in place of ``report``: better now than at the end."""
    try:
        Replacement(report).discard()
    except OSError as error:
        raise StorageError(
            f"{report} cannot be written ({reason(error)}). Nothing was sent. Choose another --report.",
            title="There is no place for the report",
        ) from error
