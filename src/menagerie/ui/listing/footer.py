"""How much of the catalogue is on screen and how old that is: the footer, and the words for both."""

from typing import Protocol

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QLabel, QPushButton, QWidget

from menagerie.domain.animal import LIMIT_MAX, LIMIT_MIN, AnimalList, News
from menagerie.domain.answers import GATHERED, Answer
from menagerie.ui.look.theme import Theme
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import listed, moment, number
from menagerie.ui.widgets.fields import SpinBox
from menagerie.ui.widgets.form import named_button
from menagerie.ui.widgets.labels import LeadLabel, announce

_LIMIT_WIDTH = 68
_JUST_NOW = 45.0


class Compactable(Protocol):
    """A widget that has a short form."""

    def make_compact(self, *, compact: bool) -> None:
        """Show the short form or the long one."""

    def long_width(self) -> int:
        """Return the width that the long form needs, whichever is shown."""


class Footer(QWidget):
    """Shows the summary in full as long as what stands beside it can be shorter instead.

    ``news`` is a button that says what is new or changed, ``limit`` is how many animals to ask for, ``more``
    is the button for as much as the service shows.
    """

    def __init__(
        self,
        theme: Theme,
        trailing: QWidget,
        compactable: Compactable,
    ) -> None:
        """``trailing`` is what another room shows at its end; it is ``compactable``."""
        super().__init__()
        self._theme = theme
        self._compactable = compactable
        self._is_compact = False
        self._announced = self._to_announce = ""
        self.summary = LeadLabel(theme.colour("muted"))
        self.summary.setObjectName("resultSummary")
        self.news = named_button("newsButton", look="inline")
        self.news.setAccessibleDescription(self.tr("Shows what is new or changed since yesterday"))
        self.news.setToolTip(self.news.accessibleDescription())
        self.news.hide()
        count = len(GATHERED)
        self.more = QPushButton(translate("Footer", "Load more (up to %Ln request(s))", n=count))
        self.more.setObjectName("loadAllButton")
        about = self.tr("Asks for up to {n} of all animals, and then, if there may be more, of each status")
        self.more.setAccessibleDescription(about.format(n=number(LIMIT_MAX)))
        self.more.setToolTip(self.more.accessibleDescription())
        self.more.hide()
        self.limit = _limit_spin()
        self._caption = QLabel(self.tr("Show up to"))
        self._caption.setProperty("look", "muted")
        self._caption.setBuddy(self.limit)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.summary)
        row.addWidget(self.news)
        row.addWidget(self.more)
        row.addWidget(self._caption)
        row.addWidget(self.limit)
        row.addStretch(1)
        row.addWidget(trailing)
        theme.changed.connect(lambda: self.summary.set_rest_colour(theme.colour("muted")))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._use_room()
        return done

    def show_answer(self, answer: Answer | None, left: int, *, categories: str = "", tags: str = "") -> None:
        """Show how much is on screen; ``left`` rows of the answer are left by the filter.

        ``categories`` says which are chosen, such as "Rabbits · 12"; ``tags`` says it too: "tagged VIP".

        When the answer is as long as its limit it is never called the total (interface 4.1).
        """
        if answer is None:
            self.more.hide()
            self._say("")
            return
        animals = answer.animals
        if categories or tags:
            parts = self._narrowed(animals, left, categories, tags)
        else:
            parts = [self._counted(answer)]
        if animals.excess:
            # The merged list of a gathering has another limit than each of its requests.
            asked_for = answer.question.limit
            sent = asked_for + animals.excess
            text = translate("Footer", "the service sent %Ln animal(s) instead of {limit}", n=sent)
            parts.append(text.format(limit=number(asked_for)))
        elif animals.may_have_more:
            gathered = self.tr("there may be more")
            parts.append(gathered if answer.question.gathers else self.tr("the service may have more"))
        if animals.unreadable:
            parts.append(translate("Footer", "%Ln more could not be read", n=animals.unreadable))
        self._say(listed(parts), news=news_in_words(answer.news))
        self.more.setVisible(animals.may_have_more and not answer.question.gathers)

    def announce_next(self) -> None:
        """Announce the next text even if it is the same: it is the answer to what a person asked."""
        self._announced = ""

    def _use_room(self) -> None:
        compact = self._long_width() > self.width()
        if compact is not self._is_compact:
            self._is_compact = compact
            self._compactable.make_compact(compact=compact)
            self._show_caption()

    def _long_width(self) -> int:
        """Return the width that everything needs in its long form, whichever is shown."""
        limit = [] if self.limit.isHidden() else [self._caption, self.limit]
        shown = [part for part in (self.news, self.more) if not part.isHidden()]
        widths = [part.sizeHint().width() for part in (self.summary, *shown, *limit)]
        return sum([*widths, self._compactable.long_width(), len(widths) * self._row.spacing()])

    def show_limit(self, *, shown: bool) -> None:
        """Show or hide how many animals to ask for."""
        self.limit.setVisible(shown)
        self._show_caption()

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

    def _show_caption(self) -> None:
        self._caption.setVisible(not self._is_compact and not self.limit.isHidden())

    def _narrowed(self, animals: AnimalList, left: int, categories: str, tags: str) -> list[str]:
        """Return how many of the animals are shown, so that it is clear that others are left out."""
        is_cut = animals.may_have_more and len(animals.animals) <= animals.limit
        text = self.tr("{n} of the first {all}") if is_cut else self.tr("{n} of {all}")
        where = self.tr("in {categories}").format(categories=categories) if categories else ""
        count = text.format(n=number(left), all=number(len(animals.animals)))
        return [part for part in (count, where, tags) if part]

    def _counted(self, answer: Answer) -> str:
        count = len(answer.animals.animals)
        if answer.question.gathers:
            if answer.parts == len(GATHERED):
                return translate("Footer", "%Ln animal(s) loaded", n=count)
            text = translate("Footer", "%Ln animal(s) loaded, in {parts} of {all} requests", n=count)
            return text.format(parts=number(answer.parts), all=number(len(GATHERED)))
        if answer.is_all and count:
            return translate("Footer", "All %Ln animal(s) that the service lists", n=count)
        # Longer than its limit with what was added since, which need not be among the first.
        if not answer.animals.may_have_more or count > answer.animals.limit:
            return translate("Footer", "%Ln animal(s)", n=count)
        return self.tr("First animal") if count == 1 else translate("Footer", "First %Ln animals", n=count)

    def _say(self, text: str, *, news: str = "", announced: bool = True) -> None:
        self.summary.setText(text)
        self.summary.setAccessibleName(text)
        self.summary.updateGeometry()
        self.news.setText(news)
        self.news.setVisible(bool(news))
        if announced:
            self._to_announce = listed(filter(None, (text, news)))
            if self._to_announce != self._announced:
                QTimer.singleShot(0, self, self._announce)

    def _announce(self) -> None:
        # Of several changes in a row, as where filters are cleared, only the last.
        if self._to_announce != self._announced:
            self._announced = self._to_announce
            if self._announced:
                announce(self.summary, self._announced)


def _limit_spin() -> SpinBox:
    limit = SpinBox()
    limit.setObjectName("limitSpin")
    limit.setRange(LIMIT_MIN, LIMIT_MAX)
    limit.setValue(LIMIT_MAX)
    # The style sheet hides the arrows. With NoButtons the edit would shrink.
    limit.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.UpDownArrows)
    limit.setAlignment(Qt.AlignmentFlag.AlignCenter)
    limit.setFixedWidth(_LIMIT_WIDTH)
    limit.setAccessibleName(translate("Footer", "Show up to"))
    about = translate("Footer", "How many animals to ask for, {least} to {most}")
    limit.setAccessibleDescription(about.format(least=number(LIMIT_MIN), most=number(LIMIT_MAX)))
    limit.setToolTip(limit.accessibleDescription())
    return limit


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


def age_text(received_at: float, now: float, *, is_stale: bool, is_waiting: bool = False) -> str:
    """Return how old an answer is (times in Unix seconds).

    ``is_stale`` when a newer one was asked for and has not come, ``is_waiting`` when none can be asked for.
    """
    if not is_stale and 0 <= now - received_at < _JUST_NOW:
        return translate("listing", "Updated just now")
    text = translate("listing", "Updated {time}").format(time=moment(received_at, now, seconds=False))
    if is_stale or is_waiting:
        return translate("listing", "{updated} · showing the last answer").format(updated=text)
    return text
