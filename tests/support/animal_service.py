"""A service with its own list, over raw sockets, that fails at any point of an exchange."""

import asyncio
import json
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Any
from urllib.parse import parse_qs, urlsplit

from menagerie.outbox.entry import Entry, State
from support.raw_server import HEAD_END, SocketServer, answer, as_json, content_length, head, listening, reset
from support.served import in_a_thread

_COME_AGAIN = tuple(b"HTTP/1.1 %d" % status for status in (401, 403, 429))
# Less than the first line of any request.
_SOME_BYTES = 9


class Point(Enum):
    """How far the exchange has come when the service fails."""

    CONNECTED = auto()
    IN_REQUEST_HEAD = auto()
    BEFORE_REQUEST_BODY = auto()
    AFTER_REQUEST = auto()
    IN_ANSWER_HEAD = auto()
    BEFORE_ANSWER_BODY = auto()
    IN_ANSWER_BODY = auto()


class Manner(StrEnum):
    """How it fails there."""

    CLOSE = "closes"
    RESET = "resets"
    STALL = "stalls"


@dataclass(frozen=True)
class Failure:
    """To end an exchange at a point; from ``AFTER_REQUEST`` on, ``adds`` says whether the animal is added."""

    point: Point
    manner: Manner
    adds: bool = False


@dataclass(frozen=True)
class Reply:
    """To answer with these bytes, whether or not the animal is added; ``manner`` says what follows them.

    Without bytes, the animal that was added last is the answer.
    """

    content: bytes | None
    adds: bool = False
    manner: Manner | None = None


ADDED = Reply(None, adds=True)


class _GoneError(ConnectionError):
    """The service ends the connection."""


@dataclass
class _Line:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class AnimalService(SocketServer):
    """A running service. ``animals`` is the truth; ``received`` has the names in the order they came in.

    ``may_come_again`` counts those that it refused for the rate limit or the key (interface 5.3 and 8.3).
    ``list_answer`` is what questions for a list get in place of it.
    ``plans`` are what is to be done with the adds to come, in order; those after them are simply added.
    ``plans_by_name`` say the same for adds with these names, whenever they come.
    ``most_at_once`` is the highest number of adds that were under way at the same time. ``asked`` and
    ``listing`` are set when an add, or a question for a list, has come; it is answered once ``may_answer`` or
    ``may_list`` is set. Each answer is on its way for ``travel_seconds``.
    """

    def __init__(self) -> None:
        super().__init__()
        self.animals: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.may_come_again: Counter[str] = Counter()
        self.plans: deque[Failure | Reply] = deque()
        self.plans_by_name: dict[str, Reply] = {}
        self.list_answer: bytes | None = None
        self.requests: list[str] = []
        self.most_at_once = 0
        self.travel_seconds = 0.0
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.listing = asyncio.Event()
        self.may_list = asyncio.Event()
        self.may_list.set()
        self._at_once = 0

    def names(self) -> Counter[str]:
        """Return how often each name is in the list."""
        return Counter(animal["name"] for animal in self.animals)

    def check(self, entries: Iterable[Entry]) -> None:
        """Check that an outbox in which every name stands once says of each what is true here."""
        by_name = {entry.typed.name: entry for entry in entries}
        there = self.names()
        assert set(there) <= set(by_name), "lost"
        assert max(there.values(), default=0) <= 1, "doubled"
        for name, entry in by_name.items():
            possible = {State.CREATED: {1}, State.UNCONFIRMED: {0, 1}}.get(entry.state, {0})
            assert there[name] in possible, f"{name} is {entry.state} and there {there[name]} times"
            sent = self.received.count(name) - self.may_come_again[name]
            assert sent <= 1, f"{name} was sent {sent} times"

    def add(self, name: str, category: int = 7, status: str | None = "available") -> int:
        """Add an animal as another client would, and return its id."""
        number = len(self.animals) + 1
        self.animals.append({"id": number, "name": name, "categoryId": category, "status": status})
        return number

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = _Line(reader, writer)
        if self._fails_at(Point.CONNECTED):
            await self._fail(line)
        while True:
            await self._exchange(line)

    async def _exchange(self, line: _Line) -> None:
        begin = await line.reader.readexactly(_SOME_BYTES)
        is_add = begin.startswith(b"POST")
        # On a connection that was kept, the first moment is when something comes.
        if is_add and (self._fails_at(Point.IN_REQUEST_HEAD) or self._fails_at(Point.CONNECTED)):
            await self._fail(line)
        rest = await line.reader.readuntil(HEAD_END)
        if is_add and self._fails_at(Point.BEFORE_REQUEST_BODY):
            await self._fail(line)
        head_bytes = begin + rest
        request_head = head_bytes.decode("latin-1")
        self.requests.append(request_head)
        if not is_add:
            listed = self.list_answer or self._listed(request_head.split(" ")[1])
            self.listing.set()
            await self.may_list.wait()
            await self._send(line, listed)
            return
        new = json.loads(await line.reader.readexactly(content_length(head_bytes)))
        self.received.append(new["name"])
        self._at_once += 1
        self.most_at_once = max(self.most_at_once, self._at_once)
        self.asked.set()
        try:
            await self.may_answer.wait()
            await self._treat(line, new)
        finally:
            self._at_once -= 1

    async def _treat(self, line: _Line, new: dict[str, Any]) -> None:
        plan = self._plan_for(new["name"])
        if plan.adds:
            self.add(new["name"], new["categoryId"], new.get("status", "available"))
        if isinstance(plan, Reply):
            content = answer(201, as_json(self.animals[-1])) if plan.content is None else plan.content
            if content.startswith(_COME_AGAIN):
                self.may_come_again[new["name"]] += 1
            await self._send(line, content)
            if plan.manner is not None:
                await _leave(line, plan.manner)
            return
        body = as_json(self.animals[-1] if self.animals else new)
        begin = head(201, {"Content-Length": str(len(body))})
        sent = {
            Point.AFTER_REQUEST: b"",
            Point.IN_ANSWER_HEAD: begin[: len(begin) // 2],
            Point.BEFORE_ANSWER_BODY: begin,
            Point.IN_ANSWER_BODY: begin + body[: len(body) // 2],
        }
        await self._send(line, sent[plan.point])
        await _leave(line, plan.manner)

    def _plan_for(self, name: str) -> Failure | Reply:
        if name in self.plans_by_name:
            return self.plans_by_name[name]
        return self.plans.popleft() if self.plans else ADDED

    def _fails_at(self, point: Point) -> bool:
        return bool(self.plans) and isinstance(self.plans[0], Failure) and self.plans[0].point is point

    async def _fail(self, line: _Line) -> None:
        plan = self.plans.popleft()
        assert isinstance(plan, Failure)
        await _leave(line, plan.manner)

    def _listed(self, target: str) -> bytes:
        asked = parse_qs(urlsplit(target).query)
        limit, status = int(asked.get("limit", ["20"])[0]), asked.get("status", [None])[0]
        matching = [one for one in self.animals if status is None or one["status"] == status]
        return answer(200, as_json(matching[-limit:]))

    async def _send(self, line: _Line, data: bytes) -> None:
        if self.travel_seconds:
            await asyncio.sleep(self.travel_seconds)
        line.writer.write(data)
        await line.writer.drain()


async def _leave(line: _Line, manner: Manner) -> None:
    match manner:
        case Manner.STALL:
            # Until the client has had enough.
            while await line.reader.read(1024):
                pass
        case Manner.RESET:
            reset(line.writer)
        case Manner.CLOSE:
            pass
    raise _GoneError


@asynccontextmanager
async def animal_service() -> AsyncIterator[AnimalService]:
    """Run a service in this event loop."""
    service = AnimalService()
    async with listening(service):
        yield service


def animal_service_in_a_thread() -> AbstractContextManager[AnimalService]:
    """Run a service in its own event loop, for other processes."""
    return in_a_thread(animal_service())


def refusal(status: int, **headers: str) -> Reply:
    """Return what refuses an add with words; headers are named with underscores."""
    body = as_json({"code": "some-code", "message": "Some words.", "status": status})
    return Reply(answer(status, body, {name.replace("_", "-"): value for name, value in headers.items()}))
