"""Connects the parts of the application: what happens in one room, another one shows or goes on with."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from menagerie.settings.environments import EnvironmentId
from menagerie.ui.adding.add_flow import typed_like
from menagerie.ui.session.waiting_elsewhere import Elsewhere
from menagerie.ui.widgets.file_drop import FileDrop

if TYPE_CHECKING:
    from menagerie.app.parts import Parts


class Connections(QObject):
    """Leads from signals and actions to the parts that react, and lives as long as the parts do."""

    def __init__(self, parts: "Parts") -> None:
        super().__init__(parts)
        self._parts = parts
        self._was_sending = False
        self._connect_parts()
        self._connect_added()
        self._connect_actions()

    def _connect_parts(self) -> None:
        window, asking, knowledge = self._parts.window, self._parts.asking, self._parts.knowledge
        window.header.refresh_wanted.connect(asking.refresh)
        window.header.add_wanted.connect(self._parts.adding.begin)
        window.footer.more.clicked.connect(asking.load_more)
        window.wait_banner.try_wanted.connect(asking.try_once)
        window.quota_panel.plan_wanted.connect(self._parts.setup.begin_with_plan)
        window.table.current_changed.connect(
            lambda known: knowledge.show(known, window.table.shown.category_names)
        )
        self._parts.groups.more_requested.connect(asking.load_more)
        self._parts.groups.animal_requested.connect(asking.ask_for_animal)
        asking.animal_found.connect(self._parts.groups.show_animal)
        asking.animal_missing.connect(self._parts.groups.say_missing)
        window.header.import_wanted.connect(self._parts.running.begin)
        FileDrop(window).dropped.connect(self._parts.importing.open_file)
        self._parts.answer.add_wanted.connect(window.header.add.click)
        asking.answered.connect(self._find_again)
        asking.answered.connect(self._parts.filtering.refresh)
        asking.answered.connect(self._parts.queue.service_reached)
        knowledge.shown.connect(self._parts.notes.show)
        self._parts.notes.changed.connect(self._parts.answer.show_notes)
        self._parts.notes.changed.connect(self._find_again)
        knowledge.marks_removed.connect(self._parts.answer.unmark)
        knowledge.renamed.connect(self._parts.answer.rename)
        knowledge.marks_restored.connect(self._parts.answer.mark_again)
        for knows_more in (knowledge.marks_removed, knowledge.marks_restored, knowledge.renamed):
            knows_more.connect(self._find_again)
        knowledge.renamed.connect(lambda _names: self._parts.filtering.refresh())
        self._parts.shop.changed.connect(knowledge.show_told)
        self._parts.shop.changed.connect(self._parts.notes.show_told)
        self._parts.shop.changed.connect(self._find_again)
        # What an import has added.
        self._parts.queue.state_changed.connect(self._show_what_was_sent)
        self._parts.adding.check_wanted.connect(self._parts.outbox.check)
        self._parts.adding.unseen.connect(self._parts.outbox.say_outcome)
        self._parts.outbox.counted.connect(window.header.show_outbox)
        self._parts.outbox.edit_wanted.connect(self._parts.adding.edit)
        self._parts.outbox.submit_wanted.connect(self._parts.adding.submit)
        self._parts.outbox.similar_wanted.connect(lambda entry: self._parts.adding.begin_like(entry.typed))
        self._parts.outbox.show_animal_wanted.connect(self._parts.show_added)
        self._parts.outbox.job_wanted.connect(self._parts.running.show)
        self._parts.running.outbox_wanted.connect(self._show_in_outbox)
        self._parts.running.paused_changed.connect(window.strip.show_paused)
        window.strip.paused_wanted.connect(self._parts.running.show)
        self._parts.running.animal_wanted.connect(self._parts.show_added)
        self._parts.running.over.connect(asking.catch_up)
        running, printing = self._parts.running, self._parts.printing
        running.labels_wanted.connect(
            lambda job: printing.print_added_labels(job, running.page, running.page.say)
        )
        running.note_wanted.connect(lambda job: printing.print_note(job, running.page, running.page.say))
        for end in (self._parts.running.ended, self._parts.wait_notice.ended):
            end.connect(self._parts.chime.play)

        self._parts.settings.environments_wanted.connect(self._parts.setup.begin)
        self._parts.elsewhere.changed.connect(self._show_elsewhere)
        window.strip.waiting_wanted.connect(self._go_on_elsewhere)

    def _connect_added(self) -> None:
        added = self._parts.added
        self._parts.adding.added.connect(partial(added.take_one, reveals=True))
        self._parts.outbox.added_one.connect(added.take_one)
        self._parts.outbox.added.connect(added.take)
        added.taken.connect(self._parts.filtering.refresh)
        added.reveal_wanted.connect(self._parts.groups.reveal)
        added.show_wanted.connect(self._parts.show_added)
        for list_wanted in (added.list_wanted, self._parts.outbox.list_wanted):
            list_wanted.connect(self._parts.asking.ask)

    def _connect_actions(self) -> None:
        actions = self._parts.window.commands
        actions.refresh.triggered.connect(self._parts.asking.refresh)
        actions.save_view.triggered.connect(self._parts.views.save)
        actions.manage_views.triggered.connect(self._parts.views.manage)
        actions.palette.triggered.connect(self._parts.palette.toggle)
        actions.clear_filters.triggered.connect(self._parts.window.filter.clear_filters)
        actions.undo.triggered.connect(self._parts.undo.undo)
        actions.redo.triggered.connect(self._parts.undo.redo)
        self._parts.undo.said.connect(self._parts.window.toast.say)
        self._parts.undo.changed.connect(
            lambda: actions.show_steps(self._parts.undo.undo_text, self._parts.undo.redo_text)
        )
        actions.filter.triggered.connect(self._parts.filtering.toggle)
        actions.only_category.triggered.connect(self._show_only_the_current_category)
        actions.note.triggered.connect(self._edit_note)
        actions.edit_tags.triggered.connect(self._edit_tags)
        actions.load_more.triggered.connect(self._parts.asking.load_more)
        actions.looked.triggered.connect(self._parts.knowledge.look_at_all)
        actions.add.triggered.connect(self._parts.adding.begin)
        actions.importing.triggered.connect(self._parts.running.begin)
        actions.paste.triggered.connect(self._parts.importing.paste_rows)
        actions.duplicate.triggered.connect(self._add_one_like_the_current)
        actions.copy.triggered.connect(self._parts.copying.copy_lines)
        actions.copy_json.triggered.connect(self._parts.copying.copy_json)
        actions.copy_markdown.triggered.connect(self._parts.copying.copy_markdown)
        actions.about.triggered.connect(self._parts.about.begin)
        actions.it_team.triggered.connect(lambda _on: self._parts.support.show())
        for action, begin in (
            (actions.export, self._parts.exporting.begin),
            (actions.print_list, self._parts.printing.print_list),
            (actions.labels, self._parts.printing.print_labels),
        ):
            action.triggered.connect(partial(self._begin_with_all_rows, begin))
        actions.settings.triggered.connect(lambda _on: self._parts.settings.begin())
        self._parts.window.complete_menus()
        actions.environments.triggered.connect(self._parts.setup.begin)
        actions.practice.triggered.connect(self._parts.setup.begin_practice)
        actions.key.triggered.connect(lambda: self._parts.keys.begin(None, None))

    def _show_what_was_sent(self) -> None:
        was_sending, self._was_sending = self._was_sending, self._parts.queue.current.is_running
        if was_sending and not self._was_sending:
            self._find_again()

    def _begin_with_all_rows(self, begin: Callable[[], None], *_checked: object) -> None:
        """Begin what takes all rows that are shown, of which a search may have found only the first."""
        service, seen = self._parts.answer.search, self._parts.seen.search
        service.when_all_found(lambda: seen.when_all_found(begin))

    def _edit_note(self) -> None:
        self._parts.window.commands.details.setChecked(True)
        self._parts.notes.edit_note()

    def _edit_tags(self) -> None:
        self._parts.window.commands.details.setChecked(True)
        self._parts.notes.edit_tags()

    def _add_one_like_the_current(self) -> None:
        animal = self._parts.window.table.current_animal()
        if animal is not None:
            self._parts.adding.begin_like(typed_like(animal))

    def _show_only_the_current_category(self) -> None:
        animal = self._parts.window.table.current_animal()
        if animal is not None:
            self._parts.filtering.choose({animal.category_id})

    def _find_again(self, *_what: object) -> None:
        """Find again what is found in the catalogue, which has changed."""
        for search in (self._parts.answer.search, self._parts.seen.search):
            search.keep_up()

    def _show_elsewhere(self, waiting: Sequence[Elsewhere]) -> None:
        self._parts.window.strip.show_elsewhere([(one.environment, one.queued) for one in waiting])

    def _go_on_elsewhere(self, identifier: EnvironmentId) -> None:
        self._parts.opened.open(identifier)
        self._parts.outbox.show()

    def _show_in_outbox(self, entry_number: int) -> None:
        self._parts.window.activateWindow()
        self._parts.outbox.show(entry_number)
