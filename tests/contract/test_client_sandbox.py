"""The client against the sandbox, which reads the interface independently, over real HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from menagerie.domain.animal import INT64_MAX, INT64_MIN, NewAnimal, PetStatus
from menagerie.domain.errors import (
    AnimalNotFoundError,
    AnswerError,
    BadRequestError,
    KeyRefusedError,
    NoAnswerError,
)
from menagerie.domain.secret import ApiKey
from menagerie.sandbox.limits import RetryAfterForm
from menagerie.sandbox.practice import PracticeSwitch, Situation
from menagerie.service.client import AnimalStore
from menagerie.service.transport import Timeouts
from support.idle_loop import run
from support.sandbox_desk import Desk, OpenDesk
from support.store_desk import StoreDesk, add_one

NAMES = [
    "Rex",
    "Salt & Pepper",
    "<b>Bold</b>",
    "Zoë Čapek-Ünal",
    "小さな猫",
    "כלב קטן",
    "😺‍👤",
    '"quoted" \\ back',
    "x" * 120,
]


def ask(
    desk: Desk,
    questions: Callable[[AnimalStore], Awaitable[Any]],
    *,
    key: str | None = None,
    timeouts: Timeouts = Timeouts(),  # noqa: B008 - frozen, so sharing it changes nothing
) -> Any:
    """Open a store at the sandbox, ask it, and close it."""

    async def scenario() -> Any:
        api_key = ApiKey(key or desk.sandbox.api_key)
        async with StoreDesk(desk.sandbox.base_url, api_key, clock=desk.clock, timeouts=timeouts) as client:
            return await questions(client.store)

    return run(scenario())


def test_a_list_has_as_many_animals_as_requested_all_readable_and_of_one_status(desk: Desk) -> None:
    async def questions(store: AnimalStore) -> None:
        for limit in (1, 20, 100):
            listed = await store.list_animals(limit)
            assert len(listed.animals) == limit
            assert listed.unreadable == 0
            assert listed.may_have_more
        for status in PetStatus:
            listed = await store.list_animals(100, status)
            assert {animal.status for animal in listed.animals} == {status.value}

    ask(desk, questions)


def test_every_name_and_number_is_returned_as_it_was_sent(desk: Desk) -> None:
    numbers = [INT64_MIN, INT64_MAX, 2**53 + 1, 0]
    news = [
        NewAnimal(name, numbers[index % 4], [*PetStatus, None][index % 4]) for index, name in enumerate(NAMES)
    ]

    async def questions(store: AnimalStore) -> None:
        for new in news:
            added = await add_one(store, new)
            assert added is not None
            assert (added.name, added.category_id) == (new.name, new.category_id)
            assert added.status == new.status
            assert await store.get_animal(added.id) == added
            assert added in (await store.list_animals(100, new.status)).animals

    ask(desk, questions)


@pytest.mark.parametrize(
    ("question", "key", "kind"),
    [
        (lambda store: store.list_animals(), "another-key", KeyRefusedError),
        (lambda store: store.get_animal(INT64_MAX), None, AnimalNotFoundError),
        (lambda store: add_one(store, NewAnimal("  ", 7)), None, BadRequestError),
    ],
    ids=["an unknown key", "an unknown animal", "an animal without a name"],
)
def test_what_is_refused_did_not_happen_and_the_service_says_why(
    desk: Desk, question: Callable[[AnimalStore], Awaitable[Any]], key: str | None, kind: type[AnswerError]
) -> None:
    with pytest.raises(kind) as caught:
        ask(desk, question, key=key)
    assert caught.value.body is not None
    assert caught.value.body.code
    assert caught.value.body.message
    assert not caught.value.may_have_happened


def test_an_animal_whose_response_was_lost_exists_and_was_sent_once(desk: Desk) -> None:
    desk.sandbox.practice(PracticeSwitch(Situation.ANSWER_LOST))
    new = NewAnimal("Lost and found", 4711, PetStatus.SOLD)

    async def questions(store: AnimalStore) -> list[str]:
        with pytest.raises(NoAnswerError) as caught:
            await add_one(store, new)
        assert caught.value.may_have_happened
        return [animal.name for animal in (await store.list_animals(100, PetStatus.SOLD)).animals]

    assert ask(desk, questions).count(new.name) == 1


@pytest.mark.parametrize(("form", "adds"), [(RetryAfterForm.SECONDS, True), (RetryAfterForm.DATE, False)])
async def test_in_a_wait_nothing_is_sent(open_desk: OpenDesk, form: RetryAfterForm, adds: bool) -> None:
    desk = open_desk()
    desk.sandbox.practice(PracticeSwitch(Situation.LIMIT_REACHED, retry_after=form, seconds=20))

    key = ApiKey(desk.sandbox.api_key)
    async with StoreDesk(desk.sandbox.base_url, key, clock=desk.clock) as client:
        store = client.store
        asking: asyncio.Task[object] = asyncio.create_task(
            add_one(store, NewAnimal("Rex", 7)) if adds else store.list_animals()
        )
        await client.ear.waits.wait()
        # An early request would extend the sandbox's wait, so the request would never end.
        await desk.clock.advance(30)
        assert await asking is not None
        assert client.governor.quota.is_known
