"""The header: what is shown, how old it is, and what can be done."""

from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from menagerie.ui.look.icons import tinted_icon
from menagerie.ui.look.theme import Theme
from menagerie.ui.outbox.button import OutboxButton
from menagerie.ui.widgets.labels import ElidedLabel, QuietLine
from menagerie.ui.widgets.overlays import MenuButton

_TITLE_FACTOR = 1.75
# Below these widths of the header, one button after the other is its icon alone.
_ROOM_FOR_OUTBOX, _ROOM_FOR_IMPORT, _ROOM_FOR_ADD = 820, 740, 578
# The space between the name of the view and the age where they share a line.
_TITLE_GAP = 8
# The space between the age and what stands behind it.
_FACTS_GAP = 0
# The room beside the name of the view, for the ring of its button, and beside the age below it. The header is
# so much wider at both sides than what is below it.
RING_ROOM = 4


class Header(QWidget):
    """Its buttons are ``outbox``, ``refresh``, ``importing`` and ``add``."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.view = MenuButton(theme, "viewButton", "view", RING_ROOM, _TITLE_FACTOR, QFont.Weight.Bold)
        self.view.say(self.tr("Animals"))
        self.view.setAccessibleDescription(self.tr("Choose a view"))
        self.age = ElidedLabel(look="muted")
        self.age.setObjectName("resultAge")
        self.age.setContentsMargins(RING_ROOM, 0, RING_ROOM, 0)
        self.outbox = OutboxButton(theme)
        self.refresh = self._button(
            "refreshButton", "", self.tr("Ask the service for the animals again (F5)")
        )
        self.refresh.setProperty("look", "ghost")
        self.refresh.setAccessibleName(self.tr("Refresh"))
        self.importing = self._button(
            "importButton", self.tr("Import…"), self.tr("Add many animals from a file (Ctrl+I)")
        )
        self.add = self._button("addAnimalButton", self.tr("Add animal"), self.tr("Add an animal (Ctrl+N)"))
        self.add.setProperty("look", "primary")
        # The tool tip would repeat the name.
        self.add.setAccessibleDescription(self.tr("Ctrl+N"))
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setSpacing(0)
        self._words.addWidget(self.view)
        self.sharing = QuietLine("sharingLine")
        facts = QHBoxLayout()
        facts.setSpacing(_FACTS_GAP)
        for fact in (self.age, self.sharing):
            # As wide as its text, or narrower: in a narrow window they share the room.
            fact.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            fact.setMinimumWidth(1)
        facts.addWidget(self.age)
        facts.addWidget(self.refresh)
        facts.addWidget(self.sharing)
        facts.addStretch(1)
        self._words.addLayout(facts, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(self._words, 1)
        for button in (self.outbox, self.importing, self.add):
            row.addWidget(button)
        row.addSpacing(RING_ROOM)
        theme.changed.connect(self._tint)
        self._tint()

    def make_low(self, *, low: bool) -> None:
        """Put title and age into one line in a ``low`` window."""
        direction = QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom
        self._words.setDirection(direction)
        self._words.setSpacing(_TITLE_GAP if low else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        self.outbox.make_compact(compact=width < _ROOM_FOR_OUTBOX)
        for button, words, least in (
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
        return button

    def _tint(self) -> None:
        colour = self._theme.colour
        self.refresh.setIcon(tinted_icon("refresh", colour("muted"), colour("disabled")))
        self.importing.setIcon(tinted_icon("import", colour("text"), colour("disabled")))
        self.add.setIcon(tinted_icon("plus", colour("on_accent"), colour("muted")))
