"""Says what is wrong with files of ours, and what is safe."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import (
    CatalogueCase,
    OutboxCase,
    RepairCase,
    StartCase,
    StorageCase,
    WaitsCase,
)
from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import count_in, joined

# After these, there is a new file, with what could be taken over.
_NEW_FILE = {RepairCase.DAMAGED, RepairCase.FOREIGN, RepairCase.MISSING}


def about_storage(case: StorageCase) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    """Return why a small file could not be read or written."""
    match case:
        case StorageCase.NOT_SAVED:
            return translate("storage", "Check that the disk is not full or write-protected, then try again.")
        case StorageCase.AWAY:
            return translate(
                "storage",
                "{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes "
                "on when they are back. To begin without them, start it again.",
            )
        case StorageCase.NEWER:
            return translate("storage", "It was not changed. Update Menagerie to use it.")
        case StorageCase.NO_FOLDER:
            return translate(
                "storage",
                "The folder {folder} cannot be made ({detail}). Nothing was changed. "
                "Check that its place exists and belongs to you, or choose another with --data-dir.",
            )
        case StorageCase.OF_OTHERS:
            return translate(
                "storage",
                "{path} is a link, or another user of this computer can change it. Nothing was changed or "
                "sent. Move it away, or choose another folder with --data-dir.",
            )
        case StorageCase.FOLDER_MISSING:
            return translate(
                "storage",
                "The folder {folder} is not there. Nothing was changed. "
                "Connect its drive and start again, or delete {path} to use the usual folder.",
            )
        case StorageCase.CHOICE_UNREADABLE:
            return translate(
                "storage",
                "{path} names your data folder and cannot be read ({detail}). Nothing was changed. "
                "Make it readable and start again, or delete it to use the usual folder.",
            )
        case StorageCase.NOT_WRITTEN:
            return translate(
                "storage",
                "{path} cannot be written ({detail}). What it held is kept. "
                "Check that the disk is not full and that the file belongs to you, then try again.",
            )
        case StorageCase.NOT_KEPT_ASIDE:
            return translate(
                "storage",
                "{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. "
                "Rename or delete it yourself, then try again.",
            )
        case StorageCase.NOT_READ_SO_NOT_CHANGED:
            return translate(
                "storage",
                "{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.",
            )
        case StorageCase.PREFERENCES_UNREADABLE:
            return translate(
                "storage",
                "Your preferences in {path} cannot be read ({detail}), so the usual ones apply. "
                "The file is left as it is, and what you change now is not remembered.",
            )
        case StorageCase.PREFERENCES_DAMAGED:
            return translate(
                "storage",
                "The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.",
            )
        case StorageCase.VIEWS_UNREADABLE:
            return translate(
                "storage",
                "Your views in {path} cannot be read ({detail}). "
                "The file is left as it is, and views that you save now are not kept.",
            )
        case StorageCase.VIEWS_DAMAGED:
            return translate(
                "storage", "The file with your views was damaged, so there are none. It is kept as {path}."
            )
        case StorageCase.NOTES_NOT_SAVED:
            return translate("storage", "Not saved. Check that the disk is not full or write-protected.")
        case StorageCase.REPORT_NOT_WRITTEN:
            return translate(
                "storage",
                "{path} cannot be written ({detail}). Nothing was sent. Choose another --report.",
            )
        case StorageCase.PDF_NOT_WRITTEN:
            return translate("storage", "{name} could not be written: {detail}. An older file is unchanged.")
    assert_never(case)


def about_catalogue(case: CatalogueCase) -> str:
    """Return what is wrong with the file that has the animals seen so far."""
    match case:
        case CatalogueCase.UNREADABLE:
            return translate(
                "storage",
                "The file with the animals seen so far cannot be read at present. It was not changed. Try "
                "again.",
            )
        case CatalogueCase.MAY_MISS:
            return translate(
                "storage",
                "{file} cannot be read at present, so animals that were seen before may be missing on "
                "screen. They are safe unless the disk is damaged.",
            )
        case CatalogueCase.NOT_WRITTEN:
            return translate(
                "storage",
                "{file} cannot be written, so what the service shows now is not remembered. "
                "What was remembered before is safe and can be searched. Check that the disk is not full or "
                "write-protected.",
            )
        case CatalogueCase.IN_MEMORY:
            return translate(
                "storage",
                "{file} cannot be opened, so what the service shows is remembered only until Menagerie is "
                "closed. Check that the disk is not full or write-protected.",
            )
        case CatalogueCase.NEWER:
            return translate(
                "storage",
                "Menagerie {version} wrote the animals seen so far, and this version cannot read them. "
                "The file was not changed. Update Menagerie to see them again.",
            )
    assert_never(case)


def about_outbox(case: OutboxCase, values: Mapping[str, Value]) -> str:  # noqa: PLR0911 - one sentence for each case
    """Return what is wrong with the outbox."""
    match case:
        case OutboxCase.DAMAGED:
            return translate(
                "storage",
                "{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can "
                "be read of the file is then taken over into a new one.",
            )
        case OutboxCase.HELD:
            return translate(
                "storage",
                "Another program holds {file}. All adds in it are safe. Try again in a moment.",
            )
        case OutboxCase.FAILED:
            return translate(
                "storage",
                "{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that "
                "it had are safe. Check that the disk is not full or write-protected, then try again.",
            )
        case OutboxCase.NEWER:
            return translate(
                "storage",
                "It was written by Menagerie {version}, and this version cannot use it. Nothing in it was "
                "changed or sent. Update Menagerie to add animals here; everything else works.",
            )
        case OutboxCase.CORRECTED:
            return _corrected(values)
        case OutboxCase.ROWS_LOST:
            return translate(
                "storage",
                "%Ln row(s) of {title} could not be restored. "
                "Import the file again: what was added is recognised.",
                n=count_in(values, "rows"),
            )
        case OutboxCase.NOT_COUNTED:
            return translate(
                "storage",
                "Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. "
                "After a start, it asks before it sends what waits.",
            )
    assert_never(case)


def about_waits(case: WaitsCase) -> str:
    """Return what is wrong with the record of waits."""
    match case:
        case WaitsCase.NEWER:
            return translate(
                "storage",
                "Menagerie {version} wrote {file}, and this version cannot use it. "
                "Waits are kept in a second file. Update Menagerie.",
            )
        case WaitsCase.HELD_UNREAD:
            return translate(
                "storage", "Another program is using {file}. Nothing is sent until it can be read."
            )
        case WaitsCase.HELD:
            return translate(
                "storage",
                "Another program is using {file}. Waits are kept in a second file, and nothing is lost. "
                "If this stays, pause your backup or antivirus program.",
            )
        case WaitsCase.NOT_SAVED:
            return translate(
                "storage",
                "Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is "
                "not full or write-protected. Saving is tried again every minute.",
            )
        case WaitsCase.NOT_WRITTEN:
            return translate(
                "storage",
                "{file} cannot be written. Waits are kept in a second file. "
                "Check that the disk is not full or write-protected.",
            )
    assert_never(case)


def about_start(case: StartCase) -> str:  # noqa: PLR0911 - one sentence for each case
    """Return why the application, or its sandbox, cannot start."""
    match case:
        case StartCase.LOCK_NO_ROOM:
            return translate(
                "storage",
                "Menagerie needs a little room for {path}. Nothing was opened. "
                "Free some room on this disk, then start again.",
            )
        case StartCase.LOCK_UNUSABLE:
            return translate(
                "storage",
                "The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work "
                "on the same data. Nothing was opened. Check that its folder belongs to you and can be "
                "written to, and that no folder bears this name, or choose another place with --data-dir.",
            )
        case StartCase.SANDBOX:
            return translate(
                "storage", "Nothing was lost. Check that {path} can be written to, then try again."
            )
        case StartCase.SANDBOX_NEWER:
            return translate(
                "storage",
                "Menagerie {version} wrote its animals in {path}. "
                "Update Menagerie, or move the file away to begin with new ones.",
            )
        case StartCase.WINDOW_SILENT:
            return translate(
                "storage",
                "Its window did not answer, so it could not be brought to the front. Nothing was changed. "
                "Wait a moment, or end that process, then start again.",
            )
        case StartCase.OTHER_SESSION:
            return translate(
                "storage",
                "It is open in another session on this computer. "
                "Go on there, or end it there and start again.",
            )
        case StartCase.IMPORT_RUNNING:
            return translate(
                "storage",
                "“menagerie import” works on the same data (process {process}), and goes on. "
                "Start again when it has ended.",
            )
    assert_never(case)


def about_repair(case: RepairCase, values: Mapping[str, Value]) -> str:
    """Return what was wrong with a file when it was opened, and where the old one is."""
    kept = translate("storage", "The old file is kept as {kept}.") if values.get("kept") else ""
    return joined([_repair(case), kept])


def _repair(case: RepairCase) -> str:
    match case:
        case RepairCase.DAMAGED:
            return translate(
                "storage",
                "A file was damaged: {file}. What could be read was taken over into a new one.",
            )
        case RepairCase.FOREIGN:
            return translate("storage", "A file was replaced by another one: {file}. A new one was begun.")
        case RepairCase.MISSING:
            return translate("storage", "A file was missing: {file}. A new one was begun.")
        case RepairCase.CHANGES_LOST:
            return translate(
                "storage", "The newest changes may be missing in a file: {file}. A part of it was damaged."
            )
        case RepairCase.LOG_MISSING:
            return translate(
                "storage",
                "The newest changes may be missing in a file: {file}. Its write-ahead log is gone.",
            )
    assert_never(case)


def _corrected(values: Mapping[str, Value]) -> str:
    """Return what was found when the outbox was opened."""
    if "repair" in values:
        head = about_repair(RepairCase(str(values["repair"])), values)
    else:
        head = translate("storage", "The outbox was not up to date.")
    sentences = [head]
    if values.get("corrected"):
        sentences.append(translate("storage", "Adds restored from its log: {corrected:n}."))
    if values.get("repair") in _NEW_FILE:
        sentences.append(translate("storage", "Drafts, and rows that an import left out, may be missing."))
    # More is not known: both files may be from before the newest departures.
    sentences.append(translate("storage", "What they show as sent is not sent again."))
    if values.get("unconfirmed"):
        sentences.append(
            translate("storage", "Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.")
        )
    sentences.append("{lost}" if values.get("lost") else "")
    return joined(sentences)
