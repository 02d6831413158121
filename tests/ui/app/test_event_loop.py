"""Sockets in the event loop that Qt and asyncio share, as each version of Python asks for them."""

import asyncio
import logging
import socket
from contextvars import ContextVar, copy_context

import pytest
from PySide6.QtWidgets import QApplication

from menagerie.app.event_loop import EventLoop
from support.qt_loop import QtLoop

_STARTED_BY: ContextVar[str] = ContextVar("started_by", default="not set")


@pytest.mark.parametrize("direction", ["read", "write"])
def test_what_waits_for_a_socket_goes_on_in_the_context_that_python_names(
    qt_loop: QtLoop, direction: str
) -> None:
    context = copy_context()
    context.run(_STARTED_BY.set, "a request")

    async def wait_for_a_socket() -> tuple[str, str]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, EventLoop)
        seen: asyncio.Future[tuple[str, str]] = loop.create_future()
        here, there = socket.socketpair()
        with here, there:
            there.send(b"an answer")
            add, remove = {
                "read": (loop._add_reader, loop._remove_reader),
                "write": (loop._add_writer, loop._remove_writer),
            }[direction]

            def look(word: str) -> None:
                remove(here.fileno())
                seen.set_result((word, _STARTED_BY.get()))

            # Python 3.15 names a context or None, an older one nothing.
            add(here.fileno(), look, "ready", context=context)
            return await seen

    assert qt_loop.run(wait_for_a_socket()) == ("ready", "a request")


def test_a_connection_carries_data_both_ways(qapp: QApplication, qt_loop: QtLoop) -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readline())
        writer.close()

    async def ask() -> bytes:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"hello\n")
            answer = await reader.read()
            writer.close()
            await writer.wait_closed()
            return answer

    assert qt_loop.run(ask()) == b"hello\n"


def test_time_limits_that_were_not_reached_leave_no_timer_behind(qt_loop: QtLoop) -> None:
    async def meet_time_limits() -> tuple[int, int]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, EventLoop)
        before = loop.timers
        for _request in range(100):
            async with asyncio.timeout(60):
                await asyncio.sleep(0)
        return before, loop.timers

    before, after = qt_loop.run(meet_time_limits())
    assert after == before


def test_a_call_may_cancel_itself_and_what_was_to_come(qt_loop: QtLoop) -> None:
    async def cancel_calls() -> list[str]:
        loop = asyncio.get_running_loop()
        calls: list[str] = []
        over: asyncio.Future[None] = loop.create_future()

        def first() -> None:
            calls.append("first")
            this.cancel()
            second.cancel()

        this, second = loop.call_soon(first), loop.call_soon(calls.append, "second")
        loop.call_later(0.01, over.set_result, None)
        await over
        return calls

    assert qt_loop.run(cancel_calls()) == ["first"]


async def test_what_a_thread_returns_is_never_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        assert await asyncio.to_thread(lambda: "Rex, 7") == "Rex, 7"
    assert "Rex" not in caplog.text
