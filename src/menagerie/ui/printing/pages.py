"""Pages that are painted one by one: in a preview, into a PDF file or on a printer, always the same."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QMarginsF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from menagerie.ui.widgets.drawing.paper import (
    DOTS_PER_INCH,
    MM_PER_INCH,
    begin_painting,
    in_portions,
    new_pdf,
    turn_page,
)

_DOTS_PER_METRE = round(DOTS_PER_INCH * 1000 / MM_PER_INCH)


class Paper(Struct, frozen=True):
    """The size of the paper as it is printed on, in millimetres."""

    width: float
    height: float

    @classmethod
    def of(cls, size: QSizeF, *, landscape: bool = False) -> "Paper":
        """Return paper of this ``size``, which is that of the upright sheet."""
        short, long = sorted((size.width(), size.height()))
        return cls(long, short) if landscape else cls(short, long)

    @classmethod
    def named(cls, name: QPageSize.PageSizeId, *, landscape: bool = False) -> "Paper":
        """Return the paper that is known under a name."""
        return cls.of(QPageSize.size(name, QPageSize.Unit.Millimeter), landscape=landscape)

    @property
    def is_landscape(self) -> bool:
        """Whether it is wider than high."""
        return self.width > self.height

    def set_up(self, device: QPagedPaintDevice) -> None:
        """Let ``device`` use this paper, and be painted on from edge to edge."""
        upright = QSizeF(min(self.width, self.height), max(self.width, self.height))
        size = QPageSize(upright, QPageSize.Unit.Millimeter)
        turned = QPageLayout.Orientation.Landscape if self.is_landscape else QPageLayout.Orientation.Portrait
        layout = QPageLayout(size, turned, QMarginsF())
        layout.setMode(QPageLayout.Mode.FullPageMode)
        device.setPageLayout(layout)


class Document(Protocol):
    """Something to print. Its painter begins at the corner of the paper, with DOTS_PER_INCH."""

    paper: Paper
    title: str

    @property
    def pages(self) -> int:
        """The number of pages, known after ``prepare``."""
        ...

    @property
    def summary(self) -> str:
        """What there is on how many pages, known after ``prepare``."""
        ...

    def prepare(self) -> Iterator[None]:
        """Find out step by step what stands on which page."""
        ...

    def paint(self, painter: QPainter, page: int) -> Iterator[None]:
        """Paint a page, of which 0 is the first one, step by step."""
        ...

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what the paper itself looks like, which only a preview shows."""
        ...


def ruler() -> QImage:
    """Return what texts are measured with, so that lines break alike wherever they are painted."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(_DOTS_PER_METRE)
    image.setDotsPerMeterY(_DOTS_PER_METRE)
    return image


def mm(millimetres: float) -> float:
    """Return a distance in the painter's units."""
    return millimetres * DOTS_PER_INCH / MM_PER_INCH


async def picture_of(document: Document, page: int, room: QSize, scale: float) -> QImage:
    """Return a page as large as fits into ``room`` (logical pixels), for a screen with this ``scale``."""
    paper = QSizeF(document.paper.width, document.paper.height)
    size = paper.scaled(QSizeF(room) * scale, Qt.AspectRatioMode.KeepAspectRatio).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    try:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(size.width() / mm(document.paper.width), size.height() / mm(document.paper.height))
        document.paint_ground(painter)
        await in_portions(document.paint(painter, page))
    finally:
        painter.end()
    image.setDevicePixelRatio(scale)
    return image


async def write_pdf(path: Path, document: Document, progress: Callable[[int], None]) -> None:
    """Write all pages into a file. Raises StorageError; a file that was there is then unchanged."""
    async with new_pdf(path, document.title) as writer:
        document.paper.set_up(writer)
        await paint_pages(writer, document, range(document.pages), progress)


async def paint_pages(
    device: QPagedPaintDevice, document: Document, pages: Iterable[int], progress: Callable[[int], None]
) -> None:
    """Paint these pages; ``progress`` is called with how many of them are done. Raises StorageError."""
    painter = begin_painting(device)
    try:
        painter.scale(device.logicalDpiX() / DOTS_PER_INCH, device.logicalDpiY() / DOTS_PER_INCH)
        await in_portions(_steps(painter, device, document, pages, progress))
    finally:
        painter.end()


def _steps(
    painter: QPainter,
    device: QPagedPaintDevice,
    document: Document,
    pages: Iterable[int],
    progress: Callable[[int], None],
) -> Iterator[None]:
    for done, page in enumerate(pages):
        progress(done)
        if done:
            turn_page(device)
            yield
        yield from document.paint(painter, page)
