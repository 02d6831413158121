"""Saves views, applies them, and keeps their menu and their file."""

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from menagerie.domain.errors import MenagerieError, StorageError
from menagerie.domain.texts.folding import folded
from menagerie.settings.views import SavedViews, Scope, View, load_views, save_views
from menagerie.ui.look.plain_text import in_sentence
from menagerie.ui.look.shortcuts import free_shortcuts
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.undo import Undo
from menagerie.ui.widgets.message_bar import Message, MessageBar
from menagerie.ui.widgets.reasons import give_reason
from menagerie.ui.widgets.toast import Toast
from menagerie.ui.words.errors import message_of

if TYPE_CHECKING:
    from menagerie.ui.views.manage_dialog import ManageViewsDialog

_SAVE = "save views"
_WITH_SHORTCUT = 9


class Shown(Protocol):
    """What is shown in the window, as a view."""

    filters_changed: SignalInstance
    saving_wanted: SignalInstance

    def read(self) -> View:
        """Return what is shown, with a proposal for its name."""

    def apply(self, view: View) -> bool:
        """Show a view; return whether all of it is shown."""

    def differs_from(self, view: View | None) -> bool:
        """Return whether other filters are chosen."""

    def offer_saving(self, *, offered: bool) -> None:
        """Show or hide the button that saves what is shown."""


class ViewsFlow(QObject):
    """Offers the views of the open environment in ``menu``, the first nine of them with shortcuts.

    ``problem`` is a sentence if the file at ``path`` could not be read.
    """

    def __init__(
        self,
        window: QWidget,
        shown: Shown,
        menu: QMenu,
        manage: QAction,
        show_outbox: Callable[[], bool],
        path: Path,
        toast: Toast,
        notice: MessageBar,
        opened: OpenEnvironment,
        jobs: Jobs,
        undo: Undo,
    ) -> None:
        """``show_outbox`` shows the adds that need the person; it returns whether there are any."""
        super().__init__(window)
        self._window = window
        self._shown = shown
        self._menu = menu
        self._manage_action = manage
        self._show_outbox = show_outbox
        self._path = path
        self._toast = toast
        self._notice = notice
        self._opened = opened
        self._jobs = jobs
        self._undo = undo
        self._saved = load_views(path)
        self.problem = self._saved.problem
        self._is_written = True
        # The view that was saved last, until the file is written and that is said.
        self._saved_name = ""
        # All of them write the same file.
        self._writing = asyncio.Lock()
        self._open: View | None = None
        self._actions: list[QAction] = []
        self._ready_made()
        # Before it stand the saved views.
        self._first = menu.actions()[0]
        self._dialog: ManageViewsDialog | None = None
        # The steps that the open dialog can take back.
        self._deletions: list[str] = []
        opened.entered.connect(self._entered)
        shown.filters_changed.connect(self._offer_saving)
        shown.saving_wanted.connect(self.save)
        jobs.failed.connect(self._failed)
        self._fill_menu()
        self._offer_saving()

    @property
    def views(self) -> tuple[View, ...]:
        """The views of the open environment, in the person's order."""
        here = self._opened.environment.id
        return tuple(view for view in self._saved.views if view.environment in {None, here})

    def save(self) -> None:
        """Ask for a name, and save what is shown under it."""
        from menagerie.ui.views.save_dialog import SaveViewDialog  # noqa: PLC0415 - when it is opened

        view = self._shown.read()
        if view.categories:
            view = replace(view, environment=self._opened.environment.id)
        dialog = SaveViewDialog(view.name, [one.name for one in self.views], self._window)
        dialog.saved.connect(lambda name: self._save(replace(view, name=name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def manage(self) -> None:
        """Open the dialog in which views are renamed, moved and deleted."""
        from menagerie.ui.views.manage_dialog import ManageViewsDialog  # noqa: PLC0415 - when it is opened

        dialog = self._dialog = ManageViewsDialog([view.name for view in self.views], self._window)
        dialog.renamed.connect(self._rename)
        dialog.moved.connect(self._move)
        dialog.deleted.connect(self._delete)
        dialog.undo_wanted.connect(self._undo_deleting)
        dialog.finished.connect(self._closed)
        dialog.open()

    async def finish(self) -> None:
        """Write what is not in the file yet. Raises StorageError."""
        async with self._writing:
            while not self._is_written:
                self._is_written = True
                try:
                    await asyncio.to_thread(save_views, self._path, self._saved)
                except StorageError:
                    self._is_written = False
                    raise

    def _apply(self, view: View) -> None:
        is_whole = self._shown.apply(view)
        self._open = view if is_whole else None
        self._offer_saving()
        if not is_whole:
            self._toast.say(self.tr("Status and limit stay until the wait is over."))

    def _save(self, view: View) -> None:
        same = next((one for one in self.views if folded(one.name) == folded(view.name)), None)
        if same is None:
            self._change((*self._saved.views, view))
        else:
            view = replace(view, unknown=same.unknown)
            self._replace(same, view)
        self._open = view
        self._fill_menu()
        self._offer_saving()
        self._saved_name = view.name

    def _rename(self, place: int, name: str) -> None:
        view = self.views[place]
        others = {folded(one.name) for one in self.views if one is not view}
        if name and folded(name) not in others:
            self._replace(view, replace(view, name=name))
        elif name:
            self._toast.say(self.tr("Another view has this name: {name}").format(name=in_sentence(name)))
        self._show_again()

    def _move(self, place: int, to: int) -> None:
        view, other = self.views[place], self.views[to]
        swapped = {id(view): other, id(other): view}
        self._change(tuple(swapped.get(id(one), one) for one in self._saved.views))
        self._show_again()

    def _delete(self, place: int) -> None:
        view = self.views[place]
        whole = self._saved.views.index(view)

        async def remove() -> None:
            self._change(tuple(one for one in self._saved.views if one != view))
            self._show_again()

        async def bring_back() -> None:
            nonlocal view
            view = replace(view, name=self._free_name(view.name))
            views = self._saved.views
            self._change((*views[:whole], view, *views[whole:]))
            if not self._shown.differs_from(view):
                self._open = view
                self._offer_saving()
            self._show_again()

        self._change(tuple(one for one in self._saved.views if one is not view))
        self._show_again()
        step = self.tr("deleting the view {name}").format(name=view.name)
        self._undo.record(step, bring_back, remove)
        self._deletions.append(step)

    def _undo_deleting(self) -> None:
        """Undo the last deletion in the open dialog; a step from before it is not the dialog's matter."""
        if self._deletions and self._undo.undo_text == self._deletions.pop():
            self._undo.undo()

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
        before, self._saved = self._saved, replace(self._saved, views=views)
        self._forget_what_is_gone(before)
        self._is_written = False
        self._jobs.start(_SAVE, self._write, outlives_environment=True)

    async def _write(self) -> None:
        await self.finish()
        name, self._saved_name = self._saved_name, ""
        if name:
            self._toast.say(self.tr("View saved: {name}").format(name=in_sentence(name)))

    def _show_again(self) -> None:
        self._fill_menu()
        if self._dialog is not None:
            self._dialog.show_names([view.name for view in self.views])

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        self._deletions.clear()
        if dialog is not None:
            dialog.deleteLater()

    def _entered(self) -> None:
        self._fill_menu()
        self._forget_what_is_gone(self._saved)

    def _forget_what_is_gone(self, before: SavedViews) -> None:
        """Offer to save what is shown where its view was deleted, or belongs to another environment.

        A ready-made view is not among those that were saved ``before``, and is always there.
        """
        if self._open in before.views and self._open not in self.views:
            self._open = None
        self._offer_saving()

    def _offer_saving(self) -> None:
        self._shown.offer_saving(offered=self._shown.differs_from(self._open))

    def _fill_menu(self) -> None:
        for action in self._actions:
            self._window.removeAction(action)
            self._menu.removeAction(action)
            action.deleteLater()
        self._actions = [self._action(place, view) for place, view in enumerate(self.views)]
        if self._actions:
            line = QAction(self)
            line.setSeparator(True)
            self._actions.append(line)
        self._menu.insertActions(self._first, self._actions)
        self._manage_action.setEnabled(bool(self.views))
        give_reason(self._manage_action, "" if self.views else self.tr("No view is saved yet."))

    def _action(self, place: int, view: View) -> QAction:
        name = view.name.replace("&", "&&")
        action = QAction(name, self._window)
        action.setObjectName(f"view{place + 1}Action")
        action.setToolTip(self.tr("View: {name}").format(name=view.name))
        action.triggered.connect(lambda: self._apply(view))
        if place < _WITH_SHORTCUT:
            action.setShortcuts(free_shortcuts(f"Ctrl+{place + 1}"))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._window.addAction(action)
        return action

    def _ready_made(self) -> None:
        """Offer the views that need not be saved."""
        recent = QAction(self.tr("New or changed since &yesterday"), self)
        recent.setObjectName("recentViewAction")
        recent.triggered.connect(self._apply_recent)
        needs_me = QAction(self.tr("&Needs me"), self)
        needs_me.setObjectName("needsMeViewAction")
        needs_me.setToolTip(self.tr("Needs me: adds that were refused or are unconfirmed"))
        needs_me.triggered.connect(self._show_what_needs_me)
        line = QAction(self)
        line.setSeparator(True)
        self._menu.insertActions(self._menu.actions()[0], [recent, needs_me, line])

    def _apply_recent(self) -> None:
        # Columns and order stay as they are.
        view = replace(self._shown.read(), scope=Scope.SEEN, status=None, categories=(), search="")
        self._apply(replace(view, recent=True, tags=()))

    def _show_what_needs_me(self) -> None:
        if not self._show_outbox():
            self._toast.say(self.tr("Nothing needs you."))

    def _failed(self, name: str, error: MenagerieError) -> None:
        if name == _SAVE:
            self._notice.show_message(Message(self.tr("The views could not be saved"), message_of(error)))
