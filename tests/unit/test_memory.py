"""Memory: what was freed goes back to the system, and garbage is looked for where there can be some."""

from support.programs import run

FREES = """
import os, sys
from menagerie.memory import give_back_large_pieces

MIB = 1 << 20

def resident():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MIB

give_back_large_pieces()
# GIVEN that a large piece was freed before, after which the C library keeps such pieces
earlier = bytearray(24 * MIB)
del earlier
# WHEN others are freed among which small ones stay
pieces, kept = [], []
for _ in range(8):
    pieces.append(bytearray(b"x") * (8 * MIB))
    kept.extend(bytes(1000) for _ in range(200))
before = resident()
pieces.clear()
# THEN the system has them back
assert before - resident() > 50, (before, resident())
"""


def test_large_pieces_go_back_to_the_system() -> None:
    run(FREES)


SPARES = """
import gc, weakref
from menagerie.memory import spare_what_is_there

class Ring:
    def __init__(self):
        self.itself = self

# GIVEN a start during which no garbage is looked for
gc.disable()
kept = [[] for _ in range(100_000)]
# WHEN it is over
spare_what_is_there()
# THEN what it made is passed over, and the garbage of later is found
assert gc.isenabled()
assert gc.get_freeze_count() >= len(kept)
ring = weakref.ref(Ring())
gc.collect()
assert ring() is None
"""


def test_only_what_a_start_has_made_is_passed_over_for_garbage() -> None:
    run(SPARES)
