"""Every public method of the window says what it does, and no override of Qt repeats what Qt says."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import FunctionType

import menagerie.app
import menagerie.ui


def classes() -> Iterator[type]:
    """Yield the public classes of the window."""
    for package in (menagerie.app, menagerie.ui):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            of_module = vars(importlib.import_module(module.name)).values()
            for one in of_module:
                if (
                    inspect.isclass(one)
                    and one.__module__ == module.name
                    and not one.__name__.startswith("_")
                ):
                    yield one


def is_override_of_qt(owner: type, name: str) -> bool:
    return any(base.__module__.startswith("PySide6.") and hasattr(base, name) for base in owner.__mro__)


def test_a_public_method_has_a_docstring_unless_it_overrides_one_of_qt() -> None:
    methods = [
        (owner, name, method)
        for owner in classes()
        for name, method in vars(owner).items()
        if isinstance(method, FunctionType) and not name.startswith("_")
    ]
    assert methods
    wrong = [
        f"{owner.__module__}.{owner.__name__}.{name}"
        for owner, name, method in methods
        if bool(method.__doc__) is is_override_of_qt(owner, name)
    ]
    assert wrong == []
