"""An add, from the first letter typed to the animal: its states, and the steps between them.

::

    draft ──→ queued ──→ sending ─┬→ created       the service said so
                                  ├→ refused       the service said no, and why
                                  ├→ queued        refused for the rate limit, or it provably never left
                                  └→ unconfirmed   nobody knows, or Menagerie ended while it was on its way

    queued ───→ draft                the person edits it, so that it does not go meanwhile
    refused ──┬→ draft               the person edits it
              └→ queued              the person sends it again
    unconfirmed ─┬→ created          the person, or an unmistakable match, confirms
                 ├→ unconfirmed      somebody looked, and it is still to be decided
                 └→ queued           the person says "add again"

    draft, queued, refused, unconfirmed ──→ discarded        the person says so

The service has no means to send an add twice and have it once, and none to delete (interface 4), so nothing
goes from ``unconfirmed`` to ``queued`` without a person's word.
"""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto
from typing import Any

from msgspec import Struct


class State(StrEnum):
    """Where an add stands."""

    DRAFT = "draft"
    QUEUED = "queued"
    SENDING = "sending"
    CREATED = "created"
    REFUSED = "refused"
    UNCONFIRMED = "unconfirmed"
    DISCARDED = "discarded"


# With these nothing is to be done any more.
DONE = (State.CREATED, State.DISCARDED)


class Step(Enum):
    """What can happen to an add."""

    EDIT = auto()
    QUEUE = auto()
    BEGIN_SENDING = auto()
    LEFT_NOT = auto()
    CREATE = auto()
    REFUSE = auto()
    LOSE_SIGHT = auto()
    LOOK = auto()
    DISCARD = auto()


# From which states a step is legal, and where it leads. Nothing else is.
TRANSITIONS: Mapping[Step, tuple[frozenset[State], State]] = {
    Step.EDIT: (frozenset({State.DRAFT, State.QUEUED, State.REFUSED}), State.DRAFT),
    Step.QUEUE: (frozenset({State.DRAFT, State.REFUSED, State.UNCONFIRMED}), State.QUEUED),
    Step.BEGIN_SENDING: (frozenset({State.QUEUED}), State.SENDING),
    Step.LEFT_NOT: (frozenset({State.SENDING}), State.QUEUED),
    Step.CREATE: (frozenset({State.SENDING, State.UNCONFIRMED}), State.CREATED),
    Step.REFUSE: (frozenset({State.SENDING}), State.REFUSED),
    Step.LOSE_SIGHT: (frozenset({State.SENDING}), State.UNCONFIRMED),
    Step.LOOK: (frozenset({State.UNCONFIRMED}), State.UNCONFIRMED),
    Step.DISCARD: (
        frozenset({State.DRAFT, State.QUEUED, State.REFUSED, State.UNCONFIRMED}),
        State.DISCARDED,
    ),
}


class IllegalStepError(ValueError):
    """A step was asked for that the state of the add does not allow. Nothing was changed."""


class NoSuchEntryError(LookupError):
    """There is no add with this number."""


class Typed(Struct, frozen=True):
    """What was typed, letter for letter: a draft need not be valid.

    ``status`` None leaves it to the service.
    """

    name: str
    category: str
    status: str | None = None


def typed_from(fields: Mapping[str, Any]) -> Typed:
    """Return what was typed from stored fields, without those that only a newer version knows.

    Raises TypeError for fields that are missing.
    """
    return Typed(**_known(fields, Typed))


class Outcome(StrEnum):
    """What a look at the service's list said about an unconfirmed add."""

    FOUND = "found"  # one animal more than before that is just like it
    ABSENT = "absent"  # a list that was not cut has none
    UNCLEAR = "unclear"  # a list that was cut has none, or there are several


class Look(Struct, frozen=True):
    """A look at ``at`` (Unix seconds). ``animal_id`` is the animal that was found, where one was."""

    at: float
    outcome: Outcome
    animal_id: int | None = None


def look_from(fields: Mapping[str, Any]) -> Look:
    """Return a look from stored fields, without those that only a newer version knows.

    Raises TypeError and ValueError for fields that are missing or make no sense.
    """
    known = _known(fields, Look)
    return Look(**known | {"outcome": Outcome(str(known.get("outcome")))})


def _known(fields: Mapping[str, Any], kind: type[Typed | Look]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name in kind.__struct_fields__}


class Entry(Struct, frozen=True):
    """An add. ``number`` grows and is never used again; times in Unix seconds.

    ``changed_at`` is when anything of it was written last, ``tries`` how often it was about to leave.
    ``reason`` says in plain text why it was refused, is unconfirmed or waits again. ``animal_id`` is that of
    one that was created, None where the answer did not say. ``known_before`` has the ids of animals just like
    it that were known before the newest try, and ``looks`` what was found out about that try.
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


def state_after(step: Step, entry: Entry) -> State:
    """Return the state to which ``step`` leads. Raises IllegalStepError."""
    before, after = TRANSITIONS[step]
    if entry.state not in before:
        raise IllegalStepError(f"{step.name} of add {entry.number}, which is {entry.state}")
    return after
