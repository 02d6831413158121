"""The filter row: what the service is asked for, and which rows are shown."""

from collections.abc import Callable, Mapping, Set

from msgspec import Struct
from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from menagerie.domain.animal import KnownAnimal, PetStatus
from menagerie.domain.notes import tag_keys
from menagerie.domain.searching import search_words
from menagerie.settings.views import Scope
from menagerie.ui.look.plain_text import in_one_line, tooltip
from menagerie.ui.look.theme import Theme, restyle
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text, listed, number, status_word
from menagerie.ui.widgets.fields import SearchEdit, SegmentedControl
from menagerie.ui.widgets.overlays import MenuButton

_SEARCH_WIDTH = 420
# Qt's own QWIDGETSIZE_MAX, which its Python binding does not offer.
_UNBOUNDED = (1 << 24) - 1
# A search field narrower than this cuts the words that say what it searches.
_LEAST_SEARCH_WIDTH = 340
_BUTTON_PADDING = 13
# The search takes the room that is left, up to its width, before anything is left empty.
_SEARCH_STRETCH = 100
_SPACING = 10
_ROW_SPACING = 8
# A name in a sentence; staff may give longer ones.
_LONGEST_NAME = 24


class Narrowing(Struct, frozen=True):
    """What leaves out rows that are there. ``status`` and ``recent`` do so in everything seen alone."""

    search: str = ""
    categories: frozenset[int] = frozenset()
    status: PetStatus | None = None
    recent: bool = False
    tags: frozenset[str] = frozenset()


NO_NARROWING = Narrowing()


class ChosenCategories:
    """The categories whose animals are shown; none of them means any.

    ``changed`` is called when others are chosen, or have another name.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._names: Mapping[int, str] = {}
        self.chosen: frozenset[int] = frozenset()

    @property
    def choice(self) -> str:
        """The chosen categories in words, such as "Rabbits · 12" or "3 categories"; "" for any."""
        if len(self.chosen) > 1:
            return translate("ChosenCategories", "%Ln categories", n=len(self.chosen))
        return "".join(category_text(one, _shortened(self._names.get(one, ""))) for one in self.chosen)

    @property
    def name(self) -> str:
        """The choice without the number of a category that has a name."""
        names = [_shortened(self._names.get(one, "")) for one in self.chosen]
        return names[0] if len(names) == 1 and names[0] else self.phrase

    @property
    def phrase(self) -> str:
        """The choice within a sentence: a number alone would not say what it is of."""
        words = translate("ChosenCategories", "category {id}")
        return words.format(id=self.choice) if self.choice.isdecimal() else self.choice

    def choose(self, categories: Set[int]) -> None:
        """Choose these categories; none of them means any."""
        if categories != self.chosen:
            self.chosen = frozenset(categories)
            self._changed()

    def show_names(self, names: Mapping[int, str]) -> None:
        """Use these names of categories from now on."""
        before = self.choice
        self._names = names
        if self.choice != before:
            self._changed()


class ChosenTags:
    """The tags of the animals that are shown; none of them means any animal, tagged or not.

    ``changed`` is called when others are chosen.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.chosen: frozenset[str] = frozenset()

    @property
    def phrase(self) -> str:
        """The choice within a sentence, such as "tagged VIP"; "" for any animal."""
        if len(self.chosen) > 1:
            # Stands in a list of what the shown animals are: "12 of 40, in Rabbits, with one of 3 tags".
            return translate("ChosenTags", "with one of %Ln tags", n=len(self.chosen))
        tagged = translate("ChosenTags", "tagged {tag}")
        return "".join(tagged.format(tag=in_one_line(tag)) for tag in self.chosen)

    def choose(self, tags: Set[str]) -> None:
        """Choose these tags; none of them means any animal."""
        if tags != self.chosen:
            self.chosen = frozenset(tags)
            self._changed()

    def matches(self, known: KnownAnimal) -> bool:
        """Return whether an animal has one of the chosen tags."""
        keys = tag_keys(self.chosen)
        return not keys or not keys.isdisjoint(tag_keys(known.notes.tags))


def _shortened(name: str) -> str:
    return in_one_line(name, _LONGEST_NAME)


class FilterBar(QWidget):
    """Chooses the shown animals. In a narrow window, the search is in a row below.

    ``scope`` says where the animals come from; ``is_recent`` leaves out what has not changed since yesterday,
    in everything seen. The open view decides both.

    Signals: ``narrowed`` when other categories or tags are chosen, a chosen category has another name, or
    ``is_recent`` changes; ``scope_changed``; ``cleared(object)`` with the Narrowing that was cleared. Status
    and search have their own.
    """

    narrowed = Signal()
    scope_changed = Signal()
    cleared = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.scope = Scope.SERVICE
        self.is_recent = False
        self.status = SegmentedControl(self.tr("Status filter"))
        self.status.add(self.tr("All"), None, "statusAll")
        for status in PetStatus:
            self.status.add(status_word(status), status, f"status{status.name.title()}")
        self.categories = ChosenCategories(self.narrowed.emit)
        self.tags = ChosenTags(self.narrowed.emit)
        self.button = MenuButton(theme, "filterButton", "filter", _BUTTON_PADDING)
        self.search = SearchEdit(theme, "searchEdit", "clearSearchButton")
        self.search.setMaximumWidth(_SEARCH_WIDTH)
        self.search.setPlaceholderText(self.tr("Search name, number, note or tag"))
        self.search.setAccessibleName(self.tr("Search"))
        about = self.tr("Searches everything that this computer knows. Sends no request.")
        self.search.setAccessibleDescription(about)
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        self._lay_out()
        self.narrowed.connect(self._show_choice)
        self._show_choice()

    @property
    def chosen_status(self) -> PetStatus | None:
        """The status to ask for; None for all."""
        value = self.status.value
        return value if isinstance(value, PetStatus) else None

    @property
    def shows_seen(self) -> bool:
        """Whether the view is Everything seen."""
        return self.scope is Scope.SEEN

    @property
    def words(self) -> tuple[str, ...]:
        """The folded words that are searched for."""
        return search_words(self.search.text())

    @property
    def narrowing(self) -> Narrowing:
        """What leaves out rows that are there."""
        status = self.chosen_status if self.shows_seen else None
        return Narrowing(self.search.text(), self.categories.chosen, status, self.is_recent, self.tags.chosen)

    def narrow(self, narrowing: Narrowing) -> None:
        """Leave out these rows. It leads to no request: the service's status stays."""
        self.search.setText(narrowing.search)
        self.categories.choose(narrowing.categories)
        self.tags.choose(narrowing.tags)
        if self.shows_seen:
            self.status.choose(narrowing.status)
            self.show_recent(recent=narrowing.recent)

    def show_from(self, scope: Scope) -> None:
        """Show what the service lists, or everything seen."""
        if scope is not self.scope:
            self.scope = scope
            self.is_recent = self.is_recent and self.shows_seen
            self.scope_changed.emit()

    def show_recent(self, *, recent: bool) -> None:
        """Leave out what has not changed since yesterday, or show it again."""
        if recent is not self.is_recent:
            self.is_recent = recent
            self.narrowed.emit()

    def clear_filters(self) -> None:
        """Show all rows that are there."""
        before = self.narrowing
        self.narrow(NO_NARROWING)
        if before != NO_NARROWING:
            self.cleared.emit(before)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._use_room()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._use_room()
        return done

    def showEvent(self, event: QShowEvent) -> None:
        # Lay out again: fonts and style may have changed.
        super().showEvent(event)
        self._use_room()

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(_ROW_SPACING)
        for row in (self._upper, self._lower):
            row.setSpacing(_SPACING)
            # Empty: PySide would keep the items of those parts that change the row.
            rows.addLayout(row)
        # As high as what they stand beside.
        for part in (self.button, self.search):
            policy = part.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
            part.setSizePolicy(policy)
        self._upper.addWidget(self.status)
        self._upper.addWidget(self.button)
        self._upper.addStretch(1)
        self._upper.addWidget(self.search, _SEARCH_STRETCH)

    def _use_room(self) -> None:
        parts = (self.status, self.button)
        needed = sum(part.sizeHint().width() + _SPACING for part in parts) + _LEAST_SEARCH_WIDTH
        old, new = self._upper, self._lower
        if self.width() >= needed:
            old, new = new, old
        if new.indexOf(self.search) >= 0:
            return
        old.removeWidget(self.search)
        new.addWidget(self.search, _SEARCH_STRETCH)
        # In the lower row the search fills the rest of the width.
        self.search.setMaximumWidth(_UNBOUNDED if new is self._lower else _SEARCH_WIDTH)

    def _show_choice(self) -> None:
        """Say on the button how many categories and tags are chosen, and in its description which."""
        count = len(self.categories.chosen) + len(self.tags.chosen)
        words = self.tr("Filter · {n}").format(n=number(count)) if count else self.tr("Filter")
        which = listed(filter(None, (self.categories.phrase, self.tags.phrase)))
        self.button.say(words)
        self.button.setAccessibleDescription(which or self.tr("Categories and tags"))
        self.button.setToolTip(tooltip(which) if which else "")
        restyle(self.button, "active", bool(count))
