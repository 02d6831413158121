"""Whatever a service does at any point of an exchange, no add is lost or doubled by its own list."""

import contextlib
from pathlib import Path
from random import Random

import pytest

from menagerie.domain.errors import SurroundingsError
from menagerie.outbox.entry import State
from support.animal_service import ADDED, AnimalService, Failure, Manner, Point, Reply, animal_service
from support.idle_loop import run
from support.malformed_answers import MALFORMED, Malformed, Meaning
from support.outbox_desk import BRIEF, Desk, outbox_desk
from support.raw_server import answer, as_json
from support.two_runs import Times, sampled

_REX = as_json({"id": 1, "name": "Rex", "categoryId": 7, "status": "available"})

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


def reply(name: str, *, adds: bool = False, manner: Manner = Manner.CLOSE) -> Reply:
    """Return a malformed answer by its name."""
    return Reply(MALFORMED[name].data(201, _REX), adds=adds, manner=manner)


def is_riddle(one: Malformed) -> bool:
    """Return whether this has a status that does not say whether an animal was added."""
    return one.meaning is Meaning.FAILED and one.status not in {201, *range(400, 500)}


def wait(seconds: str) -> Reply:
    return Reply(answer(429, headers={"Retry-After": seconds}), manner=Manner.CLOSE)


# Of all malformed answers, some that say nothing of the animal, that say created, and that say refused. By
# the interface none of the last adds anything (interface 4.2, 5.3, 8.3).
ANSWERS: dict[str, tuple[Reply, set[State]]] = {
    "500, added": (reply("500 that is cut", adds=True), {State.UNCONFIRMED}),
    "zeros, not added": (reply("zeros"), {State.UNCONFIRMED}),
    "created, and silent": (reply("a chunk that is cut", adds=True, manner=Manner.STALL), {State.CREATED}),
    # A reset can overtake the status that was sent before it.
    "created, and reset": (
        reply("a chunk that is cut", adds=True, manner=Manner.RESET),
        {State.CREATED, State.UNCONFIRMED},
    ),
    "400, and silent": (reply("400 that is cut", manner=Manner.STALL), {State.REFUSED}),
    "401": (reply("401 that says all is well"), {State.QUEUED}),
    "403, and silent": (reply("403 that says all is well", manner=Manner.STALL), {State.REFUSED}),
    "429 for a second": (wait("1"), {State.CREATED}),
    "429 for long": (reply("429 for long"), {State.QUEUED}),
    # What an unreadable wait means is for the governor to say: the add waits or has gone again.
    "429 without end": (reply("429 for a time that is none"), {State.QUEUED, State.CREATED}),
}


def closes(plan: Failure | Reply) -> bool:
    return plan.manner is Manner.CLOSE


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
    sampled(FAILURES, closes),
    ids=lambda one: f"{one.point.name}-{one.manner}{'-added' if one.adds else ''}",
)
def test_no_failure_loses_or_doubles_an_add(tmp_path: Path, failure: Failure, *, kept: bool) -> None:
    state = run(meet(tmp_path, failure, kept=kept))
    if failure.point in _TOLD:
        assert state is State.CREATED
    elif failure.point is Point.CONNECTED:
        # Whether a byte had left by then is for the network to say.
        assert state in {State.UNCONFIRMED, State.QUEUED}
    else:
        assert state is State.UNCONFIRMED


@pytest.mark.parametrize(
    ("plan", "states"), sampled(ANSWERS.values(), lambda one: closes(one[0])), ids=ANSWERS
)
def test_no_malformed_answer_loses_or_doubles_one(tmp_path: Path, plan: Reply, states: set[State]) -> None:
    assert run(meet(tmp_path, plan, kept=True)) in states


async def test_many_adds_to_a_failing_service_are_each_sent_once(tmp_path: Path, times: Times) -> None:
    many = times(100, sample=40)
    chance = Random(11)  # noqa: S311 - a test's chance, the same each time
    riddles = [name for name, one in MALFORMED.items() if one.meaning is Meaning.NOTHING or is_riddle(one)]
    refused = [
        name
        for name, one in MALFORMED.items()
        if one.meaning in {Meaning.WAIT, Meaning.TOLD_WAIT} or one.status in range(400, 500)
    ]
    created = [name for name in MALFORMED if name not in {*riddles, *refused}]
    kinds: list[list[Failure | Reply]] = [
        [failure for failure in FAILURES if failure.manner is not Manner.STALL],
        [reply(name, adds=adds) for name in riddles for adds in (False, True)],
        [reply(name, adds=True) for name in created],
        [reply(name) for name in refused],
        [reply("400 that is cut"), wait("1")],
        [ADDED],
    ]

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
        assert min(counts[State.CREATED], counts[State.UNCONFIRMED], counts[State.REFUSED]) > 0
