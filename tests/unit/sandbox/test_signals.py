"""A signal ends the standalone sandbox at whatever point of its wait the signal comes."""

import subprocess
import sys

from support.patience import LONGEST_WAIT
from support.programs import program_environment

# A wait whose signal has come before tells how many lines one runs. Then a signal comes at each of them.
PROGRAM = """
import signal, sys
from menagerie.sandbox.signals import SignalsToEnd

def lines_until(at):
    signals, ran = SignalsToEnd(), 0
    def trace(frame, event, argument):
        nonlocal ran
        if event == "line":
            if ran == at:
                signal.raise_signal(signal.SIGTERM)
            ran += 1
        return trace
    if at is None:
        signal.raise_signal(signal.SIGINT)
    sys.settrace(trace)
    try:
        signals.wait()
    finally:
        sys.settrace(None)
    return ran

print([lines_until(at) > at for at in range(lines_until(None))])
"""


def test_a_signal_ends_the_wait_at_any_point_of_it() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=program_environment(),
        check=True,
        capture_output=True,
        text=True,
        timeout=LONGEST_WAIT,
    )
    assert "True" in ended.stdout
    assert "False" not in ended.stdout
