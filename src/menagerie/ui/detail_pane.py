"""The detail pane: everything that is known about one animal, and copying it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from menagerie.domain.animal import Animal
from menagerie.ui.icons import tinted_icon, tinted_pixmap
from menagerie.ui.labels import plain_label
from menagerie.ui.theme import Theme
from menagerie.ui.wording import status_word

_EDGE = 18
_ICON = 32


class DetailPane(QFrame):
    """Signals: ``copied(str)`` with a short sentence; ``find_wanted`` when an animal shall be looked up."""

    copied = Signal(str)
    find_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("detailPane")
        self.setProperty("look", "card")
        self.setAccessibleName(self.tr("Details"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._animal: Animal | None = None
        self.name = plain_label(factor=1.4, weight=QFont.Weight.Bold, wraps=True, selectable=True)
        self.name.setObjectName("detailName")
        self.identifier = plain_label(look="muted", selectable=True)
        self.identifier.setObjectName("detailId")
        self.status = plain_label(wraps=True, selectable=True)
        self.status.setObjectName("detailStatus")
        self.category = plain_label(selectable=True)
        self.category.setObjectName("detailCategory")
        self._copy_name = self._button("copyNameButton", self.tr("Copy name"), "copy")
        self._copy_id = self._button("copyIdButton", self.tr("Copy ID"), "copy")
        self.find_button = self._button("findByIdButton", self.tr("Find by ID…"), "search")
        self.find_button.setToolTip(self.tr("Find an animal by its number (Ctrl+G)"))
        self._facts = self._fact_column()
        self._nothing = self._nothing_column()
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._facts)
        inside.addWidget(self._nothing, 1)
        inside.addStretch(1)
        content = QWidget()
        content.setLayout(inside)
        scroll = QScrollArea()
        scroll.setWidget(content)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Both the area and what lies in it let the card shine through.
        scroll.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.addWidget(scroll, 1)
        column.addWidget(self.find_button)
        self._copy_name.clicked.connect(self._name_to_clipboard)
        self._copy_id.clicked.connect(self._id_to_clipboard)
        self.find_button.clicked.connect(self.find_wanted)
        theme.changed.connect(self._tint)
        self._tint()
        self.show_animal(None)

    def show_animal(self, animal: Animal | None) -> None:
        """Show one animal; None shows how to choose one."""
        self._animal = animal
        self._facts.setVisible(animal is not None)
        self._nothing.setVisible(animal is None)
        if animal is None:
            return
        self.name.setText(animal.name)
        self.identifier.setText(f"#{animal.id}")
        self.status.setText(status_word(animal.status))
        self.category.setText(str(animal.category_id))

    def focus_details(self) -> None:
        """Move the focus to the first thing that can be done with the animal."""
        (self._copy_name if self._animal else self.find_button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fact_column(self) -> QWidget:
        facts = QWidget()
        column = QVBoxLayout(facts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.name)
        column.addWidget(self.identifier)
        for caption, value in ((self.tr("Status"), self.status), (self.tr("Category"), self.category)):
            column.addSpacing(8)
            column.addWidget(plain_label(caption, look="muted", factor=0.92))
            column.addWidget(value)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._copy_name)
        buttons.addWidget(self._copy_id)
        buttons.addStretch(1)
        column.addSpacing(16)
        column.addLayout(buttons)
        return facts

    def _nothing_column(self) -> QWidget:
        nothing = QWidget()
        column = QVBoxLayout(nothing)
        column.setContentsMargins(0, 0, 0, 0)
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint = plain_label(self.tr("Choose an animal to see its details."), look="muted", wraps=True)
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        column.addWidget(self._picture)
        column.addSpacing(4)
        column.addWidget(hint)
        column.addStretch(2)
        return nothing

    def _button(self, name: str, text: str, icon: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setProperty("icon_name", icon)
        button.setIconSize(QSize(14, 14))
        return button

    def _name_to_clipboard(self) -> None:
        if self._animal is not None:
            QGuiApplication.clipboard().setText(self._animal.name)
            self.copied.emit(self.tr("Name copied"))

    def _id_to_clipboard(self) -> None:
        if self._animal is not None:
            QGuiApplication.clipboard().setText(str(self._animal.id))
            self.copied.emit(self.tr("ID copied"))

    def _tint(self) -> None:
        colour = self._theme.colour
        for button in (self._copy_name, self._copy_id, self.find_button):
            icon = tinted_icon(button.property("icon_name"), colour("muted"), colour("disabled"), 14)
            button.setIcon(icon)
        self._picture.setPixmap(tinted_pixmap("paw", colour("disabled"), _ICON, self.devicePixelRatioF()))
