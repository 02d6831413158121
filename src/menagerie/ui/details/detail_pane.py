"""The detail pane: everything that is known about one animal and its history, and copying it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from menagerie.domain.animal import Animal
from menagerie.domain.clock import Clock
from menagerie.domain.known import KnownAnimal, Sighting
from menagerie.ui.details.history_text import HistoryText
from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import moment, status_word
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.scrolling import keep_scroll_bar

_EDGE = 18
_ICON = 32


class DetailPane(QFrame):
    """Shows an animal as the service sent it, or all that is known of it.

    Signals: ``copied(str)`` with a short sentence; ``find_wanted`` when an animal shall be looked up;
    ``category_name_wanted(object)`` with the number of the category that shall be given a name: an int64,
    too large for Qt's own integers.
    """

    copied = Signal(str)
    find_wanted = Signal()
    category_name_wanted = Signal(object)

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("detailPane")
        self.setProperty("look", "card")
        self.setAccessibleName(self.tr("Details"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._clock = clock
        self._animal: Animal | None = None
        self.name = _value("detailName", factor=1.4, weight=QFont.Weight.Bold)
        self.identifier = _value("detailId", look="muted")
        self.status = _value("detailStatus")
        self.category = _value("detailCategory")
        self.first_seen = _value("detailFirstSeen")
        self.last_seen = _value("detailLastSeen")
        self.missing = _value("detailMissing", look="muted")
        self.history = HistoryText(theme)
        self.name_category = QPushButton(self.tr("Name this category…"))
        self.name_category.setObjectName("nameCategoryButton")
        self.name_category.setProperty("look", "inline")
        self._copy_name = self._button("copyNameButton", self.tr("Copy name"), "copy")
        self._copy_id = self._button("copyIdButton", self.tr("Copy ID"), "copy")
        self.find_button = self._button("findByIdButton", self.tr("Find by ID…"), "search")
        self.find_button.setToolTip(self.tr("Find an animal by its number (Ctrl+G)"))
        self._facts = self._fact_column()
        self._nothing = self._nothing_column()
        self._lay_out()
        self._copy_name.clicked.connect(self._name_to_clipboard)
        self._copy_id.clicked.connect(self._id_to_clipboard)
        self.name_category.clicked.connect(self._want_category_name)
        self.find_button.clicked.connect(self.find_wanted)
        theme.changed.connect(self._tint)
        self._tint()
        self.show_animal(None)

    def show_animal(self, animal: Animal | None) -> None:
        """Show one animal of which nothing more is known; None shows how to choose one."""
        self._show_facts(animal, None)
        self._show_knowledge(None, ())

    def show_known(
        self, known: KnownAnimal | None, history: tuple[Sighting, ...], category_name: str | None
    ) -> None:
        """Show one animal with all that is known of it; None shows how to choose one.

        ``history`` is in the order in which it was seen, the first sight first; ``category_name`` is the name
        that staff gave to the animal's category.
        """
        self._show_facts(None if known is None else known.animal, category_name)
        self._show_knowledge(known, history)

    def focus_details(self) -> None:
        """Move the focus to the first thing that can be done with the animal."""
        (self._copy_name if self._animal else self.find_button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_facts(self, animal: Animal | None, category_name: str | None) -> None:
        self._animal = animal
        self._facts.setVisible(animal is not None)
        self._nothing.setVisible(animal is None)
        if animal is None:
            return
        self.name.setText(animal.name)
        self.identifier.setText(f"#{animal.id}")
        self.status.setText(status_word(animal.status))
        self.category.setText(category_text(animal.category_id, category_name))
        words = self.tr("Rename this category…") if category_name else self.tr("Name this category…")
        self.name_category.setText(words)

    def _show_knowledge(self, known: KnownAnimal | None, history: tuple[Sighting, ...]) -> None:
        # Each is hidden only where it is not needed: what is hidden for a moment loses the focus.
        self.name_category.setVisible(known is not None)
        self._knowledge.setVisible(known is not None)
        self._changes.setVisible(bool(history))
        if known is None:
            return
        now = self._clock.now()
        self.first_seen.setText(moment(known.first_seen, now, seconds=False))
        self.last_seen.setText(moment(known.last_seen, now, seconds=False))
        self.missing.setVisible(known.missing_at is not None)
        if known.missing_at is not None:
            when = moment(known.missing_at, now, seconds=False)
            if known.missing_from is None:
                text = self.tr("Not in the service's full list of {time}")
            else:
                text = self.tr("Not in the service's full list of its status ({status}) of {time}")
            status = status_word(known.missing_from)
            self.missing.setText(text.format(status=status, time=when))
        self.history.show_history(history, now)

    def _lay_out(self) -> None:
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._facts, 1)
        inside.addWidget(self._nothing, 1)
        content = QWidget()
        content.setLayout(inside)
        scroll = QScrollArea()
        scroll.setWidget(content)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(scroll)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Both the area and what lies in it let the card shine through.
        scroll.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.addWidget(scroll, 1)
        column.addWidget(self.find_button)

    def _fact_column(self) -> QWidget:
        facts = QWidget()
        column = QVBoxLayout(facts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.name)
        column.addWidget(self.identifier)
        _add_fact(column, self.tr("Status"), self.status)
        _add_fact(column, self.tr("Category"), self.category)
        column.addWidget(self.name_category, 0, Qt.AlignmentFlag.AlignLeading)
        self._knowledge = self._knowledge_column()
        column.addWidget(self._knowledge)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._copy_name)
        buttons.addWidget(self._copy_id)
        buttons.addStretch(1)
        column.addSpacing(16)
        column.addLayout(buttons)
        self._changes = self._history_column()
        column.addWidget(self._changes, 1)
        # It takes the room only where there is no history to take it.
        column.addStretch(0)
        return facts

    def _knowledge_column(self) -> QWidget:
        knowledge = QWidget()
        column = QVBoxLayout(knowledge)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        _add_fact(column, self.tr("First seen"), self.first_seen)
        _add_fact(column, self.tr("Last seen"), self.last_seen)
        column.addWidget(self.missing)
        return knowledge

    def _history_column(self) -> QWidget:
        changes = QWidget()
        column = QVBoxLayout(changes)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(4)
        column.addWidget(plain_label(self.tr("History"), weight=QFont.Weight.DemiBold))
        column.addWidget(self.history, 1)
        return changes

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

    def _want_category_name(self) -> None:
        if self._animal is not None:
            self.category_name_wanted.emit(self._animal.category_id)

    def _tint(self) -> None:
        colour = self._theme.colour
        for button in (self._copy_name, self._copy_id, self.find_button):
            icon = tinted_icon(button.property("icon_name"), colour("muted"), colour("disabled"), 14)
            button.setIcon(icon)
        self._picture.setPixmap(tinted_pixmap("paw", colour("disabled"), _ICON, self.devicePixelRatioF()))


def _value(
    name: str, *, look: str = "", factor: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal
) -> QLabel:
    label = plain_label(look=look, factor=factor, weight=weight, wraps=True, selectable=True)
    label.setObjectName(name)
    # A word wider than the pane is cut at its edge, rather than that everything else becomes as wide.
    label.setMinimumWidth(1)
    return label


def _add_fact(column: QVBoxLayout, caption: str, value: QLabel) -> None:
    column.addSpacing(8)
    column.addWidget(plain_label(caption, look="muted", factor=0.92))
    column.addWidget(value)
