"""What is exported of an animal: the same fields, in the same order, in every format."""

from datetime import UTC, datetime
from typing import NamedTuple

from menagerie.domain.known import KnownAnimal


class Record(NamedTuple):
    """One animal as it is exported. None where nothing is known; times in UTC, in whole seconds."""

    id: int
    name: str
    category_id: int
    category_name: str | None
    status: str | None
    first_seen: datetime
    last_seen: datetime
    not_listed_at: datetime | None


def record_of(known: KnownAnimal, category_name: str | None) -> Record:
    """Return what is exported of an animal whose category staff have given this name (None: no name)."""
    animal = known.animal
    return Record(
        id=animal.id,
        name=animal.name,
        category_id=animal.category_id,
        category_name=category_name,
        status=animal.status,
        first_seen=_moment(known.first_seen),
        last_seen=_moment(known.last_seen),
        not_listed_at=_moment(known.missing_at) if known.missing_at is not None else None,
    )


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(int(at), UTC)
