"""The animals that a new sandbox begins with."""

import json

from menagerie.resources import resource
from menagerie.sandbox.store import NewAnimal


def sample_animals() -> list[NewAnimal]:
    """Return the shipped animals; the last is to be the newest."""
    with resource("sandbox", "animals.json").open(encoding="utf-8") as file:
        return [
            NewAnimal(animal["name"], animal["categoryId"], animal.get("status"))
            for animal in json.load(file)
        ]
