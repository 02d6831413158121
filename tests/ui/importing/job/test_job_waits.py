"""What an import waits for is said in a sentence, with the time at which it goes on."""

import math
from dataclasses import dataclass

import pytest
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


def test_while_rows_are_sent_there_is_nothing_to_say() -> None:
    assert said() == ""


def test_an_import_in_what_may_be_an_old_copy_says_where_the_question_is() -> None:
    assert said(queue=Queue(stale=5)) == "This may be older data: the outbox asks what to do with it."


def test_nothing_is_said_of_an_import_that_is_over() -> None:
    assert waiting_for(job(1, {State.CREATED: 1}), Queue(is_connected=False), None, NOW) == ""


@pytest.mark.parametrize(
    ("reason", "seconds", "why"),
    [
        (WaitReason.LIMIT, 40, ASKED_TO_WAIT),
        (WaitReason.REFUSED, 40, "The service refused the request"),
        (WaitReason.UNAVAILABLE, 40, "The service is busy"),
        (WaitReason.UNANSWERED, 40, "Menagerie was closed during a request"),
        (WaitReason.USED_UP, DAY, "No requests left"),
        (WaitReason.PACED, 90, "The day's requests are made to last"),
    ],
)
def test_a_wait_says_why_and_until_when(reason: WaitReason, seconds: float, why: str) -> None:
    until = NOW + seconds
    assert said(Waiting(until, reason)) == f"{why}. Goes on at {moment(until, NOW)}."


def test_a_wait_without_an_end_names_the_way_out() -> None:
    assert "main window" in said(Waiting(math.inf, WaitReason.LIMIT))


@pytest.mark.parametrize("reason", [WaitReason.LIMIT, WaitReason.REFUSED, WaitReason.UNAVAILABLE])
@pytest.mark.parametrize("seconds", [40, math.inf])
def test_a_wait_that_only_the_store_told_names_a_colleagues_desk(reason: WaitReason, seconds: float) -> None:
    told = Told(NOW, by_store=True)
    sentence = waiting_for(GOING, Queue(), Waiting(NOW + seconds, reason), NOW, told)
    assert sentence.startswith(ASKED_BY_DESK)
    assert sentence.endswith(who_told(told, NOW))


def test_a_refused_key_asks_for_the_right_one() -> None:
    assert "API key" in said(Stopped(401))


def test_without_a_connection_it_says_when_it_tries_again() -> None:
    assert said(queue=Queue(retry_at=NOW + 30)) == "Nothing can be sent now. Tries again in 0:30."
    assert said(queue=Queue(is_connected=False)) == NOT_CONNECTED


def test_a_queue_that_stopped_names_the_button() -> None:
    assert said(queue=Queue(is_stopped=True)).endswith("Press Resume to go on.")


def test_older_imports_that_go_first_are_named_with_the_time_that_they_take() -> None:
    older, newer = job(1, {State.QUEUED: 100}, title="a.csv"), job(2, {State.QUEUED: 60})
    assert jobs_ahead(newer, (newer, older)) == (older,)
    assert jobs_ahead(older, (newer, older)) == ()
    assert jobs_ahead(newer, (newer, replace(older, is_paused=True), job(1, {State.CREATED: 3}))) == ()
    assert waiting_for_others((older,), 100) == "Waits for a.csv: about 2 minutes left."
    assert waiting_for_others((older, older), 30) == "Waits for 2 other imports: less than a minute left."
    assert waiting_for_others((), 0) == ""


def test_a_pause_is_said_before_all_else() -> None:
    paused = replace(GOING, is_paused=True)
    assert waiting_for(paused, Queue(is_stopped=True), Stopped(401), NOW).startswith("Paused.")


def test_a_pause_says_what_is_still_on_its_way() -> None:
    pausing = replace(GOING, is_paused=True, counts={State.QUEUED: 5, State.SENDING: 2})
    assert waiting_for(pausing, Queue(), Open(), NOW) == "Pausing: 2 rows are still on their way."


@pytest.mark.parametrize(
    ("state", "is_expected"),
    [
        (Open(), False),
        (Waiting(NOW + 40, WaitReason.USED_UP), False),
        (Waiting(NOW + DAY, WaitReason.USED_UP), True),
        (Waiting(NOW + 90, WaitReason.PACED), True),
        (Waiting(NOW + 120, WaitReason.LIMIT), True),
        (Stopped(401), True),
    ],
)
def test_only_the_limit_of_a_minute_is_part_of_the_pace(state: GovernorState, is_expected: bool) -> None:
    assert is_interrupted(said(state), state, NOW) is is_expected


def test_single_adds_that_go_first_are_counted_until_the_rows_are_sent() -> None:
    paused = replace(job(2, {State.QUEUED: 3}), is_paused=True)
    assert single_adds_ahead(GOING, (paused, GOING), 12) == 7
    assert single_adds_ahead(GOING, (paused, GOING), 5) == 0
    assert single_adds_ahead(paused, (paused, GOING), 12) == 0
    sent = job(1, {State.SENDING: 1, State.QUEUED: 4})
    assert single_adds_ahead(sent, (sent,), 12) == 0
    assert waiting_for_single_adds(7) == "Waits for 7 other adds."
    assert waiting_for_single_adds(1) == "Waits for 1 other add."
    assert waiting_for_single_adds(0) == ""
