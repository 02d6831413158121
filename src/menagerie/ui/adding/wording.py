"""What the add dialog says of a wait, and of an add that is sent after it."""

import math

from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment
from menagerie.workflows.queue.send_queue import SendQueue


def words_about_queued(name: str, queue: SendQueue, until: float | None, now: float) -> str:
    """Return when a queued add is sent: after the wait, or once a person has acted."""
    if queue.stale:
        sentence = translate("adding", "{name} is in the outbox. It waits until you have chosen there.")
    elif queue.is_stopped:
        sentence = translate("adding", "{name} is in the outbox. Sending is stopped.")
    elif not queue.is_connected:
        sentence = translate(
            "adding", "{name} is in the outbox. It is added as soon as there is a connection."
        )
    elif queue.is_key_refused:
        sentence = translate("adding", "{name} is in the outbox. It is added with the right key.")
    elif until is None or math.isinf(until):
        sentence = translate("adding", "{name} is in the outbox. It is added when the service is back.")
    else:
        sentence = translate("adding", "{name} is in the outbox. It will be added at {time}.")
        return sentence.format(name=name, time=moment(until, now))
    return sentence.format(name=name)
