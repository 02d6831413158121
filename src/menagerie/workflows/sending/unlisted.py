"""Finds adds that are, may be or may become animals that the catalogue does not have."""

from collections.abc import AsyncIterator, Collection, Sequence

from menagerie.catalogue.catalogue import Catalogue
from menagerie.outbox.entry import Entry, State
from menagerie.outbox.store import Outbox

# In these states an add may be, or become, an animal that no list has shown yet.
UNSETTLED = (State.QUEUED, State.SENDING, State.UNCONFIRMED)
# A discarded add that was sent may have been added: the person may not have waited for a check.
DONE = (State.CREATED, State.DISCARDED)
# Adds that are looked up together.
_AT_ONCE = 2000


async def unlisted_adds(
    outbox: Outbox, catalogue: Catalogue, states: Collection[State] = (*UNSETTLED, *DONE)
) -> AsyncIterator[Entry]:
    """Yield the adds in ``states`` that may be an animal, unless the catalogue has that animal.

    It may have missed one that was added: its file was lost, or the id could not be read.

    Raises StorageError.
    """
    async for numbers in unlisted_numbers(outbox, catalogue, states):
        for entry in await outbox.some_entries(numbers):
            yield entry


async def unlisted_numbers(
    outbox: Outbox, catalogue: Catalogue, states: Collection[State] = (*UNSETTLED, *DONE)
) -> AsyncIterator[Sequence[int]]:
    """Yield the numbers of the adds that ``unlisted_adds`` yields, some at a time. Raises StorageError."""
    after = 0
    while page := await outbox.animals_after(states, after, _AT_ONCE):
        after = page[-1][0]
        unknown = await catalogue.unknown_ids([animal_id for _, animal_id in page if animal_id is not None])
        numbers = [number for number, animal_id in page if animal_id is None or animal_id in unknown]
        if numbers:
            yield numbers
