"""The foot of the preview: where the animals go, how long it takes, and the button that begins."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from menagerie.settings.environments import Environment
from menagerie.ui.importing.folding_line import FoldingLine
from menagerie.ui.importing.preview.wording import animals
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.sizes import sized
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.theme import scaled_font
from menagerie.ui.widgets.fields import CheckBox
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.words.filling import joined

_PAD_ACROSS, _PAD_DOWN = 12, 9
_LEAST_SENTENCE = 160


class ImportFoot(QWidget):
    """Says what would be added, with the buttons ``start`` and ``cancel``."""

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._count = 0
        self._said = ""
        self._is_waiting = False
        self.environment = _EnvironmentLabel()
        self.estimate = plain_label(name="importEstimate", look="muted", wraps=True)
        # Less would break it into many lines.
        self.estimate.setMinimumWidth(sized(_LEAST_SENTENCE))
        # Above the buttons, as in a narrow window there is no room for it beside them.
        self.question = plain_label(name="importQuestion", look="caution", wraps=True)
        self.ask_no_more = CheckBox(self.tr("Don't ask again"))
        self.ask_no_more.setObjectName("importAskNoMore")
        self._asking = QWidget()
        asking = QHBoxLayout(self._asking)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.setSpacing(16)
        asking.addWidget(self.question, 1)
        asking.addWidget(self.ask_no_more)
        self._asking.hide()
        self.cancel = named_button("importCloseButton", self.tr("Cancel"))
        self.start = named_button("importStartButton", primary=True)
        where, buttons = QHBoxLayout(), QHBoxLayout()
        where.setSpacing(16)
        where.addWidget(self.environment, 0, Qt.AlignmentFlag.AlignVCenter)
        where.addWidget(self.estimate, 1)
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._asking)
        column.addWidget(FoldingLine(where, buttons, 16))
        self._refresh()

    @property
    def asks(self) -> bool:
        """Tell whether it asks a question that the button answers."""
        return bool(self.question.text())

    def show_environment(self, environment: Environment) -> None:
        """Name the environment to which the animals are added."""
        self._name = environment.name
        self.environment.show_environment(environment)
        self.ask_nothing()

    def show_ready(self, count: int, estimate: str, reason: str, wait: str = "") -> None:
        """Show how many animals would be added and how long it takes.

        A ``reason`` says why they cannot be added now, and disables the button. During a ``wait``, which this
        says, they are put into the outbox.
        """
        if count != self._count:
            self.ask_nothing()
        self._count = count
        self.start.setEnabled(not reason)
        self.start.setToolTip(reason)
        self.start.setAccessibleDescription(reason)
        self._said = joined([reason, wait, estimate])
        self._is_waiting = bool(wait)
        self._refresh()

    def ask(self, question: str, *, offers_silence: bool) -> None:
        """Ask once more; the same button answers it.

        ``offers_silence`` if the person may choose not to be asked again.
        """
        self.question.setText(question)
        self.ask_no_more.setVisible(offers_silence)
        self._asking.show()
        self._refresh()
        self.start.setFocus()
        announce(self, question)

    def ask_nothing(self) -> None:
        """Take a question back."""
        self._asking.hide()
        self.question.clear()
        self.ask_no_more.setChecked(False)
        self._refresh()

    def _refresh(self) -> None:
        texts = {"animals": animals(self._count), "environment": self._name}
        if not self._count:
            text = self.tr("Add animals to {environment}")
        elif self._is_waiting:
            text = self.tr("Yes, add after the wait") if self.asks else self.tr("Add after the wait")
        elif self.asks:
            text = self.tr("Yes, add {animals} to {environment}")
        else:
            text = self.tr("Add {animals} to {environment}")
        self.start.setText(text.format(**texts))
        self.estimate.setText(self._said)


class _EnvironmentLabel(QFrame):
    """The name of the environment in its colour, as in the strip of the main window."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("importEnvironment")
        self.setProperty("look", "badge")
        self._name = plain_label(name="importEnvironmentName")
        font = scaled_font(self._name.font(), 0.92, weight=QFont.Weight.Bold)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
        self._name.setFont(font)
        row = QHBoxLayout(self)
        row.setContentsMargins(_PAD_ACROSS, _PAD_DOWN, _PAD_ACROSS, _PAD_DOWN)
        row.addWidget(self._name)

    def show_environment(self, environment: Environment) -> None:
        """Name an environment."""
        self._name.setText(environment.name.upper())
        # Capitals are spelled out by some screen readers.
        self._name.setAccessibleName(environment.name)
        self.setAccessibleName(self.tr("Goes to {environment}").format(environment=environment.name))
        restyle(self, "environment", str(environment.id))

    def minimumSizeHint(self) -> QSize:
        """Never shorten the name: it could be taken for another environment."""
        return self.sizeHint()
