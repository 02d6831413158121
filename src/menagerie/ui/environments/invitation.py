"""The invitations to connect a store. They are in the first picture, so that nothing moves under a click."""

from collections.abc import Callable, Iterable

from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
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
        "",
        "info",
        translate("Notices", "&Connect your store…"),
        connect,
        on_dismiss=dismiss,
    )


def reminder(environment: Environment, connect: Callable[[], None], dismiss: Callable[[], None]) -> Message:
    """Return the invitation to enter the key of ``environment``, from which no animals ever came."""
    title = translate("Notices", "{name} is set up")
    if environment.source is SettingSource.SITE:
        title = translate("Notices", "Your IT team has set up {name}")
    return Message(
        title.format(name=environment.name),
        translate("Notices", "Enter its key to connect."),
        "info",
        translate("Notices", "Enter the key…"),
        connect,
        on_dismiss=dismiss,
    )


def first_to_connect(environments: Iterable[Environment]) -> Environment:
    """Return the one of several environments with which a newcomer begins: the store itself."""
    return min(environments, key=lambda environment: environment.id is not EnvironmentId.PRODUCTION)
