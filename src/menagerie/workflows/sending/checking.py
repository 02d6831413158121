"""Checks in the service's list whether an unconfirmed add was added."""

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import suppress

from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import LIMIT_MAX, Animal, AnimalList, KnownAnimal, NewAnimal, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.cases import FieldCase, ReasonCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.facts import fact, to_text
from menagerie.domain.text import folded_words
from menagerie.governor.states import Priority
from menagerie.outbox.entry import Entry, IllegalStepError, Outcome, State, may_own_unknown_animal
from menagerie.outbox.store import Outbox
from menagerie.workflows.colleagues import Colleagues
from menagerie.workflows.fields import read_typed
from menagerie.workflows.listing import Browsing

# Seconds between two looks: a service may show an animal some time after it has added it.
LATE_COMMIT = 60.0

# What a job is about has under this name when the service last listed all its animals before the job began.
LISTED_AT = "listed_all_at"
# Seconds after which other computers may have added animals that this list does not show.
_LIST_IS_RECENT = 3600.0

_DOUBTED = to_text(fact(ReasonCase.CHANGES_LOST))
# In these states an add may be an animal that a list shows.
_RIVALS = (State.UNCONFIRMED, State.SENDING)
_SEVERAL = 2


class Checking:
    """Looks for unconfirmed adds of one outbox. It never queues one again."""

    def __init__(self, outbox: Outbox, browsing: Browsing, colleagues: Colleagues | None = None) -> None:
        self._outbox = outbox
        self._colleagues = colleagues or Colleagues()
        self._browsing = browsing

    async def look(
        self, entries: Sequence[Entry], *, deliberate: bool = False, priority: Priority = Priority.PERSON
    ) -> tuple[Entry, ...]:
        """Look for unconfirmed adds in the service's list, record the results and return the adds.

        It costs one request if all of them can be told from it, and otherwise one per status. ``deliberate``
        when the person has just asked for exactly this; ``priority`` says whether a person waits for it. What
        was found is recorded after each request, also if a later one fails. An add in another state is
        returned as it is.

        Raises the errors of ``AnimalStore.list_animals``, and StorageError when a result cannot be recorded.
        """
        now = [await self._outbox.entry(entry.number) for entry in entries]
        before = {one.number: one for one in now}
        left: dict[int, NewAnimal] = {}
        looked: dict[int, Entry] = {}
        for one in now:
            if one.state is State.UNCONFIRMED:
                try:
                    left[one.number] = read_typed(one.typed)
                except UnusableFieldError:
                    # An old copy of the outbox has a draft of what was sent: no list can tell.
                    looked[one.number] = await self._record(one, Outcome.UNCLEAR)
        for status in await self._lists_for(left.values()):
            if not left:
                break
            question = Question(status, LIMIT_MAX)
            answer = await self._browsing.ask(question, deliberate=deliberate, priority=priority)
            # The person overrules only the refusals that they know of.
            deliberate = False
            for number, new in tuple(left.items()):
                # The interface does not say which status an animal without one gets (interface 2). Of a list
                # of all that is cut, the list of the add's own status tells more.
                if status is new.status or (status is None and _is_whole(answer.animals)):
                    del left[number]
                    looked[number] = await self._judge_and_record(before[number], new, answer)
        return tuple(looked.get(one.number, one) for one in now)

    async def look_at_queue(self, *, deliberate: bool = False, with_singles: bool = False) -> list[Entry]:
        """Look in one list of the service for adds that are still queued: a newer copy may have sent them.

        As many adds become unconfirmed as there are animals in the list that may be theirs, and
        ``with_singles`` all others that belong to no job; these are returned. ``deliberate`` as in ``look``.
        Raises as ``look`` does; then nothing has changed unless the disk failed.
        """
        statuses = await self._outbox.queued_statuses()
        status = next((one for one in PetStatus if statuses == (one,)), None)
        answer = await self._browsing.ask(Question(status, LIMIT_MAX), deliberate=deliberate)
        unowned = [row for row in answer.rows if await self._outbox.created_at(row.animal.id) is None]
        claims = _Claims(unowned, answer.received_at)
        found: dict[int, Entry] = {}
        after: int | None = 0
        while after is not None:
            entries, after = await self._outbox.queued_that(claims.take, after)
            found |= {entry.number: entry for entry in entries}
        if with_singles:
            singles = await self._outbox.entries((State.QUEUED,), with_jobs=False)
            found = {entry.number: entry for entry in reversed(singles)} | found
        doubted: list[Entry] = []
        for entry in found.values():
            # It may be on its way by now, because a person sends just this one.
            with suppress(IllegalStepError):
                known = claims.known_before(entry)
                doubted.append(await self._outbox.doubted(entry.number, _DOUBTED, known))
        # Only now: equal adds compete for the same animals.
        for index, entry in enumerate(doubted):
            with suppress(UnusableFieldError):
                doubted[index] = await self._judge_and_record(entry, read_typed(entry.typed), answer)
        return doubted

    async def _judge_and_record(self, entry: Entry, new: NewAnimal, answer: Answer) -> Entry:
        animals = answer.animals
        ids, adds = await self._possible(entry, new, animals)
        outcome, animal_id = _judge(animals, ids, adds)
        if outcome is Outcome.ABSENT and await self._may_be_rewritten(entry, new, answer):
            outcome = Outcome.UNCLEAR
        found = next((row for row in answer.rows if row.animal.id == animal_id), None)
        is_new = found is not None and await self._is_new(entry, found)
        if animal_id is None or found is not None:
            return await self._record(entry, outcome, animal_id, is_new=is_new)
        # Only an earlier list shows its animal.
        return await self._outbox.entry(entry.number)

    async def _record(
        self, entry: Entry, outcome: Outcome, animal_id: int | None = None, *, is_new: bool = False
    ) -> Entry:
        """Record a look, unless the add has changed since the look began; return the add."""
        with suppress(IllegalStepError):
            return await self._outbox.looked(entry.number, outcome, animal_id, is_new=is_new, since=entry)
        return await self._outbox.entry(entry.number)

    async def _is_new(self, entry: Entry, found: KnownAnimal) -> bool:
        """Tell whether a complete list from shortly before the try shows that an animal is new since.

        The interface does not say that ids grow, so an id that was never seen is no evidence. Without a
        recorded try, the ids that were known before it are not known either.
        """
        for look in entry.looks:
            if look.animal_id == found.animal.id:
                return look.is_new
        if entry.job is None or not entry.tries:
            return False
        listed_at = (await self._outbox.job(entry.job)).about.get(LISTED_AT)
        if not isinstance(listed_at, float | int):
            return False
        # The try ended before it was looked for; before the first look, the newest change is its end.
        tried_at = entry.looks[0].at if entry.looks else entry.changed_at
        return 0 <= tried_at - listed_at <= _LIST_IS_RECENT and found.first_seen > listed_at

    async def _possible(
        self, entry: Entry, new: NewAnimal, animals: AnimalList
    ) -> tuple[tuple[int, ...], int | None]:
        """Return the ids that may be the add's, and the number of adds they may belong to.

        These are ids in a list, and those that were found in earlier lists if this one may not show them.
        The number is None where another add like this one was created without a known id, or a colleague's
        may own them.
        """
        shown = [animal.id for animal in animals.animals if _is_just_like(animal, new)]
        earlier = () if _is_whole(animals) else _found_in(entry)
        ids, may_be_theirs = await self._unowned(entry, new, (*shown, *earlier))
        if may_be_theirs or any(_compete(one, new) for one in await self._outbox.created_without_id()):
            return tuple(ids), None
        rivals = await self._outbox.entries(_RIVALS)
        return tuple(ids), 1 + sum(one.number != entry.number and _compete(one, new) for one in rivals)

    async def _unowned(
        self, entry: Entry, new: NewAnimal, candidates: Iterable[int]
    ) -> tuple[list[int], bool]:
        """Return those ids that no other add is known to own, and whether one of a colleague may own them."""
        ids: list[int] = []
        for animal_id in dict.fromkeys(candidates):
            # An animal that another add became is not this one's. There may be 100,000 of those.
            is_known = animal_id in entry.known_before
            if not is_known and await self._outbox.created_at(animal_id) is None:
                ids.append(animal_id)
        taken, may_be_theirs = await self._colleagues.others_of(new, ids) if ids else ((), False)
        return [one for one in ids if one not in taken], may_be_theirs

    async def _may_be_rewritten(self, entry: Entry, new: NewAnimal, answer: Answer) -> bool:
        """Tell whether an animal of the list may be the add, under a name that the service wrote otherwise.

        The interface does not say that a name comes back as it was sent: without the blanks around it, say,
        or with its accents encoded in another way.
        """
        first_seen = {row.animal.id: row.first_seen for row in answer.rows}
        similar = (
            animal.id
            for animal in answer.animals.animals
            if first_seen.get(animal.id, entry.begun_at) >= entry.begun_at
            and _is_just_like(animal, new, folded_words)
        )
        ids, _ = await self._unowned(entry, new, similar)
        return bool(ids)

    async def _lists_for(self, adds: Collection[NewAnimal]) -> tuple[PetStatus | None, ...]:
        """Return the statuses whose lists may be needed for these adds, None for the list of all."""
        statuses = tuple(dict.fromkeys(new.status for new in adds))
        if len(statuses) < _SEVERAL or None in statuses:
            return tuple(sorted(statuses, key=lambda status: status is not None))
        known = (await self._browsing.catalogue.find_first(Wanted())).count
        # While the service has fewer animals than one list holds, one list is enough.
        is_small = known is not None and known + len(adds) < LIMIT_MAX
        return (None, *statuses) if is_small else statuses


async def confirm(outbox: Outbox, entry: Entry, animal_id: int | None) -> Entry:
    """Record that an unconfirmed add is this animal, because a person said so.

    ``animal_id`` is None when the person does not know the id. Raises UnusableFieldError when another add is
    that animal, IllegalStepError when the add is not unconfirmed, and StorageError.
    """
    current = await outbox.entry(entry.number)
    if current.state is not State.UNCONFIRMED:
        raise IllegalStepError(f"confirming add {current.number}, which is {current.state}")
    if animal_id is not None and await outbox.created_at(animal_id) is not None:
        raise UnusableFieldError(FieldCase.OTHER_ANIMAL, id=animal_id)
    return await outbox.created(entry.number, animal_id)


async def reject(outbox: Outbox, entry: Entry, animal_id: int) -> Entry:
    """Record that an unconfirmed add is not this animal, because a person said so.

    No later check finds this animal for it. Raises IllegalStepError when the add is not unconfirmed, and
    StorageError.
    """
    return await outbox.ruled_out(entry.number, animal_id)


def found_alone(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the unconfirmed adds that were found, and whose animal is new and can be no other add's.

    ``entries`` are all adds that may be such another one: each of which a try may have been added.
    """
    alike: dict[tuple[str, int], list[Entry]] = {}
    for entry in entries:
        if may_own_unknown_animal(entry):
            # One that cannot be read cannot have been sent.
            with suppress(UnusableFieldError):
                new = read_typed(entry.typed)
                alike.setdefault((new.name, new.category_id), []).append(entry)
    return tuple(
        entry for group in alike.values() for entry in group if _is_found(entry) and _is_alone(entry, group)
    )


async def confirm_found(outbox: Outbox, wanted: Sequence[Entry]) -> AsyncIterator[Entry]:
    """Record that unconfirmed adds are the animals that were found for them, because a person said so.

    Those for which there is any doubt by now are left as they are. Yields each that has changed. Raises
    StorageError; what was recorded before stays.
    """
    numbers = {entry.number for entry in wanted}
    for entry in found_alone(await outbox.owners_of_unknown_animals()):
        if entry.number in numbers:
            with suppress(IllegalStepError, UnusableFieldError):
                yield await confirm(outbox, entry, entry.looks[-1].animal_id)


def may_offer_again(entry: Entry) -> bool:
    """Tell whether it is safe to offer to send an unconfirmed add again.

    That takes two looks, a minute or more apart, at whole lists without the animal, and no look between them
    with another result.
    """
    absent: list[float] = []
    for look in entry.looks:
        absent = [*absent, look.at] if look.outcome is Outcome.ABSENT else []
    return entry.state is State.UNCONFIRMED and bool(absent) and absent[-1] - absent[0] >= LATE_COMMIT


class _Claims:
    """The animals of a list that belong to no add yet: each is claimed by at most one that may be it.

    ``now`` is when they were listed (Unix seconds). The adds are looked at on the thread of the outbox.
    """

    def __init__(self, animals: Iterable[KnownAnimal], now: float) -> None:
        self._now = now
        self._free: dict[tuple[str, int], list[KnownAnimal]] = {}
        for row in animals:
            key = folded_words(row.animal.name), row.animal.category_id
            self._free.setdefault(key, []).append(row)

    def take(self, entry: Entry) -> bool:
        """Claim an animal for an add, and tell whether there is one."""
        alike, status = self._alike(entry)
        for row in alike:
            if status in {None, row.animal.status} and not self._is_older(row, entry):
                alike.remove(row)
                return True
        return False

    def known_before(self, entry: Entry) -> list[int]:
        """Return the ids of animals like an add that were known before it was begun."""
        return [row.animal.id for row in self._alike(entry)[0] if self._is_older(row, entry)]

    def _alike(self, entry: Entry) -> tuple[list[KnownAnimal], PetStatus | None]:
        try:
            new = read_typed(entry.typed)
        except UnusableFieldError:
            return [], None  # it cannot have been sent
        return self._free.get((folded_words(new.name), new.category_id), []), new.status

    def _is_older(self, row: KnownAnimal, entry: Entry) -> bool:
        # A clock that was wrong may have begun the add in the future.
        return row.first_seen < min(entry.begun_at, self._now)


def _judge(animals: AnimalList, ids: tuple[int, ...], adds: int | None) -> tuple[Outcome, int | None]:
    """Return the outcome of a look, where ``ids`` of the list may belong to so many ``adds``.

    Each of several equal adds may be any of the ids, so none of them is absent while there is one.
    """
    if not ids:
        return (Outcome.ABSENT if _is_whole(animals) else Outcome.UNCLEAR), None
    if adds is None or len(ids) > adds:
        return Outcome.UNCLEAR, None
    return Outcome.FOUND, min(ids)


def _found_in(entry: Entry) -> tuple[int, ...]:
    """Return the ids of the animals that were found for an add."""
    return tuple(look.animal_id for look in entry.looks if look.animal_id is not None)


def _is_whole(animals: AnimalList) -> bool:
    return not animals.may_have_more and not animals.unreadable


def _is_found(entry: Entry) -> bool:
    newest = entry.looks[-1] if entry.looks else None
    if newest is None or entry.state is not State.UNCONFIRMED:
        return False
    return newest.outcome is Outcome.FOUND and newest.animal_id is not None and newest.is_new


def _is_alone(entry: Entry, group: Sequence[Entry]) -> bool:
    new = read_typed(entry.typed)
    return not any(other.number != entry.number and _compete(other, new) for other in group)


def _compete(entry: Entry, new: NewAnimal) -> bool:
    """Tell whether one animal could be either add."""
    try:
        other = read_typed(entry.typed)
    except UnusableFieldError:
        return False  # it cannot have been sent
    same = (other.name, other.category_id) == (new.name, new.category_id)
    return same and (None in (other.status, new.status) or other.status == new.status)


def _is_just_like(animal: Animal, new: NewAnimal, written: Callable[[str], str] = str) -> bool:
    """Tell whether an animal may be the one to add. An add without a status may have got any."""
    same = (written(animal.name), animal.category_id) == (written(new.name), new.category_id)
    return same and new.status in (None, animal.status)
