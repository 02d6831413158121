"""What staff write about an animal: a note of one line, and tags. The service never gets any of it."""

import re
from collections.abc import Iterable

from msgspec import Struct

from menagerie.domain.text import folded_words

LONGEST_NOTE = 500
MOST_TAGS = 20
LONGEST_TAG = 40

# The commas and semicolons of the scripts that staff write in.
BETWEEN_TAGS = re.compile(
    "[,;\N{ARABIC COMMA}\N{ARABIC SEMICOLON}\N{IDEOGRAPHIC COMMA}\N{FULLWIDTH COMMA}\N{FULLWIDTH SEMICOLON}]"
)


class Notes(Struct, frozen=True):
    """The note and the tags of one animal, each empty where staff wrote none."""

    text: str = ""
    tags: tuple[str, ...] = ()

    def with_tags(self, tags: Iterable[str]) -> "Notes":
        """Return these notes with some tags more."""
        return Notes(self.text, _each_once((*self.tags, *tags)))

    def without_tags(self, tags: Iterable[str]) -> "Notes":
        """Return these notes without some tags."""
        keys = tag_keys(tags)
        return Notes(self.text, tuple(tag for tag in self.tags if tag_key(tag) not in keys))

    def changed_as(self, before: "Notes", after: "Notes") -> "Notes":
        """Return these notes with the change from ``before`` to ``after``; what else is in them stays.

        That is also what cannot be changed any more: another text, or tags for which there is no room.
        """
        text = after.text if self.text == before.text else self.text
        if self.tags == before.tags:
            return Notes(text, after.tags)
        gone, new = before.without_tags(after.tags).tags, after.without_tags(before.tags).tags
        tags = self.without_tags(gone).with_tags(new).tags
        return Notes(text, tags if len(tags) <= MOST_TAGS else self.tags)


NO_NOTES = Notes()


def note_from(typed: str) -> str:
    """Return a note as it is stored: in one line."""
    return " ".join(typed.split())


def tags_from(typed: str) -> tuple[str, ...]:
    """Return the tags in a typed text, in which commas or semicolons stand between them; each once."""
    return _each_once(" ".join(part.split()) for part in BETWEEN_TAGS.split(typed))


def tag_key(tag: str) -> str:
    """Return what tags are compared by: "VIP" and "vip" are one tag."""
    return folded_words(tag)


def tag_keys(tags: Iterable[str]) -> frozenset[str]:
    """Return what these tags are compared by, in whatever order and letters they are written."""
    return frozenset(map(tag_key, tags))


def joined(tags: Iterable[str]) -> str:
    """Return tags as one text, which ``tags_from`` reads."""
    return ", ".join(tags)


def _each_once(tags: Iterable[str]) -> tuple[str, ...]:
    """Return the first of those that are the same tag, without those of which nothing can be typed."""
    first: dict[str, str] = {}
    for tag in tags:
        first.setdefault(tag_key(tag), tag)
    first.pop("", None)
    return tuple(first.values())
