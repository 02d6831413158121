"""The filter row: which animals the service is asked for, and which of them are shown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QLabel, QLineEdit, QSpinBox, QWidget

from menagerie.domain.animal import LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN, PetStatus
from menagerie.ui.icons import tinted_icon
from menagerie.ui.segmented import SegmentedControl
from menagerie.ui.theme import Theme
from menagerie.ui.wording import status_word

_LIMIT_WIDTH = 68
_SEARCH_WIDTH = 280


class FilterBar(QWidget):
    """Signals: ``question_changed`` when status or limit became another; ``search_changed(str)``."""

    question_changed = Signal()
    search_changed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.status = SegmentedControl(self.tr("Status filter"))
        self.status.add(self.tr("All"), None, "statusAll", "Alt+1")
        for place, status in enumerate(PetStatus, start=2):
            self.status.add(status_word(status), status, f"status{status.name.title()}", f"Alt+{place}")
        self.limit = QSpinBox()
        self.limit.setObjectName("limitSpin")
        self.limit.setRange(LIMIT_MIN, LIMIT_MAX)
        self.limit.setValue(LIMIT_DEFAULT)
        # The arrows would be lost to the style sheet, which hides them; with NoButtons the edit would shrink.
        self.limit.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.UpDownArrows)
        self.limit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.limit.setFixedWidth(_LIMIT_WIDTH)
        self.limit.setAccessibleName(self.tr("Show up to"))
        self.limit.setAccessibleDescription(self.tr("How many animals to ask for, 1 to 100"))
        self.limit.setToolTip(self.tr("How many animals to ask for, 1 to 100"))
        caption = QLabel(self.tr("Show up to"))
        caption.setProperty("look", "muted")
        caption.setBuddy(self.limit)
        self.search = QLineEdit()
        self.search.setObjectName("searchEdit")
        self.search.setProperty("look", "field")
        self.search.setPlaceholderText(self.tr("Search these animals"))
        self.search.setAccessibleName(self.tr("Search these animals"))
        self.search.setAccessibleDescription(
            self.tr("Searches the rows on screen, without asking the service")
        )
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(_SEARCH_WIDTH)
        self._glass = QAction(self)
        self.search.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.status)
        row.addSpacing(2)
        row.addWidget(caption)
        row.addWidget(self.limit)
        row.addStretch(1)
        row.addWidget(self.search, 2)
        self.status.chosen.connect(lambda _value: self.question_changed.emit())
        self.limit.valueChanged.connect(lambda _value: self.question_changed.emit())
        self.search.textChanged.connect(self.search_changed)
        theme.changed.connect(self._tint)
        self._tint()

    @property
    def chosen_status(self) -> PetStatus | None:
        """The status to ask for; None for all."""
        value = self.status.value
        return value if isinstance(value, PetStatus) else None

    def show_question(self, status: PetStatus | None, limit: int) -> None:
        """Set status and limit without asking the service."""
        self.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.status.choose(status)
        self.limit.setValue(limit)
        self.blockSignals(False)  # noqa: FBT003 - Qt's signature

    def _tint(self) -> None:
        self._glass.setIcon(tinted_icon("search", self._theme.colour("muted")))
