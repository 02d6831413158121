"""The main window: on screen at once with a picture, if there is one, and then with its parts."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

if TYPE_CHECKING:
    # Nothing of this is imported before the window is on screen.
    from PySide6.QtWidgets import QFrame, QSplitter, QStackedLayout

    from menagerie.domain.clock import Clock
    from menagerie.settings.environments import Environment
    from menagerie.ui.actions import Actions
    from menagerie.ui.animal_table import AnimalTable
    from menagerie.ui.counters import CountersPanel
    from menagerie.ui.detail_pane import DetailPane
    from menagerie.ui.empty_state import EmptyState
    from menagerie.ui.environment_strip import EnvironmentStrip
    from menagerie.ui.filter_bar import FilterBar
    from menagerie.ui.footer import Footer
    from menagerie.ui.header import Header
    from menagerie.ui.message_bar import MessageBar
    from menagerie.ui.outbox_panel import OutboxPanel
    from menagerie.ui.quota_panel import QuotaPanel
    from menagerie.ui.theme import Theme
    from menagerie.ui.toast import Toast
    from menagerie.ui.wait_banner import WaitBanner

USUAL_SIZE = QSize(1180, 740)
_SMALLEST_SIZE = QSize(760, 520)


class MainWindow(QMainWindow):
    """The window. It is empty until it is furnished: before, it can be shown, and show a picture.

    Signals: ``close_wanted`` when the person closes the window; it stays until ``close_now``.
    """

    close_wanted = Signal()

    # What is put in by ``furnish``.
    theme: Theme
    commands: Actions
    strip: EnvironmentStrip
    header: Header
    wait_banner: WaitBanner
    message_bar: MessageBar
    notice: MessageBar
    filter: FilterBar
    table: AnimalTable
    empty: EmptyState
    details: DetailPane
    footer: Footer
    toast: Toast
    quota_panel: QuotaPanel
    counters: CountersPanel
    outbox_panel: OutboxPanel
    # Where: the table or what stands for it in a stack, on a card, beside the details.
    stack: QStackedLayout
    card: QFrame
    splitter: QSplitter

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle("Menagerie")
        # At 200 % a small screen has room for less than the usual size.
        room = QGuiApplication.primaryScreen().availableSize()
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(USUAL_SIZE.boundedTo(room))
        self._may_close = False

    def show_picture(self, image: QImage, geometry: bytes) -> Picture:
        """Show the window at once, where it was and with a picture in place of its parts; return that."""
        picture = Picture(image)
        self.setCentralWidget(picture)
        self.restoreGeometry(QByteArray(geometry))
        self.show()
        return picture

    def furnish(self, theme: Theme, clock: Clock) -> None:
        """Put all parts into the window, in place of the picture if there is one."""
        importlib.import_module("menagerie.ui.window_parts").furnish(self, theme, clock)

    @property
    def picture_of_now(self) -> QImage:
        """What the window looks like at present, on screen or not."""
        return self.grab().toImage()

    def show_environment(self, environment: Environment) -> None:
        """Say in strip and title where the person works."""
        self.strip.show_environment(environment)
        self.outbox_panel.show_environment(environment.name)
        self.quota_panel.offer_choice(offered=not environment.is_sandbox)
        self.setWindowTitle(f"{environment.name} – Menagerie")

    def show_rows(self) -> None:
        """Show the table in place of an empty state."""
        self.stack.setCurrentWidget(self.table)

    def show_empty(self) -> None:
        """Show the empty state in place of the table."""
        self.stack.setCurrentWidget(self.empty)

    @property
    def shows_rows(self) -> bool:
        """Tell whether the table is shown, and not an empty state."""
        return self.stack.currentWidget() is self.table

    def request_inputs(self) -> tuple[QWidget, ...]:
        """Return every input of the window that leads to a request.

        In everything that was seen, the status is looked up here and not asked for.
        """
        statuses = () if self.filter.shows_seen else self.filter.status.buttons()
        return (
            *statuses,
            self.filter.limit,
            self.header.refresh,
            self.header.add,
            self.footer.more,
            self.details.find_button,
            *self.outbox_panel.request_inputs(),
        )

    def service_inputs(self) -> tuple[QWidget, ...]:
        """Return the inputs that are of no use while no service can be asked.

        Asking again is of use then, and adding: what is added waits in the outbox.
        """
        of_use = {self.header.refresh, self.header.add, *self.outbox_panel.request_inputs()}
        return tuple(widget for widget in self.request_inputs() if widget not in of_use)

    def resting_place(self) -> QWidget:
        """Return where the focus can wait: within the outbox if it is there, else with the rows.

        Where something else stands for the rows, it is the card in which that stands.
        """
        if self.outbox_panel.isVisible() and self.outbox_panel.holds_focus:
            return self.outbox_panel.resting_place
        return self.table if self.shows_rows else self.card

    def remember_layout(self) -> tuple[bytes, bytes, bytes]:
        """Return the window's place, the splitter's and the table's layout."""
        return (
            bytes(self.saveGeometry().data()),
            bytes(self.splitter.saveState().data()),
            self.table.remember_layout(),
        )

    def recall_layout(self, geometry: bytes | None, splitter: bytes | None, table: bytes | None) -> None:
        """Restore what ``remember_layout`` returned, as far as it is there."""
        if geometry is not None:
            self.restoreGeometry(QByteArray(geometry))
        if splitter is not None:
            self.splitter.restoreState(QByteArray(splitter))
        if table is not None:
            self.table.recall_layout(table)

    def close_now(self) -> None:
        """Close the window for good."""
        self._may_close = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the decision to whoever knows what still runs."""
        if self._may_close:
            event.accept()
            return
        event.ignore()
        self.close_wanted.emit()


class Picture(QWidget):
    """A picture of the window, in its place.

    Signals: ``painted`` when it is on screen.
    """

    painted = Signal()

    def __init__(self, image: QImage) -> None:
        super().__init__()
        self._image = image

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it; what the window has grown by since has the colour of its last corner."""
        painter = QPainter(self)
        edge = self._image.rect().bottomRight()
        painter.fillRect(self.rect(), self._image.pixelColor(edge))
        painter.drawImage(0, 0, self._image)
        painter.end()
        self.painted.emit()
