"""The log in the shared store of what all desks know of one service's animals."""

import re
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from menagerie.domain.animal import LONGEST_NAME
from menagerie.domain.clock import Clock
from menagerie.domain.knowledge import LONG_AGO, LONGEST_EXCHANGE, Entry, Kind, Person, ReadUpTo
from menagerie.shared.rows import LONGEST_TEXT, Number, Span, Text, read, read_each, read_notice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from menagerie.shared.connection import SharedStore
    from menagerie.shared.link import Connection

CHANNEL = "menagerie_knowledge"

# Characters that are fetched of a text: of a longer one, too many are left when it is read.
_FETCHED = 2 * LONGEST_TEXT + 1
# Nothing stands behind the newest number of the place: such a row would hide all that comes.
_READ = f"""
    SELECT number, CASE WHEN number <= newest THEN number END, left(kind, {_FETCHED}), subject,
        CASE WHEN at > 0 THEN greatest(0, extract(epoch FROM clock_timestamp()) - at) END AS ago,
        left(person, {_FETCHED}), left(computer, {_FETCHED}), left(name, {_FETCHED}), category_id,
        left(status, {_FETCHED}), left(note, {_FETCHED}),
        CASE WHEN octet_length(tags::text) < {_FETCHED} THEN tags WHEN tags IS NOT NULL THEN ARRAY[
            left(tags::text, {_FETCHED})
        ] END, EXISTS (
            SELECT FROM knowledge_log AS newer WHERE newer.place = log.place AND newer.kind = log.kind
            AND newer.subject = log.subject AND newer.number > log.number AND newer.number <= newest
        )
    FROM knowledge_log AS log, (SELECT number AS newest FROM knowledge_place WHERE id = %s) AS place_now
    WHERE place = %s AND number > %s ORDER BY number LIMIT %s
"""  # noqa: S608 - a number of ours
# Of the whole entry, which never changes.
_DIGEST = """
    SELECT hashtextextended(log::text, 0)::text FROM knowledge_log AS log WHERE place = %s AND number = %s
"""
_ESCAPED = re.compile(r"\\([\\0])")


class Batch(Struct, frozen=True):
    """Entries of other desks, and this one's own; ``end`` is the last one."""

    entries: "tuple[Entry, ...]"
    end: ReadUpTo


class Published(Struct, frozen=True):
    """The newest entry before and after publishing, and what the desk has ``unread`` of the same subjects.

    That overrules what was published, or was overruled by it and is superseded.
    """

    before: int
    after: ReadUpTo
    unread: "tuple[Entry, ...]"


class Standing(Struct, frozen=True):
    """What the store is, whatever its address, and the number of the newest entry.

    ``read`` is the entry up to which the desk has read, as the log has it now.
    """

    store: str
    newest: int
    read: ReadUpTo


class KnowledgeLog:
    """The log of the service at ``base_url``, in normal form. Times of entries are those of ``clock``.

    All methods raise SharedStoreError. Call ``stand`` before all others, each time the store is back.
    """

    def __init__(self, store: "SharedStore", base_url: str, clock: Clock) -> None:
        self._store = store
        self._base_url = base_url
        self._clock = clock
        self._place = 0

    async def stand(self, read: int = 0) -> Standing:
        """Return which store this is, for a desk that has ``read`` so far. Raises SharedStoreError."""
        place, standing = await self._store.run(
            lambda connection: self._stand(connection, read), LONGEST_EXCHANGE
        )
        self._place = place
        return standing

    async def read(self, after: int, most: int) -> Batch:
        """Return the next entries after a number, ``most`` at a time. Raises SharedStoreError."""
        return await self._store.run(lambda connection: self._read(connection, after, most), LONGEST_EXCHANGE)

    async def publish(self, entries: "Sequence[Entry]", known: int) -> Published:
        """Add those of these entries that are news, for a desk that has read up to the number ``known``.

        Raises SharedStoreError: they may have been added.
        """
        return await self._store.run(
            lambda connection: self._publish(connection, entries, known), LONGEST_EXCHANGE
        )

    def listen(self, number: "Callable[[], int]", wanted: "Callable[[], None]") -> None:
        """Call ``wanted`` when there are, or may be, entries beyond the ``number`` up to which were read."""

        def is_news(payload: str) -> bool:
            place, newest = read_notice(payload)
            return place == str(self._place) and newest > number()

        self._store.listen(CHANNEL, wanted, wanted, is_news)

    # On the store's thread.

    def _stand(self, connection: "Connection", known: int) -> tuple[int, Standing]:
        from menagerie.shared.ledger_statements import read_salt  # noqa: PLC0415 - on the thread
        from menagerie.shared.schema import place_of, store_of  # noqa: PLC0415 - imports psycopg

        salt = read_salt(connection)
        ours = [place_of(salt, self._base_url)]
        row = connection.execute("SELECT knowledge_place_id(%s)", ours).fetchone()
        (place,) = read(tuple[Number], row)
        row = connection.execute("SELECT number FROM knowledge_place WHERE id = %s", [place]).fetchone()
        (newest,) = read(tuple[Number], row)
        return place, Standing(store_of(salt), newest, _up_to(connection, place, min(known, newest)))

    def _read(self, connection: "Connection", after: int, most: int) -> Batch:
        # Before, so that nothing seems later than it was.
        now = self._clock.now()
        rows = connection.execute(_READ, [self._place, self._place, after, most]).fetchall()
        keyed = ((f"entry {self._place} {row[0]}", (row[1], _unescaped(row[2:]))) for row in rows)
        found = read_each(_Numbered, keyed, self._store.left_out)
        entries = _entries((one.row for one in found), now)
        # Behind those that were left out, too.
        last = max((read(Number, row[1]) for row in rows if row[1] is not None), default=after)
        return Batch(entries, _up_to(connection, self._place, last))

    def _publish(self, connection: "Connection", entries: "Sequence[Entry]", known: int) -> Published:
        now = self._clock.now()
        content = msgspec.json.encode([_row(one, now) for one in entries]).decode()
        row = connection.execute(
            "SELECT before, after, unread FROM knowledge_publish(%s, %s::json, %s)",
            [self._place, content, known],
        ).fetchone()
        before, after, unread = read(tuple[Number, Number, list[dict[str, Any]] | None], row)
        # What cannot be read is counted when it comes in its turn.
        found = read_each(_Row, ((None, _unescaped(one.values())) for one in unread or ()))
        return Published(before, _up_to(connection, self._place, after), _entries(found, now))


def _up_to(connection: "Connection", place: int, number: int) -> ReadUpTo:
    row = connection.execute(_DIGEST, [place, number]).fetchone()
    return ReadUpTo(number, read(tuple[Text], row)[0] if row else "")


def _row(entry: Entry, now: float) -> "Mapping[str, Any]":
    return {
        "kind": entry.kind,
        "subject": entry.subject,
        "ago": None if entry.at <= LONG_AGO else now - entry.at,
        "person": _stored(entry.by.name) or None,
        "computer": _stored(entry.by.computer) or None,
        "name": _stored(entry.name),
        "category_id": entry.category_id,
        "status": _stored(entry.status),
        "note": _stored(entry.note),
        "tags": [_stored(tag) for tag in entry.tags] or None,
    }


class _Row(NamedTuple):
    """The columns of an entry, without its number, in the order in which both statements return them."""

    kind: Text
    subject: Number
    ago: Span | None
    person: Text | None
    computer: Text | None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] | None
    category_id: Number | None
    status: Text | None
    note: Text | None
    tags: tuple[Text, ...] | None
    is_superseded: bool


class _Numbered(NamedTuple):
    number: Number
    row: _Row


def _entries(rows: "Iterable[_Row]", now: float) -> "tuple[Entry, ...]":
    return tuple(
        Entry(
            Kind(one.kind),
            one.subject,
            LONG_AGO if one.ago is None else max(LONG_AGO, now - one.ago),
            Person(one.person or "", one.computer or ""),
            one.name,
            one.category_id,
            one.status,
            one.note,
            one.tags or (),
            one.is_superseded,
        )
        for one in rows
        if one.kind in _KINDS  # else only a later version knows it
    )


_KINDS = {kind.value for kind in Kind}


def _stored(text: str | None) -> str | None:
    r"""Return a text as PostgreSQL can store it: it has no NUL, which a service may send in a name."""
    if text is None or not ("\\" in text or "\0" in text):
        return text
    return text.replace("\\", "\\\\").replace("\0", "\\0")


def _unescaped(columns: "Iterable[Any]") -> list[Any]:
    """Return columns with their texts as they were before ``_stored``."""
    return [[*map(_read_text, one)] if isinstance(one, list) else _read_text(one) for one in columns]


def _read_text(stored: Any) -> Any:
    if not isinstance(stored, str) or "\\" not in stored:
        return stored
    return _ESCAPED.sub(lambda match: "\0" if match[1] == "0" else "\\", stored)
