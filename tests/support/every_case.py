"""Many small cases in one test. All of them are checked, and each that is wrong is named in the end."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import TracebackType

import pytest

# What a case may end with; a test that is stopped ends at once.
_WRONG = (Exception, pytest.fail.Exception)


class _Case:
    def __init__(self, name: object, wrong: list[str]) -> None:
        self._name = name
        self._wrong = wrong

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, _WRONG) or trace is None:
            return False
        self._wrong.append(f"{self._name} (line {trace.tb_lineno}): {type(error).__name__}: {error}")
        return True


@contextmanager
def every_case() -> Iterator[Callable[[object], AbstractContextManager[None, bool]]]:
    """Give what the check of each case stands in, with the name of the case; fail if any was wrong.

    with every_case() as case:
        for one in CASES:
            with case(one):
                assert one.is_right
    """
    wrong: list[str] = []
    checked = 0

    def case(name: object) -> _Case:
        nonlocal checked
        checked += 1
        return _Case(name, wrong)

    yield case
    assert checked, "no case was checked"
    assert not wrong, f"{len(wrong)} of {checked} cases are wrong:\n" + "\n".join(wrong)
