"""The states of the application that are compared with their pictures. Add another one to ``STATES``."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from menagerie.outbox.entry import State
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.look.theme import Appearance
from menagerie.ui.settings.dialog import SettingsDialog
from support.hard_times import leave_unconfirmed
from support.qt_loop import until
from support.sections import Section
from support.shop import Shop

# At most a tenth is added by chance: less than a second, and so always the same seconds are shown.
_WAIT_SECONDS = 3
_DELIVERY = """\
Name,Category,Status
Basil,Rabbits,available
Onyx,2,sold
Marble,12a,in stock
Zoë,7,
,5,pending
"""

# Brings the application to a state, and returns the widget to look at.
Reach = Callable[[Shop], Awaitable[QWidget]]

# The appearances in which every state is looked at. Add another one here.
LOOKS = {"light": Appearance.LIGHT, "dark": Appearance.DARK}
# The state that is looked at in high contrast too: it has the most kinds of parts.
IN_HIGH_CONTRAST = "wait"
HIGH_CONTRAST = {"high-contrast": Appearance.HIGH_CONTRAST}
MIRRORED = "right-to-left"


async def _rows(shop: Shop) -> QWidget:
    return shop.window


async def _sandbox(shop: Shop) -> QWidget:
    shop.switch_to(EnvironmentId.SANDBOX)
    await shop.answered()
    return shop.window


async def _details(shop: Shop) -> QWidget:
    table = shop.window.table
    # ``selectRow`` of Qt chooses nothing from right to left.
    table.setCurrentIndex(table.model().index(2, Section.NAME))
    shop.window.commands.details.trigger()
    await until(shop.window.details.name.isVisible, "the details")
    await shop.idle()
    return shop.window


async def _nothing_matches(shop: Shop) -> QWidget:
    await shop.search("no animal has this name")
    await until(lambda: not shop.window.table.shown.ids, "that nothing matches")
    return shop.window


async def _wait(shop: Shop) -> QWidget:
    shop.practise(Situation.LIMIT_REACHED, seconds=_WAIT_SECONDS)
    shop.window.header.refresh.click()
    await shop.waiting()
    return shop.window


async def _error(shop: Shop) -> QWidget:
    shop.practise(Situation.KEY_NO_LONGER_VALID)
    shop.window.header.refresh.click()
    dialog = await shop.asked_for_key()
    dialog.close()
    return shop.window


async def _adding(shop: Shop) -> QWidget:
    dialog = shop.add_dialog()
    # When the names of the categories are there, the fields are read again.
    await shop.settled()
    dialog.name.setText("Marble")
    dialog.category.setText("12a")
    dialog.submit()
    sentence = dialog.findChild(QWidget, "categoryError")
    await until(lambda: sentence is not None and sentence.isVisible(), "what is wrong")
    return dialog


async def _outbox(shop: Shop) -> QWidget:
    shop.practise(Situation.SERVER_ERROR)
    await leave_unconfirmed(shop, "Marble")
    shop.practise(Situation.LIMIT_REACHED, seconds=_WAIT_SECONDS)
    shop.begin_add("Onyx")
    await shop.add_dialog_closed()
    await until(lambda: State.QUEUED in shop.states().values(), "an add that waits")
    # It goes by itself after some seconds.
    shop.window.toast.hide()
    shop.choose_in_outbox("Marble")
    return shop.window.outbox_panel


async def _importing(shop: Shop) -> QWidget:
    # In the current folder, so that its name is short and always the same.
    path = Path("delivery.csv")
    await asyncio.to_thread(path.write_text, _DELIVERY, encoding="utf-8")
    shop.parts.importing.open_file(path)
    await shop.settled()
    return shop.parts.importing.window


async def _settings(shop: Shop) -> QWidget:
    shop.window.commands.settings.trigger()
    dialogs = shop.window.findChildren(SettingsDialog)
    await shop.settled()
    return next(dialog for dialog in dialogs if dialog.isVisible())


STATES: dict[str, Reach] = {
    "rows": _rows,
    "sandbox": _sandbox,
    "details": _details,
    "nothing-matches": _nothing_matches,
    "wait": _wait,
    "error": _error,
    "adding": _adding,
    "outbox": _outbox,
    "importing": _importing,
    "settings": _settings,
}


def looks_of(state: str) -> dict[str, Appearance]:
    """Return the appearances in which a state is looked at, from left to right."""
    return LOOKS | HIGH_CONTRAST if state == IN_HIGH_CONTRAST else LOOKS


def picture_names(*, mirrored: bool) -> list[str]:
    """Return the file names of the pictures from right to left, or of all others."""
    return [
        f"{state}-{look}.png" for state in STATES for look in ((MIRRORED,) if mirrored else looks_of(state))
    ]
