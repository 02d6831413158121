"""The detail pane: everything that is known about one animal, its history, and copying its name and ID."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from menagerie.domain.animal import Animal
from menagerie.domain.clock import Clock
from menagerie.domain.known import KnownAnimal, Sighting
from menagerie.ui.details.history_text import HistoryText
from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.plain_text import LONGEST_LINE, shown
from menagerie.ui.look.row_wording import category_text
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import moment, number, status_word
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.scrolling import clear_background, keep_scroll_bar

_EDGE = 18
_ICON = 32


class DetailPane(QFrame):
    """Shows all that is known of one animal.

    Signals: ``copied(str)`` with a short sentence; ``find_wanted`` to look up an animal;
    ``category_name_wanted(object)`` with the number of the category to name, an int64.
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
        self.shortened = _value("detailShortened", look="muted")
        self.identifier = _value("detailId", look="muted")
        self.status = _value("detailStatus")
        self.category = _value("detailCategory")
        self.first_seen = _value("detailFirstSeen")
        self.last_seen = _value("detailLastSeen")
        self.missing = _value("detailMissing", look="muted")
        self.history = HistoryText(theme)
        self.name_category = named_button("nameCategoryButton", self.tr("Name this category…"), look="inline")
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
        self.show_known(None, (), None)

    def show_known(
        self, known: KnownAnimal | None, history: tuple[Sighting, ...], category_name: str | None
    ) -> None:
        """Show one animal with all that is known of it; None shows how to choose one.

        ``history`` has the first sighting first; ``category_name`` is the name that staff gave to the
        animal's category.
        """
        self._animal = None if known is None else known.animal
        self._facts.setVisible(known is not None)
        self._nothing.setVisible(known is None)
        if known is not None:
            self._show_facts(known, category_name)
            self._changes.setVisible(bool(history))
            self.history.show_history(history, self._clock.now())

    def focus_details(self) -> None:
        """Move the focus to the first button."""
        (self._copy_name if self._animal else self.find_button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_facts(self, known: KnownAnimal, category_name: str | None) -> None:
        animal, now = known.animal, self._clock.now()
        self.name.setText(shown(animal.name, LONGEST_LINE))
        self.shortened.setVisible(len(animal.name) > LONGEST_LINE)
        if len(animal.name) > LONGEST_LINE:
            text = self.tr("Shortened: {n} characters. Copy name copies all.")
            self.shortened.setText(text.format(n=number(len(animal.name))))
        self.identifier.setText(f"#{animal.id}")
        self.status.setText(status_word(animal.status))
        self.category.setText(category_text(animal.category_id, category_name))
        words = self.tr("Rename this category…") if category_name else self.tr("Name this category…")
        self.name_category.setText(words)
        self.first_seen.setText(moment(known.first_seen, now, seconds=False))
        self.last_seen.setText(moment(known.last_seen, now, seconds=False))
        self.missing.setVisible(known.missing_at is not None)
        if known.missing_at is not None:
            if known.missing_from is None:
                text = self.tr("Not in the service's full list of {time}")
            else:
                text = self.tr("Not in the service's full list of its status ({status}) of {time}")
            when = moment(known.missing_at, now, seconds=False)
            self.missing.setText(text.format(status=status_word(known.missing_from), time=when))

    def _lay_out(self) -> None:
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._facts, 1)
        inside.addWidget(self._nothing, 1)
        content = QWidget()
        content.setLayout(inside)
        scroll = QScrollArea()
        clear_background(scroll)
        scroll.setWidget(content)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_scroll_bar(scroll)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Neither the area nor its content covers the card.
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
        column.addWidget(self.shortened)
        column.addWidget(self.identifier)
        _add_fact(column, self.tr("Status"), self.status)
        _add_fact(column, self.tr("Category"), self.category)
        column.addWidget(self.name_category, 0, Qt.AlignmentFlag.AlignLeading)
        _add_fact(column, self.tr("First seen"), self.first_seen)
        _add_fact(column, self.tr("Last seen"), self.last_seen)
        column.addWidget(self.missing)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._copy_name)
        buttons.addWidget(self._copy_id)
        buttons.addStretch(1)
        column.addSpacing(16)
        column.addLayout(buttons)
        self._changes = self._history_column()
        column.addWidget(self._changes, 1)
        # Takes the room that is left when there is no history.
        column.addStretch(0)
        return facts

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
        button = named_button(name, text)
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
    label = plain_label(name=name, look=look, factor=factor, weight=weight, wraps=True, selectable=True)
    # Cut a word that is wider than the pane, so that it does not widen everything else.
    label.setMinimumWidth(1)
    return label


def _add_fact(column: QVBoxLayout, caption: str, value: QLabel) -> None:
    column.addSpacing(8)
    column.addWidget(plain_label(caption, look="muted", factor=0.92))
    column.addWidget(value)
