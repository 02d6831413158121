"""The header: what is shown, how old it is, and what can be done."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from menagerie.ui.look.icons import ICON_SIZE, tinted_icon
from menagerie.ui.look.theme import Theme
from menagerie.ui.outbox.button import OutboxButton
from menagerie.ui.widgets.labels import plain_label

_TITLE_FACTOR = 1.75
# Below this, the words beside the buttons would have too little room.
_ROOMY_WIDTH = 800


class Header(QWidget):
    """Signals: ``outbox_wanted``, ``refresh_wanted``, ``add_wanted``."""

    outbox_wanted = Signal()
    refresh_wanted = Signal()
    add_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        title = plain_label(self.tr("Animals"), factor=_TITLE_FACTOR, weight=QFont.Weight.Bold)
        self.age = plain_label(look="muted")
        self.age.setObjectName("resultAge")
        self.outbox = OutboxButton(theme)
        self.refresh = self._button(
            "refreshButton", self.tr("Refresh"), self.tr("Ask the service again (F5)")
        )
        self.refresh.setAccessibleDescription(self.tr("Asks the service for the animals again"))
        self.add = self._button("addAnimalButton", self.tr("Add animal"), self.tr("Add an animal (Ctrl+N)"))
        self.add.setProperty("look", "primary")
        self.more = self._button("moreButton", "", self.tr("More"))
        self.more.setAccessibleName(self.tr("More actions"))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(self.age)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(words, 1)
        for button in (self.outbox, self.refresh, self.add, self.more):
            row.addWidget(button)
        self.outbox.clicked.connect(self.outbox_wanted)
        self.refresh.clicked.connect(self.refresh_wanted)
        self.add.clicked.connect(self.add_wanted)
        theme.changed.connect(self._tint)
        self._tint()

    def show_outbox(self, waiting: int, needs_person: int) -> None:
        """Show how many adds are not finished, and how many of these need the person."""
        self.outbox.show_counts(waiting, needs_person)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room for the words in a narrow window."""
        super().resizeEvent(event)
        self.outbox.make_compact(compact=event.size().width() < _ROOMY_WIDTH)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(tip)
        button.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        return button

    def _tint(self) -> None:
        colour = self._theme.colour
        self.refresh.setIcon(tinted_icon("refresh", colour("text"), colour("disabled")))
        self.add.setIcon(tinted_icon("plus", colour("on_accent"), colour("muted")))
        self.more.setIcon(tinted_icon("more", colour("text"), colour("disabled")))
