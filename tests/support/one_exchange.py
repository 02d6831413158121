"""One request to a service whose answer a test writes byte by byte, over a real connection."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from menagerie.domain.animal import Animal, AnimalList, NewAnimal
from menagerie.domain.errors import MenagerieError
from menagerie.governor.governor import GovernorState
from menagerie.service.client import AnimalStore
from menagerie.service.transport import Timeouts
from support.idle_loop import run
from support.raw_server import Conversation, Script, hang, raw_server
from support.store_desk import StoreDesk, add_one

# On the loop of ``run``, an answer that comes is always in time.
BRIEF = Timeouts(read=0.2, write=0.2, total=0.5, error_body=0.2, close=0.1)
# As JSON.
FIELDS = {"id": "1", "name": '"Rex"', "categoryId": "7", "status": '"sold"'}
REX = Animal(1, "Rex", 7, "sold")
NEW = NewAnimal("Rex", 7)
# Some answers are of 10 MB.
_AT_ONCE = 8


def as_object(fields: dict[str, str]) -> str:
    """Return an object in JSON; the values are JSON too."""
    return "{" + ", ".join(f'"{name}": {value}' for name, value in fields.items()) + "}"


class Operation(NamedTuple):
    """One operation of the interface, with the status of its success and a body that has Rex."""

    ask: Callable[[AnimalStore], Awaitable[object]]
    success: int
    body: bytes

    @property
    def is_add(self) -> bool:
        return self.success == ADD.success


LIST = Operation(lambda store: store.list_animals(), 200, f"[{as_object(FIELDS)}]".encode())
GET = Operation(lambda store: store.get_animal(1), 200, as_object(FIELDS).encode())
ADD = Operation(lambda store: add_one(store, NEW), 201, as_object(FIELDS).encode())


class Outcome(NamedTuple):
    """What came of a request: a result or an error, the governor's state, and how many requests went out."""

    result: object
    error: MenagerieError | None
    state: GovernorState
    requests: int

    @property
    def animals(self) -> tuple[Animal, ...]:
        if isinstance(self.result, AnimalList):
            return self.result.animals
        return (self.result,) if isinstance(self.result, Animal) else ()


async def met(script: Script, operation: Operation) -> Outcome:
    """Ask once a service that follows ``script``."""
    result, error = None, None
    async with raw_server(script) as server, StoreDesk(server.base_url, timeouts=BRIEF) as desk:
        try:
            result = await operation.ask(desk.store)
        except MenagerieError as raised:
            error = raised
        return Outcome(result, error, desk.governor.state, len(server.requests))


def sends(data: bytes, *, stays: bool = False) -> Script:
    """Send this and hang up, or keep the connection."""

    async def script(conversation: Conversation) -> None:
        await conversation.send(data)
        if stays:
            await hang(conversation)

    return script


def outcomes(
    answers: Mapping[str, bytes], operation: Operation, *, stays: bool = False
) -> dict[str, Outcome]:
    """Ask once for each of these answers, and return what came of each."""
    places = asyncio.Semaphore(_AT_ONCE)

    async def one(data: bytes) -> Outcome:
        async with places:
            return await met(sends(data, stays=stays), operation)

    async def all_of_them() -> list[Outcome]:
        return await asyncio.gather(*map(one, answers.values()))

    return dict(zip(answers, run(all_of_them()), strict=True))
