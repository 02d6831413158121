"""What the tests of the workflows share. A test that is a coroutine runs on a plain asyncio loop."""

import asyncio
import inspect

import pytest

_LIMIT_SECONDS = 20


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine to its end, within a limit of time."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    names = inspect.signature(pyfuncitem.function).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(asyncio.wait_for(pyfuncitem.function(**arguments), _LIMIT_SECONDS))
    return True
