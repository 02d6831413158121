"""The versions and licences of the application and of the libraries that it ships with."""

import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from menagerie import __version__
from menagerie.system import machine

if TYPE_CHECKING:
    from importlib.metadata import Distribution

_APPLICATION = "menagerie"
_NAME = re.compile(r"[A-Za-z0-9._-]+")
# Optional parts of a library are not installed for us.
_OPTIONAL = re.compile(r";.*\bextra\s*==")


class Library(Struct, frozen=True):
    """A library, its version, and the name of its licence; empty if it states none."""

    name: str
    version: str
    licence: str


def versions() -> tuple[tuple[str, str], ...]:
    """Return what a report of a problem needs: names and versions, nothing about the person or the key."""
    return (
        ("Menagerie", __version__),
        ("Python", sys.version.split()[0]),
        machine.description(),
    )


def libraries() -> tuple[Library, ...]:
    """Return the libraries that the application needs and finds here, by name.

    This reads a file for each of them: call it off the event loop.
    """
    found = {library.name.casefold(): library for library in map(_library, _needed())}
    return tuple(found[name] for name in sorted(found))


def _needed() -> "Iterator[Distribution]":
    """Yield what the application requires, and what that requires in turn."""
    # Importing it takes as long as a frame of the window, and the versions need none of it.
    from importlib.metadata import PackageNotFoundError, distribution  # noqa: PLC0415 - see above

    wanted, seen = [_APPLICATION], set()
    while wanted:
        name = wanted.pop()
        key = re.sub(r"[-_.]+", "-", name).casefold()
        if key in seen:
            continue
        seen.add(key)
        try:
            package = distribution(name)
        except PackageNotFoundError:
            # Another system or another Python needs it.
            continue
        if name != _APPLICATION:
            yield package
        wanted += [_name(one) for one in package.requires or () if not _OPTIONAL.search(one)]


def _name(requirement: str) -> str:
    found = _NAME.match(requirement)
    return found[0] if found else ""


def _library(package: "Distribution") -> Library:
    # The dictionary has no missing fields, which some versions of importlib.metadata raise for.
    stated = package.metadata.json
    licence = str(stated.get("license_expression") or stated.get("license") or "")
    if not licence or "\n" in licence:
        classified = [str(each).split(" :: ") for each in stated.get("classifier", ())]
        licence = next((words[-1] for words in classified if words[0] == "License"), "")
    return Library(str(stated["name"]), package.version, licence)
