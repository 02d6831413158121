"""The client against all that a service, or a proxy before it, may get wrong, over real connections."""

import asyncio
import gzip
import ssl
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from menagerie.domain.animal import Animal, NewAnimal
from menagerie.domain.cases import ConnectionCase
from menagerie.domain.errors import (
    AnswerError,
    BadRequestError,
    ErrorBody,
    KeyRefusedError,
    NoAnswerError,
    RedirectedError,
    ServerFailedError,
    UnexpectedAnswerError,
    WaitingError,
)
from menagerie.domain.network import Network, ProxyMode
from menagerie.governor.governor import Open, Stopped, Waiting, WaitReason
from menagerie.sandbox.certificates import make_certificates
from support.idle_loop import run
from support.one_exchange import ADD, BRIEF, GET, LIST, REX, Operation, met, outcome, sends
from support.passing_clock import PassingClock
from support.raw_server import (
    HEAD_END,
    Conversation,
    SocketServer,
    answer,
    as_json,
    content_length,
    head,
    listening,
)
from support.store_desk import StoreDesk, add_one

HOST = "127.0.0.1"
MB = 1_000_000
# Bytes: the longest record of TLS, and what the client takes from a connection in one reading.
RECORD, READ_AT_ONCE = 16_384, 65_536
EVIL = "https://elsewhere.example/v1/pets"
ALL = pytest.mark.parametrize("operation", [LIST, GET, ADD], ids=["list", "get", "add"])


def chunked(status: int, *chunks: bytes, end: bytes = b"0\r\n\r\n") -> bytes:
    pieces = (b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks)
    return head(status, {"Transfer-Encoding": "chunked"}) + b"".join(pieces) + end


def lines(first: str, body: bytes, *headers: str, between: str = "\r\n") -> bytes:
    """Return an answer whose first line and headers are these; it states its length by itself."""
    all_lines = [first, f"Content-Length: {len(body)}", *headers, "", ""]
    return between.join(all_lines).encode("latin-1") + body


# ---- Odd, and understood: what the interface wants is there

ODD: dict[str, Callable[[int, bytes], bytes]] = {
    "HTTP/1.0": lambda ok, body: lines(f"HTTP/1.0 {ok} OK", body),
    "HTTP/1.0 without a length": lambda ok, body: f"HTTP/1.0 {ok} OK\r\n\r\n".encode() + body,
    "a status without words": lambda ok, body: lines(f"HTTP/1.1 {ok}", body),
    "line feeds alone": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, between="\n"),
    "1xx before it": lambda ok, body: (
        b"HTTP/1.1 103 Early\r\nRetry-After: 500\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n" + answer(ok, body)
    ),
    "a mark of byte order": lambda ok, body: answer(ok, b"\xef\xbb\xbf" + body),
    "HTML as its type": lambda ok, body: answer(ok, body, {"Content-Type": "text/html; charset=none"}),
    "two types": lambda ok, body: lines(
        f"HTTP/1.1 {ok} OK", body, "Content-Type: image/png", "Content-Type: text/plain"
    ),
    "a chunk for each byte": lambda ok, body: chunked(ok, *(bytes([one]) for one in body)),
    "a wait behind its chunks": lambda ok, body: chunked(ok, body, end=b"0\r\nRetry-After: 500\r\n\r\n"),
    "a length beside its chunks": lambda ok, body: chunked(ok, body).replace(
        b"Transfer", b"Content-Length: 3\r\nTransfer"
    ),
    "its length twice": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, f"Content-Length: {len(body)}"),
    "a header in two lines": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, "X: a", " Retry-After: 500"),
    "headers that are no text": lambda ok, body: answer(
        ok, body, {"Date": "\xff", "Retry-After": "\xff", "X-RateLimit-Remaining": "\xff\xfe"}
    ),
    "10,000 headers": lambda ok, body: answer(ok, body, {f"X{number}": "" for number in range(10_000)}),
    "a wait with a good status": lambda ok, body: answer(ok, body, {"Retry-After": "500"}),
    "gzip with more behind it": lambda ok, body: answer(
        ok, gzip.compress(body) + b"more", {"Content-Encoding": " GZIP "}
    ),
    "a redirect with a good status": lambda ok, body: answer(ok, body, {"Location": EVIL}),
}


@ALL
@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_an_odd_answer_that_has_what_was_asked_for_is_taken(
    odd: Callable[[int, bytes], bytes], operation: Operation
) -> None:
    came = outcome(odd(operation.success, operation.body), operation)
    assert came.animals == (REX,), came.error
    # A wait is told by a status, and not by what stands elsewhere.
    assert (came.state, came.requests) == (Open(), 1)


# ---- No answer: there is no head that can be read

NO_HEAD: dict[str, Callable[[int, bytes], bytes]] = {
    "a body alone": lambda _ok, body: body,
    "HTTP/9": lambda ok, body: lines(f"HTTP/9 {ok} OK", body),
    "another protocol from here on": lambda _ok, _body: lines(
        "HTTP/1.1 101 Switching", b"", "Upgrade: websocket", "Connection: Upgrade"
    ),
    "an empty line before it": lambda ok, body: b"\r\n\r\n" + answer(ok, body),
    "a status of two digits": lambda _ok, body: lines("HTTP/1.1 99 Any", body),
    "a status of four digits": lambda _ok, body: lines("HTTP/1.1 2000 Any", body),
    "a status that is a word": lambda _ok, body: lines("HTTP/1.1 abc Any", body),
    "a header without a colon": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, "nothing"),
    "a space before a colon": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, "Retry-After : 5"),
    "a zero in a header": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, "X: a\x00b"),
    "a header that holds another": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, "X: a\rRetry-After: 5"),
    "a header of 1 MB": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, "X: " + "a" * MB),
    "a first line of 1 MB": lambda ok, body: lines(f"HTTP/1.1 {ok} " + "a" * MB, body),
    "two lengths": lambda ok, body: lines(f"HTTP/1.1 {ok} OK", body, "Content-Length: 3"),
    "a negative length": lambda ok, body: head(ok, {"Content-Length": "-3"}) + body,
    "a length of thirty digits": lambda ok, body: head(ok, {"Content-Length": "9" * 30}) + body,
    "an unknown way to transfer": lambda ok, body: head(ok, {"Transfer-Encoding": "gzip"}) + body,
}


@ALL
@pytest.mark.parametrize("stays", [False, True], ids=["closes", "stays"])
@pytest.mark.parametrize("data", NO_HEAD.values(), ids=NO_HEAD)
def test_what_has_no_readable_head_is_no_answer(
    data: Callable[[int, bytes], bytes], operation: Operation, *, stays: bool
) -> None:
    came = outcome(data(operation.success, operation.body), operation, stays=stays)
    assert type(came.error) is NoAnswerError
    assert came.error.may_have_happened is operation.is_add
    assert (came.state, came.requests) == (Open(), 1)


@ALL
def test_interim_answers_without_end_are_no_answer(operation: Operation) -> None:
    async def script(conversation: Conversation) -> None:
        while True:
            await conversation.send(b"HTTP/1.1 102 Processing\r\n\r\n")
            await asyncio.sleep(0.05)

    came = run(met(script, operation))
    assert isinstance(came.error, NoAnswerError)
    assert came.error.case is ConnectionCase.NOT_WHOLE


# ---- A good status with a body of no use: an add was added, a read has failed

NO_BODY: dict[str, Callable[[int, bytes], bytes]] = {
    "UTF-16": lambda ok, body: answer(
        ok, body.decode().encode("utf-16"), {"Content-Type": "application/json; charset=utf-16"}
    ),
    "UTF-32": lambda ok, body: answer(ok, body.decode().encode("utf-32")),
    "deflate": lambda ok, body: answer(ok, zlib.compress(body), {"Content-Encoding": "deflate"}),
    "an unknown packing": lambda ok, body: answer(ok, body, {"Content-Encoding": "br"}),
    "packed, and nothing there": lambda ok, _body: answer(ok, b"", {"Content-Encoding": "gzip"}),
    "packed in two pieces": lambda ok, body: answer(
        ok, gzip.compress(body[:5]) + gzip.compress(body[5:]), {"Content-Encoding": "gzip"}
    ),
    "100 MB in 100 kB": lambda ok, _body: answer(
        ok, gzip.compress(b" " * (100 * MB), 1), {"Content-Encoding": "gzip"}
    ),
    "a length that is too short": lambda ok, body: head(ok, {"Content-Length": str(len(body) - 2)}) + body,
    "a chunk that is far too long": lambda ok, _body: chunked(ok, end=b"f" * 18 + b"\r\n"),
    "a chunk of a negative length": lambda ok, _body: chunked(ok, end=b"-5\r\nabc"),
    "a million brackets": lambda ok, _body: answer(ok, b"[" * MB),
    "an error about the limit": lambda ok, _body: answer(ok, as_json({"code": "limit", "status": 429})),
    "an error about the key": lambda ok, _body: answer(ok, as_json({"code": "key", "status": 401})),
    "nothing": lambda ok, _body: answer(ok),
}


@ALL
@pytest.mark.parametrize("data", NO_BODY.values(), ids=NO_BODY)
def test_the_status_says_what_happened_where_the_body_does_not(
    data: Callable[[int, bytes], bytes], operation: Operation
) -> None:
    came = outcome(data(operation.success, operation.body), operation)
    assert came.result is None
    if operation.is_add:
        assert came.error is None
    else:
        assert isinstance(came.error, UnexpectedAnswerError | NoAnswerError)
        assert not came.error.may_have_happened
    assert (came.state, came.requests) == (Open(), 1)


# ---- Other statuses, whatever their bodies say

HTML = {"Content-Type": "text/html"}
PAGE = b"<!doctype html><title>Sign in</title>"
SAYS_FINE = as_json({"code": "ok", "message": "All is well.", "status": 201})
FINE = ErrorBody("ok", "All is well.")
# Where a redirect may lead: for some of these, httpx fails.
TARGETS = (
    *(EVIL, "//elsewhere.example", "", "?", "#", "http://[", "http://a b", "javascript:alert(1)", "a:b", ":"),
    *("http://key@127.0.0.1:1/", "https://xn--a/", "http://127.0.0.1:99999/", "\xff", "/" + "x" * 50_000),
)

STATUSES = [
    *((status, b"", {}, UnexpectedAnswerError, None) for status in (202, 203, 204, 205, 206, 226)),
    (206, PAGE, {"Content-Range": "bytes 0-9/500"}, UnexpectedAnswerError, None),
    (400, PAGE, HTML, BadRequestError, None),
    (400, SAYS_FINE, {}, BadRequestError, FINE),
    (401, PAGE, {"WWW-Authenticate": "Basic realm=x"}, KeyRefusedError, None),
    (401, SAYS_FINE, {}, KeyRefusedError, FINE),
    *((status, PAGE, HTML, UnexpectedAnswerError, None) for status in (402, 405, 407, 408, 418, 421, 425)),
    (426, b"", {"Upgrade": "TLS/1.3", "Connection": "Upgrade"}, UnexpectedAnswerError, None),
    *((status, PAGE, HTML, ServerFailedError, None) for status in (500, 501, 502, 503, 504, 511, 599)),
    (500, SAYS_FINE, {}, ServerFailedError, FINE),
    *((status, PAGE, HTML, UnexpectedAnswerError, None) for status in (600, 999)),
    *((302, PAGE, {"Location": target}, RedirectedError, None) for target in TARGETS),
    *((status, b"", {"Location": "javascript:x"}, RedirectedError, None) for status in (301, 303, 307, 308)),
    *((status, b"", {}, RedirectedError, None) for status in (300, 304, 305)),
]


@pytest.mark.parametrize("operation", [LIST, ADD], ids=["list", "add"])
@pytest.mark.parametrize(
    ("status", "body", "headers", "kind", "said"),
    STATUSES,
    ids=[f"{status} {body[:6]!r} {list(headers)}"[:60] for status, body, headers, *_ in STATUSES],
)
def test_another_status_has_its_error_whatever_its_body_says(
    operation: Operation,
    status: int,
    body: bytes,
    headers: dict[str, str],
    kind: type[AnswerError],
    said: ErrorBody | None,
) -> None:
    data = head(status, headers) if status in {204, 304} else answer(status, body, headers)
    came = outcome(data, operation)
    assert type(came.error) is kind
    assert (came.error.status, came.error.body) == (status, said)
    assert came.error.may_have_happened is (operation.is_add and status not in range(400, 500))
    assert came.state == (Stopped(401) if status == 401 else Open())
    assert came.requests == 1


@pytest.mark.parametrize("operation", [LIST, ADD], ids=["list", "add"])
@pytest.mark.parametrize(
    "data",
    [
        b"HTTP/1.1 429\r\n\r\n",
        answer(429, PAGE, HTML),
        answer(429, SAYS_FINE, {"X-RateLimit-Remaining": "59"}),
        head(429, {"Transfer-Encoding": "chunked"}),
    ],
    ids=["nothing", "HTML", "all is well", "a body without end"],
)
def test_a_429_that_says_nothing_of_a_wait_is_a_wait(data: bytes, operation: Operation) -> None:
    came = outcome(data, operation, stays=True)
    assert isinstance(came.error, WaitingError)
    assert isinstance(came.state, Waiting)
    assert came.state.reason is WaitReason.REFUSED
    assert came.requests == 1


# ---- Cut at every byte

CUT: dict[str, tuple[Operation, bytes]] = {
    "list": (LIST, answer(200, LIST.body, {"X-RateLimit-Remaining": "7"})),
    "add": (ADD, answer(201, ADD.body, {"X-RateLimit-Remaining": "7"})),
    "chunks": (ADD, chunked(201, ADD.body[:20], ADD.body[20:])),
    "limit": (LIST, answer(429, SAYS_FINE, {"Retry-After": "500"})),
    "key": (ADD, answer(401, SAYS_FINE)),
}


def cuts(data: bytes) -> Iterator[tuple[bytes, bool, bool]]:
    """Yield each beginning of ``data``, whether it has the whole head, and whether it is all."""
    for end in range(len(data) + 1):
        yield data[:end], end >= data.index(HEAD_END) + len(HEAD_END), end == len(data)


@pytest.mark.parametrize(("operation", "data"), CUT.values(), ids=CUT)
async def test_an_answer_cut_at_any_byte_counts_from_its_whole_head_on(
    operation: Operation, data: bytes
) -> None:
    for part, has_head, is_whole in cuts(data):
        came = await met(sends(part), operation)
        assert came.requests == 1
        if not has_head:
            assert type(came.error) is NoAnswerError, part
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
        added = [await add_one(desk.store, NewAnimal(name, 7)) for name in ("Rex", "Bella", "Tom")]
        assert added == [Animal(1, "Rex", 7, None), Animal(2, "Bella", 7, None), Animal(3, "Tom", 7, None)]
        # Each was sent once. The connection on which more came was given up, and no other.
        assert (len(service.heads), service.connections) == (3, 2)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with certificates for this computer."""
    folder = tmp_path_factory.mktemp("odd-answers") / "tls"
    make_certificates(folder, [HOST])
    return folder


@pytest.mark.parametrize(
    ("is_secure", "size"),
    [(True, RECORD), (True, READ_AT_ONCE), (False, READ_AT_ONCE)],
    ids=["its own record of TLS", "TLS, behind what is read at once", "behind what is read at once"],
)
async def test_what_comes_apart_from_an_answer_is_never_taken_for_the_next_one(
    certificates: Path, is_secure: bool, size: int
) -> None:
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificates / "server.crt", certificates / "server.key")
    refused = answer(429, headers={"Retry-After": "1"})
    service = KeptService(created(1, "Rex", size) + refused, created(2, "Bella"), created(3, "Tom"))
    service.scheme = "https" if is_secure else "http"

    async def network() -> Network:
        return Network(ProxyMode.NONE, ca_file=certificates / "menagerie-rehearsal-ca.crt")

    async with (
        listening(service, tls=tls if is_secure else None),
        StoreDesk(service.base_url, clock=PassingClock(), network=network) as desk,
    ):
        added = [await add_one(desk.store, NewAnimal(name, 7)) for name in ("Rex", "Bella", "Tom")]
        assert added == [Animal(1, "Rex", 7, None), Animal(2, "Bella", 7, None), Animal(3, "Tom", 7, None)]
        # Each was sent once. The connection on which more came was given up, and no other.
        assert (len(service.heads), service.connections) == (3, 2)


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
