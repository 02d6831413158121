"""The messages about files of ours."""

from menagerie.domain.cases import CatalogueCase, OutboxCase, RepairCase, StartCase, StorageCase, WaitsCase
from menagerie.ui.words.filling import Table
from menagerie.ui.words.states import Reason

CONTEXT = "storage"
MESSAGES: Table = {
    "This could not be saved": {
        StorageCase.NOT_SAVED: "Check that the disk is not full or write-protected, then try again.",
        StorageCase.NOT_WRITTEN: (
            "{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full "
            "and that the file belongs to you, then try again."
        ),
        StorageCase.NOT_KEPT_ASIDE: (
            "{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete "
            "it yourself, then try again."
        ),
        StorageCase.NOT_READ_SO_NOT_CHANGED: (
            "{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again."
        ),
        StorageCase.PREFERENCES_UNREADABLE: (
            "Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is "
            "left as it is, and what you change now is not remembered."
        ),
        StorageCase.PREFERENCES_DAMAGED: (
            "The file with your preferences was damaged, so the usual ones apply. It is kept as {path}."
        ),
        StorageCase.VIEWS_UNREADABLE: (
            "Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you "
            "save now are not kept."
        ),
        StorageCase.VIEWS_DAMAGED: (
            "The file with your views was damaged, so there are none. It is kept as {path}."
        ),
        StorageCase.NOTES_NOT_SAVED: "Not saved. Check that the disk is not full or write-protected.",
    },
    "Your data folder is away": {
        StorageCase.AWAY: (
            "{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes "
            "on when they are back. To begin without them, start it again."
        ),
    },
    "This is from a newer version": {
        StorageCase.NEWER: "It was not changed. Update Menagerie to use it.",
    },
    "There is no place to keep data": {
        StorageCase.NO_FOLDER: (
            "The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place "
            "exists and belongs to you, or choose another with --data-dir."
        ),
        StorageCase.CHOICE_UNREADABLE: (
            "{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it "
            "readable and start again, or delete it to use the usual folder."
        ),
    },
    "This data folder is not safe to use": {
        StorageCase.OF_OTHERS: (
            "{path} is a link, or another user of this computer can change it. Nothing was changed or "
            "sent. Move it away, or choose another folder with --data-dir."
        ),
    },
    "Your data folder is missing": {
        StorageCase.FOLDER_MISSING: (
            "The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or "
            "delete {path} to use the usual folder."
        ),
    },
    "There is no place for the report": {
        StorageCase.REPORT_NOT_WRITTEN: (
            "{path} cannot be written ({detail}). Nothing was sent. Choose another --report."
        ),
    },
    "The animals could not be read": {
        CatalogueCase.UNREADABLE: (
            "The file with the animals seen so far cannot be read at present. It was not changed. Try again."
        ),
        CatalogueCase.MAY_MISS: (
            "{file} cannot be read at present, so animals that were seen before may be missing on screen. "
            "They are safe unless the disk is damaged."
        ),
        CatalogueCase.NOT_WRITTEN: (
            "{file} cannot be written, so what the service shows now is not remembered. What was "
            "remembered before is safe and can be searched. Check that the disk is not full or "
            "write-protected."
        ),
        CatalogueCase.IN_MEMORY: (
            "{file} cannot be opened, so what the service shows is remembered only until Menagerie is "
            "closed. Check that the disk is not full or write-protected."
        ),
        CatalogueCase.NEWER: (
            "Menagerie {version} wrote the animals seen so far, and this version cannot read them. The "
            "file was not changed. Update Menagerie to see them again."
        ),
    },
    "The outbox cannot be used": {
        OutboxCase.DAMAGED: (
            "{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be "
            "read of the file is then taken over into a new one."
        ),
        OutboxCase.HELD: "Another program holds {file}. All adds in it are safe. Try again in a moment.",
        OutboxCase.FAILED: (
            "{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it "
            "had are safe. Check that the disk is not full or write-protected, then try again."
        ),
        OutboxCase.CORRECTED: "The outbox was not up to date.",
    },
    "The outbox is from a newer version": {
        OutboxCase.NEWER: (
            "It was written by Menagerie {version}, and this version cannot use it. Nothing in it was "
            "changed or sent. Update Menagerie to add animals here; everything else works."
        ),
    },
    "": {
        OutboxCase.ROWS_LOST: (
            "%Ln row(s) of {title} could not be restored. Import the file again: what was added is "
            "recognised."
        ),
        OutboxCase.NOT_COUNTED: (
            "Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a "
            "start, it asks before it sends what waits."
        ),
        WaitsCase.NEWER: (
            "Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second "
            "file. Update Menagerie."
        ),
        WaitsCase.HELD_UNREAD: "Another program is using {file}. Nothing is sent until it can be read.",
        WaitsCase.HELD: (
            "Another program is using {file}. Waits are kept in a second file, and nothing is lost. If "
            "this stays, pause your backup or antivirus program."
        ),
        WaitsCase.NOT_SAVED: (
            "Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is "
            "not full or write-protected. Saving is tried again every minute."
        ),
        WaitsCase.NOT_WRITTEN: (
            "{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or "
            "write-protected."
        ),
        RepairCase.DAMAGED: "A file was damaged: {file}. What could be read was taken over into a new one.",
        RepairCase.FOREIGN: "A file was replaced by another one: {file}. A new one was begun.",
        RepairCase.MISSING: "A file was missing: {file}. A new one was begun.",
        RepairCase.CHANGES_LOST: (
            "The newest changes may be missing in a file: {file}. A part of it was damaged."
        ),
        RepairCase.LOG_MISSING: (
            "The newest changes may be missing in a file: {file}. Its write-ahead log is gone."
        ),
    },
    Reason.DISK_FULL: {
        StartCase.LOCK_NO_ROOM: (
            "Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, "
            "then start again."
        ),
    },
    "Menagerie cannot start": {
        StartCase.LOCK_UNUSABLE: (
            "The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on "
            "the same data. Nothing was opened. Check that its folder belongs to you and can be written "
            "to, and that no folder bears this name, or choose another place with --data-dir."
        ),
    },
    "The sandbox could not start": {
        StartCase.SANDBOX: "Nothing was lost. Check that {path} can be written to, then try again.",
        StartCase.SANDBOX_NEWER: (
            "Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to "
            "begin with new ones."
        ),
    },
    "Menagerie is already running": {
        StartCase.WINDOW_SILENT: (
            "Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait "
            "a moment, or end that process, then start again."
        ),
        StartCase.OTHER_SESSION: (
            "It is open in another session on this computer. Go on there, or end it there and start again."
        ),
    },
    "An import is running": {
        StartCase.IMPORT_RUNNING: (
            "“menagerie import” works on the same data (process {process}), and goes on. Start again when "
            "it has ended."
        ),
    },
}
