"""Every field of an animal and every status arrives everywhere: what a new one forgets fails here."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import SeenList
from menagerie.catalogue.search import SortBy
from menagerie.domain.animal import Animal, AnimalList, KnownAnimal, NewAnimal, PetStatus
from menagerie.domain.clock import SystemClock
from menagerie.domain.columns import COLUMNS, TABLE_COLUMNS
from menagerie.outbox.entry import Typed
from menagerie.resources import resource
from menagerie.sandbox import reading, store
from menagerie.service.wire import read_animals, write_animal
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.details.detail_pane import DetailPane
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import cell_text
from menagerie.workflows.fields import read_typed
from support.clock import VirtualClock
from support.idle_loop import run

NOW = 1_800_000_000.0


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.title() for word in rest)


def filled(kind: type[Any]) -> dict[str, Any]:
    """Return a value for each field of a struct, never its default."""
    values = {}
    for field in msgspec.structs.fields(kind):
        (required,) = {*getattr(field.type, "__args__", (field.type,))} - {type(None)}
        # Each has another number, so that none is mistaken for another.
        samples = {int: sum(field.name.encode()), str: "Rex", PetStatus: PetStatus.PENDING}
        values[field.name] = samples[required]
    return values


ANIMAL = Animal(**filled(Animal) | {"status": PetStatus.PENDING.value})
NEW = NewAnimal(**filled(NewAnimal))
SENT = [column for column in COLUMNS if column.is_sent]
ON_THE_WIRE = {camel(name): value for name, value in msgspec.structs.asdict(ANIMAL).items()}
NEW_ON_THE_WIRE = {camel(name): value for name, value in msgspec.structs.asdict(NEW).items()}


def test_every_field_is_a_column_with_its_name_on_the_wire() -> None:
    known = KnownAnimal(ANIMAL, NOW, NOW)
    assert {column.key: column.value(known, None) for column in SENT} == ON_THE_WIRE


def test_everything_seen_can_be_sorted_by_every_column_that_offers_it() -> None:
    assert {column.key for column in TABLE_COLUMNS if column.can_sort} == set(SortBy)


@pytest.mark.parametrize("others", [[], ["no animal"]], ids=["alone", "beside an unreadable one"])
def test_every_field_is_read_from_the_wire(others: list[str]) -> None:
    assert read_animals(json.dumps([ON_THE_WIRE, *others]).encode(), 20).animals == (ANIMAL,)


def test_every_field_of_a_new_animal_is_sent() -> None:
    assert json.loads(write_animal(NEW)) == NEW_ON_THE_WIRE


def test_every_field_is_kept_by_the_catalogue(tmp_path: Path) -> None:
    async def scenario() -> None:
        catalogue = Catalogue(tmp_path / "catalogue.sqlite3", VirtualClock(NOW))
        try:
            await catalogue.record(SeenList(None, AnimalList((ANIMAL,), 20), NOW))
            (known,) = await catalogue.animals([ANIMAL.id])
            (sighting,) = await catalogue.history(ANIMAL.id)
            assert known.animal == sighting.animal == ANIMAL
        finally:
            await catalogue.close()

    run(scenario())


def test_every_field_of_a_new_animal_can_be_typed_and_is_understood(theme: Theme, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = AddAnimalDialog("Staging", VirtualClock(), parent)
    fields = msgspec.structs.asdict(NEW).items()
    typed = Typed(**{name.removesuffix("_id"): str(value) for name, value in fields})
    dialog.fill_in(typed)
    assert dialog.content == typed
    assert read_typed(typed) == NEW


def test_every_field_is_shown_in_the_details(theme: Theme, qtbot: QtBot) -> None:
    pane = DetailPane(theme, SystemClock())
    qtbot.addWidget(pane)
    known = KnownAnimal(ANIMAL, NOW, NOW)
    pane.show_known(known, (), None)
    shown = {label.text().removeprefix("#") for label in pane.findChildren(QLabel)}
    assert {cell_text(column, column.value(known, None), NOW) for column in SENT} <= shown


def test_the_sandbox_stores_every_field() -> None:
    assert msgspec.structs.asdict(reading.read_new_animal(NEW_ON_THE_WIRE)) == msgspec.structs.asdict(NEW)
    animals = store.Store(store.IN_MEMORY)
    stored = animals.add(reading.read_new_animal(NEW_ON_THE_WIRE))
    assert animals.newest(1, None) == [stored]
    assert animals.find(stored.id) == stored
    assert msgspec.structs.asdict(stored) == msgspec.structs.asdict(ANIMAL) | {"id": stored.id}
    animals.close()


def test_the_sandbox_knows_every_status() -> None:
    assert list(PetStatus) == list(reading.STATUSES)
    described = json.loads(resource("sandbox", "openapi.json").read_bytes())
    assert described["components"]["schemas"]["PetStatus"]["enum"] == list(PetStatus)
