"""Writes a delivery note as PDF or to a printer, in portions that leave the window its time."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QMarginsF, QSaveFile
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter

from menagerie.domain.errors import StorageError
from menagerie.outbox.entry import State
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.importing.job.note_painter import NoteLine, NotePainter
from menagerie.ui.look.plain_text import in_one_line, in_sentence
from menagerie.ui.look.wording import date_and_time, number, status_word, translate
from menagerie.workflows.importing import AddedAnimal, DeliveryNote

# Seconds of painting without a break: with what else is due, the window still answers within 16 ms.
_PORTION = 0.005
_DOTS_PER_INCH = 600
_MARGIN_MM = 15.0

_Batches = AsyncIterator[Sequence[AddedAnimal]]
_Progress = Callable[[float], None]


async def write_pdf(
    path: Path, note: DeliveryNote, batches: _Batches, progress: _Progress, warning: str = ""
) -> None:
    """Write a delivery note to ``path``; a file that is there is replaced at the end, in one step.

    ``progress`` is called with the share that is written; ``warning`` stands on each page. Raises
    StorageError.
    """
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        raise _not_written(file)
    writer = QPdfWriter(file)
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(f"{translate('Delivery note')} – {in_one_line(note.title)}")
    writer.setCreator("Menagerie")
    set_page(writer)
    try:
        await paint_note(writer, note, batches, progress, warning)
    except BaseException:
        file.cancelWriting()
        raise
    if not file.commit():
        raise _not_written(file)


async def paint_note(
    device: QPagedPaintDevice,
    note: DeliveryNote,
    batches: _Batches,
    progress: _Progress,
    warning: str = "",
) -> None:
    """Paint a delivery note on the pages of ``device``, each with ``warning`` at its top."""
    painter = NotePainter(device, translate("Delivery note"), heading(note), warning)
    painted, begun = 0, time.perf_counter()
    try:
        async for batch in batches:
            for animal in batch:
                painter.add(note_line(animal))
                painted += 1
                if time.perf_counter() - begun >= _PORTION:
                    progress(min(1.0, painted / max(1, note.added)))
                    await asyncio.sleep(0)
                    begun = time.perf_counter()
    finally:
        painter.end()


def rehearsal_warning(environment: Environment) -> str:
    """Return what stands on the note of an import that did not reach the live catalogue, else nothing."""
    match environment.id:
        case EnvironmentId.PRODUCTION:
            return ""
        case EnvironmentId.STAGING:
            return translate("Rehearsal in Staging: these animals are not in the live catalogue.")
        case EnvironmentId.SANDBOX:
            return translate("Practice in the sandbox: these animals are not in the live catalogue.")


def set_page(device: QPagedPaintDevice) -> None:
    """Choose the paper of the person's country, and the margins."""
    is_american = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize.PageSizeId.Letter if is_american else QPageSize.PageSizeId.A4
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    device.setPageSize(QPageSize(size))
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)


def heading(note: DeliveryNote) -> tuple[str, ...]:
    """Return the lines below the title: the file, where, when and by whom, and how it ended."""
    when = date_and_time(note.begun_at)
    text = translate("Added to {environment} on {when} by {who}")
    if not note.who:
        text = translate("Added to {environment} on {when}")
    counted = (
        (note.added, translate("{n} added")),
        (note.counts.get(State.REFUSED, 0), translate("{n} refused")),
        (note.counts.get(State.UNCONFIRMED, 0), translate("{n} not known")),
        (note.counts.get(State.DISCARDED, 0), translate("{n} not sent")),
        (note.left_out, translate("{n} left out")),
    )
    return (
        in_one_line(note.title),
        text.format(environment=in_sentence(note.environment), when=when, who=in_sentence(note.who)),
        ", ".join(words.format(n=number(count)) for count, words in counted if count),
    )


def note_line(animal: AddedAnimal) -> NoteLine:
    """Return an animal as the texts of its line."""
    animal_id = "" if animal.id is None else str(animal.id)
    return NoteLine(in_one_line(animal.name), animal.category, status_word(animal.status), animal_id)


def _not_written(file: QSaveFile) -> StorageError:
    name = in_sentence(Path(file.fileName()).name)
    text = translate("{name} could not be written: {reason}. An older file is unchanged.")
    return StorageError(text.format(name=name, reason=file.errorString()))
