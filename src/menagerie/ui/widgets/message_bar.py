"""The message bar: what happened, what is safe, one next step, and details that unfold."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Qt, Signal

from menagerie.ui.look.icons import tinted_icon
from menagerie.ui.look.plain_text import LONGEST_TEXT, shown
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.folding_bar import FoldingBar
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.scrolling import ReadOnlyText

# About three lines beside the buttons in a small window.
_MOST_SHOWN = 220
# What is longer is cut within a word.
_LONGEST_WORD = 40
_DETAILS_HEIGHT = 96


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
        """Let a double click answer one message: the next one, in its place, has not been read."""
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
