"""How a wait is said: what happened, until when it lasts, and what goes on meanwhile."""

import math

from menagerie.governor.record import WaitReason
from menagerie.governor.states import Waiting
from menagerie.ui.look.wording import duration, moment, translate


def wait_title(wait: Waiting, now: float) -> str:
    """Return why nothing is asked at present; ``now`` in Unix seconds."""
    if math.isinf(wait.until):
        return translate("The service asked us to wait, without saying how long")
    length = duration(wait.until - now)
    titles = {
        WaitReason.LIMIT: translate("The service asked us to wait {duration}"),
        WaitReason.REFUSED: translate("The service refused: waiting {duration}"),
        WaitReason.UNAVAILABLE: translate("The service is busy and asked us to wait {duration}"),
        WaitReason.UNANSWERED: translate(
            "Menagerie was ended in the middle of a request: waiting {duration}"
        ),
        WaitReason.LEDGER_LOST: translate("Earlier waits could not be read: waiting {duration}"),
        WaitReason.USED_UP: translate("The quota is used up: waiting {duration}"),
    }
    return titles[wait.reason].format(duration=length)


def wait_text(wait: Waiting, now: float) -> str:
    """Return until when the wait lasts, and what can be done until then."""
    if math.isinf(wait.until):
        text = translate(
            "What it sent is unreadable. Searching, reading and export still work. From {time} on you may "
            "try once, with a button that appears here."
        )
        return text.format(time=moment(wait.shorter if wait.shorter is not None else now, now))
    reasons = {
        WaitReason.LIMIT: translate("Asking sooner could get this key blocked."),
        WaitReason.REFUSED: translate("It did not say for how long. Asking soon could get this key blocked."),
        WaitReason.UNAVAILABLE: translate("Asking sooner would not help it."),
        WaitReason.UNANSWERED: translate("Its answer may have asked for a wait: nothing is asked too early."),
        WaitReason.LEDGER_LOST: translate("The service may have asked us to wait."),
        WaitReason.USED_UP: translate("Nothing was refused."),
    }
    reason = reasons[wait.reason]
    if wait.reason is WaitReason.REFUSED and wait.shorter is not None:
        # Something was told that means nothing to us.
        told = translate("We can't read how long it asked us to wait. From {time} on you may try once.")
        reason = told.format(time=moment(wait.shorter, now))
    goes_on = translate("Everything continues by itself at {time}; searching, reading and export still work.")
    return f"{reason} {goes_on.format(time=moment(wait.until, now))}"
