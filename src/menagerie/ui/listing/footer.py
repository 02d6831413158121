"""The footer: how much of the catalogue is on screen, and the way to more."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from menagerie.domain.animal import LIMIT_MAX, AnimalList
from menagerie.domain.answers import GATHERED, Answer
from menagerie.domain.known import News
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, number
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
    ) -> None:
        """``trailing`` are what other rooms show at its end; ``compactable`` is the one with a short form."""
        super().__init__()
        self._theme = theme
        self._compactable = compactable
        self._is_compact = False
        self._announced = self._to_announce = ""
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
        if answer is None:
            self.more.hide()
            self._say("")
            return
        animals = answer.animals
        if categories or tags:
            parts = self._narrowed(animals, matching, categories, tags, searching=searching)
        else:
            parts = [self._gathered(answer) if answer.question.gathers else self._counted(animals)]
            if searching:
                parts.append(
                    translate("Footer", "%Ln found by the search", n=matching)
                    if matching
                    else self.tr("nothing found by the search")
                )
        if animals.excess:
            # The merged list of a gathering has another limit than each of its requests.
            asked_for = answer.question.limit
            sent = asked_for + animals.excess
            text = translate("Footer", "the service sent %Ln animal(s) instead of {limit}", n=sent)
            parts.append(text.format(limit=number(asked_for)))
        elif animals.may_have_more:
            parts.append(self.tr("the service may have more"))
        if animals.unreadable:
            parts.append(translate("Footer", "%Ln more could not be read", n=animals.unreadable))
        news = news_in_words(answer.news)
        if news:
            parts.append(news)
        self._say(listed(parts))
        if animals.may_have_more and not answer.question.gathers:
            self._offer_more(answer.question.limit)
        else:
            self.more.hide()

    def announce_next(self) -> None:
        """Announce the next text even if it is the same: it is the answer to what a person asked."""
        self._announced = ""

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
            count = len(GATHERED)
            self.more.setText(translate("Footer", "Load everything (%Ln request(s))", n=count))
            text = translate(
                "Footer",
                "Asks {count} times: for up to {limit} of all and of each status, up to %Ln animal(s)",
                n=count * LIMIT_MAX,
            )
            self.more.setAccessibleDescription(text.format(count=number(count), limit=number(LIMIT_MAX)))
        self.more.setToolTip(self.more.accessibleDescription())

    def _gathered(self, answer: Answer) -> str:
        count = len(answer.animals.animals)
        if answer.complete:
            return translate("Footer", "%Ln animal(s), the whole catalogue", n=count)
        if answer.parts == len(GATHERED):
            return translate("Footer", "%Ln animal(s) loaded", n=count)
        text = translate("Footer", "%Ln animal(s) loaded, in {parts} of {all} requests", n=count)
        return text.format(parts=number(answer.parts), all=number(len(GATHERED)))

    def show_seen(self, count: int | None, *, narrowed: bool, categories: str = "", tags: str = "") -> None:
        """Show how many animals were ever seen or, if ``narrowed``, match; None while counting.

        ``categories`` and ``tags`` say which are chosen, as for ``show_answer``.
        """
        self.more.hide()
        if count is None:
            self._say(self.tr("Counting…"), announced=False)
            return
        parts = [
            translate("Footer", "%Ln match", "A count of animals, and a verb", n=count)
            if narrowed
            else translate("Footer", "%Ln animal(s) seen", n=count)
        ]
        if categories:
            parts.append(self.tr("in {categories}").format(categories=categories))
        if tags:
            parts.append(tags)
        self._say(listed(parts))

    def _narrowed(
        self, animals: AnimalList, matching: int, categories: str, tags: str, *, searching: bool
    ) -> list[str]:
        """Return how many of the animals are shown, so that it is clear that others are left out."""
        is_cut = animals.may_have_more and len(animals.animals) <= animals.limit
        text = self.tr("{n} of the first {all}") if is_cut else self.tr("{n} of {all}")
        where = self.tr("matching the search") if searching else ""
        if categories:
            both = self.tr("in {categories} and matching the search")
            where = (both if searching else self.tr("in {categories}")).format(categories=categories)
        count = text.format(n=number(matching), all=number(len(animals.animals)))
        return [part for part in (count, where, tags) if part]

    def _counted(self, animals: AnimalList) -> str:
        count = len(animals.animals)
        # Longer than its limit with what was added since, which need not be among the first.
        if not animals.may_have_more or count > animals.limit:
            return translate("Footer", "%Ln animal(s)", n=count)
        return self.tr("First animal") if count == 1 else translate("Footer", "First %Ln animals", n=count)

    def _want_more(self) -> None:
        if self._next_limit is None:
            self.gather_wanted.emit()
        else:
            self.more_wanted.emit(self._next_limit)

    def _say(self, text: str, *, announced: bool = True) -> None:
        self.summary.setText(text)
        self.summary.setAccessibleName(text)
        self.summary.updateGeometry()
        if announced:
            self._to_announce = text
            if text != self._announced:
                QTimer.singleShot(0, self, self._announce)

    def _announce(self) -> None:
        # Of several changes in a row, as where filters are cleared, only the last.
        if self._to_announce != self._announced:
            self._announced = self._to_announce
            if self._announced:
                announce(self.summary, self._announced)


def news_in_words(news: News) -> str:
    """Return, for example, ``3 new, 1 now sold, 2 changed``; nothing when there is no news.

    An animal may be "new here" only: it may have existed before without being listed.
    """
    changed = len(news.changed) - news.now_sold
    new = len(news.new)
    counted = (
        (
            new,
            translate("listing", "%Ln new", n=new)
            if news.is_certain
            else translate("listing", "%Ln new here", n=new),
        ),
        (news.now_sold, translate("listing", "%Ln now sold", n=news.now_sold)),
        (changed, translate("listing", "%Ln changed", n=changed)),
    )
    return listed(text for count, text in counted if count > 0)
