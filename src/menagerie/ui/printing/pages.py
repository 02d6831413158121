"""Pages that are painted one by one: in a preview, into a PDF file or on a printer, always the same."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Protocol

import segno
from msgspec import Struct
from PySide6.QtCore import QBuffer, QLocale, QMarginsF, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
    QTextLayout,
    QTextOption,
)

from menagerie.domain.cases import PrintCase, WritingCase
from menagerie.domain.errors import StorageError
from menagerie.settings.files import reason
from menagerie.storage.replacement import Replacement, on_thread
from menagerie.ui.look.plain_text import LONGEST_LABEL, in_sentence, shown

DOTS_PER_INCH = 600
MM_PER_INCH = 25.4
INK, MUTED, LINE = QColor("#1B2430"), QColor("#5B6675"), QColor("#C9CED6")
# Dark enough to be seen on paper without colours.
BAND = QColor("#F6D9A8")
# Seconds of painting without a break: with what else is due, the window still answers within 16 ms.
_PORTION = 0.005
# Bytes that are written at a stretch.
_PIECE = 256 * 1024
# Light modules around a QR code, which readers need (ISO 18004).
_QUIET = 4
_DOTS_PER_METRE = round(DOTS_PER_INCH * 1000 / MM_PER_INCH)


class Portion:
    """A time of painting, after which the window gets its turn."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    @property
    def is_over(self) -> bool:
        """Whether the window needs its turn now."""
        return time.perf_counter() - self._begun >= _PORTION

    async def rest(self) -> None:
        """Give the window its turn, and begin the next portion."""
        await asyncio.sleep(0)
        self._begun = time.perf_counter()


async def in_portions(steps: Iterable[None]) -> None:
    """Take all steps, and give the window its turn between them."""
    portion = Portion()
    for _step in steps:
        if portion.is_over:
            await portion.rest()


def usual_paper() -> QPageSize.PageSizeId:
    """Return the paper of the person's country."""
    is_american = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize.PageSizeId.Letter if is_american else QPageSize.PageSizeId.A4


def is_mirrored() -> bool:
    """Return whether pages are laid out from right to left, as the window is."""
    return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def paper_font(points: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the window's font in the size ``points``."""
    font = QFont(QGuiApplication.font())
    font.setPointSizeF(points)
    font.setWeight(weight)
    return font


def begin_painting(device: QPagedPaintDevice) -> QPainter:
    """Return a painter that has begun on ``device``. Raises StorageError where a printer takes nothing."""
    painter = QPainter()
    if not painter.begin(device):
        raise StorageError(PrintCase.PRINTER)
    return painter


def turn_page(device: QPagedPaintDevice) -> None:
    """Go on with the next page. Raises StorageError where a printer takes no more."""
    if not device.newPage():
        raise StorageError(PrintCase.PRINTER)


def lay_out(
    text: str, width: float, font: QFont, device: QPaintDevice, *, breaks_words: bool = True
) -> QTextLayout:
    """Return ``text`` in lines of ``width`` on the leading side; only an unbroken word may be wider."""
    layout = QTextLayout(shown(text, LONGEST_LABEL), font, device)
    side = Qt.AlignmentFlag.AlignRight if is_mirrored() else Qt.AlignmentFlag.AlignLeft
    option = QTextOption(side | Qt.AlignmentFlag.AlignAbsolute)
    # A text runs in its own direction.
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    wrapping = QTextOption.WrapMode
    option.setWrapMode(wrapping.WrapAtWordBoundaryOrAnywhere if breaks_words else wrapping.WordWrap)
    layout.setTextOption(option)
    leading, top = QFontMetricsF(font, device).leading(), 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0.0, top))
        top += line.height() + leading
    layout.endLayout()
    return layout


def height_of(layout: QTextLayout) -> float:
    """Return the height of all lines."""
    return layout.boundingRect().height()


def is_within(layout: QTextLayout, width: float) -> bool:
    """Tell whether every line is within ``width``."""
    return all(layout.lineAt(index).naturalTextWidth() <= width for index in range(layout.lineCount()))


def draw_code(painter: QPainter, text: str, rect: QRectF) -> None:
    """Draw a QR code of ``text`` with its quiet zone into a square, as rectangles."""
    matrix = segno.make(text, error="m", micro=False).matrix
    # Whole dots: a printer then draws every module alike, which is what readers look for.
    side = math.floor(rect.width() / (len(matrix) + 2 * _QUIET)) or 1
    first_left = round(rect.center().x() - len(matrix) * side / 2)
    first_top = round(rect.center().y() - len(matrix) * side / 2)
    dark: list[QRect] = []
    for row, modules in enumerate(matrix):
        start = None
        # One rectangle for dark modules side by side, so that no line shows between them.
        for column, is_dark in enumerate((*modules, 0)):
            if is_dark and start is None:
                start = column
            elif not is_dark and start is not None:
                left, top = first_left + start * side, first_top + row * side
                dark.append(QRect(left, top, (column - start) * side, side))
                start = None
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    # Not as a path, which would take ten times as much room in a PDF file.
    painter.drawRects(dark)
    painter.restore()


@asynccontextmanager
async def new_pdf(path: Path, title: str) -> AsyncIterator[QPdfWriter]:
    """Write a PDF file; a file that is there is replaced at the end, in one step. Raises StorageError.

    It is painted into memory, and each step with the disk is taken on a thread: a slow disk, or a share that
    is away, would hold the window.
    """
    painted = QBuffer()
    painted.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(painted)
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(title)
    writer.setCreator("Menagerie")
    # Here also if the wait for it is cancelled.
    files: list[Replacement] = []

    def stop() -> None:
        for file in files:
            file.stop()

    def discard() -> None:
        for file in files:
            file.discard()

    try:
        # Asked before anything is painted: that takes a while.
        await on_thread(lambda: files.append(Replacement(path)), stop)
        yield writer
        await on_thread(lambda: _complete(files[0], painted), stop, completes=True)
    except OSError as error:
        raise StorageError(WritingCase.FAILED, name=in_sentence(path.name), detail=reason(error)) from error
    finally:
        # What could not be written cannot always be removed.
        with suppress(OSError):
            await on_thread(discard, stop)


def _complete(file: Replacement, painted: QBuffer) -> None:
    content = painted.data()
    for start in range(0, content.size(), _PIECE):
        # A copy of all of it would hold up the window, and take as much memory again.
        file.write(bytes(content.mid(start, _PIECE).data()))
    file.complete()


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
