"""The file of an import: where it is, how it was read, and other ways to read it."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from menagerie.deliveries.delivery import Delivery, FileFormat, Reading
from menagerie.deliveries.encoding import ENCODINGS
from menagerie.ui.importing.preview.wording import delimiter_choice, header_choice, read_as
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.fields import FieldComboBox, LineEdit
from menagerie.ui.widgets.files import file_in, files_in, named_file
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import ElidedLabel, plain_label
from menagerie.ui.widgets.overlays import Popover
from menagerie.ui.words.messages import encoding_choice

_DELIMITERS = (",", ";", "\t", "|")
_ENCODINGS = ("utf-8", "utf-16", *ENCODINGS)
# Titles further down are rare; where they were found in one, it is offered too.
_HEADER_ROWS = range(1, 9)
_DELIMITED = {FileFormat.CSV, FileFormat.TSV}
_EDGE = 16
_COMBO_WIDTH = 200


class SourceRow(QWidget):
    """Shows the file and how it was read.

    Signals: ``path_requested(object)`` with a Path. The buttons are ``browse`` and ``paste``.
    """

    path_requested = Signal(object)

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__()
        self.path = _PathEdit()
        self.path.setObjectName("importFileEdit")
        self.path.setProperty("look", "field")
        self.path.setAccessibleName(self.tr("File to import"))
        # A file that is dropped here is read, as elsewhere in the window.
        self.path.setAcceptDrops(False)
        self._invite()
        self.browse = named_button("importBrowseButton", self.tr("Browse…"))
        self.paste = named_button("importPasteButton", self.tr("Paste rows"))
        self.paste.setToolTip(self.tr("Take the rows that were copied in a spreadsheet (Ctrl+V)"))
        self.earlier = named_button("importEarlierButton", self.tr("Earlier imports"))
        self.earlier.hide()
        self.read_as = ElidedLabel(look="muted")
        self.read_as.setObjectName("importReadAs")
        self.change = named_button("importReadingButton", self.tr("Change…"), look="inline")
        self.change.setAccessibleName(self.tr("Change how the file is read"))
        self.reading = ReadingPopover(theme, self.change, window)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.path, 1)
        row.addWidget(self.browse)
        row.addWidget(self.paste)
        row.addWidget(self.earlier)
        self._line = QWidget()
        line = QHBoxLayout(self._line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.read_as, 1)
        line.addWidget(self.change)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._line)
        self._line.hide()
        self.path.returnPressed.connect(self._enter)
        self.change.clicked.connect(self.reading.toggle)

    def show_delivery(self, delivery: Delivery | None, wanted: Reading) -> None:
        """Show a delivery and how it was read; ``wanted`` is what the person chose of that."""
        self._line.setVisible(delivery is not None)
        if delivery is None:
            self.path.clear()
            self._invite()
            return
        self.path.setText("" if delivery.path is None else str(delivery.path))
        self.path.setPlaceholderText(
            self.tr("Pasted rows") if delivery.path is None else self.tr("Choose a file")
        )
        self.read_as.setText(read_as(delivery))
        self.change.setVisible(self.reading.offer(delivery, wanted))

    def _invite(self) -> None:
        self.path.setPlaceholderText(self.tr("Choose a file, drop one here, or paste rows"))

    def _enter(self) -> None:
        if text := self.path.text().strip():
            self.path_requested.emit(named_file(text))


class ReadingPopover(Popover):
    """Changes how a delivery is read. What the person has not chosen is found out again.

    Signals: ``reading_requested(object)`` with a Reading.
    """

    reading_requested = Signal(object)

    def __init__(self, theme: Theme, anchor: QWidget, window: QWidget) -> None:
        super().__init__(theme, anchor, window)
        self.setObjectName("importReading")
        self.setAccessibleName(self.tr("How the file is read"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._wanted = Reading()
        self._grid = QGridLayout(self.card)
        self._grid.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        self._grid.setHorizontalSpacing(_EDGE)
        self._grid.setVerticalSpacing(8)
        self.sheet = self._add("importSheet", self.tr("Sheet"))
        self.header = self._add("importHeaderRow", self.tr("Titles"))
        self.delimiter = self._add("importDelimiter", self.tr("Between cells"))
        self.encoding = self._add("importEncoding", self.tr("Characters"))
        self.sheet.activated.connect(
            lambda: self._want(replace(self._wanted, sheet=self.sheet.currentData(), header_row=None))
        )
        self.header.activated.connect(
            lambda: self._want(replace(self._wanted, header_row=self.header.currentData()))
        )
        self.delimiter.activated.connect(
            lambda: self._want(replace(self._wanted, delimiter=self.delimiter.currentData()))
        )
        self.encoding.activated.connect(
            lambda: self._want(replace(self._wanted, encoding=self.encoding.currentData()))
        )

    def offer(self, delivery: Delivery, wanted: Reading) -> bool:
        """Offer what can be chosen for a delivery. Return whether there is anything."""
        self.dismiss()
        self._wanted, found = wanted, delivery.reading
        is_text = delivery.format in _DELIMITED
        is_decoded = delivery.path is not None and found.encoding is not None
        rows = () if found.header_row is None else (0, *_HEADER_ROWS)
        offers = [
            _fill(self.sheet, found.sheet, {name: in_one_line(name) for name in delivery.sheets}, least=2),
            _fill(self.header, found.header_row, {row: header_choice(row) for row in rows}),
            _fill(
                self.delimiter,
                found.delimiter,
                {one: delimiter_choice(one) for one in _DELIMITERS if is_text},
            ),
            _fill(
                self.encoding, found.encoding, {one: encoding_choice(one) for one in _ENCODINGS if is_decoded}
            ),
        ]
        for field, is_offered in zip(self._fields(), offers, strict=True):
            for part in field:
                part.setVisible(is_offered)
        return any(offers)

    def _fields(self) -> list[tuple[QWidget, QWidget]]:
        choices = (self.sheet, self.header, self.delimiter, self.encoding)
        return [(self._captions[index], choice) for index, choice in enumerate(choices)]

    def _add(self, name: str, caption: str) -> FieldComboBox:
        choice = FieldComboBox()
        choice.setObjectName(name)
        choice.setAccessibleName(caption)
        choice.setMinimumWidth(_COMBO_WIDTH)
        label = plain_label(caption, look="muted")
        label.setBuddy(choice)
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(choice, row, 1)
        self._captions = [*getattr(self, "_captions", []), label]
        return choice

    def _want(self, reading: Reading) -> None:
        # Another reading offers other choices: they must not change under the pointer.
        self.dismiss()
        self.reading_requested.emit(reading)


def _fill(choice: FieldComboBox, chosen: object, items: dict[object, str], *, least: int = 1) -> bool:
    """Put ``items`` into a combo box, and ``chosen`` if it is none of them. Return whether it is of use."""
    choice.clear()
    for value, text in items.items():
        choice.addItem(text, value)
    if not items or choice.count() < least:
        return False
    if chosen is not None and choice.findData(chosen) < 0:
        text = header_choice(chosen) if isinstance(chosen, int) else encoding_choice(str(chosen))
        choice.addItem(text, chosen)
    choice.setCurrentIndex(choice.findData(chosen))
    return True


class _PathEdit(LineEdit):
    """A field for a path. A file or several rows that are pasted into it are the delivery itself.

    Signals: ``rows_pasted``.
    """

    rows_pasted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste) and (copied_file() or holds_rows()):
            self.rows_pasted.emit()
        else:
            super().keyPressEvent(event)


def holds_rows() -> bool:
    """Tell whether the clipboard holds several rows, such as those that were copied in a spreadsheet."""
    data = QGuiApplication.clipboard().mimeData()
    text = data.text().strip()
    return ("\n" in text or "\t" in text) and not files_in(data)


def copied_file() -> Path | None:
    """Return the file on the clipboard, as a file manager copies one; None for none and for several."""
    return file_in(QGuiApplication.clipboard().mimeData())
