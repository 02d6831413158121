"""The bars above the content: what happened, what is safe, one next step; folded, they are one line."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.plain_text import LONGEST_TEXT, shown
from menagerie.ui.look.theme import ICON_SIZE, Theme, restyle, sized
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import ElidedLabel, PlainLabel, announce, plain_label
from menagerie.ui.widgets.scrolling import ReadOnlyText

_ICON = 20
_OPEN_MARGINS = (16, 9, 10, 9)
_FOLDED_MARGINS = (16, 2, 10, 2)
# About three lines beside the buttons in a small window.
_MOST_SHOWN = 220
# What is longer is cut within a word.
_LONGEST_WORD = 40
_DETAILS_HEIGHT = 96


class FoldingBar(QFrame):
    """Has an icon, a title, a text and further parts in a row. Folded, only the title is left.

    What extends it calls ``fold`` once it has its parts.

    Signals: ``said`` when it says something new; ``focus_left`` when what has the focus in it goes.
    ``opener`` is checked while the person wants to read all of it.
    """

    said = Signal()
    focus_left = Signal()

    def __init__(self, name: str, look: str, *, selectable: bool) -> None:
        """``name`` begins the object names; ``look`` is the role in the style sheet."""
        super().__init__()
        self.setObjectName(name + ("Banner" if look == "wait" else "Bar"))
        self.setProperty("look", look)
        # Title and text are read from their labels: as name and description they would be read twice.
        self.setAccessibleName(self.tr("Wait") if look == "wait" else self.tr("Message"))
        self._folded = False
        self.icon = QLabel()
        self.title = _Title()
        self.title.setObjectName(f"{name}Title")
        self.title.setProperty("look", "title")
        self.text = plain_label(name=f"{name}Text", wraps=True, selectable=selectable)
        self.opener = named_button(f"{name}Open", look="ghost")
        self.opener.setCheckable(True)
        self.opener.setAccessibleName(self.tr("Show the whole message"))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.text)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addWidget(self.icon)
        self._row.addSpacing(6)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.opener)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(8)
        self._column.addLayout(self._row)

    @property
    def is_folded(self) -> bool:
        """Whether it is one line."""
        return self._folded

    def fold(self, *, folded: bool, can_fold: bool = False) -> None:
        """Become one line with a button to open it, or show everything; the focus stays in it.

        With ``can_fold``, the button stays, to fold it again.
        """
        focused = QApplication.focusWidget()
        held_focus = focused is not None and self.isAncestorOf(focused)
        self._folded = folded
        self._column.setContentsMargins(*(_FOLDED_MARGINS if folded else _OPEN_MARGINS))
        self.title.wrap(wraps=not folded)
        self.opener.setVisible(folded or can_fold)
        self.opener.setChecked(not folded)
        self.show_parts()
        if held_focus and focused is not None and not focused.isVisible():
            self.focus_first()

    def show_parts(self) -> None:
        """Show what belongs to the message, in one line or open; further parts extend this."""
        self.text.setVisible(bool(self.text.text()) and not self._folded)

    def focus_first(self) -> None:
        """Give the focus to the first thing in it that takes it."""
        for part in self.findChildren(QWidget):
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible() and part.isEnabled():
                part.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def say(self, title: str, text: str) -> None:
        """Show a title and a text, and announce both once."""
        self.title.setText(title)
        self.text.setText(text)
        self.show_parts()
        self.show()
        self.said.emit()
        announce(self, f"{title}. {text}".strip())

    def go(self) -> None:
        """Hide; Qt would move the focus from it to whatever comes next."""
        # Also while another window is the active one.
        if self.window().focusWidget() in self.findChildren(QWidget):
            self.focus_left.emit()
        self.hide()

    def show_icons(self, name: str, colour: QColor) -> None:
        """Show the icon ``name``, and that of the button, in ``colour``."""
        self.icon.setPixmap(tinted_pixmap(name, colour, sized(_ICON), self.devicePixelRatioF()))
        icon = QIcon()
        for place, state in (("down", QIcon.State.Off), ("up", QIcon.State.On)):
            pixmap = tinted_pixmap(f"chevron-{place}", colour, sized(ICON_SIZE), self.devicePixelRatioF())
            icon.addPixmap(pixmap, QIcon.Mode.Normal, state)
        self.opener.setIcon(icon)


class _Title(ElidedLabel):
    """A title that wraps, or is one line that ends with an ellipsis."""

    def __init__(self) -> None:
        super().__init__(weight=QFont.Weight.DemiBold)
        self.wrap(wraps=True)

    def wrap(self, *, wraps: bool) -> None:
        """Use as many lines as are needed, or one."""
        vertical = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Ignored, vertical)
        self.setWordWrap(wraps)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.wordWrap():
            PlainLabel.paintEvent(self, event)
        else:
            super().paintEvent(event)


class Message(Struct, frozen=True):
    """What the bar shows. ``action`` is the label of the next step, and ``act`` takes it.

    ``on_dismiss`` is called when the person dismisses the message without taking the step.
    """

    title: str
    text: str = ""
    tone: str = "error"
    action: str = ""
    act: Callable[[], None] | None = None
    details: str = ""
    on_dismiss: Callable[[], None] | None = None


class MessageBar(FoldingBar):
    """Shows one message until it is dismissed, acted on or replaced.

    Signals: ``cleared`` when it shows none any more.
    """

    cleared = Signal()

    def __init__(self, theme: Theme, name: str = "message") -> None:
        """``name`` begins the object names: ``messageBar``, ``messageText``, ``messageAction`` and so on."""
        super().__init__(name, "message", selectable=True)
        self._message: Message | None = None
        self._theme = theme
        self.action = named_button(f"{name}Action")
        self._unfold = named_button(f"{name}DetailsButton", look="ghost")
        self._dismiss = named_button(f"{name}Dismiss", look="ghost")
        self._details = ReadOnlyText(f"{name}Details")
        self._unfold.setText(self.tr("Details"))
        self._unfold.setCheckable(True)
        self._dismiss.setAccessibleName(self.tr("Dismiss the message"))
        self._details.setFixedHeight(_DETAILS_HEIGHT)
        self._details.setAccessibleName(self.tr("Details"))
        for button in (self.action, self._dismiss):
            button.installEventFilter(self)
        for button in (self._unfold, self.action, self._dismiss):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column.addWidget(self._details)
        self.action.clicked.connect(self._act)
        self._unfold.toggled.connect(self.show_parts)
        self._dismiss.clicked.connect(self._dismiss_message)
        theme.changed.connect(self._tint)
        self.hide()
        self.fold(folded=False)

    @property
    def message(self) -> Message | None:
        """The message that is shown; None when the bar is hidden."""
        return self._message

    def show_message(self, message: Message) -> None:
        """Show ``message`` in place of the message before."""
        self._message = message
        text, rest = _shortened(message.text)
        self.action.setText(message.action)
        self._unfold.setChecked(False)
        details = "\n\n".join(filter(None, [rest, message.details]))
        self._details.setPlainText(shown(details, LONGEST_TEXT))
        restyle(self, "tone", message.tone)
        self._tint()
        self.say(message.title, text)

    def show_parts(self) -> None:
        """Show what the message has."""
        super().show_parts()
        is_open, message = not self.is_folded, self._message
        has_details = is_open and bool(self._details.toPlainText())
        self._dismiss.setVisible(is_open)
        self.action.setVisible(is_open and message is not None and message.act is not None)
        self._unfold.setVisible(has_details)
        self._details.setVisible(has_details and self._unfold.isChecked())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - Qt's signature
        # Let a double click answer one message: the next one, in its place, has not been read.
        return event.type() is QEvent.Type.MouseButtonDblClick

    def clear(self) -> None:
        """Show no message any more."""
        self._message = None
        self.go()
        self.cleared.emit()

    def _dismiss_message(self) -> None:
        message = self._message
        self.clear()
        if message is not None and message.on_dismiss is not None:
            message.on_dismiss()

    def _act(self) -> None:
        message = self._message
        if message is not None and message.act is not None:
            self.clear()
            message.act()

    def _tint(self) -> None:
        error = self.property("tone") == "error"
        self.show_icons("alert" if error else "info", self._theme.colour("danger" if error else "accent"))
        self._dismiss.setIcon(tinted_icon("close", self._theme.colour("muted")))


def _shortened(text: str) -> tuple[str, str]:
    """Return what is shown of ``text`` at once and, if that is not all of it, the whole for the details."""
    if len(text) <= _MOST_SHOWN:
        return text, ""
    beginning = text[:_MOST_SHOWN]
    # Japanese and Chinese have hardly any spaces, and paths none.
    end = beginning.rfind(" ", _MOST_SHOWN - _LONGEST_WORD)
    return f"{beginning[:end] if end >= 0 else beginning}…", text
