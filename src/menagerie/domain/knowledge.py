"""What the desks of a shop exchange of animals and of what staff write."""

from collections.abc import Hashable
from enum import StrEnum

from msgspec import Struct

from menagerie.domain.notes import tag_keys

# When something was written that has no time: before every known one.
LONG_AGO = 0.0
# Seconds in which a desk and the store exchange one batch. Nothing waits for it but other batches.
LONGEST_EXCHANGE = 30.0


class Person(Struct, frozen=True):
    """A person's short ``name``, and the name of the ``computer`` at which they work. Either may be empty."""

    name: str = ""
    computer: str = ""


class Kind(StrEnum):
    """What an entry is about; its ``subject`` is the id of a category, or else of an animal."""

    ANIMAL = "animal"
    CATEGORY = "category"
    NOTES = "notes"
    # An animal was added from a desk, by a person.
    ADDED = "added"


class Entry(Struct, frozen=True):
    """What is known of one subject since ``at``, in Unix seconds.

    An animal has ``name``, ``category_id`` and ``status``, a category has a ``name``, empty if it was
    removed, and notes have ``note`` and ``tags``. ``by`` is who wrote or added it; a sighting has no one.
    ``is_superseded`` if there is a newer entry about the same subject.
    """

    kind: Kind
    subject: int
    at: float
    by: Person = Person()
    name: str | None = None
    category_id: int | None = None
    status: str | None = None
    note: str | None = None
    tags: tuple[str, ...] = ()
    is_superseded: bool = False

    def content(self) -> Hashable:
        """Return what two entries are compared by: not the letters in which a tag was typed."""
        keys = tag_keys(self.tags)
        return self.kind, self.subject, self.name, self.category_id, self.status, self.note, keys


class ReadUpTo(Struct, frozen=True):
    """How far a log was read: the number of an entry, and a digest of it.

    Another entry has this number in a log that went on without the newest ones, as a backup of it does.
    """

    number: int = 0
    digest: str = ""


class Credit(Struct, frozen=True):
    """Who wrote or added something, and when (Unix seconds)."""

    kind: Kind
    by: Person
    at: float


class Merged(Struct, frozen=True):
    """What a catalogue took over from other desks.

    ``animals`` and ``notes`` are the ids of the animals that have changed, ``categories`` those of other
    names. ``has_conflicts`` if any of it took the place of what a person at this desk wrote, or gave
    way to it.
    """

    animals: frozenset[int] = frozenset()
    notes: frozenset[int] = frozenset()
    categories: frozenset[int] = frozenset()
    has_conflicts: bool = False

    def __bool__(self) -> bool:
        return bool(self.animals or self.notes or self.categories or self.has_conflicts)

    def __or__(self, other: "Merged") -> "Merged":
        return Merged(
            self.animals | other.animals,
            self.notes | other.notes,
            self.categories | other.categories,
            self.has_conflicts or other.has_conflicts,
        )
