"""Everybody can use the window: names for assistive tools, the keyboard, and object names that stay."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.outbox.entry import State
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.settings.preferences import LabelChoice
from menagerie.ui.adding.add_dialog import AddAnimalDialog
from menagerie.ui.details.knowledge_flow import CategoryDialog
from menagerie.ui.environments.key_dialog import ApiKeyDialog
from menagerie.ui.environments.setup_dialogs import EnvironmentsDialog, PracticeDialog
from menagerie.ui.export.dialog import ExportDialog
from menagerie.ui.look.theme import Theme
from menagerie.ui.printing.dialogs import LabelDialog, ListDialog
from menagerie.ui.widgets.fields import DecimalSpinBox, FieldComboBox, LineEdit, SpinBox
from menagerie.ui.widgets.form import FormDialog
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.window.main_window import USUAL_SIZE, MainWindow
from menagerie.workflows.export import ExportScope
from support.adds import add, found
from support.clock import VirtualClock
from support.table_rows import show_animals
from support.widgets import focused
from support.windows import main_window

ENVIRONMENTS = (
    Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED),
    Environment(EnvironmentId.PRODUCTION, "Production", "https://animals.example/v1", SettingSource.USER),
    Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE),
)
WINDOW_NAMES = [
    *("menuBar", "environmentStrip", "environmentName", "environmentDescription", "clearSearchButton"),
    *("environmentSwitcher", "viewButton", "refreshButton", "outboxButton", "addAnimalButton", "statusAll"),
    *("statusAvailable", "statusPending", "statusSold", "limitSpin"),
    *("searchEdit", "animalTable", "detailPane", "detailHistory"),
    *("nameCategoryButton", "resultSummary", "loadAllButton"),
    *("quotaButton", "quotaBar"),
    *("quotaLabel", "quotaPanel", "quotaPanelLeft", "quotaPanelPlan", "quotaPanelToday", "quotaPanelLine"),
    *("choosePlanButton", "lastHourChart", "outboxPanel", "outboxLine", "outboxEmpty"),
    *("outboxList", "outboxName", "outboxFacts", "outboxReason", "outboxSend", "outboxEdit", "outboxCheck"),
    *("outboxConfirm", "outboxReject", "outboxMore", "outboxAddAgain", "outboxShow", "outboxDuplicate"),
    *("outboxDiscard", "waitBanner", "waitCountdown", "messageBar", "messageText", "messageAction"),
]
DIALOG_NAMES = {
    "addAnimalDialog": [
        *("nameEdit", "categoryEdit", "newStatusUnstated", "newStatusAvailable", "newStatusPending"),
        *("newStatusSold", "keepOpenCheck", "cancelButton", "confirmAddButton", "nameError", "categoryError"),
        "addMessage",
    ],
    "apiKeyDialog": ["apiKeyEdit", "testKeyButton", "saveKeyButton", "forgetKeyButton", "apiKeyMessage"],
    "categoryNameDialog": [
        *("categoryNameEdit", "categoryNameError", "removeCategoryNameButton", "cancelCategoryNameButton"),
        "saveCategoryNameButton",
    ],
    "environmentsDialog": [
        *("productionUrlEdit", "productionPlan", "productionPerMinuteEdit", "productionPerDayEdit"),
        *("stagingUrlEdit", "stagingPlan", "stagingPerMinuteEdit", "stagingPerDayEdit"),
        *("cancelEnvironmentsButton", "saveEnvironmentsButton"),
    ],
    "exportDialog": [
        *("exportShown", "exportSelected", "exportEverything", "exportFormat", "exportCsv", "exportXlsx"),
        *("exportJson", "exportJsonLines", "exportProgress", "exportMessage", "exportCancelButton"),
        "exportConfirmButton",
    ],
}


@pytest.fixture
def window(qapp: QApplication, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    window = main_window(qapp, theme, VirtualClock())
    window.commands.show_environments(ENVIRONMENTS, EnvironmentId.SANDBOX)
    window.show_environment(ENVIRONMENTS[0])
    show_animals(window.table, (Animal(1, "Rex", 12, "available"), Animal(2, "Marble", 7)))
    for panel in (window.quota_panel, window.outbox_panel):
        assert panel.isHidden()
    window.resize(USUAL_SIZE)
    window.show()
    # It is built when it is first opened.
    for _opened in (True, False):
        window.strip.toggle_list()
    yield window
    window.close_now()
    window.deleteLater()


@pytest.fixture
def dialogs(window: MainWindow) -> dict[str, FormDialog]:
    dialogs = [
        AddAnimalDialog("Sandbox", VirtualClock(), window),
        CategoryDialog(7, "Dogs", lambda _category, _name: None, window),
        ApiKeyDialog(window.theme, ENVIRONMENTS[1], "", window),
        EnvironmentsDialog(ENVIRONMENTS, {}, window),
        ExportDialog({ExportScope.SHOWN: 2}, window),
        LabelDialog(LabelChoice(), 2, 1, window),
        ListDialog("Print the list", window),
        PracticeDialog(window, lambda _situation: None),
    ]
    return {dialog.objectName(): dialog for dialog in dialogs}


def stops_of_tab(parent: QWidget) -> list[QWidget]:
    """Return what the keyboard can reach within a window, visible at present or not."""
    return [
        widget
        for widget in parent.findChildren(QWidget)
        if widget.window() is parent.window()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        # Parts of other widgets, which Qt names and reaches by itself.
        and not isinstance(widget, QScrollBar)
        and not (isinstance(widget, QLineEdit) and widget.objectName() == "qt_spinbox_lineedit")
        and not isinstance(widget.parent(), QAbstractItemView)
    ]


def spoken_name(widget: QWidget) -> str:
    own = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or own


# Their text is the message's or the empty state's own next step, and they are hidden without one.
TEXT_COMES_WITH_USE = {
    "messageAction",
    "toastAction",
    "invitationAction",
    "noticeAction",
    "emptyAction",
    "loadAllButton",
    "newsButton",
}


def told(parent: QWidget, widget: QWidget) -> str:
    return f"{parent.objectName()}: {type(widget).__name__} {widget.objectName()} {spoken_name(widget)}"


def test_all_the_keyboard_reaches_has_a_name(window: MainWindow, dialogs: dict[str, FormDialog]) -> None:
    assert window.objectName() == "mainWindow"
    assert len(stops_of_tab(window)) > 12
    for parent, wanted in (
        (window, WINDOW_NAMES),
        *((dialog, DIALOG_NAMES.get(name, [])) for name, dialog in dialogs.items()),
    ):
        found = {widget.objectName() for widget in parent.findChildren(QWidget)}
        assert [name for name in wanted if name not in found] == []
        stops = stops_of_tab(parent)
        assert [told(parent, widget) for widget in stops if not widget.objectName()] == []
        silent = [widget for widget in stops if not spoken_name(widget)]
        assert [told(parent, one) for one in silent if one.objectName() not in TEXT_COMES_WITH_USE] == []
        assert not any(widget.isVisible() for widget in silent)
        # Every field is safe with the wheel, and leaves the window its shortcuts.
        fields = [
            widget
            for kind in (QComboBox, QAbstractSpinBox, QLineEdit)
            for widget in parent.findChildren(kind)
            if widget.objectName() != "qt_spinbox_lineedit"
        ]
        unsafe = [
            field.objectName()
            for field in fields
            if not isinstance(field, DecimalSpinBox | FieldComboBox | LineEdit | SpinBox)
            or (field.focusPolicy() is Qt.FocusPolicy.WheelFocus and not isinstance(field, LineEdit))
        ]
        assert unsafe == [], parent.objectName()
    names = [
        widget.objectName()
        for widget in window.findChildren(QWidget)
        if widget.objectName() and not widget.objectName().startswith("qt_") and widget.window() is window
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_the_keyboard_alone_goes_round_the_whole_window(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitActive(window)
    window.table.setFocus()
    visited: list[str] = []
    while focused().objectName() not in visited:
        visited.append(focused().objectName())
        qtbot.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is window.table
    assert {
        *("animalTable", "environmentStrip", "refreshButton", "addAnimalButton", "viewButton"),
        *("outboxButton", "limitSpin", "searchEdit", "quotaButton"),
    } <= set(visited)
    # Enter in the table leads to the details.
    window.commands.details.setChecked(False)
    assert not window.details.isVisible()
    window.table.reveal(1)
    window.details.show_known(KnownAnimal(Animal(1, "Rex", 12, "available"), 0.0, 0.0), (), None)
    window.table.setFocus()
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert window.details.isVisible()
    assert focused().objectName() == "nameCategoryButton"
    for key, name in ((Qt.Key.Key_F, "searchEdit"), (Qt.Key.Key_E, "sandboxActionRow")):
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert focused().objectName() == name
    # Closing asks first.
    with qtbot.waitSignal(window.close_requested):
        assert not window.close()
    assert window.isVisible()


def test_a_screen_reader_is_told_all_of_table_and_outbox_once(window: MainWindow) -> None:
    table = QAccessible.queryAccessibleInterface(window.table)
    titles = [table.child(place) for place in range(1 + window.table.shown.columnCount())]
    read = [
        each.text(QAccessible.Text.Name) for each in titles if each.role() is QAccessible.Role.ColumnHeader
    ]
    # The titles of hidden columns are not read.
    assert [*filter(None, read)] == ["ID", "Name", "Category", "Status"]
    tags = next(
        one for one in window.table.columns.column_actions() if one.objectName() == "tagsColumnAction"
    )
    tags.trigger()
    assert titles[-1].text(QAccessible.Text.Name) == "Tags"
    panel = window.outbox_panel
    panel.show_entries([add(1, State.UNCONFIRMED, found())], {12: "Rabbits"})
    panel.open()
    assert panel.accessibleName() == "Outbox"
    assert panel.list.accessibleName() == "Adds"
    row = panel.list.currentIndex()
    text = str(row.data(Qt.ItemDataRole.AccessibleTextRole))
    assert text.startswith("Unconfirmed: Rex, Rabbits · 12, available, ")
    # Nothing is told by the details alone.
    reason = panel.details.reason
    assert reason.accessibleName() == "What happened"
    assert row.data(Qt.ItemDataRole.AccessibleDescriptionRole) == reason.toPlainText()
    # No control says its name again as its description, and no group is named like what stands in it.
    window.message_bar.show_message(Message("Title", "Text", "error", "Try again", lambda: None, "details"))
    window.notice.show_message(Message("Title", "Text"))
    window.filter.search.setText("rex")
    again = []
    for widget in window.findChildren(QWidget):
        heard = QAccessible.queryAccessibleInterface(widget)
        name, description = heard.text(QAccessible.Text.Name), heard.text(QAccessible.Text.Description)
        # A tool tip that only adds the shortcut says the name again, too.
        if name and description.partition(" (")[0].casefold() == name.casefold():
            again.append(f"{widget.objectName()}: {name} / {description}")
    assert again == []
    for group in (window.strip, window.notice, window.message_bar, window.wait_banner):
        labels = [label.accessibleName() or label.text() for label in group.findChildren(QLabel)]
        assert group.accessibleName()
        assert group.accessibleName() not in labels


def test_no_entry_of_a_closed_list_says_that_it_has_the_focus(qtbot: QtBot) -> None:
    combo = FieldComboBox()
    qtbot.addWidget(combo)
    combo.addItems(["Light", "Dark", "Match system"])
    combo.show()

    def focused() -> list[int]:
        entries = QAccessible.queryAccessibleInterface(combo).child(0)
        places = range(entries.childCount())
        return [place for place in places if entries.child(place).state().focused]

    assert focused() == []
    combo.setCurrentIndex(1)
    assert focused() == []
    combo.showPopup()
    assert focused() == [1]
    qtbot.keyClick(combo.view(), Qt.Key.Key_Down)
    qtbot.keyClick(combo.view(), Qt.Key.Key_Return)
    assert combo.currentIndex() == 2
    qtbot.waitUntil(lambda: focused() == [])
