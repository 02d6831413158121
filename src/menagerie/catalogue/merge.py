"""Exchanges what a catalogue knows with other desks, through a shared store: the newest counts."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec import Struct

from menagerie.catalogue.database import Database, searchable
from menagerie.catalogue.notes import read_notes, write_notes
from menagerie.catalogue.record import knew_all, newest_list
from menagerie.domain.animal import Mark
from menagerie.domain.cases import KnowledgeCase
from menagerie.domain.clock import Clock
from menagerie.domain.facts import Fact, fact, facts_in, to_text
from menagerie.domain.knowledge import (
    LONG_AGO,
    LONGEST_EXCHANGE,
    Credit,
    Entry,
    Kind,
    Merged,
    Person,
    ReadUpTo,
)
from menagerie.domain.notes import NO_NOTES, Notes, joined
from menagerie.storage import transaction, version_of

# Animals that are listed for the store in one go, while other work waits.
_LISTED_AT_ONCE = 20_000
# The schema version that brought the tables.
_SHARED_SINCE = 5
# Characters in one batch: a service may send a name of a megabyte.
_MOST_TEXT = 2_000_000

_ANIMALS = """
    SELECT unshared.number, id, last_seen, name, category_id, status FROM unshared
    JOIN animal ON animal.id = unshared.subject WHERE unshared.kind = 'animal' AND unshared.number >= ?
"""
_CATEGORIES = """
    SELECT unshared.number, id, coalesce(at, 0.0), name, coalesce(person, ''), coalesce(computer, '')
    FROM unshared JOIN category ON category.id = unshared.subject
    LEFT JOIN credited ON credited.kind = 'category' AND credited.subject = category.id
    WHERE unshared.kind = 'category' AND unshared.number >= ?
"""
_ADDED = """
    SELECT unshared.number, credited.subject, at, person, computer FROM unshared
    JOIN credited ON credited.kind = 'added' AND credited.subject = unshared.subject
    WHERE unshared.kind = 'added' AND unshared.number >= ?
"""
# Two computers agree on the time of a sighting no better than this, in seconds. A list that was seen again
# within it is not published once more.
_UNSURE = 2.0
# The schema version that brought the table.
_CONFLICTS_SINCE = 7


class Pending(Struct, frozen=True):
    """What is to be published, in the order in which it changed; ``numbers`` are those in the table."""

    numbers: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()


class Conflict(Struct, frozen=True):
    """What was overruled by whom, and its ``number`` in the table."""

    number: int
    fact: Fact


class Exchange:
    """What a catalogue publishes, and what it merges of other desks. ``person`` returns who works here.

    ``taking`` is called before other desks' animals are recorded and, on the writer's thread, after that.
    ``renamed`` is called on that thread with the connection when categories have other names.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        person: Callable[[], Person],
        taking: Callable[[], None],
        renamed: Callable[[sqlite3.Connection], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._person = person
        self._taking = taking
        self._renamed = renamed
        # Called on the event loop when there may be something to publish.
        self.written: Callable[[], None] | None = None

    def write(self) -> None:
        """Note that the catalogue was written to."""
        if self.written is not None:
            self.written()

    async def read_up_to(self) -> int:
        """Return up to which number the log was read."""
        return await self._database.write(read_up_to, 0)

    async def join(self, store: str, newest: int, read: ReadUpTo) -> int | None:
        """Take part in a store, see ``join``; return up to where its log was read.

        None: the catalogue is not in its file, so that nothing should be read into it.
        """
        number: int | None = await self._database.write(
            lambda connection: join(connection, store, newest, read), None
        )
        return number if self._database.is_file else None

    async def list_next(self) -> bool:
        """List more animals to publish, after joining; return whether any are left."""
        return await self._database.write(
            lambda connection: list_animals(connection, _LISTED_AT_ONCE), otherwise=False
        )

    async def pending(self, most: int) -> Pending:
        """Return what is to be published, ``most`` entries at a time, the newest first."""
        return await self._database.write(lambda connection: pending(connection, most), Pending())

    async def merge(self, entries: Iterable[Entry], end: ReadUpTo) -> Merged | None:
        """Merge the next entries of the log, up to ``end``.

        None if they cannot be saved, or the catalogue has to join again first: it was rescued since, and no
        longer knows what is not published yet.
        """
        me, now = self._person(), self._clock.now()
        return await self._take(lambda connection: merge_entries(connection, entries, end, me, now))

    async def settle(
        self, published: Pending, unread: Sequence[Entry], read_up_to: ReadUpTo | None
    ) -> Merged | None:
        """Note that entries were published; see ``settle``. None as with ``merge``."""
        me, now = self._person(), self._clock.now()
        return await self._take(lambda connection: settle(connection, published, unread, read_up_to, me, now))

    async def conflicts(self, most: int, after: int = 0) -> tuple[Conflict, ...]:
        """Return what a person here and another one have overruled of each other, if it was not read yet.

        At most so many, the oldest first, and only those with a number ``after`` this one.
        """
        return await self._database.read(lambda connection: _read_conflicts(connection, most, after), ())

    async def forget_conflicts(self, read: Iterable[Conflict]) -> None:
        """Forget what the person has read. What cannot be forgotten is still there at the next start."""
        numbers = [one.number for one in read]
        await self._database.write(lambda connection: _forget_conflicts(connection, numbers), None)

    async def _take(self, work: Callable[[sqlite3.Connection], Merged]) -> Merged | None:
        def take(connection: sqlite3.Connection) -> Merged | None:
            try:
                merged = work(connection) if has_joined(connection) else None
            finally:
                # Here, on the writer's thread: the caller may be cancelled.
                self._taking()
            if merged is not None and merged.categories:
                self._renamed(connection)
            return merged

        self._taking()
        return await self._database.write(take, None)


def has_joined(connection: sqlite3.Connection) -> bool:
    """Return whether the catalogue takes part in a store, and was not rescued since."""
    return connection.execute("SELECT 1 FROM joined WHERE store <> ''").fetchone() is not None


def read_up_to(connection: sqlite3.Connection) -> int:
    """Return up to which number the log of the store was read."""
    row = connection.execute("SELECT number FROM joined").fetchone()
    return 0 if row is None else int(row[0])


def join(connection: sqlite3.Connection, store: str, newest: int, read: ReadUpTo) -> int:
    """Take part in a store whose log ends at ``newest``; return up to where it was read.

    ``read`` is how far it was read, as the log has it now. Everything is to be published in another store
    than before, or in one that has forgotten entries: other ones may have their numbers.
    """
    with transaction(connection):
        row = connection.execute("SELECT store, number, digest FROM joined").fetchone()
        if row == (store, read.number, read.digest):
            return read.number
        connection.execute("DELETE FROM unshared")
        connection.execute(
            "INSERT OR REPLACE INTO joined (only_row, store, number, first_until, left_from)"
            " VALUES (1, ?, 0, ?, (SELECT min(id) FROM animal))",
            (store, newest),
        )
        connection.execute("INSERT INTO unshared (kind, subject) SELECT 'category', id FROM category")
        connection.execute(
            "INSERT INTO unshared (kind, subject) SELECT 'notes', animal_id FROM note"
            " UNION SELECT 'notes', animal_id FROM tagged"
            " UNION SELECT kind, subject FROM credited WHERE kind IN ('notes', 'added')"
        )
    return 0


def list_animals(connection: sqlite3.Connection, most: int) -> bool:
    """List more animals that are to be published after joining; return whether any are left."""
    with transaction(connection):
        row = connection.execute("SELECT left_from FROM joined").fetchone()
        if row is None or row[0] is None:
            return False
        (start,) = row
        connection.execute(
            "INSERT INTO unshared (kind, subject) SELECT 'animal', id FROM animal WHERE id >= ?"
            " ORDER BY id LIMIT ? ON CONFLICT DO NOTHING",
            (start, most),
        )
        following = connection.execute(
            "SELECT id FROM animal WHERE id >= ? ORDER BY id LIMIT 1 OFFSET ?", (start, most)
        ).fetchone()
        connection.execute("UPDATE joined SET left_from = ?", (None if following is None else following[0],))
    return following is not None


def pending(connection: sqlite3.Connection, most: int) -> Pending:
    """Return what changed last and is not published: a person's name must not wait for a million animals."""
    rows = connection.execute("SELECT number FROM unshared ORDER BY number DESC LIMIT ?", (most,)).fetchall()
    if not rows:
        return Pending()
    first = rows[-1]
    numbered: list[tuple[int, Entry]] = []
    for number, subject, at, name, category_id, status in connection.execute(_ANIMALS, first):
        entry = Entry(Kind.ANIMAL, subject, at, name=name, category_id=category_id, status=status)
        numbered.append((number, entry))
    for number, subject, at, name, *by in connection.execute(_CATEGORIES, first):
        numbered.append((number, Entry(Kind.CATEGORY, subject, at, Person(*by), name=name)))
    for number, subject, at, *by in connection.execute(_ADDED, first):
        numbered.append((number, Entry(Kind.ADDED, subject, at, Person(*by))))
    notes = connection.execute(
        "SELECT number, subject FROM unshared WHERE kind = 'notes' AND number >= ?", first
    ).fetchall()
    known = read_notes_known(connection, [subject for _, subject in notes])
    numbered += [(number, entry) for (number, _), entry in zip(notes, known, strict=True)]
    numbered.sort(key=lambda one: one[0])
    some = _no_longer_than(numbered, _MOST_TEXT)
    lowest = some[0][0] if len(some) < len(numbered) else rows[-1][0]
    # With those of rows that damage took.
    numbers = tuple(number for (number,) in rows if number >= lowest)
    return Pending(numbers, tuple(entry for _, entry in some))


def _no_longer_than(numbered: list[tuple[int, Entry]], most: int) -> list[tuple[int, Entry]]:
    """Return the last entries with so many characters together, but at least one."""
    length = 0
    for index in reversed(range(len(numbered))):
        _, entry = numbered[index]
        length += len(entry.name or "") + len(entry.note or "")
        if length > most:
            return numbered[min(index + 1, len(numbered) - 1) :]
    return numbered


def read_notes_known(connection: sqlite3.Connection, animal_ids: Sequence[int]) -> list[Entry]:
    """Return the notes of these animals, also removed ones, and when they were changed by whom."""
    notes = read_notes(connection, animal_ids)
    rows = connection.execute(
        "SELECT value, coalesce(person, ''), coalesce(computer, ''), max("
        " coalesce(at, 0.0), coalesce((SELECT changed_at FROM note WHERE animal_id = value), 0.0),"
        " coalesce((SELECT max(changed_at) FROM tagged WHERE animal_id = value), 0.0))"
        " FROM json_each(?) LEFT JOIN credited ON credited.kind = 'notes' AND credited.subject = value",
        (msgspec.json.encode(list(animal_ids)).decode(),),
    )
    times = {subject: (Person(name, computer), at) for subject, name, computer, at in rows}
    entries = []
    for one in animal_ids:
        by, at = times.get(one, (Person(), LONG_AGO))
        its = notes.get(one, NO_NOTES)
        entries.append(Entry(Kind.NOTES, one, at, by, note=its.text, tags=its.tags))
    return entries


def forget_published(connection: sqlite3.Connection, numbers: Iterable[int]) -> None:
    """Remove what was published, in the transaction of the caller; what has changed since stays."""
    connection.executemany("DELETE FROM unshared WHERE number = ?", [(one,) for one in numbers])


def credits_of(connection: sqlite3.Connection, animal_id: int) -> tuple[Credit, ...]:
    """Return who added an animal, named its category and wrote its notes, as far as it is known."""
    if version_of(connection) < _SHARED_SINCE:
        return ()
    rows = connection.execute(
        "SELECT kind, person, computer, at FROM credited"
        " WHERE (kind IN ('added', 'notes') AND subject = :id)"
        " OR (kind = 'category' AND subject = (SELECT category_id FROM animal WHERE id = :id))",
        {"id": animal_id},
    )
    return tuple(Credit(Kind(kind), Person(name, computer), at) for kind, name, computer, at in rows)


def merge_entries(
    connection: sqlite3.Connection, entries: Iterable[Entry], end: ReadUpTo, me: Person, now: float
) -> Merged:
    """Merge the next entries of the log, up to ``end``, except where newer things are known."""
    with transaction(connection):
        merger = _Merger(connection, me, now)
        for entry in entries:
            merger.take(entry, is_decided=False)
        _note_read(connection, end)
    return merger.merged()


def settle(
    connection: sqlite3.Connection,
    published: Pending,
    unread: Sequence[Entry],
    read_up_to: ReadUpTo | None,
    me: Person,
    now: float,
) -> Merged:
    """Record that entries were published, and merge those ``unread`` ones that overrule them.

    Of notes that were overruled themselves, the person is notified. ``read_up_to`` is the end of the log, if
    only this desk has added to it since it was read; else None.
    """
    with transaction(connection):
        waiting = {kind: set[int]() for kind in Kind}
        forget_published(connection, published.numbers)
        for entry in unread:
            row = connection.execute(
                "SELECT 1 FROM unshared WHERE kind = ? AND subject = ?", (entry.kind.value, entry.subject)
            ).fetchone()
            if row is not None:
                # Changed once more since.
                waiting[entry.kind].add(entry.subject)
        merger = _Merger(connection, me, now)
        for entry in unread:
            if entry.is_superseded:
                merger.miss(entry)
            elif entry.subject not in waiting[entry.kind]:
                merger.take(entry, is_decided=True)
        _note_read(connection, read_up_to)
    return merger.merged()


def _note_read(connection: sqlite3.Connection, end: ReadUpTo | None) -> None:
    if end is not None:
        connection.execute(
            "UPDATE joined SET number = :number, digest = :digest WHERE number < :number",
            {"number": end.number, "digest": end.digest},
        )
    connection.execute("UPDATE joined SET is_taking = 0")


class _Merger:
    """Merges entries, within one transaction. What it writes is not published again."""

    def __init__(self, connection: sqlite3.Connection, me: Person, now: float) -> None:
        self._connection = connection
        self._me = me
        self._now = now
        connection.execute("UPDATE joined SET is_taking = 1")
        number, first_until = connection.execute("SELECT number, first_until FROM joined").fetchone()
        # All that a new installation finds is not new to the person.
        self._marks = number >= first_until
        self._marks_new = self._marks and knew_all(connection)
        self._newest_list = newest_list(connection)
        self._full_lists: list[tuple[int, float]] = connection.execute(
            "SELECT full_list, full_at FROM asked WHERE full_list > 0 AND full_at IS NOT NULL"
        ).fetchall()
        self._inserted: set[int] = set()
        self._animals: set[int] = set()
        self._notes: set[int] = set()
        self._categories: set[int] = set()
        self._has_overruled = False

    def merged(self) -> Merged:
        """Return what has changed."""
        return Merged(
            frozenset(self._animals), frozenset(self._notes), frozenset(self._categories), self._has_overruled
        )

    def take(self, entry: Entry, *, is_decided: bool) -> None:
        """Merge one entry; one that ``is_decided`` whatever is known here."""
        match entry.kind:
            case Kind.ANIMAL:
                self._take_animal(entry, is_decided=is_decided)
            case Kind.CATEGORY:
                self._take_category(entry, is_decided=is_decided)
            case Kind.NOTES:
                self._take_notes(entry, is_decided=is_decided)
            case Kind.ADDED:
                self._take_added(entry)

    def miss(self, entry: Entry) -> None:
        """Keep notes that later ones of this desk overrule, as the person has not seen them."""
        if entry.kind is Kind.NOTES and not self._is_own(entry.by):
            # Only this desk can say so: the author's desk takes it for a change like any other.
            theirs = Notes(entry.note or "", entry.tags)
            self._has_overruled |= keep_missed(self._connection, entry.subject, theirs, entry.by)

    def _take_animal(self, entry: Entry, *, is_decided: bool) -> None:
        row = self._connection.execute(
            "SELECT name, category_id, status, last_seen FROM animal WHERE id = ?", (entry.subject,)
        ).fetchone()
        if row is None:
            self._insert(entry)
            return
        *state, last_seen = row
        if state == [entry.name, entry.category_id, entry.status]:
            self._connection.execute(
                "UPDATE animal SET"
                " last_list = max(last_list, CASE WHEN last_seen < :at THEN :list ELSE 0 END),"
                " last_seen = max(last_seen, :at), first_seen = min(first_seen, :at) WHERE id = :id",
                {"at": entry.at, "list": self._list_at(entry.at), "id": entry.subject},
            )
            self._agree(entry, last_seen)
            return
        if not is_decided and self._knows_better(entry, last_seen):
            return
        self._change(entry)
        self._drop_outgoing(entry)

    def _insert(self, entry: Entry) -> None:
        self._connection.execute(
            "INSERT INTO animal (id, name, folded, category_id, status, first_seen, since, last_seen,"
            " last_list, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                entry.subject,
                entry.name or "",
                searchable(entry.name or ""),
                entry.category_id or 0,
                entry.status,
                entry.at,
                entry.at,
                entry.at,
                self._list_at(entry.at),
                Mark.NEW.value if self._marks_new else None,
            ),
        )
        self._inserted.add(entry.subject)
        self._animals.add(entry.subject)

    def _change(self, entry: Entry) -> None:
        self._connection.execute(
            "INSERT INTO sighting (animal_id, number, at, name, category_id, status)"
            " SELECT id, (SELECT COALESCE(MAX(number), 0) + 1 FROM sighting"
            " WHERE animal_id = animal.id), since, name, category_id, status FROM animal WHERE id = ?",
            (entry.subject,),
        )
        self._connection.execute(
            "UPDATE animal SET name = ?, folded = ?, category_id = ?, status = ?, since = ?, last_seen = ?,"
            " last_list = max(last_list, ?), mark = COALESCE(mark, ?) WHERE id = ?",
            (
                entry.name or "",
                searchable(entry.name or ""),
                entry.category_id or 0,
                entry.status,
                entry.at,
                entry.at,
                self._list_at(entry.at),
                Mark.CHANGED.value if self._marks else None,
                entry.subject,
            ),
        )
        self._animals.add(entry.subject)

    def _take_added(self, entry: Entry) -> None:
        self._credit(entry)
        self._drop_outgoing(entry)
        if self._marks and entry.subject in self._inserted:
            self._connection.execute(
                "UPDATE animal SET mark = ? WHERE id = ?", (Mark.NEW.value, entry.subject)
            )
        self._animals.add(entry.subject)

    def _take_category(self, entry: Entry, *, is_decided: bool) -> None:
        if entry.is_superseded:
            return
        row = self._connection.execute("SELECT name FROM category WHERE id = ?", (entry.subject,)).fetchone()
        before, after = "" if row is None else row[0], entry.name or ""
        by, at = self._credited(entry)
        if before == after:
            self._agree(entry, at)
        elif is_decided or not self._knows_better(entry, at):
            if before and (
                self._is_own(by) or (self._may_be_own(by) and (is_decided or self._is_pending(entry)))
            ):
                self._lose_name(entry, before)
            self._connection.execute(
                "INSERT INTO category (id, name) VALUES (?, ?)"
                " ON CONFLICT DO UPDATE SET name = excluded.name",
                (entry.subject, after),
            )
            self._credit(entry)
            self._drop_outgoing(entry)
            self._categories.add(entry.subject)

    def _lose_name(self, entry: Entry, mine: str) -> None:
        if entry.name:
            case = KnowledgeCase.CATEGORY_NAMED
            self._lose(entry, case, category=str(entry.subject), mine=mine, theirs=entry.name)
        else:
            self._lose(entry, KnowledgeCase.CATEGORY_UNNAMED, category=str(entry.subject), mine=mine)

    def _take_notes(self, entry: Entry, *, is_decided: bool) -> None:
        if entry.is_superseded:
            return
        (known,) = read_notes_known(self._connection, [entry.subject])
        before = Notes(known.note or "", known.tags)
        after = Notes(entry.note or "", entry.tags)
        if known.content() == entry.content():
            self._agree(entry, known.at)
        elif is_decided or not self._knows_better(entry, known.at):
            is_unpublished = is_decided or self._is_pending(entry)
            if before != NO_NOTES and is_unpublished and self._may_be_own(known.by):
                self._lose_notes(entry, before, after)
            write_notes(self._connection, {entry.subject: after}, entry.at)
            self._credit(entry)
            self._drop_outgoing(entry)
            self._notes.add(entry.subject)
        elif self._may_be_own(known.by):
            self.miss(entry)

    def _lose_notes(self, entry: Entry, mine: Notes, theirs: Notes) -> None:
        animal = str(entry.subject)
        if theirs == NO_NOTES:
            self._lose(entry, KnowledgeCase.NOTES_REMOVED, animal=animal, mine=_text_of(mine))
        else:
            case = KnowledgeCase.NOTES_REPLACED
            self._lose(entry, case, animal=animal, mine=_text_of(mine), theirs=_text_of(theirs))

    def _lose(self, entry: Entry, case: KnowledgeCase, **values: str) -> None:
        by = entry.by
        if self._is_own(by):
            # This desk wrote it, and lost it: to a power cut, or by an old copy of the file.
            return
        _keep_conflict(self._connection, fact(case, person=by.name, computer=by.computer, **values))
        self._has_overruled = True

    def _is_own(self, by: Person) -> bool:
        """Return whether it was certainly written here."""
        return by == self._me != Person()

    def _may_be_own(self, by: Person) -> bool:
        """Return whether what was not published may have been written here.

        In a store that this desk has just joined, what its colleagues wrote was not published either.
        """
        return self._marks or by.computer in {"", self._me.computer}

    def _knows_better(self, entry: Entry, known_at: float) -> bool:
        """Return whether something newer is known here, which is then published, if it was not."""
        if self._is_pending(entry):
            # The store gave what this desk published the time at which it arrived.
            late = LONGEST_EXCHANGE if self._is_own(entry.by) else 0.0
            return known_at > entry.at - late
        # What was published is overruled by what is published after it, whatever this computer's clock was.
        # But that an animal was seen again unchanged was not published. Of what is as old, the log decides.
        if entry.kind is not Kind.ANIMAL or not entry.at + _UNSURE < known_at <= self._now:
            return False
        self._connection.execute(
            "INSERT INTO unshared (kind, subject) VALUES (?, ?)", (entry.kind.value, entry.subject)
        )
        return True

    def _agree(self, entry: Entry, known_at: float) -> None:
        """Note that the log has what is known here."""
        if entry.kind is not Kind.ANIMAL and entry.at > known_at:
            self._credit(entry)
        if not entry.is_superseded or entry.at >= known_at:
            self._drop_outgoing(entry)

    def _list_at(self, at: float) -> int:
        """Return the number of the newest list that could show what was seen at that time."""
        later = [number for number, full_at in self._full_lists if full_at > at]
        return min(later) - 1 if later else self._newest_list

    def _credited(self, entry: Entry) -> tuple[Person, float]:
        row = self._connection.execute(
            "SELECT person, computer, at FROM credited WHERE kind = ? AND subject = ?",
            (entry.kind.value, entry.subject),
        ).fetchone()
        return (Person(), LONG_AGO) if row is None else (Person(row[0], row[1]), row[2])

    def _credit(self, entry: Entry) -> None:
        self._connection.execute(
            "INSERT OR REPLACE INTO credited (kind, subject, person, computer, at) VALUES (?, ?, ?, ?, ?)",
            (entry.kind.value, entry.subject, entry.by.name, entry.by.computer, entry.at),
        )

    def _is_pending(self, entry: Entry) -> bool:
        return (
            self._connection.execute(
                "SELECT 1 FROM unshared WHERE kind = ? AND subject = ?", (entry.kind.value, entry.subject)
            ).fetchone()
            is not None
        )

    def _drop_outgoing(self, entry: Entry) -> None:
        self._connection.execute(
            "DELETE FROM unshared WHERE kind = ? AND subject = ?", (entry.kind.value, entry.subject)
        )


def _keep_conflict(connection: sqlite3.Connection, overruled: Fact) -> None:
    """Keep what is about to be overruled, in the transaction of the caller."""
    connection.execute("INSERT INTO overruled (fact) VALUES (?)", (to_text(overruled),))


def keep_missed(connection: sqlite3.Connection, animal_id: int, theirs: Notes, by: Person) -> bool:
    """Keep notes that ``by`` wrote and the person replaces unseen, in the transaction of the caller.

    Return whether there were any.
    """
    if theirs == NO_NOTES:
        return False
    who = {"person": by.name, "computer": by.computer}
    missed = fact(KnowledgeCase.NOTES_MISSED, animal=str(animal_id), theirs=_text_of(theirs), **who)
    _keep_conflict(connection, missed)
    return True


def _text_of(notes: Notes) -> str:
    """Return a note and its tags as one text."""
    return " · ".join(part for part in (notes.text, joined(notes.tags)) if part)


def _read_conflicts(connection: sqlite3.Connection, most: int, after: int) -> tuple[Conflict, ...]:
    """Return what was overruled and not read ``after`` this number, at most so many, the oldest first."""
    if version_of(connection) < _CONFLICTS_SINCE:
        return ()
    rows = connection.execute(
        "SELECT number, fact FROM overruled WHERE number > ? ORDER BY number LIMIT ?", (after, most)
    )
    return tuple(Conflict(number, fact) for number, text in rows for fact in facts_in(text) or ())


def _forget_conflicts(connection: sqlite3.Connection, numbers: Iterable[int]) -> None:
    """Forget what the person has read."""
    with transaction(connection):
        connection.executemany("DELETE FROM overruled WHERE number = ?", [(one,) for one in numbers])
