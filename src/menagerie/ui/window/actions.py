"""Every action of the window, each with its shortcut, in one place."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from menagerie.settings.preferences import REFRESH_MINUTES, Confirmation
from menagerie.ui.listing.category_filter import CATEGORY_SHORTCUT
from menagerie.ui.listing.filter_bar import SCOPE_SHORTCUTS, STATUS_SHORTCUTS
from menagerie.ui.look.theme import Appearance


class Actions(QObject):
    """The actions, added to the window so that their shortcuts work everywhere in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._all: list[QAction] = []
        self.refresh = self._make("refreshAction", self.tr("Refresh"), "F5", "Ctrl+R")
        self.add = self._make("addAction", self.tr("Add animal…"), "Ctrl+N")
        self.find = self._make("findAction", self.tr("Find by ID…"), "Ctrl+G")
        self.search = self._make("searchAction", self.tr("Search these animals"), "Ctrl+F")
        self.categories = self._make("categoryAction", self.tr("Filter by category"), CATEGORY_SHORTCUT)
        self.outbox = self._make("outboxAction", self.tr("Outbox"), "Ctrl+O")
        self.duplicate = self._make("duplicateAction", self.tr("Duplicate this animal…"), "Ctrl+Shift+N")
        self.confirmations = self._confirmations()
        self.details = self._make("detailsAction", self.tr("Show details"), "Ctrl+D")
        self.details.setCheckable(True)
        self.details.setChecked(True)
        self.copy = self._make(
            "copyAction", self.tr("Copy rows"), QKeySequence(QKeySequence.StandardKey.Copy)
        )
        self.copy_json = self._make("copyJsonAction", self.tr("Copy rows as JSON"), "Ctrl+Shift+J")
        self.copy_markdown = self._make(
            "copyMarkdownAction", self.tr("Copy rows as Markdown"), "Ctrl+Shift+M"
        )
        self.export = self._make("exportAction", self.tr("Export…"), "Ctrl+Shift+S")
        self.scopes = tuple(
            self._make(f"scope{name}Action", text, shortcut)
            for shortcut, name, text in zip(
                SCOPE_SHORTCUTS,
                ("Service", "Seen"),
                (self.tr("Animals from the service"), self.tr("Everything seen")),
                strict=True,
            )
        )
        self.gather = self._make("gatherAction", self.tr("Load everything"), "Ctrl+Shift+G")
        self.looked = self._make("lookedAction", self.tr("Mark all as seen"), "Ctrl+Shift+L")
        self.intervals = self._intervals()
        self.quota = self._make("quotaAction", self.tr("Quota in detail"), "Ctrl+Shift+Q")
        self.counts = self._make("countersAction", self.tr("Counts"), "Ctrl+Shift+T")
        self.switch = self._make("switchAction", self.tr("Switch environment"), "Ctrl+E")
        self.environments = self._make("environmentsAction", self.tr("Manage environments…"), "Ctrl+Shift+E")
        self.key = self._make("keyAction", self.tr("API key…"), "Ctrl+Shift+K")
        self.practice = self._make("practiceAction", self.tr("Practice…"), "Ctrl+Shift+P")
        self.appearances = self._appearances()
        self.help = self._make("helpAction", self.tr("Help"), "F1")
        self.shortcuts = self._make("shortcutsAction", self.tr("Shortcuts"), "Ctrl+F1")
        self.quit = self._make("quitAction", self.tr("Quit"), "Ctrl+Q")

    def all(self) -> tuple[QAction, ...]:
        """Return every action, in the order of the menu."""
        return tuple(self._all)

    def connect_status(self, place: int, text: str, choose: Callable[[], None]) -> None:
        """Let a shortcut choose a status; ``place`` counts from 1, for all statuses."""
        action = self._make(f"statusAction{place}", text, STATUS_SHORTCUTS[place - 1])
        action.triggered.connect(choose)

    def _intervals(self) -> dict[int, QAction]:
        group = QActionGroup(self)
        result = {}
        for place, minutes in enumerate(REFRESH_MINUTES):
            text = self.tr("Refresh every {n} min").format(n=minutes)
            if not minutes:
                text = self.tr("Refresh only when asked")
            elif minutes == 1:
                text = self.tr("Refresh every minute")
            action = self._make(f"refreshEvery{minutes}Action", text, f"Ctrl+Alt+{place}")
            action.setCheckable(True)
            action.setChecked(not minutes)
            group.addAction(action)
            result[minutes] = action
        return result

    def _confirmations(self) -> dict[Confirmation, QAction]:
        group = QActionGroup(self)
        result = {}
        for confirmation, name, text, shortcut in (
            (Confirmation.EVERY_TIME, "Always", self.tr("Confirm each add to Production"), "Ctrl+Shift+A"),
            (Confirmation.ONCE_A_RUN, "Once", self.tr("Confirm the first add to Production"), "Ctrl+Shift+O"),
            (Confirmation.NEVER, "Never", self.tr("Never confirm adds to Production"), "Ctrl+Shift+Y"),
        ):
            action = self._make(f"confirm{name}Action", text, shortcut)
            action.setCheckable(True)
            action.setChecked(confirmation is Confirmation.ONCE_A_RUN)
            group.addAction(action)
            result[confirmation] = action
        return result

    def _appearances(self) -> dict[Appearance, QAction]:
        group = QActionGroup(self)
        result = {}
        names = {
            Appearance.SYSTEM: self.tr("Match system"),
            Appearance.LIGHT: self.tr("Light colours"),
            Appearance.DARK: self.tr("Dark colours"),
        }
        for place, (appearance, text) in enumerate(names.items()):
            action = self._make(f"{appearance}Action", text, f"Ctrl+Shift+{7 + place}")
            action.setCheckable(True)
            group.addAction(action)
            result[appearance] = action
        return result

    def _make(self, name: str, text: str, *shortcuts: str | QKeySequence) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._window.addAction(action)
        self._all.append(action)
        return action
