"""Says what the import command prints: sentences for the terminal, and its question."""

from enum import Enum, auto
from typing import assert_never

from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate
from menagerie.ui.look.wording import moment
from menagerie.ui.words.filling import count_in, filled
from menagerie.ui.words.states import AddState, all_counted, counted

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


class Said(Enum):
    """What the command says. The comment names the values; ``n`` is a count."""

    READ = auto()  # file, n
    COLUMNS = auto()  # list
    FIELD_FROM = auto()  # field, title
    FIXED = auto()  # list
    REMEMBERED = auto()
    CHOOSE_COLUMN = auto()
    WORDS = auto()  # list
    WORD_STATUS = auto()  # word, status
    WORD_NOT_SET = auto()  # word
    WORD_CATEGORY = auto()  # word, number
    PROBLEM = auto()  # row, reason
    MORE_ROWS = auto()  # n
    CHECKED = auto()  # n
    CHECKED_LEFT_OUT = auto()  # n, left_out
    NOTHING_READY = auto()
    TO_WORK_ON = auto()  # n, path
    ESTIMATE = auto()  # environment, n, duration
    ESTIMATE_DAYS = auto()  # environment, n, duration, days
    ESTIMATE_IF = auto()  # environment, n, duration, plan
    ALONG = auto()  # n
    ALONG_NEXT = auto()  # n
    QUESTION = auto()  # environment, n
    ADD_YES = auto()
    ADD_YES_TO_CONTINUE = auto()
    DRY_RUN = auto()
    IMPORTED_ALREADY = auto()  # n, command
    NOTHING_WAITS = auto()
    NOTHING_LEFT = auto()
    STALE = auto()
    KEY_MISSING = auto()  # environment
    KEY_REFUSED = auto()  # environment
    ENDING = auto()
    DISK_FULL = auto()
    TRIES_AGAIN = auto()  # error
    NOT_SHARING = auto()  # reason
    NOT_CHECKED = auto()  # error
    ROW_ENDED = auto()  # row, state, reason
    REPORT_LATER = auto()
    REPORT_NOT_WRITTEN = auto()  # error
    RESULT = auto()  # environment, list
    CHECK_UNCONFIRMED = auto()
    LEFT_OUT_WAITS = auto()  # n
    REST_QUEUED = auto()  # command
    INTERRUPTED_AT_END = auto()
    INTERRUPTED = auto()
    OTHER_IMPORT = auto()  # process
    WINDOW_SILENT = auto()
    HANDED_OVER = auto()
    NO_REPORT = auto()
    NO_DRY_RUN = auto()
    GOES_ON = auto()
    TOOK_NO_FILE = auto()
    ENCODING_OPTION = auto()


def said(what: Said, **values: Value) -> str:
    """Return a sentence of the command."""
    worded = dict(values)
    if what is Said.CHECKED_LEFT_OUT:
        worded["left_out"] = counted(AddState.LEFT_OUT, count_in(values, "left_out"))
    if what is Said.ESTIMATE_DAYS:
        worded["days"] = translate("command", "on %Ln day(s)", "", count_in(values, "days"))
    return filled(_sentence(what, count_in(values, "n")), worded)


def duration(seconds: float) -> str:
    """Return a duration in words, such as ``about 8 minutes``."""
    if seconds >= _DAY:
        return translate("command", "about %Ln day(s)", "", round(seconds / _DAY))
    if seconds >= _HOUR:
        return translate("command", "about %Ln hour(s)", "", round(seconds / _HOUR))
    if seconds >= _MINUTE:
        return translate("command", "about %Ln minute(s)", "", round(seconds / _MINUTE))
    return translate("command", "less than a minute")


def progress_line(
    added: int,
    total: int,
    *,
    refused: int,
    unconfirmed: int,
    ahead: int = 0,
    per_minute: float = 0.0,
    seconds_left: float | None = None,
    waiting: str = "",
    until: float | None = None,
    now: float = 0.0,
) -> str:
    """Return how far an import is, in one line.

    ``ahead`` others are sent before; ``waiting`` says why nothing is sent for a while.
    """
    parts = [filled(translate("command", "{added:n} of {total:n} added"), {"added": added, "total": total})]
    if problems := all_counted({AddState.REFUSED: refused, AddState.UNCONFIRMED: unconfirmed}):
        parts.append(problems)
    if ahead:
        parts.append(translate("command", "%Ln other(s) first", "", ahead))
    if waiting and until is None:
        parts.append(waiting)
    elif waiting and until is not None:
        text = translate("command", "{reason}, until {time}")
        parts.append(filled(text, {"reason": waiting, "time": moment(until, now)}))
    else:
        # Of a slower pace, the time that is left says enough.
        if pace := round(per_minute):
            parts.append(filled(translate("command", "{n:n} a minute"), {"n": pace}))
        if seconds_left is not None:
            parts.append(
                filled(translate("command", "{duration} left"), {"duration": duration(seconds_left)})
            )
    return " · ".join(parts)


def _sentence(what: Said, n: int) -> str:  # noqa: C901, PLR0911, PLR0912, PLR0915 - one sentence for each member
    match what:
        case Said.READ:
            return translate("command", "{file}: %Ln row(s).", "", n)
        case Said.COLUMNS:
            return translate("command", "Columns: {list}.")
        case Said.FIELD_FROM:
            return translate("command", "{field} from “{title}”")
        case Said.FIXED:
            return translate("command", "For rows that have none: {list}.")
        case Said.REMEMBERED:
            return translate(
                "command",
                "Read as the last file with these columns. To read it without that, add --ignore-layout.",
            )
        case Said.CHOOSE_COLUMN:
            return translate("command", "Say which one has it, with --map COLUMN=FIELD.")
        case Said.WORDS:
            return translate("command", "Words: {list}.")
        case Said.WORD_STATUS:
            return translate("command", "“{word}” is {status}")
        case Said.WORD_NOT_SET:
            return translate("command", "“{word}” sets no status")
        case Said.WORD_CATEGORY:
            return translate("command", "“{word}” is category {number}")
        case Said.PROBLEM:
            return translate("command", "Row {row}: {reason}")
        case Said.MORE_ROWS:
            return translate("command", "And %Ln more row(s).", "", n)
        case Said.CHECKED:
            return translate("command", "%Ln animal(s) to add.", "", n)
        case Said.CHECKED_LEFT_OUT:
            return translate("command", "%Ln animal(s) to add, {left_out}.", "", n)
        case Said.NOTHING_READY:
            return translate("command", "No row can be added. Nothing was sent.")
        case Said.TO_WORK_ON:
            return translate("command", "%Ln row(s) to work on in {path}.", "", n)
        case Said.ESTIMATE:
            return translate("command", "{environment}: %Ln request(s), {duration}.", "", n)
        case Said.ESTIMATE_DAYS:
            return translate("command", "{environment}: %Ln request(s), {duration}, {days}.", "", n)
        case Said.ESTIMATE_IF:
            return translate(
                "command", "{environment}: %Ln request(s), {duration} if the plan is {plan}.", "", n
            )
        case Said.ALONG:
            return translate("command", "%Ln more waiting animal(s) went out too.", "", n)
        case Said.ALONG_NEXT:
            return translate("command", "%Ln more waiting animal(s) will be sent too.", "", n)
        case Said.QUESTION:
            return translate("command", "Type “{environment}” to add %Ln animal(s) there: ", "", n)
        case Said.ADD_YES:
            return translate("command", "Nothing was sent. Add --yes to add them without a question.")
        case Said.ADD_YES_TO_CONTINUE:
            return translate("command", "Nothing was sent. Add --yes to go on without a question.")
        case Said.DRY_RUN:
            return translate("command", "This was a dry run. Nothing was queued or sent.")
        case Said.IMPORTED_ALREADY:
            return translate(
                "command",
                "This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. "
                "Go on with: {command}",
                "",
                n,
            )
        case Said.NOTHING_WAITS:
            return translate("command", "No import is waiting there. Nothing was sent.")
        case Said.NOTHING_LEFT:
            return translate("command", "Nothing is left to add.")
        case Said.STALE:
            return translate(
                "command", "Nothing was sent. Open the window of Menagerie to check, send or discard them."
            )
        case Said.KEY_MISSING:
            return translate(
                "command",
                "There is no key for {environment} in the keyring. Nothing was sent. "
                "Save it there in the window of Menagerie, then run this again.",
            )
        case Said.KEY_REFUSED:
            return translate(
                "command",
                "The key was refused, as before. Nothing was queued or sent. Save the right key for "
                "{environment} in the window of Menagerie, then run this again.",
            )
        case Said.ENDING:
            return translate("command", "Ending. It waits for the last responses.")
        case Said.DISK_FULL:
            return translate(
                "command",
                "The disk is full. What was saved is safe. The import goes on by itself when there is room.",
            )
        case Said.TRIES_AGAIN:
            return translate("command", "{error} The import tries again by itself.")
        case Said.NOT_SHARING:
            return translate("command", "Not sharing with other desks, so the import goes on alone. {reason}")
        case Said.NOT_CHECKED:
            return translate("command", "The unconfirmed animals could not be checked. {error}")
        case Said.ROW_ENDED:
            return translate("command", "Row {row}: {state}. {reason}")
        case Said.REPORT_LATER:
            return translate(
                "command",
                "The report is written at the end: add --report also when you go on with --continue.",
            )
        case Said.REPORT_NOT_WRITTEN:
            return translate("command", "The report could not be written. {error}")
        case Said.RESULT:
            return translate("command", "{environment}: {list}.")
        case Said.CHECK_UNCONFIRMED:
            return translate(
                "command", "Check the unconfirmed ones in the window: we don't know if they were added."
            )
        case Said.LEFT_OUT_WAITS:
            return translate("command", "%Ln row(s) left out: correct and add them in the outbox.", "", n)
        case Said.REST_QUEUED:
            return translate("command", "The rest stays queued. Go on with: {command}")
        case Said.INTERRUPTED_AT_END:
            return translate("command", "It was interrupted while it ended.")
        case Said.INTERRUPTED:
            return translate("command", "It was interrupted. Nothing was sent.")
        case Said.OTHER_IMPORT:
            return translate(
                "command",
                "Another import is running on the same data (process {process}). Nothing was sent by this "
                "one. Run it again when the other has ended.",
            )
        case Said.WINDOW_SILENT:
            return translate(
                "command",
                "Menagerie is already running, and its window did not answer. Nothing was sent. Close it, "
                "then run this again.",
            )
        case Said.HANDED_OVER:
            return translate("command", "Menagerie is running. Its window has opened the file: go on there.")
        case Said.NO_REPORT:
            return translate(
                "command", "No report is written from here. Save the rows to work on in the window."
            )
        case Said.NO_DRY_RUN:
            return translate(
                "command",
                "Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run "
                "this again, or import the file there: it shows the same before it adds anything.",
            )
        case Said.GOES_ON:
            return translate(
                "command",
                "Menagerie is running, and nothing was sent from here. Open this environment in its window: "
                "its imports go on there unless they are paused.",
            )
        case Said.TOOK_NO_FILE:
            return translate(
                "command",
                "Menagerie is running, and took no file from here. Nothing was sent. Import the file in its "
                "window, or close it and run this again.",
            )
        case Said.ENCODING_OPTION:
            return translate(
                "command", "Where they look wrong, add --encoding NAME, such as --encoding {example}."
            )
    assert_never(what)
