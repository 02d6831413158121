"""An animal's history in words: what was different at each sight of it."""

from msgspec import Struct

from menagerie.domain.known import Sighting
from menagerie.ui.look.plain_text import isolated
from menagerie.ui.look.wording import moment, status_word, translate

_LONGEST_VALUE = 80


class HistoryEntry(Struct, frozen=True):
    """One sight of an animal: when, and a line for each thing that was different from then on."""

    when: str
    what: str


def history_entries(history: tuple[Sighting, ...], now: float, most: int) -> list[HistoryEntry]:
    """Return the newest entries, at most ``most`` of them, the newest first.

    ``history`` is in the order in which it was seen, the first sight first. ``now`` is Unix time in seconds.
    """
    befores: tuple[Sighting | None, ...] = (None, *history)
    # Each sight is beside the one before it; the newest one is before none.
    pairs = list(zip(befores, history, strict=False))
    return [
        HistoryEntry(moment(after.at, now, seconds=False), _what_changed(before, after))
        for before, after in reversed(pairs[-most:])
    ]


def _what_changed(before: Sighting | None, after: Sighting) -> str:
    if before is None:
        return translate("First seen")
    old, new = before.animal, after.animal
    changes = (
        (translate("Name"), old.name, new.name),
        (translate("Category"), str(old.category_id), str(new.category_id)),
        (translate("Status"), status_word(old.status), status_word(new.status)),
    )
    return "\n".join(
        translate("{field}: {before} → {after}").format(field=field, before=_value(one), after=_value(other))
        for field, one, other in changes
        if one != other
    )


def _value(text: str) -> str:
    text = " ".join(text.split())
    if len(text) > _LONGEST_VALUE:
        text = f"{text[: _LONGEST_VALUE - 1]}…"
    # On its own, so that two right-to-left names do not change places around the arrow.
    return isolated(text)
