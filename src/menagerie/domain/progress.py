"""The progress of an add that is being sent."""

from enum import StrEnum


class Progress(StrEnum):
    """What the sender of an animal is told."""

    SENDING = "sending"  # the first byte is about to leave: from now on the service may carry it out
    QUEUED = "queued"  # refused for the rate limit; it is sent again after the wait
