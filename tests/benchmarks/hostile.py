"""For how long hostile answers hold the window's thread.

A process with the real window, offscreen, asks a service that sends far too many rows, or texts of megabytes.
It shows them, types into the search, sorts, widens a column, shows tooltips, details and the outbox.
Its second start shows what it was sent before. An ordinary service is the reference.
"""

import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from support.comparison import Comparison, at_most, command_line, report
from support.hostile_answers import ERRORS, LISTS, long_message, ordinary
from support.hostile_window import START, stalls_of
from support.raw_server import Conversation, raw_server
from support.served import in_a_thread

_MOST_MS = 100


def measure(name: str, listing: bytes, adding: bytes, turns: int, patience: float) -> Iterable[Comparison]:
    """Measure a first start, in which the list comes, and the start after it."""

    async def converse(conversation: Conversation) -> None:
        await conversation.send(adding if conversation.request.startswith(b"POST") else listing)

    stalls: dict[str, list[float]] = {"first start": [], "next start": []}
    until_shown: dict[str, list[float]] = {start: [] for start in stalls}
    for _turn in range(turns):
        with in_a_thread(raw_server(converse)) as server, tempfile.TemporaryDirectory() as folder:
            for start, longest in stalls.items():
                found = stalls_of(server.base_url, Path(folder), patience)
                print(f"   {name}, {start}: {found or 'never ended'}", flush=True)
                found = found or {START: 1000 * patience, "never ended": 1000 * patience}
                until_shown[start].append(found.pop(START))
                longest.append(max(found.values()))
    for start, longest in stalls.items():
        yield Comparison(
            f"hostile: {name}, {start}: longest stall", "ms", longest, goal=at_most(_MOST_MS, "ms")
        )
    yield Comparison(f"hostile: {name}: until the last session is shown", "ms", until_shown["next start"])


def main(words: Sequence[str]) -> int:
    """Measure, print and store the table; return the exit status."""
    parser = command_line(__doc__)
    parser.add_argument("--turns", type=int, default=3, help="starts of each kind (default: %(default)s)")
    parser.add_argument("--only-with", default="", help="only those answers whose name has this in it")
    parser.add_argument(
        "--patience",
        type=float,
        default=120.0,
        help="seconds after which a start has failed (default: %(default)s)",
    )
    asked = parser.parse_args(words)
    answers = {"an ordinary list": (ordinary(), long_message(400, 10))}
    answers |= {name: (make(), long_message(400)) for name, make in LISTS.items()}
    answers |= {f"a message of 1 MB in a {status}": (long_message(status),) * 2 for status in ERRORS}
    comparisons = [
        comparison
        for name, (listing, adding) in answers.items()
        if asked.only_with in name
        for comparison in measure(name, listing, adding, asked.turns, asked.patience)
    ]
    report("hostile", comparisons)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
