"""In every language each text has room, and the window runs in the language's direction."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from menagerie.domain.animal import PetStatus
from menagerie.settings.preferences import Language, Preferences, TextSize, save_preferences
from menagerie.settings.views import SavedViews, View, save_views
from menagerie.ui.look.wording import status_word
from menagerie.ui.settings.dialog import SettingsDialog
from menagerie.ui.support.window import SupportWindow
from menagerie.ui.widgets.form import FormDialog, room_on
from menagerie.ui.widgets.labels import ElidedLabel
from menagerie.ui.widgets.painting import pill_width
from menagerie.ui.window.main_window import MainWindow
from support.qt_loop import until
from support.sections import Section
from support.shop import Shop
from support.stray_windows import no_stray_windows

LANGUAGES = [language for language in Language if language is not Language.SYSTEM]
NARROW, USUAL = (800, 600), (1200, 800)
# What opens the dialogs, and what opens the panels within the window.
DIALOGS = (
    *("settingsAction", "environmentsAction", "keyAction", "practiceAction", "importAction"),
    *("exportAction", "printAction", "labelsAction", "addAction", "manageViewsAction", "helpAction"),
    *("aboutAction", "itTeamAction"),
)
LARGEST_TEXTS_IN = ("settingsAction", "exportAction", "printAction", "labelsAction", "itTeamAction")
PANELS = ("outboxAction", "quotaAction")


pytestmark = pytest.mark.usefixtures("english_afterwards")


@pytest.fixture(
    # The quick run has the language with the longest words, and one from right to left.
    params=[
        pytest.param(one, marks=() if one in {Language.GERMAN, Language.ARABIC} else pytest.mark.thorough)
        for one in LANGUAGES
    ],
    ids=str,
)
def language(request: pytest.FixtureRequest) -> Language:
    chosen: Language = request.param
    return chosen


@pytest.fixture
def shop(language: Language, qapp: QApplication, tmp_path: Path) -> Iterator[Shop]:
    shop = Shop(qapp, tmp_path / "data")
    save_preferences(shop.paths.preferences, Preferences(language=language))
    # There is nothing to manage without one.
    save_views(shop.paths.views, SavedViews((View("Rabbits"),)))
    yield shop
    shop.stop()


def cut_texts(top: QWidget) -> Iterator[str]:
    """Yield the texts within ``top`` for which there is too little room, and what lies outside of it."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QPushButton | QCheckBox | QRadioButton) and widget.text():
            if widget.width() < widget.minimumSizeHint().width():
                yield f"{widget.objectName()}: {widget.text()}"
        elif isinstance(widget, QLabel) and not isinstance(widget, ElidedLabel) and widget.text():
            wanted = (
                widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().height()
            )
            if widget.height() < wanted or (
                not widget.wordWrap() and widget.width() < widget.sizeHint().width()
            ):
                yield f"{widget.objectName()}: {widget.text()}"
        elif isinstance(widget, QScrollArea):
            content = widget.widget()
            hidden = widget.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if hidden and content is not None and content.width() > widget.viewport().width():
                yield f"{widget.objectName()}: wider than what is seen of it"
            has_room = isinstance(top, FormDialog) and top.height() < room_on(top.screen()).height()
            if has_room and widget.verticalScrollBar().maximum():
                yield f"{top.objectName()}: scrolls although there is room"


async def test_the_window_runs_as_its_language_does_and_each_text_has_room(
    shop: Shop, language: Language, qapp: QApplication
) -> None:
    with no_stray_windows(qapp):
        async with shop.open_with_animals() as window:
            check_direction(window, is_mirrored=language is Language.ARABIC)
            size = window.size()
            window.resize(*USUAL)
            await check_details(shop)
            window.resize(*USUAL)
            assert await cut_in_tour(shop) == []
            # Dialogs are as large as the screen and their content let them be, whatever the window is.
            assert await cut_in_each(shop, PANELS) == {}
            window.resize(*NARROW)
            assert await cut_in_each(shop, (*DIALOGS, *PANELS)) == {}
            await check_largest_texts(shop, size)


def check_direction(window: MainWindow, *, is_mirrored: bool) -> None:
    assert is_mirrored is (window.layoutDirection() is Qt.LayoutDirection.RightToLeft)
    splitter = window.sides.splitter
    parts = filter(None, map(splitter.widget, range(splitter.count())))
    assert all(splitter.rect().contains(part.geometry()) for part in parts if part.isVisible())
    header = window.header
    refresh, add = (one.mapTo(window, QPoint()).x() for one in (header.refresh, header.add))
    assert (refresh > add) is is_mirrored


async def cut_in_tour(shop: Shop) -> list[str]:
    cut: list[str] = []
    shop.window.show_tour()
    while (tour := shop.window.tour) is not None and (hint := tour.callout) is not None:
        await asyncio.sleep(0)
        cut += cut_texts(hint)
        hint.next.click()
    return cut


async def cut_in_each(shop: Shop, opened_by: tuple[str, ...]) -> dict[str, list[str]]:
    """Open what each of these actions opens, and return the cut texts by the action, where there are some."""
    window = shop.window
    window.table.selectRow(0)
    # The header and the filters take as many lines as they need when they know their width.
    await until(lambda: not list(cut_texts(window)), "room for each text of the window")
    cut: dict[str, list[str]] = {}
    for name in opened_by:
        action = window.findChild(QAction, name)
        assert isinstance(action, QAction)
        if not action.isEnabled():
            continue
        action.trigger()
        await shop.settled()
        # Not processEvents: it would run steps of other tasks within this one.
        await asyncio.sleep(0)
        for dialog in [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]:
            if not dialog.isVisible():
                continue
            cut[name] = await cut_at_rest(dialog)
            for turn in other_pages(dialog):
                turn()
                await shop.settled()
                cut[name] += await cut_at_rest(dialog)
            dialog.close()
        if name not in cut:
            cut[name] = list(cut_texts(window))
            # A panel goes as it came.
            action.trigger()
        await asyncio.sleep(0)
    return {name: texts for name, texts in cut.items() if texts}


async def cut_at_rest(dialog: QWidget) -> list[str]:
    """Return the texts that are cut, also when the layout has had the time that it needs."""
    with suppress(AssertionError):
        await until(lambda: not list(cut_texts(dialog)), "room for each text", limit=5.0)
    return list(cut_texts(dialog))


def other_pages(dialog: QWidget) -> list[Callable[[], object]]:
    """Return what turns a dialog to each of its pages but the first."""
    if isinstance(dialog, SupportWindow):
        return [tab.click for tab in dialog.tabs.buttons()[1:]]
    if isinstance(dialog, SettingsDialog):
        return [partial(dialog.list.setCurrentRow, row) for row in range(1, dialog.list.count())]
    return []


async def check_largest_texts(shop: Shop, size: QSize) -> None:
    """Check that the largest texts have room, too, and in a window of a size the word for a status."""
    window = shop.window
    usual = window.theme.text_size
    try:
        window.theme.choose_text_size(TextSize.VERY_LARGE)
        assert await cut_in_each(shop, LARGEST_TEXTS_IN) == {}
        window.resize(size)
        words = map(status_word, (None, *PetStatus))
        assert window.table.columnWidth(Section.STATUS) >= pill_width(words, window.table.font())
    finally:
        window.theme.choose_text_size(usual)


async def check_details(shop: Shop) -> None:
    """Check that the details keep their width, and are whole beside the rows and over them."""
    window = shop.window
    width = window.details.width()
    assert window.table.current_animal() is None
    window.table.selectRow(0)
    await shop.settled()
    assert window.details.width() == width
    window.table.selectAll()
    await until(lambda: not window.details.name.isVisible(), "several animals")
    await until(lambda: not list(cut_texts(window.details)), "room for several animals")
    assert window.details.width() == width
    window.resize(*NARROW)
    await until(lambda: not window.details.isVisible(), "rows without details")

    def shows_one_animal() -> bool:
        # Each time: while the window still takes its new width, it closes what lies over the rows.
        window.table.selectRow(0)
        window.sides.show_details(True)
        return window.details.name.isVisible()

    await until(shows_one_animal, "the details")
    await until(lambda: not list(cut_texts(window.details)), "room for the details of one animal")
    window.table.selectAll()
    await until(lambda: not window.details.name.isVisible(), "several animals")
    await until(lambda: not list(cut_texts(window.details)), "room for several animals")
