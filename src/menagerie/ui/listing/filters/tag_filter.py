"""The button that filters by tags: it says which are chosen, and opens the choice of them."""

from collections.abc import Set

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy

from menagerie.domain.known import KnownAnimal
from menagerie.domain.notes import joined, tag_keys
from menagerie.ui.look.icons import ICON_SIZE, tinted_icon
from menagerie.ui.look.plain_text import in_one_line, tooltip
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate

TAG_SHORTCUT = "Alt+T"
_WIDTH = 32


class TagFilter(QPushButton):
    """Holds the chosen tags; none of them means any animal, tagged or not.

    Signals: ``chosen_changed`` when others are chosen.
    """

    chosen_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.chosen: frozenset[str] = frozenset()
        self.setObjectName("tagFilter")
        self.setProperty("look", "filter")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        theme.changed.connect(self._show_choice)
        self._show_choice()

    @property
    def phrase(self) -> str:
        """The choice within a sentence, such as "tagged VIP"; "" for any animal."""
        if len(self.chosen) > 1:
            # Stands in a list of what the shown animals are: "12 of 40, in Rabbits, with one of 3 tags".
            return translate("TagFilter", "with one of %Ln tags", n=len(self.chosen))
        return "".join(self.tr("tagged {tag}").format(tag=in_one_line(tag)) for tag in self.chosen)

    def choose(self, tags: Set[str]) -> None:
        """Choose these tags; none of them means any animal."""
        if tags != self.chosen:
            self.chosen = frozenset(tags)
            self._show_choice()
            self.chosen_changed.emit()

    def matches(self, known: KnownAnimal) -> bool:
        """Return whether an animal has one of the chosen tags."""
        keys = tag_keys(self.chosen)
        return not keys or not keys.isdisjoint(tag_keys(known.notes.tags))

    def sizeHint(self) -> QSize:
        """Return room for the icon alone."""
        return QSize(_WIDTH, super().sizeHint().height())

    def _show_choice(self) -> None:
        phrase = self.phrase
        tip = self.tr("Show only animals with a tag")
        self.setAccessibleName(
            self.tr("Tags: {choice}").format(choice=phrase) if phrase else self.tr("Any tag")
        )
        self.setToolTip(tooltip(joined(sorted(self.chosen))) if phrase else tip)
        restyle(self, "active", bool(phrase))
        self.setIcon(tinted_icon("tag", self._theme.colour("accent" if phrase else "muted")))
