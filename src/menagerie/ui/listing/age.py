"""Says how old the rows on screen are."""

from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment

_JUST_NOW = 45.0


def age_text(received_at: float, now: float, *, is_stale: bool, is_waiting: bool = False) -> str:
    """Return how old an answer is (times in Unix seconds).

    ``is_stale`` when a newer one was asked for and has not come, ``is_waiting`` when none can be asked for.
    """
    if not is_stale and 0 <= now - received_at < _JUST_NOW:
        return translate("listing", "Updated just now")
    text = translate("listing", "Updated {time}").format(time=moment(received_at, now, seconds=False))
    if is_stale or is_waiting:
        return translate("listing", "{updated} · showing the last answer").format(updated=text)
    return text
