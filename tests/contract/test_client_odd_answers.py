"""The client against all that a service, or a proxy before it, may get wrong, over real connections."""

import asyncio
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.cases import AnswerCase, ConnectionCase, Safe
from menagerie.domain.errors import (
    AnimalNotFoundError,
    AnswerError,
    BadRequestError,
    KeyRefusedError,
    NoAnswerError,
    RedirectedError,
    ServerFailedError,
    SurroundingsError,
    UnexpectedAnswerError,
    WaitingError,
)
from menagerie.domain.network import Network, ProxyMode
from menagerie.governor.governor import Open, Stopped, Waiting, WaitReason
from support.clock import PassingClock
from support.every_case import every_case
from support.malformed_answers import MALFORMED, SAYS_FINE, Malformed, Meaning, chunked
from support.one_exchange import ADD, BRIEF, GET, LIST, REX, Operation, Outcome, met, outcomes, sends
from support.raw_server import (
    HEAD_END,
    SocketServer,
    answer,
    as_json,
    content_length,
    listening,
)
from support.store_desk import StoreDesk, add_one
from support.two_runs import Times

# Bytes: the longest record of TLS, and what the client takes from a connection in one reading.
RECORD, READ_AT_ONCE = 16_384, 65_536
ALL = pytest.mark.parametrize("operation", [LIST, GET, ADD], ids=["list", "get", "add"])
# Where a list and one animal are read in the same way.
BOTH = pytest.mark.parametrize("operation", [LIST, ADD], ids=["list", "add"])


Came = dict[str, tuple[Malformed, Outcome]]


def came_of(meaning: Meaning, operation: Operation, *, stays: bool = False) -> Came:
    """Ask once for each answer with this meaning, and return what came of each."""
    answers = {
        name: one
        for name, one in MALFORMED.items()
        if one.meaning is meaning and one.status != operation.success
    }
    datas = {name: one.data(operation.success, operation.body) for name, one in answers.items()}
    came = outcomes(datas, operation, stays=stays)
    return {name: (one, came[name]) for name, one in answers.items()}


@ALL
def test_an_odd_answer_that_has_what_was_asked_for_is_taken(operation: Operation) -> None:
    with every_case() as case:
        for name, (_, came) in came_of(Meaning.WHOLE, operation).items():
            with case(name):
                assert came.animals == (REX,), came.error
                # A wait is told by a status, and not by what stands elsewhere.
                assert (came.state, came.requests) == (Open(), 1)


@BOTH
@pytest.mark.parametrize("stays", [False, True], ids=["closes", "stays"])
def test_what_has_no_readable_head_is_no_answer(operation: Operation, *, stays: bool) -> None:
    with every_case() as case:
        for name, (_, came) in came_of(Meaning.NOTHING, operation, stays=stays).items():
            with case(name):
                assert type(came.error) is NoAnswerError
                assert came.error.case is ConnectionCase.NO_ANSWER
                assert came.error.may_have_happened is operation.is_add
                assert (came.state, came.requests) == (Open(), 1)


@BOTH
@pytest.mark.parametrize(
    ("meaning", "kind", "expected"),
    [
        (Meaning.UNREADABLE, UnexpectedAnswerError, AnswerCase.UNREADABLE),
        (Meaning.TOO_LARGE, UnexpectedAnswerError, AnswerCase.UNREADABLE),
        (Meaning.BROKEN, NoAnswerError, ConnectionCase.NO_ANSWER),
    ],
    ids=lambda value: value.name if isinstance(value, Meaning) else "",
)
@pytest.mark.parametrize("stays", [False, True], ids=["closes", "stays"])
def test_the_status_says_what_happened_where_the_body_does_not(
    meaning: Meaning,
    kind: type[SurroundingsError],
    expected: AnswerCase | ConnectionCase,
    operation: Operation,
    *,
    stays: bool,
) -> None:
    with every_case() as case:
        for name, (_, came) in came_of(meaning, operation, stays=stays).items():
            with case(name):
                assert came.result is None
                if operation.is_add:
                    assert came.error is None
                else:
                    assert type(came.error) is kind
                    assert came.error.case is expected
                    assert not came.error.may_have_happened
                    assert getattr(came.error, "status", operation.success) == operation.success
                assert (came.state, came.requests) == (Open(), 1)


KINDS: dict[int, type[AnswerError]] = {
    400: BadRequestError,
    401: KeyRefusedError,
    **dict.fromkeys((300, 301, 302, 303, 304, 305, 307, 308), RedirectedError),
    **dict.fromkeys((500, 501, 502, 503, 504, 511, 599), ServerFailedError),
}


@ALL
def test_another_status_has_its_error_whatever_its_body_says(operation: Operation) -> None:
    kinds = KINDS | {404: AnimalNotFoundError} if operation is GET else KINDS
    with every_case() as case:
        for name, (one, came) in came_of(Meaning.FAILED, operation).items():
            with case(name):
                assert type(came.error) is kinds.get(one.status, UnexpectedAnswerError)
                assert (came.error.status, came.error.body) == (one.status, one.said)
                may_have_happened = operation.is_add and one.status not in range(400, 500)
                assert came.error.may_have_happened is may_have_happened
                safe = came.error.values.get("safe")
                if operation.is_add:
                    assert (safe is Safe.ADD_UNCERTAIN) is may_have_happened
                else:
                    assert safe in {None, Safe.SCREEN_KEPT}
                assert came.state == (Stopped(one.status) if one.status == 401 else Open())
                assert came.requests == 1


@BOTH
@pytest.mark.parametrize(
    ("meaning", "reason"),
    [(Meaning.WAIT, WaitReason.REFUSED), (Meaning.TOLD_WAIT, WaitReason.LIMIT)],
    ids=["no time", "a time"],
)
def test_a_429_is_a_wait_whatever_it_says(meaning: Meaning, reason: WaitReason, operation: Operation) -> None:
    with every_case() as case:
        for name, (_, came) in came_of(meaning, operation, stays=True).items():
            with case(name):
                assert isinstance(came.error, WaitingError)
                assert isinstance(came.state, Waiting)
                assert came.state.reason is reason
                assert came.requests == 1


# ---- Cut at every byte

CUT: dict[str, tuple[Operation, bytes]] = {
    "list": (LIST, answer(200, LIST.body, {"X-RateLimit-Remaining": "7"})),
    "add": (ADD, answer(201, ADD.body, {"X-RateLimit-Remaining": "7"})),
    "chunks": (ADD, chunked(201, ADD.body[:20], ADD.body[20:])),
    "limit": (LIST, answer(429, SAYS_FINE, {"Retry-After": "500"})),
    "key": (ADD, answer(401, SAYS_FINE)),
}


def cuts(data: bytes, step: int) -> Iterator[tuple[bytes, bool, bool]]:
    """Yield beginnings of ``data``, whether they have the whole head, and whether they are all.

    Those at the end of the head and of all are among them, whatever the step is.
    """
    head, whole = data.index(HEAD_END) + len(HEAD_END), len(data)
    for end in sorted({*range(0, whole, step), *range(head - 2, head + 2), whole - 1, whole} - {whole + 1}):
        yield data[:end], end >= head, end == whole


@pytest.mark.parametrize(("operation", "data"), CUT.values(), ids=CUT)
async def test_an_answer_that_is_cut_counts_from_its_head_on(
    operation: Operation, data: bytes, times: Times
) -> None:
    for part, has_head, is_whole in cuts(data, times(2, sample=11)):
        came = await met(sends(part), operation)
        assert came.requests == 1
        if not has_head:
            assert type(came.error) is NoAnswerError, part
            assert came.error.case is ConnectionCase.NO_ANSWER
            assert came.error.may_have_happened is operation.is_add
            assert came.state == Open()
        elif data.startswith(b"HTTP/1.1 429"):
            assert isinstance(came.error, WaitingError), part
        elif data.startswith(b"HTTP/1.1 401"):
            assert (type(came.error), came.state) == (KeyRefusedError, Stopped(401)), part
        elif operation.is_add:
            assert came.error is None, part
            # All but the end of the chunks may be there.
            assert came.animals in ({(REX,)} if is_whole else {(REX,), ()}), part
        elif is_whole:
            assert came.animals == (REX,)
        else:
            assert type(came.error) is NoAnswerError, part
            assert came.error.case is ConnectionCase.NO_ANSWER


# ---- One answer has nothing to say about the next request


class KeptService(SocketServer):
    """Keeps its connections, and gives these answers in turn; ``heads`` has what it was sent."""

    def __init__(self, *answers: bytes) -> None:
        super().__init__()
        self._answers = iter(answers)
        self.heads: list[bytes] = []
        self.connections = 0

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        while True:
            head_bytes = await reader.readuntil(HEAD_END)
            await reader.readexactly(content_length(head_bytes))
            self.heads.append(head_bytes)
            writer.write(next(self._answers))
            await writer.drain()


def created(number: int, name: str, size: int = 0) -> bytes:
    """Return the answer for an animal that was added, of at least so many bytes."""
    body = as_json({"id": number, "name": name, "categoryId": 7})
    shortest = len(answer(201, body, {"X-Padding": ""}))
    return answer(201, body, {"X-Padding": "x" * (size - shortest)} if size else None)


async def add_three(desk: StoreDesk, service: KeptService) -> None:
    """Add three animals to a service that sent more behind its first answer."""
    added = [await add_one(desk.store, NewAnimal(name, 7)) for name in ("Rex", "Bella", "Tom")]
    assert added == [Animal(1, "Rex", 7, None), Animal(2, "Bella", 7, None), Animal(3, "Tom", 7, None)]
    # Each was sent once. The connection on which more came was given up, and no other.
    assert (len(service.heads), service.connections) == (3, 2)


@pytest.mark.parametrize(
    "more",
    [
        created(1, "Rex"),
        answer(429, headers={"Retry-After": "1"}),
        answer(400, SAYS_FINE),
        b"\r\n",
        b"}",
        b"HTTP/1.1 201 Cre",
    ],
    ids=["the same again", "a 429", "a 400", "an empty line", "a bracket", "half an answer"],
)
async def test_what_comes_after_an_answer_is_never_taken_for_the_next_one(more: bytes) -> None:
    service = KeptService(created(1, "Rex") + more, created(2, "Bella"), created(3, "Tom"))
    async with (
        listening(service),
        # A wait that was told by mistake ends at once.
        StoreDesk(service.base_url, timeouts=BRIEF, clock=PassingClock()) as desk,
    ):
        await add_three(desk, service)


@pytest.mark.parametrize(
    ("is_secure", "size"),
    [(True, RECORD), (True, READ_AT_ONCE), (False, READ_AT_ONCE)],
    ids=["its own record of TLS", "TLS, behind what is read at once", "behind what is read at once"],
)
async def test_what_comes_apart_is_no_later_answer(
    tls: ssl.SSLContext, authority: Path, is_secure: bool, size: int
) -> None:
    refused = answer(429, headers={"Retry-After": "1"})
    service = KeptService(created(1, "Rex", size) + refused, created(2, "Bella"), created(3, "Tom"))
    service.scheme = "https" if is_secure else "http"

    async def network() -> Network:
        return Network(ProxyMode.NONE, ca_file=authority)

    async with (
        listening(service, tls=tls if is_secure else None),
        StoreDesk(service.base_url, clock=PassingClock(), network=network) as desk,
    ):
        await add_three(desk, service)


async def test_the_service_can_add_nothing_to_the_next_request() -> None:
    cookie = {"Set-Cookie": "session=1; Path=/", "Authorization": "Bearer other"}
    service = KeptService(*(answer(200, b"[]", cookie) for _ in range(3)))
    async with listening(service), StoreDesk(service.base_url, timeouts=BRIEF) as desk:
        for _ in range(3):
            await desk.store.list_animals()
        first, *others = service.heads
        assert others == [first, first]
        assert b"cookie" not in first.lower()
        assert service.connections == 1
