"""The cost of the client: AnimalStore.list_animals(100) against bare httpx and json.loads.

Both ask the same cheap server in another process, one request after another on one connection, in turns.
The processor time can be compared on a busy computer too.
"""

import asyncio
import cProfile
import json
import pstats
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import httpx

from menagerie.domain.clock import SystemClock
from menagerie.domain.plan import enterprise
from menagerie.domain.secret import ApiKey
from menagerie.governor.governor import Governor
from menagerie.governor.ledger import Scope
from menagerie.service.client import AnimalStore
from support.comparison import Comparison, command_line, ratio_at_most, report
from support.memory_ledger import MemoryLedger
from support.plain_server import plain_server

_LIMIT = 100
_KEY = ApiKey("sk-of-the-benchmark")
_WARM_UP = 50
_SHOWN_LINES = 30

Ask = Callable[[], Awaitable[object]]


async def open_store(base_url: str) -> AnimalStore:
    """Return a client whose governor has no limit."""
    chance = Random(0)  # noqa: S311 - jitter is no secret
    governor = Governor(Scope(base_url, "key"), ledger=MemoryLedger(), clock=SystemClock(), random=chance)
    await governor.load()
    governor.choose_plan(enterprise(None, None))
    return AnimalStore(base_url, _KEY, governor)


async def timed(ask: Ask, count: int) -> tuple[float, float]:
    """Return the average microseconds of one of ``count`` requests: on the clock, and of the processor."""
    began, worked = time.perf_counter(), time.process_time()
    for _number in range(count):
        await ask()
    return 1e6 * (time.perf_counter() - began) / count, 1e6 * (time.process_time() - worked) / count


async def measure(base_url: str, portions: int, count: int, *, profile: bool) -> list[Comparison]:
    """Measure both in turns."""
    store = await open_store(base_url)
    headers = {"Authorization": f"Bearer {_KEY.reveal()}"}
    async with httpx.AsyncClient(base_url=base_url, headers=headers) as client:

        async def ask_store() -> object:
            return await store.list_animals(_LIMIT)

        async def ask_barely() -> object:
            answer = await client.get("/pets", params={"limit": str(_LIMIT)})
            return json.loads(answer.content)

        ours, bare = [], []
        try:
            for ask in (ask_barely, ask_store):
                await timed(ask, _WARM_UP)
            for _portion in range(portions):
                bare.append(await timed(ask_barely, count))
                ours.append(await timed(ask_store, count))
            if profile:
                await print_profile(ask_store, count)
        finally:
            await store.close()
    what = f"client: list_animals({_LIMIT}), a request"
    return [
        Comparison(f"{what}: {kind}", "µs", measured, reference, goal)
        for kind, measured, reference, goal in zip(
            ("time", "time of a processor"),
            zip(*ours, strict=True),
            zip(*bare, strict=True),
            (ratio_at_most(1.25), None),
            strict=True,
        )
    ]


async def print_profile(ask: Ask, count: int) -> None:
    """Print the functions that take the most time themselves. The profiler slows everything down."""
    with cProfile.Profile() as watched:
        await timed(ask, count)
    pstats.Stats(watched).sort_stats("tottime").print_stats(_SHOWN_LINES)


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--portions", type=int, default=20, help="turns of each (default: %(default)s)")
    parser.add_argument("--requests", type=int, default=200, help="of each turn (default: %(default)s)")
    parser.add_argument("--profile", action="store_true", help="print where the client's time goes")
    asked = parser.parse_args(words)
    with plain_server() as base_url:
        comparisons = asyncio.run(measure(base_url, asked.portions, asked.requests, profile=asked.profile))
    report("client", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
