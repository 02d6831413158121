"""Scroll bars that keep their place, and columns and texts that scroll among other widgets."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from menagerie.ui.look.plain_text import LONGEST_TEXT, shown
from menagerie.ui.look.theme import restyle
from menagerie.ui.widgets.labels import claims_copying, leading_side

# Between what has the focus and the edge of what is seen.
_AROUND_FOCUS = 16


def keep_scroll_bar(area: QAbstractScrollArea) -> None:
    """Keep the vertical scroll bar of ``area``; while there is nothing to scroll, only its handle is hidden.

    The style sheet says where an idle bar takes no room.

    WORKAROUND for QAccessibleAbstractScrollArea::child of Qt 6.11, which ends the process when a screen
    reader asks for a scroll bar that was there when it counted the children and has been hidden since.
    """
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    _hide_idle_handle(area.verticalScrollBar())


def keep_scroll_bars(area: QAbstractScrollArea) -> None:
    """Keep both scroll bars of ``area``, as ``keep_scroll_bar`` does with one."""
    keep_scroll_bar(area)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    _hide_idle_handle(area.horizontalScrollBar())


def _hide_idle_handle(bar: QScrollBar) -> None:
    def show_or_not(lowest: int, highest: int) -> None:
        restyle(bar, "idle", lowest == highest)
        # Its width may be another one now.
        bar.updateGeometry()

    bar.rangeChanged.connect(show_or_not)
    show_or_not(bar.minimum(), bar.maximum())


def lay_scroll_bar_over(area: QAbstractScrollArea) -> None:
    """Let the content of ``area`` reach the edge, below its scroll bar.

    To be called again when the direction changes: the scroll bar is mirrored, and margins are not.
    """
    bar = area.verticalScrollBar().sizeHint().width()
    is_mirrored = area.layoutDirection() is Qt.LayoutDirection.RightToLeft
    area.setViewportMargins(-bar * is_mirrored, 0, -bar * (not is_mirrored), 0)
    area.viewport().lower()


def clear_background(area: QAbstractScrollArea) -> None:
    """Let what lies behind ``area`` show through. Call this before anything else is done with it.

    The viewport is our own: to find out which class Qt's viewport has, PySide would load all of its widget
    classes, which takes 20 ms at the start.
    """
    viewport = QWidget()
    area.setViewport(viewport)
    viewport.setAutoFillBackground(False)


class ScrollingColumn(QScrollArea):
    """As high as ``content`` wants to be, and scrolls it where there is too little room."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        clear_background(self)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        keep_scroll_bar(self)
        content.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        size = self._content.sizeHint()
        return QSize(size.width() + self.verticalScrollBar().sizeHint().width(), size.height())

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        width = self._content.minimumSizeHint().width() + bar
        return QSize(width, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


class FocusFollower(QObject):
    """Scrolls ``area`` to what has the focus; Qt does so only when Tab was pressed within the area."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, focused: QWidget | None) -> None:
        area = self._area
        # An area that is being deleted moves the focus, too.
        if focused is None or not isValid(area):
            return
        content = area.widget()
        if content is None or not content.isAncestorOf(focused):
            return
        # Of what is larger than the view, its beginning.
        seen = QRect(QPoint(), focused.size().boundedTo(area.viewport().size()))
        if area.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            seen.moveRight(focused.width() - 1)
        seen.moveTopLeft(focused.mapTo(content, seen.topLeft()))
        margins = seen.width() // 2 + _AROUND_FOCUS, seen.height() // 2 + _AROUND_FOCUS
        area.ensureVisible(seen.center().x(), seen.center().y(), *margins)


class ReadOnlyText(QPlainTextEdit):
    """A text of which lines begin at the window's leading edge. It scrolls and can be selected."""

    def __init__(self, name: str) -> None:
        """Make an empty text; ``name`` is its object name."""
        super().__init__()
        self.setObjectName(name)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        keep_scroll_bar(self)
        self._align()

    def event(self, event: QEvent) -> bool:
        if claims_copying(event) and self.textCursor().hasSelection():
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._align()

    def _align(self) -> None:
        option = self.document().defaultTextOption()
        option.setAlignment(leading_side(self))
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.document().setDefaultTextOption(option)


def make_inline(text: QPlainTextEdit | QTextEdit) -> None:
    """Take away the frame of a read-only text among other widgets, and wrap it even within long words."""
    text.setProperty("look", "inline")
    text.setFrameShape(QFrame.Shape.NoFrame)
    text.setUndoRedoEnabled(False)
    text.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    text.document().setDocumentMargin(0)


class InlineText(ReadOnlyText):
    """A read-only text without a frame, which wraps even within long words.

    Of an endless text it shows the beginning.
    """

    def __init__(self, name: str) -> None:
        """Make an empty text; ``name`` is its object name."""
        super().__init__(name)
        make_inline(self)

    def setPlainText(self, text: str) -> None:
        super().setPlainText(shown(text, LONGEST_TEXT))
