"""What colleagues at other desks add, as far as it is known here."""

import hashlib

from msgspec import Struct

from menagerie.domain.knowledge import Person
from menagerie.domain.text import folded_words
from menagerie.outbox.entry import State


class ColleaguesAdd(Struct, frozen=True):
    """An add in the outbox of another desk; ``outbox`` and ``number`` identify it.

    ``at`` is when it got into its state, in Unix seconds by this computer's clock. ``name`` may be cut.
    """

    outbox: str
    number: int
    name: str
    category_id: int
    status: str | None
    state: State
    animal_id: int | None
    person: Person
    at: float

    @property
    def key(self) -> str:
        """What identifies it in one text."""
        return f"{self.outbox} {self.number}"


def likeness(name: str, category_id: int) -> str:
    """Return what alike adds have in common: the category, and the name apart from how it is typed."""
    text = f"{category_id}\n{folded_words(name)}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
