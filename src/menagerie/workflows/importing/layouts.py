"""Remembers how files with the same columns were mapped, so that it is done once."""

from pathlib import Path

from menagerie.deliveries.delivery import Delivery
from menagerie.workflows.importing.choices import Choices


class Layouts:
    """The layouts of deliveries, in a file that is read once. ``save`` blocks: use a thread."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def find(self, delivery: Delivery) -> Choices | None:
        """Return how a file with these columns was mapped the last time; None if there was none."""
        return None

    def save(self, delivery: Delivery, choices: Choices) -> None:
        """Remember how a delivery was mapped."""
