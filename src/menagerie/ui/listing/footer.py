"""The footer: how much of the catalogue is on screen, and the way to more."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from menagerie.domain.animal import LIMIT_MAX, AnimalList
from menagerie.domain.answers import GATHERED, Answer
from menagerie.domain.known import News
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.wording import number, translate
from menagerie.ui.widgets.labels import LeadLabel


class Compactable(Protocol):
    """A widget that has a short form."""

    def make_compact(self, *, compact: bool) -> None:
        """Show the short form or the long one."""

    def sizeHint(self) -> QSize:
        """Return the room that the present form needs."""


class Footer(QWidget):
    """Shows the summary in full as long as what stands at its end can be shorter instead.

    Signals: ``more_wanted(int)`` with the limit to ask for; ``gather_wanted`` for all there is to see.
    """

    more_wanted = Signal(int)
    gather_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        trailing: Sequence[QWidget],
        compactable: Compactable,
        parent: QWidget | None = None,
    ) -> None:
        """``trailing`` are what other rooms show at its end; ``compactable`` is the one with a short form."""
        super().__init__(parent)
        self._theme = theme
        self._compactable = compactable
        self._is_compact = False
        # The width that the short form saves, measured when it was taken last.
        self._saving = 0
        self.summary = LeadLabel(theme.colour("muted"))
        self.summary.setObjectName("resultSummary")
        self.more = QPushButton()
        self.more.setObjectName("showMoreButton")
        self.more.hide()
        self._next_limit: int | None = LIMIT_MAX
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.summary)
        row.addWidget(self.more)
        row.addStretch(1)
        for widget in trailing:
            row.addWidget(widget)
        self.more.clicked.connect(self._want_more)
        theme.changed.connect(lambda: self.summary.set_rest_colour(theme.colour("muted")))

    def event(self, event: QEvent) -> bool:
        """Choose the form for the room whenever room or texts have changed."""
        done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._use_room()
        return done

    def show_answer(
        self, answer: Answer | None, matching: int, *, searching: bool, categories: str = "", tags: str = ""
    ) -> None:
        """Show how much is on screen; ``matching`` rows of the answer are left by search and categories.

        ``categories`` says which are chosen, such as "Rabbits · 12"; ``tags`` says it too: "tagged VIP".

        When the answer is as long as its limit it is never called the total (interface 4.1).
        """
        self.more.hide()
        if answer is None:
            self._say("")
            return
        animals = answer.animals
        if categories or tags:
            parts = self._narrowed(animals, matching, categories, tags, searching=searching)
        else:
            parts = [self._gathered(answer) if answer.question.gathers else self._counted(animals)]
            if searching:
                text = (
                    self.tr("{n} found by the search") if matching else self.tr("nothing found by the search")
                )
                parts.append(text.format(n=number(matching)))
        if animals.excess:
            # The merged list of a gathering has another limit than each of its requests.
            asked_for = answer.question.limit
            text = self.tr("the service sent {n} animals instead of {limit}")
            parts.append(text.format(n=number(asked_for + animals.excess), limit=number(asked_for)))
        elif animals.may_have_more:
            parts.append(self.tr("the service may have more"))
        if animals.unreadable == 1:
            parts.append(self.tr("1 more could not be read"))
        elif animals.unreadable:
            parts.append(self.tr("{n} more could not be read").format(n=number(animals.unreadable)))
        news = news_in_words(answer.news)
        if news:
            parts.append(news)
        self._say(", ".join(parts))
        if animals.may_have_more and not answer.question.gathers:
            self._offer_more(answer.question.limit)

    def _use_room(self) -> None:
        needed = self._row.sizeHint().width() + (self._saving if self._is_compact else 0)
        compact = needed > self.width()
        if compact is not self._is_compact:
            before = self._compactable.sizeHint().width()
            self._compactable.make_compact(compact=compact)
            self._is_compact = compact
            self._saving = before - self._compactable.sizeHint().width()

    def _offer_more(self, limit: int) -> None:
        self._next_limit = min(LIMIT_MAX, 2 * limit)
        self.more.show()
        if limit < LIMIT_MAX:
            self.more.setText(self.tr("Show {n}").format(n=number(self._next_limit)))
            self.more.setAccessibleDescription(self.tr("Asks the service for up to this many animals"))
        else:
            self._next_limit = None
            requests = self.tr("Load everything ({n} requests)")
            self.more.setText(requests.format(n=number(len(GATHERED))))
            text = self.tr(
                "Asks {count} times: for up to {limit} of all and of each status, up to {most} animals"
            )
            count, most = number(len(GATHERED)), number(len(GATHERED) * LIMIT_MAX)
            self.more.setAccessibleDescription(text.format(count=count, limit=number(LIMIT_MAX), most=most))
        self.more.setToolTip(self.more.accessibleDescription())

    def _gathered(self, answer: Answer) -> str:
        count = len(answer.animals.animals)
        if answer.complete:
            text = (
                self.tr("1 animal, the whole catalogue")
                if count == 1
                else self.tr("{n} animals, the whole catalogue")
            )
        elif answer.parts < len(GATHERED):
            text = self.tr("{n} animals loaded, in {parts} of {all} requests")
        else:
            text = self.tr("{n} animals loaded")
        parts, everything = number(answer.parts), number(len(GATHERED))
        return text.format(n=number(count), parts=parts, all=everything)

    def show_seen(self, count: int | None, *, narrowed: bool, categories: str = "", tags: str = "") -> None:
        """Show how many animals were ever seen or, if ``narrowed``, match; None while counting.

        ``categories`` and ``tags`` say which are chosen, as for ``show_answer``.
        """
        self.more.hide()
        if count is None:
            self._say(self.tr("Counting…"))
            return
        if narrowed:
            text = self.tr("1 match") if count == 1 else self.tr("{n} match")
        else:
            text = self.tr("1 animal seen") if count == 1 else self.tr("{n} animals seen")
        parts = [text.format(n=number(count))]
        if categories:
            parts.append(self.tr("in {categories}").format(categories=categories))
        if tags:
            parts.append(tags)
        self._say(", ".join(parts))

    def _narrowed(
        self, animals: AnimalList, matching: int, categories: str, tags: str, *, searching: bool
    ) -> list[str]:
        """Return how many of the animals are shown, so that it is clear that others are left out."""
        text = self.tr("{n} of the first {all}") if animals.may_have_more else self.tr("{n} of {all}")
        where = self.tr("matching the search") if searching else ""
        if categories:
            both = self.tr("in {categories} and matching the search")
            where = (both if searching else self.tr("in {categories}")).format(categories=categories)
        count = text.format(n=number(matching), all=number(len(animals.animals)))
        return [part for part in (count, where, tags) if part]

    def _counted(self, animals: AnimalList) -> str:
        count = len(animals.animals)
        if animals.may_have_more:
            text = self.tr("First animal") if count == 1 else self.tr("First {n} animals")
        else:
            text = self.tr("1 animal") if count == 1 else self.tr("{n} animals")
        return text.format(n=number(count))

    def _want_more(self) -> None:
        if self._next_limit is None:
            self.gather_wanted.emit()
        else:
            self.more_wanted.emit(self._next_limit)

    def _say(self, text: str) -> None:
        self.summary.setText(text)
        self.summary.setAccessibleName(text)
        self.summary.updateGeometry()


def news_in_words(news: News) -> str:
    """Return, for example, ``3 new, 1 now sold, 2 changed``; nothing when there is no news.

    An animal may be "new here" only: it may have existed before without being listed.
    """
    changed = len(news.changed) - news.now_sold
    counted = (
        (len(news.new), translate("{n} new") if news.is_certain else translate("{n} new here")),
        (news.now_sold, translate("{n} now sold")),
        (changed, translate("{n} changed")),
    )
    return ", ".join(text.format(n=number(count)) for count, text in counted if count > 0)
