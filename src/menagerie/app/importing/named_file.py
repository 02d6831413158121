"""Reads the file that the command line names."""

import os
from pathlib import Path

from menagerie.deliveries.delivery import Delivery
from menagerie.deliveries.reading import read_delivery
from menagerie.domain.errors import UnreadableDeliveryError


def read_named(path: Path) -> Delivery:
    """Read the file. Raises UnreadableDeliveryError, which names it. It blocks."""
    name = os.fsencode(path).decode(errors="replace")
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise UnreadableDeliveryError(
            "Nothing was sent. Check the path.", title=f"There is no file “{name}”"
        ) from error
    except OSError:
        pass  # the reading says why
    try:
        return read_delivery(path)
    except UnreadableDeliveryError as error:
        error.title = f"“{name}” can't be read"
        raise
