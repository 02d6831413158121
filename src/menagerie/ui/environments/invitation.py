"""The invitation to connect a store, which is on screen from the first picture on: nothing moves under it."""

from collections.abc import Callable, Iterable

from menagerie.settings.environments import Environment
from menagerie.ui.look.translation import translate
from menagerie.ui.widgets.message_bar import Message


def is_to_be_offered(environment: Environment, environments: Iterable[Environment]) -> bool:
    """Tell whether ``environment`` is the sandbox and the only one that could be used so far.

    Elsewhere the words would not be true, and an address that is wrong is begun already.
    """
    return environment.is_sandbox and not any(one.base_url or one.problem for one in environments)


def invitation(connect: Callable[[], None], dismiss: Callable[[], None]) -> Message:
    """Return the invitation; ``connect`` and ``dismiss`` are its two buttons."""
    return Message(
        translate("Notices", "These are animals to practise on"),
        translate(
            "Notices", "Nothing you do here leaves this computer. Connect your store when you are ready."
        ),
        "info",
        translate("Notices", "Connect your store…"),
        connect,
        on_dismiss=dismiss,
    )
