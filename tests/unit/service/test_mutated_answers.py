"""Whatever comes in place of an answer, only our own errors come out, and no request goes before it may."""

import math
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

import httpx

from menagerie.domain.animal import INT64_MAX, INT64_MIN, Animal, AnimalList, NewAnimal
from menagerie.domain.errors import (
    AskingStoppedError,
    ErrorBody,
    SurroundingsError,
    UnexpectedAnswerError,
    WaitingError,
)
from menagerie.governor.governor import Governor, Purpose
from menagerie.governor.ledger import Scope
from menagerie.service import wire
from menagerie.service.errors import refusal
from support.clock import PassingClock
from support.memory_ledger import MemoryLedger
from support.mutated_answers import MutatedAnswer, Mutations
from support.store_desk import KEY, StoreDesk, add_one
from support.two_runs import Times

# After many refusals, a governor waits for longer than it is told.
_EACH_DESK = 20
_LIMIT = 20
_SECONDS = re.compile("[0-9]{1,4}")
_SURELY_SECONDS = 3600
_PURPOSES = (Purpose.READ, Purpose.WRITE)


class Watch:
    """Says, by the plainest reading of what a service told, before when no request may go."""

    def __init__(self, clock: PassingClock) -> None:
        self._clock = clock
        self._not_before = 0.0

    def tell(self, answer: MutatedAnswer) -> None:
        told = [value.decode("latin-1") for name, value in answer.headers if name == b"Retry-After"]
        if answer.status != httpx.codes.TOO_MANY_REQUESTS and not (answer.status in range(500, 600) and told):
            return
        # At least two seconds, whatever was told (interface 8.3).
        plain = [2, *(int(one) for one in told if _SECONDS.fullmatch(one))]
        seconds = max(one for one in plain if one <= _SURELY_SECONDS)
        self._not_before = max(self._not_before, self._clock.now() + seconds)

    def check(self) -> None:
        assert self._clock.now() >= self._not_before - 0.001, "a request went too early"


def check_animal(animal: Animal) -> None:
    for number in (animal.id, animal.category_id):
        assert type(number) is int
        assert INT64_MIN <= number <= INT64_MAX
    (animal.name + (animal.status or "")).encode()


def check_list(listed: AnimalList) -> None:
    assert len(listed.animals) + listed.unreadable <= _LIMIT
    assert len({animal.id for animal in listed.animals}) == len(listed.animals)
    for animal in listed.animals:
        check_animal(animal)


def check_body(body: ErrorBody | None) -> None:
    if body is not None:
        assert len(body.code) <= wire.LONGEST_CODE
        assert len(body.message) <= wire.LONGEST_MESSAGE
        "".join(body).encode()


def decode(answer: MutatedAnswer, purpose: Purpose) -> str:
    """Decode as the client does, a list, an animal and an error; return what error its status means."""
    with suppress(UnexpectedAnswerError):
        check_list(wire.read_animals(answer.content, _LIMIT))
    with suppress(UnexpectedAnswerError):
        check_animal(wire.read_animal(answer.content, answer.status))
    body = wire.read_error(answer.content, KEY.reveal())
    check_body(body)
    error = refusal(answer.status, body, purpose, of_one_animal=False)
    assert str(error)
    return type(error).__name__


async def test_mutated_answers_are_read_and_obeyed(times: Times, say_trials: Callable[[str], None]) -> None:
    # Read without a client: only decoded, and told to a governor.
    decoded = times(20_000, sample=1_500)
    mutations, chance, outcomes = Mutations(23), Random(5), Counter[str]()  # noqa: S311 - a test's chance
    clock = PassingClock()
    answers = 0
    while answers < decoded:
        watch = Watch(clock)
        scope = Scope("https://animals.example/v1", f"{answers}")
        governor = Governor(scope, ledger=MemoryLedger(), clock=clock, random=chance)
        for _request in range(_EACH_DESK):
            purpose = chance.choice(_PURPOSES)
            answer = mutations.answer(200)
            try:
                async with governor.admission(purpose) as admission:
                    watch.check()
                    answers += 1
                    headers = [(name.decode(), value.decode("latin-1")) for name, value in answer.headers]
                    await admission.answered(answer.status, headers)
                watch.tell(answer)
                outcomes[decode(answer, purpose)] += 1
            except AskingStoppedError:
                governor.renew_key()
            except WaitingError as error:
                outcomes["WaitingError"] += 1
                if math.isinf(error.until):
                    break
                clock.move(max(0.0, error.until - clock.now()))
    assert min(outcomes.values()) > decoded // 1_000
    say_trials(f"mutated answers: {answers} decoded and told to a governor, {dict(outcomes)}")


class Service(httpx.AsyncBaseTransport):
    """Gives a mutated answer to each request, and checks that it may come, and what it has."""

    def __init__(self, mutations: Mutations, clock: PassingClock) -> None:
        self._mutations = mutations
        self._clock = clock
        self.watch = Watch(clock)
        self.sent = 0
        self.answer = mutations.answer(httpx.codes.OK)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.watch.check()
        assert request.url.host == "animals.example"
        assert request.headers.get_list("Authorization") == [f"Bearer {KEY.reveal()}"]
        assert "Cookie" not in request.headers
        self.sent += 1
        success = httpx.codes.CREATED if request.method == "POST" else httpx.codes.OK
        self.answer = self._mutations.answer(success)
        self.watch.tell(self.answer)
        return self.answer.response()

    def begin_anew(self) -> None:
        self.watch = Watch(self._clock)


def check_error(error: SurroundingsError, status: int, *, is_add: bool) -> None:
    """Check that only an add may have happened, and only where the status does not say otherwise."""
    assert str(error)
    if not isinstance(error, AskingStoppedError | WaitingError):
        is_refusal = status in range(400, 500)
        assert error.may_have_happened == (is_add and not is_refusal), (error, status)


async def test_mutated_answers_raise_our_own_errors(times: Times, say_trials: Callable[[str], None]) -> None:
    # By a whole client, which takes four times as long.
    sent = times(400, sample=200)
    clock, outcomes = PassingClock(), Counter[str]()
    service = Service(Mutations(42), clock)
    while service.sent < sent:
        service.begin_anew()
        async with StoreDesk("https://animals.example/v1", clock=clock, transport=service) as desk:
            for request in range(_EACH_DESK):
                store, is_add = desk.store, bool(request % 2)
                try:
                    if is_add:
                        added = await add_one(store, NewAnimal("Rex", 7))
                        assert service.answer.status == httpx.codes.CREATED
                        check_animal(added or Animal(0, "", 0, None))
                    elif request % 4:
                        check_animal(await store.get_animal(1))
                    else:
                        check_list(await store.list_animals(_LIMIT))
                    outcomes["no error"] += 1
                except SurroundingsError as error:
                    outcomes[type(error).__name__] += 1
                    check_error(error, service.answer.status, is_add=is_add)
                    if isinstance(error, AskingStoppedError):
                        desk.governor.renew_key()
                    elif isinstance(error, WaitingError) and math.isinf(error.until):
                        break
                    elif isinstance(error, WaitingError):
                        clock.move(max(0.0, error.until - clock.now()))
    assert min(outcomes.values()) > sent // 1_000
    say_trials(f"mutated answers: {service.sent} sent to a client, {dict(outcomes)}")
