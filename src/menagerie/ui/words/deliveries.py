"""The messages about deliveries, and about files and pages that were not made."""

from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase, ImportCase, PrintCase, WritingCase
from menagerie.ui.words.filling import Table

CONTEXT = "deliveries"
MESSAGES: Table = {
    "This could not be saved": {
        WritingCase.THERE_ALREADY: "{name} is there already. Choose another name.",
        WritingCase.IS_IMPORTED_FILE: "{name} is the imported file. Choose another name.",
        WritingCase.DISK_FULL: (
            "The disk is full. An older file is as it was. Make room, or choose another disk."
        ),
        WritingCase.TOO_LARGE_FOR_DISK: (
            "The file would be larger than this disk allows. An older file is as it was. Choose another disk."
        ),
        WritingCase.PROTECTED: (
            "{name} cannot be written: it or its folder is protected, or another program has it open. An "
            "older file is as it was. Close it there, or choose another name or folder."
        ),
        WritingCase.SOURCE_UNREADABLE: "What was seen can't be read now. Nothing was written.",
        WritingCase.NO_FOLDER: (
            "The folder {folder} is not there or can only be read. An older file is as it was. "
            "Choose another folder."
        ),
        WritingCase.FAILED: (
            "{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another "
            "folder."
        ),
    },
    "This file can't be read": {
        DeliveryCase.UNREADABLE: (
            "It may be damaged. Open it in a spreadsheet, save it again, then choose it again."
        ),
        DeliveryCase.EMPTY: "It is empty. Choose another file.",
        DeliveryCase.IS_PACKED: "It is packed. Unpack it, then choose what is inside.",
        DeliveryCase.NO_TABLE: "It is not a table. Save it as XLSX or CSV in the program that made it.",
        DeliveryCase.NO_ROWS: "It has no rows. Choose another file or sheet.",
        DeliveryCase.NO_SUCH_ROW: "Row {row:n} is not in it. Choose another row with the titles.",
        DeliveryCase.TOO_LARGE: "It is too large. Split it into smaller files.",
        DeliveryCase.TOO_WIDE: "It has more than {most:n} columns. Remove those not needed.",
        DeliveryCase.TOO_LONG: "It has more than {most:n} rows. Split it into smaller files.",
        DeliveryCase.WORKBOOK_PROTECTED: (
            "It is protected by a password. Save it without one, then choose it again."
        ),
        DeliveryCase.WORKBOOK_UNKNOWN: (
            "It can't be read as it is. Open it in a spreadsheet and save it as XLSX."
        ),
        DeliveryCase.NO_SUCH_SHEET: "It has no sheet called {sheet}. Its sheets are {names}.",
        DeliveryCase.NOT_A_FILE: "It is not a file. Choose a spreadsheet or CSV file.",
        DeliveryCase.GONE: "There is no such file. Choose another file.",
        DeliveryCase.PROTECTED: (
            "It is protected, or another program has it open. Close it there, or choose another file."
        ),
        DeliveryCase.NOT_OPENED: "It can't be opened ({detail}). Try again.",
        DeliveryCase.UNKNOWN_ENCODING: "The encoding {encoding} is unknown. Choose another one.",
        DeliveryCase.JSON_INVALID: ("It is not valid JSON. Export it again, or choose another file."),
        DeliveryCase.JSON_INVALID_LINE: (
            "It is not valid JSON (line {line:n}). Export it again, or choose another file."
        ),
        DeliveryCase.JSON_NO_LIST: (
            "One list with all animals was not found in it. Export the animals as one list."
        ),
        DeliveryCase.IS_SHORTCUT: (
            "It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy."
        ),
        DeliveryCase.IS_LOCK_FILE: (
            "It only says that a spreadsheet is open. Choose the file of the same name beside it."
        ),
        DeliveryCase.IS_NUMBERS: "It is a Numbers document. Export it from there as Excel or CSV.",
        DeliveryCase.STILL_CHANGING: (
            "Another program is still writing it. Wait until it is done, then choose it again."
        ),
    },
    "There is no file “{name}”": {
        DeliveryCase.NOT_THERE: "Nothing was sent. Check the path.",
    },
    "": {
        DeliveryNoteCase.NUMBER_INEXACT: (
            "This number is too large for a spreadsheet to keep exactly: row {row:n}."
        ),
        DeliveryNoteCase.ENCODING_MISFIT: "Some characters do not fit the encoding: row {row:n}.",
        DeliveryNoteCase.CELLS_MISSING: "Cells are missing: row {row:n}.",
        DeliveryNoteCase.CELLS_SURPLUS: "There are more cells than titles: row {row:n}.",
        DeliveryNoteCase.ROWS_ABOVE: "The rows above the titles were left out.",
        DeliveryNoteCase.FIRST_TAKEN_AS_TITLES: "The first row was taken as titles.",
        DeliveryNoteCase.FIRST_NOT_TAKEN_AS_TITLES: "The first row was not taken as titles.",
        DeliveryNoteCase.TAKEN_AS_TITLES: "Row {row:n} was taken as titles.",
        DeliveryNoteCase.ONE_SHEET: "Only the sheet “{sheet}” was read. Not read: {names}.",
        DeliveryNoteCase.FAR_CELL: "Cell {cell} is far from the others and was not read.",
        DeliveryNoteCase.MERGED_FILLED: (
            "Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too."
        ),
        DeliveryNoteCase.ROWS_HIDDEN: "The sheet hides %Ln row(s): {numbers}.",
        DeliveryNoteCase.ROWS_FILTERED: "A filter hides %Ln row(s): {numbers}.",
        DeliveryNoteCase.LISTS_UNREAD: "Other lists in the file were not read: {names}.",
        DeliveryNoteCase.COLUMN_PREFERRED: "“{column}” is used, not “{other}”: its values fit better.",
        DeliveryNoteCase.COLUMNS_ALIKE: (
            "These columns fit equally well, so none is used: {columns}. Choose one."
        ),
        DeliveryNoteCase.QUANTITY_UNUSED: "Each row becomes one animal, whatever “{columns}” says.",
        DeliveryNoteCase.ID_UNUSED: "Numbers in “{column}” that are of no animal known here are not used.",
        DeliveryNoteCase.STATUS_UNUSED: "“{columns}” is not used. If it says the status, choose it.",
        DeliveryNoteCase.ENCODING_GUESSED: "The characters were guessed, as {encoding}: {names}.",
    },
    "This import has begun already": {
        ImportCase.BEGUN_ALREADY: "Its rows are in the outbox.",
    },
    "There is nothing to add": {
        ImportCase.NOTHING_TO_ADD: "Every row has a problem or is left out.",
    },
    "The columns do not fit": {
        ImportCase.NO_NAMES: (
            "No column seems to have the names. Nothing was sent. Say which one has them, with --map "
            "COLUMN=name. The columns are {columns}."
        ),
        ImportCase.NO_SUCH_COLUMN: (
            "There is no column “{column}”. Nothing was sent. The columns are {columns}."
        ),
        ImportCase.COLUMN_TWICE: (
            "--map names the column “{column}” twice. Nothing was sent. Name it for one field."
        ),
    },
    "The labels don't fit on the paper": {
        PrintCase.SHEET: "Check the measures of the sheet.",
    },
    "There are too many animals": {
        PrintCase.TOO_MANY: "You can print up to {most:n} animals. Filter the list, or use Export.",
    },
    "This could not be printed": {
        PrintCase.PRINTER: "The printer can't be used now. Nothing was printed.",
    },
}
