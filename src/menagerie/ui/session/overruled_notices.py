"""Says what a person and a colleague overruled of each other: the message holds the last copy of it."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from PySide6.QtCore import QObject

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.merge import Conflict
from menagerie.domain.facts import Fact
from menagerie.ui.look.plain_text import LONGEST_TEXT
from menagerie.ui.look.translation import translate
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.sharing import ShopKnowledge
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.words.facts import words
from menagerie.ui.words.messages import title_for

_READING, _FORGETTING = "read what was overruled", "forget what was overruled"
# The words of each are made on the window's thread.
_MOST_AT_ONCE = 50


class OverruledNotices(QObject):
    """Says it in the environment that it is about, also after another start, until it is dismissed.

    ``say`` says a message when nothing else is said; ``take_back`` says no more of it.
    """

    def __init__(
        self,
        opened: OpenEnvironment,
        jobs: Jobs,
        shop: ShopKnowledge,
        say: Callable[[Message], None],
        take_back: Callable[[Message], None],
    ) -> None:
        super().__init__(opened)
        self._opened = opened
        self._jobs = jobs
        self._say = say
        self._take_back = take_back
        # It is said, or will be.
        self._message: Message | None = None
        # The number up to which all was dismissed, by the place of the environment. The disk may be slow to
        # forget it, or refuse to.
        self._dismissed: dict[Hashable, int] = {}
        shop.overruled.connect(self.look)
        opened.entered.connect(self.look)
        # Not where the same environment is opened again: the person may be reading it.
        opened.catalogue_changed.connect(self._leave)

    def look(self) -> None:
        """Look for what is not said yet."""
        # What is kept meanwhile is said after this one. To look where no address is set would make a file.
        if self._message is None and self._opened.environment.has_place:
            self._jobs.start(_READING, lambda: self._read(self._opened.catalogue), replace=True)

    def _leave(self) -> None:
        message, self._message = self._message, None
        if message is not None:
            self._take_back(message)

    async def _read(self, catalogue: Catalogue) -> None:
        place = self._opened.environment.place
        kept = await catalogue.exchange.conflicts(_MOST_AT_ONCE, self._dismissed.get(place, 0))
        if kept:
            texts = _shown_whole(words(one.fact) for one in kept)
            some = kept[: len(texts)]
            self._message = _message(some[0].fact, texts, lambda: self._forget(catalogue, place, some))
            self._say(self._message)

    def _forget(self, catalogue: Catalogue, place: Hashable, some: Sequence[Conflict]) -> None:
        self._message = None
        self._dismissed[place] = some[-1].number

        async def forget() -> None:
            await catalogue.exchange.forget_conflicts(some)

        # A new one does not stop what is being written.
        self._jobs.start(_FORGETTING, forget, replace=True, outlives_environment=True)
        self.look()


def _shown_whole(texts: Iterable[str]) -> list[str]:
    """Return as many as the details of a message show whole, but at least one."""
    shown: list[str] = []
    length = 0
    for text in texts:
        length += len(text) + len("\n")
        if shown and length > LONGEST_TEXT:
            break
        shown.append(text)
    return shown


def _message(first: Fact, texts: Sequence[str], dismiss: Callable[[], None]) -> Message:
    if len(texts) == 1:
        return Message(title_for(first.case, first.values), texts[0], "info", on_dismiss=dismiss)
    title = translate("shared", "Colleagues wrote the same notes or names")
    count = len(texts)
    text = translate(
        "shared", "%Ln notes and names were replaced by later ones. The details say what they were.", n=count
    )
    return Message(title, text, "info", details="\n".join(texts), on_dismiss=dismiss)
