"""Who told a wait, in a sentence."""

from menagerie.governor.states import Told
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment


def who_told(told: Told | None, now: float) -> str:
    """Return who told a wait, and when; an empty text for a wait of our own. ``now`` is Unix time."""
    if told is None:
        return ""
    sentence = (
        translate("waits", "Told by a colleague's desk through the shared store, at {time}.")
        if told.by_store
        else translate("waits", "Told by the service at {time}.")
    )
    return sentence.format(time=moment(told.at, now, seconds=False))
