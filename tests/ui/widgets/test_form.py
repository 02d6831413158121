"""Dialogs have room on the screen, Enter confirms them once from every control, and some choose files."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from menagerie.ui.widgets.fields import CheckBox, FieldComboBox, LineEdit, SegmentedControl, SpinBox
from menagerie.ui.widgets.files import choose_file, choose_folder, choose_new_file
from menagerie.ui.widgets.form import (
    EDGE,
    FoldingLine,
    FormDialog,
    HeldKeys,
    Shade,
    named_button,
    place_over,
    room_on,
)
from support.widgets import child

RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
# Milliseconds between two presses of the quickest hand, and between two repeats.
BETWEEN_PRESSES, BETWEEN_REPEATS = 40, 33


def test_a_window_as_large_as_the_screen_opens_with_its_title_bar_in_sight(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(400, 300)
    for corner in ((-300, -300), (5_000, 5_000), (0, 0)):
        window = QWidget()
        qtbot.addWidget(window)
        parent.move(QPoint(*corner))
        window.resize(room_on(parent.screen()))
        place_over(window, parent)
        assert window.pos() == parent.screen().availableGeometry().topLeft()


class Place(QWidget):
    """A window with a button, whose press opens a form, and a text."""

    def __init__(self) -> None:
        super().__init__()
        HeldKeys(self)
        self.opener, self.text = named_button("opener", "Add…"), LineEdit()
        column = QVBoxLayout(self)
        column.addWidget(self.opener)
        column.addWidget(self.text)
        self.form = FormDialog("form", "A question", self)
        self.confirm = named_button("confirm", "Add", primary=True)
        self.form.add_buttons(self.confirm)
        self.presses: list[str] = []
        self.opener.clicked.connect(lambda: self.presses.append("opener"))
        self.confirm.clicked.connect(lambda: self.presses.append("confirm"))

    def open_form(self, qtbot: QtBot) -> None:
        self.form.open()
        self.form.activateWindow()
        self.confirm.setFocus()
        qtbot.waitUntil(lambda: QApplication.focusWindow() is self.form.windowHandle())

    @property
    def key_window(self) -> QWindow:
        """The window that gets the keys."""
        window = QApplication.focusWindow()
        assert window is not None
        return window


@pytest.fixture
def place(qtbot: QtBot) -> Iterator[Place]:
    place = Place()
    qtbot.addWidget(place)
    with qtbot.waitActive(place):
        place.show()
        place.activateWindow()
    yield place
    place.form.reject()


def send(window: QWindow, kind: QEvent.Type, key: Qt.Key, at: int) -> None:
    """Send a press or a release of a key at a moment, in milliseconds of the window system."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " " if key is SPACE else "\r")
    event.setTimestamp(at)
    QApplication.sendEvent(window, event)


def press(window: QWindow, key: Qt.Key, at: int) -> None:
    send(window, QEvent.Type.KeyPress, key, at)


def release(window: QWindow, key: Qt.Key, at: int) -> None:
    send(window, QEvent.Type.KeyRelease, key, at)


def hold(window: QWindow, key: Qt.Key, begin: int, repeats: int = 5) -> None:
    """Repeat a key that is down, as X11 does: with a release and a press of the same moment."""
    for at in range(begin, begin + repeats * BETWEEN_REPEATS, BETWEEN_REPEATS):
        release(window, key, at)
        press(window, key, at)


@pytest.mark.parametrize("key", [SPACE, RETURN, Qt.Key.Key_Enter])
def test_a_button_is_pressed_once_however_long_a_key_is_held(place: Place, qtbot: QtBot, key: Qt.Key) -> None:
    place.open_form(qtbot)
    press(place.key_window, key, 1000)
    hold(place.key_window, key, 1500)
    # AND where Qt knows that it repeats
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(place.key_window, QKeyEvent(QEvent.Type.KeyPress, key, none, "\r", autorep=True))
    release(place.key_window, key, 2000)
    assert place.presses == ["confirm"]
    # And again with the next press.
    press(place.key_window, key, 2000 + BETWEEN_PRESSES)
    release(place.key_window, key, 3000)
    assert place.presses == ["confirm", "confirm"]


def test_the_key_that_opens_a_question_does_not_answer_it_as_well(place: Place, qtbot: QtBot) -> None:
    place.opener.setFocus()
    press(place.key_window, SPACE, 1000)
    release(place.key_window, SPACE, 1500)
    place.open_form(qtbot)
    press(place.key_window, SPACE, 1500)
    hold(place.key_window, SPACE, 1533)
    assert place.presses == ["opener"]
    release(place.key_window, SPACE, 2000)
    press(place.key_window, SPACE, 2000 + BETWEEN_PRESSES)
    release(place.key_window, SPACE, 3000)
    assert place.presses == ["opener", "confirm"]


def test_a_press_whose_release_nobody_saw_is_forgotten(place: Place, qtbot: QtBot) -> None:
    # The release can go to a window that is just being opened.
    place.open_form(qtbot)
    press(place.key_window, RETURN, 1000)
    press(place.key_window, RETURN, 2000)
    assert place.presses == ["confirm", "confirm"]


def test_what_a_screen_reader_has_passed_on_is_told_by_the_clock(place: Place, qtbot: QtBot) -> None:
    place.open_form(qtbot)
    press(place.key_window, RETURN, 0)
    hold(place.key_window, RETURN, 0, repeats=1)
    assert place.presses == ["confirm"]
    release(place.key_window, RETURN, 0)
    qtbot.wait(BETWEEN_PRESSES)
    press(place.key_window, RETURN, 0)
    assert place.presses == ["confirm", "confirm"]


def test_in_a_text_space_is_a_letter_that_repeats(place: Place) -> None:
    place.text.setFocus()
    press(place.key_window, SPACE, 1000)
    hold(place.key_window, SPACE, 1500, repeats=4)
    assert place.text.text() == 5 * " "


class Form(FormDialog):
    """A dialog with one control of each kind."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("form", "A form", parent)
        self.pressed: list[str] = []
        self.edit, _error = self.add_field("Name", "edit")
        self.segments = SegmentedControl("Status")
        for word in ("All", "Sold"):
            self.segments.add(word, word, f"segment{word}")
        self.check = CheckBox("Keep open")
        self.number = SpinBox()
        self.choice = FieldComboBox()
        self.choice.addItems(["One", "Two"])
        for widget in (self.segments, self.check, self.number, self.choice):
            self.column.addWidget(widget)
        self.test = named_button("test", "Test")
        self.cancel = self.cancel_button("cancel")
        self.save = named_button("save", "Save", primary=True)
        self.add_buttons(self.test, self.cancel, self.save)
        self.test.clicked.connect(lambda: self.pressed.append("test"))
        self.save.clicked.connect(lambda: self.pressed.append("save"))

    def explain_disabled(self) -> None:
        self.pressed.append("why")


@pytest.fixture
def form(qtbot: QtBot) -> Iterator[Form]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    form = Form(parent)
    form.open()
    form.activateWindow()
    qtbot.waitActive(form)
    yield form
    form.reject()


def controls(form: Form) -> tuple[QWidget, ...]:
    return (form.edit, *form.segments.buttons(), form.check, form.number, form.choice, form.save)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_confirms_once_from_every_control(form: Form, qtbot: QtBot, key: Qt.Key) -> None:
    for control in controls(form):
        control.setFocus()
        qtbot.keyClick(control, key)
    assert form.pressed == ["save"] * len(controls(form))
    assert form.segments.value == "All"
    assert not form.check.isChecked()
    form.pressed.clear()
    # With its button disabled, it asks why.
    form.save.setEnabled(False)
    form.edit.setFocus()
    qtbot.keyClick(form.edit, key)
    form.test.setFocus()
    qtbot.keyClick(form.test, key)
    form.cancel.setFocus()
    qtbot.keyClick(form.cancel, key)
    assert form.pressed == ["why", "test"]
    assert form.isHidden()


def test_escape_closes_the_dialog(form: Form, qtbot: QtBot) -> None:
    form.segments.buttons()[0].setFocus()
    qtbot.keyClick(form.segments.buttons()[0], Qt.Key.Key_Escape)
    assert form.isHidden()


def test_the_double_click_that_closes_it_reaches_nothing_below(form: Form, qtbot: QtBot) -> None:
    window = form.parentWidget()
    assert window is not None
    below = QWidget(window)
    below.setGeometry(window.rect())
    below.show()
    (shade,) = window.findChildren(Shade)
    shade.raise_()
    with qtbot.waitSignal(shade.destroyed):
        form.reject()
        assert window.childAt(window.rect().center()) is shade
    assert window.childAt(window.rect().center()) is below


def test_what_is_higher_than_the_screen_scrolls_above_the_buttons(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    form = Form(parent)
    edits = [form.add_field(f"Field {place}", f"edit{place}")[0] for place in range(20)]
    with qtbot.waitExposed(form):
        form.open()
    qtbot.waitUntil(lambda: form.height() == room_on(form.screen()).height())
    assert form.pos().y() == form.screen().availableGeometry().top()
    assert in_sight(form.save)
    assert not in_sight(edits[-1])
    edits[-2].setFocus()
    qtbot.keyClick(edits[-2], Qt.Key.Key_Tab)
    assert edits[-1].hasFocus()
    assert in_sight(edits[-1])


def test_the_buttons_stay_on_the_screen_when_the_dialog_grows(form: Form, qtbot: QtBot) -> None:
    # GIVEN a dialog at the lower edge of the screen
    lowest = form.screen().availableGeometry().bottom()
    form.move(0, lowest + 1 - form.frameGeometry().height())
    before = form.height()
    # WHEN something is said in it
    form.add_text("This animal was added a moment ago. " * 5)
    qtbot.waitUntil(lambda: form.height() > before)
    # THEN it grows upwards
    assert form.frameGeometry().bottom() == lowest
    # AND where the person has moved it, it stays as long as it does not grow
    qtbot.waitUntil(lambda: grown_by(form) == 0)
    form.move(0, lowest - 50)
    assert grown_by(form) == 0
    assert form.pos().y() == lowest - 50


def test_every_dialog_begins_at_its_margin(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for begins_with in (FormDialog.add_caption, FormDialog.add_text):
        dialog = FormDialog("someDialog", "Something", parent)
        first = begins_with(dialog, "First")
        dialog.add_field("Name", "nameEdit")
        dialog.show()
        assert first.mapTo(dialog, QPoint()) == QPoint(EDGE, EDGE)


def grown_by(form: Form) -> int:
    """Let a dialog fit its content, and return by how much that makes it higher."""
    before = form.height()
    QApplication.sendPostedEvents()
    QApplication.sendEvent(form, QEvent(QEvent.Type.LayoutRequest))
    return form.height() - before


def in_sight(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("share", [0.5, 0.9], ids=["wide", "narrow"])
def test_what_leads_the_buttons_is_above_them_on_a_narrow_screen(qtbot: QtBot, share: float) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    dialog = FormDialog("form", "A form", parent)
    leading, cancel, save = (
        CheckBox("Keep open"),
        named_button("cancel", "Cancel"),
        named_button("save", "Save"),
    )
    room = room_on(dialog.screen()).width()
    leading.setMinimumWidth(round(share * room))
    dialog.add_buttons(cancel, save, leading=leading)
    dialog.open()
    is_above = leading.geometry().bottom() < save.geometry().top()
    assert is_above is (share > 0.5)
    assert dialog.width() <= room
    assert cancel.width() >= cancel.minimumSizeHint().width()
    assert save.geometry().right() < dialog.width()
    dialog.reject()


Choose = Callable[[QWidget, str, str, Path, Callable[[Path], None]], None]


@pytest.mark.parametrize(
    "choose",
    [
        lambda parent, name, title, at, take: choose_file(parent, name, title, at, ["All files (*)"], take),
        choose_folder,
        choose_new_file,
    ],
    ids=["a file", "a folder", "a new file"],
)
def test_a_chosen_file_arrives_once(choose: Choose, qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    taken: list[Path] = []
    choose(parent, "someDialog", "Animals", tmp_path / "animals.csv", taken.append)
    chooser = child(parent, QFileDialog, "someDialog")
    assert chooser.windowTitle() == "Animals – Menagerie"
    chooser.fileSelected.emit(str(tmp_path / "chosen.csv"))
    assert taken == [tmp_path / "chosen.csv"]
    chooser.reject()
    qtbot.waitUntil(lambda: not parent.findChildren(QFileDialog))


WIDE, NARROW = 400, 180


@pytest.fixture
def line() -> Iterator[QWidget]:
    line = QWidget()
    first, second = QHBoxLayout(), QHBoxLayout()
    for name, part in (("first", first), ("second", second)):
        button = QPushButton(name)
        button.setObjectName(name)
        button.setFixedSize(100, 30)
        part.addStretch(1)
        part.addWidget(button)
    column = QVBoxLayout(line)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(FoldingLine(first, second, 10))
    yield line
    line.close()
    line.deleteLater()


def places_of(line: QWidget) -> list[tuple[int, int]]:
    """Return of both buttons where they end and where they begin, across and down."""
    line.grab()
    buttons = [child for name in ("first", "second") if (child := line.findChild(QPushButton, name))]
    return [(one.geometry().right(), one.mapTo(line, one.rect().topLeft()).y()) for one in buttons]


def is_folded(line: QWidget) -> bool:
    (_, first), (_, second) = places_of(line)
    return second > first


def test_a_narrow_line_becomes_two_and_one_again_where_there_is_room(line: QWidget) -> None:
    assert line.minimumSizeHint().width() == 100
    line.resize(WIDE, 30)
    (_, first), (right, second) = places_of(line)
    assert (first, right) == (second, WIDE - 1)
    line.resize(NARROW, 70)
    (left, first), (right, second) = places_of(line)
    assert second >= first + 30
    assert left == right == NARROW - 1
    line.resize(WIDE, 30)
    assert not is_folded(line)


def test_a_line_folds_when_its_controls_need_more_room(line: QWidget, qtbot: QtBot) -> None:
    line.resize(WIDE, 70)
    line.show()
    assert not is_folded(line)
    button = line.findChild(QPushButton, "second")
    assert button is not None
    button.setFixedSize(WIDE, 30)
    qtbot.waitUntil(lambda: is_folded(line))
