"""The preview of an import on one page: the file, its mapping, its rows, and the button that begins."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.domain.errors import MenagerieError
from menagerie.settings.environments import Environment
from menagerie.ui.importing.preview.mapping import MappingRow
from menagerie.ui.importing.preview.rows_table import ImportTable
from menagerie.ui.importing.preview.source import SourceRow
from menagerie.ui.importing.preview.wording import animals, summary
from menagerie.ui.importing.preview.words import WordChoices
from menagerie.ui.look.theme import ROW_HEIGHT, Theme, restyle, scaled_font, sized
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.empty_state import EmptyState
from menagerie.ui.widgets.fields import CheckBox
from menagerie.ui.widgets.form import FoldingLine, named_button
from menagerie.ui.widgets.labels import ElidedLabel, announce, plain_label
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.scrolling import ScrollingColumn
from menagerie.ui.words.filling import joined
from menagerie.ui.words.messages import message_of, title_of
from menagerie.workflows.importing.choices import Choices, Field
from menagerie.workflows.importing.mapping import ColumnFacts
from menagerie.workflows.importing.preview import Preview, PreviewCounts, Word

_EDGE, _LOW_EDGE = 24, 12
_SPACING, _LOW_SPACING = 12, 6
# Below this height of the page, everything moves together.
_LOW = 640
_BAR_HEIGHT = 6
# Most files are read and checked before.
_MOMENT_MS = 200
_TOOLBAR_HEIGHT = 30
# As wide as the titles of the columns, and as high as they and five rows; in less height, the page scrolls.
_LEAST_ROWS = QSize(590, 6 * ROW_HEIGHT + 4)
_PAD_ACROSS, _PAD_DOWN = 12, 9
_LEAST_SENTENCE = 160


class PreviewPage(QWidget):
    """Shows what it is told. Its parts have the signals that say what the person wants."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.source = SourceRow(theme, parent.window())
        self.message = MessageBar(theme, "import")
        self.mapping = MappingRow()
        self.words = WordChoices()
        self.table = ImportTable(theme)
        self.empty = EmptyState(theme)
        self.foot = ImportFoot()
        self.summary = ElidedLabel(weight=QFont.Weight.DemiBold)
        self.summary.setObjectName("importCounts")
        self.only_problems = CheckBox()
        self.only_problems.setObjectName("importOnlyProblems")
        self.include_hidden = CheckBox()
        self.include_hidden.setObjectName("importIncludeHidden")
        self.include_alike = named_button("importIncludeAlike", look="link")
        self._progress = self._make_progress()
        self._rows = self._make_rows()
        self._toolbar = self._make_toolbar()
        # From the outside in: each time that a part gets another parent, Qt styles all that is in it again.
        content = QWidget()
        self._scrolling = ScrollingColumn(content)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scrolling, 1)
        self._inside = QVBoxLayout(content)
        for part in (self.source, self.message, self.mapping, self.words, self._toolbar):
            self._inside.addWidget(part)
        self._inside.addWidget(self._rows, 1)
        self._below = QVBoxLayout()
        self._column.addLayout(self._below)
        self._below.addWidget(self.foot)
        self.table.reached.connect(self._show_all_of_table)
        self.message.focus_left.connect(self._keep_focus)
        self._use_room(self.height())
        self.show_nothing()

    @property
    def _has_rows(self) -> bool:
        return self._stack.currentWidget() is self.table

    @property
    def _is_at_choice(self) -> bool:
        focused = self.window().focusWidget()
        return any(part.isAncestorOf(focused) for part in (self.mapping, self.words))

    def show_nothing(self) -> None:
        """Show that there is no delivery yet."""
        self.source.show_delivery(None, Reading())
        self.message.clear()
        self.words.clear()
        self.table.show_rows(None, (), {})
        for part in (self.mapping, self._facts, self._toolbar):
            part.hide()
        self.empty.say(
            "import",
            self.tr("Add many animals at once"),
            joined(
                [
                    self.tr("Drop a file here, or press Ctrl+V to paste rows from a spreadsheet."),
                    self.tr("It can be Excel, OpenDocument, CSV, TSV or JSON."),
                ]
            ),
            self.tr("Choose a file…"),
            self.source.browse.click,
        )
        self._stack.setCurrentWidget(self.empty)
        self.end_progress()

    def show_delivery(
        self,
        delivery: Delivery,
        wanted: Reading,
        facts: Sequence[ColumnFacts],
        choices: Choices,
        *,
        with_hidden: bool = True,
    ) -> None:
        """Show another delivery, whose rows are being checked; ``wanted`` is how the person wants it read.

        ``with_hidden`` where the rows are included that its sheet hides.
        """
        self.source.show_delivery(delivery, wanted)
        self.mapping.show_choices(facts, choices)
        self.words.clear()
        self.mapping.show()
        self._facts.show()
        self._toolbar.show()
        with QSignalBlocker(self.only_problems):
            self.only_problems.setChecked(False)
        with QSignalBlocker(self.include_hidden):
            self.include_hidden.setChecked(with_hidden)
        self.include_hidden.setVisible(bool(delivery.hidden))
        self.include_hidden.setText(
            self.tr("Include hidden rows ({n})").format(n=number(len(delivery.hidden)))
        )
        if self.empty.action.hasFocus():
            # Before it goes: Qt would move the focus to whatever comes next.
            self.source.path.setFocus()
        self._stack.setCurrentWidget(self.table)
        self._scrolling.verticalScrollBar().setValue(0)

    def show_rows(self, preview: Preview, indexes: Sequence[int], category_names: Mapping[int, str]) -> None:
        """Show the rows of a preview with these indexes."""
        only_problems = self.only_problems.isChecked()
        self.table.show_rows(preview, indexes, category_names, only_problems=only_problems)

    def show_problems(self) -> None:
        """Show the rows with problems alone; go to the first one, unless the person is at a choice."""
        self.only_problems.setChecked(True)
        if not self._is_at_choice:
            self.table.go_to_problem()

    def show_checked(self, counts: PreviewCounts) -> None:
        """Say what a new delivery has; without problems go to the button, if the person is at no choice."""
        announce(self.summary, self.summary.text())
        if not counts.problems and not self._is_at_choice:
            self.foot.start.setFocus()

    def show_counts(
        self,
        counts: PreviewCounts,
        left_out_alike: int,
        words: Mapping[Field, Sequence[Word]],
        category_names: Mapping[int, str],
    ) -> None:
        """Show how many rows are ready and how many need something, and the words to explain."""
        self.summary.setText(summary(counts))
        self.only_problems.setText(self.tr("Only problems ({n})").format(n=number(counts.problems)))
        self.only_problems.setEnabled(counts.problems > 0 or self.only_problems.isChecked())
        self.include_alike.setVisible(left_out_alike > 0)
        self.include_alike.setText(
            self.tr("Include those known or waiting ({n})").format(n=number(left_out_alike))
        )
        self.words.show_words(words, category_names)

    def show_error(self, error: MenagerieError, again: Callable[[], None] | None = None) -> None:
        """Say what went wrong; a button for ``again`` tries it once more."""
        action = "" if again is None else self.tr("Try again")
        self.message.show_message(Message(title_of(error), message_of(error), "error", action, again))

    def inform(self, title: str, text: str) -> None:
        """Say something that the person may want to know."""
        self.message.show_message(Message(title, text, "info"))

    def ask(self, title: str, text: str, action: str, act: Callable[[], None]) -> None:
        """Ask whether to ``act``; ``action`` are the words on the button for it."""
        self.message.show_message(Message(title, text, "info", action, act))

    def begin_progress(self, text: str) -> None:
        """Show that something is under way, which can be stopped, once it takes a moment."""
        self._progress_text.setText(text)
        if not self._progress.isVisible():
            self._moment.start()

    def end_progress(self) -> None:
        """Show that nothing is under way."""
        self._moment.stop()
        self._progress.hide()
        # A busy bar is animated even where it is hidden.
        self._bar.setRange(0, 1)
        self._facts.setVisible(self._has_rows)
        self._toolbar.setVisible(self._has_rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._use_room(event.size().height())

    def _show_all_of_table(self) -> None:
        """Scroll to the end: the arrow keys must not lead to rows that are out of sight."""
        bar = self._scrolling.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _keep_focus(self) -> None:
        """Take the focus before a message goes: at the columns, an arrow key would choose another one."""
        (self.table if self._has_rows else self.source.path).setFocus()

    def _use_room(self, height: int) -> None:
        low = height < _LOW
        edge, spacing = (_LOW_EDGE, _LOW_SPACING) if low else (_EDGE, _SPACING)
        self._column.setContentsMargins(0, edge, 0, edge)
        # As far from the rows as from the edges of the window.
        self._column.setSpacing(edge)
        self._below.setContentsMargins(edge, 0, edge, 0)
        bar = self._scrolling.verticalScrollBar().sizeHint().width()
        # Margins are not mirrored, and the scroll bar is.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self._inside.setContentsMargins(edge - bar * mirrored, 0, edge - bar * (not mirrored), 0)
        self._inside.setSpacing(spacing)

    def _make_toolbar(self) -> QWidget:
        self._facts = QWidget()
        facts = QHBoxLayout(self._facts)
        facts.setContentsMargins(0, 0, 0, 0)
        facts.setSpacing(16)
        facts.addWidget(self.summary, 1)
        facts.addWidget(self.include_hidden)
        facts.addWidget(self.include_alike)
        facts.addWidget(self.only_problems)
        # What is under way takes the place of the facts, so that nothing moves.
        bar = QWidget()
        bar.setFixedHeight(_TOOLBAR_HEIGHT)
        row = QHBoxLayout(bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._facts)
        row.addWidget(self._progress)
        return bar

    def _make_rows(self) -> QFrame:
        card = QFrame()
        card.setProperty("look", "card")
        card.setMinimumSize(_LEAST_ROWS)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 1)
        self._stack = QStackedLayout()
        inside.addLayout(self._stack)
        self.empty.setObjectName("importEmpty")
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.table)
        return card

    def _make_progress(self) -> QWidget:
        line = QWidget()
        self._bar = QProgressBar()
        self._bar.setObjectName("importCheckProgress")
        self._bar.setAccessibleName(self.tr("Progress of reading and checking"))
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(_BAR_HEIGHT)
        self._progress_text = plain_label(look="muted", name="importCheckText")
        self.stop = named_button("importStopButton", self.tr("Stop"), look="inline")
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._progress_text)
        row.addWidget(self._bar, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.stop)
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(_MOMENT_MS)
        self._moment.timeout.connect(self._show_progress)
        return line

    def _show_progress(self) -> None:
        self._bar.setRange(0, 0)
        self._facts.hide()
        self._progress.show()
        self._toolbar.show()


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
        # Never shorten the name: it could be taken for another environment.
        return self.sizeHint()
