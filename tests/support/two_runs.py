"""The two runs of the tests: the quick one, and the thorough one with all that the quick one leaves out.

- A test marked ``thorough`` is in the thorough run alone.
- Of a test whose cases are ``sampled``, some are in the quick run and the others in the thorough one.
- A test that asks for ``times`` repeats something: a few times in the quick run, by the hundred in the other.
- A test of Hypothesis is in both, with few examples in the quick one.
- Every other test is in the quick run alone.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

OPTION = "--thorough"
_TIMES = "times"
_EXAMPLES, _QUICK_EXAMPLES = 100, 20


_Case = TypeVar("_Case")


class Times:
    """How often something is repeated in this run."""

    def __init__(self, *, thorough: bool) -> None:
        self._is_thorough = thorough

    def __call__(self, many: int, *, sample: int) -> int:
        """Return ``many`` in the thorough run, and ``sample`` in the quick one."""
        return many if self._is_thorough else sample


def sampled(cases: Iterable[_Case], in_quick: Callable[[_Case], bool] | None = None) -> list[object]:
    """Return the cases of a test, of which the quick run has those that ``in_quick`` names, or the first."""
    every = list(cases)
    kept = [number == 0 if in_quick is None else in_quick(case) for number, case in enumerate(every)]
    values = (case if isinstance(case, tuple) else (case,) for case in every)
    return [
        pytest.param(*value, marks=() if is_kept else pytest.mark.thorough)
        for value, is_kept in zip(values, kept, strict=True)
    ]


def add_option(parser: pytest.Parser) -> None:
    """Add the option that chooses the thorough run."""
    parser.addoption(OPTION, action="store_true", help="run what the usual run leaves out")


def is_thorough(config: pytest.Config) -> bool:
    """Return whether this is the thorough run."""
    return bool(config.getoption(OPTION))


def choose(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not in this run. Where a file is named on the command line, all of it stays."""
    if any(".py" in word for word in config.args):
        return
    left_out = [item for item in items if not _is_in_run(item, thorough=is_thorough(config))]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = {*left_out}
        items[:] = [item for item in items if item not in gone]


def use_profile(*, thorough: bool) -> None:
    """Let Hypothesis try as many examples as this run does.

    Neither the time that one example takes nor the time to make them up says anything about the product.
    """
    examples = _EXAMPLES if thorough else _QUICK_EXAMPLES
    settings.register_profile(
        "menagerie", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=examples
    )
    settings.load_profile("menagerie")


def _is_in_run(item: pytest.Item, *, thorough: bool) -> bool:
    if _TIMES in getattr(item, "fixturenames", ()) or is_hypothesis_test(getattr(item, "obj", None)):
        return True
    return (item.get_closest_marker("thorough") is not None) is thorough
