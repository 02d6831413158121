"""A signal ends the standalone sandbox, and how the service behaves over time and when it breaks."""

import asyncio
import io
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime

import httpx
import pytest
from starlette.types import Message

from menagerie.sandbox.layers import Journal
from menagerie.sandbox.limits import Plan, RateLimiter
from menagerie.sandbox.practice import Practice, PracticeSwitch, Situation
from menagerie.sandbox.service import build_service
from menagerie.sandbox.store import IN_MEMORY, NewAnimal, Store
from support.clock import VirtualClock
from support.patience import LONGEST_WAIT
from support.programs import program_environment

KEY = "practice-key"
REMOVAL = datetime(2030, 12, 5, tzinfo=UTC).timestamp()


class Service:
    """The service with one animal, in virtual time; ``ask`` drives it without a network."""

    def __init__(self, store: Store, *, now: float = 1_800_000_000.0) -> None:
        self.clock = VirtualClock(now)
        self.out = io.StringIO()
        limiter = RateLimiter(Plan(10, 1000), self.clock.now)
        self.practice = Practice(limiter)
        self.application = build_service(
            store,
            KEY,
            limiter,
            self.practice,
            self.clock.now,
            sleep=self.clock.sleep,
            journal=Journal(self.out, self.clock.now),
        )

    def run(self, story: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
        async def told() -> None:
            transport = httpx.ASGITransport(self.application)
            headers = {"Authorization": f"Bearer {KEY}"}
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost/v1", headers=headers
            ) as client:
                await story(client)

        asyncio.run(told())

    def ask(self, method: str, path: str) -> httpx.Response:
        answers: list[httpx.Response] = []

        async def story(client: httpx.AsyncClient) -> None:
            answers.append(await client.request(method, path))

        self.run(story)
        return answers[0]

    def journal(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.out.getvalue().splitlines()]


@pytest.fixture
def store() -> Iterator[Store]:
    with closing(Store(IN_MEMORY, [NewAnimal("Rex", 1, None)])) as opened:
        yield opened


def test_getting_an_animal_ends_on_the_announced_day_and_headers_have_the_services_time(store: Store) -> None:
    answer = Service(store, now=REMOVAL - 1).ask("GET", "/pets/1")
    assert answer.status_code == 200
    assert answer.json() == {"id": 1, "name": "Rex", "categoryId": 1}
    assert answer.headers["Sunset"] == "Thu, 05 Dec 2030 00:00:00 GMT"
    assert answer.headers["Deprecation"].startswith("@")
    assert int(answer.headers["Deprecation"][1:]) < REMOVAL
    service = Service(store, now=REMOVAL)
    answer = service.ask("GET", "/pets/1")
    assert answer.status_code == 404
    assert "removed" in answer.json()["message"]
    assert answer.headers["Sunset"] == "Thu, 05 Dec 2030 00:00:00 GMT"
    assert service.ask("GET", "/pets").json() == [{"id": 1, "name": "Rex", "categoryId": 1}]
    answer = Service(store, now=1_800_000_000.0).ask("GET", "/pets")
    assert answer.headers["Date"] == "Fri, 15 Jan 2027 08:00:00 GMT"
    assert answer.headers["X-RateLimit-Limit"] == "10"
    assert answer.headers["X-RateLimit-Remaining"] == "9"
    assert answer.headers["X-RateLimit-Reset"] == "1800000060"


def test_a_slow_answer_comes_late_but_its_request_is_carried_out_at_once(store: Store) -> None:
    service = Service(store)
    service.practice.press(PracticeSwitch(Situation.SLOW_ANSWERS, seconds=30, count=1))

    async def story(client: httpx.AsyncClient) -> None:
        asking = asyncio.ensure_future(client.post("/pets", json={"name": "Luna", "categoryId": 2}))
        await service.clock.advance(29)
        # THEN it is there before the answer is
        assert not asking.done()
        assert store.find(2) is not None
        await service.clock.advance(1)
        assert (await asking).status_code == 201
        assert (await client.get("/pets")).status_code == 200

    service.run(story)


def test_a_refusal_is_slow_too_and_what_lies_outside_the_service_is_not(store: Store) -> None:
    service = Service(store)
    service.practice.press(PracticeSwitch(Situation.SLOW_ANSWERS, seconds=30))

    async def story(client: httpx.AsyncClient) -> None:
        refused = asyncio.ensure_future(client.get("/pets?limit=0"))
        await service.clock.advance(29)
        assert not refused.done()
        assert (await client.get("http://localhost/openapi.json")).status_code == 200
        await service.clock.advance(1)
        assert (await refused).status_code == 400

    service.run(story)


def test_a_crash_is_a_server_error_and_is_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    store.close()
    answer = Service(store).ask("GET", "/pets")
    assert answer.status_code == 500
    message = "The sandbox made a mistake."
    assert answer.json() == {"code": "internal_error", "message": message, "status": 500}
    assert answer.headers["X-RateLimit-Remaining"] == "9"
    [record] = caplog.records
    assert record.exc_info is not None
    assert KEY not in caplog.text


async def test_who_has_got_a_response_finds_it_in_the_journal(store: Store) -> None:
    service = Service(store)
    statuses: list[object] = []

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.extend(event["status"] for event in service.journal())

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    headers = [(b"host", b"localhost"), (b"authorization", f"Bearer {KEY}".encode())]
    scope = {"type": "http", "method": "GET", "path": "/v1/pets", "query_string": b"", "headers": headers}
    await service.application(scope, receive, send)
    assert statuses == [200]
    assert [event["status"] for event in service.journal()] == [200]


# A wait whose signal has come before tells how many lines one runs. Then a signal comes at each of them.
PROGRAM = """
import signal, sys
from menagerie.sandbox.signals import SignalsToEnd

def lines_until(at):
    signals, ran = SignalsToEnd(), 0
    def trace(frame, event, argument):
        nonlocal ran
        if event == "line":
            if ran == at:
                signal.raise_signal(signal.SIGTERM)
            ran += 1
        return trace
    if at is None:
        signal.raise_signal(signal.SIGINT)
    sys.settrace(trace)
    try:
        signals.wait()
    finally:
        sys.settrace(None)
    return ran

print([lines_until(at) > at for at in range(lines_until(None))])
"""


def test_a_signal_ends_the_wait_at_any_point_of_it() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=program_environment(),
        check=True,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert "True" in ended.stdout
    assert "False" not in ended.stdout
