"""The window of an import: a delivery before it is added, and its job afterwards."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from menagerie.ui.importing.preview.page import PreviewPage
from menagerie.ui.look.plain_text import window_title
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.form import place_over, room_on

_SIZE, _LEAST_HEIGHT = QSize(1040, 700), 330


class ImportWindow(QDialog):
    """Shows ``preview``, or in its place the page of a job. ``paste`` are the keys for it outside a field.

    Signals: ``closed`` when the window is closed, whatever is on it; ``activated`` when the person comes to
    it.
    """

    closed = Signal()
    activated = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("importWindow")
        # Its own place in the task bar, and buttons to maximize and minimize it.
        self.setWindowFlags(Qt.WindowType.Window)
        # It is as wide as its texts need, and what is too high scrolls.
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.resize(_SIZE.boundedTo(room_on(parent.screen())))
        self.pages = QStackedWidget(self)
        self.pages.setObjectName("importPages")
        self.preview = PreviewPage(theme, self.pages)
        self.pages.addWidget(self.preview)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self.paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        self._title = ""
        self._environment = ""
        self.pages.currentChanged.connect(lambda _place: self._name())

    def name_delivery(self, title: str) -> None:
        """Name the delivery in the title while the preview is shown; an empty ``title`` for none."""
        self._title = title
        self._name()

    def name_environment(self, name: str) -> None:
        """Name the environment in the title of the window."""
        self._environment = name
        self._name()

    @property
    def shows_preview(self) -> bool:
        """Tell whether the preview is shown, and not a job."""
        return self.pages.currentWidget() is self.preview

    def show_preview(self) -> None:
        """Show the preview in place of a job."""
        self.pages.setCurrentWidget(self.preview)

    def show_job(self, page: QWidget) -> None:
        """Show the ``page`` of a job in place of the preview."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def come_forward(self) -> None:
        """Show the window in front of the others."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_Moved):
            place_over(self, self._over)
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Leave Enter to what has the focus; QDialog would press a button with it.
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focused = self.focusWidget()
            if hasattr(focused, "click"):
                focused.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.activated.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        # Close: what goes on goes on without the window.
        # Not as QDialog does: it would reject, and stay open as on Escape.
        event.accept()
        self.closed.emit()

    def reject(self) -> None:
        # Take a question back, or close: what goes on goes on, and what was edited is kept.
        if self.shows_preview and self.preview.foot.asks:
            self.preview.foot.ask_nothing()
        else:
            self.close()

    def _name(self) -> None:
        # The page of a job names its file itself, which may be another one.
        delivery = (self._title,) if self._title and self.shows_preview else ()
        text = self.tr("Import into {environment}").format(environment=self._environment)
        self.setWindowTitle(window_title(*delivery, text))
