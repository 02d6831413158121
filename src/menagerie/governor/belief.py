"""How long a wait can be believed, whoever tells it."""

from menagerie.governor.retry_after import MOMENTS_FROM, TRY_AFTER

# No window is longer than a day (interface 8.1): a limit that resets later is not believed for longer.
LONGEST_RESET = 25 * 3600.0
# No number of seconds from here on is read as a span (``retry_after``): such a wait has no readable end.
ENDLESS = float(MOMENTS_FROM)


def is_beyond_belief(reset: float) -> bool:
    """Tell whether a reset in so many seconds is farther away than any limit lasts."""
    return reset >= LONGEST_RESET


def reset_at_least(reset: float) -> float:
    """Return after how many of the seconds until a reset the person may try once."""
    return TRY_AFTER if is_beyond_belief(reset) else reset
