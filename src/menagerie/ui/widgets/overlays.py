"""What lies over the window: a toast, a card beside the button that opened it, and a menu of rows."""

from collections.abc import Callable

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from menagerie.ui.look.icons import tinted_pixmap
from menagerie.ui.look.plain_text import isolated, shown
from menagerie.ui.look.theme import CHEVRON, ICON_SIZE, RADIUS, Theme, scaled_font, sized
from menagerie.ui.look.wording import listed
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import PlainLabel, announce
from menagerie.ui.widgets.painting import draw_line, text_width
from menagerie.ui.widgets.scrolling import FocusFollower, ScrollingColumn

_DURATION_MS = 120
# Qt's own switch for all effects of the application, which is off until it is chosen.
_MOTION_SWITCH = Qt.UIEffect.UI_General
_SHOWN_MS = 4000
# Long enough to read the text, and then to reach its button.
_SHOWN_WITH_ACTION_MS = 10_000
_TOAST_FROM_EDGE = 64
_TOAST_SIDE, _TOAST_TOP, _BESIDE_ACTION = 16, 10, 12
_FROM_BELOW = QPoint(0, 12)
SHADOW = 14
_SHADOW_BELOW = 3
# The alpha of each layer of the shadow.
_SHADOW_STRENGTH, _SHADOW_STRENGTH_IN_THE_DARK = 3, 12
_BEFORE_CHEVRON = 6
# Letters that are shown where there is least room.
_LEAST_LETTERS = 4
_FROM_ANCHOR = 8
# Between the card's shadow and the edge of the window, where there is room.
_TO_EDGE = 24 - SHADOW
_AROUND_ROWS = 8
_ROW_PADDING = 10
_IN_ROW = 10
_LEAST_HEIGHT = 36
_RADIUS, _SWATCH_RADIUS = 6, 4
_RING = 2
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


def allow_motion(*, allowed: bool) -> None:
    """Allow movements from now on, as far as the system does, or do without any."""
    QApplication.setEffectEnabled(_MOTION_SWITCH, allowed)


def is_motion_wanted() -> bool:
    """Return whether things may move now."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    # Qt has it from 6.12 on; before, only the person can say it.
    preference = getattr(accessibility, "motionPreference", None)
    is_reduced = preference is not None and preference().name == "ReducedMotion"
    return QApplication.isEffectEnabled(_MOTION_SWITCH) and not is_reduced


class Arrival(QVariantAnimation):
    """Lets a widget arrive at its place from nearby. It takes keys and clicks from the beginning."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._position = widget.pos()
        self._offset = QPoint()
        self.setDuration(_DURATION_MS)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setEndValue(QPoint())
        self.valueChanged.connect(self._move)

    def begin(self, offset: QPoint) -> None:
        """Come from ``offset`` beside the place, or be there at once."""
        self.stop()
        self._offset = QPoint()
        if is_motion_wanted():
            self.setStartValue(offset)
            self.start()
        self._widget.move(self._position + self._offset)

    def place(self, position: QPoint) -> None:
        """Set where the widget arrives, also while it is on its way."""
        self._position = position
        self._widget.move(position + self._offset)

    def _move(self, offset: QPoint) -> None:
        self._offset = offset
        self._widget.move(self._position + offset)


class Toast(PlainLabel):
    """Lies over its parent and takes neither the focus nor the mouse, unless it offers something to do.

    With a button it stays for as long as the mouse is over it or the focus is in it.

    Signals: ``focus_left`` when its button goes while the focus is on it.
    """

    focus_left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("")
        self.setParent(parent)
        self._over = parent
        self._act: Callable[[], None] | None = None
        self.setObjectName("toast")
        self.setProperty("look", "toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.action = named_button("toastAction", look="toast")
        self.action.setParent(self)
        # A click leaves the focus where it was.
        self.action.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.action.clicked.connect(self._take_action)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._end)
        self._arrival = Arrival(self)
        parent.installEventFilter(self)
        self.hide()

    def say(
        self, text: str, action: str = "", act: Callable[[], None] | None = None, *, lasts: bool = False
    ) -> None:
        """Show ``text`` and announce it; ``action`` is the label of a button that calls ``act``.

        What ``lasts`` stays until something else is said, or it is taken back.
        """
        self._act = act
        if act is None:
            self._leave()
        self.action.setText(action)
        self.action.setVisible(act is not None)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, act is None)
        text = shown(text)
        # Later, with the first text shown, the style would take the margins away.
        self.ensurePolished()
        room = self._over.width() - 2 * _TOAST_FROM_EDGE - self._make_room()
        self.setText(self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room))
        self.setAccessibleName(text)
        self._place()
        if not self.isVisible():
            self._arrival.begin(_FROM_BELOW)
        self.show()
        self.raise_()
        if lasts:
            self._timer.stop()
        else:
            self._timer.start(_SHOWN_MS if act is None else _SHOWN_WITH_ACTION_MS)
        announce(self, text)

    def take_back(self, text: str) -> None:
        """Say no more that something goes on, unless something else was said since."""
        if self.accessibleName() == shown(text):
            self._end()

    def give_way(self, card: QWidget) -> None:
        """End if it lies over a card that has been opened since, and offers nothing to do."""
        own, other = (QRect(one.mapToGlobal(QPoint()), one.size()) for one in (self, card))
        if self._act is None and own.intersects(other):
            self._end()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.isVisible():
            self._timer.start(_SHOWN_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._over:
            self._place()
        return False

    def _take_action(self) -> None:
        act = self._act
        self._leave()
        self.hide()
        if act is not None:
            act()

    def _leave(self) -> None:
        """Let the window take the focus: Qt would move it to whatever comes next."""
        # Also while another window is the active one.
        if self.window().focusWidget() is self.action:
            self.focus_left.emit()

    def _end(self) -> None:
        if self.action.hasFocus():
            self._timer.start(_SHOWN_MS)
        else:
            self._leave()
            self.hide()

    def _make_room(self) -> int:
        """Leave room beside the text for the button, and return how much, in pixels."""
        room = 0 if self._act is None else self.action.sizeHint().width() + _BESIDE_ACTION
        # Margins are not mirrored.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.setContentsMargins(
            _TOAST_SIDE + room * mirrored, _TOAST_TOP, _TOAST_SIDE + room * (not mirrored), _TOAST_TOP
        )
        return room

    def _place(self) -> None:
        self.adjustSize()
        left = (self._over.width() - self.width()) // 2
        self._arrival.place(QPoint(left, self._over.height() - self.height() - _TOAST_FROM_EDGE))
        size = self.action.sizeHint()
        rect = QRect(0, 0, size.width(), size.height())
        rect.moveCenter(self.rect().center())
        rect.moveRight(self.width() - _TOAST_SIDE)
        self.action.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))


def paint_shadow(painter: QPainter, card: QRect, *, is_dark: bool) -> None:
    """Paint the shadow that lifts ``card`` off the window; it needs SHADOW pixels around it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, _SHADOW_STRENGTH_IN_THE_DARK if is_dark else _SHADOW_STRENGTH))
    for width in range(1, SHADOW - _SHADOW_BELOW + 1):
        layer = QRectF(card).adjusted(-width, -width, width, width).translated(0, _SHADOW_BELOW)
        painter.drawRoundedRect(layer, RADIUS + width, RADIUS + width)


class MenuButton(QPushButton):
    """Shows as much of its text as there is room for."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        look: str,
        padding: int,
        factor: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
    ) -> None:
        """``name`` is its object name, ``look`` its role in the style sheet; ``factor`` scales its font.

        ``padding`` is the room at both sides, in pixels.
        """
        super().__init__()
        self._theme = theme
        self._words = ""
        self._padding = padding
        self.setObjectName(name)
        self.setProperty("look", look)
        self.setFont(scaled_font(self.font(), factor, weight=weight))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    @property
    def words(self) -> str:
        """What it says. Its text is empty: in that, an ampersand would be a mnemonic."""
        return self._words

    def say(self, words: str) -> None:
        """Show ``words``, also to assistive tools."""
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        # Only the style sheet says how large the text is.
        self.ensurePolished()
        width = self.fontMetrics().horizontalAdvance(self._words) + 1
        height = max(super().sizeHint().height(), self.fontMetrics().height())
        return QSize(width + _BEFORE_CHEVRON + sized(CHEVRON) + 2 * self._padding, height)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        letters = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(
            min(hint.width(), letters + _BEFORE_CHEVRON + sized(CHEVRON) + 2 * self._padding), hint.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        inner = self.rect().adjusted(self._padding, 0, -self._padding, 0)
        size = sized(CHEVRON)
        words = inner.adjusted(0, 0, -size - _BEFORE_CHEVRON, 0)
        chevron = QRect(words.right() + 1 + _BEFORE_CHEVRON, (self.height() - size) // 2, size, size)
        direction = self.layoutDirection()
        words, chevron = (QStyle.visualRect(direction, self.rect(), part) for part in (words, chevron))
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(chevron, tinted_pixmap("chevron-down", self._theme.colour("muted"), size, ratio))
        painter.setPen(self._theme.colour("text"))
        # A name runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        is_mirrored = direction is Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        text = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, words.width())
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, flags | Qt.TextFlag.TextSingleLine, text)


class Popover(QWidget):
    """Opens over ``parent``, above or below its ``anchor`` where there is more room, and disables nothing.

    Escape, a click elsewhere in the window and a move of the focus close it. The focus then returns to where
    it was. Its content is laid out in ``card``.

    Signals: ``shown`` and ``hidden`` when it becomes visible or invisible, also with its window.
    """

    shown = Signal()
    hidden = Signal()

    def __init__(self, theme: Theme, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._over = parent
        self._anchor = anchor
        self._came_from = anchor
        self._watched: list[QObject] = []
        self.card = QFrame()
        self.card.setProperty("look", "popover")
        around = QVBoxLayout(self)
        around.setContentsMargins(SHADOW, SHADOW, SHADOW, SHADOW)
        around.addWidget(self.card)
        self._arrival = Arrival(self)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.dismiss)
        self.hide()

    @property
    def holds_focus(self) -> bool:
        """Tell whether the focus is in it, also while another window is the active one."""
        return self._is_own(self.window().focusWidget())

    def toggle(self) -> None:
        """Open, or close if it is open."""
        if self.isVisible():
            self.dismiss()
        else:
            self.open()

    def open(self) -> None:
        """Appear and take the focus, so that assistive tools read it and Tab goes on within it."""
        self.appear()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def appear(self) -> None:
        """Appear, and leave the focus where it is."""
        focused = QApplication.focusWidget()
        if focused is None or focused.window() is not self.window():
            focused = self._anchor
        self._came_from = focused
        self._place()
        is_below = self.y() + SHADOW > self._anchor.mapTo(self._over, QPoint()).y()
        self._arrival.begin(QPoint(0, -_FROM_ANCHOR if is_below else _FROM_ANCHOR))
        self.show()
        self.raise_()
        for toast in self.window().findChildren(Toast):
            toast.give_way(self.card)

    def dismiss(self) -> None:
        """Close, and give the focus back."""
        if self.holds_focus:
            back = self._came_from
            # It may have gone meanwhile, as does a button that leads to adds when none waits any more.
            can_return = isValid(back) and back.isVisible() and back.isEnabled()
            (back if can_return else self._anchor).setFocus()
        self.hide()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        return done

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watch()
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._unwatch()
        self.hidden.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            if event.type() is QEvent.Type.MouseButtonPress and not self._is_near(event):
                self.dismiss()
        elif event.type() in {QEvent.Type.Move, QEvent.Type.Resize} and isinstance(watched, QWidget):
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        paint_shadow(QPainter(self), self.card.geometry(), is_dark=self._theme.is_dark)

    def _watch(self) -> None:
        application = QApplication.instance()
        if not self._watched and isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)
        # The window's handle receives a click before any widget does.
        self._watched = [self.window().windowHandle()]
        part: QWidget | None = self._anchor
        while part is not None and part is not self._over:
            self._watched.append(part)
            part = part.parentWidget()
        for watched in self._watched:
            watched.installEventFilter(self)

    def _unwatch(self) -> None:
        application = QApplication.instance()
        if self._watched and isinstance(application, QApplication):
            application.focusChanged.disconnect(self._focus_moved)
        for watched in self._watched:
            # A window that is being deleted deletes its handle before it hides its children.
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched = []

    def _focus_moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        # A dialog or another application takes the focus only for a while.
        if now is None or now.window() is not self.window() or now is self._anchor or self._is_own(now):
            return
        self.hide()

    def _is_own(self, widget: QWidget | None) -> bool:
        return widget is not None and (widget is self or self.isAncestorOf(widget))

    def _is_near(self, event: QMouseEvent) -> bool:
        """Tell whether a click is in the card, or on the anchor, which closes the card itself."""
        point = event.globalPosition().toPoint()
        return any(part.rect().contains(part.mapFromGlobal(point)) for part in (self.card, self._anchor))

    def _place(self) -> None:
        anchor = QRect(self._anchor.mapTo(self._over, QPoint()), self._anchor.size())
        # From the strip, which is as wide as the window, it hangs down.
        gap = _FROM_ANCHOR if anchor.width() < self._over.width() else 0
        size = self.sizeHint().boundedTo(self.maximumSize())
        if self.hasHeightForWidth():
            # Texts that wrap may need more lines than at the width they prefer.
            size.setHeight(self.heightForWidth(size.width()))
        room_below = self._over.height() - anchor.bottom() - 1
        least = self.minimumSizeHint().height()
        # A card scrolls when there is too little room, and lies over its anchor when there is still less.
        if room_below > anchor.top():
            top = anchor.bottom() + 1 + gap - SHADOW
            size.setHeight(min(size.height(), max(self._over.height() - top, least)))
            top = min(top, self._over.height() - size.height())
        else:
            end = anchor.top() - gap + SHADOW
            size.setHeight(min(size.height(), max(end, least)))
            top = end - size.height()
        self.resize(size)
        # Level with the anchor at the side of the window that is nearer; at its leading side below an anchor
        # that is as wide as the window.
        before, behind = anchor.left(), self._over.width() - anchor.right() - 1
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        at_left = before < behind or (before == behind and not mirrored)
        left = anchor.left() - SHADOW if at_left else anchor.right() + 1 + SHADOW - self.width()
        room = self._over.width() - self.width()
        left = max(0, min(max(left, _TO_EDGE), room - _TO_EDGE))
        self._arrival.place(QPoint(left, max(0, top)))


class PopoverRow(QPushButton):
    """A row with its title and, where it has them, an explanation, a shortcut, a colour and a tick.

    A click does not change its tick: what it stands for does.
    """

    def __init__(
        self, theme: Theme, name: str, title: str, explanation: str, shortcut: str, colour: str
    ) -> None:
        """``name`` is its object name; ``colour`` is the token of its swatch, empty for none."""
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(listed(filter(None, (explanation, shortcut))))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._theme = theme
        self._title = title
        self._explanation = explanation
        self._shortcut = isolated(shortcut) if shortcut else ""
        self._colour = colour

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's name
        pass  # keep the tick

    def sizeHint(self) -> QSize:
        words = max(text_width(self._title, self.font()), text_width(self._explanation, self.font()))
        end = max(text_width(self._shortcut, self.font()), sized(ICON_SIZE)) + 2 * _IN_ROW
        line = self.fontMetrics().height()
        height = 2 * line + _ROW_PADDING if self._explanation else line + 2 * _ROW_PADDING
        return QSize(
            2 * _ROW_PADDING + sized(ICON_SIZE) + _IN_ROW + words + end, max(sized(_LEAST_HEIGHT), height)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_HEIGHT, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter, colour = QPainter(self), self._theme.colour
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(colour("accent"), _RING) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(colour("selection" if self.hasFocus() else "hover"))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        inner = self.rect().adjusted(_ROW_PADDING, 0, -_ROW_PADDING, 0)
        size = sized(ICON_SIZE)
        swatch = QRect(inner.left(), inner.center().y() - size // 2, size, size)
        end = QRect(inner)
        end.setLeft(inner.right() - max(text_width(self._shortcut, self.font()), size))
        words = inner.adjusted(size + _IN_ROW, 0, -end.width() - _IN_ROW, 0)
        tick = QRect(swatch)
        if self._colour:
            tick.moveRight(end.right())
        direction = self.layoutDirection()
        swatch, end, words, tick = (
            QStyle.visualRect(direction, inner, part) for part in (swatch, end, words, tick)
        )
        if self._colour:
            # On a dark card, a strip's colour alone is hardly seen.
            painter.setPen(colour("field") if self._theme.is_dark else Qt.PenStyle.NoPen)
            painter.setBrush(colour(self._colour))
            painter.drawRoundedRect(swatch, _SWATCH_RADIUS, _SWATCH_RADIUS)
        if self.isChecked():
            painter.drawPixmap(tick, tinted_pixmap("check", colour("accent"), size, self.devicePixelRatioF()))
        self._write(painter, words, end, mirrored=direction is Qt.LayoutDirection.RightToLeft)

    def _write(self, painter: QPainter, words: QRect, end: QRect, *, mirrored: bool) -> None:
        # Each text runs in its own direction, whatever that of the window.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setPen(self._theme.colour("text"))
        if self._explanation:
            line = painter.fontMetrics().height()
            first = QRect(words.left(), words.center().y() + 1 - line, words.width(), line)
            draw_line(painter, first, self._title, at_right=mirrored)
            painter.setPen(self._theme.colour("muted"))
            draw_line(painter, first.translated(0, line), self._explanation, at_right=mirrored)
        else:
            draw_line(painter, words, self._title, at_right=mirrored)
        painter.setPen(self._theme.colour("muted"))
        draw_line(painter, end, self._shortcut, at_right=not mirrored)


class PopoverMenu(Popover):
    """Opens at the row with the tick. Arrow keys, Home and End move; a click, Enter and Space choose.

    It is closed, and the focus is back, before a row's ``clicked`` reaches others.
    """

    def __init__(self, theme: Theme, name: str, title: str, anchor: QWidget, parent: QWidget) -> None:
        """``name`` is its object name, ``title`` what a screen reader says of it."""
        super().__init__(theme, anchor, parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.rows: list[PopoverRow] = []
        self._column = QWidget()
        inside = QVBoxLayout(self._column)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(2)
        around = QVBoxLayout(self.card)
        # At the end, the scroll bar's own room is enough. Margins are not mirrored.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        around.setContentsMargins(
            0 if mirrored else _AROUND_ROWS, _AROUND_ROWS, _AROUND_ROWS if mirrored else 0, _AROUND_ROWS
        )
        scroll = ScrollingColumn(self._column)
        FocusFollower(scroll)
        around.addWidget(scroll)

    def add_row(
        self,
        name: str,
        title: str,
        *,
        is_checked: bool | None = None,
        explanation: str = "",
        shortcut: str = "",
        colour: str = "",
    ) -> PopoverRow:
        """Return a new row at the end; ``is_checked`` is None for one that never has a tick."""
        row = PopoverRow(self._theme, name, title, explanation, shortcut, colour)
        row.setCheckable(is_checked is not None)
        row.setChecked(bool(is_checked))
        row.clicked.connect(self.dismiss)
        row.installEventFilter(self)
        self._add(row)
        self.rows.append(row)
        return row

    def add_line(self) -> None:
        """Add a line between groups of rows."""
        line = QFrame()
        line.setProperty("look", "separator")
        # With the margins that the style sheet gives it.
        line.setFixedHeight(17)
        self._add(line)

    def clear(self) -> None:
        """Remove all rows and lines."""
        self.rows = []
        for part in self._column.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.setParent(None)
            part.deleteLater()

    def open(self) -> None:
        """Appear, with the focus on the first row with a tick, else on the first row."""
        super().open()
        ticked = [row for row in self.rows if row.isChecked()]
        for row in (ticked or self.rows)[:1]:
            row.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Move among the rows, and let Enter choose; the scroll area would take the arrow keys.
        if (
            isinstance(watched, PopoverRow)
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
        ):
            return self._press(watched, event.key())
        return super().eventFilter(watched, event)

    def _press(self, row: PopoverRow, key: int) -> bool:
        at, last = self.rows.index(row), len(self.rows) - 1
        moves = {
            Qt.Key.Key_Up: at - 1 if at > 0 else last,
            Qt.Key.Key_Down: at + 1 if at < last else 0,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key in _ENTER:
            row.click()
        elif key in moves:
            self.rows[moves[Qt.Key(key)]].setFocus(Qt.FocusReason.TabFocusReason)
        return key in _ENTER or key in moves

    def _add(self, part: QWidget) -> None:
        layout = self._column.layout()
        if layout is not None:
            layout.addWidget(part)
