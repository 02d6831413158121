"""Takes over what other desks know: of each subject, the newest counts."""

import sqlite3
from collections.abc import Iterable, Sequence

from menagerie.catalogue.notes import write_notes
from menagerie.catalogue.overruled import keep_missed, keep_overruled, text_of
from menagerie.catalogue.recording import knew_all, newest_list
from menagerie.catalogue.tables import searchable
from menagerie.catalogue.unshared import Pending, forget_published, read_notes_known
from menagerie.domain.facts import fact
from menagerie.domain.known import Mark
from menagerie.domain.notes import NO_NOTES, Notes
from menagerie.domain.person import Person
from menagerie.domain.sharing.cases import KnowledgeCase
from menagerie.domain.sharing.knowledge import LONG_AGO, LONGEST_TELLING, Entry, Kind, ReadUpTo, Taken
from menagerie.storage import transaction

# Two computers agree on the time of a sighting no better than this, in seconds. A list that was seen again
# within it is not told once more.
_UNSURE = 2.0


def take_over(
    connection: sqlite3.Connection, entries: Iterable[Entry], end: ReadUpTo, me: Person, now: float
) -> Taken:
    """Take over the next entries of the log, up to ``end``, except where newer things are known."""
    with transaction(connection):
        taker = _Taker(connection, me, now)
        for entry in entries:
            taker.take(entry, is_decided=False)
        _note_read(connection, end)
    return taker.taken()


def settle(
    connection: sqlite3.Connection,
    published: Pending,
    unread: Sequence[Entry],
    read_up_to: ReadUpTo | None,
    me: Person,
    now: float,
) -> Taken:
    """Record that entries were published, and take over those ``unread`` ones that overrule them.

    Of notes that were overruled themselves, the person is told. ``read_up_to`` is the end of the log, if only
    this desk has added to it since it was read; else None.
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
        taker = _Taker(connection, me, now)
        for entry in unread:
            if entry.is_superseded:
                taker.miss(entry)
            elif entry.subject not in waiting[entry.kind]:
                taker.take(entry, is_decided=True)
        _note_read(connection, read_up_to)
    return taker.taken()


def _note_read(connection: sqlite3.Connection, end: ReadUpTo | None) -> None:
    if end is not None:
        connection.execute(
            "UPDATE joined SET number = :number, digest = :digest WHERE number < :number",
            {"number": end.number, "digest": end.digest},
        )
    connection.execute("UPDATE joined SET is_taking = 0")


class _Taker:
    """Takes over entries, within one transaction. What it writes is not published again."""

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

    def taken(self) -> Taken:
        """Return what has changed."""
        return Taken(
            frozenset(self._animals), frozenset(self._notes), frozenset(self._categories), self._has_overruled
        )

    def take(self, entry: Entry, *, is_decided: bool) -> None:
        """Take over one entry; one that ``is_decided`` whatever is known here."""
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
        self._tell_no_more(entry)

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
        self._tell_no_more(entry)
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
            self._tell_no_more(entry)
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
            is_untold = is_decided or self._is_pending(entry)
            if before != NO_NOTES and is_untold and self._may_be_own(known.by):
                self._lose_notes(entry, before, after)
            write_notes(self._connection, {entry.subject: after}, entry.at)
            self._credit(entry)
            self._tell_no_more(entry)
            self._notes.add(entry.subject)
        elif self._may_be_own(known.by):
            self.miss(entry)

    def _lose_notes(self, entry: Entry, mine: Notes, theirs: Notes) -> None:
        animal = str(entry.subject)
        if theirs == NO_NOTES:
            self._lose(entry, KnowledgeCase.NOTES_REMOVED, animal=animal, mine=text_of(mine))
        else:
            case = KnowledgeCase.NOTES_REPLACED
            self._lose(entry, case, animal=animal, mine=text_of(mine), theirs=text_of(theirs))

    def _lose(self, entry: Entry, case: KnowledgeCase, **values: str) -> None:
        by = entry.by
        if self._is_own(by):
            # This desk wrote it, and lost it: to a power cut, or by an old copy of the file.
            return
        keep_overruled(self._connection, fact(case, person=by.name, computer=by.computer, **values))
        self._has_overruled = True

    def _is_own(self, by: Person) -> bool:
        """Return whether it was certainly written here."""
        return by == self._me != Person()

    def _may_be_own(self, by: Person) -> bool:
        """Return whether what was not told may have been written here.

        In a store that this desk has just joined, what its colleagues wrote was not told either.
        """
        return self._marks or by.computer in {"", self._me.computer}

    def _knows_better(self, entry: Entry, known_at: float) -> bool:
        """Return whether something newer is known here, which is then told, if that was not done."""
        if self._is_pending(entry):
            # The store gave what this desk told the time at which it arrived.
            late = LONGEST_TELLING if self._is_own(entry.by) else 0.0
            return known_at > entry.at - late
        # What was told is overruled by what is told after it, whatever this computer's clock said then. But
        # that an animal was seen again unchanged was not told. The log decides what is nearly as old.
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
            self._tell_no_more(entry)

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

    def _tell_no_more(self, entry: Entry) -> None:
        self._connection.execute(
            "DELETE FROM unshared WHERE kind = ? AND subject = ?", (entry.kind.value, entry.subject)
        )
