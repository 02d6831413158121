"""On a full disk nothing is sent that was not recorded, and no response is forgotten.

Each test has a separate process, which loses the room to write.
"""

import asyncio
from pathlib import Path

import pytest

from menagerie.outbox.entry import State
from support.outbox_desk import outbox_desk
from support.programs import run

_COMMON = """
import asyncio, os, sys
from pathlib import Path
from menagerie.domain.cases import OutboxCase, SendingCase
from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import State
from support.animal_service import animal_service
from support.outbox_desk import OUTBOX, outbox_desk
from support.disk import room_for

folder = Path(sys.argv[1])

def fill_up():
    room_for((folder / f"{OUTBOX}-wal").stat().st_size)

def fill_up_when_it_leaves(entry):
    if entry.state is State.SENDING:
        fill_up()

async def fails(desk, case):
    try:
        await desk.sending.send_all()
    except StorageError as error:
        assert error.case is case, error
        assert OutboxCase.FAILED in str(error), error
    else:
        raise AssertionError("no error")
"""

_BEFORE_IT_LEAVES = (
    _COMMON
    + """
async def main():
    async with animal_service() as service, outbox_desk(service.base_url, folder) as desk:
        await desk.queue("Rex", "Bella")
        fill_up()
        for _ in range(3):
            await fails(desk, OutboxCase.FAILED)
        assert service.received == []
        room_for(None)
        await desk.sending.send_all()
        assert service.received == ["Rex", "Bella"]
        service.check(await desk.outbox.entries())

asyncio.run(main())
"""
)

_WHILE_IT_IS_OUT = (
    _COMMON
    + """
async def main(room_again):
    async with (
        animal_service() as service,
        outbox_desk(service.base_url, folder, changed=fill_up_when_it_leaves) as desk,
    ):
        first, _ = await desk.queue("Rex", "Bella")
        for _ in range(3):
            await fails(desk, SendingCase.ADDED_AS_NOT_SAVED)
        assert service.received == ["Rex"]
        if not room_again:
            os._exit(0)
        room_for(None)
        assert (await desk.sending.send(first)).animal_id == 1
        assert service.received == ["Rex"]

asyncio.run(main(sys.argv[2] == "room"))
"""
)


def states(folder: Path) -> dict[str, State]:
    """Return what a new start finds in the outbox."""

    async def look() -> dict[str, State]:
        async with outbox_desk("http://127.0.0.1:1/v1", folder) as desk:
            return {entry.typed.name: entry.state for entry in await desk.outbox.entries()}

    return asyncio.run(look())


def test_nothing_is_sent_while_it_cannot_be_recorded_and_everything_once_it_can(tmp_path: Path) -> None:
    run(_BEFORE_IT_LEAVES, tmp_path)
    assert states(tmp_path) == {"Rex": State.CREATED, "Bella": State.CREATED}


@pytest.mark.thorough
@pytest.mark.parametrize(("word", "state"), [("room", State.CREATED), ("no room", State.UNCONFIRMED)])
def test_a_response_that_cannot_be_recorded_is_kept_until_it_can_or_leaves_the_add_unconfirmed(
    tmp_path: Path, word: str, state: State
) -> None:
    run(_WHILE_IT_IS_OUT, tmp_path, word)
    assert states(tmp_path) == {"Rex": state, "Bella": State.QUEUED}
