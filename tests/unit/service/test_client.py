"""The meaning of each response of the service for the caller."""

import asyncio
import contextlib
import errno
import json
import random
import socket
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import httpx
import pytest

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, NewAnimal, PetStatus
from menagerie.domain.cases import AddressCase, AnswerCase, ConnectionCase, FieldCase, GeneralCase, Safe
from menagerie.domain.errors import (
    AskingStoppedError,
    CertificateError,
    ErrorBody,
    KeyRefusedError,
    NoAnswerError,
    NotConnectedError,
    QuotaUsedUpError,
    ServerFailedError,
    SurroundingsError,
    UnexpectedAnswerError,
    UnusableAddressError,
    UnusableFieldError,
    WaitingError,
)
from menagerie.domain.facts import Fact, fact
from menagerie.domain.network import Network, ProxyMode
from menagerie.governor.governor import Priority, Stopped, Waiting
from menagerie.service.client import AnimalStore
from menagerie.service.retries import Attempts, Retries
from menagerie.service.transport import LARGEST_ERROR, Timeouts
from menagerie.service.wire import LARGE_BODY
from support.asking import MostJitter
from support.clock import VirtualClock
from support.every_case import every_case
from support.store_desk import KEY, StoreDesk, add_one

BASE_URL = "https://animals.example/v1"
REX = {"id": 1, "name": "Rex", "categoryId": 7, "status": "sold"}
NEW = NewAnimal("Rex", 7, PetStatus.SOLD)


# How OpenSSL, Windows and macOS say why they do not trust a certificate.
DISTRUST = {
    ConnectionCase.CERTIFICATE_ISSUER: (
        *(18, 19, 20, 21),
        *(0x800B0109, 0x800B010A, 0x800B0112),
        *(-67843, -25318),
    ),
    ConnectionCase.CERTIFICATE_DATE: (9, 10, 0x800B0101, -67818, -67819),
    ConnectionCase.CERTIFICATE_HOST: (62, 64, 0x800B010F, -67602),
    ConnectionCase.CERTIFICATE_DETAIL: (0x80092010, -67820),
}


class Service:
    """Gives the answers that the test lists, in order, and keeps what was asked."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self._answers = list(answers)
        self.requests: list[httpx.Request] = []
        self.asked = asyncio.Event()
        # What passes until an answer comes.
        self.takes: Callable[[], Awaitable[None]] | None = None

    async def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        self.asked.set()
        if self.takes is not None:
            await self.takes()
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def desk_at(service: Service) -> StoreDesk:
    return StoreDesk(BASE_URL, KEY, transport=httpx.MockTransport(service))


def answered(status: int, **headers: str) -> httpx.Response:
    body = {"code": "some-code", "message": "Some words.", "status": status}
    return httpx.Response(status, json=body, headers={k.replace("_", "-"): v for k, v in headers.items()})


def failing(cause: Exception) -> httpx.ConnectError:
    error = httpx.ConnectError("no connection")
    error.__cause__ = cause
    return error


def distrust(code: int, reason: str) -> httpx.ConnectError:
    """Return the failure for a certificate that the operating system does not trust."""
    cause = ssl.SSLCertVerificationError(1, reason)
    cause.verify_code, cause.verify_message = code, reason
    return failing(cause)


def error_of(answer: httpx.Response | Exception, ask: Callable[[AnimalStore], Awaitable[object]]) -> Any:
    """Ask once, and return the error that the answer means."""

    async def scenario() -> SurroundingsError:
        async with desk_at(Service(answer)) as desk:
            with pytest.raises(SurroundingsError) as caught:
                await ask(desk.store)
            return caught.value

    return asyncio.run(scenario())


def list_error(answer: httpx.Response | Exception) -> Any:
    return error_of(answer, lambda store: store.list_animals())


def add_error(answer: httpx.Response | Exception) -> Any:
    return error_of(answer, lambda store: add_one(store, NEW))


# ---- What is sent


async def test_a_list_request_has_its_limit_its_status_and_a_time_limit_for_each_part() -> None:
    service = Service(*(httpx.Response(200, json=[REX]) for _ in range(2)))
    async with desk_at(service) as desk:
        listed = await desk.store.list_animals()
        assert listed.animals == (Animal(1, "Rex", 7, "sold"),)
        await desk.store.list_animals(100, PetStatus.AVAILABLE)
    plain, filtered = service.requests
    assert (plain.method, str(plain.url)) == ("GET", f"{BASE_URL}/pets?limit=20")
    assert str(filtered.url) == f"{BASE_URL}/pets?limit=100&status=available"
    assert plain.headers["Authorization"] == "Bearer key-0a1b2c3d"
    assert plain.headers["User-Agent"].startswith("menagerie/")
    assert "Content-Type" not in plain.headers
    # Nothing else could be unpacked.
    assert (plain.headers["Accept"], plain.headers["Accept-Encoding"]) == ("application/json", "gzip")
    service, timeouts = Service(httpx.Response(200, json=[])), Timeouts(connect=1, read=2, write=3, pool=4)
    transport = httpx.MockTransport(service)
    async with StoreDesk(BASE_URL, KEY, transport=transport, timeouts=timeouts) as desk:
        await desk.store.list_animals()
    assert service.requests[0].extensions["timeout"] == {"connect": 1, "read": 2, "write": 3, "pool": 4}
    # No more than was asked for is shown.
    for more in ("", "R" * LARGE_BODY):
        answer = httpx.Response(200, json=[{**REX, "id": number, "more": more} for number in range(3)])
        async with desk_at(Service(answer)) as desk:
            listed = await desk.store.list_animals(2)
        assert [animal.id for animal in listed.animals] == [0, 1]
        assert (listed.limit, listed.excess) == (2, 1)


async def test_what_lies_outside_the_interface_is_never_sent() -> None:
    service = Service()
    async with desk_at(service) as desk:
        for limit in (0, 101, -1):
            with pytest.raises(ValueError, match="limit"):
                await desk.store.list_animals(limit)
        with pytest.raises(UnusableFieldError) as caught:
            await add_one(desk.store, NewAnimal("Rex\ud800", 7))
        assert caught.value.case is FieldCase.NAME_UNSENDABLE
        for category in (INT64_MAX + 1, INT64_MIN - 1):
            with pytest.raises(ValueError, match="int64"):
                await add_one(desk.store, NewAnimal("Rex", category))
        with pytest.raises(ValueError, match="int64"):
            await desk.store.get_animal(INT64_MAX + 1)
    assert service.requests == []


async def test_after_a_change_of_the_network_settings_the_former_connections_are_closed() -> None:
    class Transport(httpx.MockTransport):
        closed = 0

        async def aclose(self) -> None:
            self.closed += 1

    chosen = Network()

    async def network() -> Network:
        return chosen

    transport = Transport(Service(*(httpx.Response(200, json=[]) for _ in range(3))))
    async with StoreDesk(BASE_URL, KEY, transport=transport, network=network) as desk:
        await desk.store.list_animals()
        await desk.store.list_animals()
        assert transport.closed == 0
        chosen = Network(ProxyMode.NONE)
        await desk.store.list_animals()
        assert transport.closed == 1


async def test_an_added_animal_is_returned_with_its_id_and_sent_only_if_that_can_be_recorded() -> None:
    service = Service(httpx.Response(201, json={**REX, "id": INT64_MAX}))
    async with desk_at(service) as desk:
        assert await add_one(desk.store, NEW) == Animal(INT64_MAX, "Rex", 7, "sold")
    (request,) = service.requests
    assert (request.method, str(request.url)) == ("POST", f"{BASE_URL}/pets")
    assert request.headers["Content-Type"] == "application/json"
    assert json.loads(request.content) == {"name": "Rex", "categoryId": 7, "status": "sold"}

    service = Service(httpx.Response(201, json=REX))

    async def choose() -> NewAnimal:
        raise OSError("disk full")

    async def refused() -> None:
        pytest.fail("it was refused")

    async with desk_at(service) as desk:
        with pytest.raises(OSError, match="disk full"):
            await desk.store.add_animal(choose, refused)
    assert service.requests == []


async def test_one_animal_is_requested_by_its_exact_id_and_another_one_is_no_answer() -> None:
    for animal_id in (INT64_MIN, 0, INT64_MAX):
        service = Service(httpx.Response(200, json={**REX, "id": animal_id}))
        async with desk_at(service) as desk:
            assert (await desk.store.get_animal(animal_id)).id == animal_id
        assert str(service.requests[0].url) == f"{BASE_URL}/pets/{animal_id}"
    service = Service(httpx.Response(200, json={**REX, "id": 4242}))
    async with desk_at(service) as desk:
        with pytest.raises(UnexpectedAnswerError) as caught:
            await desk.store.get_animal(78)
        assert caught.value.status == 200


def test_a_store_at_an_unusable_address_cannot_be_made() -> None:
    for address, case in (
        ("http://animals.example/v1", AddressCase.NOT_SECURE),
        ("https://animals.example", AddressCase.NO_VERSION),
        ("https://xn--a/v1", AddressCase.HOST),
    ):
        governor = desk_at(Service()).governor
        with pytest.raises(UnusableAddressError) as caught:
            AnimalStore(address, KEY, governor)
        assert caught.value.case is case


# ---- What answers mean


def test_a_failed_add_says_what_became_of_it_and_a_failed_list_what_is_still_shown() -> None:
    for status, case, safe in (
        (307, AnswerCase.REDIRECTED, Safe.ADD_UNCERTAIN),
        (400, AnswerCase.BAD_REQUEST, None),
        (404, AnswerCase.NOTHING_HERE, Safe.NOTHING_ADDED),
        (409, AnswerCase.NOT_ACCEPTED, Safe.NOTHING_ADDED),
        (503, AnswerCase.SERVER_FAILED, Safe.ADD_UNCERTAIN),
        (700, AnswerCase.UNEXPECTED_STATUS, Safe.ADD_UNCERTAIN),
    ):
        error = add_error(answered(status))
        assert (error.case, error.values.get("safe")) == (case, safe)
    for status, case, safe in (
        *((307, AnswerCase.REDIRECTED, None), (400, AnswerCase.BAD_CHOICES, Safe.SCREEN_KEPT)),
        *((404, AnswerCase.NOTHING_HERE, Safe.SCREEN_KEPT), (409, AnswerCase.NOT_ACCEPTED, Safe.SCREEN_KEPT)),
        *((503, AnswerCase.SERVER_FAILED, Safe.SCREEN_KEPT), (700, AnswerCase.UNREADABLE, None)),
    ):
        error = list_error(answered(status))
        assert (error.case, error.values.get("safe")) == (case, safe)
    message = json.dumps({"message": "Some words."}).encode()
    assert add_error(httpx.Response(400, content=message + b" " * LARGEST_ERROR)).body is None
    assert list_error(httpx.Response(400, content=message + b" " * 1000)).body == ErrorBody("", "Some words.")


# ---- What failures mean


def test_a_failure_before_sending_says_that_nothing_was_sent() -> None:
    no_such_host = socket.gaierror(socket.EAI_NONAME, "?")
    with every_case() as each:
        for failure, kind, case in (
            (failing(ConnectionRefusedError()), NotConnectedError, ConnectionCase.NOT_CONNECTED),
            (failing(no_such_host), NotConnectedError, ConnectionCase.HOST_NOT_FOUND),
            (failing(OSError(errno.EMFILE, "?")), NotConnectedError, GeneralCase.NOTHING_LEFT),
            (failing(ssl.SSLCertVerificationError(1, "?")), CertificateError, ConnectionCase.CERTIFICATE),
            *(
                (distrust(code, "why"), CertificateError, case)
                for case, codes in DISTRUST.items()
                for code in codes
            ),
            (failing(ssl.SSLError(1, "?")), CertificateError, ConnectionCase.NOT_SECURE),
            (httpx.ConnectTimeout(""), NotConnectedError, ConnectionCase.NOT_CONNECTED),
            (failing(ssl.SSLWantReadError(2, "?")), NotConnectedError, ConnectionCase.NOT_CONNECTED),
            (httpx.PoolTimeout(""), NotConnectedError, ConnectionCase.NOT_CONNECTED),
            (httpx.ProxyError("403 Forbidden"), NotConnectedError, ConnectionCase.PROXY_REFUSED),
            (httpx.ProxyError("407"), NotConnectedError, ConnectionCase.PROXY_WANTS_PASSWORD),
        ):
            with each((failure, kind, case)):
                error = add_error(failure)
                assert type(error) is kind
                assert not error.may_have_happened
                assert error.case is case

    error = add_error(distrust(0x80092010, "Es wurde gesperrt."))
    assert error.fact.values["detail"] == "Es wurde gesperrt"

    refused = ConnectionRefusedError()
    failure = failing(refused)
    refused.__cause__ = failure
    assert add_error(failure).case is ConnectionCase.NOT_CONNECTED


def test_on_macos_a_person_may_have_to_allow_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for is_macos, case in ((True, ConnectionCase.LOCAL_NETWORK), (False, ConnectionCase.NOT_CONNECTED)):
        monkeypatch.setattr("menagerie.system.network.is_macos", lambda answer=is_macos: answer)
        # As asyncio says it where a host has several addresses.
        unreachable = OSError(errno.EHOSTUNREACH, "Connect call failed ('10.0.0.7', 443)")
        error = add_error(failing(ExceptionGroup("", [ConnectionRefusedError(), unreachable])))
        assert error.case is case
        assert not error.may_have_happened


def test_after_a_failure_while_sending_an_add_is_in_doubt() -> None:
    with every_case() as case:
        for failure, expected in (
            (httpx.ReadTimeout(""), fact(ConnectionCase.NO_ANSWER, seconds=30)),
            (httpx.WriteTimeout(""), fact(ConnectionCase.NO_ANSWER, seconds=30)),
            (TimeoutError(), fact(ConnectionCase.NO_ANSWER, seconds=60)),
            (httpx.ReadError(""), fact(ConnectionCase.NO_ANSWER)),
            (httpx.WriteError(""), fact(ConnectionCase.NO_ANSWER)),
            (httpx.RemoteProtocolError("Server disconnected"), fact(ConnectionCase.NO_ANSWER)),
            (httpx.LocalProtocolError("?"), fact(ConnectionCase.NO_ANSWER)),
            (ssl.SSLError(1, "bad record"), fact(ConnectionCase.NO_ANSWER)),
        ):
            with case((failure, expected)):
                adding, listing = add_error(failure), list_error(failure)
                assert type(adding) is type(listing) is NoAnswerError
                assert adding.may_have_happened
                assert adding.fact == Fact(expected.case, {"safe": Safe.ADD_UNCERTAIN, **expected.values})
                assert not listing.may_have_happened
                assert listing.fact == Fact(expected.case, {"safe": Safe.SCREEN_KEPT, **expected.values})


def test_a_defect_of_ours_during_a_read_is_raised_and_leaves_a_sent_add_in_doubt(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = add_error(RuntimeError("a bug that repeats Bearer key-0a1b2c3d"))
    assert type(error) is NoAnswerError
    assert error.may_have_happened
    assert error.fact == fact(ConnectionCase.DEFECT_MEANWHILE, safe=Safe.ADD_UNCERTAIN)
    # It is reported, with its place and without the key or the frames that hold it.
    assert isinstance(error.__cause__, RuntimeError)
    assert error.__cause__.__traceback__ is None
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    assert "in handle_async_request" in record.getMessage()
    assert "RuntimeError: a bug that repeats Bearer …" in record.getMessage()
    assert record.exc_info is None
    with pytest.raises(RuntimeError, match="a bug"):
        list_error(RuntimeError("a bug"))


# ---- The rate limit


async def test_a_refused_list_request_is_repeated_after_the_wait_and_not_before() -> None:
    for status in (429, 500, 502, 503, 504):
        service = Service(answered(status, retry_after="20"), httpx.Response(200, json=[REX]))
        async with desk_at(service) as desk:
            listing = asyncio.create_task(desk.store.list_animals())
            await service.asked.wait()
            await desk.clock.advance(19.9)
            assert isinstance(desk.governor.state, Waiting)
            assert len(service.requests) == 1
            await desk.clock.advance(10)
            assert len((await listing).animals) == 1
        assert len(service.requests) == 2


async def test_an_add_refused_for_the_rate_limit_is_chosen_again_and_sent_after_the_wait() -> None:
    service = Service(answered(429, retry_after="20"), httpx.Response(201, json=REX))
    told: list[tuple[str, int]] = []

    async def choose() -> NewAnimal:
        told.append(("chosen", len(service.requests)))
        return NEW

    async def refused() -> None:
        told.append(("queued", len(service.requests)))

    async with desk_at(service) as desk:
        adding = asyncio.create_task(desk.store.add_animal(choose, refused))
        await service.asked.wait()
        await desk.clock.advance(30)
        assert await adding == Animal(1, "Rex", 7, "sold")
    first, second = service.requests
    assert first.content == second.content
    assert told == [("chosen", 0), ("queued", 1), ("chosen", 1)]


async def test_only_a_deliberate_request_is_sent_after_a_refused_key_and_it_is_an_ordinary_one() -> None:
    service = Service(answered(401), httpx.Response(200, json=[REX]))
    async with desk_at(service) as desk:
        with pytest.raises(KeyRefusedError):
            await desk.store.list_animals()
        assert desk.governor.state == Stopped(401)
        for ask in (desk.store.list_animals(), desk.store.get_animal(1), add_one(desk.store, NEW)):
            with pytest.raises(AskingStoppedError):
                await ask
        assert len(service.requests) == 1
        await desk.store.list_animals(deliberate=True)
    assert len(service.requests) == 2
    # After a 429 too; bounded, because a second try would wait in virtual time for ever.
    service = Service(answered(401), answered(429, retry_after="20"), httpx.Response(200, json=[REX]))
    async with desk_at(service) as desk:
        with pytest.raises(KeyRefusedError):
            await desk.store.list_animals()
        with pytest.raises(AskingStoppedError):
            await desk.store.list_animals(deliberate=True)
    assert len(service.requests) == 2


async def test_an_add_that_got_a_5xx_may_have_happened_and_is_not_sent_again() -> None:
    for status in (500, 502, 503, 504):
        service = Service(answered(status, retry_after="20"), httpx.Response(201, json=REX))
        async with desk_at(service) as desk:
            with pytest.raises(ServerFailedError) as caught:
                await add_one(desk.store, NEW)
            assert caught.value.may_have_happened
            assert isinstance(desk.governor.state, Waiting)
            await desk.clock.advance(60)
        assert len(service.requests) == 1


async def test_a_long_wait_is_reported_at_once_and_of_several_the_longest_counts() -> None:
    service = Service(answered(429, retry_after="600"))
    async with desk_at(service) as desk:
        begun = desk.clock.now()
        with pytest.raises(WaitingError) as caught:
            await add_one(desk.store, NEW)
        assert caught.value.until >= begun + 600
        assert not caught.value.may_have_happened
    assert len(service.requests) == 1
    lines = [("Retry-After", "2"), ("Retry-After", "600")]
    async with desk_at(Service(httpx.Response(429, headers=lines))) as desk:
        begun = desk.clock.now()
        with pytest.raises(WaitingError) as caught:
            await desk.store.list_animals()
        assert caught.value.until >= begun + 600


async def test_a_request_whose_caller_is_cancelled_during_a_wait_is_not_sent() -> None:
    service = Service(answered(429, retry_after="20"), httpx.Response(200, json=[REX]))
    async with desk_at(service) as desk:
        listing = asyncio.create_task(desk.store.list_animals())
        await service.asked.wait()
        await desk.clock.advance(1)
        listing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await listing
        assert listing.cancelled()
        await desk.clock.advance(120)
    assert len(service.requests) == 1


async def test_reads_leave_before_adds_and_background_work_last() -> None:
    read, added = httpx.Response(200, json=[REX]), httpx.Response(201, json=REX)
    service = Service(answered(429, retry_after="20"), read, read, added, read, added)
    async with desk_at(service) as desk:
        store, background = desk.store, Priority.BACKGROUND
        first = asyncio.create_task(store.list_animals(1))
        await service.asked.wait()
        await desk.clock.advance(1)
        async with asyncio.TaskGroup() as others:
            for ask in (
                add_one(store, NEW, priority=background),
                store.list_animals(2, priority=background),
                add_one(store, NEW),
                store.list_animals(3),
            ):
                others.create_task(ask)
                await desk.clock.advance(1)
            for _ in range(60):
                await desk.clock.advance(1)
        await first
    sent = [(request.method, request.url.params.get("limit")) for request in service.requests]
    assert sent[:1] == [("GET", "1")]
    assert sent[1:] == [("GET", "1"), ("GET", "3"), ("POST", None), ("GET", "2"), ("POST", None)]


# ---- A read that failed is repeated up to twice, each time through the governor; an add never is.

FAILED = answered(500)
NOTHING = httpx.Response(200, json=[])


class RetryingDesk(StoreDesk):
    """A store that retries."""

    def __init__(self, *answers: httpx.Response | Exception, each_takes: float = 0.0) -> None:
        clock, dice = VirtualClock(), MostJitter(7)
        self.service = Service(*answers)
        if each_takes:
            self.service.takes = lambda: clock.sleep(each_takes)
        retries, transport = Retries(clock, dice), httpx.MockTransport(self.service)
        super().__init__(BASE_URL, clock=clock, dice=dice, retries=retries, transport=transport)

    async def play(self, ask: Coroutine[Any, Any, object]) -> object:
        task = asyncio.ensure_future(ask)
        # The client is opened on a thread, in real time: none of the virtual one may pass meanwhile.
        asked = asyncio.ensure_future(self.service.asked.wait())
        await asyncio.wait({task, asked}, return_when=asyncio.FIRST_COMPLETED)
        asked.cancel()
        for _ in range(200):
            await self.clock.advance(0.1)
            await asyncio.sleep(0)
            if task.done():
                break
        try:
            return await task
        finally:
            await self.store.close()


async def test_the_third_failure_of_a_read_is_said_and_an_add_is_never_repeated() -> None:
    desk = RetryingDesk(httpx.ConnectError("no"), FAILED, NOTHING)
    assert await desk.play(desk.store.list_animals()) is not None
    assert len(desk.service.requests) == 3
    # AND each attempt that left was charged to the log
    assert desk.governor.pacing.sent_today == 2
    for failure, error in (
        (httpx.ConnectError("no"), NotConnectedError),
        (httpx.ReadError("cut"), NoAnswerError),
        (FAILED, ServerFailedError),
    ):
        desk = RetryingDesk(failure, failure, failure, NOTHING)
        with pytest.raises(error):
            await desk.play(desk.store.list_animals())
        assert len(desk.service.requests) == 3
    for failure in (httpx.ReadError("cut"), httpx.ConnectError("no"), FAILED):
        desk = RetryingDesk(failure, NOTHING)
        with pytest.raises((NoAnswerError, NotConnectedError, ServerFailedError)):
            await desk.play(add_one(desk.store, NEW))
        assert len(desk.service.requests) == 1


async def test_a_read_is_not_repeated_if_it_is_deliberate_took_long_or_cannot_succeed() -> None:
    used_up = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "600"}
    for answer, deliberate, takes, error in (
        (FAILED, True, 0.0, ServerFailedError),
        (httpx.Response(500, headers=used_up), False, 0.0, QuotaUsedUpError),
        (failing(ssl.SSLCertVerificationError("self-signed")), False, 0.0, CertificateError),
        (httpx.ReadError("cut"), False, 6.0, NoAnswerError),
    ):
        desk = RetryingDesk(answer, NOTHING, each_takes=takes)
        with pytest.raises(error):
            await desk.play(desk.store.list_animals(deliberate=deliberate))
        assert len(desk.service.requests) == 1


async def test_the_pauses_have_full_jitter_and_grow() -> None:
    clock = VirtualClock()
    attempts = Attempts(clock, random.Random(3))  # noqa: S311 - jitter is no secret
    longest = Attempts(clock, MostJitter(3))

    async def pause(one: Attempts) -> float:
        began = clock.monotonic()
        task = asyncio.ensure_future(one.pause())
        while not task.done():
            await clock.advance(0.01)
        return clock.monotonic() - began

    assert [round(await pause(longest), 1) for _ in range(2)] == [1.0, 2.0]
    assert await pause(attempts) < 1.0


# ---- Closing


async def test_a_closed_store_sends_nothing_and_may_be_closed_again() -> None:
    service = Service(httpx.Response(200, json=[REX]))
    async with desk_at(service) as desk:
        await desk.store.list_animals()
        await desk.store.close()
        with pytest.raises(NotConnectedError):
            await desk.store.list_animals()
    assert len(service.requests) == 1
