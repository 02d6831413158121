"""Read what every package says about the project, each fact from the one place that states it."""

import re
import tomllib
from dataclasses import dataclass
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

TITLE = "Menagerie"
HOLDER = "The Menagerie contributors"
# The first one opens the window. start.py knows the module of each.
COMMANDS = ("menagerie", "menagerie-import", "menagerie-sandbox", "menagerie-shared")

# Set these three before the project is published; every package takes them from here. pyproject.toml repeats
# the address under "urls", because a wheel states what stands there; a test compares them. Until there is an
# address, the packages leave it out. The domain .invalid can never belong to anyone.
ADDRESS: str | None = None
# A domain of the project, reversed, and the application's name. AppStream wants lower case.
APPLICATION_ID = "invalid.menagerie.menagerie"
# Where people ask for help.
CONTACT = "contributors@menagerie.invalid"


def translate(_context: str, sentence: str) -> str:
    """Mark a text for translators, and return it in English; linux/desktop.py finds it in other languages."""
    return sentence


# One string for each paragraph.
DESCRIPTION = (
    translate(
        "Packages",
        "Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and "
        "always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by "
        "itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and "
        "nothing is ever sent twice by itself.",
    ),
    translate(
        "Packages", "It opens on a sandbox, so that everything can be tried before a store is connected."
    ),
)
GENERIC_NAME = translate("Packages", "Catalogue manager")
# What people may type to find it in a menu.
KEYWORDS = translate("Packages", "animals;pets;store;catalogue;inventory;")

_VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
_RELEASE = re.compile(r"^## (?P<version>\S+) \((?P<date>\d{4}-\d\d-\d\d)\)$", re.MULTILINE)
_NOTE = re.compile(r"^- (.+)$", re.MULTILINE)


class ProjectError(Exception):
    """A fact about the project is missing from its place; the text says which."""


@dataclass(frozen=True, slots=True)
class Release:
    """A version in the change log; each of ``notes`` is a sentence for users."""

    version: str
    date: date
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Project:
    """The project as its packages describe it.

    ``summary`` is one line without a full stop. ``releases`` begins with the newest, ``version``.
    ``address`` is the project's web page, or None if it has none.
    """

    root: Path
    version: str
    summary: str
    releases: tuple[Release, ...]
    address: str | None = ADDRESS
    application_id: str = APPLICATION_ID
    contact: str = CONTACT


def read_project(root: Path = ROOT) -> Project:
    """Read the project in this folder. Raises ProjectError if a fact is missing."""
    version = _VERSION.search((root / "src/menagerie/__init__.py").read_text(encoding="utf-8"))
    if version is None:
        raise ProjectError("src/menagerie/__init__.py has no __version__.")
    releases = read_releases((root / "packaging/CHANGELOG.md").read_text(encoding="utf-8"))
    if not releases or releases[0].version != version[1]:
        raise ProjectError(f"packaging/CHANGELOG.md does not begin with version {version[1]}.")
    described = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    summary: str = described["project"]["description"]
    return Project(root, version[1], summary.removesuffix("."), releases)


def read_releases(text: str) -> tuple[Release, ...]:
    """Read a change log: a heading ``## VERSION (DATE)`` and a list for each release, the newest first."""
    headings = list(_RELEASE.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return tuple(
        Release(
            heading["version"],
            date.fromisoformat(heading["date"]),
            tuple(_NOTE.findall(text, heading.end(), end)),
        )
        for heading, end in zip(headings, ends, strict=False)
    )
