"""Writes a delivery note as PDF or to a printer, in portions that leave the window its time."""

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize

from menagerie.outbox.entry import State
from menagerie.ui.importing.job.note_painter import NoteLine, NotePainter
from menagerie.ui.look.plain_text import in_one_line, in_sentence
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import date_and_time, status_word
from menagerie.ui.widgets.drawing.paper import Portion, new_pdf, usual_paper
from menagerie.ui.words.facts import stored_words
from menagerie.ui.words.states import all_counted, counts_by_state
from menagerie.workflows.importing import AddedAnimal, DeliveryNote

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
    async with new_pdf(
        path, f"{translate('importing', 'Delivery note')} – {in_one_line(stored_words(note.title))}"
    ) as writer:
        set_page(writer)
        await paint_note(writer, note, batches, progress, warning)


async def paint_note(
    device: QPagedPaintDevice,
    note: DeliveryNote,
    batches: _Batches,
    progress: _Progress,
    warning: str = "",
) -> None:
    """Paint a delivery note on the pages of ``device``, each with ``warning`` at its top.

    Raises StorageError where a printer takes nothing.
    """
    painter = NotePainter(device, translate("importing", "Delivery note"), heading(note), warning)
    painted, portion = 0, Portion()
    try:
        async for batch in batches:
            for animal in batch:
                painter.add(note_line(animal))
                painted += 1
                if portion.is_over:
                    progress(min(1.0, painted / max(1, note.added)))
                    await portion.rest()
    finally:
        painter.end()


def set_page(device: QPagedPaintDevice) -> None:
    """Choose the paper of the person's country, and the margins."""
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    device.setPageSize(QPageSize(usual_paper()))
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)


def heading(note: DeliveryNote) -> tuple[str, ...]:
    """Return the lines below the title: the file, where, when and by whom, and how it ended."""
    when = date_and_time(note.begun_at)
    text = translate("importing", "Added to {environment} on {when} by {who}")
    if not note.who:
        text = translate("importing", "Added to {environment} on {when}")
    counts = counts_by_state({**note.counts, State.CREATED: note.added}, note.left_out)
    return (
        in_one_line(stored_words(note.title)),
        text.format(environment=in_sentence(note.environment), when=when, who=in_sentence(note.who)),
        all_counted(counts),
    )


def note_line(animal: AddedAnimal) -> NoteLine:
    """Return an animal as the texts of its line."""
    animal_id = "" if animal.id is None else str(animal.id)
    return NoteLine(in_one_line(animal.name), animal.category, status_word(animal.status), animal_id)
