"""Every action of the window, each with its shortcut, in one place."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from menagerie.domain.animal import PetStatus
from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.system import is_macos
from menagerie.ui.look.plain_text import without_mnemonic
from menagerie.ui.look.wording import status_word
from menagerie.ui.widgets.fields import REDO_KEYS
from menagerie.ui.widgets.form import give_reason

# The index of the mnemonic in an environment's name.
_MNEMONIC_INDEX = {EnvironmentId.SANDBOX: 0, EnvironmentId.PRODUCTION: 0, EnvironmentId.STAGING: 1}


class Actions(QObject):
    """The actions, added to the window so that their shortcuts work everywhere in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._all: list[QAction] = []
        self.refresh = self._make("refreshAction", self.tr("&Refresh"), "F5")
        self.add = self._make("addAction", self.tr("&Add animal…"), "Ctrl+N")
        self.importing = self._make("importAction", self.tr("&Import…"), "Ctrl+I")
        self.palette = self._make("paletteAction", self.tr("Find a c&ommand…"), "Ctrl+K")
        roles = QAction.MenuRole
        self.settings = self._make(
            "settingsAction", self.tr("Settin&gs…"), "Ctrl+,", role=roles.PreferencesRole
        )
        self.search = self._make("searchAction", self.tr("&Search"), "Ctrl+F")
        self.filter = self._make("filterAction", self.tr("Filt&er…"))
        self.clear_filters = self._make("clearFiltersAction", self.tr("Clear &filters"))
        self.views = self._views()
        self.save_view = self._make("saveViewAction", self.tr("&Save this view…"))
        self.manage_views = self._make("manageViewsAction", self.tr("&Manage views…"))
        self.outbox = self._make("outboxAction", self.tr("&Outbox"), "Ctrl+O")
        self.duplicate = self._make("duplicateAction", self.tr("&Duplicate this animal…"))
        self.details = self._make("detailsAction", self.tr("Show &details"))
        self.details.setCheckable(True)
        self.details.setChecked(True)
        self.undo = self._make("undoAction", self.tr("&Undo"), "Ctrl+Z")
        self.redo = self._make("redoAction", self.tr("R&edo"), *REDO_KEYS)
        self.copy = self._make("copyAction", self.tr("&Copy rows"), "Ctrl+C")
        self.paste = self._make("pasteAction", self.tr("&Paste rows to import…"), "Ctrl+V")
        self.copy_json = self._make("copyJsonAction", self.tr("Copy rows as &JSON"))
        self.copy_markdown = self._make("copyMarkdownAction", self.tr("Copy rows as &Markdown"))
        self.export = self._make("exportAction", self.tr("&Export…"))
        self.print_list = self._make("printAction", self.tr("&Print…"), "Ctrl+P")
        self.labels = self._make("labelsAction", self.tr("Print &labels…"))
        self.statuses = self._statuses()
        self.load_more = self._make("loadMoreAction", self.tr("&Load more"))
        self.name_category = self._make("nameCategoryAction", self.tr("&Name this category…"))
        self.only_category = self._make("onlyCategoryAction", self.tr("Only this categor&y"))
        self.note = self._make("noteAction", self.tr("&Write a note"), "F2")
        self.edit_tags = self._make("tagsAction", self.tr("Edit &tags"))
        self.looked = self._make("lookedAction", self.tr("&Mark all as seen"))
        self.quota = self._make("quotaAction", self.tr("&Quota in detail"))
        self.open = self._environments()
        self.switch = self._make("switchAction", self.tr("S&witch environment"), "Ctrl+E")
        self.environments = self._make("environmentsAction", self.tr("&Manage environments…"), "Ctrl+Shift+E")
        self.key = self._make("keyAction", self.tr("API &key…"), "Ctrl+Shift+K")
        self.connecting = self._make("connectAction", self.tr("&Connect your store…"))
        self.practice = self._make("practiceAction", self.tr("P&ractice…"))
        self.help = self._make("helpAction", self.tr("&Help"), "F1")
        self.shortcuts = self._make("shortcutsAction", self.tr("&Shortcuts"))
        self.it_team = self._make("itTeamAction", self.tr("For your &IT team…"))
        # Where there is no menu around it, it is found by what it shows.
        self.it_team.setToolTip(self.tr("For your IT team: recent requests, error log, support report…"))
        self.about = self._make("aboutAction", self.tr("&About Menagerie"), role=roles.AboutRole)
        self.quit = self._make("quitAction", self.tr("&Quit"), "Ctrl+Q", role=roles.QuitRole)
        self.show_steps("", "")

    def all(self) -> tuple[QAction, ...]:
        """Return every action, in the order of the menu."""
        return tuple(self._all)

    def show_category(self, *, is_named: bool) -> None:
        """Offer to name the category of the current animal, or to rename it."""
        rename, name = self.tr("Re&name this category…"), self.tr("&Name this category…")
        self.name_category.setText(rename if is_named else name)

    def show_steps(self, undo: str, redo: str) -> None:
        """Offer to undo and redo these steps; an empty text means that there is none."""
        texts = {
            self.undo: (undo, self.tr("&Undo {step}"), self.tr("&Undo"), self.tr("Nothing to undo.")),
            self.redo: (redo, self.tr("R&edo {step}"), self.tr("R&edo"), self.tr("Nothing to redo.")),
        }
        for action, (step, sentence, word, reason) in texts.items():
            # Names that staff have given stand in it.
            action.setText(sentence.format(step=step.replace("&", "&&")) if step else word)
            # The help and the open palette keep it, whatever step is next later.
            action.setToolTip(without_mnemonic(word))
            give_reason(action, "" if step else reason)
            action.setEnabled(bool(step))

    def show_environments(self, environments: Iterable[Environment], opened: EnvironmentId) -> None:
        """Name the environments, say which one has no address yet, and check the open one."""
        for environment in environments:
            index = _MNEMONIC_INDEX[environment.id]
            name = f"{environment.name[:index]}&{environment.name[index:]}"
            text = name if environment.has_address else self.tr("{name} (not set up)").format(name=name)
            self.open[environment.id].setText(text)
        self.open[opened].setChecked(True)

    def _statuses(self) -> tuple[QAction, ...]:
        """Return the actions for all statuses and for each of them, which stand in no menu."""
        words = (self.tr("All"), *(status_word(status) for status in PetStatus))
        return tuple(
            self._make(
                f"statusAction{index}",
                self.tr("Status: {word}").format(word=word),
                # Option makes letters and signs of the keyboard there.
                *(() if is_macos() else (f"Alt+{index}",)),
            )
            for index, word in enumerate(words, start=1)
        )

    def _views(self) -> tuple[QAction, ...]:
        """Return what opens the views that need not be saved."""
        words = (
            (self.tr("&Animals"), self.tr("what the service lists now")),
            (self.tr("&Everything seen"), self.tr("all that this computer knows, no request")),
            (self.tr("&New or changed"), self.tr("since yesterday")),
        )
        actions = self._choices(
            (f"view{index}Action", text, f"Ctrl+{index}")
            for index, (text, _about) in enumerate(words, start=1)
        )
        for action, (_text, about) in zip(actions, words, strict=True):
            action.setStatusTip(about)
        return actions

    def _environments(self) -> dict[EnvironmentId, QAction]:
        # They have no shortcuts: a key pressed by mistake must not open Production.
        identifiers = list(EnvironmentId)
        actions = self._choices((f"{identifier}Action", "") for identifier in identifiers)
        return dict(zip(identifiers, actions, strict=True))

    def _choices(self, described: Iterable[tuple[str, ...]]) -> tuple[QAction, ...]:
        """Return actions of which exactly one is checked, the first one at first.

        Each is described as ``_make`` takes it: object name, text, shortcuts.
        """
        group = QActionGroup(self)
        actions: list[QAction] = []
        for name, text, *shortcuts in described:
            action = self._make(name, text, *shortcuts)
            action.setCheckable(True)
            action.setChecked(not actions)
            group.addAction(action)
            actions.append(action)
        return tuple(actions)

    def _make(
        self,
        name: str,
        text: str,
        *shortcuts: str,
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
    ) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setShortcuts(list(map(QKeySequence, shortcuts)))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        # Otherwise macOS guesses a role from words such as "settings" in the text.
        action.setMenuRole(role)
        self._window.addAction(action)
        self._all.append(action)
        return action
