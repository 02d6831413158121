"""The tour: four hints, each beside what it explains."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from menagerie.ui.look.announcing import announce
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.popover import Popover
from menagerie.ui.words.filling import joined

_WIDTH = 320
_EDGE = 16


class Hint(Struct, frozen=True):
    """What is said about a part of the window, in a title and a sentence or two."""

    anchor: QWidget
    title: str
    text: str


class Callout(Popover):
    """Shows one hint beside its widget.

    ``next`` is the button for the next one.
    """

    def __init__(self, theme: Theme, hint: Hint, place: str, *, is_last: bool, parent: QWidget) -> None:
        super().__init__(theme, hint.anchor, parent)
        self.anchor = hint.anchor
        self.setObjectName("tourHint")
        self.setAccessibleName(hint.title)
        self.setAccessibleDescription(hint.text)
        self._said = joined([f"{hint.title}.", hint.text])
        self.next = named_button(
            "tourNextButton", self.tr("Done") if is_last else self.tr("Next"), look="primary"
        )
        self.skip = named_button("tourSkipButton", self.tr("Skip"), look="ghost")
        column = QVBoxLayout(self.card)
        column.setContentsMargins(_EDGE, _EDGE - 4, _EDGE, _EDGE - 4)
        column.setSpacing(6)
        column.addWidget(plain_label(hint.title, name="tourTitle", weight=QFont.Weight.DemiBold, wraps=True))
        column.addWidget(plain_label(hint.text, name="tourText", look="muted", wraps=True))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(plain_label(place, name="tourPlace", look="muted"))
        row.addStretch(1)
        row.addWidget(self.skip)
        row.addWidget(self.next)
        column.addSpacing(4)
        column.addLayout(row)
        # The focus begins on the first of them.
        QWidget.setTabOrder(self.next, self.skip)
        # Of the last hint, "Done" does the same.
        self.skip.setVisible(not is_last)
        # Wider where the buttons need it, as with large texts.
        self.setMaximumWidth(max(_WIDTH, self.minimumSizeHint().width()))
        self.skip.clicked.connect(self.dismiss)

    def open(self) -> None:
        """Appear, with the focus on its button."""
        super().open()
        self.next.setFocus(Qt.FocusReason.PopupFocusReason)

    def appear(self) -> None:
        """Appear, and say the hint to a screen reader."""
        super().appear()
        announce(self, self._said)


class Tour(QObject):
    """Shows one hint after another. Escape, a click elsewhere or "Skip" ends it; nothing is disabled."""

    def __init__(self, theme: Theme, hints: Sequence[Hint], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        # What a low or narrow window has no room for is not explained.
        self._hints = [hint for hint in hints if hint.anchor.isVisible()]
        self._over = parent
        self._place = -1
        self.callout: Callout | None = None

    def begin(self) -> None:
        """Show the first hint."""
        self._go_on()

    def end(self) -> None:
        """Show nothing any more."""
        callout, self.callout = self.callout, None
        if callout is not None:
            callout.dismiss()
            callout.deleteLater()

    def _go_on(self) -> None:
        self.end()
        self._place += 1
        if self._place >= len(self._hints):
            return
        place, count = self._place + 1, len(self._hints)
        callout = Callout(
            self._theme,
            self._hints[self._place],
            self.tr("{n} of {count}").format(n=number(place), count=number(count)),
            is_last=place == count,
            parent=self._over,
        )
        self.callout = callout
        callout.next.clicked.connect(self._go_on)
        callout.hidden.connect(lambda: self._left(callout))
        callout.open()

    def _left(self, callout: Callout) -> None:
        if self.callout is callout:
            self.end()
