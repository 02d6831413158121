"""Fields that are safe with the wheel, leave the window its shortcuts and can be seen in dark colours."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QDragEnterEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QWidget,
)

from menagerie.domain.text import plain
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.sizes import ICON_SIZE, sized
from menagerie.ui.look.style_sheet import SCROLL_BAR
from menagerie.ui.widgets.room import room_on

_ROUNDING = 4
# The edge of a box, and the ring around one that has the focus.
_EDGE, _RING = 1.0, 2.0
# The tick's corners, as fractions of the box's side.
_TICK = ((0.25, 0.52), (0.43, 0.7), (0.76, 0.32))
_TICK_WIDTH = 2.0
# The dot of a radio button, as a fraction of its circle.
_DOT = 0.42
_CHEVRON_MARGIN = 10
# Edge, padding and scroll bar of an opened list.
_BESIDE_ENTRIES = 14 + SCROLL_BAR
# What a person expects of these keys in a field, whatever the window uses them for.
_KEYS_OF_A_FIELD = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
    QKeySequence.StandardKey.SelectAll,
)
# On Linux, Qt knows only the first of them.
REDO_KEYS = ("Ctrl+Shift+Z", "Ctrl+Y")
_REDO = tuple(map(QKeySequence, REDO_KEYS))


class LineEdit(QLineEdit):
    """A line edit that leaves the window its shortcuts: on Linux, Qt's takes Ctrl+E for "end of line".

    It leaves dropped files to the window too: Qt's would take the address of the file for text.
    """

    def event(self, event: QEvent) -> bool:
        """Handle an event, unless it is a shortcut of the window."""
        return redo(self, event) or leave_to_window(self, event) or super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a dragged text, but no file."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.ignore()
        else:
            super().dragEnterEvent(event)


class SpinBox(QSpinBox):
    """A spin box that the wheel changes only with the focus, and that leaves the window its shortcuts.

    It takes the digits of any script, and shows its own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Judge what is typed."""
        return super().validate(plain(text), place)

    def event(self, event: QEvent) -> bool:
        """Handle an event, unless it is a shortcut of the window."""
        return redo(self.lineEdit(), event) or leave_to_window(self, event) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls around the field, unless the person works in the field."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class DecimalSpinBox(QDoubleSpinBox):
    """A spin box for numbers with decimals, with the wheel, the shortcuts and the digits as in SpinBox."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Judge what is typed."""
        return super().validate(plain(text), place)

    def event(self, event: QEvent) -> bool:
        """Handle an event, unless it is a shortcut of the window."""
        return redo(self.lineEdit(), event) or leave_to_window(self, event) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls around the field, unless the person works in the field."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class FieldComboBox(QComboBox):
    """A combo box that the wheel changes only while it has the focus.

    It paints its own arrow: a style sheet with a border removes the usual one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._label: QLabel | None = None
        super().__init__(parent)
        self.setProperty("look", "field")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Qt's own delegate of combo boxes knows no rules for the entries.
        self.setItemDelegate(QStyledItemDelegate(self))
        self._is_open = False
        self.view().selectionModel().currentChanged.connect(self._forget_entry)

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open the list at the chosen entry."""
        self._is_open = True
        # Where the field is narrow, the list is as wide as its entries.
        widest = self.view().sizeHintForColumn(self.modelColumn()) + _BESIDE_ENTRIES
        self.view().setMinimumWidth(min(widest, room_on(self.screen()).width()))
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), self.modelColumn()))
        super().showPopup()

    def hidePopup(self) -> None:  # noqa: N802 - Qt's name
        """Close the list."""
        super().hidePopup()
        self._is_open = False
        # Qt chooses the current entry after this.
        QTimer.singleShot(0, self, self._forget_entry)

    def _forget_entry(self) -> None:
        """Have no current entry in a closed list: assistive tools would take it for what has the focus."""
        if not self._is_open:
            self.view().selectionModel().clearCurrentIndex()

    def name_without_label(self, name: str) -> None:
        """Name a field beside which no label is seen.

        On Linux, Qt names it by its value: without a label, a screen reader would say that twice.
        """
        self.setAccessibleName(name)
        self._label = QLabel(name, self.parentWidget())
        self._label.setBuddy(self)
        self._label.hide()
        self.destroyed.connect(self._label.deleteLater)

    def event(self, event: QEvent) -> bool:
        """Keep the label beside the field, where a screen reader looks for it."""
        if event.type() is QEvent.Type.ParentChange and self._label is not None:
            self._label.setParent(self.parentWidget())
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls around the field, unless the person works in the field."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, and a chevron at its end."""
        super().paintEvent(event)
        colour, size = self.palette().text().color(), sized(ICON_SIZE)
        chevron = tinted_pixmap("chevron-down", colour, size, self.devicePixelRatioF())
        left, top = self.width() - _CHEVRON_MARGIN - size, (self.height() - size) // 2
        place = QRect(left, top, size, size)
        QPainter(self).drawPixmap(QStyle.visualRect(self.layoutDirection(), self.rect(), place), chevron)


def draw_box(painter: QPainter, box: QRectF, tick: QBrush | QColor, *, is_checked: bool) -> None:
    """Draw the box of a check box with the painter's pen and brush, and its ``tick`` if it is checked."""
    painter.drawRoundedRect(box, _ROUNDING, _ROUNDING)
    if is_checked:
        pen = QPen(tick, _TICK_WIDTH)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(
            [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
        )


class CheckBox(QCheckBox):
    """A check box that looks like the fields beside it: the usual style hides its edge on a dark window."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the text as Qt does, and our own box."""
        painter = QPainter(self)
        box = _begin_box(
            painter,
            self,
            QStyle.ControlElement.CE_CheckBoxLabel,
            QStyle.SubElement.SE_CheckBoxContents,
            QStyle.SubElement.SE_CheckBoxIndicator,
        )
        draw_box(painter, box, QApplication.palette(self).highlightedText(), is_checked=self.isChecked())


class RadioButton(QRadioButton):
    """A radio button that looks like the fields beside it, as CheckBox does."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the text as Qt does, and our own circle."""
        painter = QPainter(self)
        circle = _begin_box(
            painter,
            self,
            QStyle.ControlElement.CE_RadioButtonLabel,
            QStyle.SubElement.SE_RadioButtonContents,
            QStyle.SubElement.SE_RadioButtonIndicator,
        )
        painter.drawEllipse(circle)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QApplication.palette(self).highlightedText())
            painter.drawEllipse(circle.center(), _DOT / 2 * circle.width(), _DOT / 2 * circle.height())


def redo(edit: QLineEdit | QPlainTextEdit, event: QEvent) -> bool:
    """Redo in ``edit`` and return True if ``event`` is one of the keys for it.

    The window undoes and redoes steps of its own with the same keys.
    """
    if not isinstance(event, QKeyEvent) or QKeySequence(event.keyCombination()) not in _REDO:
        return False
    if event.type() is QEvent.Type.KeyPress:
        edit.redo()
    event.accept()
    return True


def leave_to_window(field: QWidget, event: QEvent) -> bool:
    """Ignore ``event`` and return True if it claims a shortcut of the field's window as a key of the field.

    Copying, pasting, undoing and selecting everything stay with the field.
    """
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if any(event.matches(key) for key in _KEYS_OF_A_FIELD):
        return False
    keys = QKeySequence(event.keyCombination())
    if not any(action.isEnabled() and keys in action.shortcuts() for action in field.window().actions()):
        return False
    event.ignore()
    return True


def has_own_menu_open(field: QWidget) -> bool:
    """Tell whether the menu of a field is what took the focus: the person goes on in the field then."""
    popup = QApplication.activePopupWidget()
    owner = popup.parentWidget() if popup is not None else None
    return owner is not None and (owner is field or field.isAncestorOf(owner))


def _begin_box(
    painter: QPainter,
    button: CheckBox | RadioButton,
    label: QStyle.ControlElement,
    contents: QStyle.SubElement,
    indicator: QStyle.SubElement,
) -> QRectF:
    """Paint the text of a button, set the colours of its box, and return where the box goes."""
    option = QStyleOptionButton()
    button.initStyleOption(option)
    # Not the button's own: the style sheet gives it one colour for every state.
    style, palette = button.style(), QApplication.palette(button)
    palette.setCurrentColorGroup(
        QPalette.ColorGroup.Normal if button.isEnabled() else QPalette.ColorGroup.Disabled
    )
    place = style.subElementRect(indicator, option, button)
    option.rect = style.subElementRect(contents, option, button)
    style.drawControl(label, option, painter, button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    is_on, has_focus = button.isChecked(), button.hasFocus()
    edge = palette.highlight() if is_on or has_focus else palette.dark()
    if not button.isEnabled():
        edge = palette.text()
    painter.setBrush(edge if is_on else palette.base())
    ring = _RING if has_focus else _EDGE
    # On the accent, a ring in the accent could not be seen.
    painter.setPen(QPen(palette.text() if is_on and has_focus else edge, ring))
    return QRectF(place).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
