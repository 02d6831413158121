"""Saves views, opens them, and keeps their menus and their file."""

import asyncio
import itertools
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from menagerie.domain.errors import MenagerieError, StorageError
from menagerie.domain.text import folded
from menagerie.settings.views import Scope, View, load_views, save_views
from menagerie.ui.look.plain_text import in_one_line, in_sentence, keys_text, without_mnemonic
from menagerie.ui.look.theme import Theme
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.widgets.form import give_reason
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.overlays import MenuButton
from menagerie.ui.words.messages import message_of

if TYPE_CHECKING:
    from menagerie.ui.views.dialogs import ManageViewsDialog
    from menagerie.ui.widgets.overlays import PopoverMenu

_SAVE = "save views"
_WITH_SHORTCUT = 9
_UNFILTERED = "unfiltered"
# Of each ready-made view: where its animals come from, and whether it leaves out what has not changed.
_READY_MADE = ((Scope.SERVICE, False), (Scope.SEEN, False), (Scope.SEEN, True))


class Shown(Protocol):
    """What is shown in the window, as a view."""

    def follow(self, act: Callable[[], None]) -> None:
        """Call ``act`` whenever other filters are chosen."""

    def read(self) -> View:
        """Return what is shown, with a proposal for its name."""

    def apply(self, view: View) -> None:
        """Show a view."""

    def differs_from(self, view: View) -> bool:
        """Return whether other filters are chosen."""


class ViewsFlow(QObject):
    """Offers the views of the open environment in ``menu``, and below ``button``, which names the open one.

    The first nine have shortcuts. ``problem`` is a sentence if the file at ``path`` could not be read.
    """

    def __init__(
        self,
        context: WindowContext,
        window: QWidget,
        over: QWidget,
        theme: Theme,
        shown: Shown,
        button: MenuButton,
        menu: QMenu,
        notice: MessageBar,
    ) -> None:
        """``over`` is the widget over which the popover opens.

        The views that are there from the start stand first in ``menu``.
        """
        super().__init__(window)
        self._window = window
        self._over = over
        self._theme = theme
        self._shown = shown
        self._button = button
        self._menu = menu
        self._context = context
        self._notice = notice
        self._saved = load_views(context.paths.views)
        self.problem = self._saved.problem
        self._is_written = True
        # The view that was saved last, until the file is written and that is said.
        self._saved_name = ""
        # All of them write the same file.
        self._writing = asyncio.Lock()
        self._open: View | None = None
        self._actions: list[QAction] = []
        # The saved views stand between two lines.
        self._end = menu.actions()[len(context.commands.views)]
        self._line = menu.insertSeparator(self._end)
        # Built when it is first opened.
        self._popover: PopoverMenu | None = None
        self._dialog: ManageViewsDialog | None = None
        # The steps that the open dialog can take back.
        self._deletions: list[str] = []
        self._connect()
        self._fill_menu()
        if self._shown.differs_from(View(_UNFILTERED)):
            # The filters are those of the last run, and so is the view that they are.
            self._open = next((one for one in self.views if not self._shown.differs_from(one)), None)
            self._show_open()
        context.commands.save_view.triggered.connect(self.save)
        context.commands.manage_views.triggered.connect(self.manage)

    def _connect(self) -> None:
        self._context.opened.entered.connect(self._fill_menu)
        self._shown.follow(self._show_open)
        self._button.clicked.connect(self._toggle)
        for action, (scope, is_recent) in zip(self._context.commands.views, _READY_MADE, strict=True):
            action.triggered.connect(partial(self._apply_ready_made, scope, is_recent))
        self._context.jobs.failed.connect(self._failed)

    @property
    def views(self) -> tuple[View, ...]:
        """The views of the open environment, in the person's order."""
        here = self._context.opened.environment.id
        return tuple(view for view in self._saved.views if view.environment in {None, here})

    def save(self) -> None:
        """Ask for a name, and save what is shown under it."""
        from menagerie.ui.views.dialogs import SaveViewDialog  # noqa: PLC0415 - when it is opened

        view = self._shown.read()
        if view.categories:
            view = replace(view, environment=self._context.opened.environment.id)
        dialog = SaveViewDialog(
            view.name,
            [one.name for one in self.views],
            self._window,
            lambda name: self._save(replace(view, name=name)),
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def manage(self) -> None:
        """Open the dialog in which views are renamed, moved and deleted."""
        from menagerie.ui.views.dialogs import ManageViewsDialog  # noqa: PLC0415 - when it is opened

        dialog = self._dialog = ManageViewsDialog(
            [view.name for view in self.views],
            self._window,
            rename=self._rename,
            move=self._move,
            delete=self._delete,
            undo=self._undo_deleting,
        )
        dialog.finished.connect(self._closed)
        dialog.open()

    async def finish(self) -> None:
        """Write what is not in the file yet. Raises StorageError."""
        async with self._writing:
            while not self._is_written:
                self._is_written = True
                try:
                    await asyncio.to_thread(save_views, self._context.paths.views, self._saved)
                except StorageError:
                    self._is_written = False
                    raise

    def _apply(self, view: View) -> None:
        self._shown.apply(view)
        self._open = view
        self._show_open()

    def _save(self, view: View) -> None:
        same = next((one for one in self.views if folded(one.name) == folded(view.name)), None)
        if same is None:
            self._change((*self._saved.views, view))
        else:
            view = replace(view, unknown=same.unknown)
            self._replace(same, view)
        self._open = view
        self._fill_menu()
        self._saved_name = view.name

    def _rename(self, number: int, name: str) -> None:
        view = self.views[number]
        others = {folded(one.name) for one in self.views if one is not view}
        if name and folded(name) not in others:
            self._replace(view, replace(view, name=name))
        elif name:
            self._context.toast.say(
                self.tr("Another view has this name: {name}").format(name=in_sentence(name))
            )
        self._show_again()

    def _move(self, number: int, to: int) -> None:
        view, other = self.views[number], self.views[to]
        swapped = {id(view): other, id(other): view}
        self._change(tuple(swapped.get(id(one), one) for one in self._saved.views))
        self._show_again()

    def _delete(self, number: int) -> None:
        view = self.views[number]
        index = self._saved.views.index(view)

        async def remove() -> None:
            self._change(tuple(one for one in self._saved.views if one != view))
            self._show_again()

        async def bring_back() -> None:
            nonlocal view
            view = replace(view, name=self._free_name(view.name))
            views = self._saved.views
            self._change((*views[:index], view, *views[index:]))
            if not self._shown.differs_from(view):
                self._open = view
            self._show_again()

        self._change(tuple(one for one in self._saved.views if one is not view))
        self._show_again()
        step = self.tr("deleting the view {name}").format(name=view.name)
        self._context.undo.record(step, bring_back, remove)
        self._deletions.append(step)

    def _undo_deleting(self) -> None:
        """Undo the last deletion in the open dialog; a step from before it is left alone."""
        if self._deletions and self._context.undo.undo_text == self._deletions.pop():
            self._context.undo.undo()

    def _free_name(self, name: str) -> str:
        """Return ``name``, with a number where another view has taken it."""
        taken = {folded(one.name) for one in self.views}
        others = (f"{name} ({number})" for number in itertools.count(2))
        return next(one for one in itertools.chain([name], others) if folded(one) not in taken)

    def _replace(self, view: View, by: View) -> None:
        if self._open is view:
            self._open = by
        self._change(tuple(by if one is view else one for one in self._saved.views))

    def _change(self, views: tuple[View, ...]) -> None:
        self._saved = replace(self._saved, views=views)
        self._is_written = False
        self._context.jobs.start(_SAVE, self._write, outlives_environment=True)

    async def _write(self) -> None:
        await self.finish()
        name, self._saved_name = self._saved_name, ""
        if name:
            self._context.toast.say(self.tr("View saved: {name}").format(name=in_sentence(name)))

    def _show_again(self) -> None:
        self._fill_menu()
        if self._dialog is not None:
            self._dialog.show_names([view.name for view in self.views])

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        self._deletions.clear()
        if dialog is not None:
            dialog.deleteLater()

    def _show_open(self) -> None:
        """Name and tick the open view; with other filters, it is the ready-made one of the same animals."""
        shown, views = self._shown.read(), self.views
        checked = self._context.commands.views[_READY_MADE.index((shown.scope, shown.recent))]
        name = without_mnemonic(checked.text())
        if self._open in views and not self._shown.differs_from(self._open):
            checked, name = self._actions[views.index(self._open)], in_one_line(self._open.name)
        for action in (*self._context.commands.views, *self._actions):
            action.setChecked(action is checked)
        self._button.say(name)

    def _toggle(self) -> None:
        from menagerie.ui.widgets.overlays import PopoverMenu  # noqa: PLC0415 - when it is opened

        popover = self._popover
        if popover is None:
            popover = PopoverMenu(self._theme, "viewsPopover", self.tr("Views"), self._button, self._over)
            self._popover = popover
        if popover.isVisible():
            popover.dismiss()
            return
        popover.clear()
        for action in self._menu.actions():
            if action.isSeparator() and action.isVisible():
                popover.add_line()
            elif action.isEnabled() and not action.isSeparator():
                row = popover.add_row(
                    action.objectName().removesuffix("Action") + "Button",
                    in_one_line(without_mnemonic(action.text())),
                    is_checked=action.isChecked() if action.isCheckable() else None,
                    explanation=action.statusTip(),
                    shortcut=keys_text(action.shortcut()),
                )
                row.clicked.connect(action.trigger)
        popover.open()

    def _fill_menu(self) -> None:
        for action in self._actions:
            self._window.removeAction(action)
            self._menu.removeAction(action)
            action.deleteLater()
        first = len(self._context.commands.views)
        self._actions = [
            self._action(number, view) for number, view in enumerate(self.views, start=first + 1)
        ]
        self._menu.insertActions(self._end, self._actions)
        self._line.setVisible(bool(self._actions))
        self._context.commands.manage_views.setEnabled(bool(self.views))
        give_reason(
            self._context.commands.manage_views, "" if self.views else self.tr("No view is saved yet.")
        )
        self._show_open()

    def _action(self, number: int, view: View) -> QAction:
        name = view.name.replace("&", "&&")
        action = QAction(name, self._window)
        action.setObjectName(f"view{number}Action")
        action.setCheckable(True)
        action.setToolTip(self.tr("View: {name}").format(name=view.name))
        action.triggered.connect(lambda: self._apply(view))
        if number <= _WITH_SHORTCUT:
            action.setShortcut(f"Ctrl+{number}")
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._window.addAction(action)
        return action

    def _apply_ready_made(self, scope: Scope, is_recent: bool, *_checked: object) -> None:  # noqa: FBT001 - of a view
        # Columns, order and limit stay as they are.
        view = replace(self._shown.read(), scope=scope, status=None, categories=(), search="", tags=())
        self._apply(replace(view, recent=is_recent))

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == _SAVE:
            self._notice.show_message(Message(self.tr("The views could not be saved"), message_of(error)))
