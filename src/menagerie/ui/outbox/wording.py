"""What the outbox says of an add, and what a person can do with it."""

import math
from collections.abc import Mapping
from enum import Enum
from itertools import takewhile

from PySide6.QtCore import QLocale

from menagerie.domain.errors import UnusableFieldError
from menagerie.outbox.entry import Entry, Outcome, State, Typed, is_unreadable, may_own_unknown_animal
from menagerie.outbox.job import Job
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import (
    category_text,
    clock_time,
    listed,
    local_time,
    moment,
    of_a_moment,
    status_in_sentence,
    status_word,
)
from menagerie.ui.words.jobs import rows_left_out
from menagerie.ui.words.messages import stored_words
from menagerie.ui.words.states import AddState, state_of, state_word
from menagerie.workflows.colleagues import is_held, was_held
from menagerie.workflows.fields import read_int64
from menagerie.workflows.sending.checking import LATE_COMMIT, may_offer_again

_MINUTE = 60
# Longer names are cut, so that what follows them in the same line can be read.
_LONGEST_NAME = 60
_LONGEST_CATEGORY = 24


# A line of the outbox: an add, or an import with rows that it left out.
Item = Entry | Job


def item_state(item: Item) -> AddState:
    """Return the state of a line."""
    return AddState.LEFT_OUT if isinstance(item, Job) else state_of(item)


def standing(entry: Item) -> str:
    """Return the word for the state of a line, with the id that the service gave an add: ``Added #1043``."""
    word = state_word(item_state(entry))
    if isinstance(entry, Job):
        return word
    return f"{word} #{entry.animal_id}" if entry.animal_id is not None else word


def entry_name(entry: Item) -> str:
    """Return the name of an add in one line, or words for none; of an import what it left out."""
    if isinstance(entry, Job):
        return rows_left_out(entry)
    if is_unreadable(entry):
        return translate("outbox", "Entry {number} can't be read").format(number=entry.number)
    return typed_name(entry.typed)


def typed_name(typed: Typed) -> str:
    """Return the typed name in one line, or words for none."""
    return in_one_line(typed.name) or translate("outbox", "No name yet")


def short_name(typed: Typed) -> str:
    """Return the typed name for use within a sentence."""
    return isolated(_cut(typed_name(typed), _LONGEST_NAME))


def facts(typed: Typed, names: Mapping[int, str]) -> str:
    """Return category and status, such as ``Rabbits · 12 · Available``.

    ``names`` are those that staff gave to categories, by the category's number.
    """
    category = _category(typed, names, longest=_LONGEST_CATEGORY)
    return f"{isolated(category)} · {isolated(_status(typed))}"


def summary(entry: Item, names: Mapping[int, str], now: float) -> str:
    """Return the second line of a row: category, status and when it changed; ``now`` in Unix seconds."""
    if isinstance(entry, Job):
        return _day_and_time(entry.begun_at, now, translate("outbox", "today, {time}"))
    when = _day_and_time(entry.changed_at, now, translate("outbox", "today, {time}"))
    return when if is_unreadable(entry) else f"{facts(entry.typed, names)} · {when}"


def spoken_row(entry: Item, names: Mapping[int, str], now: float) -> str:
    """Return a row as assistive tools read it: ``Unconfirmed: Rex, Rabbits · 12, available, today 14:02``."""
    if isinstance(entry, Job):
        return rows_left_out(entry)
    parts = (
        entry_name(entry),
        _category(entry.typed, names),
        _status_in_sentence(entry.typed),
        _day_and_time(entry.changed_at, now, translate("outbox", "today {time}")),
    )
    return translate("outbox", "{state}: {rest}").format(state=standing(entry), rest=listed(parts))


def sentence(entry: Item, now: float, *, with_cause: bool = False) -> str:
    """Return what happened to an add, what is safe and what to do; ``now`` in Unix seconds.

    The reason from the service or the network follows on its own lines, since it may be long. Why an add is
    unconfirmed does not help to decide what to do, so it is said only ``with_cause``.
    """
    if isinstance(entry, Job):
        return translate("outbox", "Nothing was sent. Correct and add, or discard.")
    says_reason = with_cause or entry.state is not State.UNCONFIRMED
    reason = _reason(entry) if says_reason else ""
    return "\n".join(part for part in (_what_happened(entry, now), reason) if part)


def _what_happened(entry: Entry, now: float) -> str:
    if entry.state is State.UNCONFIRMED:
        return _unconfirmed(entry, now)
    if is_held(entry):
        return translate(
            "outbox", "It was not sent, so that it is not added twice. Add another, or discard it."
        )
    words = {
        State.DRAFT: translate("outbox", "Typed at {time}. It is not sent before you press Add."),
        State.QUEUED: translate("outbox", "It is waiting to be sent."),
        State.SENDING: translate("outbox", "On its way…"),
        State.REFUSED: translate(
            "outbox", "It was refused, so nothing was added. Edit it, or send it again."
        ),
        State.CREATED: translate("outbox", "Added at {time}. Its number is not known here."),
        State.DISCARDED: translate("outbox", "Discarded at {time}. It was never sent."),
    }
    text = words[entry.state]
    if entry.state is State.CREATED and entry.animal_id is not None:
        text = translate("outbox", "Added as #{id} at {time}.")
    elif entry.state is State.REFUSED and may_own_unknown_animal(entry):
        # An earlier try may have added it.
        text = translate("outbox", "The last try was refused. Edit it, or send it again.")
    elif entry.state is State.DISCARDED and entry.tries:
        # It may have been unconfirmed: the outbox does not record that.
        text = translate(
            "outbox", "Discarded at {time}. If it had been added before, it stays in the catalogue."
        )
    return text.format(time=moment(entry.changed_at, now, seconds=False), id=entry.animal_id)


def _reason(entry: Entry) -> str:
    if not entry.reason:
        return ""
    if entry.state is State.DRAFT and not was_held(entry):
        return translate("outbox", "It was refused before: {reason}").format(
            reason=stored_words(entry.reason)
        )
    is_open = entry.state in {State.DRAFT, State.QUEUED, State.REFUSED, State.UNCONFIRMED}
    return stored_words(entry.reason) if is_open else ""


def _unconfirmed(entry: Entry, now: float) -> str:
    if is_unreadable(entry):
        return stored_words(entry.reason)
    if not entry.looks:
        return translate("outbox", "We don't know if {name} was added.").format(name=short_name(entry.typed))
    newest = entry.looks[-1]
    if newest.outcome is Outcome.FOUND and newest.animal_id is not None:
        # One of an import that is not offered to be confirmed together with others: say why.
        is_doubtful = entry.job is not None and not newest.is_new
        text = (
            translate("outbox", "Probably added as #{id}, but it may be older. Is that it?")
            if is_doubtful
            else translate("outbox", "Probably added as #{id}. Is that it?")
        )
        return text.format(id=newest.animal_id)
    if newest.outcome is not Outcome.ABSENT:
        return translate("outbox", "We can't tell from this list. Look yourself before you add it again.")
    if may_offer_again(entry):
        return translate("outbox", "Not in the list. Add it again?")
    text = translate("outbox", "Not in the list yet. Check again after {later}.")
    return text.format(later=moment(check_again_at(entry), now, seconds=False))


def check_again_at(entry: Item) -> float:
    """Return from when on (Unix seconds) another check of an add tells more; 0 where any time will do."""
    if isinstance(entry, Job) or entry.state is not State.UNCONFIRMED or may_offer_again(entry):
        return 0.0
    absent = list(takewhile(lambda look: look.outcome is Outcome.ABSENT, reversed(entry.looks)))
    # Rounded up: a look that is some seconds early would not count.
    return math.ceil((absent[-1].at + LATE_COMMIT) / _MINUTE) * _MINUTE if absent else 0.0


def _category(typed: Typed, names: Mapping[int, str], longest: int | None = None) -> str:
    try:
        category_id = read_int64(typed.category)
    except UnusableFieldError:
        # A draft need not be valid, so show it as it was typed.
        return in_one_line(typed.category) or translate("outbox", "No category yet")
    name = in_one_line(names.get(category_id, ""))
    return category_text(category_id, name if longest is None else _cut(name, longest))


def _status(typed: Typed) -> str:
    if typed.status is None:
        return translate("outbox", "Status not set")
    return in_one_line(status_word(typed.status))


def _status_in_sentence(typed: Typed) -> str:
    if typed.status is None:
        return translate("outbox", "status not set", "Within a sentence")
    return in_one_line(status_in_sentence(typed.status))


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"


@of_a_moment
def _day_and_time(unix: float, now: float, today: str) -> str:
    """Return a moment in the words of ``today`` when it is of the same day as ``now``, else with its date."""
    when = local_time(math.ceil(unix))
    if when.date() == local_time(math.ceil(now)).date():
        return today.format(time=clock_time(unix))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


class Choice(Enum):
    """One thing to do; the value is the object name of its button."""

    SEND = "outboxSend"
    EDIT = "outboxEdit"
    CHECK = "outboxCheck"
    CONFIRM = "outboxConfirm"
    REJECT = "outboxReject"
    ADD_AGAIN = "outboxAddAgain"
    SHOW = "outboxShow"
    DUPLICATE = "outboxDuplicate"
    DISCARD = "outboxDiscard"


# What can be done with all queued adds of what may be an old copy of the outbox.
OF_STALE = (Choice.CHECK, Choice.SEND, Choice.DISCARD)
_OF_UNCONFIRMED = (Choice.CHECK, Choice.CONFIRM, Choice.ADD_AGAIN, Choice.DISCARD)


def choices(entry: Item) -> tuple[Choice, ...]:
    """Return what can be done with a line, the natural next step first where there is one."""
    if isinstance(entry, Job):
        return (Choice.SHOW, Choice.DISCARD)
    return (Choice.DISCARD,) if is_unreadable(entry) else _of_add(entry)


def _of_add(entry: Entry) -> tuple[Choice, ...]:
    match entry.state:
        case State.DRAFT | State.QUEUED:
            return (Choice.SEND, Choice.EDIT, Choice.DISCARD)
        case State.REFUSED:
            # Unchanged, it would be refused again.
            return (Choice.EDIT, Choice.SEND, Choice.DISCARD)
        case State.UNCONFIRMED:
            first = _first_of_unconfirmed(entry)
            return (*first, *(choice for choice in _OF_UNCONFIRMED if choice not in first))
        case State.CREATED | State.DISCARDED:
            is_known = entry.state is State.CREATED and entry.animal_id is not None
            return (Choice.SHOW, Choice.DUPLICATE) if is_known else (Choice.DUPLICATE,)
        case _:
            return ()


def direct_choices(entry: Item) -> tuple[Choice, ...]:
    """Return the choices that are shown at once; the others are behind "More"."""
    if isinstance(entry, Job):
        return choices(entry)
    is_in_doubt = entry.state is State.UNCONFIRMED and not is_unreadable(entry)
    return _first_of_unconfirmed(entry) if is_in_doubt else choices(entry)


def next_step(entry: Item) -> Choice | None:
    """Return the natural next step, or None if the add is finished or being sent."""
    offered = choices(entry)
    return offered[0] if offered and offered[0] is not Choice.DUPLICATE else None


def asks_twice(choice: Choice, entry: Item) -> bool:
    """Tell whether a warning comes before this choice takes effect: it could not be taken back."""
    if isinstance(entry, Job):
        return choice is Choice.DISCARD
    if entry.state is not State.UNCONFIRMED:
        return False
    return choice is Choice.DISCARD or (choice is Choice.ADD_AGAIN and not may_offer_again(entry))


def warning(choice: Choice, entry: Item) -> str:
    """Return the warning of a choice that asks twice."""
    if isinstance(entry, Job):
        return translate("outbox", "You are not asked again. The list of the import keeps everything.")
    if choice is Choice.ADD_AGAIN:
        return translate(
            "outbox",
            "It may be there already. This could add it twice, and the service cannot remove animals.",
        )
    return translate(
        "outbox",
        "This only takes it out of the outbox. If the animal was added, it stays in the service's list.",
    )


def found_id(entry: Entry) -> int | None:
    """Return the id of the animal that the newest look at the service's list found for an add."""
    newest = entry.looks[-1] if entry.looks else None
    return newest.animal_id if newest is not None and newest.outcome is Outcome.FOUND else None


def usual_text(choice: Choice) -> str:
    """Return the words on the button of a choice where its add is not known."""
    return {
        Choice.SEND: translate("outbox", "Send now"),
        Choice.EDIT: translate("outbox", "Edit…"),
        Choice.CHECK: translate("outbox", "Check"),
        Choice.CONFIRM: translate("outbox", "It was added"),
        Choice.REJECT: translate("outbox", "No"),
        Choice.ADD_AGAIN: translate("outbox", "Add again"),
        Choice.SHOW: translate("outbox", "Show"),
        Choice.DUPLICATE: translate("outbox", "Add another like it…"),
        Choice.DISCARD: translate("outbox", "Discard"),
    }[choice]


def choice_text(choice: Choice, entry: Item, *, asked: bool = False) -> str:
    """Return the words on the button; ``asked`` after a first press, when the warning is shown."""
    if asked:
        return (
            translate("outbox", "Add again anyway")
            if choice is Choice.ADD_AGAIN
            else translate("outbox", "Discard anyway")
        )
    if isinstance(entry, Job):
        return usual_text(choice)
    return _text_of_add(choice, entry)


def _text_of_add(choice: Choice, entry: Entry) -> str:
    if choice is Choice.SEND and entry.state is State.DRAFT:
        return translate("outbox", "Add")
    if choice is Choice.SEND and entry.state is State.REFUSED:
        return translate("outbox", "Add another") if is_held(entry) else translate("outbox", "Send again")
    if choice is Choice.CHECK and entry.looks:
        return translate("outbox", "Check again")
    if choice is Choice.CONFIRM and found_id(entry) is not None:
        return translate("outbox", "Yes")
    return usual_text(choice)


def stale_warning(choice: Choice | None) -> str:
    """Return the warning of the choice of ``OF_STALE`` that asks twice; nothing for the others."""
    if choice is not Choice.DISCARD:
        return ""
    return translate("outbox", "What waits leaves the outbox and is not sent. This can't be undone.")


def stale_text(choice: Choice, *, asked: bool = False) -> str:
    """Return the words on the button of a choice of ``OF_STALE``, as ``choice_text``."""
    if choice is Choice.SEND:
        return translate("outbox", "Send them")
    return translate("outbox", "Discard anyway") if asked else usual_text(choice)


def _first_of_unconfirmed(entry: Entry) -> tuple[Choice, ...]:
    if found_id(entry) is not None:
        return Choice.CONFIRM, Choice.REJECT
    return (Choice.ADD_AGAIN,) if may_offer_again(entry) else (Choice.CHECK,)
