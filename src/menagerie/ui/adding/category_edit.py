"""A field for a category, with a list of the known ones below it."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QMouseEvent

from menagerie.domain.animal import Category
from menagerie.domain.errors import UnusableFieldError
from menagerie.outbox.entry import Typed
from menagerie.ui.look.plain_text import in_one_line, isolated
from menagerie.ui.widgets.fields import ChoicesEdit
from menagerie.workflows.fields import KnownCategories

_NONE_KNOWN = KnownCategories()
# More than anybody reads through: the next letter shortens the list.
_MOST_OFFERED = 100


class CategoryEdit(ChoicesEdit):
    """Takes a category's name or number, and offers the known ones in a list.

    Typing opens the list, and so do Down and a click while no category is typed. The first category is the
    current one at once, unless what is typed is a category already, which is what Enter means then. Where
    nothing matches, the newest used are offered, and none of them is the current one.

    ``known`` are the categories; None until they have been read.
    """

    def __init__(self) -> None:
        super().__init__("categoryList")
        self.known: KnownCategories | None = None
        self.textEdited.connect(self._offer_matching)

    def read(self, text: str) -> int:
        """Return the number of the category that was typed. Raises UnusableFieldError."""
        return self._categories.read(text)

    @property
    def is_completing(self) -> bool:
        """Whether the list offers what the text may become."""
        return self.hasFocus() and self.is_choosing and self.can_become_right(self.text())

    def can_become_right(self, text: str) -> bool:
        """Return whether typing on can make a known category or a number of this text."""
        return self._categories.can_become_right(text)

    def hint(self) -> str:
        """Return name and number of the category, if only one of them is typed and there are both."""
        category = self._category
        if category is None:
            return ""
        is_typed = " ".join(self.text().split()) == category.label
        return "" if category.name is None or is_typed else isolated(in_one_line(category.label))

    def with_number(self, typed: Typed) -> Typed:
        """Return an add as it goes to the service."""
        return self._categories.with_number(typed)

    def show_known(self, known: KnownCategories) -> None:
        """Offer these categories from now on, and show the name of a number that was not typed just now."""
        is_first, self.known = self.known is None, known
        self.make_list()
        if is_first and not self.isModified():
            # No typing, so that nothing is kept because of it.
            blocker = QSignalBlocker(self)
            self.setText(known.with_name(Typed("", self.text())).category)
            blocker.unblock()
        if self.is_choosing or (self.isModified() and self.hasFocus()):
            self._offer_matching(self.text())

    def list_label(self) -> str:
        """Return the accessible name of the list."""
        return self.tr("Categories")

    def offer_choices(self) -> None:
        """Offer the categories that what is typed may become; all beside what is a category, or none."""
        is_part = self._category is None and self._categories.can_become_right(self.text())
        self._offer(self.text() if is_part else "", row=0)

    def take(self, choice: str) -> None:
        """Put a category into the field."""
        self.setText(choice)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self.text():
            self._offer("", row=-1)
        elif self._category is None:
            self.offer_choices()

    @property
    def _categories(self) -> KnownCategories:
        return self.known or _NONE_KNOWN

    @property
    def _category(self) -> Category | None:
        """The category that is typed already; None while the text is none."""
        try:
            return self._categories.category(self.read(self.text()))
        except UnusableFieldError:
            return None

    def _offer_matching(self, text: str) -> None:
        if not text.strip():
            self.close_list()
        elif self.can_become_right(text):
            self._offer(text, row=-1 if self._category is not None else 0)
        else:
            self._offer("", row=-1)

    def _offer(self, text: str, *, row: int) -> None:
        matching = self._categories.matching(text)[:_MOST_OFFERED]
        if not matching or matching == (self._category,):
            self.close_list()
        else:
            self.show_choices([(category.label, category.label) for category in matching], row)
