"""Exporting from the window works without the service and can be cancelled at any time."""

import asyncio
import csv
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QItemSelection, QObject, Qt, QTimeZone, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFileDialog,
    QLabel,
    QMessageBox,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from menagerie.domain.animal import Animal, KnownAnimal
from menagerie.domain.cases import WritingCase
from menagerie.domain.errors import DefectError, StorageError
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.export.dialog import ExportDialog
from menagerie.ui.export.flow import ExportFlow
from menagerie.ui.look.theme import Theme
from menagerie.ui.widgets.fields import RadioButton
from menagerie.ui.widgets.message_bar import MessageBar
from menagerie.ui.words.messages import sentence_of
from menagerie.workflows.export import ExportedRows, ExportFormat, ExportScope, ExportSource, OnScreen
from support.clock import VirtualClock
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child
from support.window_context import window_context
from support.windows import blank_window

REX = KnownAnimal(Animal(1043, "Rex", 7, "available"), 1_700_000_000, 1_790_000_000)


class Seen(ExportSource):
    """Exports a thousand animals, and a thousand more when ``go_on`` is set."""

    def __init__(self, count: int | None = 2000) -> None:
        self.count = count
        self.go_on = asyncio.Event()

    def counts(self) -> dict[ExportScope, int | None]:
        return {ExportScope.EVERYTHING: None}

    async def rows(self, scope: ExportScope) -> ExportedRows:
        del scope
        return ExportedRows(self.count, self._blocks())

    async def _blocks(self) -> AsyncIterator[Sequence[KnownAnimal]]:
        yield [REX] * 1000
        await self.go_on.wait()
        yield [REX] * 1000


def open_dialog(shop: Shop) -> ExportDialog:
    """Open the dialog as a person does."""
    shop.window.commands.export.trigger()
    return dialog_of(shop)


def dialog_of(desk: "Shop | Desk") -> ExportDialog:
    return next(dialog for dialog in desk.window.findChildren(ExportDialog) if dialog.isVisible())


def choose_file(dialog: ExportDialog, path: Path) -> QFileDialog:
    """Confirm the dialog and name the file."""
    dialog.confirm.click()
    chooser = child(dialog, QFileDialog, "exportFileDialog")
    chooser.selectFile(str(path))
    chooser.accept()
    return chooser


class OneLongName(Seen):
    """Exports an animal whose name is too long for a workbook."""

    async def _blocks(self) -> AsyncIterator[Sequence[KnownAnimal]]:
        yield [KnownAnimal(Animal(1, "x" * 40_000, 7), 1_700_000_000, 1_790_000_000)]


class Desk:
    """Exports over a window that has nothing else."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        self.window = window
        self.context = window_context(window, folder, VirtualClock())
        self.toast = self.context.toast


@pytest.fixture
def desk(theme: Theme, qtbot: QtBot, tmp_path: Path) -> Desk:
    return Desk(blank_window(qtbot), tmp_path / "data")


def begin(desk: Desk, source: ExportSource) -> ExportDialog:
    ExportFlow(desk.context, desk.window, lambda: source).begin()
    return dialog_of(desk)


async def begin_endless(desk: Desk, source: ExportSource, path: Path) -> ExportDialog:
    """Begin to export everything, and come back when a part of it is written."""
    dialog = begin(desk, source)
    choose_file(dialog, path)
    await until(lambda: "1,000" in said(dialog), "the first thousand animals")
    return dialog


def said(dialog: QWidget) -> str:
    label = child(dialog, QLabel, "exportMessage")
    return label.text() if label.isVisible() else ""


async def exported(desk: Shop | Desk) -> None:
    toast = desk.toast if isinstance(desk, Desk) else desk.window.toast
    await until(lambda: "exported to" in toast.accessibleName(), "the end of the export")
    await until(lambda: not desk.window.findChildren(ExportDialog), "the end of the dialog")


def files_in(folder: Path) -> list[str]:
    """Return what lies there besides the application's own data."""
    return [path.name for path in folder.iterdir() if path.name != "data"]


@pytest.fixture
def over(theme: Theme, qtbot: QtBot) -> QWidget:
    return blank_window(qtbot)


class Opened(QObject):
    """Takes the place of the file manager, and remembers what it was to show."""

    def __init__(self) -> None:
        super().__init__()
        self.folders: list[str] = []

    @Slot(QUrl)
    def show(self, url: QUrl) -> None:
        self.folders.append(url.toLocalFile())


async def test_what_is_shown_is_exported_in_its_order_during_a_wait_with_an_offer_to_show_the_folder(
    shop: Shop, tmp_path: Path
) -> None:
    opened = Opened()
    folder = tmp_path / "what; a $(folder) & name"
    folder.mkdir()
    # A name that runs from the right keeps its place.
    path = folder / "كلب.csv"
    QDesktopServices.setUrlHandler("file", opened, "show")  # type: ignore[arg-type] # the stub is wrong
    try:
        async with shop.open_with_animals() as window:
            await shop.meet_the_limit(60)
            asked = len(shop.asked())
            window.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
            names = shop.names()
            assert window.commands.export.isEnabled()
            dialog = open_dialog(shop)
            # The command opens it once.
            window.commands.export.trigger()
            assert window.findChildren(ExportDialog) == [dialog]
            assert dialog.scope is ExportScope.SHOWN
            choose_file(dialog, path)
            await exported(shop)
            assert window.toast.accessibleName() == "100 animals exported to \u2068كلب.csv\u2069"
            assert window.toast.action.text() == "Show in folder"
            window.toast.action.click()
            await until(lambda: opened.folders == [str(folder)], "the folder")
            assert window.wait_banner.isVisible()
            # Nothing was asked for it.
            assert len(shop.asked()) == asked
    finally:
        QDesktopServices.unsetUrlHandler("file")
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = [*csv.DictReader(file)]
    assert [row["Name"] for row in rows] == names
    zone = bytes(QTimeZone.systemTimeZoneId().data()).decode()
    assert f"First seen ({zone})" in rows[0]


async def test_the_selection_is_the_one_that_the_dialog_has_counted_with_the_names_of_its_environment(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as window:
        await shop.parts.opened.catalogue.name_category(4711, "Unicorns")
        window.table.selectAll()
        ids = shop.ids()
        source = shop.parts.export_source()
        source.counts()
        dialog = open_dialog(shop)
        assert dialog.scope is ExportScope.SELECTED
        # WHEN a refresh by itself leaves rows out meanwhile
        window.table.show_answer(shop.known()[5:], {})
        dialog.format.choose(ExportFormat.JSON)
        choose_file(dialog, tmp_path / "mine")
        await exported(shop)
        animals = msgspec.json.decode((tmp_path / "mine.json").read_bytes())
        assert [animal["id"] for animal in animals] == ids
        assert window.toast.accessibleName() == "100 animals exported to mine.json"
        # WHEN the window of an import leads to another environment over the dialog
        shop.parts.opened.open(EnvironmentId.SANDBOX)
        await shop.answered()
        await shop.settled()
        rows = await source.rows(ExportScope.SELECTED)
        assert rows.category_names == {4711: "Unicorns"}


async def test_the_file_is_named_after_the_day_and_the_format(desk: Desk) -> None:
    dialog = begin(desk, Seen())
    dialog.format.choose(ExportFormat.JSON_LINES)
    dialog.confirm.click()
    chooser = child(dialog, QFileDialog, "exportFileDialog")
    (name,) = (Path(file).name for file in chooser.selectedFiles())
    stem, _dot, suffix = name.partition(".")
    assert (stem[:8], len(stem), suffix) == ("animals-", len("animals-2026-11-21"), "jsonl")
    # Without a file, the person is back in the dialog.
    chooser.reject()
    assert dialog.isVisible()
    assert dialog.confirm.isEnabled()
    dialog.reject()


async def test_an_existing_file_is_only_replaced_after_a_question(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text("old")

    dialog = begin(desk, Seen())
    loop = asyncio.get_running_loop()
    # The question stands in its own event loop, so the answer has to come from outside.
    loop.call_soon(choose_file, dialog, tmp_path / "mine.csv")
    await until(lambda: desk.window.findChildren(QMessageBox), "the question")
    (question,) = desk.window.findChildren(QMessageBox)
    question.button(QMessageBox.StandardButton.No).click()
    await until(lambda: not desk.window.findChildren(QMessageBox), "the end of the question")
    assert (tmp_path / "mine.csv").read_text() == "old"
    for chooser in dialog.findChildren(QFileDialog):
        chooser.reject()
    dialog.reject()


async def test_a_running_export_shows_progress_and_can_be_cancelled_and_started_again(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    path, seen = tmp_path / "mine.csv", Seen()
    dialog = begin(desk, seen)
    for cancel in (dialog.cancel.click, lambda: qtbot.keyClick(dialog, Qt.Key.Key_Escape), dialog.close):
        choose_file(dialog, path)
        await until(lambda: "1,000" in said(dialog), "the first thousand animals")
        assert said(dialog) == "1,000 of 2,000 animals"
        assert (dialog.bar.value(), dialog.bar.maximum()) == (1000, 2000)
        assert not dialog.confirm.isEnabled()
        cancel()
        assert dialog.isVisible()
        await until(lambda: "was cancelled" in said(dialog), "that it says so")
        assert "mine.csv, it is as it was" in said(dialog)
        assert not dialog.bar.isVisible()
        assert dialog.confirm.isEnabled()
        assert files_in(tmp_path) == []
        assert "exported" not in desk.toast.accessibleName()
    # WHEN it is cancelled before it has begun THEN it says so, too
    choose_file(dialog, path)
    dialog.cancel.click()
    assert "was cancelled" not in said(dialog)
    await until(lambda: "was cancelled" in said(dialog), "that it says so")
    assert files_in(tmp_path) == []
    seen.go_on.set()
    choose_file(dialog, path)
    await exported(desk)
    assert desk.toast.accessibleName() == "2,000 animals exported to mine.csv"
    assert files_in(tmp_path) == ["mine.csv"]


def test_enter_pressed_twice_to_name_the_file_does_not_cancel_the_export(over: QWidget, qtbot: QtBot) -> None:
    dialog = ExportDialog({ExportScope.SHOWN: 1500}, over)
    dialog.open()
    dialog.confirm.setFocus()
    dialog.show_running()
    with qtbot.assertNotEmitted(dialog.cancel_requested):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.cancel
    with qtbot.waitSignal(dialog.cancel_requested):
        qtbot.keyClick(dialog.cancel, Qt.Key.Key_Return)
    assert dialog.isVisible()


async def test_animals_that_were_not_counted_show_progress_without_a_total(
    desk: Desk, tmp_path: Path
) -> None:
    dialog = await begin_endless(desk, Seen(None), tmp_path / "mine.csv")
    assert said(dialog) == "1,000 animals so far"
    assert dialog.bar.maximum() == 0
    button = child(dialog, QAbstractButton, "exportEverything")
    assert button.text() == "Everything seen here"
    dialog.cancel.click()
    await until(lambda: "was cancelled" in said(dialog), "the end")
    # Now there is nothing left to cancel.
    dialog.cancel.click()
    assert not dialog.isVisible()


async def test_the_number_of_cut_texts_is_shown(desk: Desk, tmp_path: Path) -> None:
    dialog = begin(desk, OneLongName(1))
    dialog.format.choose(ExportFormat.XLSX)
    choose_file(dialog, tmp_path / "mine.xlsx")
    await exported(desk)
    assert desk.toast.accessibleName() == (
        "1 animal exported to mine.xlsx; texts cut to 32,767 characters: 1"
    )


async def test_closing_the_application_cancels_an_export_and_leaves_nothing(
    shop: Shop, tmp_path: Path
) -> None:
    (tmp_path / "mine.csv").write_text("old")

    async with shop.open_with_animals():
        ExportFlow(shop.parts.context, shop.window, Seen).begin()
        dialog = dialog_of(shop)
        shop.button("exportEverything", RadioButton).click()
        dialog.confirm.click()
        chooser = child(dialog, QFileDialog, "exportFileDialog")
        chooser.setOption(QFileDialog.Option.DontConfirmOverwrite)
        chooser.selectFile(str(tmp_path / "mine.csv"))
        chooser.accept()
        await until(lambda: len(files_in(tmp_path)) == 2, "a file that is being written")
    assert files_in(tmp_path) == ["mine.csv"]
    assert (tmp_path / "mine.csv").read_text() == "old"


async def test_a_failed_export_is_explained_in_the_dialog_and_can_be_tried_again(
    desk: Desk, tmp_path: Path
) -> None:
    seen = Seen()
    dialog = begin(desk, seen)
    dialog.confirm.click()
    chooser = child(dialog, QFileDialog, "exportFileDialog")
    # The folder goes between the choice and the writing.
    chooser.fileSelected.emit(str(tmp_path / "gone" / "mine.csv"))
    chooser.reject()
    await until(lambda: "is not there" in said(dialog), "why it failed")
    assert said(dialog).startswith("The animals were not exported.")
    assert "Choose another folder." in said(dialog)
    assert not any(bar.isVisible() for bar in desk.window.findChildren(MessageBar))
    seen.go_on.set()
    choose_file(dialog, tmp_path / "mine.csv")
    await exported(desk)


async def test_rows_that_have_not_been_read_are_exported_by_their_ids(shop: Shop) -> None:
    asked: list[Sequence[int]] = []

    async def read(ids: Sequence[int]) -> AsyncIterator[Sequence[KnownAnimal]]:
        asked.append(ids)
        yield [KnownAnimal(Animal(animal_id, "Rex", 7), 1_700_000_000, 1_790_000_000) for animal_id in ids]

    async with shop.open_with_animals() as window:
        table = window.table
        ids = [animal.id for animal in table.animals]
        catalogue = shop.parts.opened.catalogue
        await catalogue.name_category(7, "Dogs")
        rows = ExportSource(lambda: OnScreen(ids, table.selected_ranges(), read), lambda: catalogue)
        chosen = table.selectionModel()
        # A row that is chosen in two parts is one row.
        parts = QItemSelection(table.shown.index(9, 0), table.shown.index(9, 1))
        parts.select(table.shown.index(9, 2), table.shown.index(9, 3))
        chosen.select(parts, chosen.SelectionFlag.ClearAndSelect)
        chosen.select(
            QItemSelection(table.shown.index(2, 0), table.shown.index(4, 3)), chosen.SelectionFlag.Select
        )
        assert rows.counts() == {
            ExportScope.SHOWN: 100,
            ExportScope.SELECTED: 4,
            ExportScope.EVERYTHING: None,
        }
        for scope, wanted in (
            (ExportScope.SHOWN, ids),
            (ExportScope.SELECTED, [ids[2], ids[3], ids[4], ids[9]]),
        ):
            exported_rows = await rows.rows(scope)
            found = [known.animal.id async for block in exported_rows.blocks for known in block]
            assert (found, exported_rows.count) == (wanted, len(wanted))
            assert exported_rows.category_names == {7: "Dogs"}
        assert asked == [ids, [ids[2], ids[3], ids[4], ids[9]]]


def is_offered(dialog: QDialog, name: str) -> bool:
    button = child(dialog, QAbstractButton, name)
    return button.isEnabled()


def test_only_what_there_is_can_be_chosen_and_the_focus_begins_on_it(over: QWidget) -> None:
    dialog = ExportDialog({ExportScope.SHOWN: 20, ExportScope.SELECTED: 2}, over)
    dialog.open()
    focused = dialog.focusWidget()
    assert isinstance(focused, QRadioButton)
    assert focused.objectName() == "exportSelected"
    assert focused.isChecked()
    dialog.reject()
    dialog = ExportDialog({ExportScope.SHOWN: 0, ExportScope.SELECTED: 0, ExportScope.EVERYTHING: 12}, over)
    dialog.open()
    names = ("exportShown", "exportSelected", "exportEverything", "exportConfirmButton")
    assert [is_offered(dialog, name) for name in names] == [False, False, True, True]
    assert dialog.scope is ExportScope.EVERYTHING
    dialog.reject()
    # Without any animal there is nothing to confirm.
    dialog = ExportDialog({ExportScope.SHOWN: 0, ExportScope.SELECTED: 0}, over)
    dialog.open()
    assert not dialog.confirm.isEnabled()
    assert said(dialog) == "There are no animals to export yet."


def test_the_end_of_an_export_is_announced_and_late_progress_does_not_undo_a_cancellation(
    over: QWidget, announced: list[str]
) -> None:
    dialog = ExportDialog({ExportScope.SHOWN: 1500}, over)
    dialog.open()
    for error in (StorageError(WritingCase.DISK_FULL), DefectError()):
        dialog.show_running()
        dialog.show_total(1500)
        dialog.show_progress(1500)
        assert said(dialog) == "Finishing the file…"
        announced.clear()
        dialog.show_error(error)
        assert said(dialog) == sentence_of(error)
        assert announced == [said(dialog)]
        assert not dialog.bar.isVisible()
        assert dialog.confirm.isEnabled()
    dialog.show_running()
    dialog.show_total(1500)
    dialog.cancel.click()
    dialog.show_progress(1000)
    assert said(dialog) == "Cancelling…"
    assert not dialog.cancel.isEnabled()
    # Neither does impatience end the dialog before the file is gone.
    dialog.reject()
    assert dialog.isVisible()
