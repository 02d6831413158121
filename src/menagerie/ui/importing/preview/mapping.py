"""Which column of a delivery gives which field."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.animal import PetStatus
from menagerie.ui.importing.preview.wording import field_title
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number, status_word
from menagerie.ui.widgets.fields import FieldComboBox, LineEdit
from menagerie.ui.widgets.labels import plain_label
from menagerie.workflows.importing.choices import Choices, Field
from menagerie.workflows.importing.mapping import ColumnFacts

_LONGEST_TITLE, _LONGEST_SAMPLE = 40, 18
_WIDEST_LIST = 460
# Choices that are seen without scrolling, where the screen has room.
_MOST_VISIBLE = 24
_SEPARATOR_HEIGHT = 9
_TYPING_PAUSE_MS = 400
_FIXED = "fixed"
_NOTHING = "nothing"
_Index = QModelIndex | QPersistentModelIndex
_DESCRIPTION = Qt.ItemDataRole.UserRole + 1


class MappingRow(QWidget):
    """Signals: ``columns_requested(object, object)`` with columns and fixed texts of Choices, by Field."""

    columns_requested = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.fields = {field: FieldChoice(field) for field in Field}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        for choice in self.fields.values():
            row.addWidget(choice, 1)
            choice.chosen.connect(self._tell)

    def show_choices(self, facts: Sequence[ColumnFacts], choices: Choices) -> None:
        """Show the columns of a delivery, and which of them give the fields."""
        for field, choice in self.fields.items():
            choice.show_columns(facts, choices.columns.get(field), choices.fixed.get(field))

    def _tell(self) -> None:
        fixed = {field: text for field, choice in self.fields.items() if (text := choice.fixed_text)}
        columns = {field: choice.column for field, choice in self.fields.items()}
        self.columns_requested.emit(columns, fixed)


class FieldChoice(QWidget):
    """Chooses the column of one field, or the same text for all rows.

    Signals: ``chosen`` when the person chose something else.
    """

    chosen = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        title = field_title(field)
        name = field.value.capitalize()
        self._field = field
        self.combo = _ColumnBox()
        self.combo.setObjectName(f"import{name}Column")
        self.combo.setAccessibleName(self.tr("Column for {field}").format(field=title))
        self.combo.setSizeAdjustPolicy(FieldComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(8)
        self.combo.setMaxVisibleItems(_MOST_VISIBLE)
        self.combo.setItemDelegate(_ColumnDelegate(self.combo))
        self.combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fixed = LineEdit()
        self.fixed.setObjectName(f"import{name}Fixed")
        self.fixed.setProperty("look", "field")
        self.fixed.setAccessibleName(self.tr("{field} of every row").format(field=title))
        self.fixed.setPlaceholderText(self.tr("Number or name") if field is Field.CATEGORY else title)
        self.fixed.hide()
        caption = plain_label(title, look="muted")
        caption.setBuddy(self.combo)
        inputs = QHBoxLayout()
        inputs.setSpacing(8)
        inputs.addWidget(self.combo, 3)
        inputs.addWidget(self.fixed, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(caption)
        column.addLayout(inputs)
        # Each letter would check every row again.
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._take_typed)
        self.fixed.textEdited.connect(lambda _text: self._pause.start())
        self.fixed.editingFinished.connect(self._finish)
        self.combo.activated.connect(self._choose)
        self.combo.entered.connect(self._begin_fixed)

    @property
    def column(self) -> int | None:
        """The index of the chosen column; None if no column gives the field."""
        data = self.combo.currentData()
        return data if isinstance(data, int) else None

    @property
    def fixed_text(self) -> str:
        """The text for every row; empty if a column gives the field, or nothing does."""
        data = self.combo.currentData()
        if data == _FIXED:
            return self.fixed.text().strip()
        return data.removeprefix(_FIXED) if isinstance(data, str) and data != _NOTHING else ""

    def show_columns(self, facts: Sequence[ColumnFacts], column: int | None, fixed: str | None) -> None:
        """Offer the columns, and show what is chosen."""
        # What is being typed was for what is shown no more.
        self._pause.stop()
        self.combo.clear()
        for index, one in enumerate(facts):
            self._add(in_one_line(one.title, _LONGEST_TITLE), index, _described(one))
        if facts:
            self.combo.insertSeparator(self.combo.count())
        if self._field is Field.STATUS:
            self._add(self.tr("Not set"), _NOTHING)
            for status in PetStatus:
                self._add(self.tr("All: {status}").format(status=status_word(status)), _FIXED + status.value)
        else:
            self._add(self.tr("Choose a column"), _NOTHING)
            self._add(self.tr("The same for all rows"), _FIXED)
        self.combo.view().setMinimumWidth(min(_WIDEST_LIST, self._widest()))
        data: object = column
        if column is None:
            data = _NOTHING
            if fixed:
                data = _FIXED + fixed if self._field is Field.STATUS else _FIXED
        self.combo.setCurrentIndex(max(0, self.combo.findData(data)))
        if fixed and column is None and self._field is not Field.STATUS:
            if self.fixed.text().strip() != fixed:
                self.fixed.setText(fixed)
        else:
            self.fixed.clear()
        self.fixed.setVisible(self.combo.currentData() == _FIXED)

    def _add(self, text: str, data: object, description: str = "") -> None:
        self.combo.addItem(text, data)
        index = self.combo.count() - 1
        self.combo.setItemData(index, description or text, _DESCRIPTION)
        self.combo.setItemData(index, description or text, Qt.ItemDataRole.AccessibleTextRole)

    def _widest(self) -> int:
        metrics = self.combo.fontMetrics()
        texts = (str(self.combo.itemData(index, _DESCRIPTION) or "") for index in range(self.combo.count()))
        return max(map(metrics.horizontalAdvance, texts), default=0) + 48

    def _finish(self) -> None:
        """Take what was typed at once: the person goes on to something else."""
        if self._pause.isActive():
            self._take_typed()

    def _take_typed(self) -> None:
        self._pause.stop()
        self.chosen.emit()

    def _choose(self) -> None:
        self.fixed.setVisible(self.combo.currentData() == _FIXED)
        if not self.combo.steps and not self.fixed.text():
            self._begin_fixed()
        self.chosen.emit()

    def _begin_fixed(self) -> None:
        """Go on to what is the same for all rows, if that is chosen."""
        if self.combo.currentData() == _FIXED:
            self.fixed.setFocus()


class _ColumnBox(FieldComboBox):
    """Tells a choice from a step over it with an arrow key or the wheel, for which Qt has one signal.

    Signals: ``entered`` when the person confirms with Enter what the closed field shows.
    """

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        # While a key or the wheel goes through the choices.
        self.steps = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
            return
        self.steps = True
        super().keyPressEvent(event)
        self.steps = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.steps = True
        super().wheelEvent(event)
        self.steps = False


class _ColumnDelegate(QStyledItemDelegate):
    """Shows in the list what a column holds; the closed field shows its title alone."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        super().initStyleOption(option, index)
        if _is_separator(index):
            return
        option.text = str(index.data(_DESCRIPTION) or option.text)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), _SEPARATOR_HEIGHT if _is_separator(index) else max(size.height(), 28))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        # Draw a line where Qt's own delegate would.
        if not _is_separator(index):
            super().paint(painter, option, index)
            return
        middle = option.rect.center().y()
        painter.fillRect(option.rect.left(), middle, option.rect.width(), 1, option.palette.mid())


def _is_separator(index: _Index) -> bool:
    return bool(index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "separator")


def _described(facts: ColumnFacts) -> str:
    """Return a column with some of its cells: ``Tier – Rex, Luna, Minka – 98 % filled``."""
    parts = [isolated(in_one_line(facts.title, _LONGEST_TITLE))]
    if facts.samples:
        parts.append(listed(isolated(in_one_line(one, _LONGEST_SAMPLE)) for one in facts.samples))
    parts.append(translate("importing", "{n} % filled").format(n=number(round(100 * facts.filled))))
    return " – ".join(parts)


def with_meaning(choices: Choices, field: Field, key: str, meaning: str | int | None) -> Choices:
    """Return ``choices`` with what a word means."""
    if field is Field.STATUS:
        status = None if meaning is None else PetStatus(str(meaning))
        return replace(choices, statuses={**choices.statuses, key: status})
    if meaning is None:
        return choices
    return replace(choices, categories={**choices.categories, key: int(meaning)})
