"""The header: what is shown, how old it is, and what can be done."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from menagerie.ui.look.icons import ICON_SIZE, tinted_icon
from menagerie.ui.look.theme import Theme
from menagerie.ui.outbox.button import OutboxButton
from menagerie.ui.widgets.labels import ElidedLabel, plain_label
from menagerie.ui.widgets.quiet_line import QuietLine

_TITLE_FACTOR = 1.75
# Below these widths of the header, one button after the other is its icon alone.
_ROOM_FOR_OUTBOX, _ROOM_FOR_IMPORT, _ROOM_FOR_REFRESH, _ROOM_FOR_ADD = 880, 790, 730, 590
# The space between the title and the age where they share a line.
_TITLE_GAP = 12
# The space between the age and what stands behind it.
_FACTS_GAP = 16


class Header(QWidget):
    """Signals: ``outbox_wanted``, ``refresh_wanted``, ``import_wanted``, ``add_wanted``."""

    outbox_wanted = Signal()
    refresh_wanted = Signal()
    import_wanted = Signal()
    add_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        title = plain_label(self.tr("Animals"), factor=_TITLE_FACTOR, weight=QFont.Weight.Bold)
        self.age = ElidedLabel(look="muted")
        self.age.setObjectName("resultAge")
        self.outbox = OutboxButton(theme)
        self.refresh = self._button(
            "refreshButton", self.tr("Refresh"), self.tr("Ask the service for the animals again (F5)")
        )
        self.importing = self._button(
            "importButton", self.tr("Import…"), self.tr("Add many animals from a file (Ctrl+I)")
        )
        self.add = self._button("addAnimalButton", self.tr("Add animal"), self.tr("Add an animal (Ctrl+N)"))
        self.add.setProperty("look", "primary")
        # The tool tip would repeat the name.
        self.add.setAccessibleDescription(self.tr("Ctrl+N"))
        self.more = self._button("moreButton", "", "")
        self.more.setAccessibleName(self.tr("More actions"))
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setSpacing(0)
        self._words.addWidget(title)
        self.sharing = QuietLine("sharingLine")
        facts = QHBoxLayout()
        facts.setSpacing(_FACTS_GAP)
        for fact in (self.age, self.sharing):
            # As wide as its text, or narrower: in a narrow window they share the room.
            fact.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            fact.setMinimumWidth(1)
            facts.addWidget(fact)
        facts.addStretch(1)
        self._words.addLayout(facts, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(self._words, 1)
        for button in (self.outbox, self.refresh, self.importing, self.add, self.more):
            row.addWidget(button)
        self.outbox.clicked.connect(self.outbox_wanted)
        self.refresh.clicked.connect(self.refresh_wanted)
        self.importing.clicked.connect(self.import_wanted)
        self.add.clicked.connect(self.add_wanted)
        theme.changed.connect(self._tint)
        self._tint()

    def show_outbox(self, waiting: int, needs_person: int) -> None:
        """Show how many adds are not finished, and how many of these need the person."""
        self.outbox.show_counts(waiting, needs_person)

    def make_low(self, *, low: bool) -> None:
        """Put title and age into one line in a ``low`` window."""
        direction = QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom
        self._words.setDirection(direction)
        self._words.setSpacing(_TITLE_GAP if low else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room for the words in a narrow window."""
        super().resizeEvent(event)
        width = event.size().width()
        self.outbox.make_compact(compact=width < _ROOM_FOR_OUTBOX)
        for button, words, least in (
            (self.refresh, self.tr("Refresh"), _ROOM_FOR_REFRESH),
            (self.importing, self.tr("Import…"), _ROOM_FOR_IMPORT),
            (self.add, self.tr("Add animal"), _ROOM_FOR_ADD),
        ):
            button.setText(words if width >= least else "")

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        # The text is hidden in a narrow window.
        button.setAccessibleName(text)
        button.setToolTip(tip)
        button.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        return button

    def _tint(self) -> None:
        colour = self._theme.colour
        self.refresh.setIcon(tinted_icon("refresh", colour("text"), colour("disabled")))
        self.importing.setIcon(tinted_icon("import", colour("text"), colour("disabled")))
        self.add.setIcon(tinted_icon("plus", colour("on_accent"), colour("muted")))
        self.more.setIcon(tinted_icon("more", colour("text"), colour("disabled")))
