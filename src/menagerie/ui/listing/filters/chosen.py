"""What the list is filtered by: the chosen categories, and the chosen tags."""

from collections.abc import Mapping, Set

from PySide6.QtCore import QObject, Signal

from menagerie.domain.animal import KnownAnimal
from menagerie.domain.notes import tag_keys
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import category_text

# A name in a sentence; staff may give longer ones.
_LONGEST_NAME = 24


class ChosenCategories(QObject):
    """None of them means any.

    Signals: ``chosen_changed`` when others are chosen, or have another name.
    """

    chosen_changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
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
        return self.tr("category {id}").format(id=self.choice) if self.choice.isdecimal() else self.choice

    def choose(self, categories: Set[int]) -> None:
        """Choose these categories; none of them means any."""
        if categories != self.chosen:
            self.chosen = frozenset(categories)
            self.chosen_changed.emit()

    def show_names(self, names: Mapping[int, str]) -> None:
        """Use these names of categories from now on."""
        before = self.choice
        self._names = names
        if self.choice != before:
            self.chosen_changed.emit()


class ChosenTags(QObject):
    """None of them means any animal, tagged or not.

    Signals: ``chosen_changed`` when others are chosen.
    """

    chosen_changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.chosen: frozenset[str] = frozenset()

    @property
    def phrase(self) -> str:
        """The choice within a sentence, such as "tagged VIP"; "" for any animal."""
        if len(self.chosen) > 1:
            # Stands in a list of what the shown animals are: "12 of 40, in Rabbits, with one of 3 tags".
            return translate("ChosenTags", "with one of %Ln tags", n=len(self.chosen))
        return "".join(self.tr("tagged {tag}").format(tag=in_one_line(tag)) for tag in self.chosen)

    def choose(self, tags: Set[str]) -> None:
        """Choose these tags; none of them means any animal."""
        if tags != self.chosen:
            self.chosen = frozenset(tags)
            self.chosen_changed.emit()

    def matches(self, known: KnownAnimal) -> bool:
        """Return whether an animal has one of the chosen tags."""
        keys = tag_keys(self.chosen)
        return not keys or not keys.isdisjoint(tag_keys(known.notes.tags))


def _shortened(name: str) -> str:
    return in_one_line(name, _LONGEST_NAME)
