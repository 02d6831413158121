"""What an import waits for is said in a sentence, with the time at which it goes on."""

import math
from dataclasses import dataclass

from msgspec.structs import replace

from menagerie.governor.record import WaitReason
from menagerie.governor.states import GovernorState, Open, Stopped, Told, Waiting
from menagerie.outbox.entry import State
from menagerie.ui.importing.job.words import (
    is_interrupted,
    jobs_ahead,
    single_adds_ahead,
    waiting_for,
    waiting_for_others,
    waiting_for_single_adds,
)
from menagerie.ui.look.wording import moment
from menagerie.ui.words.states import who_told
from support.adds import NOW
from support.jobs import job
from support.sentences import ASKED_BY_DESK, ASKED_TO_WAIT, NOT_CONNECTED

GOING = job(1, {State.CREATED: 1, State.QUEUED: 5})
DAY = 86_400.0


@dataclass
class Queue:
    is_stopped: bool = False
    retry_at: float | None = None
    is_connected: bool = True
    stale: int = 0


def said(state: GovernorState | None = None, queue: Queue | None = None) -> str:
    return waiting_for(GOING, queue or Queue(), state or Open(), NOW)


def test_a_wait_says_why_and_until_when_or_names_the_way_out_or_the_desk_that_told_it() -> None:
    # Nothing is to be said while rows are sent, and of an import that is over.
    assert said() == ""
    assert waiting_for(job(1, {State.CREATED: 1}), Queue(is_connected=False), None, NOW) == ""
    reasons = {
        WaitReason.LIMIT: ASKED_TO_WAIT,
        WaitReason.REFUSED: "The service refused the request",
        WaitReason.UNAVAILABLE: "The service is busy",
        WaitReason.UNANSWERED: "Menagerie was closed during a request",
        WaitReason.USED_UP: "No requests left",
        WaitReason.PACED: "The day's requests are made to last",
    }
    for reason, why in reasons.items():
        until = NOW + (DAY if reason is WaitReason.USED_UP else 40)
        assert said(Waiting(until, reason)) == f"{why}. Goes on at {moment(until, NOW)}."
    assert "main window" in said(Waiting(math.inf, WaitReason.LIMIT))
    assert "API key" in said(Stopped(401))
    # One that only the store told names a colleague's desk.
    told = Told(NOW, by_store=True)
    for reason in (WaitReason.LIMIT, WaitReason.REFUSED, WaitReason.UNAVAILABLE):
        for seconds in (40, math.inf):
            sentence = waiting_for(GOING, Queue(), Waiting(NOW + seconds, reason), NOW, told)
            assert sentence.startswith(ASKED_BY_DESK), (reason, seconds)
            assert sentence.endswith(who_told(told, NOW)), (reason, seconds)


def test_a_queue_that_sends_nothing_says_why_and_a_pause_is_said_before_all_else() -> None:
    assert said(queue=Queue(stale=5)) == "This may be older data: the outbox asks what to do with it."
    assert said(queue=Queue(retry_at=NOW + 30)) == "Nothing can be sent now. Tries again in 0:30."
    assert said(queue=Queue(is_connected=False)) == NOT_CONNECTED
    assert said(queue=Queue(is_stopped=True)).endswith("Press Resume to go on.")
    paused = replace(GOING, is_paused=True)
    assert waiting_for(paused, Queue(is_stopped=True), Stopped(401), NOW).startswith("Paused.")
    pausing = replace(paused, counts={State.QUEUED: 5, State.SENDING: 2})
    assert waiting_for(pausing, Queue(), Open(), NOW) == "Pausing: 2 rows are still on their way."


def test_older_imports_and_single_adds_that_go_first_are_named_until_the_rows_are_sent() -> None:
    older, newer = job(1, {State.QUEUED: 100}, title="a.csv"), job(2, {State.QUEUED: 60})
    assert jobs_ahead(newer, (newer, older)) == (older,)
    assert jobs_ahead(older, (newer, older)) == ()
    assert jobs_ahead(newer, (newer, replace(older, is_paused=True), job(1, {State.CREATED: 3}))) == ()
    assert waiting_for_others((older,), 100) == "Waits for a.csv: about 2 minutes left."
    assert waiting_for_others((older, older), 30) == "Waits for 2 other imports: less than a minute left."
    assert waiting_for_others((), 0) == ""
    paused = replace(job(2, {State.QUEUED: 3}), is_paused=True)
    assert single_adds_ahead(GOING, (paused, GOING), 12) == 7
    assert single_adds_ahead(GOING, (paused, GOING), 5) == 0
    assert single_adds_ahead(paused, (paused, GOING), 12) == 0
    sent = job(1, {State.SENDING: 1, State.QUEUED: 4})
    assert single_adds_ahead(sent, (sent,), 12) == 0
    assert waiting_for_single_adds(7) == "Waits for 7 other adds."
    assert waiting_for_single_adds(1) == "Waits for 1 other add."
    assert waiting_for_single_adds(0) == ""


def test_only_the_limit_of_a_minute_is_part_of_the_pace() -> None:
    for state, is_expected in (
        (Open(), False),
        (Waiting(NOW + 40, WaitReason.USED_UP), False),
        (Waiting(NOW + DAY, WaitReason.USED_UP), True),
        (Waiting(NOW + 90, WaitReason.PACED), True),
        (Waiting(NOW + 120, WaitReason.LIMIT), True),
        (Stopped(401), True),
    ):
        assert is_interrupted(said(state), state, NOW) is is_expected, state
