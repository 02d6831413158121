"""The newest requests of a run are kept in memory, without bodies and without the key."""

import asyncio
from contextlib import suppress

import pytest

from menagerie.domain.animal import NewAnimal
from menagerie.domain.errors import NotConnectedError
from menagerie.domain.secret import ApiKey
from menagerie.governor.record import WaitReason
from menagerie.governor.states import Open, Waiting
from menagerie.service.recent_requests import MOST_KEPT, RecentRequests, SentRequest
from menagerie.service.transport import NotSentError
from support.clock import VirtualClock
from support.raw_server import Conversation, answer, as_json, raw_server, scripted
from support.store_desk import StoreDesk, add_one

KEY = ApiKey("sk-marked-7f3e")
REX = {"id": 7, "name": "Rex", "categoryId": 12, "status": "sold"}


async def test_a_request_is_kept_with_its_status_its_time_and_its_quota() -> None:
    clock = VirtualClock()
    recent = RecentRequests(clock)
    headers = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "59", "X-RateLimit-Reset": "30"}
    async with (
        raw_server(scripted(answer(200, as_json([REX]), headers))) as server,
        StoreDesk(server.base_url, clock=clock, recorder=recent.of("Staging")) as desk,
    ):
        await desk.store.list_animals(5)
    (kept,) = recent
    assert (kept.environment, kept.method, kept.status) == ("Staging", "GET", 200)
    assert kept.url == f"{server.base_url}/pets?limit=5"
    assert kept.quota == {name.lower(): value for name, value in headers.items()}
    assert (kept.duration, kept.problem, kept.held_by) == (0.0, "", Open())


async def test_a_request_that_had_to_wait_says_how_long_and_why() -> None:
    clock = VirtualClock()
    recent = RecentRequests(clock)
    refused = answer(429, headers={"Retry-After": "20"})
    async with (
        raw_server(scripted(refused, answer(200, as_json([])))) as server,
        StoreDesk(server.base_url, clock=clock, recorder=recent.of("Staging")) as desk,
    ):
        asking = asyncio.create_task(desk.store.list_animals())
        # Time passes only when the wait has begun.
        while not isinstance(desk.governor.state, Waiting):  # noqa: ASYNC110 - the server takes real time
            await asyncio.sleep(0)
        while len(server.requests) < 2:
            await clock.advance(1)
            await asyncio.sleep(0)
        await asking
    first, second = recent
    assert (first.status, first.quota) == (429, {"retry-after": "20"})
    assert second.waited >= 20
    assert isinstance(second.held_by, Waiting)
    assert second.held_by.reason is WaitReason.LIMIT


async def test_a_request_is_kept_while_its_answer_is_awaited_and_names_what_ended_it() -> None:
    recent = RecentRequests()
    async with StoreDesk("http://127.0.0.1:9/v1", recorder=recent.of("Production")) as desk:
        with pytest.raises(NotConnectedError):
            await add_one(desk.store, NewAnimal("Rex", 12))
    (kept,) = recent
    assert (kept.method, kept.status, kept.problem) == ("POST", None, "NotConnectedError")
    assert kept.duration is not None
    assert recent.changes == 2  # that it was sent, and that it failed
    recent, go_on = RecentRequests(), asyncio.Event()

    async def late(conversation: Conversation) -> None:
        await go_on.wait()
        await conversation.send(answer(200, as_json([])))

    async with (
        raw_server(late) as server,
        StoreDesk(server.base_url, recorder=recent.of("Staging")) as desk,
        asyncio.TaskGroup() as asking,
    ):
        asking.create_task(desk.store.list_animals())
        await server.asked.wait()
        (kept,) = recent
        assert (kept.status, kept.duration) == (None, None)
        go_on.set()


async def test_neither_the_key_nor_the_name_of_an_animal_is_kept() -> None:
    # GIVEN a service that repeats the key in every header
    recent, key = RecentRequests(), KEY.reveal()
    headers = {"X-RateLimit-Limit": key, "Retry-After": f"Bearer {key}", "X-Key": key}
    async with (
        raw_server(scripted(answer(201, as_json({**REX, "name": "Secret"}), headers))) as server,
        StoreDesk(server.base_url, KEY, recorder=recent.of("Staging")) as desk,
    ):
        await add_one(desk.store, NewAnimal("Secret", 12))
    told = repr(list(recent))
    assert "x-ratelimit-limit" in told
    assert key not in told
    assert "Secret" not in told


def test_only_the_newest_are_kept_and_one_that_did_not_leave_is_taken_back_after_many_others() -> None:
    recent = RecentRequests()
    for number in range(MOST_KEPT + 5):
        recent.add(SentRequest("Staging", "GET", str(number), 0.0, 0.0, Open(), 0.0))
    assert [request.url for request in recent] == [str(number) for number in range(5, MOST_KEPT + 5)]
    clock = VirtualClock()
    recent = RecentRequests(clock)
    for others in (1, MOST_KEPT):
        with (
            suppress(NotSentError),
            recent.of("Staging").sending("POST", "mine", 0.0, Open(), unless=NotSentError),
        ):
            for _ in range(others):
                recent.add(SentRequest("Staging", "GET", "other", 0.0, 0.0, Open(), 0.0))
            raise NotSentError
        assert {request.url for request in recent} == {"other"}


def test_a_request_takes_until_its_response_begins_or_until_it_fails() -> None:
    clock = VirtualClock()
    recent = RecentRequests(clock)
    recorder = recent.of("Staging")
    with recorder.sending("GET", "/pets", clock.monotonic(), Open(), unless=NotSentError) as answered:
        clock.move(2)
        seen = recent.changes
        recorder.answered(answered, 200, [])
        assert recent.changes > seen  # the status is shown while the body is read
        clock.move(3)
    assert answered.duration == 2
    with (
        suppress(OSError),
        recorder.sending("GET", "/pets", clock.monotonic(), Open(), unless=NotSentError) as lost,
    ):
        clock.move(4)
        raise OSError("cut")
    assert lost.duration == 4
