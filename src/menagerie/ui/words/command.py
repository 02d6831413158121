"""The messages that the import command prints on the terminal, and its question."""

from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate, translate_entry
from menagerie.ui.look.wording import moment
from menagerie.ui.words.filling import Texts, count_in, filled
from menagerie.ui.words.states import AddState, all_counted, counted

CONTEXT = "command"

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


class Message(Texts):
    """The messages, with the names of values in braces; ``n`` is a count."""

    READ = "{file}: %Ln row(s)."
    COLUMNS = "Columns: {list}."
    FIELD_FROM = "{field} from “{title}”"
    FIXED = "For rows that have none: {list}."
    REMEMBERED = "Read as the last file with these columns. To read it without that, add --ignore-layout."
    CHOOSE_COLUMN = "Say which one has it, with --map COLUMN=FIELD."
    WORDS = "Words: {list}."
    WORD_STATUS = "“{word}” is {status}"
    WORD_NOT_SET = "“{word}” sets no status"
    WORD_CATEGORY = "“{word}” is category {number}"
    PROBLEM = "Row {row}: {reason}"
    MORE_ROWS = "And %Ln more row(s)."
    CHECKED = "%Ln animal(s) to add."
    CHECKED_LEFT_OUT = "%Ln animal(s) to add, {left_out}."
    NOTHING_READY = "No row can be added. Nothing was sent."
    TO_WORK_ON = "%Ln row(s) to work on in {path}."
    ESTIMATE = "{environment}: %Ln request(s), {duration}."
    ESTIMATE_DAYS = "{environment}: %Ln request(s), {duration}, {days}."
    ESTIMATE_IF = "{environment}: %Ln request(s), {duration} if the plan is {plan}."
    ALONG = "%Ln more waiting animal(s) went out too."
    ALONG_NEXT = "%Ln more waiting animal(s) will be sent too."
    QUESTION = "Type “{environment}” to add %Ln animal(s) there: "
    ADD_YES = "Nothing was sent. Add --yes to add them without a question."
    ADD_YES_TO_CONTINUE = "Nothing was sent. Add --yes to go on without a question."
    DRY_RUN = "This was a dry run. Nothing was queued or sent."
    IMPORTED_ALREADY = (
        "This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: "
        "{command}"
    )
    NOTHING_WAITS = "No import is waiting there. Nothing was sent."
    NOTHING_LEFT = "Nothing is left to add."
    STALE = "Nothing was sent. Open the window of Menagerie to check, send or discard them."
    KEY_MISSING = (
        "There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window "
        "of Menagerie, then run this again."
    )
    KEY_REFUSED = (
        "The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} "
        "in the window of Menagerie, then run this again."
    )
    ENDING = "Ending. It waits for the last responses."
    DISK_FULL = "The disk is full. What was saved is safe. The import goes on by itself when there is room."
    TRIES_AGAIN = "{error} The import tries again by itself."
    NOT_SHARING = "Not sharing with other desks, so the import goes on alone. {reason}"
    NOT_CHECKED = "The unconfirmed animals could not be checked. {error}"
    ROW_ENDED = "Row {row}: {state}. {reason}"
    REPORT_LATER = "The report is written at the end: add --report also when you go on with --continue."
    REPORT_NOT_WRITTEN = "The report could not be written. {error}"
    RESULT = "{environment}: {list}."
    CHECK_UNCONFIRMED = "Check the unconfirmed ones in the window: we don't know if they were added."
    LEFT_OUT_WAITS = "%Ln row(s) left out: correct and add them in the outbox."
    REST_QUEUED = "The rest stays queued. Go on with: {command}"
    INTERRUPTED_AT_END = "It was interrupted while it ended."
    INTERRUPTED = "It was interrupted. Nothing was sent."
    OTHER_IMPORT = (
        "Another import is running on the same data (process {process}). Nothing was sent by this one. Run "
        "it again when the other has ended."
    )
    WINDOW_SILENT = (
        "Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run "
        "this again."
    )
    HANDED_OVER = "Menagerie is running. Its window has opened the file: go on there."
    NO_REPORT = "No report is written from here. Save the rows to work on in the window."
    NO_DRY_RUN = (
        "Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this "
        "again, or import the file there: it shows the same before it adds anything."
    )
    GOES_ON = (
        "Menagerie is running, and nothing was sent from here. Open this environment in its window: its "
        "imports go on there unless they are paused."
    )
    TOOK_NO_FILE = (
        "Menagerie is running, and took no file from here. Nothing was sent. Import the file in its "
        "window, or close it and run this again."
    )
    ENCODING_OPTION = "Where they look wrong, add --encoding NAME, such as --encoding {example}."


def message(what: Message, **values: Value) -> str:
    """Return a message in the language of the terminal."""
    worded = dict(values)
    if what is Message.CHECKED_LEFT_OUT:
        worded["left_out"] = counted(AddState.LEFT_OUT, count_in(values, "left_out"))
    if what is Message.ESTIMATE_DAYS:
        worded["days"] = translate("command", "on %Ln day(s)", "", count_in(values, "days"))
    count = count_in(values, "n") if "%Ln" in what else -1
    return filled(translate_entry(CONTEXT, what, count), worded)


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
