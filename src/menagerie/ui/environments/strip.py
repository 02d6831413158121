"""The strip at the top of the window: it names the open environment, and lists all to switch to another."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.plain_text import tooltip, without_mnemonic
from menagerie.ui.look.theme import CHEVRON, STRIP_TEXT, Theme, restyle, scaled_font, sized
from menagerie.ui.look.translation import translate
from menagerie.ui.widgets.labels import ElidedLabel, plain_label

if TYPE_CHECKING:
    from menagerie.outbox.job import Job
    from menagerie.ui.widgets.overlays import PopoverMenu

_HEIGHT = 28
# Above and below the words, whatever their size.
_AROUND_WORDS = 10
_MARGIN = 24
# Of the focus. At the edge it could not be told from a light window.
_RING, _AROUND_RING = 2, 2
# Paused imports that the tooltip names.
_MOST_LINES = 3


def what_it_is(identifier: EnvironmentId) -> str:
    """Return what an environment is for, in a few words."""
    descriptions = {
        EnvironmentId.PRODUCTION: translate("EnvironmentStrip", "the live catalogue"),
        EnvironmentId.STAGING: translate("EnvironmentStrip", "a rehearsal: nothing here reaches the shop"),
        EnvironmentId.SANDBOX: translate("EnvironmentStrip", "practice animals, kept on this computer only"),
    }
    return descriptions[identifier]


class EnvironmentStrip(QPushButton):
    """A button that names the open environment; in it stand paused imports, and adds that wait elsewhere.

    Signals: ``waiting_requested(object)`` with the EnvironmentId of an environment whose waiting adds the
    person wants to see; ``paused_requested(object)`` with the number of the Job to show.
    """

    waiting_requested = Signal(object)
    paused_requested = Signal(object)

    def __init__(
        self, theme: Theme, environments: Mapping[EnvironmentId, QAction], also: Sequence[QAction]
    ) -> None:
        """Its list offers ``environments``, each of which its action opens, and below them ``also``."""
        super().__init__()
        self.setObjectName("environmentStrip")
        self.setProperty("look", "strip")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Switch environment (Ctrl+E)"))
        self._theme = theme
        self._environments = environments
        self._also = also
        self._menu: PopoverMenu | None = None
        self._name = plain_label(name="environmentName")
        spaced = scaled_font(self._name.font(), 0.92, weight=QFont.Weight.Bold)
        spaced.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
        self._name.setFont(spaced)
        self._description = ElidedLabel()
        self._description.setObjectName("environmentDescription")
        # As wide as its text, or narrower: the arrow stands behind it.
        self._description.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._description.setMinimumWidth(1)
        self._arrow = QLabel()
        self._paused = _button("importPaused", self.tr("Import paused"))
        self._paused_job: int | None = None
        self._paused.hide()
        self._elsewhere = QHBoxLayout()
        self._elsewhere.setSpacing(8)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        row.setSpacing(8)
        for part in (self._name, self._description, self._arrow):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self._paused)
        row.addLayout(self._elsewhere)
        self.clicked.connect(self.toggle_list)
        self._paused.clicked.connect(lambda _on: self.paused_requested.emit(self._paused_job))
        theme.changed.connect(self._draw_arrow)
        self._draw_arrow()

    def show_environment(self, environment: Environment) -> None:
        """Name the environment that is open."""
        self._name.setText(environment.name.upper())
        # Capitals are spelled out by some screen readers.
        self._name.setAccessibleName(environment.name)
        self._description.setText(what_it_is(environment.id))
        self.setAccessibleName(self.tr("Environment: {name}").format(name=environment.name))
        self.setAccessibleDescription(self.tr("Opens the list of environments"))
        restyle(self, "environment", str(environment.id))

    def toggle_list(self) -> None:
        """Open the list of the environments, or close it."""
        if self._menu is None:
            from menagerie.ui.widgets.overlays import PopoverMenu  # noqa: PLC0415 - when it is opened

            self._menu = PopoverMenu(
                self._theme, "environmentSwitcher", self.tr("Environments"), self, self.parentWidget() or self
            )
        if not self._menu.isVisible():
            self._fill(self._menu)
        self._menu.toggle()

    def show_elsewhere(self, waiting: Sequence[tuple[Environment, int]]) -> None:
        """Show how many adds wait in other environments, and the way there."""
        while (item := self._elsewhere.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for environment, count in waiting:
            from menagerie.ui.words.jobs import waiting_elsewhere  # noqa: PLC0415 - not at the start

            sentence = waiting_elsewhere(environment.name, count)
            text = translate("EnvironmentStrip", "{name}: %Ln waiting", "Animals", n=count)
            button = _button("waitingElsewhere", text.format(name=environment.name))
            button.setAccessibleName(sentence)
            button.setToolTip(self.tr("Click to open it and go on."))
            button.clicked.connect(lambda _on, of=environment.id: self.waiting_requested.emit(of))
            self._elsewhere.addWidget(button)

    def show_paused(self, jobs: "Sequence[Job]") -> None:
        """Show that imports to this environment are paused, also since an earlier session; none if empty."""
        self._paused.setVisible(bool(jobs))
        if jobs:
            from menagerie.ui.words.jobs import job_line, paused_imports  # noqa: PLC0415 - not at the start

            self._paused_job = jobs[0].number
            lines = ". ".join(map(job_line, jobs[:_MOST_LINES]))
            self._paused.setText(paused_imports(jobs))
            self._paused.setAccessibleName(lines)
            click = self.tr("Click to show it.")
            self._paused.setToolTip(tooltip(f"{lines}. {click}"))
            # Without it, a screen reader reads the tool tip, and the lines a second time.
            self._paused.setAccessibleDescription(click)

    def sizeHint(self) -> QSize:
        return QSize(0, max(sized(_HEIGHT), self.fontMetrics().height() + _AROUND_WORDS))

    def minimumSizeHint(self) -> QSize:
        # Return the same height; what is too long is elided.
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(QColor(STRIP_TEXT), _RING))
            inset = _AROUND_RING + _RING // 2
            painter.drawRect(self.rect().adjusted(inset, inset, -inset, -inset))

    def _draw_arrow(self) -> None:
        ratio = self.devicePixelRatioF()
        self._arrow.setPixmap(tinted_pixmap("chevron-down", QColor(STRIP_TEXT), sized(CHEVRON), ratio))
        self.updateGeometry()

    def _fill(self, menu: "PopoverMenu") -> None:
        menu.clear()
        for identifier, action in self._environments.items():
            self._add_row(menu, action, explanation=what_it_is(identifier), colour=f"strip_{identifier}")
        menu.add_line()
        for action in self._also:
            self._add_row(menu, action)

    @staticmethod
    def _add_row(menu: "PopoverMenu", action: QAction, *, explanation: str = "", colour: str = "") -> None:
        row = menu.add_row(
            f"{action.objectName()}Row",
            without_mnemonic(action.text()),
            is_checked=action.isChecked() if action.isCheckable() else None,
            explanation=explanation,
            shortcut=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
            colour=colour,
        )
        row.clicked.connect(lambda _on: action.trigger())


def _button(name: str, text: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setProperty("look", "onStrip")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button
