"""The message bar: what happened, what is safe, one next step, and details that unfold."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from menagerie.ui.look.icons import tinted_icon, tinted_pixmap
from menagerie.ui.look.plain_text import LONGEST_TEXT, shown
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.scrolling import keep_scroll_bar

_ICON = 20
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


class MessageBar(QFrame):
    """Shows one message until it is dismissed, acted on or replaced."""

    def __init__(self, theme: Theme, name: str = "message", parent: QWidget | None = None) -> None:
        """``name`` begins the object names: ``messageBar``, ``messageText``, ``messageAction`` and so on."""
        super().__init__(parent)
        self.setObjectName(f"{name}Bar")
        self.setProperty("look", "message")
        self._theme = theme
        self._message: Message | None = None
        self._icon = QLabel()
        self._title = plain_label(name=f"{name}Title", weight=QFont.Weight.DemiBold, wraps=True)
        self.text = plain_label(name=f"{name}Text", wraps=True, selectable=True)
        self.action = named_button(f"{name}Action")
        self._unfold = named_button(f"{name}DetailsButton", self.tr("Details"), look="ghost")
        self._unfold.setCheckable(True)
        self._dismiss = named_button(f"{name}Dismiss", look="ghost")
        self._dismiss.setAccessibleName(self.tr("Dismiss the message"))
        self._dismiss.setToolTip(self.tr("Dismiss"))
        self._details = QPlainTextEdit()
        keep_scroll_bar(self._details)
        self._details.setObjectName(f"{name}Details")
        self._details.setReadOnly(True)
        self._details.setFixedHeight(_DETAILS_HEIGHT)
        self._details.setAccessibleName(self.tr("Details"))
        self._details.setTabChangesFocus(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self.text)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._icon)
        row.addSpacing(6)
        row.addLayout(words, 1)
        for button in (self._unfold, self.action, self._dismiss):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 9, 10, 9)
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self._details)
        self.action.clicked.connect(self._act)
        self._unfold.toggled.connect(self._details.setVisible)
        self._dismiss.clicked.connect(self._dismiss_message)
        theme.changed.connect(self._tint)
        self._details.hide()
        self.hide()

    @property
    def message(self) -> Message | None:
        """The message that is shown; None when the bar is hidden."""
        return self._message

    def show_message(self, message: Message) -> None:
        """Show ``message`` in place of the message before."""
        self._message = message
        self._title.setText(message.title)
        self.text.setText(message.text)
        self.text.setVisible(bool(message.text))
        self.action.setText(message.action)
        self.action.setVisible(message.act is not None)
        self._unfold.setChecked(False)
        self._unfold.setVisible(bool(message.details))
        self._details.setPlainText(shown(message.details, LONGEST_TEXT))
        self.setAccessibleName(shown(message.title))
        self.setAccessibleDescription(shown(message.text))
        restyle(self, "tone", message.tone)
        self._tint()
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def clear(self) -> None:
        """Hide the bar."""
        self._message = None
        self.hide()

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
        colour = self._theme.colour("danger" if error else "accent")
        icon = tinted_pixmap("alert" if error else "info", colour, _ICON, self.devicePixelRatioF())
        self._icon.setPixmap(icon)
        self._dismiss.setIcon(tinted_icon("close", self._theme.colour("muted")))
