"""Whatever a service does at any point of an exchange, no add is lost or doubled by its own list."""

import contextlib
import gzip
from pathlib import Path
from random import Random

import pytest

from menagerie.domain.errors import SurroundingsError
from menagerie.outbox.entry import State
from support.animal_service import AnimalService, Failure, Manner, Point, Reply, animal_service
from support.idle_loop import run
from support.outbox_desk import BRIEF, Desk, outbox_desk
from support.raw_server import answer, as_json, head
from support.two_runs import Times, sampled

_REX = as_json({"id": 1, "name": "Rex", "categoryId": 7, "status": "available"})
_REFUSAL = as_json({"code": "some-code", "message": "Some words.", "status": 400})

# Before the service has read all of a request it cannot have added the animal.
_EARLY = (Point.CONNECTED, Point.IN_REQUEST_HEAD, Point.BEFORE_REQUEST_BODY)
# The status has told that the animal was added; the body would only have told its id.
_TOLD = (Point.BEFORE_ANSWER_BODY, Point.IN_ANSWER_BODY)

FAILURES = [
    *(Failure(point, manner) for point in (*_EARLY, Point.AFTER_REQUEST) for manner in Manner),
    *(
        Failure(point, manner, adds=True)
        for point in (Point.AFTER_REQUEST, Point.IN_ANSWER_HEAD, *_TOLD)
        for manner in Manner
    ),
]

# Responses that do not say whether the animal was added, so each is tried with and without adding it.
RIDDLES = {
    "500": answer(500),
    "500 with words": answer(500, _REFUSAL),
    "502": answer(502, b"<html>Bad gateway</html>"),
    "503 with a wait": answer(503, headers={"Retry-After": "1"}),
    "504 without a body": head(504, {}),
    "300": answer(300),
    "302": answer(302, headers={"Location": "http://127.0.0.1:1/v1/pets"}),
    "304": head(304, {}),
    "307": answer(307, headers={"Location": "/v1/pets"}),
    "308": answer(308, headers={"Location": "/elsewhere"}),
    "200": answer(200, _REX),
    "202": answer(202),
    "204": head(204, {}),
    "only 100": b"HTTP/1.1 100 Continue\r\n\r\n",
    "a status that there is not": b"HTTP/1.1 999 Any\r\nContent-Length: 0\r\n\r\n",
    "no HTTP": b"\x16\x03\x01\x00\xa5 SSH-2.0-nothing\r\n\r\n",
    "zeros": b"\x00" * 2_000,
    "an empty line": b"\r\n\r\n",
    "a header without an end": b"HTTP/1.1 201 Created\r\nX: " + b"a" * 200_000,
    "a length that is none": b"HTTP/1.1 201 Created\r\nContent-Length: some\r\n\r\n",
}

# Answers that say "created", with a body that is of no use.
BODIES = {
    "nothing": answer(201),
    "no JSON": answer(201, b"<html>"),
    "another thing": answer(201, b"[1, 2]"),
    "an id too large": answer(201, _REX.replace(b"1", b"9" * 30, 1)),
    "less than its length": head(201, {"Content-Length": "500"}) + _REX,
    "broken chunks": head(201, {"Transfer-Encoding": "chunked"}) + b"zz\r\n{",
    "a chunk that is cut": head(201, {"Transfer-Encoding": "chunked"}) + b"ff\r\n{",
    "broken packing": answer(201, b"no gzip", {"Content-Encoding": "gzip"}),
    "packed, and cut": answer(201, gzip.compress(_REX)[:20], {"Content-Encoding": "gzip"}),
}

# By the interface none of them adds anything (interface 4.2, 5.3, 8.3).
REFUSALS = {
    "400": (answer(400, _REFUSAL), State.REFUSED),
    "400 without words": (answer(400), State.REFUSED),
    "400 with words that are cut": (head(400, {"Content-Length": "500"}) + b"{", State.REFUSED),
    "404": (answer(404), State.REFUSED),
    "409": (answer(409, b"?"), State.REFUSED),
    "413": (answer(413), State.REFUSED),
    "401": (answer(401, _REFUSAL), State.QUEUED),
    "403": (answer(403), State.QUEUED),
    "429": (answer(429, headers={"Retry-After": "1"}), State.CREATED),
    "429 that does not say for how long": (answer(429), State.CREATED),
    "429 that is cut": (head(429, {"Retry-After": "2", "Content-Length": "9"}) + b"{", State.CREATED),
    "429 for long": (answer(429, headers={"Retry-After": "7200"}), State.QUEUED),
    "429 without end": (answer(429, headers={"Retry-After": "soon"}), None),
}


def closes(manner: Manner) -> bool:
    return manner is Manner.CLOSE


async def send_all(desk: Desk) -> None:
    """Send as far as the service lets us."""
    with contextlib.suppress(SurroundingsError):
        await desk.sending.send_all()


async def meet(folder: Path, plan: Failure | Reply, *, kept: bool) -> State:
    """Send an add that meets ``plan``, then start anew; return the state that the add had before.

    ``kept`` lets it go over a connection that has carried another add.
    """
    stalls = plan.manner is Manner.STALL
    async with animal_service() as service:
        async with outbox_desk(service.base_url, folder, timeouts=BRIEF if stalls else None) as desk:
            if kept:
                await desk.queue("Before")
                await desk.sending.send_all()
            (number,) = await desk.queue("Rex")
            service.plans.append(plan)
            await send_all(desk)
            state = await desk.state(number)
            service.check(await desk.outbox.entries())
            assert not service.plans
        async with outbox_desk(service.base_url, folder) as desk:
            await _go_on(service, desk, number, state)
    return state


async def _go_on(service: AnimalService, desk: Desk, number: int, state: State) -> None:
    """Check that all goes on at the next start, and that nothing is sent that must not be."""
    assert await desk.state(number) is state
    await desk.queue("After")
    await desk.sending.send_all()
    after = await desk.state(number)
    assert after is (State.CREATED if state is State.QUEUED else state)
    assert service.names()["After"] == 1
    service.check(await desk.outbox.entries())


@pytest.mark.parametrize("kept", sampled([False, True], bool), ids=["new", "kept"])
@pytest.mark.parametrize(
    "failure",
    sampled(FAILURES, lambda one: one.manner is not Manner.STALL),
    ids=lambda one: f"{one.point.name}-{one.manner}{'-added' if one.adds else ''}",
)
def test_a_failure_at_any_point_of_an_exchange_loses_and_doubles_nothing(
    tmp_path: Path, failure: Failure, *, kept: bool
) -> None:
    state = run(meet(tmp_path, failure, kept=kept))
    if failure.point in _TOLD:
        assert state is State.CREATED
    elif failure.point is Point.CONNECTED:
        # Whether a byte had left by then is for the network to say.
        assert state in {State.UNCONFIRMED, State.QUEUED}
    else:
        assert state is State.UNCONFIRMED


@pytest.mark.parametrize("adds", sampled([False, True], bool), ids=["not added", "added"])
@pytest.mark.parametrize("content", RIDDLES.values(), ids=RIDDLES)
def test_an_ambiguous_response_leaves_the_add_unconfirmed(
    tmp_path: Path, content: bytes, *, adds: bool
) -> None:
    plan = Reply(content, adds=adds, manner=Manner.CLOSE)
    assert run(meet(tmp_path, plan, kept=adds)) is State.UNCONFIRMED


@pytest.mark.parametrize("manner", sampled([Manner.CLOSE, Manner.RESET, Manner.STALL], closes))
@pytest.mark.parametrize("content", BODIES.values(), ids=BODIES)
def test_a_201_counts_as_created_with_any_body(tmp_path: Path, content: bytes, manner: Manner) -> None:
    plan = Reply(content, adds=True, manner=manner)
    state = run(meet(tmp_path, plan, kept=False))
    # A reset can overtake the status that was sent before it.
    assert state is State.CREATED or (manner is Manner.RESET and state is State.UNCONFIRMED)


@pytest.mark.parametrize("manner", sampled([Manner.CLOSE, Manner.STALL], closes))
@pytest.mark.parametrize(("content", "expected"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_adds_nothing_and_loses_nothing(
    tmp_path: Path, content: bytes, expected: State | None, manner: Manner
) -> None:
    state = run(meet(tmp_path, Reply(content, manner=manner), kept=True))
    # What an unreadable wait means is for the governor to say: the add waits or has gone again.
    assert state is expected or (expected is None and state in {State.QUEUED, State.CREATED})


def test_many_adds_to_a_failing_service_are_each_created_once_or_unconfirmed(
    tmp_path: Path, times: Times
) -> None:
    many = times(150, sample=40)
    chance = Random(11)  # noqa: S311 - a test's chance, the same each time
    kinds: list[list[Failure | Reply]] = [
        [failure for failure in FAILURES if failure.manner is not Manner.STALL],
        [Reply(one, adds=adds, manner=Manner.CLOSE) for one in RIDDLES.values() for adds in (False, True)],
        [Reply(one, adds=True, manner=Manner.CLOSE) for one in BODIES.values()],
        [Reply(one, manner=Manner.CLOSE) for one, _ in REFUSALS.values()],
        [Reply(b"", adds=True)],
    ]

    async def scenario() -> None:
        async with animal_service() as service:
            async with outbox_desk(service.base_url, tmp_path) as desk:
                await desk.queue(*(f"Rex {number}" for number in range(many)))
            starts = 0
            while True:
                async with outbox_desk(service.base_url, tmp_path) as desk:
                    service.plans.clear()
                    service.plans.extend(chance.choice(chance.choice(kinds)) for _ in range(many))
                    await send_all(desk)
                    service.check(await desk.outbox.entries())
                    counts = await desk.outbox.counts()
                starts += 1
                assert starts < many, "nothing goes on"
                if not counts[State.QUEUED]:
                    break
            assert sum(counts.values()) == many
            assert min(counts[State.CREATED], counts[State.UNCONFIRMED], counts[State.REFUSED]) > many // 15

    run(scenario())
