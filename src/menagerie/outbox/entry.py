"""An add from the first letter typed to the created animal: its states, and the steps between them.

::

    draft ──→ queued ──→ sending ─┬→ created       the service confirmed it
                                  ├→ refused       the service rejected it, and said why
                                  ├→ queued        rate limit, or provably not sent
                                  └→ unconfirmed   no response, or Menagerie ended while it was being sent

    queued ───→ draft                the user edits it, so that it is not sent meanwhile
    queued ───→ refused              a colleague has added one like it meanwhile: nothing was sent
    queued ───→ unconfirmed          this may be an old copy of the outbox, and another one has sent it
    refused ──┬→ draft               the user edits it
              └→ queued              the user sends it again
    unconfirmed ─┬→ created          the user, or an unmistakable match, confirms it
                 ├→ unconfirmed      a check of the service's list, or the user says what it is not
                 └→ queued           the user says "add again"

    draft, queued, refused, unconfirmed ──→ discarded        the user discards it

Nothing goes from ``unconfirmed`` to ``queued`` unless the user asks for it: the animal could be added twice.
"""

import math
from collections.abc import Mapping
from enum import Enum, StrEnum, auto

from msgspec import Struct


class State(StrEnum):
    """The state of an add."""

    DRAFT = "draft"
    QUEUED = "queued"
    SENDING = "sending"
    CREATED = "created"
    REFUSED = "refused"
    UNCONFIRMED = "unconfirmed"
    DISCARDED = "discarded"


# The final states.
DONE = (State.CREATED, State.DISCARDED)


class Step(Enum):
    """What can happen to an add."""

    EDIT = auto()
    QUEUE = auto()
    HOLD = auto()
    BEGIN_SENDING = auto()
    NOT_SENT = auto()
    CREATE = auto()
    REFUSE = auto()
    LOSE_SIGHT = auto()
    DOUBT = auto()
    CHECK = auto()
    DISCARD = auto()


# The states in which each step is legal, and the state to which it leads.
_TRANSITIONS: Mapping[Step, tuple[frozenset[State], State]] = {
    Step.EDIT: (frozenset({State.DRAFT, State.QUEUED, State.REFUSED}), State.DRAFT),
    Step.QUEUE: (frozenset({State.DRAFT, State.REFUSED, State.UNCONFIRMED}), State.QUEUED),
    Step.HOLD: (frozenset({State.QUEUED}), State.REFUSED),
    Step.BEGIN_SENDING: (frozenset({State.QUEUED}), State.SENDING),
    Step.NOT_SENT: (frozenset({State.SENDING}), State.QUEUED),
    Step.CREATE: (frozenset({State.SENDING, State.UNCONFIRMED}), State.CREATED),
    Step.REFUSE: (frozenset({State.SENDING}), State.REFUSED),
    Step.LOSE_SIGHT: (frozenset({State.SENDING}), State.UNCONFIRMED),
    Step.DOUBT: (frozenset({State.QUEUED}), State.UNCONFIRMED),
    Step.CHECK: (frozenset({State.UNCONFIRMED}), State.UNCONFIRMED),
    Step.DISCARD: (
        frozenset({State.DRAFT, State.QUEUED, State.REFUSED, State.UNCONFIRMED}),
        State.DISCARDED,
    ),
}


class IllegalStepError(ValueError):
    """The state of the add does not allow this step. Nothing was changed."""


class NoSuchEntryError(LookupError):
    """There is no add, or no job, with this number."""


class Typed(Struct, frozen=True, gc=False):
    """The text that the user typed: a draft need not be valid. ``status`` None leaves it to the service."""

    name: str
    category: str
    status: str | None = None


# A larger number was never given, and nothing was tried so often: it comes from damage.
HIGHEST_NUMBER = 2**53
# In an unconfirmed add, it stands for a text that damage has made unreadable.
UNREADABLE = Typed("", "")


class Outcome(StrEnum):
    """The result of searching the service's list for an unconfirmed add."""

    FOUND = "found"  # exactly one new animal matches
    ABSENT = "absent"  # a complete list has no match
    UNCLEAR = "unclear"  # an incomplete list has no match, there are several, or only one of a similar name


class Look(Struct, frozen=True):
    """One check of the service's list, ``at`` Unix seconds; ``animal_id`` is the animal found, if any.

    ``is_new`` if a list that was taken before the add was tried shows that the animal was not there yet.
    """

    at: float
    outcome: Outcome
    animal_id: int | None = None
    is_new: bool = False


class Entry(Struct, frozen=True, omit_defaults=True):
    """An add. ``number`` grows and is never reused; times are Unix seconds.

    ``changed_at`` is the time of the last change, ``tries`` how often it was about to be sent. ``reason`` is
    why it was refused, is unconfirmed, or is queued again: the text of facts (``domain/facts.py``), or a
    sentence that an older version stored. ``animal_id`` is the id of a created animal; None if the response
    did not state it. ``known_before`` has the ids of identical animals that were known before the last try or
    that the user has ruled out, and ``looks`` the checks made since then.
    ``job`` is the number of the job that it belongs to, and ``row`` its row of the delivery; None if it was
    added by itself, as in all files of versions without jobs.
    """

    number: int
    typed: Typed
    state: State
    begun_at: float
    changed_at: float
    tries: int = 0
    animal_id: int | None = None
    reason: str = ""
    known_before: tuple[int, ...] = ()
    looks: tuple[Look, ...] = ()
    job: int | None = None
    row: int | None = None


def checked(entry: Entry) -> Entry:
    """Return an add whose figures can be those of one. Raises ValueError for any other."""
    are_counts = 1 <= entry.number <= HIGHEST_NUMBER and 0 <= entry.tries <= HIGHEST_NUMBER
    has_job = entry.job is None or 1 <= entry.job <= HIGHEST_NUMBER
    if not (are_counts and has_job and math.isfinite(entry.begun_at) and math.isfinite(entry.changed_at)):
        raise ValueError
    return entry


def is_unreadable(entry: Entry) -> bool:
    """Return whether nothing can be read of an add: a person can only discard it."""
    return entry.state is State.UNCONFIRMED and entry.typed == UNREADABLE


def may_own_unknown_animal(entry: Entry) -> bool:
    """Return whether a try of an add may have created an animal whose id was not recorded for it."""
    match entry.state:
        case State.SENDING | State.UNCONFIRMED:
            return True
        case State.CREATED:
            return entry.animal_id is None or entry.tries > 1
        case State.REFUSED:
            return entry.tries > 1
        case _:
            return entry.tries > 0


def state_after(step: Step, entry: Entry) -> State:
    """Return the state to which ``step`` leads. Raises IllegalStepError."""
    before, after = _TRANSITIONS[step]
    if entry.state not in before:
        raise IllegalStepError(f"{step.name} of add {entry.number}, which is {entry.state}")
    return after
