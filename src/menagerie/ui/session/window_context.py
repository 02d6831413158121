"""What every flow of the window works with."""

from msgspec import Struct

from menagerie.domain.clock import Clock
from menagerie.settings.paths import Paths
from menagerie.ui.session.actions import Actions
from menagerie.ui.session.errors import Errors
from menagerie.ui.session.jobs import Jobs
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.ui.session.undo import Undo
from menagerie.ui.session.wait_watch import WaitWatch
from menagerie.ui.widgets.overlays import Toast


class WindowContext(Struct, frozen=True, eq=False):
    """What is there once in each window, made before any flow: one argument of all of them."""

    opened: OpenEnvironment
    jobs: Jobs
    waits: WaitWatch
    errors: Errors
    undo: Undo
    toast: Toast
    clock: Clock
    paths: Paths
    commands: Actions
