"""Saves, reads and searches what staff write about animals: notes and tags."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from msgspec import Struct

from menagerie.catalogue.database import searchable, write_durably, write_safely
from menagerie.domain.notes import NO_NOTES, Notes, tag_key
from menagerie.storage import transaction, version_of

# The schema version that brought the tables.
_SINCE = 4
# Parameters of one statement.
_AT_ONCE = 500

# One look into the index for each tag: DISTINCT would read every tagged animal.
_USED = """
    WITH RECURSIVE used (tag) AS (
        SELECT min(tag) FROM tagged
        UNION ALL
        SELECT (SELECT min(tag) FROM tagged WHERE tag > used.tag) FROM used WHERE used.tag IS NOT NULL
    )
"""
_TAGS_IN_USE = f"""{_USED}
    SELECT (SELECT label FROM tagged WHERE tag = used.tag LIMIT 1) FROM used WHERE tag IS NOT NULL
    ORDER BY (SELECT max(changed_at) FROM tagged WHERE tag = used.tag) DESC, tag
"""  # noqa: S608 - own text
_MATCHING = f"""{_USED}
    SELECT animal_id FROM note WHERE instr(folded, :word) > 0
    UNION ALL SELECT animal_id FROM tagged WHERE tag IN (SELECT tag FROM used WHERE instr(tag, :word) > 0)
    LIMIT :most
"""  # noqa: S608 - own text


class NotedAnimals(Struct, frozen=True):
    """The animals that a search finds by notes or tags.

    ``condition`` selects them from the table of animals. ``few`` are their ids, None where there are many;
    ``rows`` are a join of the table with something that has only them.
    """

    condition: str
    few: tuple[int, ...] | None
    rows: str = "animal"


def save_notes(connection: sqlite3.Connection, notes: Mapping[int, Notes], at: float) -> tuple[int, ...]:
    """Save the notes of these animals in place of those they had, and return which had others.

    A tag that other animals have keeps the letters in which it was typed first.
    """
    with durable_transaction(connection):
        return write_notes(connection, notes, at)


def write_notes(connection: sqlite3.Connection, notes: Mapping[int, Notes], at: float) -> tuple[int, ...]:
    """Save notes as ``save_notes`` does, in the transaction of the caller."""
    before = read_notes(connection, tuple(notes))
    changed = []
    for animal_id, after in notes.items():
        was = before.get(animal_id, NO_NOTES)
        if after.text != was.text:
            _save_text(connection, animal_id, after.text, at)
        if after.tags != was.tags:
            _save_tags(connection, animal_id, was.tags, after.tags, at)
        if after != was:
            changed.append(animal_id)
    return tuple(changed)


def read_notes(connection: sqlite3.Connection, animal_ids: Sequence[int]) -> dict[int, Notes]:
    """Return the notes of those of these animals that have any."""
    if not _has_notes(connection):
        return {}
    texts: dict[int, str] = {}
    tags: dict[int, list[str]] = {}
    for start in range(0, len(animal_ids), _AT_ONCE):
        some = tuple(animal_ids[start : start + _AT_ONCE])
        among = f"animal_id IN ({','.join('?' * len(some))})"
        texts |= connection.execute(f"SELECT animal_id, text FROM note WHERE {among}", some)  # noqa: S608 - question marks only
        rows = f"SELECT animal_id, label FROM tagged WHERE {among} ORDER BY animal_id, tag"  # noqa: S608 - the same
        for animal_id, label in connection.execute(rows, some):
            tags.setdefault(animal_id, []).append(label)
    return {one: Notes(texts.get(one, ""), tuple(tags.get(one, ()))) for one in texts.keys() | tags.keys()}


def tags_in_use(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return all tags that animals have, the newest used first."""
    if not _has_notes(connection):
        return ()
    return tuple(tag for (tag,) in connection.execute(_TAGS_IN_USE))


def count_by_tag(connection: sqlite3.Connection, status: str | None) -> dict[str, int]:
    """Count the animals of each tag, by the tag's key, with None of any status."""
    if not _has_notes(connection):
        return {}
    if status is None:
        return dict(connection.execute("SELECT tag, count(*) FROM tagged GROUP BY tag"))
    return dict(
        connection.execute(
            "SELECT tag, count(*) FROM tagged JOIN animal ON animal.id = animal_id"
            " WHERE status = ? GROUP BY tag",
            (status,),
        )
    )


def with_word(connection: sqlite3.Connection, word: str, most: int) -> NotedAnimals:
    """Return the animals with a folded ``word`` in their notes or tags; more than ``most`` are many."""
    if not _has_notes(connection):
        return _named(())
    ids = [animal_id for (animal_id,) in connection.execute(_MATCHING, {"word": word, "most": most + 1})]
    if len(ids) <= most:
        return _named(ids)
    text = _literal(word)
    return NotedAnimals(
        f"EXISTS (SELECT 1 FROM note WHERE animal_id = animal.id AND instr(folded, {text}) > 0)"  # noqa: S608 - escaped
        f" OR EXISTS (SELECT 1 FROM tagged WHERE animal_id = animal.id AND instr(tag, {text}) > 0)",
        None,
    )


def with_tags(connection: sqlite3.Connection, tags: Iterable[str], most: int) -> NotedAnimals:
    """Return the animals that have one of ``tags``; more than ``most`` are many."""
    if not _has_notes(connection):
        return _named(())
    keys = ", ".join(_literal(tag_key(tag)) for tag in sorted(tags))
    rows = connection.execute(f"SELECT animal_id FROM tagged WHERE tag IN ({keys}) LIMIT {most + 1}")  # noqa: S608 - escaped
    ids = [animal_id for (animal_id,) in rows]
    if len(ids) <= most:
        return _named(ids)
    return NotedAnimals(
        f"EXISTS (SELECT 1 FROM tagged WHERE animal_id = animal.id AND tag IN ({keys}))",  # noqa: S608 - escaped
        None,
        f"tagged CROSS JOIN animal ON animal.id = tagged.animal_id AND tagged.tag IN ({keys})",
    )


def _has_notes(connection: sqlite3.Connection) -> bool:
    """Return whether the file has notes: one of an older version may be read before it is upgraded."""
    return version_of(connection) >= _SINCE


@contextmanager
def durable_transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit to the disk itself: the service cannot send a note again that a power cut took."""
    write_durably(connection)
    try:
        with transaction(connection):
            yield
    finally:
        write_safely(connection)


def _save_text(connection: sqlite3.Connection, animal_id: int, text: str, at: float) -> None:
    if not text:
        connection.execute("DELETE FROM note WHERE animal_id = ?", (animal_id,))
        return
    connection.execute(
        "INSERT OR REPLACE INTO note (animal_id, text, folded, changed_at) VALUES (?, ?, ?, ?)",
        (animal_id, text, searchable(text), at),
    )


def _save_tags(
    connection: sqlite3.Connection, animal_id: int, before: Sequence[str], after: Sequence[str], at: float
) -> None:
    had, has = {tag_key(tag): tag for tag in before}, {tag_key(tag): tag for tag in after}
    for key in had.keys() - has.keys():
        connection.execute("DELETE FROM tagged WHERE animal_id = ? AND tag = ?", (animal_id, key))
    for key, label in has.items():
        if had.get(key) != label:
            connection.execute(
                "INSERT INTO tagged (animal_id, tag, label, changed_at) VALUES (:animal, :tag, COALESCE("
                "(SELECT label FROM tagged WHERE tag = :tag AND animal_id <> :animal LIMIT 1), :label), :at)"
                " ON CONFLICT DO UPDATE SET label = excluded.label",
                {"animal": animal_id, "tag": key, "label": label, "at": at},
            )


def _named(ids: Iterable[int]) -> NotedAnimals:
    few = tuple(sorted(set(ids)))
    return NotedAnimals(f"id IN ({', '.join(map(str, few))})", few)


def _literal(text: str) -> str:
    quoted = text.replace("'", "''")
    return f"'{quoted}'"
