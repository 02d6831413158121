"""Shows messages in the second message bar: the invitations, files, former addresses and conflicts."""

import asyncio
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject

from menagerie import __version__
from menagerie.app.parts import Parts
from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.merge import Conflict
from menagerie.domain.cases import CatalogueCase, StorageCase, WaitsCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError, StorageError
from menagerie.domain.facts import Fact
from menagerie.outbox.files import count_queued
from menagerie.settings.environments import Environment
from menagerie.settings.files import is_disk_full
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences
from menagerie.ui.environments.invitation import first_to_connect, invitation, is_to_be_offered, reminder
from menagerie.ui.look.plain_text import LONGEST_TEXT
from menagerie.ui.look.translation import translate
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.sharing import ShopKnowledge
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.words.jobs import waiting_elsewhere
from menagerie.ui.words.messages import title_for, words
from menagerie.ui.words.states import Reason, reason_words
from menagerie.workflows.listing import last_answer

_INVITING = "inviting"
_LOOKING, _EXPLAINING = "look whether the disk is full", "explain why sending stopped"
# These are only so for a time. All other warnings are of what happened once.
_PASSING = frozenset(
    {
        StorageCase.AWAY,
        CatalogueCase.NOT_WRITTEN,
        WaitsCase.HELD,
        WaitsCase.HELD_UNREAD,
        WaitsCase.NOT_SAVED,
        WaitsCase.NOT_WRITTEN,
    }
)
_COUNTING_ORPHANS = "look for what waits at former addresses"
_READING, _FORGETTING = "read conflicts", "forget conflicts"
# The words of each are made on the window's thread.
_MOST_AT_ONCE = 50


class Notices(QObject):
    """Invites to connect the store, and says what is wrong with settings and files.

    There are two invitations. Without any address, the window offers to set one: who dismisses this offer is
    not asked again, at later starts neither, and ``invitation_dismissed`` says so. With an address from which
    no animals ever came, connecting was begun, by the person or by IT, and not finished: who dismisses that
    is reminded at the next start.
    """

    def __init__(
        self, parts: Parts, paths: Paths, preferences: Preferences, clock: Clock, *, is_first_start: bool
    ) -> None:
        super().__init__(parts)
        self._parts = parts
        self._bar = parts.window.notice
        self._paths = paths
        self._clock = clock
        self._settings_problem = preferences.problem
        self._last_version = preferences.last_version
        self._is_first_start = is_first_start
        # What can wait until nothing else is said.
        self._later: list[Message] = []
        # One of these, while it is said.
        self._unread: Message | None = None
        self.invitation_dismissed = preferences.invitation_dismissed
        # Everything that was said about files so far.
        self.shown: set[Fact] = set()
        self._file_message: Message | None = None
        self._file_warnings: list[Fact] = []
        self._full_message: Message | None = None
        # What was said by that message.
        self._shown_as_full: set[Fact] = set()
        # There may be something new since the disk was asked.
        self._is_outdated = False
        self._reminder_dismissed = False
        # From these animals came in this run, though they may not be in the file yet.
        self._answered: set[str | None] = set()
        # The first picture shows it already.
        self._invitation = self._bar.message
        parts.opened.entered.connect(self._invite)
        parts.opened.environments_changed.connect(self._invite)
        parts.loader.answered.connect(self._note_answer)
        parts.setup.connecting_cancelled.connect(partial(self._invite, takes_focus=True))
        # A disk can fill up at any time, and something is written with every request.
        parts.jobs.ended.connect(self._warn_of_files)
        parts.queue.loaded.connect(self._warn_of_files)
        self._bar.cleared.connect(self._say_next)
        self._bar.said.connect(self._keep_unread)
        self._conflicts = ConflictNotices(
            parts.opened, parts.jobs, parts.shop, self._say_later, self._take_back
        )
        self._orphans = OrphanedOutboxes(parts.opened, parts.jobs, paths, self._say_later, self._take_back)
        parts.notes.on_missed = self._conflicts.look
        # After the outbox has said it in its own words.
        parts.queue.stopped.connect(self._explain_stop)

    def warn_of_settings(self) -> None:
        """Say the first thing that is wrong with the settings, if anything is."""
        environments = self._parts.opened.environments
        addresses = [environment.problem for environment in environments]
        plans = [environment.plan_problem for environment in environments]
        stores = [environment.shared_problem for environment in environments]
        site = self._parts.preferred.site.problems
        settings = (self._settings_problem, self._parts.views.problem)
        for problem in (*settings, *addresses, *plans, *stores, *site):
            if problem is not None:
                title = self.tr("Some settings couldn't be loaded")
                self._bar.show_message(Message(title, words(problem), "info"))
                return

    def greet(self, crash: str) -> None:
        """Say that the last run crashed, what is new in this version, and that IT offers another one."""
        support = self._parts.support
        if crash:
            support.crash = crash
            self._say_later(support.crash_message())
        if self._is_updated():
            self._say_later(self._whats_new())
        from menagerie.workflows.support.updates import UpdateCheck  # noqa: PLC0415 - after the first picture

        self._orphans.look()
        support.check_for_update(UpdateCheck(self._paths, self._clock, self._parts.network), self._say_later)

    def _is_updated(self) -> bool:
        from menagerie.workflows.support.updates import is_newer  # noqa: PLC0415 - as the check

        if self._is_first_start or self._settings_problem is not None:
            return False
        # Before 0.2.0 the version was not written down.
        return not self._last_version or is_newer(__version__, self._last_version)

    def _whats_new(self) -> Message:
        title = self.tr("Menagerie was updated to {version}").format(version=__version__)
        return Message(title, "", "info", self.tr("What's new"), self._show_whats_new)

    def _show_whats_new(self) -> None:
        from menagerie.ui.window.help import WHATS_NEW  # noqa: PLC0415 - when it is opened

        self._parts.window.show_help(WHATS_NEW)

    def _say_later(self, message: Message) -> None:
        """Say it when nothing but an invitation is said, which comes back by itself."""
        self._later.append(message)
        if self._bar.message is None or self._bar.message is self._invitation:
            self._say_next()

    def _say_next(self) -> None:
        self._unread = None
        if self._later:
            message = self._later.pop(0)
            self._bar.show_message(message)
            self._unread = message

    def _keep_unread(self) -> None:
        """Keep for later what another message has replaced: the person may not have read it."""
        unread, self._unread = self._unread, None
        if unread is not None:
            self._later.insert(0, unread)

    def _take_back(self, message: Message) -> None:
        """Say no more of a message that could wait."""
        self._later = [one for one in self._later if one is not message]
        if self._bar.message is message:
            self._bar.clear()

    def _invite(self, *, takes_focus: bool = False) -> None:
        """Invite to connect the store, on the sandbox only: elsewhere the words would not be true.

        With ``takes_focus``, an invitation that comes back has the focus, as before its sheet was opened.
        """
        opened, jobs = self._parts.opened, self._parts.jobs
        # It may be about an environment that is set up no more.
        jobs.cancel(_INVITING)
        if not opened.environment.is_sandbox:
            self._take_invitation_back()
            return
        set_up = [environment for environment in opened.environments if environment.base_url is not None]
        if set_up:
            jobs.start(_INVITING, lambda: self._remind(set_up, takes_focus=takes_focus))
        elif is_to_be_offered(opened.environment, opened.environments) and not self.invitation_dismissed:
            message = invitation(self._parts.setup.begin_connecting, self._dismiss_invitation)
            self._show_invitation(message, takes_focus=takes_focus)
        else:
            self._take_invitation_back()

    async def _remind(self, set_up: list[Environment], *, takes_focus: bool) -> None:
        """Invite to enter the key, unless animals have come from one of these environments before.

        The keyring is not asked, which may ask the person for its own password.
        """
        has_answer = any(environment.base_url in self._answered for environment in set_up)
        if self._reminder_dismissed or has_answer or await asyncio.to_thread(self._has_answered, set_up):
            return
        environment = first_to_connect(set_up)
        begin = partial(self._parts.setup.begin_connecting, environment.id)
        message = reminder(environment, begin, self._dismiss_reminder)
        self._show_invitation(message, takes_focus=takes_focus)

    def _note_answer(self) -> None:
        self._answered.add(self._parts.opened.environment.base_url)

    def _has_answered(self, environments: list[Environment]) -> bool:
        return any(last_answer(self._paths, environment) is not None for environment in environments)

    def _show_invitation(self, message: Message, *, takes_focus: bool) -> None:
        shown = self._bar.message
        # Whatever else the bar says is news; the invitation comes back.
        if shown is None or shown is self._invitation:
            self._invitation = message
            self._bar.show_message(message)
            if takes_focus and shown is None:
                self._bar.action.setFocus()

    def _take_invitation_back(self) -> None:
        if self._invitation is not None and self._bar.message is self._invitation:
            self._bar.clear()

    def _dismiss_invitation(self) -> None:
        self.invitation_dismissed = True

    def _dismiss_reminder(self) -> None:
        self._reminder_dismissed = True

    def _warn_of_files(self, job: str = "") -> None:
        """Say what is new about the files, and no more what is over."""
        warnings = self._warnings()
        asks = self._full_message is not None or any(
            warning.case in _PASSING or warning not in self.shown for warning in warnings
        )
        if not asks:
            self._tell_of_files(warnings, is_full=False)
        elif job != _LOOKING and not self._parts.jobs.start(_LOOKING, self._look, outlives_environment=True):
            self._is_outdated = True

    async def _look(self) -> None:
        self._is_outdated = True
        while self._is_outdated:
            self._is_outdated = False
            is_full = await self._is_disk_full()
            self._tell_of_files(self._warnings(), is_full=is_full)

    async def _is_disk_full(self) -> bool:
        # Beside the window: the disk may be one that takes minutes to say no.
        return await asyncio.to_thread(is_disk_full, self._paths.data)

    def _warnings(self) -> list[Fact]:
        parts = self._parts
        sources = (parts.ledger, parts.opened.catalogue, parts.sandbox, parts.queue.current)
        # Of a folder that is away, each of them says the same.
        return list(dict.fromkeys(source.warning for source in sources if source.warning is not None))

    def _tell_of_files(self, warnings: Sequence[Fact], *, is_full: bool) -> None:
        """Say it beside what was said of the files before and is still in sight."""
        self._forget_what_is_over(warnings, is_full=is_full)
        new = [warning for warning in warnings if warning not in self.shown]
        passing = [warning for warning in warnings if warning.case in _PASSING]
        # Where the disk was not full when these were said, it may be by now.
        if is_full and (new or (passing and self._full_message is None)):
            self.shown.update(new)
            self._shown_as_full.update(new, passing)
            self._say_disk_is_full()
            return
        if not new:
            return
        self.shown.update(new)
        if self._file_message is None or self._bar.message is not self._file_message:
            self._file_warnings = []
        self._file_warnings += new
        self._show_file_warnings()

    def _explain_stop(self, error: MenagerieError) -> None:
        """Say that the disk is full, where that is why the outbox cannot be used."""

        async def explain() -> None:
            if await self._is_disk_full():
                self._say_disk_is_full()

        if isinstance(error, StorageError):
            self._parts.jobs.start(_EXPLAINING, explain, replace=True, outlives_environment=True)

    def _say_disk_is_full(self) -> None:
        text = self.tr("What was saved before is safe. Free some space to save what is new.")
        self._full_message = Message(reason_words(Reason.DISK_FULL), text, "info")
        self._bar.show_message(self._full_message)

    def _forget_what_is_over(self, warnings: Sequence[Fact], *, is_full: bool) -> None:
        """Say no more what is over, such as that the disk is full, and say it again the next time."""
        passing = {warning for warning in self.shown if warning.case in _PASSING}
        over = (self._shown_as_full | passing).difference(warnings)
        self._shown_as_full -= over
        self.shown -= over
        shown = self._bar.message
        if self._full_message is not None and not is_full:
            if shown is self._full_message:
                self._bar.clear()
            self._full_message = None
        elif shown is not None and shown is self._file_message and over.intersection(self._file_warnings):
            self._file_warnings = [warning for warning in self._file_warnings if warning not in over]
            if self._file_warnings:
                self._show_file_warnings()
            else:
                self._bar.clear()

    def _show_file_warnings(self) -> None:
        self._file_message = self._message_about_files()
        self._bar.show_message(self._file_message)

    def _message_about_files(self) -> Message:
        title, warnings = self.tr("There was a problem with saved data"), self._file_warnings
        # Whatever else is wrong with the files then comes of that.
        away = [warning for warning in warnings if warning.case is StorageCase.AWAY]
        if away:
            title, warnings = title_for(away[0].case, away[0].values), away
        text, details = words(warnings[0]), ""
        if len(warnings) > 1:
            text = translate("Notices", "%Ln files were affected. See the details.", n=len(warnings))
            details = "\n".join(map(words, warnings))
        if self._parts.queue.current.warning in warnings:
            open_outbox = self.tr("Open the outbox")
            return Message(title, text, "info", open_outbox, self._parts.outbox.show, details)
        return Message(title, text, "info", details=details)


class OrphanedOutboxes(QObject):
    """Looks at the start, and when an address is changed; says it again at the next start.

    ``say`` says a message when nothing else is said; ``take_back`` says no more of it.
    """

    def __init__(
        self,
        opened: OpenEnvironment,
        jobs: Jobs,
        paths: Paths,
        say: Callable[[Message], None],
        take_back: Callable[[Message], None],
    ) -> None:
        super().__init__(opened)
        self._opened = opened
        self._jobs = jobs
        self._paths = paths
        self._say = say
        self._take_back = take_back
        # What is said, or was said and dismissed.
        self._waiting: Mapping[str, int] = {}
        self._messages: list[Message] = []
        opened.environments_changed.connect(self.look)

    def look(self) -> None:
        """Say what waits, unless that was said, and say no more what does not."""
        self._jobs.start(_COUNTING_ORPHANS, self._look, replace=True, outlives_environment=True)

    async def _look(self) -> None:
        waiting = await asyncio.to_thread(self._count, self._opened.environments)
        if waiting == self._waiting:
            return
        self._waiting = waiting
        for message in self._messages:
            self._take_back(message)
        self._messages = [_orphans_message(name, queued) for name, queued in waiting.items()]
        for message in self._messages:
            self._say(message)

    def _count(self, environments: tuple[Environment, ...]) -> dict[str, int]:
        """Return how many adds wait, by the name of the environment."""
        waiting = {}
        for environment in environments:
            former = self._paths.outboxes(environment.id) - {self._paths.outbox(*environment.data_key)}
            if queued := sum(map(count_queued, former)):
                waiting[environment.name] = queued
        return waiting


def _orphans_message(environment: str, queued: int) -> Message:
    text = translate(
        "OrphanedOutboxes",
        "They belong to an address that is no longer set. They are saved, and are sent when it is set again.",
    )
    if queued == 1:
        text = translate(
            "OrphanedOutboxes",
            "It belongs to an address that is no longer set. It is saved, and sent when that is set again.",
        )
    return Message(waiting_elsewhere(environment, queued), text, "info")


class ConflictNotices(QObject):
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
        # The number up to which all was dismissed, by the data key of the environment. The disk may be slow
        # to forget it, or refuse to.
        self._dismissed: dict[Hashable, int] = {}
        shop.on_conflicts = self.look
        opened.entered.connect(self.look)
        # Not where the same environment is opened again: the person may be reading it.
        opened.catalogue_changed.connect(self._leave)

    def look(self) -> None:
        """Look for what is not said yet."""
        # What is kept meanwhile is said after this one. To look where no address is set would make a file.
        if self._message is None and self._opened.environment.has_address:
            self._jobs.start(_READING, lambda: self._read(self._opened.catalogue), replace=True)

    def _leave(self) -> None:
        message, self._message = self._message, None
        if message is not None:
            self._take_back(message)

    async def _read(self, catalogue: Catalogue) -> None:
        data_key = self._opened.environment.data_key
        kept = await catalogue.exchange.conflicts(_MOST_AT_ONCE, self._dismissed.get(data_key, 0))
        if kept:
            texts = _shown_whole(words(one.fact) for one in kept)
            some = kept[: len(texts)]
            self._message = _conflicts_message(
                some[0].fact, texts, lambda: self._forget(catalogue, data_key, some)
            )
            self._say(self._message)

    def _forget(self, catalogue: Catalogue, data_key: Hashable, some: Sequence[Conflict]) -> None:
        self._message = None
        self._dismissed[data_key] = some[-1].number

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


def _conflicts_message(first: Fact, texts: Sequence[str], dismiss: Callable[[], None]) -> Message:
    if len(texts) == 1:
        return Message(title_for(first.case, first.values), texts[0], "info", on_dismiss=dismiss)
    title = translate("shared", "Colleagues wrote the same notes or names")
    count = len(texts)
    text = translate(
        "shared", "%Ln notes and names were replaced by later ones. The details say what they were.", n=count
    )
    return Message(title, text, "info", details="\n".join(texts), on_dismiss=dismiss)
