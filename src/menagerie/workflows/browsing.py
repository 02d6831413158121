"""Looking at animals: asking for lists, and finding one by its number."""

from dataclasses import dataclass
from datetime import UTC, date, datetime

from menagerie.domain.animal import Animal, AnimalList, PetStatus
from menagerie.domain.clock import Clock
from menagerie.domain.errors import FindWithdrawnError
from menagerie.workflows.session import Session

# From this day the service no longer offers GET /pets/{petId} (interface 4.3 and 9.3).
FIND_BY_ID_ENDS = date(2030, 12, 5)


@dataclass(frozen=True, slots=True)
class Question:
    """What the service is asked for: animals of one status (None: of any), at most ``limit`` of them."""

    status: PetStatus | None
    limit: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question, and when it came (Unix seconds)."""

    question: Question
    animals: AnimalList
    received_at: float


class Browsing:
    """Looks at the animals of one session."""

    def __init__(self, session: Session, clock: Clock) -> None:
        self._session = session
        self._clock = clock
        self._seen: dict[int, Animal] = {}

    async def ask(self, question: Question, *, deliberate: bool = False) -> Answer:
        """Ask the service; ``deliberate`` when the person has just asked for exactly this.

        Raises the errors of ``AnimalStore.list_animals``.
        """
        store = self._session.store
        animals = await store.list_animals(question.limit, question.status, deliberate=deliberate)
        for animal in animals.animals:
            self._seen[animal.id] = animal
        return Answer(question, animals, self._clock.now())

    async def find(self, animal_id: int) -> Animal:
        """Return one animal: as seen in this session, or else as the service says (deprecated, 4.3).

        Raises FindWithdrawnError from 5 December 2030 on, and the errors of ``AnimalStore.get_animal``.
        """
        seen = self._seen.get(animal_id)
        if seen is not None:
            return seen
        if find_is_withdrawn(self._clock):
            raise FindWithdrawnError
        animal = await self._session.store.get_animal(animal_id)
        self._seen[animal.id] = animal
        return animal


def find_is_withdrawn(clock: Clock) -> bool:
    """Tell whether the day has come from which the service no longer finds animals by number."""
    return datetime.fromtimestamp(clock.now(), UTC).date() >= FIND_BY_ID_ENDS
