"""The Animal Store Service as an object: each operation is a method (interface 4)."""

import asyncio
import logging
import math
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager, nullcontext
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeVar

import httpx
from msgspec import Struct, field
from msgspec.structs import replace

from menagerie.domain.address import DEFAULT_PORTS, check_base_url
from menagerie.domain.animal import (
    INT64_MAX,
    INT64_MIN,
    LIMIT_DEFAULT,
    LIMIT_MAX,
    LIMIT_MIN,
    Animal,
    AnimalList,
    NewAnimal,
    PetStatus,
)
from menagerie.domain.cases import ConnectionCase, GeneralCase
from menagerie.domain.errors import (
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    SurroundingsError,
    UnexpectedAnswerError,
    UnreachableError,
    WaitingError,
)
from menagerie.domain.network import Network
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Governor, Priority, Purpose
from menagerie.governor.states import Waiting
from menagerie.service import wire
from menagerie.service.errors import drop_frames, no_answer, our_errors, refusal
from menagerie.service.recent_requests import RecentRequests, Recorder
from menagerie.service.retries import Attempts, Retries
from menagerie.service.transport import (
    LARGEST_BODY,
    LARGEST_ERROR,
    Connection,
    NotSentError,
    SendGuard,
    Timeouts,
    read_body,
)

_log = logging.getLogger(__name__)

# The first status that reports a failure of the service itself (5xx).
_SERVER_ERROR = 500
# The same few lists are requested again and again.
_ADDRESSES_KEPT = 16

Choose = Callable[[], Awaitable[NewAnimal]]
_Result = TypeVar("_Result")
# Events of httpcore's ``trace`` extension; those of TLS have one prefix with a proxy and another without.
_CONNECTING = "connection.connect_tcp.started"
_CONNECTED = "connection.connect_tcp.complete"
_TLS_BEGINS, _TLS_ENDS = "start_tls.started", "start_tls.complete"
_SENDING = "http11.send_request_headers.started"


class Exchange:
    """One request and its response, as seen by the function that carries it out.

    That function sets ``is_sent`` before the first byte leaves, and clears it when the service has said that
    it did nothing.
    """

    def __init__(self) -> None:
        self.is_sent = False
        self.is_wanted = True
        self._cancellable_task: asyncio.Task[Any] | None = None

    @contextmanager
    def droppable(self) -> Iterator[None]:
        """Allow the work to be cancelled within this block if its caller is gone."""
        if not self.is_wanted:
            raise asyncio.CancelledError
        self._cancellable_task = asyncio.current_task()
        try:
            yield
        finally:
            self._cancellable_task = None

    def abandon(self) -> None:
        """Cancel the work where it may be cancelled, now or later: its caller is gone."""
        self.is_wanted = False
        if self._cancellable_task is not None:
            self._cancellable_task.cancel()


class Exchanges:
    """Runs exchanges in tasks of their own.

    A cancelled caller returns at once. Its exchange continues unless it may be dropped: the response could be
    the one that asks us to wait (interface 8.3).
    """

    def __init__(self) -> None:
        self._running: dict[asyncio.Task[Any], Exchange] = {}
        self._is_closed = False

    async def run(
        self, work: Callable[[Exchange], Coroutine[Any, Any, _Result]], no_response: NoAnswerError
    ) -> _Result:
        """Return the result of ``work``, or raise its error.

        If ``close`` ended it, raises NotConnectedError if nothing was sent, and ``no_response`` otherwise.
        """
        if self._is_closed:
            raise NotConnectedError(ConnectionCase.CLOSED)
        exchange = Exchange()
        task = asyncio.create_task(work(exchange))
        self._running[task] = exchange
        task.add_done_callback(self._ended)
        try:
            # Awaiting the task itself would cancel it together with the caller.
            await asyncio.wait({task})
        except asyncio.CancelledError:
            exchange.abandon()
            raise
        if not task.cancelled():
            return task.result()
        if exchange.is_sent:
            raise no_response
        raise NotConnectedError(ConnectionCase.CLOSED)

    async def close(self, grace: float) -> None:
        """End all exchanges: at once where they may be dropped, else after at most ``grace`` seconds."""
        self._is_closed = True
        for exchange in list(self._running.values()):
            exchange.abandon()
        try:
            if self._running:
                await asyncio.wait(list(self._running), timeout=None if math.isinf(grace) else grace)
        finally:
            for task in self._running:
                task.cancel()
            if self._running:
                await asyncio.wait(list(self._running))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        exchange = self._running.pop(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is None or exchange.is_wanted or isinstance(error, SurroundingsError):
            return
        # A defect that no caller will see: report it to the event loop.
        task.get_loop().call_exception_handler(
            {"message": "An exchange without a caller failed", "exception": error, "task": task}
        )


class RouteStep(StrEnum):
    """The steps of the test, in order."""

    PROXY = "proxy"
    REACH = "reach"
    TRUST = "trust"


class RouteCheck(Struct, frozen=True):
    """The result of a test: the steps that passed, the one that failed, and with which error.

    ``proxy`` is the host and the port of the proxy that was used; None: there was none. ``knows_proxy`` is
    False where the desktop could not be asked for it. A step in neither was not tested.
    """

    passed: tuple[RouteStep, ...]
    proxy: str | None = None
    failed: RouteStep | None = None
    error: NotConnectedError | None = None
    knows_proxy: bool = True


async def check_route(connection: Connection, timeouts: Timeouts) -> RouteCheck:
    """Connect anew as the next request would, stop before its first byte, and return which steps passed."""
    try:
        client = await connection.open_another()
    except NotConnectedError as error:
        return RouteCheck((), None, RouteStep.PROXY, error)
    try:
        check = await _connect(client, timeouts)
        return replace(check, knows_proxy=connection.knows_proxy)
    finally:
        await client.aclose()


async def _connect(client: httpx.AsyncClient, timeouts: Timeouts) -> RouteCheck:
    trace = _Trace(client.base_url)
    request = client.build_request("GET", "", extensions={"trace": trace.watch})
    try:
        with our_errors(Purpose.READ, timeouts, lambda: True):
            async with asyncio.timeout(timeouts.total):
                await client.send(request)
    except _ArrivedError:
        return trace.check()
    except CertificateError as error:
        return trace.check(RouteStep.TRUST, error)
    except NotConnectedError as error:
        is_past_proxy = trace.proxy is None or RouteStep.REACH in trace.passed
        return trace.check(RouteStep.REACH if is_past_proxy else RouteStep.PROXY, error)
    raise NotConnectedError  # not reached: a request always comes to its first byte, or fails before


class _ArrivedError(Exception):
    """The first byte of the request would leave now."""


class _Trace:
    """Follows a connection that is being made, and ends it where the request would begin."""

    def __init__(self, service: httpx.URL) -> None:
        self._service = service
        self.proxy: str | None = None
        self.passed: list[RouteStep] = []

    def check(self, failed: RouteStep | None = None, error: NotConnectedError | None = None) -> RouteCheck:
        """Return what was seen."""
        passed = tuple(step for step in RouteStep if step in self.passed and step is not failed)
        return RouteCheck(passed, self.proxy, failed, error)

    async def watch(self, event: str, info: Mapping[str, Any]) -> None:
        """Handle an event. Raises _ArrivedError before the first byte of the request to the service."""
        if event == _CONNECTING:
            self._connecting(info["host"], info["port"])
        elif event == _CONNECTED and self.proxy is None:
            self.passed.append(RouteStep.REACH)
        elif event == _SENDING and info["request"].method == b"CONNECT":
            self.passed.clear()
        elif event == _SENDING:
            raise _ArrivedError
        elif event.endswith(_TLS_BEGINS) and self.proxy is not None:
            self.passed += [RouteStep.PROXY, RouteStep.REACH]
        elif event.endswith(_TLS_ENDS):
            self.passed.append(RouteStep.TRUST)

    def _connecting(self, host: str, port: int) -> None:
        default = DEFAULT_PORTS[self._service.scheme]
        if (host, port) != (self._service.raw_host.decode("ascii"), self._service.port or default):
            self.proxy = f"{host}:{port}"


class _Call(Struct, frozen=True):
    """One operation: its request, and the HTTP status of its success.

    ``body`` is awaited right before the first byte leaves, ``refused`` each time it has to wait again.
    """

    method: str
    path: str
    success: int = httpx.codes.OK
    parameters: dict[str, str] = field(default_factory=dict)
    body: Callable[[], Awaitable[bytes]] | None = None
    refused: Callable[[], Awaitable[None]] | None = None
    of_one_animal: bool = False
    deliberate: bool = False
    priority: Priority = Priority.PERSON

    @property
    def purpose(self) -> Purpose:
        return Purpose.READ if self.method == "GET" else Purpose.WRITE

    @property
    def may_be_repeated(self) -> bool:
        """Whether it may be repeated: a read, unless the user asked for a single try."""
        return self.purpose is Purpose.READ and not self.deliberate

    def request(self, client: httpx.AsyncClient, guard: SendGuard, body: bytes | None) -> httpx.Request:
        headers = {} if body is None else {"Content-Type": "application/json"}
        return client.build_request(
            self.method,
            _address(str(client.base_url), self.path, tuple(self.parameters.items())),
            content=body,
            headers=headers,
            extensions={"trace": guard.watch},
        )


@lru_cache(_ADDRESSES_KEPT)
def _address(base_url: str, path: str, parameters: tuple[tuple[str, str], ...]) -> httpx.URL:
    """Return the URL of a request. Building it takes httpx a tenth of the time of a whole request."""
    return httpx.URL(f"{base_url.rstrip('/')}{path}", params=dict(parameters))


class _Answer(Struct, frozen=True):
    """The status and the body of a response; the body is empty if it could not be read and is not needed.

    The repr leaves the body out: a service may repeat in it what it was sent.
    """

    status: int
    body: bytes

    def __repr__(self) -> str:
        return f"_Answer(status={self.status})"


class AnimalStore:
    """The service at one base address, used with one key.

    Every request passes ``governor``. A request refused for the rate limit (interface 8.3) goes to the
    governor again, which waits or raises WaitingError. A read that failed with a network error or a 5xx is
    repeated as ``retries`` says (None: not at all); an add is never repeated.

    All methods raise the SurroundingsErrors of ``domain.errors``. A caller may be cancelled at any time: a
    request that waits for its turn is then not sent, and one that was sent is completed in the background.
    ``deliberate`` means that the user has just asked for exactly this request (see ``Governor.admission``).

    Raises UnusableAddressError for a base address that breaks the rules of ``check_base_url``.
    ``recorder`` records what is sent. ``transport`` replaces the network.
    ``network`` returns how to reach it, for each request anew.
    """

    def __init__(
        self,
        base_url: str,
        key: ApiKey,
        governor: Governor,
        *,
        recorder: Recorder | None = None,
        retries: Retries | None = None,
        timeouts: Timeouts = Timeouts(),  # noqa: B008 - frozen, so sharing it changes nothing
        transport: httpx.AsyncBaseTransport | None = None,
        network: Callable[[], Awaitable[Network]] | None = None,
    ) -> None:
        self._key = key
        self._governor = governor
        self._recorder = recorder or RecentRequests().of("")
        self._retries = retries
        self._timeouts = timeouts
        self._exchanges = Exchanges()
        self._connection = Connection(check_base_url(base_url), key, timeouts, transport, network)

    async def list_animals(
        self,
        limit: int = LIMIT_DEFAULT,
        status: PetStatus | None = None,
        *,
        deliberate: bool = False,
        priority: Priority = Priority.PERSON,
    ) -> AnimalList:
        """Return at most ``limit`` animals, of one status or of any (interface 4.1).

        With the priority of background work, it waits until no request of the user is held up by it.

        Raises ValueError for a limit outside 1 to 100 (interface 8.4).
        """
        if not LIMIT_MIN <= limit <= LIMIT_MAX:
            msg = f"a limit lies from {LIMIT_MIN} to {LIMIT_MAX}"
            raise ValueError(msg)
        parameters = {"limit": str(limit)}
        if status is not None:
            parameters["status"] = status.value
        call = _Call("GET", "/pets", parameters=parameters, deliberate=deliberate, priority=priority)
        answer = await self._ask(call)
        if len(answer.body) > wire.LARGE_BODY:
            return await asyncio.to_thread(wire.read_animals, answer.body, limit)
        return wire.read_animals(answer.body, limit)

    async def add_animal(
        self, choose: Choose, refused: Callable[[], Awaitable[None]], *, priority: Priority = Priority.PERSON
    ) -> Animal | None:
        """Add the animal that ``choose`` returns, and return it with its id (interface 4.2).

        None means that it was added, but its id is unknown, since the response could not be read.
        ``choose`` is awaited when the request may leave, so that the animal is chosen as late as possible.
        It may raise NotConnectedError: then nothing is sent, and no request is counted. ``refused`` is
        awaited each time the request has to wait again, because it was refused for the rate limit, or another
        one was before it had left; then ``choose`` once more after the wait. ``priority`` is as for
        ``list_animals``.
        An error with ``may_have_happened`` means that the animal may have been added.
        Raises UnusableFieldError for a name that cannot be sent, and ValueError for a category outside int64.
        """

        async def body() -> bytes:
            return wire.write_animal(await choose())

        call = _Call(
            "POST", "/pets", success=httpx.codes.CREATED, body=body, refused=refused, priority=priority
        )
        answer = await self._ask(call)
        try:
            return wire.read_animal(answer.body, answer.status)
        except UnexpectedAnswerError:
            return None  # the status says that it was created

    async def get_animal(self, animal_id: int) -> Animal:
        """Return one animal. Deprecated by the service, which removes it on 5 December 2030 (interface 4.3).

        Raises AnimalNotFoundError if there is none, and ValueError for an id outside int64.
        """
        if not INT64_MIN <= animal_id <= INT64_MAX:
            msg = "an animal's id lies within int64"
            raise ValueError(msg)
        call = _Call("GET", f"/pets/{animal_id:d}", of_one_animal=True)
        answer = await self._ask(call)
        animal = wire.read_animal(answer.body, answer.status)
        if animal.id != animal_id:
            raise UnexpectedAnswerError(answer.status)
        return animal

    async def check_route(self) -> RouteCheck:
        """Connect to the service, and return how far that came. No request is sent, so none is counted.

        Raises WaitingError in a wait, in which it is not even connected to.
        """
        state = self._governor.state
        if isinstance(state, Waiting):
            raise WaitingError(state.until, GeneralCase.WAITING_TO_TEST_ROUTE)
        return await check_route(self._connection, self._timeouts)

    async def close(self, *, grace: float | None = None) -> None:
        """End the running requests and close the connections.

        A request that was sent gets ``grace`` seconds for its response (None: that of the timeouts, short).
        """
        try:
            await self._exchanges.close(self._timeouts.close if grace is None else grace)
        finally:
            await self._connection.close()

    async def _ask(self, call: _Call) -> _Answer:
        """Return the response if it is a success; otherwise raise the error for it."""
        answer = await self._exchanges.run(
            lambda exchange: self._carry_out(call, exchange),
            no_response=no_answer(ConnectionCase.NO_ANSWER, call.purpose),
        )
        if answer.status == call.success:
            return answer
        body = wire.read_error(answer.body, self._key.reveal())
        raise refusal(answer.status, body, call.purpose, of_one_animal=call.of_one_animal)

    async def _carry_out(self, call: _Call, exchange: Exchange) -> _Answer:
        deliberate = call.deliberate
        attempts = None if self._retries is None or not call.may_be_repeated else self._retries.begin()
        while True:
            try:
                answer = await self._attempt(call, exchange, deliberate=deliberate)
            except UnreachableError as error:
                if attempts is None or attempts.are_over or isinstance(error, CertificateError):
                    raise
                await self._pause(attempts, exchange)
                continue
            if answer is None:
                exchange.is_sent = False
                # The user overrules nothing that has come since this one was asked for.
                deliberate = False
                if call.refused is not None:
                    await call.refused()
            elif answer.status < _SERVER_ERROR or attempts is None or attempts.are_over:
                return answer
            else:
                await self._pause(attempts, exchange)

    async def _pause(self, attempts: Attempts, exchange: Exchange) -> None:
        with exchange.droppable():
            await attempts.pause()

    async def _attempt(self, call: _Call, exchange: Exchange, *, deliberate: bool) -> _Answer | None:
        """Send the request when its turn comes, and return the response.

        Returns None if it has to wait for another turn: it was refused for the rate limit, or another one was
        before this one had left.
        """
        asked_at, held_by = self._recorder.now(), self._governor.state
        try:
            async with AsyncExitStack() as stack:
                with exchange.droppable():
                    # Before the turn comes: opening takes a while.
                    await self._connection.prepare()
                    admission = await stack.enter_async_context(
                        self._governor.admission(call.purpose, priority=call.priority, deliberate=deliberate)
                    )
                    # The settings may have changed during a wait.
                    client = await stack.enter_async_context(self._connection.client())
                body = None if call.body is None else await call.body()
                exchange.is_sent = True
                deadline = asyncio.get_running_loop().time() + self._timeouts.total
                guard = SendGuard(admission)
                request = call.request(client, guard, body)
                sent = stack.enter_context(
                    self._recorder.sending(
                        call.method, str(request.url), asked_at, held_by, unless=NotSentError
                    )
                )
                with our_errors(call.purpose, self._timeouts, lambda: guard.is_at_proxy):
                    async with asyncio.timeout_at(deadline):
                        response = await client.send(request, stream=True)
                # Closing a response with an unread body closes its connection.
                stack.push_async_callback(response.aclose)
                self._recorder.answered(sent, response.status_code, response.headers.raw)
                makes_wait = await admission.answered(response.status_code, response.headers)
                if makes_wait and _comes_again(response, call.purpose):
                    return None
                with exchange.droppable() if call.purpose is Purpose.READ else nullcontext():
                    return _Answer(response.status_code, await self._body(response, call, deadline))
        except NotSentError:
            return None
        except SurroundingsError:
            raise
        except Exception as exc:
            if call.purpose is Purpose.READ or not exchange.is_sent:
                raise
            raise self._in_doubt(exc) from exc

    def _in_doubt(self, defect: Exception) -> NoAnswerError:
        """Return the error for an add that hit a defect of ours after it was sent."""
        # Log text: a kept exception would keep its frames, and in them the request with the key.
        text = "".join(traceback.format_exception(defect)).replace(self._key.reveal(), "…")
        drop_frames(defect)
        _log.error("A defect after an animal was sent:\n%s", text)
        return no_answer(ConnectionCase.DEFECT_MEANWHILE, Purpose.WRITE)

    async def _body(self, response: httpx.Response, call: _Call, deadline: float) -> bytes:
        is_success = response.status_code == call.success
        if not is_success:
            deadline = min(deadline, asyncio.get_running_loop().time() + self._timeouts.error_body)
        try:
            with our_errors(call.purpose, self._timeouts):
                async with asyncio.timeout_at(deadline):
                    return await read_body(response, LARGEST_BODY if is_success else LARGEST_ERROR)
        except SurroundingsError:
            if is_success and call.purpose is Purpose.READ:
                raise
            return b""  # the status says enough


def _comes_again(response: httpx.Response, purpose: Purpose) -> bool:
    """Return whether a request that met a wait was refused for now, and is to be sent again after it.

    For a read, a 5xx means the same. An add may have been carried out all the same, so it is not sent again.
    """
    if response.status_code in {httpx.codes.TOO_MANY_REQUESTS, httpx.codes.FORBIDDEN}:
        return True
    return response.is_server_error and purpose is Purpose.READ
