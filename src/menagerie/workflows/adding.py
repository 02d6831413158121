"""Adding an animal: the one way from the window to the service."""

from collections.abc import Awaitable, Callable

from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.progress import Progress
from menagerie.workflows.session import Session


class Adding:
    """Adds animals in one session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, new: NewAnimal, progress: Callable[[Progress], Awaitable[None]]) -> Animal | None:
        """Send ``new`` and return it as the service keeps it; None when its answer was unreadable.

        ``progress`` is told before the first byte leaves, and when the service refused it for the rate limit.
        Raises the errors of ``AnimalStore.add_animal``; nothing is sent a second time after any of them.
        """
        return await self._session.store.add_animal(new, progress=progress)
