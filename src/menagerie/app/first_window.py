"""The window with the rows of the last session, on screen before anything else is imported or opened.

What it looks like is read from the preferences, and written into them for the next start.
"""

import base64
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from menagerie import __version__
from menagerie.domain.answers import Answer
from menagerie.domain.clock import Clock
from menagerie.settings.environments import Environment, EnvironmentId, load_environments
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import Preferences
from menagerie.settings.site import SiteSettings, chosen_language
from menagerie.ui.environments.invitation import first_to_connect, invitation, is_to_be_offered, reminder
from menagerie.ui.listing.footer import age_text
from menagerie.ui.look.theme import Appearance, Theme
from menagerie.ui.look.translation import use_language
from menagerie.ui.widgets.message_bar import Message
from menagerie.ui.window.main_window import MainWindow
from menagerie.workflows.listing import last_answer

if TYPE_CHECKING:
    from menagerie.app.parts import Parts

# A window that nothing shows, such as one on another desktop, is not painted.
_LONGEST_WAIT_MS = 250


class LastSession(Struct, frozen=True):
    """The environment to open, and the answer that was on screen last in it."""

    environment: EnvironmentId
    answer: Answer | None


def make_window(qt: QApplication, preferences: Preferences, site: SiteSettings, clock: Clock) -> MainWindow:
    """Return the window as the preferences say, and IT in their place, not shown yet."""
    use_language(qt, chosen_language(preferences, site))
    theme = Theme(qt, Appearance(preferences.theme), preferences.text_size)
    window = MainWindow(theme, clock)
    theme.apply()
    recall(window, preferences)
    return window


def show_last_session(
    window: MainWindow,
    preferences: Preferences,
    paths: Paths,
    variables: Mapping[str, str],
    clock: Clock,
    chosen: EnvironmentId,
) -> LastSession:
    """Show the window with the rows that were on screen last in the ``chosen`` environment."""
    environments = load_environments(paths, variables)
    environment = next(one for one in environments if one.id == chosen)
    answer = last_answer(paths, environment)
    window.strip.show_environment(environment)
    message = _invitation(environment, environments, preferences, paths)
    if message is not None:
        window.notice.show_message(message)
    if answer is not None:
        window.table.show_answer(answer.rows, answer.category_names)
        window.footer.show_answer(answer, len(answer.rows))
        window.header.age.setText(age_text(answer.received_at, clock.now(), is_stale=True))
    window.show()
    # With rows in it, so that the first of them is the current one.
    window.table.setFocus()
    return LastSession(chosen, answer)


def _invitation(
    environment: Environment, environments: tuple[Environment, ...], preferences: Preferences, paths: Paths
) -> Message | None:
    """Return the invitation that ``Notices`` will show: one that came later would move the rows."""
    if not environment.is_sandbox:
        return None
    set_up = [one for one in environments if one.base_url is not None]
    if set_up:
        has_answered = any(last_answer(paths, one) is not None for one in set_up)
        return None if has_answered else reminder(first_to_connect(set_up), _not_yet, _not_yet)
    if is_to_be_offered(environment, environments) and not preferences.invitation_dismissed:
        return invitation(_not_yet, _not_yet)
    return None


def _not_yet() -> None:
    """Do nothing: no click is handed out before ``Notices`` has put its own invitation in this place."""


def wait_until_painted(window: MainWindow) -> None:
    """Handle events until the window is painted.

    The person's keys and clicks wait until the parts are there that react to them.
    """
    loop = QEventLoop()
    window.painted.connect(loop.quit)
    QTimer.singleShot(_LONGEST_WAIT_MS, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def recall(window: MainWindow, preferences: Preferences) -> None:
    """Let the window look as the preferences say."""
    window.filter.status.choose(preferences.status)
    window.footer.limit.setValue(preferences.list_limit)
    window.commands.details.setChecked(preferences.details_visible)
    window.recall_layout(
        *(
            base64.b64decode(text) if text is not None else None
            for text in (preferences.window_geometry, preferences.splitter, preferences.table_header)
        )
    )


def recall_choices(parts: "Parts", preferences: Preferences) -> None:
    """Let the parts behind the window do as the preferences say."""
    parts.adding.keeps_open = preferences.adds_keep_open
    parts.production.choose(preferences.confirms_production)
    parts.palette.recent = preferences.recent_commands
    parts.printing.labels = preferences.labels
    parts.loader.refresh_every(preferences.refresh_minutes)


def remembered(parts: "Parts", preferences: Preferences) -> Preferences:
    """Return the preferences with how the window is now."""
    window = parts.window
    geometry, splitter, table = (
        base64.b64encode(state).decode("ascii") for state in window.remember_layout()
    )
    return replace(
        preferences,
        environment=parts.opened.environment.id,
        theme=str(window.theme.appearance),
        text_size=window.theme.text_size,
        list_limit=window.footer.limit.value(),
        status=window.filter.chosen_status,
        window_geometry=geometry,
        splitter=splitter,
        table_header=table,
        details_visible=window.sides.are_wanted_beside,
        refresh_minutes=parts.loader.refresh_minutes,
        confirms_production=parts.production.confirmation,
        adds_keep_open=parts.adding.keeps_open,
        recent_commands=parts.palette.recent,
        last_version=__version__,
        labels=parts.printing.labels,
    )
