"""How far an add has come, for whoever keeps account of it."""

from enum import StrEnum


class Progress(StrEnum):
    """The steps of sending an animal that its sender is told about."""

    SENDING = "sending"  # the next byte goes out: from now on the service may carry it out
    QUEUED = "queued"  # the service refused it for the rate limit; it goes again after the wait
