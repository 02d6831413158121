"""Runs ``menagerie import``: takes the data, or hands the file over to the process that has it."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, TextIO

from menagerie.app.importing.speaking import Objects, Sentences, Status, Voice
from menagerie.app.importing.stopping import as_ctrl_c, handling, ignore_from_now_on
from menagerie.app.single_instance import (
    BETWEEN_CALLS,
    IMPORTING,
    LONGEST_START,
    FieldName,
    HandOver,
    ImportRequest,
    ProcessLock,
    hand_over,
)
from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import SystemClock
from menagerie.domain.errors import MenagerieError
from menagerie.settings.paths import Paths
from menagerie.settings.preferences import load_preferences
from menagerie.settings.site import chosen_language, load_site_settings
from menagerie.system.machine import signals_to_end
from menagerie.ui.look.translation import speak_on_terminal
from menagerie.ui.words.command import Message, message
from menagerie.ui.words.messages import sentence_of

if TYPE_CHECKING:
    from menagerie.app.importing.run import ImportRun


def run_import(
    options: argparse.Namespace,
    paths: Paths,
    variables: Mapping[str, str] = os.environ,
    keys: KeyStore | None = None,
) -> int:
    """Import as the command line asks for; return the exit status. ``keys`` is the seam for tests."""
    voice = _voice(as_json=options.json)
    status = Status.NOTHING_SENT
    lock = ProcessLock(paths.lock, IMPORTING)
    run: ImportRun | None = None
    try:
        with handling(signals_to_end(), as_ctrl_c):
            paths.make_data_directory()
            if _claim(lock, options, paths, voice):
                # Only now, so that a hand-over is quick.
                from menagerie.app.garbage import collect_during  # noqa: PLC0415 - see above
                from menagerie.app.importing import run as running  # noqa: PLC0415 - see above

                _speak(paths)
                run = running.ImportRun(options, paths, variables, SystemClock(), keys or KeyStore(), voice)
                # Not asyncio's own choice, which on Windows may end the process after the computer slept.
                with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
                    status = runner.run(collect_during(run.run()))
    except MenagerieError as error:
        voice.say("failed", sentence_of(error))
    except KeyboardInterrupt:
        # Before anything is queued, or again when the result is said: between, it ends in order.
        if run is not None and run.may_have_sent:
            status = Status.FAILED
            voice.say("failed", message(Message.INTERRUPTED_AT_END))
        else:
            voice.say("failed", message(Message.INTERRUPTED))
    finally:
        ignore_from_now_on()
        lock.release()
    voice.say("ended", "", status=int(status))
    return status


def _speak(paths: Paths) -> None:
    """Say what people read in their language."""
    site = load_site_settings(paths.site_environments)
    speak_on_terminal(chosen_language(load_preferences(paths.preferences), site))


def _claim(lock: ProcessLock, options: argparse.Namespace, paths: Paths, voice: Voice) -> bool:
    """Take the lock, or leave the import to the process that has it; return which.

    Raises StorageError when the lock cannot be taken though no other process has it, and what keeps the
    other process from opening the file, too.
    """
    if lock.claim():
        return True
    # A file that cannot be read is refused here, as without a window.
    request = None if options.file is None else _request(options)
    end = time.monotonic() + LONGEST_START
    while not lock.claim():
        owner = lock.owner()
        if owner is not None and owner.purpose == IMPORTING:
            voice.say("failed", message(Message.OTHER_IMPORT, process=owner.process))
            return False
        process = None if owner is None else owner.process
        outcome = hand_over(paths.lock, None if options.dry_run else request, process=process)
        if outcome is not HandOver.NOT_TAKEN or time.monotonic() > end:
            _say_outcome(outcome, request, options, voice)
            return False
        time.sleep(BETWEEN_CALLS)
    return True


def _say_outcome(
    outcome: HandOver, request: ImportRequest | None, options: argparse.Namespace, voice: Voice
) -> None:
    """Say what became of the import that was handed over to the window that has the data."""
    match outcome:
        case HandOver.TAKEN:
            voice.say("handed_over", message(Message.HANDED_OVER))
            if options.report is not None:
                voice.say("note", message(Message.NO_REPORT))
        case HandOver.CAME_FORWARD | HandOver.ELSEWHERE if options.dry_run:
            voice.say("failed", message(Message.NO_DRY_RUN))
        case HandOver.CAME_FORWARD | HandOver.ELSEWHERE if request is None:
            voice.say("failed", message(Message.GOES_ON))
        case HandOver.CAME_FORWARD | HandOver.ELSEWHERE:
            voice.say("failed", message(Message.TOOK_NO_FILE))
        case HandOver.NO_ANSWER | HandOver.NOT_TAKEN:
            voice.say("failed", message(Message.WINDOW_SILENT))


def _request(options: argparse.Namespace) -> ImportRequest:
    """Return the import to ask the window for.

    Raises UnreadableDeliveryError and UnusableMappingError where the window could not open it.
    """
    # Imported only here: hardly any process needs it before it has the lock.
    from menagerie.app.importing.run import overrides_of, read_named, reading_by  # noqa: PLC0415 - see above
    from menagerie.workflows.importing.choices import Choices  # noqa: PLC0415 - see above

    overrides, reading = overrides_of(options), reading_by(options)
    overrides.apply(read_named(options.file, reading), Choices())
    fixed: dict[FieldName, str] = {field.value: text for field, text in overrides.fixed.items()}
    path = str(options.file.absolute())
    return ImportRequest(
        path,
        options.environment,
        dict(options.columns),
        fixed,
        ignores_layout=overrides.ignores_layout,
        skips_hidden=overrides.skips_hidden,
        reading=reading,
    )


def _voice(*, as_json: bool) -> Voice:
    # On Windows a program with a window has no standard output.
    stream: TextIO = sys.stdout or sys.stderr
    return Objects(stream) if as_json else Sentences(stream)
