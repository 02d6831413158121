"""Whatever happens in whatever order, nothing is sent too early, and nothing waits for ever."""

import asyncio
import math
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from email.utils import formatdate
from http import HTTPStatus
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from menagerie.domain.errors import AskingStoppedError, WaitingError
from menagerie.governor.governor import Governor, Priority, Probing, Purpose, Stopped, Waiting
from menagerie.governor.ledger import Heard, News
from menagerie.governor.record import Entry, Record, Reservation, Scope, Wait, WaitReason
from menagerie.governor.record import Moment as StoredMoment
from support.asking import SCOPE, NoJitter
from support.memory_ledger import MemoryLedger
from support.simulation.headers import EPOCH
from support.simulation.loop import LoopClock, VirtualLoop
from support.two_runs import Times

# What a number of seconds tells, the long way, and at least: above an hour it may have been milliseconds.
PLAIN_SECONDS = {
    "0": (0.0, 0.0),
    "1.5": (1.5, 1.5),
    "30": (30.0, 30.0),
    "5, 20": (20.0, 20.0),
    "100": (100.0, 100.0),
    "300": (300.0, 300.0),
    "1800": (1800.0, 1800.0),
    "5000": (5000.0, 5.0),
    "1h": (3600.0, 3600.0),
    "5,000": (5000.0, 5.0),
    "soon": (300.0, 60.0),
    "٣٠": (300.0, 60.0),
}
# Other forms: what they tell depends on clocks and on opinions, so the model below claims nothing of them.
OTHER_FORMS = ["", "1800000045", "2027-01-15T08:00:45Z"]
# A reset farther away than this is not believed for longer, and the person may try once after a minute.
LONGEST_RESET, TRY_AFTER = 90_000.0, 60.0
# A person's request goes although the window is full.
MORE_FOR_A_PERSON = 1
UNREAD_ANSWER_HOLDS = 60.0
# What no service tells, but anybody can write into a store.
CENTURY = math.inf
# Where a desk keeps what only its store said.
THERE = Scope(SCOPE.origin, "there")
CLIENT_GIVES_UP_AFTER = 30.0
# So many steps has a task, at the most, from its wake-up to the next thing that it waits for.
PASSES = 20
# So long before and after the end of a wait requests are made.
NEARLY = 0.25
# Longer than anything that the answers below lead to.
LONG = 6 * 3600.0
# What floating-point numbers lose, and the governor's own tolerance for clocks read one after the other.
A_LITTLE = 1e-6
SAME_MOMENT = 1.0

# A status and headers; None where no answer comes.
Answer = tuple[int, dict[str, str]] | None

quotas = st.sampled_from(
    [
        {},
        {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "30", "X-RateLimit-Reset": "40"},
        {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "20"},
        {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "7200"},
        {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9000000"},
        {"X-RateLimit-Limit": "many", "X-RateLimit-Remaining": "-1", "X-RateLimit-Reset": "\x00"},
        {"X-RateLimit-Limit": "0", "X-RateLimit-Remaining": "9" * 18, "X-RateLimit-Reset": "0"},
    ]
)
refusals = st.builds(
    lambda status, told, quota: (status, {"Retry-After": told} | quota),
    st.sampled_from([429, 429, 503, 502]),
    st.sampled_from([*PLAIN_SECONDS, *PLAIN_SECONDS, *OTHER_FORMS]),
    quotas,
)
others = st.tuples(st.sampled_from([200, 200, 200, 401, 403, 404, 429, 500, 503]), quotas)
answers = refusals | others | st.none()
# For what, how urgently, and whether by a deliberate click.
Person = tuple[Purpose, Priority, bool]

people = st.tuples(st.sampled_from(Purpose), st.sampled_from(Priority), st.sampled_from([False, False, True]))


@dataclass(frozen=True)
class Moment:
    """A moment by the monotonic clock and by that of the wall."""

    time: float
    wall: float


@dataclass
class Told:
    """A wait that must be kept: so many seconds since a moment, or ``at_least`` so many.

    Within one boot of the computer, killed or not, only time that passes counts. At a boot the wall clock
    says how much has passed, and no more than all of it is to come.
    """

    since: Moment
    seconds: float
    at_least: float
    by_store: bool = False
    is_of_quota: bool = False

    def remaining(self, now: Moment, *, deliberate: bool = False) -> float:
        """Return the seconds before which nothing may be sent, or no single try by a person (deliberate)."""
        return (self.at_least if deliberate else self.seconds) - (now.time - self.since.time)

    def after_boot(self, now: Moment) -> "Told":
        passed = max(0.0, now.wall - self.since.wall)
        since = Moment(now.time - passed, now.wall - passed)
        return Told(since, self.seconds, self.at_least, self.by_store, self.is_of_quota)

    def joined(self, now: Moment) -> "Told":
        """Return what is left of it, told again now: another refusal has joined it.

        So a clock of the wall that was set between the two changes nothing at the next boot.
        """
        passed = now.time - self.since.time
        return Told(now, self.seconds - passed, self.at_least - passed, self.by_store)


class Store(MemoryLedger):
    """What a desk uses while it is in a store whose other desks the test speaks for."""

    def __init__(self, own: MemoryLedger, clock: LoopClock) -> None:
        super().__init__()
        self._own = own
        self._clock = clock
        self._heard: Heard | None = None

    async def load(self, scope: Scope) -> Entry:
        entry, known = await self._own.load(scope), (await self._own.load(THERE)).record
        record = entry.record if known == Record() else entry.record.beside(known, self._clock)
        return Entry(record, entry.unanswered, sent=entry.sent)

    def watch(self, scope: Scope, heard: Heard | None) -> None:
        if scope == SCOPE:
            self._heard = heard

    async def tell(self, wait: Wait) -> None:
        """Tell the desk what the service told another one, which it also keeps for the next start."""
        # The store was told what this desk knows.
        known = (await self.load(SCOPE)).record
        known = replace(known, own=None).with_wait(wait, self._clock)
        await self._own.record(THERE, known, ())
        assert self._heard is not None
        self._heard(News(known, is_refusal=True))

    async def forget(self) -> None:
        """Let the store say nothing any more."""
        await self._own.record(THERE, Record(), ())

    async def reserve(self, reservation: Reservation, asking: Any = None) -> float:
        del asking
        return await self._own.reserve(reservation)

    async def withdraw(self, reservation: Reservation) -> None:
        await self._own.withdraw(reservation)

    async def settle(self, reservation: Reservation) -> None:
        await self._own.settle(reservation)

    async def record(self, scope: Scope, record: Record, settled: Sequence[Reservation]) -> None:
        known = Record() if record.own is None else replace(record, own=None)
        await self._own.record(THERE, known, ())
        await self._own.record(scope, record.of_this_desk, settled)


@dataclass(eq=False)
class Asking:
    """One request. ``answer`` is set when the service responds, or fails to."""

    purpose: Purpose
    deliberate: bool
    task: asyncio.Task[None] | None = None
    answer: asyncio.Future[tuple[int, dict[str, str]]] | None = None
    sent: Moment | None = None
    refusals_known: int = 0


async def settle() -> None:
    """Let every task that can run, run."""
    for _ in range(PASSES):
        await asyncio.sleep(0.0)


class GovernorMachine(RuleBasedStateMachine):
    """People and jobs ask, the service answers anything, clocks are set, and the process is killed."""

    def __init__(self) -> None:
        super().__init__()
        # Not ``support.clock``: days pass here, and a loop of virtual time needs no rest at each step.
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.runner.run(self.make_clock())
        self.told: list[Told] = []
        self.disk = MemoryLedger()
        self.shares = False
        self.line: list[Asking] = []
        self.in_flight: list[Asking] = []
        self.refusals = 0
        # By what this desk was told, and by what only its store said.
        self.is_encumbered = self.is_encumbered_there = False
        self.failures: list[Exception] = []
        self.wait_ends = 0.0
        self.begin_a_life()

    def teardown(self) -> None:
        self.run(self.end_all())
        self.runner.close()

    # What happens

    @initialize(
        askers=st.lists(people, min_size=2, max_size=4), answers=st.lists(answers, min_size=2, max_size=3)
    )
    def the_first_ask(self, askers: list[Person], answers: list[Answer]) -> None:
        """Before anything is refused: only now can several answers be on their way."""
        self.some_ask(askers, answers, askers[0])

    @rule(askers=st.lists(people, min_size=1, max_size=4), answers=st.lists(answers, max_size=3), last=people)
    def some_ask(self, askers: list[Person], answers: list[Answer], last: Person) -> None:
        """``answers`` come at once, to the requests that went first; after them one more asks."""
        self.ask_for(askers)
        for asking, answer in zip(list(self.in_flight), answers, strict=False):
            self.answer(asking, answer)
        self.ask_for([last])

    @precondition(lambda self: self.in_flight)
    @rule(data=st.data(), last=people)
    def answers_come_in_any_order(self, data: st.DataObject, last: Person) -> None:
        for asking in data.draw(st.permutations(self.in_flight)):
            self.answer(asking, data.draw(answers))
        self.ask_for([last])

    @precondition(lambda self: self.line or self.in_flight)
    @rule(data=st.data())
    def one_gives_up(self, data: st.DataObject) -> None:
        asking = data.draw(st.sampled_from(self.line + self.in_flight))
        self.run(self.cancel([asking]))

    @rule(seconds=st.sampled_from([61.0, 0.5, 2.0, 15.0, 31.0, 200.0]))
    def time_passes(self, seconds: float) -> None:
        self.let_time_pass(seconds)

    @precondition(lambda self: NEARLY < self.wait_remaining() < math.inf)
    @rule(askers=st.lists(people, min_size=1, max_size=3))
    def a_wait_is_nearly_over_and_some_ask(self, askers: list[Person]) -> None:
        self.let_time_pass(self.wait_remaining() - NEARLY)
        self.ask_for(askers)

    @precondition(lambda self: self.waits_for_a_time())
    @rule(askers=st.lists(people, min_size=1, max_size=3))
    def a_wait_is_over_and_some_ask(self, askers: list[Person]) -> None:
        assert isinstance(self.governor.state, Waiting)
        self.let_time_pass(self.governor.state.until - self.clock.now() + NEARLY)
        self.ask_for(askers)

    @precondition(lambda self: self.told or self.line)
    @rule(seconds=st.sampled_from([5.0, 60.0, 7200.0, -5.0, -60.0, -7200.0]), last=people)
    def the_wall_clock_is_set(self, seconds: float, last: Person) -> None:
        self.forget_what_is_over()
        self.clock.set_wall(self.clock.now() + seconds)
        self.ask_for([last])

    @precondition(lambda self: isinstance(self.governor.state, Stopped))
    @rule()
    def the_key_is_given_anew(self) -> None:
        self.governor.renew_key()
        self.run(settle())

    @rule(told=st.sampled_from([(20.0, 20.0), (7200.0, 7.2), (10_000.0, 10_000.0), (CENTURY, TRY_AFTER)]))
    def a_colleague_is_told_to_wait(self, told: tuple[float, float]) -> None:
        """The desk is in a store from then on, and hears of it there."""
        if not self.shares:
            self.shares = True
            self.use_ledger()
        now, wait = self.now(), Wait(StoredMoment.now(self.clock), *told, WaitReason.LIMIT)
        self.run(self.store.tell(wait))
        self.refusals += 1
        self.is_encumbered_there = True
        self.told.append(Told(now, *told, by_store=True))
        self.run(settle())

    @precondition(lambda self: self.shares)
    @rule(last=people)
    def the_desk_leaves_the_store(self, last: Person) -> None:
        """What only the store said is left with it."""
        self.shares = False
        self.told = [told for told in self.told if not told.by_store]
        self.run(self.store.forget())
        self.use_ledger()
        self.is_encumbered_there, self.wait_ends = False, 0.0
        told = self.governor.who_told(self.governor.state)
        assert told is None or not told.by_store
        self.ask_for([last])

    @precondition(lambda self: self.told or self.line or self.in_flight)
    @rule(leap=st.sampled_from([0.0, 0.0, 7200.0, -7200.0]), boots=st.sampled_from([False, False, True]))
    def the_process_is_killed_and_started_again(self, leap: float, boots: bool) -> None:
        """The wall clock may leap while nothing runs, and the computer may be started again, too."""
        self.forget_what_is_over()
        unanswered = list(self.in_flight)
        self.life.kill()
        self.run(self.end_all())
        for asking in unanswered:
            assert asking.sent is not None
            self.told.append(Told(asking.sent, UNREAD_ANSWER_HOLDS, UNREAD_ANSWER_HOLDS))
        self.clock.set_wall(self.clock.now() + leap)
        # Of two waits that are joined the newer one's moment counts after a boot. The model knows each alone.
        if boots and not self.shares:
            self.clock.reboot()
            self.told = [told.after_boot(self.now()) for told in self.told]
        self.begin_a_life()

    @precondition(lambda self: self.line)
    @rule()
    def all_leave_and_later_a_newcomer_gets_in(self) -> None:
        self.run(self.end_all())
        for _ in range(3):
            self.run(asyncio.sleep(LONG))
            self.ask_for([(Purpose.WRITE, Priority.BACKGROUND, True)])
            self.run(asyncio.sleep(61.0))
            if self.in_flight:
                break
        assert self.in_flight, self.governor.state
        self.run(self.cancel(self.in_flight))

    # What always holds

    @invariant()
    def nothing_else_is_raised(self) -> None:
        if self.failures:
            raise self.failures[0]

    @invariant()
    def after_a_refusal_one_request_at_the_most_finds_out(self) -> None:
        probes = [asking for asking in self.in_flight if asking.refusals_known == self.refusals]
        assert not (self.is_encumbered or self.is_encumbered_there) or len(probes) <= 1

    @invariant()
    def the_end_of_a_wait_never_comes_nearer(self) -> None:
        state = self.governor.state
        if isinstance(state, Waiting):
            # By a clock that is never set.
            end = self.now().time + state.until - self.clock.now()
            assert end >= self.wait_ends - SAME_MOMENT
            self.wait_ends = max(self.wait_ends, end)
        elif not isinstance(state, Probing):
            self.wait_ends = 0.0

    # How it is done

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        # ``Runner.run`` would listen for Ctrl+C each time, which takes longer than most of the work.
        self.runner.get_loop().run_until_complete(work)

    def now(self) -> Moment:
        return Moment(self.clock.time(), self.clock.now())

    def forget_what_is_over(self) -> None:
        """Forget the waits that are over, before the clock is set: what is over stays so."""
        self.told = [told for told in self.told if told.remaining(self.now()) > 0.0]

    def waits_for_a_time(self) -> bool:
        """Tell whether there is a wait, and with an end."""
        return isinstance(self.governor.state, Waiting) and math.isfinite(self.governor.state.until)

    def wait_remaining(self) -> float:
        return max((told.remaining(self.now()) for told in self.told), default=0.0)

    async def make_clock(self) -> None:
        self.clock = LoopClock(EPOCH)

    def begin_a_life(self) -> None:
        self.life = self.disk.of_the_next_process()
        self.store = Store(self.life, self.clock)
        ledger = self.store if self.shares else self.life
        self.governor = Governor(SCOPE, ledger=ledger, clock=self.clock, random=NoJitter())
        self.wait_ends = 0.0
        self.run(self.governor.load())

    def use_ledger(self) -> None:
        self.store = Store(self.life, self.clock)
        self.run(self.governor.use_ledger(self.store if self.shares else self.life))

    def answer(self, asking: Asking, answer: Answer) -> None:
        assert asking.answer is not None
        if answer is None:
            asking.answer.set_exception(ConnectionError())
        else:
            status, headers = answer
            date = {"Date": formatdate(self.clock.now(), usegmt=True)}
            asking.answer.set_result((status, date | headers))
        self.run(settle())

    def let_time_pass(self, seconds: float) -> None:
        while seconds > 0.0:
            # Only a client that waits for an answer can give up on the way.
            step = min(seconds, CLIENT_GIVES_UP_AFTER) if self.line or self.in_flight else seconds
            self.run(asyncio.sleep(step))
            seconds -= step
            for asking in list(self.in_flight):
                assert asking.sent is not None
                if self.now().time - asking.sent.time >= CLIENT_GIVES_UP_AFTER:
                    self.answer(asking, None)

    def ask_for(self, people: list[Person]) -> None:
        for purpose, priority, deliberate in people:
            asking = Asking(purpose, deliberate)
            self.line.append(asking)
            self.run(self.begin(asking, priority))

    async def begin(self, asking: Asking, priority: Priority) -> None:
        asking.task = asyncio.create_task(self.ask(asking, priority))
        await settle()

    async def ask(self, asking: Asking, priority: Priority) -> None:
        try:
            async with self.governor.admission(
                asking.purpose, priority=priority, deliberate=asking.deliberate
            ) as admission:
                self.send(asking)
                assert asking.answer is not None
                status, headers = await asking.answer
                self.hear(asking, status, headers)
                await admission.answered(status, headers)
        except (WaitingError, AskingStoppedError, ConnectionError):
            pass  # nothing was sent, or no answer came; either may happen
        except Exception as error:  # noqa: BLE001 - raised again by an invariant, in the machine's own steps
            self.failures.append(error)
        finally:
            self.line = [one for one in self.line if one is not asking]
            self.in_flight = [one for one in self.in_flight if one is not asking]

    def send(self, asking: Asking) -> None:
        now = self.now()
        waits = [told for told in self.told if told.remaining(now, deliberate=asking.deliberate) > A_LITTLE]
        assert not waits
        assert len(self.in_flight) < self.governor.window + MORE_FOR_A_PERSON
        asking.answer = asyncio.get_running_loop().create_future()
        asking.sent = now
        asking.refusals_known = self.refusals
        self.line.remove(asking)
        self.in_flight.append(asking)

    def hear(self, asking: Asking, status: int, headers: dict[str, str]) -> None:
        is_limit = (
            status == HTTPStatus.TOO_MANY_REQUESTS
            or (status >= HTTPStatus.INTERNAL_SERVER_ERROR and "Retry-After" in headers)
            or (status == HTTPStatus.FORBIDDEN and headers.get("X-RateLimit-Remaining") == "0")
        )
        if is_limit or status == HTTPStatus.UNAUTHORIZED:
            self.refusals += 1
            self.is_encumbered = True
        elif status in {HTTPStatus.OK, HTTPStatus.NOT_FOUND} and asking.refusals_known == self.refusals:
            self.is_encumbered = self.is_encumbered_there = False
            if asking.deliberate:
                # The person's try was taken, so the shorter reading was the right one. What its response says
                # comes in place of the longer one.
                self.wait_ends = 0.0
                for told in self.told:
                    told.seconds = told.at_least
        if is_limit:
            seconds, at_least = PLAIN_SECONDS.get(headers.get("Retry-After", ""), (0.0, 0.0))
            now = self.now()
            self.told = [
                told if told.is_of_quota or told.by_store else told.joined(now) for told in self.told
            ]
            self.told.append(Told(now, seconds, at_least))
        if headers.get("X-RateLimit-Remaining") == "0":
            # Whatever the status: nothing remains until the reset, which is told in seconds here.
            reset_in = min(float(headers["X-RateLimit-Reset"]), LONGEST_RESET)
            at_least = TRY_AFTER if reset_in == LONGEST_RESET else reset_in
            self.told.append(Told(self.now(), reset_in, at_least, is_of_quota=True))

    async def cancel(self, askings: list[Asking]) -> None:
        tasks = [asking.task for asking in askings if asking.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await settle()

    async def end_all(self) -> None:
        await self.cancel(self.line + self.in_flight)


def test_whatever_happens_nothing_is_sent_too_early_and_nothing_waits_for_ever(times: Times) -> None:
    run_state_machine_as_test(
        GovernorMachine,
        settings=settings(max_examples=times(60, sample=10), stateful_step_count=40, derandomize=True),
    )
