"""What the window looks like at its next start: read from the preferences, and written into them."""

import base64
from typing import TYPE_CHECKING

from msgspec.structs import replace

from menagerie import __version__
from menagerie.settings.preferences import Preferences
from menagerie.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from menagerie.app.parts import Parts


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
    parts.refreshing.choose(preferences.refresh_minutes)


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
        refresh_minutes=parts.refreshing.minutes,
        confirms_production=parts.production.confirmation,
        adds_keep_open=parts.adding.keeps_open,
        recent_commands=parts.palette.recent,
        last_version=__version__,
        labels=parts.printing.labels,
    )
