"""The signals that ask an import to end."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from menagerie.system.machine import on_console_end, signals_to_end

# Bytes, one for each signal.
_MANY = 4096


@contextmanager
def handling(
    numbers: Iterable[signal.Signals], handler: Callable[[int, FrameType | None], object]
) -> Iterator[None]:
    """Handle some signals in another way for a while."""
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)


@contextmanager
def on_signals(interrupt: Callable[[], None]) -> Iterator[None]:
    """Let Ctrl+C and the like call ``interrupt`` on the running loop for a while.

    On Windows, the end of the console calls it from then on.
    """
    loop = asyncio.get_running_loop()

    def interrupt_soon(*_: object) -> None:
        # A loop that is closed has nothing left to interrupt.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(interrupt)

    on_console_end(interrupt_soon)
    # Not the loop's own handlers, which Windows does not have. There, only a socket wakes the loop.
    woken, waking = socket.socketpair()
    with woken, waking, handling((signal.SIGINT, *signals_to_end()), interrupt_soon):
        woken.settimeout(0)
        waking.settimeout(0)
        loop.add_reader(woken, woken.recv, _MANY)
        before = signal.set_wakeup_fd(waking.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            loop.remove_reader(woken)


def ignore_from_now_on() -> None:
    """Let no signal change how the process ends: all is done, and its status is about to be said."""
    for number in (signal.SIGINT, *signals_to_end()):
        signal.signal(number, signal.SIG_IGN)


def as_ctrl_c(_number: int, _frame: FrameType | None) -> None:
    """Do what Ctrl+C does."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell lets its background jobs ignore Ctrl+C, but they end when they are asked to.
        raise KeyboardInterrupt
    signal.raise_signal(signal.SIGINT)
