"""The common shape of the dialogs: where they have room, fields with an error beside them, and buttons."""

import time
from collections.abc import Callable
from math import inf

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimerEvent
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from menagerie.system import is_macos
from menagerie.ui.look.plain_text import shown, window_title
from menagerie.ui.look.theme import restyle
from menagerie.ui.widgets.fields import LineEdit
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.scrolling import FocusFollower, ScrollingColumn

# What a title bar and the edges take, which only the window manager knows before a window is shown.
_FRAME = QSize(8, 40)
_REASON = "reason"
# In seconds. Longer than any double click, and shorter than it takes to read the question.
PAUSE = 0.6
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
# Milliseconds from a release to the next press: X11 repeats a key that is held down within none, and no hand
# is as quick.
_A_REPEAT = 15
DIALOG_WIDTH = 480
# The margin of every dialog.
EDGE = 24
_ABOVE_BUTTONS = 20
_ABOVE_CAPTION = 8
_TITLE_FACTOR = 1.45


def room_on(screen: QScreen) -> QSize:
    """Return the largest size of a window on ``screen``, beside panels and without its frame."""
    return screen.availableSize() - _FRAME


def place_over(window: QWidget, parent: QWidget) -> None:
    """Move a window that is not shown yet over the middle of its ``parent``, with its title bar in sight.

    Qt centres a dialog without the frame that it is going to have.
    """
    frame = QRect(QPoint(), window.size() + _FRAME)
    frame.moveCenter(parent.frameGeometry().center())
    window.move(_in_sight(frame, parent.screen()))


def move_into_sight(window: QWidget) -> None:
    """Move a window that has grown so that all of it is on its screen."""
    window.move(_in_sight(window.frameGeometry(), window.screen()))


def _in_sight(frame: QRect, screen: QScreen) -> QPoint:
    """Return the place next to that of ``frame`` where all of it is on the screen, or else its title bar."""
    available = screen.availableGeometry()
    frame.moveRight(min(frame.right(), available.right()))
    frame.moveBottom(min(frame.bottom(), available.bottom()))
    frame.moveLeft(max(frame.left(), available.left()))
    frame.moveTop(max(frame.top(), available.top()))
    return frame.topLeft()


def give_reason(action: QAction, reason: str) -> None:
    """Say why ``action`` is disabled; an empty ``reason`` for an enabled one."""
    action.setProperty(_REASON, reason)


def reason_of(action: QAction) -> str:
    """Return why ``action`` is disabled; empty if it is enabled, or has no reason."""
    return str(action.property(_REASON) or "")


class DoubleClickGuard:
    """Remembers when a question appeared; ``monotonic`` is the clock to measure by, in seconds."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._shown_at = -inf

    def shown(self) -> None:
        """Record that the question has just appeared."""
        self._shown_at = self._monotonic()

    @property
    def counts(self) -> bool:
        """Tell whether a press now answers the question."""
        return self._monotonic() - self._shown_at >= PAUSE


class HeldKeys(QObject):
    """Drops the presses of Enter, and of Space on a button, that come from holding the key down.

    ``QKeyEvent.isAutoRepeat`` does not tell them all: under X11, a release and the press behind it belong to
    one hold, and Qt takes them for two where it has not read the second one yet. So this remembers which key
    was released when. It sees each key before any widget does, in each window that gets the focus.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # When each key was released last, in milliseconds.
        self._released: dict[int, int] = {}
        application = QApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            # Qt knows each filter once.
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            if not event.isAutoRepeat():
                self._released[event.key()] = _moment(event)
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return (event.isAutoRepeat() or self._follows_release(event)) and _confirms(event)
        return False

    def _follows_release(self, event: QKeyEvent) -> bool:
        released = self._released.get(event.key())
        return released is not None and 0 <= _moment(event) - released < _A_REPEAT


def _moment(event: QKeyEvent) -> int:
    """Return when a key was pressed or released, in milliseconds."""
    # With a screen reader, Qt sends each key a second time, without its time.
    return event.timestamp() or round(time.monotonic() * 1000)


def _confirms(event: QKeyEvent) -> bool:
    # In a text, Space is a letter that can be repeated.
    is_space = event.key() == Qt.Key.Key_Space and isinstance(QApplication.focusWidget(), QAbstractButton)
    return event.key() in _ENTER or is_space


class FormDialog(QDialog):
    """A window-modal dialog, opened with ``open()``; a modal ``exec()`` would stop asyncio.

    Enter presses the button that has the focus. From everywhere else it presses the default button. On a low
    screen the ``column`` scrolls above the buttons.
    """

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        """Make an empty form; ``name`` is its object name."""
        super().__init__(parent)
        self._over = parent
        self.setObjectName(name)
        self.setWindowTitle(window_title(title))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumWidth(DIALOG_WIDTH)
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.column.setSpacing(6)
        self._scroll = ScrollingColumn(content)
        FocusFollower(self._scroll)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        # Margins are not mirrored, and the scroll bar is.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.column.setContentsMargins(EDGE - bar * mirrored, 0, EDGE - bar * (not mirrored), 0)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, EDGE, 0, EDGE)
        self._whole.setSpacing(0)
        self._whole.addWidget(self._scroll, 1)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        # A sheet has no title bar.
        if is_macos():
            self.column.addWidget(plain_label(title, factor=_TITLE_FACTOR, weight=QFont.Weight.Bold))

    def open(self) -> None:
        shade = Shade(self._over.window())
        self.finished.connect(shade.lift)
        # Qt itself would begin with at most two thirds of the screen, and grow off the centre.
        self.ensurePolished()
        self._fit()
        place_over(self, self._over.window())
        super().open()

    def move_over(self, window: QWidget) -> None:
        """Stay open, over ``window`` from now on: the one below ends, and would take this one with it."""
        focused = self.focusWidget()
        position = focused.cursorPosition() if isinstance(focused, QLineEdit) else 0
        self._over = window
        self.setParent(window, self.windowFlags())
        self.open()
        if focused is not None:
            focused.setFocus()
        if isinstance(focused, QLineEdit):
            # Qt selects all of it, which the next letter would replace.
            focused.setCursorPosition(position)

    def event(self, event: QEvent) -> bool:
        # Resize with the content: a layout alone makes no room when a label wraps to more lines.
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Press a button with Enter; QDialog would press the default one even from another button.
        if not _is_enter(event):
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        # A segment is checkable: Space presses it.
        if isinstance(focused, QPushButton) and not focused.isCheckable():
            focused.click()
            return
        default = self._default_button()
        if default is not None and default.isEnabled():
            default.click()
        else:
            self.explain_disabled()

    def explain_disabled(self) -> None:
        """Say why the default button is disabled: Enter was pressed. For a dialog that can say so."""

    def add_text(self, text: str, *, look: str = "muted", name: str = "") -> QLabel:
        """Append a text."""
        label = plain_label(text, name=name, look=look, wraps=True)
        self.column.addWidget(label)
        return label

    def add_field(
        self,
        caption: str,
        name: str,
        error_name: str = "",
        *,
        edit: QLineEdit | None = None,
        hint: QLabel | None = None,
    ) -> tuple[QLineEdit, QLabel]:
        """Append a line edit under its caption, and return it with the label for its error.

        The error disappears when the text changes. ``edit`` is used in place of a plain one; ``hint`` stands
        at the end of the caption's line.
        """
        edit = edit or LineEdit()
        edit.setObjectName(name)
        edit.setProperty("look", "field")
        edit.setAccessibleName(caption)
        self.add_caption(caption, hint).setBuddy(edit)
        self.column.addWidget(edit)
        error = self.add_text("", look="error", name=error_name)
        error.hide()
        edit.textChanged.connect(lambda _text: show_field_error(edit, error, ""))
        return edit, error

    def add_caption(self, caption: str, hint: QLabel | None = None) -> QLabel:
        """Append a caption, with a ``hint`` at the end of its line."""
        if self.column.count():
            self.column.addSpacing(_ABOVE_CAPTION)
        label = plain_label(caption, weight=QFont.Weight.DemiBold)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addStretch(1)
        if hint is not None:
            row.addWidget(hint)
        self.column.addLayout(row)
        return label

    def cancel_button(self, name: str) -> QPushButton:
        """Return a button that closes the dialog without doing anything."""
        button = named_button(name, self.tr("Cancel"))
        button.clicked.connect(self.reject)
        return button

    def add_buttons(self, *widgets: QWidget, leading: QWidget | None = None) -> None:
        """Append a row of buttons: ``widgets`` on the trailing side and ``leading`` on the other.

        On a screen that is too narrow for all of them, ``leading`` is above the others.
        """
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for widget in widgets:
            row.addWidget(widget)
        self._foot.setContentsMargins(EDGE, _ABOVE_BUTTONS, EDGE, 0)
        self._foot.setSpacing(8)
        if leading is not None:
            self._foot.addWidget(leading)
        self._foot.addLayout(row, 1)
        self._whole.addLayout(self._foot)

    def _fold_foot(self) -> None:
        items = [
            item for index in range(self._foot.count()) if (item := self._foot.itemAt(index)) is not None
        ]
        needed = sum(item.minimumSize().width() for item in items) + self._foot.spacing() + 2 * EDGE
        fits = needed <= room_on(self.screen()).width()
        wanted = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._foot.direction() is not wanted:
            self._foot.setDirection(wanted)

    def _fit(self) -> None:
        """Take the size of the content, as far as the screen has room."""
        self._fold_foot()
        around = self._whole.totalSizeHint() - self._scroll.sizeHint()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        for_buttons = self._whole.totalMinimumSize().width()
        width = max(self.width(), self.column.totalMinimumSize().width() + bar, for_buttons)
        width = min(width, room_on(self.screen()).width())
        column = self.column
        height = (
            column.totalHeightForWidth(width - bar)
            if column.hasHeightForWidth()
            else column.totalSizeHint().height()
        )
        before = self.height()
        self.resize(width, min(height + around.height(), room_on(self.screen()).height()))
        if self.isVisible() and self.height() > before:
            self._keep_buttons_in_sight()

    def _keep_buttons_in_sight(self) -> None:
        frame, screen = self.frameGeometry(), self.screen().availableGeometry()
        if frame.bottom() > screen.bottom():
            self.move(frame.left(), max(screen.top(), screen.bottom() + 1 - frame.height()))

    def _default_button(self) -> QPushButton | None:
        buttons = self.findChildren(QPushButton)
        return next((button for button in buttons if button.isDefault() and button.isVisible()), None)


class Shade(QWidget):
    """Dims a window while a dialog is open over it.

    The second half of a double click that closed the dialog would choose what is below it: ``lift`` leaves
    the shade there, unseen, until no second half can come any more.
    """

    _STRENGTH = 90

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_lifted = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()
        self.raise_()

    def lift(self) -> None:
        """Dim no more, and go after the time of a double click."""
        self._is_lifted = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)  # noqa: FBT003 - Qt's signature
        self.update()
        self.startTimer(QApplication.doubleClickInterval())

    def timerEvent(self, event: QTimerEvent) -> None:
        # Go, because no second half can come any more.
        self.killTimer(event.timerId())
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if not self._is_lifted:
            QPainter(self).fillRect(self.rect(), QColor(10, 14, 20, self._STRENGTH))


class _Button(QPushButton):
    """Leaves Enter to the dialog or the window, which does not take a key that is held down for another."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Ignore Enter, which a default button would take by itself.
        if _is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


def named_button(name: str, text: str = "", *, look: str = "", primary: bool = False) -> QPushButton:
    """Return a button that Enter presses only while it has the focus or is the default.

    ``look`` is its role in the style sheet; a ``primary`` button has that role and is the default.
    """
    button = _Button(text)
    button.setObjectName(name)
    button.setProperty("look", "primary" if primary else look)
    button.setAutoDefault(False)
    button.setDefault(primary)
    return button


def _is_enter(event: QKeyEvent) -> bool:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not modifiers.value


def set_look(widget: QWidget, look: str) -> None:
    """Give a widget another role in the style sheet."""
    restyle(widget, "look", look)


def pass_focus(going: QWidget, to: QWidget) -> None:
    """Give ``to`` the focus of what is about to be hidden or disabled, or of what is in it.

    Qt would take whatever comes next.

    There, one press too many of the same key would do something else.
    """
    # Also while another window is the active one.
    focused = going.window().focusWidget()
    if focused is going or going.isAncestorOf(focused):
        to.setFocus()


def show_field_error(field: QWidget, label: QLabel, text: str) -> None:
    """Show ``text`` below a field, announce it, and mark the field; an empty text removes both."""
    if text and text != label.text():
        announce(label, shown(text))
    label.setText(text)
    label.setVisible(bool(text))
    field.setAccessibleDescription(shown(text))
    restyle(field, "wrong", bool(text))


class FoldingLine(QWidget):
    """Puts ``second`` at the end of the line of ``first``, or below it."""

    def __init__(self, first: QLayout, second: QLayout, spacing: int) -> None:
        super().__init__()
        self._parts = (first, second)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(spacing)
        self._line.addLayout(first, 1)
        self._line.addLayout(second)

    def minimumSizeHint(self) -> QSize:
        width = max(part.minimumSize().width() for part in self._parts)
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fold()
        return super().event(event)

    def _fold(self) -> None:
        needed = sum(part.minimumSize().width() for part in self._parts) + self._line.spacing()
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.LeftToRight if needed <= self.width() else directions.TopToBottom)
