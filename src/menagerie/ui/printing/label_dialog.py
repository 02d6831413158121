"""The dialog that prints labels."""

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict, replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from menagerie.settings.preferences import (
    LONGEST,
    MOST_COPIES,
    MOST_IN_A_ROW,
    QR_CODE,
    LabelChoice,
    LabelSheet,
)
from menagerie.ui.look.row_wording import column_title
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import number
from menagerie.ui.printing.label_document import LABEL_COLUMNS
from menagerie.ui.printing.preview import PreviewDialog
from menagerie.ui.printing.sheets import OWN, SHEETS, chosen_sheet, usual_sheet
from menagerie.ui.widgets.fields import CheckBox, DecimalSpinBox, FieldComboBox, RadioButton, SpinBox
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.segmented import SegmentedControl

_BEFORE_NUMBER = 8


class LabelDialog(PreviewDialog):
    """Chooses animals, what a label shows, sheet, first label and copies."""

    def __init__(self, choice: LabelChoice, shown: int, selected: int, parent: QWidget) -> None:
        super().__init__("labelDialog", self.tr("Print labels"), parent)
        self._animals = QButtonGroup(self)
        if 0 < selected < shown:
            self._add_animals(shown, selected)
        self._add_ticks(choice)
        self._add_sheets(choice)
        self.first = _count(1, "labelFirst", self.tr("Start at label"))
        self.first.setToolTip(self.tr("For a sheet that is used in part. Count along the rows."))
        self.copies = _count(MOST_COPIES, "labelCopies", self.tr("Copies of each"))
        self._add_pair(self.first, self.copies)
        self._follow_sheet()
        self.first.setValue(choice.first)
        self.copies.setValue(choice.copies)
        self._animals.idToggled.connect(lambda _id, on: self.changed.emit() if on else None)
        self.sheet.currentIndexChanged.connect(lambda _index: self._sheet_changed())
        for field in (self.first, self.copies):
            field.valueChanged.connect(lambda _value: self.changed.emit())

    @property
    def wants_selected(self) -> bool:
        """Whether labels of the selected animals alone are wanted."""
        return self._animals.checkedId() == 1

    @property
    def choice(self) -> LabelChoice:
        """What is chosen."""
        sheet = str(self.sheet.currentData())
        shows = tuple(key for key, tick in self.ticks.items() if tick.isChecked())
        return LabelChoice(sheet, self.own.sheet, self.first.value(), self.copies.value(), shows)

    def _add_animals(self, shown: int, selected: int) -> None:
        self.caption(self.tr("Animals"))
        words = (
            (self.tr("What is shown ({n})").format(n=number(shown)), "labelShown"),
            (self.tr("The selection ({n})").format(n=number(selected)), "labelSelected"),
        )
        for place, (text, name) in enumerate(words):
            button = RadioButton(text)
            button.setObjectName(name)
            self._animals.addButton(button, place)
            self.choices.addWidget(button)
        # A label is most often wanted for the animal at hand.
        self._animals.button(1).setChecked(True)

    def _add_ticks(self, choice: LabelChoice) -> None:
        words = {column.key: column_title(column) for column in LABEL_COLUMNS}
        words[QR_CODE] = self.tr("QR code")
        self.caption(self.tr("On each label"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        self.ticks: dict[str, CheckBox] = {}
        for place, (key, word) in enumerate(words.items()):
            tick = CheckBox(word)
            tick.setObjectName(f"labelTick_{key}")
            tick.setChecked(key in choice.shows)
            tick.toggled.connect(lambda _on: self.changed.emit())
            grid.addWidget(tick, *divmod(place, 2))
            self.ticks[key] = tick
        self.choices.addLayout(grid)

    def _add_sheets(self, choice: LabelChoice) -> None:
        self.sheet = FieldComboBox()
        self.sheet.setObjectName("labelSheet")
        self.sheet.setAccessibleName(self.tr("Label sheet"))
        self.sheet.setMinimumContentsLength(1)
        self.sheet.setSizeAdjustPolicy(FieldComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for name, sheet in SHEETS.items():
            # The name of a label sheet of Avery, and the size of a label.
            text = self.tr("Avery {name}, {width} × {height} mm").format(
                name=name, width=_short(self, sheet.width), height=_short(self, sheet.height)
            )
            self.sheet.addItem(text, name)
        self.sheet.addItem(self.tr("Other sheet…"), OWN)
        known = self.sheet.findData(choice.sheet or usual_sheet())
        self.sheet.setCurrentIndex(known if known >= 0 else self.sheet.count() - 1)
        self.caption(self.tr("Label sheet"), self.sheet)
        self.own = OwnSheet(choice.own)
        self.own.changed_by(self._sheet_changed)
        self.choices.addWidget(self.own)

    def _add_pair(self, *fields: SpinBox) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for place, field in enumerate(fields):
            caption = plain_label(field.accessibleName(), weight=self.font().Weight.DemiBold, wraps=True)
            caption.setBuddy(field)
            grid.addWidget(caption, 0, place, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(field, 1, place)
            grid.setColumnStretch(place, 1)
        self.choices.addSpacing(8)
        self.choices.addLayout(grid)

    def _sheet_changed(self) -> None:
        self._follow_sheet()
        self.changed.emit()

    def _follow_sheet(self) -> None:
        """Offer as many labels to start at as the sheet has."""
        self.own.setVisible(self.sheet.currentData() == OWN)
        self.first.setMaximum(chosen_sheet(replace(self.choice, first=1)).count)


class OwnSheet(QWidget):
    """The measures of a sheet that is not known by name."""

    def __init__(self, sheet: LabelSheet) -> None:
        super().__init__()
        self._paper = SegmentedControl(self.tr("Paper of the labels"))
        for name in ("A4", "Letter"):
            self._paper.add(name, name, f"label{name}")
        self._paper.choose(sheet.paper)
        words = {
            "columns": self.tr("Columns"),
            "rows": self.tr("Rows"),
            "width": self.tr("Label width"),
            "height": self.tr("Label height"),
            "left": self.tr("Left margin"),
            "top": self.tr("Top margin"),
            "step_x": self.tr("Across to the next"),
            "step_y": self.tr("Down to the next"),
        }
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 6, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._paper, 0, 0, 1, 2)
        self._fields: dict[str, SpinBox | DecimalSpinBox] = {}
        known = asdict(sheet)
        field: SpinBox | DecimalSpinBox
        for place, (name, word) in enumerate(words.items()):
            is_count = name in {"columns", "rows"}
            object_name = f"label{name.title().replace('_', '')}"
            field = _count(MOST_IN_A_ROW, object_name, word) if is_count else _millimetres(object_name, word)
            field.setValue(known[name])
            row, column = divmod(place, 2)
            caption = plain_label(word, look="muted", wraps=True)
            caption.setBuddy(field)
            grid.addWidget(caption, 2 * row + 1, column, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(field, 2 * row + 2, column)
            self._fields[name] = field

    @property
    def sheet(self) -> LabelSheet:
        """The sheet with these measures."""
        measures = {name: field.value() for name, field in self._fields.items()}
        return msgspec.convert({"paper": self._paper.value, **measures}, LabelSheet)

    def changed_by(self, act: Callable[[], None]) -> None:
        """Call ``act`` when a measure was changed."""
        self._paper.chosen.connect(lambda _value: act())
        for field in self._fields.values():
            field.valueChanged.connect(lambda _value: act())


def _millimetres(name: str, word: str) -> DecimalSpinBox:
    field = DecimalSpinBox()
    field.setObjectName(name)
    field.setAccessibleName(word)
    field.setRange(0.0, LONGEST)
    field.setDecimals(2)
    field.setSingleStep(0.5)
    # The unit after a number of millimetres.
    field.setSuffix(translate("printing", " mm", "Behind a number"))
    field.lineEdit().setTextMargins(_BEFORE_NUMBER, 0, 0, 0)
    return field


def _count(most: int, name: str, word: str) -> SpinBox:
    field = SpinBox()
    field.setRange(1, most)
    field.setObjectName(name)
    field.setAccessibleName(word)
    field.lineEdit().setTextMargins(_BEFORE_NUMBER, 0, 0, 0)
    return field


def _short(widget: QWidget, millimetres: float) -> str:
    return widget.locale().toString(round(millimetres, 1), "g", 4)
