"""Closed at any moment, the window ends by itself and in good order, and keeps every add.

How long that takes on a computer with nothing else to do, ``python -m support.closing_window`` tells.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from support.closing_window import Situation, seconds_to_end
from support.patience import LONGEST_WAIT
from support.two_runs import sampled


@pytest.mark.parametrize("situation", sampled(Situation, lambda one: one is Situation.SENDING))
def test_closed_at_any_moment_the_window_keeps_every_add(situation: Situation, tmp_path: Path) -> None:
    chance = Random(situation.value)  # noqa: S311 - a test's chance, the same each time
    assert asyncio.run(seconds_to_end(situation, tmp_path, chance)) < LONGEST_WAIT
