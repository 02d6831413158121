"""Builds the parts of the application, and connects them with each other."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from menagerie.app.foundation import Foundation
from menagerie.credentials.keys import KeyStore
from menagerie.domain.animal import Animal
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
from menagerie.ui.adding.add_flow import AddFlow, typed_like
from menagerie.ui.details.find_flow import FindFlow
from menagerie.ui.details.knowledge_flow import KnowledgeFlow
from menagerie.ui.details.notes_flow import NotesFlow
from menagerie.ui.environments.key_flow import KeyFlow
from menagerie.ui.environments.setup_flow import SetupFlow
from menagerie.ui.export.flow import ExportFlow
from menagerie.ui.importing.flow import ImportFlow
from menagerie.ui.importing.running import RunningImports
from menagerie.ui.listing.answer_view import AnswerView
from menagerie.ui.listing.asking_flow import AskingFlow
from menagerie.ui.listing.auto_refresh import AutoRefresh
from menagerie.ui.listing.filters.category_flow import CategoryFlow
from menagerie.ui.listing.filters.clear_flow import ClearFlow
from menagerie.ui.listing.filters.tag_flow import TagFlow
from menagerie.ui.listing.seen_view import SeenView
from menagerie.ui.listing.table.copying import CopyFlow
from menagerie.ui.listing.view_on_screen import ViewOnScreen
from menagerie.ui.outbox.flow import OutboxFlow
from menagerie.ui.palette.flow import PaletteFlow
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.input_gate import InputGate
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.open_queue import OpenQueue
from menagerie.ui.session.production import ProductionConfirmation
from menagerie.ui.session.undo import Undo
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.session.waiting_elsewhere import Elsewhere, WaitingElsewhere
from menagerie.ui.views.flow import ViewsFlow
from menagerie.ui.widgets.file_drop import FileDrop
from menagerie.ui.window.about_flow import AboutFlow
from menagerie.ui.window.environment_view import EnvironmentView
from menagerie.ui.window.main_window import MainWindow
from menagerie.ui.window.menus import views_menu
from menagerie.ui.window.wait_view import WaitView

if TYPE_CHECKING:
    from menagerie.workflows.export import ExportSource


class Parts(QObject):
    """Every part that lives as long as the window does.

    A signal reaches those that are connected with it in the order in which they are made here: the waits
    before all else, then what is shown, then what asks.
    """

    def __init__(
        self, window: MainWindow, paths: Paths, variables: Mapping[str, str], clock: Clock, keys: KeyStore
    ) -> None:
        super().__init__(window)
        self.window = window
        self._paths = paths
        self._variables = variables
        self.jobs = Jobs(window)
        foundation = Foundation(paths, variables, clock, keys)
        self.ledger, self.sandbox, opener = foundation.ledger, foundation.sandbox, foundation.opener
        self.opened = OpenEnvironment(
            foundation.environments, opener, foundation.catalogues, self.jobs, clock, window
        )
        self.waits = WaitWatch(self.opened, clock)
        self.errors = Errors(window.message_bar, self.opened, self.jobs)
        self.undo = Undo(self.opened, self.jobs, window.notice)
        self._build_listing(clock)
        self._build_details(clock)
        self.queue = OpenQueue(self.opened, self.waits, paths, clock)
        self.elsewhere = WaitingElsewhere(self.opened, self.queue, self.jobs, paths)
        self.production = ProductionConfirmation(self)
        self._build_adding(clock)
        self.keys = KeyFlow(
            window,
            window.theme,
            window.notice,
            self.opened,
            self.jobs,
            self.waits,
            self.errors,
            opener,
            keys,
            clock,
        )
        self.setup = SetupFlow(
            window,
            self.opened,
            self.jobs,
            self.waits,
            self.errors,
            window.notice,
            window.toast,
            self._save_changes,
            self.sandbox.practise,
        )
        self.importing = ImportFlow(
            window,
            window.theme,
            window.toast,
            self.queue,
            self.opened,
            self.jobs,
            self.waits,
            self.production,
            paths,
            clock,
        )
        self.running = RunningImports(
            self.importing,
            window.theme,
            window.toast,
            self.queue,
            self.opened,
            self.jobs,
            self.waits,
            self.elsewhere,
            clock,
        )
        self.about = AboutFlow(window, window.toast, self.jobs)
        self.exporting = ExportFlow(window, self.export_source, window.toast, self.jobs, clock)
        self.palette = PaletteFlow(
            window.theme,
            window.header.more,
            window.body,
            window.menuBar(),
            lambda category: self.categories.choose({category}),
            self._show_added,
            self.opened,
            self.jobs,
            self.waits,
        )
        self.views = ViewsFlow(
            window,
            ViewOnScreen(window.filter, window.table, self.categories, self.waits),
            views_menu(window.menuBar()),
            window.commands.manage_views,
            self._show_what_needs_person,
            paths.views,
            window.toast,
            window.notice,
            self.opened,
            self.jobs,
            self.undo,
        )
        self._connect_parts()
        self._connect_actions()

    def _build_listing(self, clock: Clock) -> None:
        window = self.window
        gate = InputGate(window.resting_place)
        self.answer = AnswerView(
            window.card,
            window.filter,
            window.footer,
            window.header.age,
            self.opened,
            self.jobs,
            self.waits,
            clock,
        )
        ClearFlow(window.filter, self.undo)
        self.seen = SeenView(window.card, window.filter, window.footer, self.opened, self.jobs, clock)
        EnvironmentView(window, self.opened, self.answer, gate, self.errors)
        WaitView(window, self.waits, gate, clock)
        self.asking = AskingFlow(
            self.answer,
            window.filter,
            window.card,
            (window.header.refresh, window.footer.more),
            self.opened,
            self.jobs,
            self.waits,
            gate,
            self.errors,
        )
        self.categories = CategoryFlow(
            window.theme, window, window.filter, self.answer, self.opened, self.jobs
        )
        self.tags = TagFlow(window.filter.tags, self.opened, self.jobs)
        self.copying = CopyFlow(window.table, window.toast, self.jobs)
        self.refreshing = AutoRefresh(window, self.opened, self.asking, self.jobs, clock)

    def _build_details(self, clock: Clock) -> None:
        window = self.window
        self.knowledge = KnowledgeFlow(
            window.details,
            window.counters,
            window.table.reveal,
            self._added_at,
            self.opened,
            self.jobs,
            self.undo,
            clock,
        )
        self.notes = NotesFlow(
            window.details, window.table.selected_ids, self.opened, self.jobs, self.undo, window.toast
        )
        self.finding = FindFlow(window, self.opened, self.jobs, self.waits, self.errors, clock)

    def _build_adding(self, clock: Clock) -> None:
        window = self.window
        self.adding = AddFlow(
            window,
            window.toast,
            self.queue,
            self.opened,
            self.jobs,
            self.waits,
            self.production,
            clock,
        )
        self.outbox = OutboxFlow(
            window.outbox_panel,
            window.notice,
            window.toast,
            self.queue,
            self.opened,
            self.jobs,
            self.waits,
            self.errors,
            self.undo,
            clock,
        )

    def _connect_parts(self) -> None:
        window, asking, seen, knowledge = self.window, self.asking, self.seen, self.knowledge
        window.header.refresh_wanted.connect(asking.refresh)
        window.header.add_wanted.connect(self.adding.begin)
        window.footer.more_wanted.connect(window.filter.limit.setValue)
        window.footer.gather_wanted.connect(asking.gather)
        window.wait_banner.try_wanted.connect(asking.try_once)
        window.quota_panel.plan_wanted.connect(self.setup.begin_with_plan)
        window.table.current_changed.connect(knowledge.show)
        window.details.find_wanted.connect(self.finding.begin)
        window.header.import_wanted.connect(self.importing.begin)
        FileDrop(window).dropped.connect(self.importing.open_file)
        self.answer.add_wanted.connect(window.header.add.click)
        asking.answered.connect(seen.find)
        asking.answered.connect(self.categories.refresh)
        asking.answered.connect(self.queue.service_reached)
        asking.reveal_wanted.connect(knowledge.reveal)
        knowledge.shown.connect(self.notes.show)
        self.notes.changed.connect(self.answer.show_notes)
        self.notes.changed.connect(lambda _notes: seen.find())
        knowledge.marks_removed.connect(self.answer.unmark)
        knowledge.renamed.connect(self.answer.rename)
        knowledge.marks_restored.connect(self.answer.mark_again)
        for knows_more in (
            knowledge.marks_removed,
            knowledge.marks_restored,
            knowledge.renamed,
            knowledge.recorded,
        ):
            knows_more.connect(lambda *_what: seen.find())
        knowledge.renamed.connect(lambda _names: self.categories.refresh())
        self.finding.found.connect(self._show_found)
        self.finding.given_up.connect(asking.ask)
        self.setup.practice_ended.connect(asking.refresh)
        self.adding.list_wanted.connect(asking.ask)
        self.adding.check_wanted.connect(self.outbox.check)
        self.adding.unseen.connect(self.outbox.say_outcome)
        self.outbox.counted.connect(window.header.show_outbox)
        self.outbox.edit_wanted.connect(self.adding.edit)
        self.outbox.submit_wanted.connect(self.adding.submit)
        self.outbox.similar_wanted.connect(lambda entry: self.adding.begin_like(entry.typed))
        self.outbox.show_animal_wanted.connect(self._show_added)
        self.outbox.list_wanted.connect(asking.ask)
        self.outbox.job_wanted.connect(self.running.show)
        self.running.outbox_wanted.connect(self._show_in_outbox)
        self.running.animal_wanted.connect(self._show_added)

        self.elsewhere.changed.connect(self._show_elsewhere)
        window.strip.waiting_wanted.connect(self._go_on_elsewhere)

    def _connect_actions(self) -> None:
        actions = self.window.commands
        actions.refresh.triggered.connect(self.asking.refresh)
        actions.save_view.triggered.connect(self.views.save)
        actions.manage_views.triggered.connect(self.views.manage)
        actions.palette.triggered.connect(self.palette.toggle)
        actions.clear_filters.triggered.connect(self.window.filter.clear_filters)
        actions.undo.triggered.connect(self.undo.undo)
        actions.redo.triggered.connect(self.undo.redo)
        self.undo.changed.connect(lambda: actions.show_steps(self.undo.undo_text, self.undo.redo_text))
        actions.categories.triggered.connect(self.categories.toggle)
        actions.note.triggered.connect(self._edit_note)
        actions.edit_tags.triggered.connect(self._edit_tags)
        actions.tags.triggered.connect(self.tags.open)
        actions.gather.triggered.connect(self.asking.gather)
        actions.looked.triggered.connect(self.knowledge.look_at_all)
        # The header's button is disabled during a wait; an add can be typed and queued all the same.
        actions.add.triggered.connect(self.adding.begin)
        actions.importing.triggered.connect(self.importing.begin)
        actions.paste.triggered.connect(self.importing.paste_rows)
        actions.find.triggered.connect(self.window.details.find_button.click)
        actions.duplicate.triggered.connect(self._add_one_like_the_current)
        actions.copy.triggered.connect(self.copying.copy_lines)
        actions.copy_json.triggered.connect(self.copying.copy_json)
        actions.copy_markdown.triggered.connect(self.copying.copy_markdown)
        actions.about.triggered.connect(self.about.begin)
        actions.export.triggered.connect(self.exporting.begin)
        # Their shortcuts are there from now on.
        self.window.complete_menus()
        actions.environments.triggered.connect(self.setup.begin)
        actions.practice.triggered.connect(self.setup.begin_practice)
        actions.key.triggered.connect(lambda: self.keys.begin(None, None))
        for confirmation, action in actions.confirmations.items():
            action.triggered.connect(lambda _on, c=confirmation: self.production.choose(c))
        self.production.changed.connect(lambda c: actions.confirmations[c].setChecked(True))
        for minutes, action in actions.intervals.items():
            action.triggered.connect(lambda _on, m=minutes: self.refreshing.choose(m))

    def _edit_note(self) -> None:
        self.window.commands.details.setChecked(True)
        self.notes.edit_note()

    def _edit_tags(self) -> None:
        self.window.commands.details.setChecked(True)
        self.notes.edit_tags()

    async def _added_at(self, animal_id: int) -> float | None:
        return await self.queue.current.added_at(animal_id)

    def _add_one_like_the_current(self) -> None:
        animal = self.window.table.current_animal()
        if animal is not None:
            self.adding.begin_like(typed_like(animal))

    def _show_found(self, animal: Animal) -> None:
        self.window.commands.details.setChecked(True)
        self.knowledge.look_up(animal)

    def _show_what_needs_person(self) -> bool:
        """Open the outbox at an add that needs the person; tell whether there is one."""
        needing = [
            one for one in self.queue.current.entries if one.state in {State.UNCONFIRMED, State.REFUSED}
        ]
        if needing:
            self.outbox.show(max(needing, key=lambda one: one.changed_at).number)
        return bool(needing)

    def _show_elsewhere(self, waiting: Sequence[Elsewhere]) -> None:
        self.window.strip.show_elsewhere([(one.environment, one.queued) for one in waiting])

    def _go_on_elsewhere(self, identifier: EnvironmentId) -> None:
        self.opened.open(identifier)
        self.outbox.show()

    def _show_in_outbox(self, entry_number: int) -> None:
        self.window.activateWindow()
        self.outbox.show(entry_number)

    def _show_added(self, animal_id: int) -> None:
        self.window.commands.details.setChecked(True)
        self.knowledge.reveal(animal_id)

    def export_source(self) -> "ExportSource":
        """Return what can be exported: what the window shows, and what is known of the open environment."""
        from menagerie.workflows.export import ExportSource, OnScreen  # noqa: PLC0415 - when exporting

        table = self.window.table
        return ExportSource(
            lambda: OnScreen(table.shown.ids, table.selected_ranges(), table.shown.blocks),
            lambda: self.opened.catalogue,
        )

    def _save_changes(self, changes: Changes) -> tuple[Environment, ...]:
        save_user_environments(self._paths, changes)
        return load_environments(self._paths, self._variables)
