"""The settings dialog: a list of pages at its side, and the rows of one page, each with its setting."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from menagerie.domain.errors import MenagerieError
from menagerie.service.client import RouteCheck, RouteStep
from menagerie.ui.look.plain_text import window_title
from menagerie.ui.look.theme import SCROLL_BAR
from menagerie.ui.settings.pages import ADVANCED, GENERAL, NETWORK, Kind, Page, Setting
from menagerie.ui.widgets.fields import CheckBox, FieldComboBox, LineEdit
from menagerie.ui.widgets.files import choose_file, choose_folder
from menagerie.ui.widgets.form import EDGE, named_button, pass_focus, room_on, show_field_error
from menagerie.ui.widgets.labels import announce, plain_label
from menagerie.ui.widgets.scrolling import ScrollingColumn, keep_scroll_bar
from menagerie.ui.widgets.steps import Mark, StepLine, Steps
from menagerie.ui.words.messages import message_of, sentence_of

_IN_ROW = 6
_LEAST_CHARACTERS = 16
_SIZE, _SMALLEST_SIZE = QSize(760, 580), QSize(480, 280)
_GAP, _BETWEEN_ROWS = 16, 18
_AROUND_TITLE = 40
_AROUND_LINE = 16
_TITLE_FACTOR = 1.3


class SettingRow(QWidget):
    """A setting: its caption, its field, what is wrong with its value, and a note.

    The subclass has the field, and shows a value in it. ``restart`` is a button.
    """

    def __init__(self, setting: Setting, choose: Callable[[object], None]) -> None:
        """``choose`` is called with the value that the person chose or typed."""
        super().__init__()
        self.setting = setting
        self.choose = choose
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(_IN_ROW)
        self.field = self._make_field()
        # A box has its caption beside it.
        if setting.kind is not Kind.SWITCH:
            caption = plain_label(setting.caption, weight=QFont.Weight.DemiBold)
            caption.setBuddy(self.field)
            self.column.insertWidget(0, caption)
        self.field.setObjectName(setting.name)
        self.field.setAccessibleName(setting.caption)
        self.field.setEnabled(not setting.locked)
        # The reason of a disabled field is where the pointer is, too.
        self.field.setToolTip(setting.locked)
        self._error = plain_label("", name=f"{setting.name}Error", look="error", wraps=True)
        self._error.hide()
        self.column.addWidget(self._error)
        self._add_note()

    def show_value(self) -> None:
        """Show the value that applies, and whether it waits for a restart."""
        self.setVisible(self.setting.is_shown())
        self._show(self.setting.read())
        waits = self.setting.waits()
        if waits and self.restart.isHidden():
            announce(self._note, self._note.text())
        self.restart.setVisible(waits)

    def show_error(self, error: MenagerieError) -> None:
        """Show why a value was not taken, below it."""
        self._show_problem(message_of(error))

    def drop_refused(self) -> None:
        """Drop what was typed or chosen and not taken, and show the value that applies."""
        self._show_problem("")
        self.show_value()

    def _show_problem(self, text: str) -> None:
        """Say what is wrong with the value; with an empty text, the note again."""
        show_field_error(self.field, self._error, text)
        if not text:
            self.field.setAccessibleDescription(self._note.text())

    def _make_field(self) -> QWidget:
        raise NotImplementedError

    def _show(self, value: object) -> None:
        raise NotImplementedError

    def _add_note(self) -> None:
        text = self.setting.locked or self.setting.note
        self.field.setAccessibleDescription(text)
        self._note = plain_label(text, name=f"{self.setting.name}Note", look="muted", wraps=True)
        self.restart = named_button(f"{self.setting.name}Restart", self.tr("Restart now"))
        row = QHBoxLayout()
        row.setSpacing(_IN_ROW)
        row.addWidget(self._note, 1)
        row.addWidget(self.restart)
        self.column.addLayout(row)
        self._note.setVisible(bool(text))


class _ChoiceRow(SettingRow):
    """One of several values."""

    def _make_field(self) -> QWidget:
        self._combo = FieldComboBox()
        # Where a page is narrow, a long value is cut, and the list shows it.
        self._combo.setSizeAdjustPolicy(FieldComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._combo.setMinimumContentsLength(_LEAST_CHARACTERS)
        self._values = [value for value, _text in self.setting.options]
        for _value, text in self.setting.options:
            self._combo.addItem(text)
        self._combo.activated.connect(lambda index: self.choose(self._values[index]))
        self.column.addWidget(self._combo)
        return self._combo

    def _show(self, value: object) -> None:
        self._combo.setCurrentIndex(self._values.index(value) if value in self._values else -1)


class _SwitchRow(SettingRow):
    """On or off."""

    def _make_field(self) -> QWidget:
        self._box = CheckBox(self.setting.caption)
        self._box.clicked.connect(self._clicked)
        self.column.addWidget(self._box)
        return self._box

    def _clicked(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        self.choose(is_on)

    def _show(self, value: object) -> None:
        self._box.setChecked(bool(value))


class _TextRow(SettingRow):
    """A text, taken when the person leaves the field or presses Enter."""

    def _make_field(self) -> QWidget:
        self._edit = LineEdit()
        self._edit.setProperty("look", "field")
        self._edit.setPlaceholderText(self.setting.placeholder)
        if self.setting.longest is not None:
            self._edit.setMaxLength(self.setting.longest)
        self.column.addWidget(self._edit)
        self._edit.textEdited.connect(lambda _text: self._show_problem(""))
        self._edit.editingFinished.connect(self._finished)
        return self._edit

    def drop_refused(self) -> None:
        """Drop what was typed and not taken."""
        self._edit.setModified(False)
        super().drop_refused()

    def _finished(self) -> None:
        if self._edit.isModified():
            self._edit.setModified(False)
            self.choose(self._edit.text())

    def _show(self, value: object) -> None:
        # What was typed and could not be taken stays, so that it can be corrected; also on a page that is not
        # on screen.
        if self._error.isHidden() and not self._edit.isModified():
            self._edit.setText(str(value))


class _PasswordRow(_TextRow):
    """A text that is never shown; ``read`` tells whether there is one."""

    def _make_field(self) -> QWidget:
        field = super()._make_field()
        self._edit.setEchoMode(QLineEdit.EchoMode.Password)
        self._edit.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        return field

    def _finished(self) -> None:
        # Enter in the field that was emptied, or a letter that was taken back, is no other password.
        if self._edit.text():
            super()._finished()
            self._edit.clear()

    def _show(self, value: object) -> None:
        self._edit.setPlaceholderText(str(value))


class _PathRow(SettingRow):
    """A file or a folder; None for none."""

    def _make_field(self) -> QWidget:
        name = self.setting.name
        self._path = LineEdit()
        self._path.setProperty("look", "field")
        self._path.setReadOnly(True)
        self._path.setPlaceholderText(self.tr("None"))
        self._choose = named_button(f"{name}Choose", self.tr("Choose…"))
        self._choose.setAccessibleName(self.tr("{setting}: choose…").format(setting=self.setting.caption))
        self._clear = named_button(f"{name}Clear", self.tr("Clear"))
        self._clear.setAccessibleName(self.tr("{setting}: clear").format(setting=self.setting.caption))
        self._choose.clicked.connect(self._open_chooser)
        self._clear.clicked.connect(lambda: self._take(None))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._path, 1)
        for button in (self._choose, self._clear):
            row.addWidget(button)
            button.setEnabled(not self.setting.locked)
            button.setToolTip(self.setting.locked)
        self.column.addLayout(row)
        return self._path

    def _take(self, path: str | None) -> None:
        # Only now: why the last one was not taken is still to be read after a look into another window.
        self._show_problem("")
        self.choose(path)

    def _show(self, value: object) -> None:
        path = "" if value is None else str(value)
        if path != self._path.text():
            self._show_problem("")
        self._path.setText(path)
        # The end tells paths apart, and the name is there.
        self._path.setToolTip(self.setting.locked or self._path.text())
        can_clear = value not in {None, self.setting.default}
        if not can_clear:
            pass_focus(self._clear, self._choose)
        self._clear.setVisible(can_clear)

    def _open_chooser(self) -> None:
        def take(path: Path) -> None:
            self._take(str(path))

        name, title = f"{self.setting.name}Dialog", self.setting.caption
        at = Path(self._path.text() or Path.home())
        if self.setting.kind is Kind.FOLDER:
            choose_folder(self, name, title, at, take)
        else:
            filters = (self.tr("Certificates") + " (*.pem *.crt *.cer)", self.tr("All files") + " (*)")
            choose_file(self, name, title, at, filters, take)


_ROWS = {
    Kind.CHOICE: _ChoiceRow,
    Kind.SWITCH: _SwitchRow,
    Kind.TEXT: _TextRow,
    Kind.PASSWORD: _PasswordRow,
    Kind.FILE: _PathRow,
    Kind.FOLDER: _PathRow,
}


class RouteSteps(QWidget):
    """A button, and after the test one line for each step. The button is ``test``."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("routeSteps")
        self.test = named_button("settingTestButton", self.tr("Test the connection"))
        self.test.setToolTip(self.tr("Connects to the service, and sends no request"))
        lines = {step: StepLine(f"{step}RouteStep") for step in RouteStep}
        self._steps = Steps("routeResult", lines, "routeMessage")
        row = QHBoxLayout()
        row.addWidget(self.test)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._steps)

    def show_text(self, text: str, *, look: str = "muted") -> None:
        """Show a text in place of the last test, and announce it."""
        self._steps.show_message(text, look=look)

    def show_check(self, check: RouteCheck, name: str) -> None:
        """Show the result of a test for the environment ``name``, and announce it."""
        self._steps.clear()
        advice, news = "" if check.error is None else message_of(check.error), []
        for step, line in self._steps.lines.items():
            mark, text = Mark.UNTESTED, self._untested(step, check)
            if step in check.passed:
                mark, text = Mark.PASSED, self._passed(step, check, name)
            elif step is check.failed:
                mark, text = Mark.FAILED, self._failed(step, check, name)
            line.show_step(mark, text)
            line.show()
            news.append(text)
            if step is check.failed:
                news.append(advice)
        self._steps.show_advice(check.failed, advice)
        announce(self, "\n".join(news))

    def show_error(self, error: MenagerieError) -> None:
        """Show why the test could not be made."""
        self.show_text(sentence_of(error), look="error")

    def _passed(self, step: RouteStep, check: RouteCheck, name: str) -> str:
        match step:
            case RouteStep.PROXY:
                return self.tr("Proxy {address} reached").format(address=check.proxy)
            case RouteStep.REACH:
                return self.tr("{environment} reached").format(environment=name)
            case RouteStep.TRUST:
                return self.tr("Secure connection")

    def _failed(self, step: RouteStep, check: RouteCheck, name: str) -> str:
        match step:
            case RouteStep.PROXY if check.proxy is None:
                return self.tr("These settings can't be used")
            case RouteStep.PROXY:
                return self.tr("Proxy {address} not passed").format(address=check.proxy)
            case RouteStep.REACH:
                return self.tr("{environment} not reached").format(environment=name)
            case RouteStep.TRUST:
                return self.tr("Connection not secure")

    def _untested(self, step: RouteStep, check: RouteCheck) -> str:
        match step:
            case RouteStep.PROXY if not check.knows_proxy:
                return self.tr("No proxy is used: this desktop could not be asked for one")
            case RouteStep.PROXY:
                return self.tr("No proxy is used")
            case RouteStep.TRUST if check.failed is None:
                return self.tr("No secure connection needed on this computer")
            case RouteStep.REACH:
                return self.tr("Service: not tested")
            case RouteStep.TRUST:
                return self.tr("Secure connection: not tested")


class SettingsDialog(QDialog):
    """Shows the settings. What is changed takes effect at once, so there is nothing to confirm.

    It is not modal: the person sees the window change, and can work in it.

    Some pages end with a button for something else: ``environments``, ``open_folder``, and that of ``route``.
    """

    def __init__(
        self,
        pages: Sequence[Page],
        change: Callable[[Setting, object], None],
        restore: Callable[[Page], None],
        undo: Callable[[], None],
        restart: Callable[[], None],
        parent: QWidget,
    ) -> None:
        """``change`` is called with the value that the person wants, ``restore`` for the usual ones."""
        super().__init__(parent)
        self._change, self._restore, self._restart = change, restore, restart
        self.setObjectName("settingsDialog")
        self.setWindowTitle(window_title(self.tr("Settings")))
        room = room_on(parent.screen())
        self.setMinimumSize(_SMALLEST_SIZE.boundedTo(room))
        self.resize(_SIZE.boundedTo(room))
        self.pages = tuple(pages)
        self.environments = named_button("settingEnvironments", self.tr("Environments and plans…"))
        self.open_folder = named_button("settingOpenFolder", self.tr("Open the data folder"))
        self.route = RouteSteps()
        at_foot: dict[str, QPushButton | RouteSteps] = {
            GENERAL: self.environments,
            NETWORK: self.route,
            ADVANCED: self.open_folder,
        }
        self._rows: dict[str, SettingRow] = {}
        self.list = QListWidget()
        self.list.setObjectName("settingsPages")
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setProperty("look", "topics")
        keep_scroll_bar(self.list)
        self._stack = QStackedWidget()
        for page in self.pages:
            self.list.addItem(QListWidgetItem(page.title))
            self._stack.addWidget(self._make_page(page, at_foot.get(page.name)))
        self.restore = named_button("restoreDefaultsButton", self.tr("Restore this page"))
        self.restore.setToolTip(self.tr("Sets this page as it was at first"))
        self.close_button = named_button("closeSettingsButton", self.tr("Close"))
        self._lay_out()
        self.restore.clicked.connect(self._restore_page)
        self.close_button.clicked.connect(self.accept)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, undo)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.list.setCurrentRow(0)
        self.show_values()
        self._fit()

    def show_values(self) -> None:
        """Show the values that apply."""
        for row in self._rows.values():
            row.show_value()

    def show_error(self, setting: Setting, error: MenagerieError) -> None:
        """Show why a value was not taken."""
        self._rows[setting.name].show_error(error)

    def go_to(self, name: str) -> None:
        """Show the page of this name, or the page of the setting of this name with the focus on its field."""
        for index, page in enumerate(self.pages):
            if page.name == name:
                self.list.setCurrentRow(index)
                self.list.setFocus()
            elif any(setting.name == name for setting in page.settings):
                self.list.setCurrentRow(index)
                self._rows[name].field.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.show_values()
        elif event.type() in {QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange}:
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Press the focused button with Enter; there is no other button for it.
        focused = self.focusWidget()
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif isinstance(focused, QPushButton):
            focused.click()

    def _restore_page(self) -> None:
        page = self.pages[self.list.currentRow()]
        for setting in page.settings:
            if setting.is_restored:
                self._rows[setting.name].drop_refused()
        self._restore(page)

    def _make_page(self, page: Page, at_foot: QPushButton | RouteSteps | None) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_BETWEEN_ROWS)
        column.addWidget(plain_label(page.title, factor=_TITLE_FACTOR, weight=QFont.Weight.Bold))
        for setting in page.settings:
            row = self._rows[setting.name] = _ROWS[setting.kind](setting, partial(self._change, setting))
            row.restart.clicked.connect(self._restart)
            column.addWidget(row)
        if isinstance(at_foot, QPushButton):
            column.addWidget(at_foot, 0, Qt.AlignmentFlag.AlignLeading)
        elif at_foot is not None:
            column.addWidget(at_foot)
        column.addStretch(1)
        return ScrollingColumn(content)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.restore)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        # In line with the fields, beside which the scroll bar is.
        buttons.addSpacing(SCROLL_BAR)
        page = QVBoxLayout()
        page.setSpacing(_GAP)
        page.addWidget(self._stack, 1)
        page.addLayout(buttons)
        row = QHBoxLayout(self)
        # Margins are not mirrored, and the scroll bar is.
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        row.setContentsMargins(EDGE - SCROLL_BAR * mirrored, EDGE, EDGE - SCROLL_BAR * (not mirrored), EDGE)
        row.setSpacing(_GAP)
        row.addWidget(self.list)
        row.addLayout(page, 1)

    def _fit(self) -> None:
        """Give the list and the pages the room that their texts need."""
        metrics = self.list.fontMetrics()
        for index in range(self.list.count()):
            self.list.item(index).setSizeHint(QSize(0, metrics.height() + _AROUND_LINE))
        widest = max(metrics.horizontalAdvance(page.title) for page in self.pages)
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setFixedWidth(widest + _AROUND_TITLE + bar)
        # As wide as the widest page needs, as far as the screen has room.
        needed = self._stack.minimumSizeHint().width()
        room = room_on(self.screen()).width()
        beside = self.list.width() + 2 * EDGE - SCROLL_BAR + _GAP
        self._stack.setMinimumWidth(min(needed, room - beside))
        self.setMinimumWidth(min(max(_SMALLEST_SIZE.width(), needed + beside), room))
