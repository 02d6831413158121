"""A field for tags, with a list of the tags in use below it."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QValidator

from menagerie.domain.notes import BETWEEN_TAGS, LONGEST_TAG, MOST_TAGS, joined, tag_key, tag_keys, tags_from
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.widgets.choices_edit import ChoicesEdit
from menagerie.ui.widgets.fields import has_own_menu_open

# More than a person reads through: the next letter shortens the list.
_MOST_OFFERED = 50


class TagsEdit(ChoicesEdit):
    """Takes tags with commas between them, and offers those in use, the newest used first.

    Typing opens the list, and so does Down. What is typed is a new tag as long as none of the list is chosen.

    Signals: ``entered`` when the focus has come; ``left`` when it has gone; ``refused`` when more was typed
    than an animal can have.
    """

    entered = Signal()
    left = Signal()
    refused = Signal()

    def __init__(self, name: str, list_name: str) -> None:
        super().__init__(list_name)
        self.setObjectName(name)
        self.setProperty("look", "field")
        self.setAccessibleDescription(self.tr("Put a comma between two tags."))
        self.setValidator(_Limits(self))
        self._in_use: Sequence[str] = ()
        self.textEdited.connect(self.offer_wanted)
        self.inputRejected.connect(self.refused)

    @property
    def tags(self) -> tuple[str, ...]:
        """What is typed."""
        return tags_from(self.text())

    def offer(self, tags: Sequence[str]) -> None:
        """Offer these tags from now on."""
        self._in_use = tags

    def list_label(self) -> str:
        """Return the accessible name of the list."""
        return self.tr("Tags in use")

    def offer_wanted(self) -> None:
        """Offer the tags in use that what is typed at the cursor may become."""
        start, end = self._part
        typed = tag_key(self.text()[start:end])
        there = tag_keys(self.tags) - {typed}
        matching = [tag for tag in self._in_use if typed in tag_key(tag) and tag_key(tag) not in there]
        if not matching or (len(matching) == 1 and matching[0] == self.text()[start:end].strip()):
            self.close_list()
        else:
            self.show_choices([(in_one_line(tag), tag) for tag in matching[:_MOST_OFFERED]], -1)

    def take(self, choice: str) -> None:
        """Put a tag in the place of what is typed at the cursor."""
        start, end = self._part
        tags = (*tags_from(self.text()[:start]), choice, *tags_from(self.text()[end:]))
        if len(tags) > MOST_TAGS:
            # Only what is typed is limited by the validator.
            self.refused.emit()
            return
        self.setText(joined(tags))
        # As if it had been typed.
        self.textEdited.emit(self.text())
        self.close_list()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the tags in use are needed."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the list when the person goes on."""
        super().focusOutEvent(event)
        if not has_own_menu_open(self):
            self.left.emit()

    @property
    def _part(self) -> tuple[int, int]:
        """Where the tag at the cursor begins and ends, with the spaces around it."""
        text = self.text()
        # Qt counts an emoji as two characters, and an assistive tool may put the cursor between them.
        before = text.encode("utf-16-le", "surrogatepass")[: 2 * self.cursorPosition()]
        cursor = len(before.decode("utf-16-le", "surrogatepass"))
        ends = [found.start() for found in re.finditer(BETWEEN_TAGS, text)]
        start = max((end + 1 for end in ends if end < cursor), default=0)
        return start, min((end for end in ends if end >= cursor), default=len(text))


class _Limits(QValidator):
    """Accepts what one animal can have."""

    def validate(self, text: str, place: int) -> object:
        """Refuse a letter or a pasted text that makes too much of it."""
        tags = tags_from(text)
        fits = len(tags) <= MOST_TAGS and all(len(tag) <= LONGEST_TAG for tag in tags)
        return QValidator.State.Acceptable if fits else QValidator.State.Invalid, text, place
