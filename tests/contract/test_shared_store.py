"""The shared store on a real PostgreSQL: what it does, and how it ends when the server does not answer."""

import asyncio
import logging
import threading
from functools import partial

import psycopg
import pytest

from menagerie import __version__
from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError, SharedStoreError
from menagerie.domain.facts import Fact
from menagerie.domain.secret import Password
from menagerie.domain.shared_store import SharedAddress, TlsMode
from menagerie.shared.connection import WITHIN, SharedStore
from menagerie.shared.link import Link
from support.patience import LONGEST_WAIT
from support.postgres import OwnPostgres, Postgres, desk_password
from support.shared_stores import SOON, connected, held, opened, until

# Seconds by the event loop's clock beyond a limit: two of its steps.
LITTLE = 0.02
# Notifications that anyone who may log in can send in a second.
_MANY = 50_000
# More bytes than the first message of a client has.
_START = 10_000


def one(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> int:
    row = connection.execute("SELECT 1").fetchone()
    assert row is not None
    return int(row[0])


async def test_work_runs_on_a_thread_of_its_own(store: SharedStore) -> None:
    names = [await store.run(lambda _: threading.current_thread().name, LONGEST_WAIT) for _ in range(2)]
    assert set(names) == {"shared store"}
    assert store.is_there
    # A desk that hangs in a transaction holds the others for two seconds at most, and has a name.
    settings = (
        "SELECT current_setting('idle_in_transaction_session_timeout'), current_setting('application_name')"
    )
    row = await store.run(lambda c: c.execute(settings).fetchone(), LONGEST_WAIT)
    assert row == ("2s", f"Menagerie {__version__}")


async def test_a_store_that_is_being_closed_is_not_there_and_a_closed_one_has_no_connection(
    postgres: Postgres, shared_database: str
) -> None:
    store = SharedStore(postgres.address(shared_database), desk_password())
    away: list[Fact] = []
    store.on_away(away.append)
    await store.connected(LONGEST_WAIT)
    connection = await store.run(lambda connection: connection, LONGEST_WAIT)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    # Else who tells it something until that is told would try for ever, and give the loop no turn.
    assert not closing.done()
    assert not store.is_there
    await closing
    assert connection.closed
    # That is no trouble to tell.
    assert away == []
    # It is not opened again.
    with pytest.raises(SharedStoreAwayError):
        store.open()


async def test_as_a_store_is_closed_waiting_work_and_who_waits_for_it_are_told(
    postgres: Postgres, shared_database: str
) -> None:
    is_working, may_end = threading.Event(), threading.Event()

    def work(_: object) -> str:
        is_working.set()
        assert may_end.wait(LONGEST_WAIT)
        return "done"

    not_yet_there = SharedStore(postgres.address(shared_database), desk_password())
    connecting = asyncio.ensure_future(not_yet_there.connected(LONGEST_WAIT))
    await asyncio.sleep(0)
    await not_yet_there.close()
    with pytest.raises(SharedStoreAwayError):
        await connecting
    store = SharedStore(postgres.address(shared_database), desk_password())
    await store.connected(LONGEST_WAIT)
    begun = asyncio.ensure_future(store.run(work, LONGEST_WAIT))
    await asyncio.to_thread(is_working.wait, LONGEST_WAIT)
    waiting = asyncio.ensure_future(store.run(one, LONGEST_WAIT))
    await asyncio.sleep(0)
    closing = asyncio.ensure_future(store.close())
    await asyncio.sleep(0)
    may_end.set()
    await closing
    assert await begun == "done"
    with pytest.raises(SharedStoreAwayError) as raised:
        await waiting
    assert raised.value.case is SharedCase.AWAY


async def test_a_transaction_that_fails_leaves_nothing(store: SharedStore) -> None:
    def fail(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> None:
        with connection.transaction():
            connection.execute("UPDATE about SET written_by = 'changed'")
            raise LookupError

    with pytest.raises(SharedStoreAwayError):
        await store.run(fail, LONGEST_WAIT)
    await store.connected(LONGEST_WAIT)
    row = await store.run(lambda c: c.execute("SELECT written_by FROM about").fetchone(), LONGEST_WAIT)
    assert row != ("changed",)


@pytest.mark.parametrize(
    ("statement", "case"),
    [("SELEKT", SharedCase.FAILED), ("SELECT WHERE false", SharedCase.UNREADABLE)],
    ids=["an error", "nothing"],
)
async def test_a_store_comes_back_after_all(store: SharedStore, statement: str, case: SharedCase) -> None:
    def first(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> object:
        return connection.execute(statement.encode()).fetchone()[0]  # type: ignore[index] # as a defect would

    with pytest.raises(SharedStoreAwayError) as raised:
        await store.run(first, LONGEST_WAIT)
    assert raised.value.case is case
    assert not store.is_there
    await store.connected(LONGEST_WAIT)
    assert await store.run(one, LONGEST_WAIT) == 1


async def test_very_many_notifications_wake_the_loop_a_few_times_and_hold_it_for_no_moment(
    postgres: Postgres, shared_database: str
) -> None:
    payloads: list[str] = []
    calls = 0
    done, begun = asyncio.Event(), asyncio.Event()

    def is_news(payload: str) -> bool:
        payloads.append(payload)
        return True

    def hear() -> None:
        nonlocal calls
        calls += 1
        if len(payloads) == _MANY:
            done.set()

    async with connected(postgres, shared_database) as store:
        store.listen("news", hear, begun.set, is_news)
        await begun.wait()
        notify = "SELECT pg_notify('news', 'a ' || number) FROM generate_series(1, {}) AS number"
        postgres.execute(notify.format(_MANY), shared_database)
        await asyncio.wait_for(done.wait(), LONGEST_WAIT)
    assert payloads[-1] == f"a {_MANY}"
    # The loop does not fall behind the thread, which hears them piece by piece.
    assert calls < _MANY / 100


async def test_what_is_notified_is_heard_by_all_who_listen_also_on_a_channel_that_is_added(
    store: SharedStore,
) -> None:
    failed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, what: failed.append(what))
    heard: list[asyncio.Queue[str]] = [asyncio.Queue() for _ in range(3)]
    begun = [asyncio.Event() for _ in range(3)]
    for queue, listening in zip(heard[:2], begun, strict=False):
        # Where the event loop runs.
        store.listen(
            "news",
            partial(lambda into: into.put_nowait(threading.current_thread().name), queue),
            listening.set,
        )
    await begun[0].wait()
    store.listen('second "quoted"', partial(heard[2].put_nowait, "second"), begun[2].set)
    for listening in begun:
        await listening.wait()
    both = "SELECT pg_notify('news', 'x'), pg_notify('second \"quoted\"', 'x')"
    await store.run(lambda c: c.execute(both), LONGEST_WAIT)
    here = threading.current_thread().name
    assert [await queue.get() for queue in heard] == [here, here, "second"]
    assert failed == []


async def test_slow_work_on_another_connection_keeps_no_leave_waiting(store: SharedStore) -> None:
    slow = store.another("batches")
    try:
        async with held(slow):
            assert await store.run(one, LONGEST_WAIT) == 1
    finally:
        await slow.close()


async def test_work_whose_caller_is_gone_before_it_begins_is_not_done(store: SharedStore) -> None:
    done: list[object] = []
    async with held(store):
        second = asyncio.ensure_future(store.run(done.append, LONGEST_WAIT))
        await asyncio.sleep(0)
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        with pytest.raises(SharedStoreAwayError) as raised:
            await store.run(done.append, SOON)
        assert raised.value.case is SharedCase.SLOW
        # The work before it may take longer.
        assert store.is_there
    assert await store.run(one, LONGEST_WAIT) == 1
    assert done == []


async def test_cancelled_work_holds_the_next_no_longer_than_its_limit(store: SharedStore) -> None:
    is_working, may_end = threading.Event(), threading.Event()

    def work(_: object) -> None:
        is_working.set()
        assert may_end.wait(LONGEST_WAIT)

    first = asyncio.ensure_future(store.run(work))
    await asyncio.to_thread(is_working.wait, LONGEST_WAIT)
    first.cancel()
    with pytest.raises(SharedStoreAwayError):
        await store.run(one)
    may_end.set()
    # On the same connection: it was only slow.
    assert store.is_there
    assert await store.run(one, LONGEST_WAIT) == 1


async def test_work_that_waits_for_a_lock_is_cancelled(postgres: Postgres, shared_database: str) -> None:
    loop = asyncio.get_running_loop()
    away: list[Fact] = []
    waiting = (
        b"SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database"
        b" WHERE datname = current_database() AND NOT granted"
    )
    with postgres.connect(shared_database) as holder, holder.transaction():
        holder.execute("SELECT pg_advisory_xact_lock(1)")
        async with connected(postgres, shared_database) as store:
            store.on_away(away.append)
            begun = loop.time()
            with pytest.raises(SharedStoreAwayError) as raised:
                await store.run(lambda c: c.execute("SELECT pg_advisory_lock(1)"))
            assert raised.value.case is SharedCase.SLOW
            assert loop.time() - begun <= WITHIN + LITTLE
            # THEN nothing of the work waits on the server any more, and the connection is kept
            await until(lambda: holder.execute(waiting).fetchone() == (0,))
            assert await store.run(one, LONGEST_WAIT) == 1
            assert away == []


async def test_a_stalled_server_holds_no_leave_for_long(own_postgres: OwnPostgres) -> None:
    loop = asyncio.get_running_loop()
    database = own_postgres.make_database(with_schema=True)
    away: list[Fact] = []
    async with connected(own_postgres, database) as store:
        store.on_away(away.append)
        with own_postgres.stalled():
            # It may only be slow, until it has answered nothing for some seconds.
            while store.is_there:
                begun = loop.time()
                with pytest.raises(SharedStoreAwayError):
                    await store.run(one)
                assert loop.time() - begun <= WITHIN + LITTLE
            # Later calls fail at once.
            begun = loop.time()
            with pytest.raises(SharedStoreAwayError):
                await store.run(one)
            assert loop.time() == begun
        back = asyncio.Event()
        store.on_back(back.set)
        await back.wait()
        assert await store.run(one, LONGEST_WAIT) == 1
        assert [each.case for each in away] == [SharedCase.SLOW]


async def test_a_stalled_server_does_not_hold_the_end(own_postgres: OwnPostgres) -> None:
    database = own_postgres.make_database(with_schema=True)
    loop = asyncio.get_running_loop()
    with_work = SharedStore(own_postgres.address(database), desk_password())
    await with_work.connected(LONGEST_WAIT)
    with_work.listen("news", lambda: None)
    # The time that statements have is told to the server only when it changes.
    await with_work.run(one, LONGEST_WAIT)
    is_working = threading.Event()

    def begin(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> int:
        is_working.set()
        return one(connection)

    idle = SharedStore(own_postgres.address(database), desk_password())
    await idle.connected(LONGEST_WAIT)
    with own_postgres.stalled():
        connecting = SharedStore(own_postgres.address(database), desk_password())
        connecting.open()
        # Begins to connect a second time, and is not answered.
        idle.listen("news", lambda: None)
        work = asyncio.ensure_future(with_work.run(begin, LONGEST_WAIT))
        await asyncio.to_thread(is_working.wait, LONGEST_WAIT)
        for store in (with_work, idle, connecting):
            begun = loop.time()
            await store.close()
            assert loop.time() - begun <= 2 + 2 * LITTLE
        with pytest.raises(SharedStoreAwayError):
            await work


async def test_who_waits_for_a_store_learns_that_it_is_slow(own_postgres: OwnPostgres) -> None:
    database = own_postgres.make_database(with_schema=True)
    async with opened(own_postgres.address(database), desk_password()) as store:
        with own_postgres.stalled():
            with pytest.raises(SharedStoreAwayError) as raised:
                await store.connected(SOON)
            assert raised.value.case is SharedCase.SLOW
        await store.connected(LONGEST_WAIT)


async def test_a_killed_server_is_noticed_and_the_store_comes_back_with_it(own_postgres: OwnPostgres) -> None:
    database = own_postgres.make_database(with_schema=True)
    heard: asyncio.Queue[None] = asyncio.Queue()
    listening = asyncio.Queue[None]()
    async with connected(own_postgres, database) as store:
        away, back = asyncio.Event(), asyncio.Event()
        store.on_away(lambda _: away.set())
        store.listen("news", lambda: heard.put_nowait(None), lambda: listening.put_nowait(None))
        await listening.get()

        own_postgres.kill()
        # Without any work: the listener tells.
        await away.wait()
        with pytest.raises(SharedStoreAwayError):
            await store.run(one, LONGEST_WAIT)

        store.on_back(back.set)
        own_postgres.start()
        await back.wait()
        assert await store.run(one, LONGEST_WAIT) == 1
        await listening.get()
        await store.run(lambda c: c.execute("NOTIFY news, 'again'"), LONGEST_WAIT)
        await heard.get()


async def test_waiting_work_fails_with_the_connection(store: SharedStore, postgres: Postgres) -> None:
    def end(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> None:
        postgres.execute(f"SELECT pg_terminate_backend({connection.info.backend_pid}, 60000)")
        one(connection)

    works = [asyncio.ensure_future(store.run(work, LONGEST_WAIT)) for work in (end, one)]
    for work in works:
        with pytest.raises(SharedStoreAwayError) as raised:
            await work
        assert raised.value.case is SharedCase.AWAY


async def test_a_connection_that_ends_within_a_transaction_warns_nobody_who_reads_the_log(
    postgres: Postgres, shared_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    def end(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> None:
        with connection.transaction():
            process = connection.info.backend_pid
            # As when the server stops while the desk is busy.
            postgres.execute(f"SELECT pg_terminate_backend({process}, 60000)")
            raise LookupError

    async with connected(postgres, shared_database) as store:
        away = asyncio.Event()
        store.on_away(lambda _: away.set())
        with pytest.raises(SharedStoreAwayError):
            await store.run(end, LONGEST_WAIT)
        # It connects again at once, not with the next work.
        await asyncio.wait_for(away.wait(), LONGEST_WAIT)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


class HeldLog(logging.Handler):
    """Holds the thread that logs something."""

    def __init__(self) -> None:
        super().__init__()
        self.has_begun, self.may_end = threading.Event(), threading.Event()

    def emit(self, _record: logging.LogRecord) -> None:
        self.has_begun.set()
        self.may_end.wait(LONGEST_WAIT)


async def test_a_store_closed_as_its_connection_is_lost_ends(store: SharedStore, postgres: Postgres) -> None:
    holder, logger = HeldLog(), logging.getLogger("menagerie.shared.worker")
    level = logger.level
    thread = await store.run(lambda _: threading.current_thread(), LONGEST_WAIT)
    process = await store.run(lambda connection: connection.info.backend_pid, LONGEST_WAIT)
    logger.addHandler(holder)
    logger.setLevel(logging.INFO)
    try:
        postgres.execute(f"SELECT pg_terminate_backend({process}, 60000)")
        store.probe()
        # WHEN the thread has noticed it, and not yet told those who wait
        await asyncio.to_thread(holder.has_begun.wait, LONGEST_WAIT)
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        holder.may_end.set()
        await closing
    finally:
        logger.removeHandler(holder)
        logger.setLevel(level)
    await asyncio.to_thread(thread.join, LONGEST_WAIT)
    assert not thread.is_alive()


async def test_a_connection_that_ends_right_after_the_login_leaves_nothing_open() -> None:
    async def log_in_and_end(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(_START)
        # The login is taken, and the server is ready: it is shut down just then.
        writer.write(b"R\0\0\0\x08\0\0\0\0" + b"Z\0\0\0\x05I")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(log_in_and_end, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        address = SharedAddress("desk", "127.0.0.1", port, "menagerie", TlsMode.DISABLE)
        # A socket that is left to the collector of garbage warns, and a warning fails the test.
        with pytest.raises(psycopg.OperationalError):
            await asyncio.to_thread(Link, address, None, "")


async def test_each_new_trouble_is_told_once(own_postgres: OwnPostgres) -> None:
    database = own_postgres.make_database(with_schema=True)
    away: list[SharedCase] = []
    async with connected(own_postgres, database) as store:
        store.on_away(lambda trouble: away.append(SharedCase(trouble.case)))
        own_postgres.kill()
        with pytest.raises(SharedStoreAwayError):
            await store.run(one, LONGEST_WAIT)
        for _ in range(3):
            with pytest.raises(SharedStoreAwayError) as raised:
                await store.connected(LONGEST_WAIT)
            assert raised.value.case is SharedCase.REFUSED
        own_postgres.start()
        assert away == [SharedCase.AWAY, SharedCase.REFUSED]


async def test_what_the_server_refuses_is_why_the_store_is_away(store: SharedStore) -> None:
    with pytest.raises(SharedStoreError) as raised:
        await store.run(lambda c: c.execute("ALTER SYSTEM RESET ALL"), LONGEST_WAIT)
    assert raised.value.case is SharedCase.NO_RIGHT
    assert not store.is_there
    assert store.trouble is not None
    assert store.trouble.case is SharedCase.NO_RIGHT
    await store.connected(LONGEST_WAIT)
    assert await store.run(one, LONGEST_WAIT) == 1


async def test_another_password_is_used_by_all_parts(postgres: Postgres, shared_database: str) -> None:
    address = postgres.address(shared_database)
    async with opened(address, Password("a wrong one")) as store:
        other = store.another("other")
        for one in (store, other):
            with pytest.raises(SharedStoreAwayError):
                await one.connected(LONGEST_WAIT)
        backs = asyncio.Event(), asyncio.Event()
        for one, back in zip((store, other), backs, strict=True):
            one.on_back(back.set)
        store.use_password(desk_password())
        # At once
        for back in backs:
            await asyncio.wait_for(back.wait(), LONGEST_WAIT)
        later = store.another("later")
        await later.connected(LONGEST_WAIT)
        for one in (other, later):
            await one.close()


async def test_a_desk_listens_again_with_a_new_password(postgres: Postgres, shared_database: str) -> None:
    postgres.execute("CREATE ROLE listening_desk LOGIN PASSWORD 'before' IN ROLE desk")
    begun: asyncio.Queue[None] = asyncio.Queue()
    async with opened(postgres.address(shared_database, user="listening_desk"), Password("before")) as store:
        await store.connected(LONGEST_WAIT)
        store.listen("news", lambda: None, lambda: begun.put_nowait(None))
        await begun.get()
        back = asyncio.Event()
        store.on_back(back.set)
        postgres.execute("ALTER ROLE listening_desk PASSWORD 'after'")
        store.use_password(Password("after"))
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'listening_desk'"
        )
        await asyncio.wait_for(begun.get(), LONGEST_WAIT)
        await asyncio.wait_for(back.wait(), LONGEST_WAIT)
        assert await store.run(one, LONGEST_WAIT) == 1


async def test_who_tries_again_connects_at_once(postgres: Postgres, shared_database: str) -> None:
    postgres.execute("CREATE ROLE late_desk LOGIN PASSWORD 'before' IN ROLE desk")
    async with opened(postgres.address(shared_database, user="late_desk"), Password("after")) as store:
        # GIVEN two stores whose password was refused
        other, backs = store.another("other"), (asyncio.Event(), asyncio.Event())
        for each, back in zip((store, other), backs, strict=True):
            each.on_back(back.set)
            with pytest.raises(SharedStoreAwayError):
                await each.connected(LONGEST_WAIT)
        # WHEN it is right by now, and the person tries again
        postgres.execute("ALTER ROLE late_desk PASSWORD 'after'")
        store.try_again()
        # THEN both are there
        for back in backs:
            await asyncio.wait_for(back.wait(), LONGEST_WAIT)
        await other.close()


async def test_what_a_person_must_mend_is_tried_when_asked(postgres: Postgres, shared_database: str) -> None:
    checked: list[psycopg.Connection[psycopg.rows.TupleRow]] = []

    def check(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> None:
        checked.append(connection)
        raise SharedStoreError(SharedCase.FOREIGN)

    store = SharedStore(postgres.address(shared_database), desk_password(), check=check, first_pause=SOON)
    try:
        for _ in range(2):
            with pytest.raises(SharedStoreAwayError):
                await store.connected(LONGEST_WAIT)
        await asyncio.sleep(5 * SOON)
        # And no connection is kept meanwhile.
        assert [one.closed for one in checked] == [True, True]
    finally:
        await store.close()


async def test_who_waits_for_a_store_whose_next_attempt_is_minutes_away_makes_it_try_at_once(
    postgres: Postgres, shared_database: str
) -> None:
    postgres.execute("CREATE ROLE waiting_desk LOGIN PASSWORD 'before' IN ROLE desk")
    address = postgres.address(shared_database, user="waiting_desk")
    async with opened(address, Password("after")) as store:
        with pytest.raises(SharedStoreAwayError):
            await store.connected(LONGEST_WAIT)
        postgres.execute("ALTER ROLE waiting_desk PASSWORD 'after'")
        await store.connected(LONGEST_WAIT)
        assert store.is_there


async def test_a_second_store_is_checked_and_named(postgres: Postgres, shared_database: str) -> None:
    checked: list[str] = []

    def check(connection: "psycopg.Connection[psycopg.rows.TupleRow]") -> None:
        checked.append(connection.info.get_parameters()["application_name"])

    store = SharedStore(postgres.address(shared_database), desk_password(), check=check, first_pause=SOON)
    other = store.another("batches")
    for each in (store, other):
        await each.connected(LONGEST_WAIT)
        await each.close()
    assert checked == [f"Menagerie {__version__}", f"Menagerie {__version__} batches"]


async def test_a_desk_listens_while_it_can_use_the_store(postgres: Postgres, shared_database: str) -> None:
    is_usable, checks = True, 0

    def check(_connection: object) -> None:
        nonlocal checks
        checks += 1
        if not is_usable:
            raise SharedStoreError(SharedCase.NOT_SET_UP)

    begun: asyncio.Queue[None] = asyncio.Queue()
    store = SharedStore(postgres.address(shared_database), desk_password(), check=check, first_pause=SOON)
    try:
        await store.connected(LONGEST_WAIT)
        store.listen("news", lambda: None, lambda: begun.put_nowait(None))
        await begun.get()
        # GIVEN a store that desks can connect to, and cannot use
        is_usable = False
        end = (
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name"
        )
        postgres.execute(f"{end} = 'Menagerie {__version__}'", shared_database)
        store.probe()
        await until(lambda: checks >= 2 and not store.is_there)
        # WHEN the other connection is lost, too
        postgres.execute(f"{end} = 'Menagerie {__version__} listening'", shared_database)
        await until(lambda: checks >= 7)
        # THEN it is made when the store is back, and not before
        assert begun.empty()
        is_usable = True
        await asyncio.wait_for(begun.get(), LONGEST_WAIT)
        assert store.is_there
    finally:
        await store.close()
