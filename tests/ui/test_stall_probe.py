"""The probe for stalls: it sees when and for how long the window's thread was held."""

import asyncio
import time

from support.qt_loop import QtLoop, until
from support.stall_probe import StallProbe

HELD = 0.05


async def hold_the_thread() -> None:
    await asyncio.sleep(HELD)
    time.sleep(HELD)  # noqa: ASYNC251 - to hold the thread is what this is for


async def test_it_sees_a_stall_and_when_it_was() -> None:
    # GIVEN a probe at work
    probe = StallProbe()
    probe.start()

    # WHEN the thread is held once
    await hold_the_thread()
    await until(lambda: probe.longest and probe.longest[0].length >= HELD, "the stall")
    probe.stop()

    # THEN it is the longest, and all stalls kept to it
    longest = probe.longest[0]
    assert longest.length >= HELD
    assert longest.at >= longest.length
    assert probe.at_most(1.0) >= longest.length > probe.at_most(1.0) - 0.001


def test_what_happens_while_it_is_stopped_is_not_recorded(qt_loop: QtLoop) -> None:
    # GIVEN a probe that is stopped while the thread is held, and goes on afterwards
    probe = StallProbe()
    probe.start()
    probe.stop()
    time.sleep(HELD)
    probe.start()

    # WHEN it ticks again
    qt_loop.run(until(lambda: probe.count, "a stretch"))
    probe.stop()

    # THEN the first stretch it records began when it went on
    assert all(stall.at >= HELD for stall in probe.longest)
    assert probe.longest[0].length < probe.longest[0].at
