"""Sends the jobs of an import until each row has its outcome, and shows how far they are."""

import asyncio
import logging
import math

from menagerie.app.importing.speaking import Voice
from menagerie.app.importing.watching import Watch, wait_of
from menagerie.domain.cases import SendingCase
from menagerie.domain.clock import Clock
from menagerie.domain.errors import MenagerieError, SurroundingsError
from menagerie.governor.states import Waiting
from menagerie.outbox.entry import State
from menagerie.ui.words.command import Said, said
from menagerie.ui.words.facts import happened
from menagerie.workflows.queue.send_queue import SendQueue
from menagerie.workflows.session import Session

# Seconds between two looks at the progress.
_TICK = 0.25
# Seconds for what is on its way when the process is asked to end.
_GRACE = 30.0

_log = logging.getLogger(__name__)


async def send_jobs(
    queue: SendQueue, session: Session, watch: Watch, voice: Voice, clock: Clock
) -> MenagerieError | None:
    """Send until the jobs of ``watch`` are over, or it is interrupted; return what ended it early.

    What is on its way then comes to its end, unless the person is in a hurry. Raises StorageError where an
    outcome cannot be saved.
    """

    def show() -> None:
        while watch.notes:
            voice.say("note", watch.notes.popleft())
        voice.show(watch.progress(queue, session), wait_of(queue, session, watch, clock.now()))

    queue.resume()
    failure: MenagerieError | None = None
    while not (watch.is_over or watch.is_interrupted):
        failure = watch.error or _endless_wait(session)
        if failure is not None:
            break
        show()
        await _a_moment(watch.changed)
    queue.prepare_to_close()
    show()
    if not await _finish(queue, watch):
        _log.warning("What was on its way when the import ended has no outcome yet")
    if failure is None and not watch.is_interrupted:
        await _check_unconfirmed(queue, voice)
    show()
    return failure


async def _finish(queue: SendQueue, watch: Watch) -> bool:
    """Wait for what is on its way, and tell whether it came to its end. Raises StorageError as above."""
    finishing = asyncio.ensure_future(queue.finish_sending())
    hurried = asyncio.ensure_future(watch.hurried.wait())
    await asyncio.wait({finishing, hurried}, timeout=_GRACE, return_when=asyncio.FIRST_COMPLETED)
    hurried.cancel()
    if finishing.done():
        await finishing
        return True
    finishing.cancel()
    await asyncio.wait({finishing})
    return False


async def _check_unconfirmed(queue: SendQueue, voice: Voice) -> None:
    """Look once for the animals of which we do not know whether they were added."""
    if not queue.counts[State.UNCONFIRMED]:
        return
    try:
        await queue.check_all()
    except MenagerieError as error:
        # Not what else the error says: here is no screen on which animals are kept.
        voice.say("note", said(Said.NOT_CHECKED, error=happened(error.fact)))


def _endless_wait(session: Session) -> MenagerieError | None:
    """Return the error where the service stated no readable end of a wait: sending does not resume then."""
    state = session.governor.state
    if not (isinstance(state, Waiting) and math.isinf(state.until)):
        return None
    return SurroundingsError(SendingCase.ENDLESS_WAIT)


async def _a_moment(changed: asyncio.Event) -> None:
    """Wait until the progress is to be looked at again."""
    try:
        # Python 3.11's wait_for would lose a cancellation that comes with the change.
        async with asyncio.timeout(_TICK):
            await changed.wait()
    except TimeoutError:
        return
    changed.clear()
