"""Requests lists of animals, finds one by its id, and records all that the service sends."""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime

from msgspec.structs import replace

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.domain.animal import LIMIT_MAX, Animal, AnimalList, KnownAnimal, News, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.clock import Clock
from menagerie.domain.errors import FindWithdrawnError
from menagerie.governor.states import Priority
from menagerie.workflows.session import Session

# On this day the service withdraws GET /pets/{petId} (interface 4.3 and 9.3).
FIND_BY_ID_ENDS = date(2030, 12, 5)


class Browsing:
    """Requests the animals of one session, and records them in ``catalogue``."""

    def __init__(self, session: Session, catalogue: Catalogue, clock: Clock) -> None:
        self.catalogue = catalogue
        self._session = session
        self._clock = clock

    async def ask(
        self, question: Question, *, deliberate: bool = False, priority: Priority = Priority.PERSON
    ) -> Answer:
        """Request a list; ``deliberate`` if the person has just asked for exactly this.

        Raises the errors of ``AnimalStore.list_animals``.
        """
        asked_at = self._clock.now()
        animals = await self._session.store.list_animals(
            question.limit, question.status, deliberate=deliberate, priority=priority
        )
        at = self._clock.now()
        news = await self.catalogue.record(SeenList(question.status, animals, at, asked_at))
        rows = await self._known([(animal, at) for animal in animals.animals])
        return Answer(question, animals, at, rows, news, asked_at=asked_at)

    async def load_more(self, progress: Callable[[Answer], None]) -> Answer:
        """Request all, and where there may be more also each status; merge the lists by id.

        ``progress`` is called with the merged list after each response, so that it is kept if a later request
        fails. Raises the errors of ``AnimalStore.list_animals``.
        """
        answer = await self.ask(Question(None, LIMIT_MAX))
        if not answer.animals.may_have_more:
            return answer
        question = Question(None, LIMIT_MAX, gathers=True)
        together = {animal.id: (animal, answer.received_at) for animal in answer.animals.animals}
        unreadable, excess = answer.animals.unreadable, answer.animals.excess
        answer = replace(answer, question=question)
        progress(answer)
        for parts, status in enumerate(PetStatus, start=2):
            part = await self.ask(Question(status, LIMIT_MAX))
            together |= {animal.id: (animal, part.received_at) for animal in part.animals.animals}
            unreadable = max(unreadable, part.animals.unreadable)
            excess = max(excess, part.animals.excess)
            # With a limit equal to its length it counts as cut: an animal with an unknown status is in no
            # other list than the first, which was full.
            found = tuple(animal for animal, _at in together.values())
            merged = AnimalList(found, len(found), unreadable, excess)
            await self.catalogue.remember_answer(SeenList(None, merged, part.received_at))
            rows = await self._known(tuple(together.values()))
            news = _both(answer.news, part.news)
            asked_at = answer.asked_at
            answer = Answer(question, merged, part.received_at, rows, news, parts, asked_at=asked_at)
            progress(answer)
        return answer

    async def find(self, animal_id: int) -> Animal:
        """Return one animal from the catalogue, or else from the service (deprecated, interface 4.3).

        Raises FindWithdrawnError from 5 December 2030 on, and the errors of ``AnimalStore.get_animal``.
        """
        for known in await self.catalogue.animals([animal_id]):
            return known.animal
        if find_is_withdrawn(self._clock):
            raise FindWithdrawnError
        animal = await self._session.store.get_animal(animal_id)
        await self.catalogue.record_animals([animal])
        return animal

    async def _known(self, listed: Sequence[tuple[Animal, float]]) -> tuple[KnownAnimal, ...]:
        """Return what is known of animals, each of which was listed at its time (Unix seconds)."""
        ids = [animal.id for animal, _at in listed]
        known = {one.animal.id: one for one in await self.catalogue.animals(ids)}
        return tuple(_as_listed(animal, at, known.get(animal.id)) for animal, at in listed)


def _as_listed(animal: Animal, at: float, known: KnownAnimal | None) -> KnownAnimal:
    """Return what is known of an animal; what the list said where that could not be recorded."""
    if known is None:
        return KnownAnimal(animal, at, at)
    if known.last_seen < at:
        return replace(known, animal=animal, last_seen=at, missing_at=None, missing_from=None)
    return known


def find_is_withdrawn(clock: Clock) -> bool:
    """Return whether the service has withdrawn finding animals by id."""
    return datetime.fromtimestamp(clock.now(), UTC).date() >= FIND_BY_ID_ENDS


def _both(one: News, other: News) -> News:
    """Return the news of two lists, each animal once."""
    changed = (one.changed | other.changed) - one.new - other.new
    is_certain = all(news.is_certain for news in (one, other) if news.new) and bool(one.new or other.new)
    return News(one.new | other.new, changed, one.now_sold + other.now_sold, is_certain)
