"""Finds out who works here: colleagues and delivery notes name the person."""

from menagerie.domain.person import Person
from menagerie.system.machine import host_name

# A column of PostgreSQL and a line of a delivery note have room for it.
LONGEST_NAME = 40


def person_here(short_name: str = "") -> Person:
    """Return the person who works here: under their ``short_name``, or under the name of their account."""
    name = short_name.strip() or account_name()
    return Person(name[:LONGEST_NAME], host_name()[:LONGEST_NAME])


def account_name() -> str:
    """Return the name of the person's account on this computer; empty if there is none."""
    import getpass  # noqa: PLC0415 - not needed for a start

    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    # For bytes that are not UTF-8, it has characters that no database takes.
    return name.encode("utf-8", "replace").decode()
