"""Builds the parts of the application, and connects what happens in one room with what another one shows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from menagerie.app.error_log import set_log_level
from menagerie.app.foundation import Foundation
from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import Clock
from menagerie.outbox.entry import State
from menagerie.settings.environments import (
    Changes,
    Environment,
    EnvironmentId,
    load_environments,
    save_user_environments,
)
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Confirmation, TextSize, person_here
from menagerie.settings.site import network_settings
from menagerie.ui.adding.add_flow import AddFlow, typed_like
from menagerie.ui.details.knowledge_flow import KnowledgeFlow
from menagerie.ui.details.notes_flow import NotesFlow
from menagerie.ui.environments.key_flow import KeyFlow
from menagerie.ui.environments.setup_flow import SetupFlow
from menagerie.ui.export.flow import ExportFlow
from menagerie.ui.importing.flow import ImportFlow
from menagerie.ui.importing.running import RunningImports
from menagerie.ui.listing.added_rows import AddedRows
from menagerie.ui.listing.catalogue_list import CatalogueListPresenter
from menagerie.ui.listing.copying import CopyFlow
from menagerie.ui.listing.current_view import CurrentView
from menagerie.ui.listing.filter_flow import FilterFlow
from menagerie.ui.listing.list_loader import ListLoader
from menagerie.ui.listing.search import SearchGroups
from menagerie.ui.listing.service_list import ServiceListPresenter
from menagerie.ui.look.theme import Appearance
from menagerie.ui.outbox.flow import OutboxFlow, OutboxLinks
from menagerie.ui.palette.flow import PaletteFlow
from menagerie.ui.printing.flow import PrintFlow
from menagerie.ui.session.desktop import WaitNotice, play_sound
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.open_queue import Elsewhere, OpenQueue, WaitingElsewhere
from menagerie.ui.session.preferred import Preferred, ProductionConfirmation
from menagerie.ui.session.sharing import SharedWatch, ShopKnowledge
from menagerie.ui.session.undo import Undo
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.settings.flow import SettingsFlow
from menagerie.ui.support.flow import SupportFlow
from menagerie.ui.views.flow import ViewsFlow
from menagerie.ui.window.about import open_about
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.window.menus import submenu
from menagerie.ui.window.session_view import SessionView

if TYPE_CHECKING:
    from menagerie.service.recent_requests import RecentRequests
    from menagerie.ui.importing.job.flow import JobFlow
    from menagerie.ui.palette.commands import Command
    from menagerie.ui.printing.content import ShownList
    from menagerie.ui.settings.pages import Elsewhere as SettingsElsewhere
    from menagerie.workflows.export import ExportSource, OnScreen
    from menagerie.workflows.session import SessionOpener


class Parts(QObject):
    """Every part that lives as long as the window does.

    A signal reaches those that are connected with it in the order in which they are made here: the waits
    before all else, then what is shown, then what asks.
    """

    def __init__(
        self,
        window: MainWindow,
        paths: Paths,
        variables: Mapping[str, str],
        clock: Clock,
        keys: KeyStore,
        preferred: Preferred,
        first: EnvironmentId,
    ) -> None:
        """``first`` is the environment that is opened first."""
        super().__init__(window)
        self.preferred = preferred
        self.window = window
        self._paths = paths
        self._variables = variables
        self.jobs = Jobs(window)
        network = network_settings(preferred.entries, preferred.site)
        foundation = Foundation(
            paths, variables, clock, keys, network, lambda: person_here(preferred.entries.short_name)
        )
        self.network = foundation.network
        self.ledger, self.sandbox, opener = foundation.ledger, foundation.sandbox, foundation.opener
        self.sharing = foundation.sharing
        self.opened = OpenEnvironment(
            foundation.environments,
            opener,
            self.sandbox.stop,
            foundation.catalogues,
            self.jobs,
            clock,
            window,
            first=first,
        )
        self.shop = ShopKnowledge(self.opened, self.jobs, foundation.sharing)
        self.waits = WaitWatch(self.opened, clock)
        self.shared = SharedWatch(self.opened, self.sharing, self.jobs, clock)
        self.errors = Errors(window.message_bar, self.jobs)
        self.undo = Undo(self.opened, self.jobs, window.commands, window.notice, window.toast)
        self.context = context = WindowContext(
            self.opened,
            self.jobs,
            self.waits,
            self.errors,
            self.undo,
            window.toast,
            clock,
            paths,
            window.commands,
        )
        gate = InputGate(window.focus_fallback)
        self._build_listing(context, gate)
        self._build_flows(context, gate, opener, keys)
        self._build_rooms(context, foundation.recent)
        self._was_sending = False
        self._connect_listing()
        self._connect_adding()
        self._connect_importing()
        window.complete_menus()

    def _build_flows(
        self, context: WindowContext, gate: InputGate, opener: "SessionOpener", keys: KeyStore
    ) -> None:
        """Build what is done with animals, keys and environments."""
        window = self.window
        self.knowledge = KnowledgeFlow(context, window.details, self._added_at)
        self.notes = NotesFlow(context, window.details, window.table.selected_ids)
        self.queue = OpenQueue(context, self.sharing)
        self.elsewhere = WaitingElsewhere(context, self.queue)
        self.production = ProductionConfirmation()
        self.adding = AddFlow(context, window, self.queue, self.production)
        self.outbox = OutboxFlow(
            context, window.outbox_panel, window.notice, self.queue, gate, self._outbox_links()
        )
        self.keys = KeyFlow(context, window, window.theme, window.notice, opener, keys)
        self.setup = SetupFlow(
            context,
            window,
            window.theme,
            window.notice,
            opener,
            keys,
            self._save_changes,
            self.sandbox.practise,
            self._queued,
            self.sharing,
        )
        self.importing = ImportFlow(
            context, window, window.theme, self.queue, self.production, lambda: self.sharing.person
        )
        self.running = RunningImports(
            context,
            self.importing,
            window.theme,
            self.queue,
            self.elsewhere,
            self.preferred,
            self.adding.correct,
        )

    def _build_rooms(self, context: WindowContext, recent: "RecentRequests") -> None:
        """Build what opens dialogs, panels and windows of its own."""
        window = self.window
        self.wait_notice = WaitNotice(context, self.preferred)
        self.settings = SettingsFlow(
            context, window, self.preferred, self._settings_elsewhere, self.network, set_log_level
        )
        window.commands.about.triggered.connect(lambda: open_about(context, window))
        self.support = SupportFlow(context, window, window.theme, recent)
        self.exporting = ExportFlow(context, window, self.export_source)
        self.printing = PrintFlow(context, window, self._shown_list, self.queue)
        self.palette = PaletteFlow(
            context,
            window.theme,
            window.header.view,
            window.body,
            window.menuBar(),
            self._settings_commands,
            lambda category: self.filtering.choose({category}),
            self.show_added,
        )
        self.views = ViewsFlow(
            context,
            window,
            window.body,
            window.theme,
            CurrentView(window.filter, window.footer.limit, window.table, self.filtering),
            window.header.view,
            submenu(window.menuBar(), "viewsMenu"),
            window.notice,
        )

    def _outbox_links(self) -> OutboxLinks:
        return OutboxLinks(
            edit=self.adding.edit,
            submit=self.adding.submit,
            add_similar=lambda entry: self.adding.begin_like(entry.typed),
            ask_list=self.loader.ask,
            show_animal=self.show_added,
            # It is not built yet.
            show_job=lambda number: self.running.show(number),  # noqa: PLW0108
            show_counts=self.window.header.outbox.show_counts,
        )

    def _build_listing(self, context: WindowContext, gate: InputGate) -> None:
        window = self.window
        self.groups = SearchGroups(context, window.card, window.filter)
        self.answer = ServiceListPresenter(
            context, window.card, window.filter, window.footer, window.header.age, self.groups
        )
        self.seen = CatalogueListPresenter(context, window.card, window.filter, window.footer, self.groups)
        SessionView(context, window, self.answer, gate, self.shared)
        self.loader = ListLoader(
            context,
            self.answer,
            window.filter,
            window.footer,
            window.card,
            self.groups,
            window.header.refresh,
            gate,
        )
        self.filtering = FilterFlow(context, window.theme, window.body, window.filter, self.answer)
        self.added = AddedRows(
            context,
            self.answer,
            self.seen.search,
            window.table,
            self.groups,
            self.filtering,
            self.loader,
            self.show_added,
        )
        self.copying = CopyFlow(context, window.table)

    def _connect_listing(self) -> None:
        window, loader, knowledge, commands = self.window, self.loader, self.knowledge, self.window.commands
        window.wait_banner.try_once.clicked.connect(loader.try_once)
        window.quota_panel.choose_plan = self.setup.begin_with_plan
        window.table.current_changed.connect(
            lambda known: knowledge.show(known, window.table.shown.category_names)
        )
        loader.answered.connect(self._find_again)
        loader.answered.connect(self.filtering.refresh)
        loader.answered.connect(self.queue.service_reached)
        knowledge.shown.connect(self.notes.show)
        self.notes.changed.connect(self.answer.show_notes)
        self.notes.changed.connect(self._find_again)
        knowledge.marks_removed.connect(self.answer.unmark)
        knowledge.renamed.connect(self.answer.rename)
        knowledge.marks_restored.connect(self.answer.mark_again)
        for knows_more in (knowledge.marks_removed, knowledge.marks_restored, knowledge.renamed):
            knows_more.connect(self._find_again)
        knowledge.renamed.connect(lambda _names: self.filtering.refresh())
        self.shop.changed.connect(knowledge.show_merged)
        self.shop.changed.connect(self.notes.show_merged)
        self.shop.changed.connect(self._find_again)
        commands.only_category.triggered.connect(self._show_only_the_current_category)
        for action, begin in (
            (commands.export, self.exporting.begin),
            (commands.print_list, self.printing.print_list),
            (commands.labels, self.printing.print_labels),
        ):
            action.triggered.connect(partial(self._begin_with_all_rows, begin))

    def _connect_adding(self) -> None:
        window, adding, outbox, added = self.window, self.adding, self.outbox, self.added
        window.header.add.clicked.connect(adding.begin)
        window.commands.duplicate.triggered.connect(self._add_one_like_the_current)
        adding.check_requested.connect(outbox.check)
        adding.unseen.connect(lambda entry: outbox.notify_outcome((entry,)))
        adding.added.connect(partial(added.take_one, reveals=True))
        outbox.added_one.connect(added.take_one)
        outbox.added.connect(added.take)
        for was_added in (adding.added, outbox.added_one, outbox.added):
            was_added.connect(self.errors.service_reached)
        self.elsewhere.changed.connect(self._show_elsewhere)
        window.strip.waiting_requested.connect(self._go_on_elsewhere)

    def _connect_importing(self) -> None:
        window, running = self.window, self.running
        window.header.importing.clicked.connect(running.begin)
        # What an import has added.
        self.queue.state_changed.connect(self._show_what_was_sent)
        running.built.connect(self._connect_job)
        running.paused_changed.connect(window.strip.show_paused)
        window.strip.paused_requested.connect(running.show)
        running.added.connect(self.added.take)
        running.over.connect(self.loader.catch_up)
        running.ended.connect(lambda: play_sound(self.preferred))

    def _connect_job(self, flow: "JobFlow") -> None:
        page, printing = flow.page, self.printing
        flow.outbox_requested.connect(self._show_in_outbox)
        flow.animal_requested.connect(self.show_added)
        for button, begin in ((page.labels, printing.print_added_labels), (page.note, printing.print_note)):
            button.clicked.connect(lambda _on, of=begin: of(page.job, page, page.say))

    def _show_what_was_sent(self) -> None:
        was_sending, self._was_sending = self._was_sending, self.queue.current.is_running
        if was_sending and not self._was_sending:
            self._find_again()

    def _begin_with_all_rows(self, begin: Callable[[], None], *_checked: object) -> None:
        """Begin what takes all rows that are shown, of which a search may have found only the first."""
        self.answer.search.when_all_found(lambda: self.seen.search.when_all_found(begin))

    def _add_one_like_the_current(self) -> None:
        animal = self.window.table.current_animal()
        if animal is not None:
            self.adding.begin_like(typed_like(animal))

    def _show_only_the_current_category(self) -> None:
        animal = self.window.table.current_animal()
        if animal is not None:
            self.filtering.choose({animal.category_id})

    def _find_again(self, *_what: object) -> None:
        """Find again what is found in the catalogue, which has changed."""
        for search in (self.answer.search, self.seen.search):
            search.keep_up()

    def _show_elsewhere(self, waiting: Sequence[Elsewhere]) -> None:
        self.window.strip.show_elsewhere([(one.environment, one.queued) for one in waiting])

    def _go_on_elsewhere(self, identifier: EnvironmentId) -> None:
        self.opened.open(identifier)
        self.outbox.show()

    def _show_in_outbox(self, entry_number: int) -> None:
        self.window.activateWindow()
        self.outbox.show(entry_number)

    def _settings_elsewhere(self) -> "SettingsElsewhere":
        """Return how the settings reach what has its home elsewhere."""
        from menagerie.ui.settings.pages import Access  # noqa: PLC0415 - when the settings are opened
        from menagerie.ui.settings.pages import Elsewhere as SettingsElsewhere  # noqa: PLC0415 - as above

        theme = self.window.theme
        return SettingsElsewhere(
            Access(lambda: theme.appearance, lambda one: theme.choose(Appearance(str(one)))),
            Access(lambda: theme.text_size, lambda one: theme.choose_text_size(TextSize(str(one)))),
            Access(lambda: self.loader.refresh_minutes, lambda one: self.loader.refresh_every(int(str(one)))),
            Access(
                lambda: self.production.confirmation,
                lambda one: self.production.choose(Confirmation(str(one))),
            ),
        )

    def _settings_commands(self) -> "Iterator[Command]":
        """Yield what leads from the palette to each page and each setting."""
        from menagerie.ui.palette.commands import Command  # noqa: PLC0415 - when it is opened

        for topic in self.settings.topics():
            yield Command(topic.name, topic.title, partial(self.settings.begin, topic.name), topic.detail)

    async def _added_at(self, animal_id: int) -> float | None:
        return await self.queue.current.added_at(animal_id)

    def _queued(self) -> dict[EnvironmentId, int]:
        """Return how many adds wait to be sent in each environment, as far as there are any."""
        elsewhere = {one.environment.id: one.queued for one in self.elsewhere.waiting}
        return {**elsewhere, self.opened.environment.id: self.queue.current.counts.get(State.QUEUED, 0)}

    def show_added(self, animal_id: int) -> None:
        """Show an animal that was added, with its details."""
        self.window.commands.details.setChecked(True)
        self.groups.reveal(animal_id)

    def export_source(self) -> "ExportSource":
        """Return what can be exported: what the window shows, and what is known of the open environment."""
        from menagerie.workflows.export import ExportSource  # noqa: PLC0415 - when exporting

        return ExportSource(self._on_screen, lambda: self.opened.catalogue)

    def _on_screen(self) -> "OnScreen":
        from menagerie.workflows.export import OnScreen  # noqa: PLC0415 - when exporting or printing

        table = self.window.table
        return OnScreen(table.shown.ids, table.selected_ranges(), table.shown.blocks)

    def _shown_list(self) -> "ShownList":
        from menagerie.ui.listing.current_view import describe_filters  # noqa: PLC0415 - when printing
        from menagerie.ui.printing.content import ShownList  # noqa: PLC0415 - as above

        window, shown = self.window, self.window.table.shown
        return ShownList(
            self.opened.environment,
            self._on_screen(),
            window.table.columns.shown,
            shown.category_names,
            describe_filters(window.filter, window.table, self.answer.status),
        )

    def _save_changes(self, changes: Changes) -> tuple[Environment, ...]:
        save_user_environments(self._paths, changes)
        return load_environments(self._paths, self._variables)
