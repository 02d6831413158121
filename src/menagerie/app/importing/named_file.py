"""Reads the file that the command line names, and what it states of its columns."""

import argparse
import os
from pathlib import Path

from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.deliveries.process import CancelToken, read_delivery
from menagerie.domain.cases import DeliveryCase
from menagerie.domain.errors import UnreadableDeliveryError
from menagerie.ui.look.translation import spoken_languages
from menagerie.workflows.importing.choices import Field, Stated


def read_named(path: Path, reading: Reading, token: CancelToken | None = None) -> Delivery:
    """Read the file. Raises UnreadableDeliveryError, which names it. It blocks until ``token`` ends it."""
    name = os.fsencode(path).decode(errors="replace")
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise UnreadableDeliveryError(DeliveryCase.NOT_THERE, name=name) from error
    except OSError:
        pass  # the reading says why
    try:
        return read_delivery(path, reading, languages=spoken_languages(), token=token)
    except UnreadableDeliveryError as error:
        error.add(name=name)
        raise


def reading_by(options: argparse.Namespace) -> Reading:
    """Return what the options say of how the file is read."""
    return Reading(sheet=options.sheet, encoding=options.encoding, delimiter=options.delimiter)


def stated_by(options: argparse.Namespace) -> Stated:
    """Return what the options state of columns and of rows that lack a text."""
    fixed = {Field.CATEGORY: options.category, Field.STATUS: options.status}
    return Stated(
        {column: Field(field) for column, field in options.columns},
        {field: text for field, text in fixed.items() if text is not None},
        options.ignores_layout,
        options.skips_hidden,
    )
