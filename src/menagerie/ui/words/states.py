"""The word, the colours and the icon of each state of an add, and of each reason for which nothing is sent.

Every part of the program that names one of them asks here, so that each has one word.
"""

import math
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from menagerie.governor.record import WaitReason
from menagerie.governor.states import Told, Waiting
from menagerie.outbox.entry import Entry, State
from menagerie.ui.look.translation import translate, translate_entry
from menagerie.ui.look.wording import listed, moment
from menagerie.ui.words.filling import Texts
from menagerie.workflows.colleagues import is_held

CONTEXT = "states"


class AddState(StrEnum):
    """The state of an add, or of a row of an import, as a person sees it, in the order of counts.

    The values are those in the JSON of the import command.
    """

    ADDED = "added"
    REFUSED = "refused"
    NOT_SENT = "not_sent"
    UNCONFIRMED = "unconfirmed"
    QUEUED = "queued"
    SENDING = "sending"
    DRAFT = "draft"
    DISCARDED = "discarded"
    LEFT_OUT = "left_out"


class _Words(Texts):
    ADDED = "Added"
    REFUSED = "Refused"
    NOT_SENT = "Not sent"
    UNCONFIRMED = "Unconfirmed"
    QUEUED = "Queued"
    SENDING = "Sending"
    DRAFT = "Draft"
    DISCARDED = "Discarded"
    LEFT_OUT = "Left out"


class _Counts(Texts):
    ADDED = "%Ln added"
    REFUSED = "%Ln refused"
    NOT_SENT = "%Ln not sent"
    UNCONFIRMED = "%Ln unconfirmed"
    QUEUED = "%Ln queued"
    SENDING = "%Ln sending"
    DRAFT = "%Ln draft(s)"
    DISCARDED = "%Ln discarded"
    LEFT_OUT = "%Ln left out"


class Look(NamedTuple):
    """The colours of a word and of its background, by their names in the theme, and the name of its icon."""

    text: str
    background: str
    icon: str


# How waiting looks, whatever the reason.
WAITING = Look("pending", "pending_back", "clock")

_STATES = {
    State.DRAFT: AddState.DRAFT,
    State.QUEUED: AddState.QUEUED,
    State.SENDING: AddState.SENDING,
    State.CREATED: AddState.ADDED,
    State.REFUSED: AddState.REFUSED,
    State.UNCONFIRMED: AddState.UNCONFIRMED,
    State.DISCARDED: AddState.DISCARDED,
}
_LOOKS = {
    AddState.ADDED: Look("available", "available_back", "check"),
    AddState.REFUSED: Look("danger", "danger_back", "alert"),
    AddState.NOT_SENT: Look("danger", "danger_back", "alert"),
    AddState.UNCONFIRMED: Look("pending", "pending_back", "question"),
    AddState.QUEUED: Look("muted", "unstated_back", "clock"),
    AddState.SENDING: Look("accent", "info_back", "arrow-up"),
    AddState.DRAFT: Look("muted", "unstated_back", "pencil"),
    AddState.DISCARDED: Look("muted", "unstated_back", "close"),
    AddState.LEFT_OUT: Look("pending", "pending_back", "file"),
}


def state_of(entry: Entry | None) -> AddState:
    """Return the state of an add; None is a row that an import left out."""
    if entry is None:
        return AddState.LEFT_OUT
    return AddState.NOT_SENT if is_held(entry) else _STATES[entry.state]


def look_of(state: AddState) -> Look:
    """Return how a state looks."""
    return _LOOKS[state]


def state_word(state: AddState) -> str:
    """Return the word for a state, as it stands alone."""
    return translate_entry(CONTEXT, _Words[state.name])


def counted(state: AddState, count: int) -> str:
    """Return how many adds are in a state: ``3 refused``."""
    return translate_entry(CONTEXT, _Counts[state.name], count)


def all_counted(counts: Mapping[AddState, int]) -> str:
    """Return how many adds are in each state that has any: ``97 added, 3 refused``; nothing for none."""
    return listed(counted(state, counts[state]) for state in AddState if counts.get(state))


def counts_by_state(counts: Mapping[State, int], left_out: int = 0) -> dict[AddState, int]:
    """Return the counts of a job, and of its rows that were left out, by the state that a person sees."""
    return {_STATES[state]: count for state, count in counts.items()} | {AddState.LEFT_OUT: left_out}


class Reason(Texts):
    """Why nothing is sent for a while, as a sentence without its full stop."""

    ASKED = "The service asked us to wait"
    ASKED_BY_DESK = "A colleague's desk asked us to wait"
    REFUSED = "The service refused the request"
    UNAVAILABLE = "The service is busy"
    UNANSWERED = "Menagerie was closed during a request"
    WAITS_LOST = "Earlier waits couldn't be read"
    USED_UP = "No requests left"
    PACED = "The day's requests are made to last"
    DISK_FULL = "The disk is full"
    NOT_SAVED = "Nothing can be saved"
    NOT_REACHED = "The service cannot be reached"
    NOT_CONNECTED = "Not connected yet"
    KEY_REFUSED = "The service refused the API key"


_REASONS = {
    WaitReason.LIMIT: Reason.ASKED,
    WaitReason.REFUSED: Reason.REFUSED,
    WaitReason.UNAVAILABLE: Reason.UNAVAILABLE,
    WaitReason.UNANSWERED: Reason.UNANSWERED,
    WaitReason.LEDGER_LOST: Reason.WAITS_LOST,
    WaitReason.USED_UP: Reason.USED_UP,
    WaitReason.PACED: Reason.PACED,
}
_OWN = (Reason.USED_UP, Reason.PACED)


def reason_of(wait: Waiting, told: Told | None = None) -> Reason:
    """Return why nothing is sent; ``told`` says who told the wait, None where it is our own."""
    reason = _REASONS[wait.reason]
    is_told = math.isinf(wait.until) or reason not in _OWN
    if told is not None and told.by_store and is_told:
        return Reason.ASKED_BY_DESK
    return Reason.ASKED if math.isinf(wait.until) else reason


def reason_words(reason: Reason) -> str:
    """Return why nothing is sent, as a sentence without its full stop."""
    return translate_entry(CONTEXT, reason)


def reason_sentence(reason: Reason) -> str:
    """Return why nothing is sent, as a sentence."""
    return translate("states", "{reason}.", "Why nothing is sent").format(reason=reason_words(reason))


def who_told(told: Told | None, now: float) -> str:
    """Return who told a wait, and when; an empty text for a wait of our own. ``now`` is Unix time."""
    if told is None:
        return ""
    sentence = (
        translate("states", "Told by a colleague's desk through the shared store, at {time}.")
        if told.by_store
        else translate("states", "Told by the service at {time}.")
    )
    return sentence.format(time=moment(told.at, now, seconds=False))
