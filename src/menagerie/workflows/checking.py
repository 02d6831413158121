"""Checks in the service's list whether an unconfirmed add was added."""

from menagerie.domain.animal import LIMIT_MAX, Animal, AnimalList, NewAnimal
from menagerie.domain.answers import Question
from menagerie.domain.errors import UnusableFieldError
from menagerie.outbox.entry import Entry, IllegalStepError, Outcome, State
from menagerie.outbox.store import Outbox
from menagerie.workflows.browsing import Browsing
from menagerie.workflows.sending import read_typed

# Seconds between two looks: a service may show an animal some time after it has added it.
LATE_COMMIT = 60.0

# In these states an add may be what a list shows.
_RIVALS = (State.CREATED, State.UNCONFIRMED, State.SENDING)


class Checking:
    """Looks for unconfirmed adds of one outbox. It never queues one again."""

    def __init__(self, outbox: Outbox, browsing: Browsing) -> None:
        self._outbox = outbox
        self._browsing = browsing

    async def look(self, entry: Entry, *, deliberate: bool = False) -> Entry:
        """Look for an unconfirmed add in the service's list, record the result and return the add.

        It costs one request; ``deliberate`` when the person has just asked for exactly this one. An add in
        another state is returned as it is.

        Raises the errors of ``AnimalStore.list_animals``, and StorageError when it cannot be recorded.
        """
        current = await self._outbox.entry(entry.number)
        if current.state is not State.UNCONFIRMED:
            return current
        new = read_typed(current.typed)
        # The interface does not say which status an animal without one gets (interface 2).
        answer = await self._browsing.ask(Question(new.status, LIMIT_MAX), deliberate=deliberate)
        outcome, animal_id = _judge(answer.animals, *await self._possible(current, new, answer.animals))
        now = await self._outbox.entry(entry.number)
        if (now.state, now.tries) != (current.state, current.tries):
            return now  # it has changed since the list was asked for
        return await self._outbox.looked(entry.number, outcome, animal_id)

    async def _possible(
        self, entry: Entry, new: NewAnimal, animals: AnimalList
    ) -> tuple[tuple[int, ...], int | None]:
        """Return the ids in a list that may be the add's, and the number of adds they may belong to.

        The number is None where another add like this one was created without a known id.
        """
        others = await self._outbox.entries(_RIVALS)
        rivals = [one for one in others if one.number != entry.number and _compete(one, new)]
        taken = {one.animal_id for one in others if one.state is State.CREATED}
        ids = tuple(
            animal.id
            for animal in animals.animals
            if _is_just_like(animal, new) and animal.id not in taken and animal.id not in entry.known_before
        )
        if any(one.state is State.CREATED and one.animal_id is None for one in rivals):
            return ids, None
        return ids, 1 + sum(one.state is not State.CREATED for one in rivals)


async def confirm(outbox: Outbox, entry: Entry, animal_id: int | None) -> Entry:
    """Record that an unconfirmed add is this animal, because a person said so.

    ``animal_id`` is None when the person does not know the id. Raises UnusableFieldError when another add is
    that animal, IllegalStepError when the add is not unconfirmed, and StorageError.
    """
    current = await outbox.entry(entry.number)
    if current.state is not State.UNCONFIRMED:
        raise IllegalStepError(f"confirming add {current.number}, which is {current.state}")
    created = await outbox.entries((State.CREATED,))
    if animal_id is not None and any(one.animal_id == animal_id for one in created):
        raise UnusableFieldError(
            f"#{animal_id} is another animal that was added from here. Check again.",
            title="This is not the one",
        )
    return await outbox.created(entry.number, animal_id)


async def reject(outbox: Outbox, entry: Entry, animal_id: int) -> Entry:
    """Record that an unconfirmed add is not this animal, because a person said so.

    No later check finds this animal for it. Raises IllegalStepError when the add is not unconfirmed, and
    StorageError.
    """
    return await outbox.ruled_out(entry.number, animal_id)


def may_offer_again(entry: Entry) -> bool:
    """Tell whether it is safe to offer to send an unconfirmed add again.

    That takes two looks, a minute or more apart, at whole lists without the animal, and no look between them
    with another result.
    """
    absent: list[float] = []
    for look in entry.looks:
        absent = [*absent, look.at] if look.outcome is Outcome.ABSENT else []
    return entry.state is State.UNCONFIRMED and bool(absent) and absent[-1] - absent[0] >= LATE_COMMIT


def _judge(animals: AnimalList, ids: tuple[int, ...], adds: int | None) -> tuple[Outcome, int | None]:
    """Return the outcome of a look, where ``ids`` of the list may belong to so many ``adds``.

    Each of several equal adds may be any of the ids, so none of them is absent while there is one.
    """
    if not ids:
        is_whole = not animals.may_have_more and not animals.unreadable
        return (Outcome.ABSENT if is_whole else Outcome.UNCLEAR), None
    if adds is None or len(ids) > adds:
        return Outcome.UNCLEAR, None
    return Outcome.FOUND, min(ids)


def _compete(entry: Entry, new: NewAnimal) -> bool:
    """Tell whether one animal could be either add."""
    try:
        other = read_typed(entry.typed)
    except UnusableFieldError:
        return False  # it cannot have been sent
    same = (other.name, other.category_id) == (new.name, new.category_id)
    return same and (None in (other.status, new.status) or other.status == new.status)


def _is_just_like(animal: Animal, new: NewAnimal) -> bool:
    """Tell whether an animal may be the one to add. An add without a status may have got any."""
    same = (animal.name, animal.category_id) == (new.name, new.category_id)
    return same and new.status in (None, animal.status)
