"""The dialog with a preview: choices beside a page that can be turned, and where it is printed to."""

import itertools

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from menagerie.domain.errors import MenagerieError
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.theme import scaled_font
from menagerie.ui.look.wording import number
from menagerie.ui.widgets.form import FormDialog, named_button, pass_focus, set_look
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.widgets.room import room_on
from menagerie.ui.words.errors import sentence_of

# The preview's height on a large screen and on a small one, and its width as a share of its height.
_HEIGHT, _LEAST_HEIGHT, _SHARE = 470, 250, 0.74
# What else of the dialog is above and below the preview.
_AROUND = 250
_CHOICES_WIDTH = 270
_BETWEEN = 28
_EDGE = 8
_RING = 2.0
_ARROW_FACTOR = 1.6
_TURNS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
}


class PagePreview(QWidget):
    """Shows a page. ``wanted`` is the one that was turned to last, which may not be painted yet.

    Signals: ``turned(int)`` when the person wants another page; 0 is the first one.
    """

    turned = Signal(int)

    def __init__(self, height: int) -> None:
        super().__init__()
        self.setObjectName("printPreview")
        self.setFixedSize(round(_SHARE * height), height)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture: QImage | None = None
        self.page, self.pages = 0, 0
        self.wanted = 0
        self._name()

    @property
    def room(self) -> QSize:
        """The room for a page, in logical pixels."""
        return self.size() - QSize(2 * _EDGE, 2 * _EDGE)

    def show_page(self, picture: QImage, page: int, pages: int) -> None:
        """Show the picture of a page."""
        self._picture = picture
        self.page, self.pages = page, pages
        self.wanted = page
        self._name()
        self.update()

    def turn_to(self, page: int) -> None:
        """Turn to a page, or to the nearest one that there is."""
        page = max(0, min(page, self.pages - 1))
        if page != self.wanted:
            self.wanted = page
            self.turned.emit(page)

    def turn(self, pages: int) -> None:
        """Turn on by so many pages, or back."""
        self.turn_to(self.wanted + pages)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page."""
        key = Qt.Key(event.key())
        if key in _TURNS:
            self.turn(_TURNS[key])
        elif key is Qt.Key.Key_Home:
            self.turn_to(0)
        elif key is Qt.Key.Key_End:
            self.turn_to(self.pages - 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the page in the middle, with an edge, or a ring while it has the focus."""
        if self._picture is None:
            return
        painter = QPainter(self)
        page = QRectF(QRectF().topLeft(), self._picture.deviceIndependentSize())
        page.moveCenter(QRectF(self.rect()).center())
        page.moveTopLeft(page.topLeft().toPoint().toPointF())
        palette = QApplication.palette(self)
        is_held = self.hasFocus()
        colour = palette.color(QPalette.ColorRole.Highlight if is_held else QPalette.ColorRole.Dark)
        width = _RING if is_held else 1.0
        # The page lies on its edge, so that nothing shows between them.
        painter.fillRect(page.adjusted(-width, -width, width, width), colour)
        painter.drawImage(page, self._picture)

    def _name(self) -> None:
        text = self.tr("Preview, page {n} of {pages}")
        if not self.pages:
            text = self.tr("Preview")
        self.setAccessibleName(text.format(n=number(self.page + 1), pages=number(self.pages)))


class PreviewDialog(FormDialog):
    """Choices, and a preview of what they lead to.

    Signals: ``changed`` when another choice was made; ``cancel_wanted`` while something is printed. The
    buttons are ``confirm`` and ``pdf``.
    """

    changed = Signal()
    cancel_wanted = Signal()

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(name, title, parent)
        self._is_ready = self._is_running = False
        self._choices = QWidget()
        self.choices = QVBoxLayout(self._choices)
        self.choices.setContentsMargins(0, 0, 0, 0)
        self.choices.setSpacing(6)
        height = max(_LEAST_HEIGHT, min(_HEIGHT, room_on(self.screen()).height() - _AROUND))
        self.preview = PagePreview(height)
        self.back = named_button("previousPageButton", "‹", look="ghost")
        self.on = named_button("nextPageButton", "›", look="ghost")
        arrows = scaled_font(self.font(), _ARROW_FACTOR)
        self.back.setFont(arrows)
        self.on.setFont(arrows)
        self.back.setAccessibleName(self.tr("Previous page"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.place = plain_label("", name="previewPage", look="muted")
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.message = self.add_text("", name="printMessage")
        self.cancel = named_button("printCancelButton", self.tr("Cancel"))
        self.pdf = named_button("printPdfButton", self.tr("&Save as PDF…"))
        self.confirm = named_button("printConfirmButton", self.tr("&Print…"), primary=True)
        self.add_buttons(self.cancel, self.pdf, self.confirm)
        self.cancel.clicked.connect(self.reject)
        self.back.clicked.connect(lambda: self.preview.turn(-1))
        self.on.clicked.connect(lambda: self.preview.turn(1))
        self.show_preparing()

    def open(self) -> None:
        """Open with the focus on the first choice; from the last one, Tab leads to the preview."""
        parts = [part for part in self._choices.findChildren(QWidget) if self._has_focus_in_turn(part)]
        around = [*parts, self.preview, self.back, self.on, self.cancel, self.pdf, self.confirm]
        for part, following in itertools.pairwise(around):
            self.setTabOrder(part, following)
        # Of several buttons of which one is chosen, Tab stops at that one.
        next(part for part in parts if not isinstance(part, QAbstractButton) or part.isChecked()).setFocus()
        super().open()

    def caption(self, text: str, field: QWidget | None = None) -> QLabel:
        """Append a caption to the choices, and the field below it."""
        if self.choices.count():
            self.choices.addSpacing(8)
        label = plain_label(text, weight=self.font().Weight.DemiBold)
        self.choices.addWidget(label)
        if field is not None:
            label.setBuddy(field)
            self.choices.addWidget(field)
        return label

    def show_preparing(self) -> None:
        """Show that the pages are not known yet."""
        self._is_ready = False
        self._say(self.tr("Preparing the pages…"))
        self._offer()

    def show_ready(self, summary: str) -> None:
        """Show what will be printed."""
        self._is_ready = True
        self._say(summary)
        self._offer()

    def show_page(self, picture: QImage, page: int, pages: int) -> None:
        """Show a page."""
        is_turned = (page, pages) != (self.preview.page, self.preview.pages)
        self.preview.show_page(picture, page, pages)
        text = self.tr("Page {n} of {pages}").format(n=number(page + 1), pages=number(pages))
        self.place.setText(text)
        if is_turned:
            announce(self.preview, text)
        self._offer()

    def show_problem(self, text: str) -> None:
        """Show why nothing can be printed as chosen."""
        self._is_ready = False
        self._say(text, look="error")
        self._offer()
        announce(self.message, text)

    def show_running(self, done: int, pages: int) -> None:
        """Show how far printing is."""
        if not self._is_running:
            self._is_running = True
            # Not at the button that cancels: Enter may have been pressed twice to name the file.
            self.preview.setFocus()
            self._offer()
        text = self.tr("Page {n} of {pages}").format(n=number(done + 1), pages=number(pages))
        self._say(text)

    def show_end(self, text: str, *, look: str = "muted") -> None:
        """Show that printing has ended, without the pages."""
        self._is_running = False
        self._offer()
        self._say(text, look=look)
        self.confirm.setFocus()
        if text:
            announce(self.message, text)

    def show_error(self, error: MenagerieError) -> None:
        """Show why nothing was printed."""
        self.show_end(sentence_of(error), look="error")

    def reject(self) -> None:
        """Close the dialog; while something is printed, cancel it and stay open."""
        if self._is_running:
            self.cancel_wanted.emit()
        else:
            super().reject()

    def _has_focus_in_turn(self, part: QWidget) -> bool:
        # A list that opens is a window of its own, and the edit within a spin box follows its box.
        is_own = part.window() is self and not part.objectName().startswith("qt_")
        return is_own and part.focusPolicy() is not Qt.FocusPolicy.NoFocus

    def _lay_out(self) -> None:
        turning = QHBoxLayout()
        turning.addWidget(self.back)
        turning.addWidget(self.place, 1)
        turning.addWidget(self.on)
        page = QVBoxLayout()
        page.setSpacing(4)
        page.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        page.addLayout(turning)
        page.addStretch(1)
        around = QVBoxLayout()
        # Not a minimum of the widget, which would let it be narrower than large texts.
        around.addStrut(_CHOICES_WIDTH)
        around.addWidget(self._choices)
        around.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(_BETWEEN)
        row.addLayout(around, 1)
        row.addLayout(page)
        self.column.addLayout(row)

    def _offer(self) -> None:
        """Enable what can be done now."""
        page, pages = self.preview.page, self.preview.pages
        self._choices.setEnabled(not self._is_running)
        self.confirm.setEnabled(self._is_ready and not self._is_running)
        self.pdf.setEnabled(self.confirm.isEnabled())
        for button, can_turn in ((self.back, page > 0), (self.on, page + 1 < pages)):
            if not can_turn:
                pass_focus(button, self.preview)
            button.setEnabled(can_turn)
        self.cancel.setText(self.tr("Cancel printing") if self._is_running else self.tr("Cancel"))

    def _say(self, text: str, *, look: str = "muted") -> None:
        self.message.setText(text)
        set_look(self.message, look)
