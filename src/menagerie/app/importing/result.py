"""Says how an import ended, row by row where a person is needed, and writes the report."""

from collections.abc import Mapping
from pathlib import Path

from menagerie.app.importing.speaking import MOST_LISTED, Status, Voice
from menagerie.app.importing.watching import SENT, Watch
from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import MenagerieError, StorageError
from menagerie.outbox.entry import State
from menagerie.outbox.job import Job
from menagerie.outbox.store import Outbox
from menagerie.settings.files import reason
from menagerie.storage.replacement import Replacement
from menagerie.ui.words.command import Said, said
from menagerie.ui.words.errors import sentence_of
from menagerie.ui.words.facts import stored_words
from menagerie.ui.words.states import AddState, all_counted, state_of, state_word
from menagerie.workflows.importing.report import write_remaining

# Rows that are read at once.
_PORTION = 500
# The states that are counted at the end.
_COUNTED = {
    AddState.ADDED: (State.CREATED,),
    AddState.REFUSED: (State.REFUSED,),
    AddState.UNCONFIRMED: (State.UNCONFIRMED,),
    AddState.QUEUED: (State.QUEUED, State.SENDING),
    AddState.DISCARDED: (State.DISCARDED,),
}
# As the JSON called it before.
_IN_JSON = {AddState.QUEUED: "waiting"}
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
            self._voice.say("note", said(Said.REPORT_LATER))
        if failure is not None:
            self._voice.say("failed", sentence_of(failure))
        counts = {what: self._watch.count(*states) for what, states in _COUNTED.items()}
        counts[AddState.LEFT_OUT] = sum(job.left_out for job in self._jobs)
        after = await self._outbox.counts()
        # Other adds that waited, of other jobs and single ones, are sent too.
        along = max(
            0, sum(after.get(state, 0) - self._before.get(state, 0) for state in SENT) - self._watch.sent
        )
        has_bad = any(after.get(state, 0) > self._before.get(state, 0) for state in _BAD)
        if along:
            self._voice.say("note", said(Said.ALONG, n=along))
        if not (self._watch.sent or along) and (failure is not None or counts[AddState.QUEUED]):
            status = Status.NOTHING_SENT
        elif failure is not None:
            status = Status.FAILED
        else:
            is_all = not has_bad and all(
                number == 0 or what is AddState.ADDED for what, number in counts.items()
            )
            status = Status.ADDED if is_all else Status.NEEDS_PERSON
        words = all_counted(counts)
        total = sum(job.total for job in self._jobs)
        facts = {_IN_JSON.get(what, what.value): number for what, number in counts.items()}
        sentence = said(Said.RESULT, environment=environment, list=words)
        self._voice.say("result", sentence, total=total, along=along, **facts)
        self._say_what_is_left(counts)
        return status

    def _say_what_is_left(self, counts: Mapping[AddState, int]) -> None:
        if counts[AddState.UNCONFIRMED]:
            self._voice.say("note", said(Said.CHECK_UNCONFIRMED))
        if to_correct := sum(job.to_correct for job in self._jobs):
            self._voice.say("note", said(Said.LEFT_OUT_WAITS, n=to_correct))
        if counts[AddState.QUEUED]:
            self._voice.say("note", said(Said.REST_QUEUED, command=self._continuing))

    async def _say_rows(self, job: Job) -> None:
        """Say each row that was refused or is unconfirmed; to a person the first ones."""
        rows_said, after = 0, 0
        wanted = (State.REFUSED, State.UNCONFIRMED)
        while rows := await self._outbox.job_rows(
            job.number, wanted, left_out=False, after=after, limit=_PORTION
        ):
            after = rows[-1].number
            for row in rows:
                rows_said += 1
                if row.entry is None:
                    continue
                state, reason = row.entry.state, stored_words(row.entry.reason)
                word = state_word(state_of(row.entry))
                is_listed = rows_said <= MOST_LISTED
                sentence = (
                    said(Said.ROW_ENDED, row=row.number, state=word, reason=reason) if is_listed else ""
                )
                self._voice.say("outcome", sentence, row=row.number, state=state.value, reason=reason)
        if rows_said > MOST_LISTED:
            self._voice.say("note", said(Said.MORE_ROWS, n=rows_said - MOST_LISTED))

    async def _write_reports(self, path: Path) -> None:
        """Write the rows that still need work; of several jobs, each into a file of its own."""
        for number, job in enumerate(self._jobs, start=1):
            its_path = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
            try:
                written = await write_remaining(
                    self._outbox, job, its_path, stored_words, may_replace=number == 1, with_alike=True
                )
            except MenagerieError as error:
                self._voice.say("note", said(Said.REPORT_NOT_WRITTEN, error=sentence_of(error)))
            else:
                text = said(Said.TO_WORK_ON, n=written.rows, path=str(written.path))
                self._voice.say("note", text)


def check_place(report: Path) -> None:
    """Raise StorageError where no file can be written in place of ``report``: better now than at the end."""
    try:
        Replacement(report).discard()
    except OSError as error:
        raise StorageError(StorageCase.REPORT_NOT_WRITTEN, path=str(report), detail=reason(error)) from error
