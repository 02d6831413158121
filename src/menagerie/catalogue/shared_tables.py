"""The tables by which a catalogue knows what it has not told other desks yet, and their triggers."""

_TO_TELL = "EXISTS (SELECT 1 FROM joined WHERE NOT is_taking)"


def _trigger(name: str, event: str, kind: str, subject: str, condition: str = "") -> str:
    # The subject gets another number, by which one tells that it has changed since it was published.
    return (
        f"CREATE TRIGGER {name} AFTER {event} WHEN {_TO_TELL}{condition} BEGIN"  # noqa: S608 - own text
        f" DELETE FROM unshared WHERE kind = '{kind}' AND subject = {subject};"
        f" INSERT INTO unshared (kind, subject) VALUES ('{kind}', {subject}); END"
    )


SHARED = (
    # The shared store in which this catalogue takes part; no row before the first time, an empty ``store``
    # from a rescue until it joins again. ``number`` is up to where its log was read. ``first_until`` was its
    # end when the catalogue joined. Animals from the id ``left_from`` on are still to be listed in
    # ``unshared``. ``is_taking`` is true only within a transaction that writes what other desks know.
    """CREATE TABLE joined (
        only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
        store TEXT NOT NULL,
        number INTEGER NOT NULL,
        first_until INTEGER NOT NULL,
        left_from INTEGER,
        is_taking INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    # What the shared store was not told yet: see domain.sharing.knowledge.Kind.
    """CREATE TABLE unshared (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        subject INTEGER NOT NULL,
        UNIQUE (kind, subject)
    ) STRICT""",
    # Who wrote or added something, and when.
    """CREATE TABLE credited (
        kind TEXT NOT NULL,
        subject INTEGER NOT NULL,
        person TEXT NOT NULL,
        computer TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (kind, subject)
    ) STRICT, WITHOUT ROWID""",
    _trigger("animal_to_tell", "INSERT ON animal", "animal", "new.id"),
    _trigger(
        "change_to_tell",
        "UPDATE OF name, category_id, status ON animal",
        "animal",
        "new.id",
        " AND (old.name, old.category_id, old.status) IS NOT (new.name, new.category_id, new.status)",
    ),
    _trigger("category_to_tell", "INSERT ON category", "category", "new.id"),
    _trigger(
        "renaming_to_tell", "UPDATE OF name ON category", "category", "new.id", " AND old.name <> new.name"
    ),
    _trigger("note_to_tell", "INSERT ON note", "notes", "new.animal_id"),
    _trigger("note_change_to_tell", "UPDATE OF text ON note", "notes", "new.animal_id"),
    _trigger("note_removal_to_tell", "DELETE ON note", "notes", "old.animal_id"),
    _trigger("tag_to_tell", "INSERT ON tagged", "notes", "new.animal_id"),
    _trigger("tag_removal_to_tell", "DELETE ON tagged", "notes", "old.animal_id"),
    _trigger("credit_to_tell", "INSERT ON credited", "added", "new.subject", " AND new.kind = 'added'"),
)

# Of the entry up to which the log was read: after a backup of the store, another one may have its number.
DIGEST = "ALTER TABLE joined ADD COLUMN digest TEXT NOT NULL DEFAULT ''"

# What a person wrote here and another one has overruled, as the text of facts, until the person has read it:
# the last copy of it.
OVERRULED = "CREATE TABLE overruled (number INTEGER PRIMARY KEY AUTOINCREMENT, fact TEXT NOT NULL) STRICT"
