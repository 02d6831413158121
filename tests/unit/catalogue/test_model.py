"""Any sequence of lists is recorded as a simple model of the rules says, which tells no more than it may."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from menagerie.catalogue import database
from menagerie.catalogue.record import (
    SeenList,
    history,
    known_animals,
    look_at,
    look_at_all,
    newest_answer,
    record_animals,
    record_list,
)
from menagerie.catalogue.search import SortBy, Wanted, find_all
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, Mark, News, Sighting
from menagerie.domain.searching import matches, search_words
from support.counting import counts

IDS = range(-1, 4)
STATUSES = [None, "available", "sold", "resting"]
TEXTS = ["bel", "max 1", "7", "é"]

NAMES = st.sampled_from(["Bella", "Max 1", "Étoile"])
ONE = st.builds(Animal, st.sampled_from(IDS), NAMES, st.sampled_from([7, 71]), st.sampled_from(STATUSES))
ANIMALS = st.lists(ONE, max_size=4, unique_by=lambda animal: animal.id)


@dataclass(frozen=True)
class Listed:
    """An answer to "list animals"; its time is given to it when it comes."""

    status: str | None
    limit: int
    unreadable: int
    animals: list[Animal]


@dataclass(frozen=True)
class Added:
    """Animals that came in no list."""

    animals: list[Animal]


@dataclass(frozen=True)
class LookedAt:
    """Marks that were taken away; None for all."""

    ids: list[int] | None


LISTS = st.builds(
    *(Listed, st.sampled_from([None, "available", "sold"]), st.integers(1, 6), st.sampled_from([0, 0, 0, 1])),
    ANIMALS,
)
LOOKS = st.builds(LookedAt, st.none() | st.lists(st.sampled_from(IDS)))
STEPS = st.lists(st.one_of(LISTS, st.builds(Added, ANIMALS), LOOKS), max_size=12)


@dataclass
class Remembered:
    """One animal in the model."""

    sightings: list[Sighting]
    last_seen: float
    # How many lists had come when it was seen last.
    lists: int
    mark: Mark | None


@dataclass
class Model:
    """The rules, spelled out."""

    animals: dict[int, Remembered] = field(default_factory=dict)
    lists: list[SeenList] = field(default_factory=list)

    def record(self, seen: SeenList) -> News:
        tells_new = self._would_have_shown(seen)
        knew_all = any(is_full(earlier) and earlier.status is None for earlier in self.lists)
        self.lists.append(seen)
        new, changed, now_sold = set[int](), set[int](), 0
        for animal in seen.animals.animals:
            before = self.animals.get(animal.id)
            was = before.sightings[-1].animal if before else None
            self.see(animal, seen.at)
            remembered = self.animals[animal.id]
            if was is None:
                new.add(animal.id)
                remembered.mark = Mark.NEW if tells_new else None
            elif was != animal:
                changed.add(animal.id)
                remembered.mark = remembered.mark or Mark.CHANGED
                now_sold += animal.status == "sold" and was.status != "sold"
        told = frozenset(new if tells_new else ())
        return News(told, frozenset(changed), now_sold, is_certain=knew_all and bool(told))

    def see(self, animal: Animal, at: float) -> None:
        remembered = self.animals.get(animal.id)
        if remembered is None:
            self.animals[animal.id] = Remembered([Sighting(at, animal)], at, len(self.lists), None)
            return
        if remembered.sightings[-1].animal != animal:
            remembered.sightings.append(Sighting(at, animal))
        remembered.last_seen, remembered.lists = at, len(self.lists)

    def take_new_mark(self, animal_id: int) -> None:
        remembered = self.animals[animal_id]
        if remembered.mark is Mark.NEW:
            remembered.mark = None

    def known(self, animal_id: int) -> KnownAnimal:
        one = self.animals[animal_id]
        animal = one.sightings[-1].animal
        without = [
            (seen.at, seen.status)
            for seen in self.lists[one.lists :]
            if is_full(seen) and seen.status in {None, animal.status}
        ]
        missing_at, missing_from = without[-1] if without else (None, None)
        return KnownAnimal(animal, one.sightings[0].at, one.last_seen, missing_at, missing_from, one.mark)

    def _would_have_shown(self, seen: SeenList) -> bool:
        """Tell whether an earlier list would have shown whatever there was already of this one."""
        return any(
            (is_full(earlier) and earlier.status in {None, seen.status})
            or (earlier.status == seen.status and earlier.animals.limit >= seen.animals.limit)
            for earlier in self.lists
        )


def is_full(seen: SeenList) -> bool:
    return len(seen.animals.animals) < seen.animals.limit and not seen.animals.unreadable


@settings(max_examples=3 * settings().max_examples)
@given(STEPS)
def test_lists_are_recorded_as_the_model_says(steps: Sequence[Listed | Added | LookedAt]) -> None:
    connection = database.connect_memory()
    model = Model()

    for at, step in enumerate(steps, start=1):
        match step:
            case Listed(status, limit, unreadable, animals):
                seen = SeenList(status, AnimalList(tuple(animals[:limit]), limit, unreadable), float(at))
                assert record_list(connection, seen) == model.record(seen)
            case Added(animals):
                record_animals(connection, animals, float(at))
                for animal in animals:
                    model.see(animal, float(at))
                    model.take_new_mark(animal.id)
            case LookedAt(ids):
                if ids is None:
                    look_at_all(connection)
                else:
                    look_at(connection, ids)
                for animal_id, one in model.animals.items():
                    one.mark = one.mark if ids is not None and animal_id not in ids else None

        expected = {animal_id: model.known(animal_id) for animal_id in sorted(model.animals)}
        assert known_animals(connection, list(IDS)) == tuple(expected.values())
        for animal_id in IDS:
            sightings = model.animals[animal_id].sightings if animal_id in expected else []
            assert history(connection, animal_id) == tuple(sightings)
        counted = counts(connection)
        statuses = [one.animal.status for one in expected.values()]
        assert counted.total == len(expected)
        assert counted.by_status == {status: statuses.count(status) for status in set(statuses)}
        assert counted.missing == sum(one.missing_at is not None for one in expected.values())
        assert _newest_as_recorded(model, expected) == newest_answer(connection)
    # Animals are found by their present names and not by former ones.
    for text in TEXTS:
        words = search_words(text)
        found = find_all(connection, Wanted(words, sort_by=SortBy.ID, descending=False))
        assert list(found or ()) == [
            animal_id for animal_id in sorted(model.animals) if matches(words, model.known(animal_id).animal)
        ]
    connection.close()


def _newest_as_recorded(
    model: Model, expected: dict[int, KnownAnimal]
) -> tuple[SeenList, tuple[KnownAnimal, ...]] | None:
    """Return the newest list, its animals as they are known by now."""
    if not model.lists:
        return None
    newest = model.lists[-1]
    known = tuple(expected[animal.id] for animal in newest.animals.animals)
    animals = replace(newest.animals, animals=tuple(one.animal for one in known))
    return replace(newest, animals=animals), known
