"""How large a delivery may be, and the errors for one that is larger."""

from menagerie.domain.cases import DeliveryCase
from menagerie.domain.errors import UnreadableDeliveryError

_MB = 1024 * 1024

LARGEST_FILE = 256 * _MB
# All parts of a workbook together; a million rows of four columns are 200 MB.
LARGEST_INFLATED = 1024 * _MB
# What the reading process may take on top of what it has at its start.
LARGEST_MEMORY = 2048 * _MB
# The texts of all rows together.
LARGEST_TABLE = 512 * _MB
# As many as a sheet of a workbook has.
MOST_ROWS = 1_048_576
MOST_COLUMNS = 1_000
# Reading a million rows takes some seconds.
LONGEST_SECONDS = 180.0


def too_large() -> UnreadableDeliveryError:
    """Return the error for a delivery that goes beyond one of these limits."""
    return UnreadableDeliveryError(DeliveryCase.TOO_LARGE)


def too_wide() -> UnreadableDeliveryError:
    """Return the error for too many columns."""
    return UnreadableDeliveryError(DeliveryCase.TOO_WIDE, most=MOST_COLUMNS)


def too_long() -> UnreadableDeliveryError:
    """Return the error for too many rows."""
    return UnreadableDeliveryError(DeliveryCase.TOO_LONG, most=MOST_ROWS)
