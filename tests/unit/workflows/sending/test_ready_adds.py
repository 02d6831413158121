"""The adds that leave next: none is taken that is on its way already."""

import asyncio
from pathlib import Path

from menagerie.workflows.sending.ready_adds import ReadyAdds
from support.animal_service import animal_service
from support.outbox_desk import outbox_desk


async def test_an_add_that_a_person_has_sent_since_it_was_read_is_not_taken_a_second_time(
    tmp_path: Path,
) -> None:
    async with animal_service() as service, outbox_desk(service.base_url, tmp_path) as desk:
        first, second = await desk.queue("Rex", "Bella")
        on_their_way: dict[int, asyncio.Event] = {}
        ready = ReadyAdds(desk.outbox, desk.catalogue, asyncio.Lock(), on_their_way)
        await ready.read()
        on_their_way[first] = asyncio.Event()

        taken = await ready.take(single=False)

        assert taken is not None
        assert taken.number == second
        on_their_way[second] = asyncio.Event()
        assert await ready.take(single=False) is None
