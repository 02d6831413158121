"""Shows the newest list of the service in the window: rows, count and age, or why there are no rows."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QLabel

from menagerie.catalogue.search import Wanted
from menagerie.domain.animal import KnownAnimal, Mark, News, PetStatus
from menagerie.domain.answers import Answer
from menagerie.domain.notes import Notes, tag_keys
from menagerie.ui.listing.animal_rows import AnswerRows
from menagerie.ui.listing.filter_bar import FilterBar
from menagerie.ui.listing.footer import Footer, age_text
from menagerie.ui.listing.rows_card import RowsCard
from menagerie.ui.listing.search import ASK, CatalogueSearch, SearchGroups, in_order
from menagerie.ui.look.wording import listed, status_word
from menagerie.ui.session.window_context import WindowContext
from menagerie.ui.words.filling import joined

_AGE_MS = 15_000
_FIND = "find beside the list"


class ServiceListPresenter(QObject):
    """Shows the newest list of the service, unless the view is Everything seen."""

    def __init__(
        self,
        context: WindowContext,
        card: RowsCard,
        filter_bar: FilterBar,
        footer: Footer,
        age: QLabel,
        groups: SearchGroups,
    ) -> None:
        """``age`` is the label that says how old the rows are."""
        super().__init__(card)
        self._card = card
        self._filter = filter_bar
        self._footer = footer
        self._age = age
        self._context = context
        self._groups = groups
        self.search = CatalogueSearch(context, _FIND, self._ask, card.table)
        # The rows of the list that match the search.
        self._matching = AnswerRows()
        self._answer: Answer | None = None
        # Animals that were added here, until a list comes that was asked for after that.
        self._added: dict[int, KnownAnimal] = {}
        self._names: Mapping[int, str] = {}
        self._is_stale = False
        # Shows another reason than the answer for having no rows.
        self._excuse: Callable[[], None] | None = None
        self._ageing = QTimer(self)
        self._ageing.setInterval(_AGE_MS)
        self._ageing.timeout.connect(self.show_age)
        self.search.changed.connect(self._show_found)
        self.search.grown.connect(groups.show_growth)
        filter_bar.search.textChanged.connect(self._searched)
        filter_bar.narrowed.connect(self._show_rows)
        filter_bar.scope_changed.connect(self._scope_changed)
        card.table.sorting_changed.connect(self._searched)
        context.opened.catalogue_changed.connect(self.forget)
        # What is typed is found in the next environment, too.
        context.opened.entered.connect(self._searched)
        context.opened.recalled.connect(self.recall)

    @property
    def is_empty(self) -> bool:
        """Whether there is no answer to show."""
        return self._answer is None

    @property
    def is_gathered(self) -> bool:
        """Whether the shown answer was gathered from several requests."""
        return self._answer is not None and self._answer.question.gathers

    @property
    def status(self) -> PetStatus | None:
        """The status that the shown answer was asked for; None for any."""
        return self._answer.question.status if self._answer is not None else None

    @property
    def is_active(self) -> bool:
        """Whether the view is a list of the service."""
        return not self._filter.shows_seen

    def show(self, answer: Answer, names: Mapping[int, str]) -> None:
        """Show a new answer; ``names`` are those given to categories."""
        self._answer = answer
        self._names = names
        self._is_stale = False
        self._excuse = None
        self._added = {key: one for key, one in self._added.items() if one.last_seen > answer.asked_at}
        self._put_in(self._added.values())
        self._show_rows()

    def take_added(self, added: Iterable[KnownAnimal]) -> Answer | None:
        """Show animals that were added here, and return the answer with them; None if none belongs there.

        What is shown then is what the service listed and these, which are in no list yet.
        """
        added = tuple(added)
        self._added |= {one.animal.id: one for one in added}
        before = self._answer
        self._put_in(added)
        if self._answer is before:
            return None
        self._show_rows()
        return self._answer

    def _put_in(self, added: Iterable[KnownAnimal]) -> None:
        for one in added:
            if self._answer is not None and self._answer.question.status in {None, one.animal.status}:
                self._answer = self._answer.with_added(one)

    def announce_next(self) -> None:
        """Announce how much the next answer has, even if it has as much as the one before."""
        self._footer.announce_next()

    def recall(self, answer: Answer) -> None:
        """Show the answer of an earlier time until there is a newer one."""
        if self._answer is not None:
            return
        self._answer = replace(answer, news=News())
        self._names = answer.category_names
        self._is_stale = True
        self._show_rows()

    def show_notes(self, changed: Mapping[int, Notes]) -> None:
        """Show other notes of these animals."""
        if self._answer is not None:
            rows = tuple(
                replace(one, notes=changed.get(one.animal.id, one.notes)) for one in self._answer.rows
            )
            self._answer = replace(self._answer, rows=rows)
            self._show_rows()

    def rename(self, names: Mapping[int, str]) -> None:
        """Show other names of categories."""
        self._names = names
        self._show_rows()

    def unmark(self, animal_id: int | None = None) -> None:
        """Show one animal, or with None all of them, as neither new nor changed."""
        answer = self._answer
        if answer is not None:
            rows = tuple(
                replace(one, mark=None) if animal_id in {None, one.animal.id} else one for one in answer.rows
            )
            self._answer = replace(answer, rows=rows, news=answer.news if animal_id is not None else News())
            self._show_rows()

    def mark_again(self, marks: Mapping[int, Mark]) -> None:
        """Show animals as new or changed again; ``marks`` has their ids."""
        if self._answer is not None:
            rows = tuple(replace(one, mark=one.mark or marks.get(one.animal.id)) for one in self._answer.rows)
            self._answer = replace(self._answer, rows=rows)
            self._show_rows()

    def forget(self) -> None:
        """Remove an answer that belongs to another environment."""
        self.search.forget()
        self._groups.end()
        self._card.table.show_answer((), {})
        self._answer = None
        self._added = {}
        self._names = {}
        self._is_stale = False
        self._excuse = None
        self._show_all()

    def excuse(self, say: Callable[[], None]) -> None:
        """Show the empty state that ``say`` fills in, until there is an answer."""
        self._excuse = say
        self._show_all()

    def take_excuse_back(self) -> None:
        """Say no more why there are no rows: the environment is being opened again."""
        if self._excuse is not None:
            self._excuse = None
            self._show_all()

    def mark_stale(self) -> None:
        """Show that a newer answer was asked for and did not come."""
        self._is_stale = True
        self._show_all()

    def show_age(self) -> None:
        """Show how old the rows are, or that the service is being asked."""
        age, is_waiting = self._age, self._context.waits.is_waiting
        is_awaited = self._answer is None and self._excuse is None
        if self.is_active and is_awaited and not self._filter.words:
            is_over = self.tr("The animals come when the wait is over.")
            self._card.show_awaited(is_over if is_waiting else self.tr("Asking the service…"))
        if self._context.jobs.is_running(ASK) and not is_waiting:
            age.setText(self.tr("Asking the service…"))
            return
        if self._answer is None:
            age.setText("")
            return
        self._ageing.start()
        received, now = self._answer.received_at, self._context.clock.now()
        text = age_text(received, now, is_stale=self._is_stale, is_waiting=is_waiting)
        shown = self._answer.question.status
        if self.is_active and shown != self._filter.chosen_status:
            # The list that was chosen waits, or could not be had.
            status = self.tr("All") if shown is None else status_word(shown)
            text = self.tr("{updated} · still showing {status}").format(updated=text, status=status)
        age.setText(text)

    def say_age(self, text: str) -> None:
        """Show ``text`` in place of the age."""
        self._age.setText(text)

    def stop(self) -> None:
        """Stop updating the age."""
        self._ageing.stop()

    def count_by_category(self) -> Mapping[int, int]:
        """Count the animals of each category in the answer, searched or not."""
        rows = self._answer.rows if self._answer is not None else ()
        return Counter(one.animal.category_id for one in rows)

    def count_by_tag(self) -> Mapping[str, int]:
        """Count the animals of each tag in the answer, by the tag's key, searched or not."""
        rows = self._answer.rows if self._answer is not None else ()
        return Counter(key for one in rows for key in tag_keys(one.notes.tags))

    def _searched(self) -> None:
        """Find what is typed beside the list, in the order of the table's header."""
        if not self.is_active:
            return
        if self._filter.words:
            self._groups.begin(self.search)
        elif self.search.is_used:
            self._show_rows()

    def _scope_changed(self) -> None:
        self.search.forget()
        if self.is_active:
            self._show_rows()

    def _show_rows(self) -> None:
        if self.is_active and self._filter.words and self.search.is_used:
            self.search.find_again()
        elif self.is_active and self._filter.words:
            self._groups.begin(self.search)
        elif self.is_active:
            self.search.forget()
            self._groups.end()
            of = (self.status, self._filter.narrowing)
            self._card.table.show_answer(self._filtered(), self._names, of)
        self._show_all()

    def _filtered(self) -> tuple[KnownAnimal, ...]:
        """Return the animals of the list that the filter leaves."""
        rows = self._answer.rows if self._answer is not None else ()
        if self._filter.categories.chosen:
            rows = tuple(one for one in rows if one.animal.category_id in self._filter.categories.chosen)
        return tuple(filter(self._filter.tags.matches, rows)) if self._filter.tags.chosen else rows

    def _ask(self, names: Mapping[int, str]) -> list[Wanted]:
        """Return what to find beside the list; with nothing typed, nothing."""
        words, sorting = self._filter.words, self._card.table.sorting
        self._matching = AnswerRows(self._filtered(), words, names, sorting)
        return [in_order(Wanted(words, without=frozenset(self._matching.ids)), sorting)] if words else []

    def _show_found(self) -> None:
        if self.search.found:
            (others,) = self.search.found
            rows = self._matching
            self._groups.show(
                self.search, rows, len(rows), self._narrowing(), others, has_list=not self.is_empty
            )
            self._show_all()

    def _narrowing(self) -> str:
        status, tags, categories = self.status, self._filter.tags, self._filter.categories
        word = "" if status is None else status_word(status)
        return listed(filter(None, (word, categories.phrase if categories.chosen else "", tags.phrase)))

    def _show_all(self) -> None:
        self.show_age()
        self._groups.judge_by(None if self._is_stale else self._answer)
        if not self.is_active:
            return
        card, answer = self._card, self._answer
        left = len(self._filtered())
        choice, tags = self._filter.categories.phrase, self._filter.tags.phrase
        self._footer.show_answer(answer, left, categories=choice, tags=tags)
        if self._filter.words:
            return
        if self._excuse is not None:
            card.show_empty()
            self._excuse()
        elif answer is not None and left:
            card.show_rows()
        elif answer is not None:
            self._explain_empty(answer)

    def _explain_empty(self, answer: Answer) -> None:
        empty, choice = self._card.empty, self._filter.categories.phrase
        if (choice or self._filter.tags.chosen) and answer.animals.animals:
            text = self.tr("None of these animals is in {categories}.").format(categories=choice)
            if self._filter.tags.chosen:
                text = self.tr("None of these animals matches all filters.")
            if not answer.is_all:
                text = joined([text, self.tr("The service may have more.")])
            clear = self.tr("Clear the filters")
            empty.say("search", self.tr("Nothing matches"), text, clear, self._filter.clear_filters)
        elif answer.animals.unreadable:
            text = self.tr("The service sent entries that are no animals. Check the address.")
            empty.say("cloud-off", self.tr("No animal could be read"), text)
        elif answer.question.status is not None:
            empty.say(
                "inbox",
                self.tr("No animals with this status"),
                self.tr("The service lists none right now."),
                self.tr("Show all"),
                self._filter.status.buttons()[0].click,
                asks=True,
            )
        else:
            empty.say(
                "inbox",
                self.tr("There are no animals yet"),
                self.tr("The catalogue of this environment is empty."),
                self.tr("Add an animal…"),
                self._context.commands.add.trigger,
            )
        self._card.show_empty()
