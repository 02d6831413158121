"""Where the system lets no thread start, the caller learns of it, and what is asked later is done."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from menagerie.credentials.keys import OneAtATime
from menagerie.domain.cases import SharedCase
from menagerie.domain.errors import SharedStoreAwayError
from menagerie.domain.shared_store import parse_shared_address
from menagerie.sandbox.server import EmbeddedSandbox, SandboxStartError
from menagerie.shared.connection import SharedStore
from menagerie.storage.own_thread import OwnThread
from support.clock import VirtualClock

# Bytes: more than a process can address.
_IMPOSSIBLE_STACK = 1 << 46


@contextmanager
def no_threads() -> Iterator[None]:
    """Let no thread start within the block."""
    threading.stack_size(_IMPOSSIBLE_STACK)
    try:
        yield
    finally:
        threading.stack_size(0)


async def test_work_on_a_file_and_a_call_of_the_keyring() -> None:
    thread = OwnThread("of a file")
    for worker in (thread, OneAtATime(30, VirtualClock(0))):
        with no_threads(), pytest.raises(RuntimeError, match="thread"):
            await worker.run(lambda: "lost")
        assert await worker.run(lambda: "done") == "done"
    await thread.close(lambda: None)


async def test_a_shared_store() -> None:
    store = SharedStore(parse_shared_address("postgresql://desk@127.0.0.1:1/shop"), None)
    with no_threads(), pytest.raises(RuntimeError, match="thread"):
        store.open()
    with pytest.raises(SharedStoreAwayError) as raised:
        await store.connected(60)
    # It was tried
    assert raised.value.case is SharedCase.REFUSED
    await store.close()


def test_the_sandbox(tmp_path: Path) -> None:
    sandbox = EmbeddedSandbox(tmp_path / "sandbox.sqlite3")
    with no_threads(), pytest.raises(SandboxStartError, match="thread"):
        sandbox.start()
    sandbox.start()
    sandbox.stop()
