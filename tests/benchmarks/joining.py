"""How soon a desk finds what another one adds, names and tags; and how a new desk takes everything over.

The desks share a PostgreSQL that keeps what it is told. One of them publishes all that it knows, and a
process with the real window of a new one starts with nothing.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from menagerie.domain.animal import Animal
from menagerie.domain.notes import Notes
from menagerie.domain.sharing.knowledge import Merged, Person
from support.comparison import Comparison, at_most, command_line, report
from support.joining_window import joined
from support.large_catalogue import make
from support.plain_server import plain_server
from support.postgres import Postgres, running_postgres
from support.shared_knowledge import KnowingDesk, desks

_MOST_SECONDS, _MOST_MS = 300, 16
_SECOND_MS = 1_000
# As a shop runs it.
_LASTING = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
_PATIENCE = 3_600.0


async def found_after(server: Postgres, folder: Path, turns: int) -> list[float]:
    """Return the milliseconds from when one desk begins until the other one finds all three."""
    took = []
    database = server.make_database(with_schema=True)
    async with desks(folder, "Anna", "Ben") as (anna, ben):
        for desk in (anna, ben):
            desk.share(server, database)
            await desk.exchanged()
        for number in range(1, turns + 1):
            ben.taken = Merged()
            name, kind, tag = (f"{word}{number}" for word in ("Rex", "Dogs", "VIP"))
            begun = time.perf_counter()
            await anna.catalogue.record_animals([Animal(number, name, number, "available")], added_here=True)
            await anna.catalogue.name_category(number, kind)
            await anna.catalogue.save_notes({number: Notes("", (tag,))})
            await ben.until(_has_all(number))
            assert await ben.finds(f"{name} {tag}") == (number,)
            assert (await ben.catalogue.category_names())[number] == kind
            took.append(_SECOND_MS * (time.perf_counter() - begun))
    return took


def _has_all(number: int) -> Callable[[Merged], bool]:
    return lambda taken: number in taken.animals & taken.notes & taken.categories


async def publish(server: Postgres, database: str, catalogue: Path, base_url: str) -> float:
    """Let a desk publish all that it knows, and return the seconds that it took."""
    desk = KnowingDesk(catalogue, Person("Anna", "till 1"))
    begun = time.perf_counter()
    try:
        desk.share(server, database, base_url)
        await desk.exchanged(_PATIENCE)
    finally:
        await desk.close()
    return time.perf_counter() - begun


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--animals", type=int, default=1_000_000, help="known ones (default: %(default)s)")
    parser.add_argument("--turns", type=int, default=100, help="of adding (default: %(default)s)")
    asked = parser.parse_args(words)
    with (
        tempfile.TemporaryDirectory(prefix="menagerie-bench-") as name,
        running_postgres() as server,
        plain_server() as base_url,
    ):
        server.stop()
        server.start(_LASTING)
        folder = Path(name)
        found = asyncio.run(found_after(server, folder, asked.turns))
        known = folder / "known.sqlite3"
        make(known, asked.animals)
        database = server.make_database(with_schema=True)
        published = asyncio.run(publish(server, database, known, base_url))
        shared = server.socket_address(database).text
        taken = joined(base_url, shared, folder / "new", asked.animals)
    report(
        "joining",
        [
            Comparison("joining: found on another desk", "ms", found, goal=at_most(_SECOND_MS, "ms")),
            Comparison("joining: the longest of these", "ms", [max(found)], goal=at_most(_SECOND_MS, "ms")),
            Comparison("joining: publishing everything", "s", [published]),
            Comparison(
                "joining: taking over everything", "s", [taken.seconds], goal=at_most(_MOST_SECONDS, "s")
            ),
            Comparison("joining: longest work", "ms", [taken.work], goal=at_most(_MOST_MS, "ms")),
            Comparison("joining: stalls, 99.9 of 100", "ms", [taken.nearly_all]),
            Comparison("joining: longest stall", "ms", [taken.longest]),
        ],
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
