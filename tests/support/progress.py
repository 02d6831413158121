"""Prints how far the tests are and which took longest, and how one that failed is run alone."""

import shlex
import time

import pytest

from support.two_runs import OPTION, is_thorough

# Seconds between two lines.
_BETWEEN_LINES = 10.0


class Progress:
    """A plugin of the process that prints. It takes the place of the dots."""

    def __init__(self, reporter: pytest.TerminalReporter, beginning: float) -> None:
        self._reporter = reporter
        self._said_at = beginning
        self._done, self._every = 0, 0
        self._slowest = (0.0, "")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take how many tests there are, where this process runs them."""
        self._every = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Take how many there are, where others run them: each of them finds all."""
        self._every = len(ids)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Print no letter for each test."""
        if self._reporter.verbosity > 0 or report.skipped:
            return None
        if report.failed:
            return ("failed", "", "FAILED") if report.when == "call" else ("error", "", "ERROR")
        return "passed" if report.when == "call" else "", "", ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Name what failed at once; count what has ended, and print a line now and then."""
        if self._reporter.verbosity > 0:
            return
        if report.failed:
            self._print(f"FAILED {report.nodeid}")
        self._slowest = max(self._slowest, (report.duration, report.nodeid))
        if report.when != "teardown":
            return
        self._done += 1
        now = time.monotonic()
        if now - self._said_at >= _BETWEEN_LINES:
            self._said_at = now
            self._print(self._line())

    def _print(self, line: str) -> None:
        self._reporter.write_line(line)
        # A file or a pipe, as of continuous integration, would show it much later.
        self._reporter.flush()

    def _line(self) -> str:
        seconds, name = self._slowest
        share = f"{self._done:,} of {self._every:,} tests ({100 * self._done // self._every} %)"
        return f"{share}, slowest so far: {seconds:.1f} s {name}"


def add_command(item: pytest.Item, report: pytest.TestReport) -> None:
    """Add the command that runs a test alone to the report of its failure."""
    if report.failed:
        words = [
            "python3",
            "packaging/dev.py",
            "test",
            item.nodeid,
            *([OPTION] if is_thorough(item.config) else []),
        ]
        report.sections.append(("This test alone", shlex.join(words)))
