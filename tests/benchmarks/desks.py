"""How much of a minute's limit real processes use together that share a ledger in PostgreSQL, and how evenly.

They never rest, in real time and over real HTTP, and PostgreSQL keeps what it is told. Ten minutes of all
plans and kinds of limits take an hour and a half. On a busy computer the store is slow, and desks that it
does not answer in time go on alone, so that together they may ask too much. Give all of them precedence
there, for example with ``chrt --rr 5`` before the command.
"""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, enterprise
from support.comparison import Comparison, at_least, at_most, command_line, report
from support.limited_server import limited_server
from support.postgres import running_postgres
from support.programs import program_environment
from support.shared_desk import Result, Task
from support.simulation.limiters import LimiterKind

_PLANS = {"free": FREE, "pro": PRO, "business": BUSINESS}
_KINDS = {
    "fixed": LimiterKind.FIXED,
    "opening": LimiterKind.OPENING,
    "sliding": LimiterKind.SLIDING,
    "bucket": LimiterKind.TOKEN,
}
# Percent of what is permitted: how much is used at least, and how far a desk may be off an equal share.
_LEAST, _MOST_UNEVEN = 97, 10
_LONGEST_LEAVE_MS = 250
# A service may count in whole seconds.
_MINUTE = 61
# As a shop runs it; each desk has two connections.
_LASTING = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on", "max_connections": "200"}


def measured(plan: Plan, kind: LimiterKind, seconds: float, desks: int) -> list[Result]:
    """Return what came of so many desks."""
    with (
        tempfile.TemporaryDirectory(prefix="menagerie-bench-") as name,
        running_postgres() as server,
        limited_server(kind, plan.per_minute or 0) as base_url,
    ):
        server.stop()
        server.start(_LASTING)
        address = server.socket_address(server.make_database(with_schema=True)).text
        endless = enterprise(plan.per_minute, None)
        task = Task(base_url, "practice-key", address, name, endless, desks, seconds)
        command = [sys.executable, "-m", "support.shared_desk", msgspec.json.encode(task).decode()]
        said = Path(name) / "said"
        with said.open("a") as output:
            subprocess.run(command, stdout=output, env=program_environment(), check=True)
        return [msgspec.json.decode(line, type=Result) for line in said.read_text().splitlines()]


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--plans", choices=_PLANS, nargs="+", default=list(_PLANS))
    parser.add_argument("--kinds", choices=_KINDS, nargs="+", default=list(_KINDS))
    parser.add_argument("--minutes", type=int, default=10, help="(default: %(default)s)")
    parser.add_argument("--desks", type=int, default=20, help="(default: %(default)s)")
    asked = parser.parse_args(words)
    comparisons = []
    for name in asked.plans:
        for kind in asked.kinds:
            plan = _PLANS[name]
            results = measured(plan, _KINDS[kind], asked.minutes * _MINUTE, asked.desks)
            what = f"desks, {plan.name}, {kind}"
            sent = [result.ok for result in results]
            used = 100 * sum(sent) / ((plan.per_minute or 0) * asked.minutes)
            equal = sum(sent) / len(sent)
            uneven = 100 * max(abs(one - equal) for one in sent) / equal
            refused = sum(result.refused for result in results)
            longest = 1000 * max(result.longest for result in results)
            late = 100 * sum(result.failed for result in results) / sum(result.calls for result in results)
            comparisons += [
                Comparison(f"{what}: used", "%", [used], goal=at_least(_LEAST, "%")),
                Comparison(f"{what}: unevenness", "%", [uneven], goal=at_most(_MOST_UNEVEN, "%")),
                Comparison(f"{what}: 429s", "", [refused], goal=at_most(0, "")),
                Comparison(f"{what}: longest leave", "ms", [longest], goal=at_most(_LONGEST_LEAVE_MS, "ms")),
                Comparison(f"{what}: leaves that came too late", "%", [late]),
            ]
            print(
                f"{what}: {used:.1f} % used, {uneven:.1f} % uneven, {refused} 429s, "
                f"a leave in {longest:.0f} ms at most, {late:.1f} % too late",
                flush=True,
            )
    report("desks", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
