"""Requests lists of animals, finds one by its id, records all that comes, and asks again by itself."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList, read_category_names, read_newest_list
from menagerie.domain.animal import LIMIT_MAX, Animal, AnimalList, KnownAnimal, News, PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.clock import Clock
from menagerie.domain.errors import FindWithdrawnError
from menagerie.domain.knowledge import Person
from menagerie.domain.plan import Quota
from menagerie.governor.states import Priority
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths

if TYPE_CHECKING:  # the first picture reads the last list, and needs no session
    from menagerie.workflows.session import Session

# On this day the service withdraws GET /pets/{petId} (interface 4.3 and 9.3).
FIND_BY_ID_ENDS = date(2030, 12, 5)
_MINUTE = 60.0
# The rest of the limit is for the person.
_LEAST_SHARE_LEFT = 0.5


class Browsing:
    """Requests the animals of one session, and records them in ``catalogue``."""

    def __init__(self, session: "Session", catalogue: Catalogue, clock: Clock) -> None:
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


def last_answer(paths: Paths, environment: Environment) -> Answer | None:
    """Return the answer that was on screen last in an environment, read at once; None if there is none."""
    newest = read_newest_list(paths.catalogue(*environment.data_key))
    if newest is None:
        return None
    seen, rows, names = newest
    # Another version may have requested a status that this one does not know.
    status = next((one for one in PetStatus if one == seen.status), None)
    return Answer(Question(status, seen.animals.limit), seen.animals, seen.at, rows, category_names=names)


class Catalogues:
    """The catalogues of all environments.

    ``sandbox_names`` returns the names of the categories of the sandbox's sample animals,
    ``person`` who works here. A name that was given to a category in one of the other ``environments`` is
    used in all of them where staff have given the number no name, or removed it; not in the sandbox. They
    are set anew when the person sets one up.
    """

    def __init__(
        self,
        paths: Paths,
        clock: Clock,
        sandbox_names: Callable[[], Mapping[int, str]] | None = None,
        person: Callable[[], Person] = Person,
        environments: Sequence[Environment] = (),
    ) -> None:
        self._paths = paths
        self._clock = clock
        self._sandbox_names = sandbox_names
        self._person = person
        self.environments = environments

    def of(self, environment: Environment) -> Catalogue:
        """Return the catalogue of an environment; nothing is opened yet."""
        path = self._paths.catalogue(*environment.data_key)
        if environment.is_sandbox:
            return Catalogue(path, self._clock, self._sandbox_names, self._person)
        elsewhere = partial(self._names_elsewhere, environment)
        return Catalogue(path, self._clock, None, self._person, elsewhere)

    def recall(self, environment: Environment) -> Answer | None:
        """Return the list that was on screen last, read at once; None if there is none."""
        return last_answer(self._paths, environment)

    def _names_elsewhere(self, environment: Environment) -> Mapping[int, str]:
        names: dict[int, str] = {}
        for other in self.environments:
            if other.has_address and not other.is_sandbox and other.id is not environment.id:
                names |= read_category_names(self._paths.catalogue(*other.data_key))
        return names


class _KnowsQuota(Protocol):
    @property
    def quota(self) -> Quota: ...


async def refresh_regularly(
    minutes: int, governor: _KnowsQuota, is_wanted: Callable[[], bool], ask: Callable[[], None], clock: Clock
) -> None:
    """Call ``ask`` every so many ``minutes`` until cancelled.

    An interval passes without a call while not ``is_wanted``, and while half of the limit or less is left.
    ``ask`` has to ask in the background, which gives way to everything that a person does.
    """
    while True:
        await clock.sleep(minutes * _MINUTE)
        if is_wanted() and _has_enough_left(governor.quota, clock.now()):
            ask()


def _has_enough_left(quota: Quota, now: float) -> bool:
    if quota.limit is None or quota.remaining is None:
        return True  # the governor's own count holds the request back where it has to
    if quota.reset_at is not None and quota.reset_at <= now:
        return True  # the count has started again since
    return quota.remaining > quota.limit * _LEAST_SHARE_LEFT
