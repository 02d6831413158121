"""The strip at the top of the window: it names the open environment and switches to another."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QStyle

from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.plain_text import tooltip
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.theme import scaled_font
from menagerie.ui.look.tokens import STRIP_TEXT
from menagerie.ui.look.translation import translate
from menagerie.ui.widgets.labels import ElidedLabel, plain_label

if TYPE_CHECKING:
    from menagerie.outbox.job import Job

_HEIGHT = 34
# Before the name, and behind the switcher, whose chevron has room around it.
_MARGINS = 20, 12
_CHEVRON = 14
_PADDING = 10
_GAP = 6
_RING = 2.0
# Paused imports that the tooltip names.
_MOST_LINES = 3
# The keys that open the list as it is, and those that open it and move through it. Enter is none of them: Qt
# closes the list before it delivers the Enter that chose, which may then come here and would open it again.
_OPENING = {Qt.Key.Key_Space, Qt.Key.Key_F4}
_MOVING = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class EnvironmentStrip(QFrame):
    """Names the open environment, the imports to it that are paused, and where else adds wait.

    Signals: ``switch_wanted(object)`` with the chosen EnvironmentId; ``waiting_wanted(object)`` with that of
    an environment whose waiting adds the person wants to see; ``paused_wanted(object)`` with the number of
    the Job that the person wants to see.
    """

    switch_wanted = Signal(object)
    waiting_wanted = Signal(object)
    paused_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("environmentStrip")
        self.setProperty("look", "strip")
        self.setFixedHeight(_HEIGHT)
        # Its labels say which one is open; as its name it would be read twice.
        self.setAccessibleName(self.tr("Environment"))
        self._name = plain_label(name="environmentName")
        spaced = scaled_font(self._name.font(), 0.92, weight=QFont.Weight.Bold)
        spaced.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
        self._name.setFont(spaced)
        self._description = ElidedLabel()
        self._description.setObjectName("environmentDescription")
        self.switcher = StripComboBox()
        self.switcher.setObjectName("environmentSwitcher")
        self.switcher.setAccessibleName(self.tr("Environment"))
        self.switcher.setAccessibleDescription(self.tr("Switches to another environment"))
        self.switcher.setToolTip(self.tr("Switch environment (Ctrl+E)"))
        self._paused = _button("importPaused", self.tr("Import paused"))
        self._paused_job: int | None = None
        self._paused.hide()
        self._elsewhere = QHBoxLayout()
        self._elsewhere.setSpacing(8)
        row = QHBoxLayout(self)
        leading, trailing = _MARGINS
        # Margins are not mirrored.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        row.setContentsMargins(trailing if mirrored else leading, 0, leading if mirrored else trailing, 0)
        row.setSpacing(8)
        row.addWidget(self._name)
        row.addWidget(self._description, 1)
        row.addWidget(self._paused)
        row.addLayout(self._elsewhere)
        row.addWidget(self.switcher)
        self.switcher.activated.connect(self._activated)
        self._paused.clicked.connect(lambda _on: self.paused_wanted.emit(self._paused_job))

    def set_environments(self, environments: tuple[Environment, ...]) -> None:
        """Offer these environments."""
        self.switcher.clear()
        for environment in environments:
            self.switcher.addItem(environment.name, environment.id)

    def show_environment(self, environment: Environment) -> None:
        """Name the environment that is open."""
        descriptions = {
            EnvironmentId.PRODUCTION: self.tr("the live catalogue"),
            EnvironmentId.STAGING: self.tr("a rehearsal: nothing here reaches the shop"),
            EnvironmentId.SANDBOX: self.tr("practice animals, kept on this computer only"),
        }
        self._name.setText(environment.name.upper())
        # Capitals are spelled out by some screen readers.
        self._name.setAccessibleName(environment.name)
        self._description.setText(descriptions[environment.id])
        restyle(self, "environment", str(environment.id))
        self.switcher.setCurrentIndex(self.switcher.findData(environment.id))

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
            button.setToolTip(self.tr("{sentence}. Click to open it and go on.").format(sentence=sentence))
            button.clicked.connect(lambda _on, of=environment.id: self.waiting_wanted.emit(of))
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
            self._paused.setToolTip(tooltip(self.tr("{lines}. Click to show it.").format(lines=lines)))

    def _activated(self, index: int) -> None:
        self.switch_wanted.emit(self.switcher.itemData(index))


def _button(name: str, text: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setProperty("look", "onStrip")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


class StripComboBox(QComboBox):
    """A combo box that lies flat on the coloured strip. Only a click or Enter in its open list chooses.

    Qt's combo box chooses with each arrow key, letter and notch of the wheel too, and each choice here opens
    an environment and sends a request with its key.

    It paints itself: a style sheet that colours its text would colour the open list too.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFont(scaled_font(self.font(), 1.0, weight=QFont.Weight.DemiBold))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pointer_at_opening = QPoint()
        self.view().installEventFilter(self)
        self.view().viewport().installEventFilter(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what lies around."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list, and let a key that moves or searches act in it."""
        key = event.key()
        searches = event.text().isprintable() and event.text() and not event.modifiers() & _COMMANDS
        if key in _OPENING or key in _MOVING or searches:
            self.showPopup()
            # Alt and an arrow key opens a combo box anywhere, without moving.
            if key not in _OPENING and not event.modifiers() & _COMMANDS:
                QCoreApplication.sendEvent(self.view(), event)
        else:
            event.ignore()

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open the list at the environment that is open; Qt would go on where the list was left."""
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), self.modelColumn()))
        self._pointer_at_opening = QCursor.pos()
        super().showPopup()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep from the open list what would choose, or move in it, without the person's intent."""
        if isinstance(event, QKeyEvent) and event.type() in {
            QEvent.Type.ShortcutOverride,
            QEvent.Type.KeyPress,
        }:
            with_alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
            # In Qt's list, the keys that close it choose as well.
            if event.key() == Qt.Key.Key_F4 or (with_alt and event.key() in _MOVING):
                event.accept()
                if event.type() is QEvent.Type.KeyPress:
                    self.hidePopup()
                return True
        # A pointer that rests where the list opens is no choice of what lies under it.
        if event.type() is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            return event.globalPosition().toPoint() == self._pointer_at_opening
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """Return the room for the longest name; Fusion's own hint leaves out our margins."""
        metrics = self.fontMetrics()
        names = (self.itemText(place) for place in range(self.count()))
        widest = max((metrics.horizontalAdvance(name) for name in names), default=0)
        return QSize(widest + _CHEVRON + 2 * (_PADDING + _GAP), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the same size: a shortened name could be taken for another environment."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the text, a chevron and, with the focus, a frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = self.rect().adjusted(1, 4, -1, -4)
        white = QColor(STRIP_TEXT)
        if self.underMouse() or self.hasFocus():
            wash = QColor(white)
            wash.setAlpha(38)
            painter.setPen(QPen(white, _RING) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            inset = _RING / 2
            painter.drawRoundedRect(QRectF(frame).adjusted(inset, inset, -inset, -inset), 6, 6)
        chevron = QRect(0, 0, _CHEVRON, _CHEVRON)
        chevron.moveCenter(frame.center())
        chevron.moveRight(frame.right() - _PADDING)
        text = frame.adjusted(_PADDING, 0, chevron.left() - _GAP - frame.right(), 0)
        direction = self.layoutDirection()
        flags = QStyle.visualAlignment(
            direction, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing
        )
        painter.setPen(white)
        painter.drawText(QStyle.visualRect(direction, self.rect(), text), flags, self.currentText())
        arrow = tinted_pixmap("chevron-down", white, _CHEVRON, self.devicePixelRatioF())
        painter.drawPixmap(QStyle.visualRect(direction, self.rect(), chevron), arrow)
