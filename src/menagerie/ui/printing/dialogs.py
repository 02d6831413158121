"""The dialogs with a preview: choices beside a page that can be turned, for a list and for labels."""

import itertools
from collections.abc import Callable

import msgspec
from msgspec.structs import asdict, replace
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPageSize, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.errors import MenagerieError
from menagerie.settings.preferences import (
    LONGEST,
    MOST_COPIES,
    MOST_IN_A_ROW,
    QR_CODE,
    LabelChoice,
    LabelSheet,
)
from menagerie.ui.look.theme import scaled_font
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import column_title, number
from menagerie.ui.printing.label_document import LABEL_COLUMNS, OWN, SHEETS, chosen_sheet, usual_sheet
from menagerie.ui.printing.pages import Paper, usual_paper
from menagerie.ui.widgets.fields import (
    CheckBox,
    DecimalSpinBox,
    FieldComboBox,
    RadioButton,
    SegmentedControl,
    SpinBox,
)
from menagerie.ui.widgets.form import FormDialog, named_button, pass_focus, room_on, set_look
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.words.messages import sentence_of

# The preview's height on a large screen and on a small one, and its width as a share of its height.
_HEIGHT, _LEAST_HEIGHT, _SHARE = 470, 250, 0.74
# What else of the dialog is above and below the preview.
_AROUND = 250
_CHOICES_WIDTH = 270
_BETWEEN = 28
_EDGE = 8
_RING = 2.0
_ARROW_FACTOR = 1.6
_TURNS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
}
_NAMES = {QPageSize.PageSizeId.A4: "A4", QPageSize.PageSizeId.Letter: "Letter"}
_BEFORE_NUMBER = 8


class PagePreview(QWidget):
    """Shows a page. ``wanted`` is the one that was turned to last, which may not be painted yet.

    Signals: ``turned(int)`` when the person wants another page; 0 is the first one.
    """

    turned = Signal(int)

    def __init__(self, height: int) -> None:
        super().__init__()
        self.setObjectName("printPreview")
        self.setFixedSize(round(_SHARE * height), height)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture: QImage | None = None
        self.page, self.pages = 0, 0
        self.wanted = 0
        self._name()

    @property
    def room(self) -> QSize:
        """The room for a page, in logical pixels."""
        return self.size() - QSize(2 * _EDGE, 2 * _EDGE)

    def show_page(self, picture: QImage, page: int, pages: int) -> None:
        """Show the picture of a page."""
        self._picture = picture
        self.page, self.pages = page, pages
        self.wanted = page
        self._name()
        self.update()

    def turn_to(self, page: int) -> None:
        """Turn to a page, or to the nearest one that there is."""
        page = max(0, min(page, self.pages - 1))
        if page != self.wanted:
            self.wanted = page
            self.turned.emit(page)

    def turn(self, pages: int) -> None:
        """Turn on by so many pages, or back."""
        self.turn_to(self.wanted + pages)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _TURNS:
            self.turn(_TURNS[key])
        elif key is Qt.Key.Key_Home:
            self.turn_to(0)
        elif key is Qt.Key.Key_End:
            self.turn_to(self.pages - 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if self._picture is None:
            return
        painter = QPainter(self)
        page = QRectF(QRectF().topLeft(), self._picture.deviceIndependentSize())
        page.moveCenter(QRectF(self.rect()).center())
        page.moveTopLeft(page.topLeft().toPoint().toPointF())
        palette = QApplication.palette(self)
        is_held = self.hasFocus()
        colour = palette.color(QPalette.ColorRole.Highlight if is_held else QPalette.ColorRole.Dark)
        width = _RING if is_held else 1.0
        # The page lies on its edge, so that nothing shows between them.
        painter.fillRect(page.adjusted(-width, -width, width, width), colour)
        painter.drawImage(page, self._picture)

    def _name(self) -> None:
        text = self.tr("Preview, page {n} of {pages}")
        if not self.pages:
            text = self.tr("Preview")
        self.setAccessibleName(text.format(n=number(self.page + 1), pages=number(self.pages)))


class PreviewDialog(FormDialog):
    """Choices, and a preview of what they lead to.

    Signals: ``changed`` when another choice was made; ``cancel_requested`` while something is printed. The
    buttons are ``confirm`` and ``pdf``.
    """

    changed = Signal()
    cancel_requested = Signal()

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(name, title, parent)
        self._is_ready = self._is_running = False
        self._choices = QWidget()
        self.choices = QVBoxLayout(self._choices)
        self.choices.setContentsMargins(0, 0, 0, 0)
        self.choices.setSpacing(6)
        height = max(_LEAST_HEIGHT, min(_HEIGHT, room_on(self.screen()).height() - _AROUND))
        self.preview = PagePreview(height)
        self.back = named_button("previousPageButton", "‹", look="ghost")
        self.on = named_button("nextPageButton", "›", look="ghost")
        arrows = scaled_font(self.font(), _ARROW_FACTOR)
        self.back.setFont(arrows)
        self.on.setFont(arrows)
        self.back.setAccessibleName(self.tr("Previous page"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.page_number = plain_label("", name="previewPage", look="muted")
        self.page_number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.message = self.add_text("", name="printMessage")
        self.cancel = named_button("printCancelButton", self.tr("Cancel"))
        self.pdf = named_button("printPdfButton", self.tr("&Save as PDF…"))
        self.confirm = named_button("printConfirmButton", self.tr("&Print…"), primary=True)
        self.add_buttons(self.cancel, self.pdf, self.confirm)
        self.cancel.clicked.connect(self.reject)
        self.back.clicked.connect(lambda: self.preview.turn(-1))
        self.on.clicked.connect(lambda: self.preview.turn(1))
        self.show_preparing()

    def open(self) -> None:
        # Open with the focus on the first choice; from the last one, Tab leads to the preview.
        parts = [part for part in self._choices.findChildren(QWidget) if self._has_focus_in_turn(part)]
        around = [*parts, self.preview, self.back, self.on, self.cancel, self.pdf, self.confirm]
        for part, following in itertools.pairwise(around):
            self.setTabOrder(part, following)
        # Of several buttons of which one is chosen, Tab stops at that one.
        next(part for part in parts if not isinstance(part, QAbstractButton) or part.isChecked()).setFocus()
        super().open()

    def caption(self, text: str, field: QWidget | None = None) -> QLabel:
        """Append a caption to the choices, and the field below it."""
        if self.choices.count():
            self.choices.addSpacing(8)
        label = plain_label(text, weight=self.font().Weight.DemiBold)
        self.choices.addWidget(label)
        if field is not None:
            label.setBuddy(field)
            self.choices.addWidget(field)
        return label

    def show_preparing(self) -> None:
        """Show that the pages are not known yet."""
        self._is_ready = False
        self._say(self.tr("Preparing the pages…"))
        self._offer()

    def show_ready(self, summary: str) -> None:
        """Show what will be printed."""
        self._is_ready = True
        self._say(summary)
        self._offer()

    def show_page(self, picture: QImage, page: int, pages: int) -> None:
        """Show a page."""
        is_turned = (page, pages) != (self.preview.page, self.preview.pages)
        self.preview.show_page(picture, page, pages)
        text = self.tr("Page {n} of {pages}").format(n=number(page + 1), pages=number(pages))
        self.page_number.setText(text)
        if is_turned:
            announce(self.preview, text)
        self._offer()

    def show_problem(self, text: str) -> None:
        """Show why nothing can be printed as chosen."""
        self._is_ready = False
        self._say(text, look="error")
        self._offer()
        announce(self.message, text)

    def show_running(self, done: int, pages: int) -> None:
        """Show how far printing is."""
        if not self._is_running:
            self._is_running = True
            # Not at the button that cancels: Enter may have been pressed twice to name the file.
            self.preview.setFocus()
            self._offer()
        text = self.tr("Page {n} of {pages}").format(n=number(done + 1), pages=number(pages))
        self._say(text)

    def show_end(self, text: str, *, look: str = "muted") -> None:
        """Show that printing has ended, without the pages."""
        self._is_running = False
        self._offer()
        self._say(text, look=look)
        self.confirm.setFocus()
        if text:
            announce(self.message, text)

    def show_error(self, error: MenagerieError) -> None:
        """Show why nothing was printed."""
        self.show_end(sentence_of(error), look="error")

    def reject(self) -> None:
        # Close the dialog; while something is printed, cancel it and stay open.
        if self._is_running:
            self.cancel_requested.emit()
        else:
            super().reject()

    def _has_focus_in_turn(self, part: QWidget) -> bool:
        # A list that opens is a window of its own, and the edit within a spin box follows its box.
        is_own = part.window() is self and not part.objectName().startswith("qt_")
        return is_own and part.focusPolicy() is not Qt.FocusPolicy.NoFocus

    def _lay_out(self) -> None:
        turning = QHBoxLayout()
        turning.addWidget(self.back)
        turning.addWidget(self.page_number, 1)
        turning.addWidget(self.on)
        page = QVBoxLayout()
        page.setSpacing(4)
        page.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        page.addLayout(turning)
        page.addStretch(1)
        around = QVBoxLayout()
        # Not a minimum of the widget, which would let it be narrower than large texts.
        around.addStrut(_CHOICES_WIDTH)
        around.addWidget(self._choices)
        around.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(_BETWEEN)
        row.addLayout(around, 1)
        row.addLayout(page)
        self.column.addLayout(row)

    def _offer(self) -> None:
        """Enable what can be done now."""
        page, pages = self.preview.page, self.preview.pages
        self._choices.setEnabled(not self._is_running)
        self.confirm.setEnabled(self._is_ready and not self._is_running)
        self.pdf.setEnabled(self.confirm.isEnabled())
        for button, can_turn in ((self.back, page > 0), (self.on, page + 1 < pages)):
            if not can_turn:
                pass_focus(button, self.preview)
            button.setEnabled(can_turn)
        self.cancel.setText(self.tr("Cancel printing") if self._is_running else self.tr("Cancel"))

    def _say(self, text: str, *, look: str = "muted") -> None:
        self.message.setText(text)
        set_look(self.message, look)


class ListDialog(PreviewDialog):
    """Chooses the paper."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__("printDialog", title, parent)
        self._direction = SegmentedControl(self.tr("Orientation"))
        self._direction.setObjectName("printOrientation")
        self._direction.add(self.tr("Portrait"), "portrait", "printPortrait")
        self._direction.add(self.tr("Landscape"), "landscape", "printLandscape")
        self._size = SegmentedControl(self.tr("Paper"))
        self._size.setObjectName("printPaper")
        for size, name in _NAMES.items():
            self._size.add(name, size, f"print{name}")
        self._size.choose(usual_paper())
        self.caption(self.tr("Orientation"), self._direction)
        self.caption(self.tr("Paper"), self._size)
        for choice in (self._direction, self._size):
            choice.chosen.connect(lambda _value: self.changed.emit())

    @property
    def paper(self) -> Paper:
        """The paper that is chosen."""
        size = self._size.value
        assert isinstance(size, QPageSize.PageSizeId)  # noqa: S101 - for mypy: the control holds any value
        return Paper.named(size, landscape=self._direction.value == "landscape")


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
        for index, (text, name) in enumerate(words):
            button = RadioButton(text)
            button.setObjectName(name)
            self._animals.addButton(button, index)
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
        for index, (key, word) in enumerate(words.items()):
            tick = CheckBox(word)
            tick.setObjectName(f"labelTick_{key}")
            tick.setChecked(key in choice.shows)
            tick.toggled.connect(lambda _on: self.changed.emit())
            grid.addWidget(tick, *divmod(index, 2))
            self.ticks[key] = tick
        self.choices.addLayout(grid)

    def _add_sheets(self, choice: LabelChoice) -> None:
        self.sheet = FieldComboBox()
        self.sheet.setObjectName("labelSheet")
        self.sheet.setAccessibleName(self.tr("Label sheet"))
        self.sheet.setSizeAdjustPolicy(FieldComboBox.SizeAdjustPolicy.AdjustToContents)
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
        for index, field in enumerate(fields):
            caption = plain_label(field.accessibleName(), weight=self.font().Weight.DemiBold, wraps=True)
            caption.setBuddy(field)
            grid.addWidget(caption, 0, index, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(field, 1, index)
            grid.setColumnStretch(index, 1)
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
        for index, (name, word) in enumerate(words.items()):
            is_count = name in {"columns", "rows"}
            object_name = f"label{name.title().replace('_', '')}"
            field = _count(MOST_IN_A_ROW, object_name, word) if is_count else _millimetres(object_name, word)
            field.setValue(known[name])
            row, column = divmod(index, 2)
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
