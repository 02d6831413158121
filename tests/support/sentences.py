"""What several tests look for on screen, each sentence once; a title comes from its case."""

from menagerie.domain.cases import AnswerCase, Case, GeneralCase
from menagerie.ui.words.messages import title_for

NO_ANIMALS = "There are no animals yet"
PRACTICE = "These are animals to practise on"
HERE_ALONE = "practice animals, kept on this computer only"
MAY_HAVE_MORE = "the service may have more"
LAST_ANSWER = "showing the last answer"
ASKED_TO_WAIT = title_for(GeneralCase.WAITING, {})
ASKED_BY_DESK = "A colleague's desk asked us to wait"
KEY_REFUSED = f"{title_for(AnswerCase.KEY_REFUSED, {})}."
WAIT_OVER = "The wait is over"
# Each begins a line that goes on with a time or a reason.
NO_REQUEST_UNTIL = "No request can be sent until "
SENT_TODAY = "Sent from here today: "
TO_BE_SENT = "Waiting to be sent: "
NOT_SHARING = "Not sharing with other desks"
DISK_FULL = "The disk is full"
KEPT_FOR_NOW = "The key is kept for this run only"
NOT_CONNECTED = "Not connected yet. Nothing is sent."
IN_DOUBT = "We don't know if this was added."
SAVED_BEFORE = "What was saved before is safe."
CRASHED = "Menagerie closed unexpectedly last time."
NEWEST_ENTRIES = "Newest entries of the log"
SAME_FOR_ALL = "The same for all rows"


def title(case: Case) -> str:
    """Return what the window calls this case. What it says in words, the tests of each part assert."""
    return title_for(case, {})


def first_animals(count: int) -> str:
    """Return what the footer says of a list that is as long as its limit, ``count``."""
    return f"First {count} animals, {MAY_HAVE_MORE}"
