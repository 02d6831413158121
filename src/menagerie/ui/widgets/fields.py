"""Fields that are safe with the wheel, leave the window its shortcuts and can be seen in dark colours."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QDragEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.text import plain
from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.theme import ICON_SIZE, SCROLL_BAR, Theme, sized
from menagerie.ui.widgets.labels import announce

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
_BETWEEN_SEGMENTS = 2
_AROUND_SEGMENTS = 3
_CLEAR_BUTTON = 24
_BUTTON_FROM_EDGE = 6
_GLASS_FROM_EDGE = 10
_ROOM_FOR_GLASS = 24
_FROM_FIELD = 4
_MOST_ROWS = 6
_MOST_STANDING = 4
_CHOICE: int = Qt.ItemDataRole.UserRole


class LineEdit(QLineEdit):
    """A line edit that leaves the window its shortcuts: on Linux, Qt's takes Ctrl+E for "end of line".

    It leaves dropped files to the window too: Qt's would take the address of the file for text.
    """

    def event(self, event: QEvent) -> bool:
        return redo(self, event) or leave_to_window(self, event) or super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
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

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return super().validate(plain(text), position)

    def event(self, event: QEvent) -> bool:
        return redo(self.lineEdit(), event) or leave_to_window(self, event) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class DecimalSpinBox(QDoubleSpinBox):
    """A spin box for numbers with decimals, with the wheel, the shortcuts and the digits as in SpinBox."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return super().validate(plain(text), position)

    def event(self, event: QEvent) -> bool:
        return redo(self.lineEdit(), event) or leave_to_window(self, event) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
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
        self._is_open = True
        # Where the field is narrow, the list is as wide as its entries.
        widest = self.view().sizeHintForColumn(self.modelColumn()) + _BESIDE_ENTRIES
        self.view().setMinimumWidth(min(widest, self.screen().availableSize().width()))
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), self.modelColumn()))
        super().showPopup()

    def hidePopup(self) -> None:  # noqa: N802 - Qt's name
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
        if event.type() is QEvent.Type.ParentChange and self._label is not None:
            self._label.setParent(self.parentWidget())
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colour, size = self.palette().text().color(), sized(ICON_SIZE)
        chevron = tinted_pixmap("chevron-down", colour, size, self.devicePixelRatioF())
        left, top = self.width() - _CHEVRON_MARGIN - size, (self.height() - size) // 2
        rect = QRect(left, top, size, size)
        QPainter(self).drawPixmap(QStyle.visualRect(self.layoutDirection(), self.rect(), rect), chevron)


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
        # Paint the text as Qt does, and our own box.
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
        # Paint the text as Qt does, and our own circle.
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
    rect = style.subElementRect(indicator, option, button)
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
    return QRectF(rect).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)


class SegmentedControl(QFrame):
    """Signals: ``chosen(object)`` with the segment's value when the person picks another one."""

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        """Make an empty control; ``name`` is its accessible name."""
        super().__init__()
        self.setProperty("look", "segmented")
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._values: list[object] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_AROUND_SEGMENTS, _AROUND_SEGMENTS, _AROUND_SEGMENTS, _AROUND_SEGMENTS)
        self._row.setSpacing(_BETWEEN_SEGMENTS)
        self._group.idToggled.connect(self._toggled)

    def add(self, text: str, value: object, object_name: str, tip: str = "") -> QPushButton:
        """Append a segment; the first one is chosen at first."""
        button = QPushButton(text)
        button.setObjectName(object_name)
        button.setProperty("look", "segment")
        button.setCheckable(True)
        # Qt presents such a button to assistive tools as a radio button; the group makes it exclusive.
        button.setAutoExclusive(True)
        # In a dialog, Enter presses the dialog's own button; Space and the arrow keys choose a segment.
        button.setAutoDefault(False)
        button.setChecked(not self._values)
        button.setToolTip(tip)
        button.setAccessibleName(text)
        self._group.addButton(button, len(self._values))
        self._values.append(value)
        self._row.addWidget(button)
        _stop_at(button, stops=button.isChecked())
        return button

    @property
    def value(self) -> object:
        """The chosen segment's value."""
        return self._values[self._group.checkedId()]

    def choose(self, value: object) -> None:
        """Choose a segment as a person would."""
        self._group.button(self._values.index(value)).setChecked(True)

    def buttons(self) -> list[QPushButton]:
        """Return the segments, in order."""
        return self.findChildren(QPushButton)

    def _toggled(self, identifier: int, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        if checked:
            for button in self.buttons():
                _stop_at(button, stops=button.isChecked())
            self.chosen.emit(self._values[identifier])


def _stop_at(button: QPushButton, *, stops: bool) -> None:
    """Let Tab stop at this segment or not. Qt does so only once a segment has had the focus."""
    policy, tab = button.focusPolicy(), Qt.FocusPolicy.TabFocus
    button.setFocusPolicy(policy | tab if stops else policy & ~tab)


class SearchEdit(LineEdit):
    """Has a magnifying glass at its start and, while there is text, a button to clear it at its end.

    Qt's own button has no name for assistive tools, and its icon is black on a dark field. The glass is
    painted: as an action of the field it would be a button without a name.

    Signals: ``focus_left`` when Escape is pressed and there is nothing to clear; ``down`` when Down is.
    """

    focus_left = Signal()
    down = Signal()

    def __init__(self, theme: Theme, name: str, clear_name: str) -> None:
        """Make an empty field; ``name`` and ``clear_name`` are the object names of field and button."""
        super().__init__()
        self.setObjectName(name)
        self.setProperty("look", "field")
        # Without one, Qt describes the field by its placeholder, which is its name already.
        self.setAccessibleDescription(self.tr("Clear search (Escape)"))
        self._theme = theme
        self.clear_button = QPushButton(self)
        self.clear_button.setObjectName(clear_name)
        self.clear_button.setProperty("look", "in-field")
        self.clear_button.setAccessibleName(self.tr("Clear search"))
        self.clear_button.setToolTip(self.tr("Clear search (Escape)"))
        # The tool tip would repeat the name.
        self.clear_button.setAccessibleDescription(self.tr("Escape"))
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.hide()
        self.clear_button.clicked.connect(self.clear)
        self.textChanged.connect(lambda _text: self._show_button())
        theme.changed.connect(self._tint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            # What is around it may want to close.
            event.ignore()
            self.focus_left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = sized(ICON_SIZE)
        glass = tinted_pixmap("search", self._theme.colour("muted"), size, self.devicePixelRatioF())
        rect = QRect(_GLASS_FROM_EDGE, (self.height() - size) // 2, size, size)
        QPainter(self).drawPixmap(QStyle.visualRect(self.layoutDirection(), self.rect(), rect), glass)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._place_button()

    def _show_button(self) -> None:
        if self.clear_button.isHidden() == bool(self.text()):
            # Not before: the first picture has no button.
            self._tint()
            self.clear_button.setVisible(bool(self.text()))
            self._place_button()

    def _place_button(self) -> None:
        button = sized(_CLEAR_BUTTON)
        left, top = self.width() - _BUTTON_FROM_EDGE - button, (self.height() - button) // 2
        direction = self.layoutDirection()
        rect = QRect(left, top, button, button)
        self.clear_button.setGeometry(QStyle.visualRect(direction, self.rect(), rect))
        first, last = sized(_ROOM_FOR_GLASS), 0 if self.clear_button.isHidden() else button
        # Margins are not mirrored.
        mirrored = direction is Qt.LayoutDirection.RightToLeft
        self.setTextMargins(last if mirrored else first, 0, first if mirrored else last, 0)

    def _tint(self) -> None:
        self.clear_button.setIcon(tinted_icon("close", self._theme.colour("muted")))


class ChoicesEdit(LineEdit):
    """Offers choices in a list below the field, which is part of the window and lies over what is there.

    Assistive tools do not see the popup of Qt's completer. Up and Down move in the list; Enter, Tab or a
    click chooses, Escape closes it.
    """

    def __init__(self, list_name: str) -> None:
        super().__init__()
        self._list_name = list_name
        self._list: QListWidget | None = None
        self._is_embedded = False

    def keep_list_in(self, column: QVBoxLayout) -> None:
        """Let the list stand at the end of ``column``, as it is now, so that it covers nothing."""
        self._is_embedded = True
        self.make_list()
        if self._list is not None:
            column.addWidget(self._list)

    @property
    def is_choosing(self) -> bool:
        """Whether the list is open."""
        return self._list is not None and self._list.isVisible()

    def close_list(self) -> None:
        """Close the list; what is typed stays."""
        if self._list is not None:
            self._list.hide()

    def make_list(self) -> None:
        """Make the list now, so that the first letter typed need not wait for it."""
        self._list = self._list or self._new_list()

    def list_label(self) -> str:
        """Return the accessible name of the list."""
        raise NotImplementedError

    def offer_choices(self) -> None:
        """Offer what Down opens while the list is closed."""
        raise NotImplementedError

    def take(self, choice: str) -> None:
        """Put a choice into the field."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps and self.is_choosing:
            self._move(steps[key])
        elif key is Qt.Key.Key_Down:
            self.offer_choices()
        elif key is Qt.Key.Key_Escape and self.is_choosing:
            self.close_list()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._current is not None:
            self._choose(self._current)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        # Take the current choice before Tab goes on.
        if forward and self._current is not None:
            self._choose(self._current)
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        application = QApplication.instance()
        by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
        if application is not None and self._is_embedded and by_mouse and self.is_choosing:
            # Closed at once, it would move what is being clicked away from under the pointer.
            application.installEventFilter(self)
        else:
            self.close_list()
        super().focusOutEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        application = QApplication.instance()
        if application is not None and event.type() is QEvent.Type.MouseButtonRelease:
            application.removeEventFilter(self)
            QTimer.singleShot(0, self, self.close_list)
        return False

    def show_choices(self, choices: Iterable[tuple[str, str]], row: int) -> None:
        """Open the list with these texts, each with its choice; ``row`` is the current one, -1 for none."""
        self.make_list()
        opened = self._list
        if opened is None:
            return
        opened.clear()
        for text, choice in choices:
            QListWidgetItem(text, opened).setData(_CHOICE, choice)
        # Its frame can be measured only once it is shown.
        opened.show()
        opened.raise_()
        self._place(opened)
        opened.scrollToTop()
        opened.setCurrentRow(row)
        self._announce()

    @property
    def _current(self) -> QListWidgetItem | None:
        return self._list.currentItem() if self._list is not None and self.is_choosing else None

    def _new_list(self) -> QListWidget:
        choices = QListWidget(self.window())
        choices.setObjectName(self._list_name)
        choices.setAccessibleName(self.list_label())
        choices.setProperty("look", "choices")
        # The keys go to the field all the time.
        choices.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        choices.setUniformItemSizes(True)
        choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What stands at the end of a long text stays in sight.
        choices.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        choices.itemClicked.connect(self._choose)
        choices.hide()
        choices.ensurePolished()
        return choices

    def _place(self, choices: QListWidget) -> None:
        if self._is_embedded:
            rows = min(choices.count(), _MOST_STANDING)
            choices.setFixedHeight(rows * choices.sizeHintForRow(0) + 2 * choices.frameWidth())
            return
        window: QWidget = self.window()
        point = self.mapTo(window, QPoint(0, self.height() + _FROM_FIELD))
        row, frame = choices.sizeHintForRow(0), choices.height() - choices.viewport().height()
        room = window.height() - point.y() - _FROM_FIELD - frame
        rows = min(choices.count(), _MOST_ROWS, max(1, room // row))
        choices.setGeometry(point.x(), point.y(), self.width(), rows * row + frame)

    def _move(self, step: int) -> None:
        choices = self._list
        if choices is not None:
            first = 0 if step > 0 else choices.count() - 1
            row = choices.currentRow()
            choices.setCurrentRow(first if row < 0 else (row + step) % choices.count())
            self._announce()

    def _announce(self) -> None:
        # The focus stays in the field, so nothing else tells which one is current.
        current = self._current
        if current is not None:
            announce(self, current.text())

    def _choose(self, item: QListWidgetItem) -> None:
        self.close_list()
        self.take(str(item.data(_CHOICE)))
        self.setFocus()
