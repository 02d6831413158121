"""Says why a delivery cannot be read or imported, what is odd in it, and why no file or page was made."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import DeliveryCase, DeliveryNoteCase, ImportCase, PrintCase, WritingCase
from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import count_in, joined


def about_delivery(case: DeliveryCase) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    """Return why a delivery cannot be read, and what to do."""
    match case:
        case DeliveryCase.UNREADABLE:
            return translate(
                "deliveries",
                "It may be damaged. Open it in a spreadsheet, save it again, then choose it again.",
            )
        case DeliveryCase.EMPTY:
            return translate("deliveries", "It is empty. Choose another file.")
        case DeliveryCase.IS_PDF:
            return translate(
                "deliveries", "It is a PDF document, not a table. Choose a spreadsheet or CSV file."
            )
        case DeliveryCase.IS_PICTURE:
            return translate("deliveries", "It is a picture, not a table. Choose a spreadsheet or CSV file.")
        case DeliveryCase.IS_DOCUMENT:
            return translate(
                "deliveries", "It is a text document, not a table. Choose a spreadsheet or CSV file."
            )
        case DeliveryCase.IS_PACKED:
            return translate("deliveries", "It is packed. Unpack it, then choose what is inside.")
        case DeliveryCase.NO_TABLE:
            return translate(
                "deliveries", "It is not a table. Save it as XLSX or CSV in the program that made it."
            )
        case DeliveryCase.IS_MARKUP:
            return translate(
                "deliveries", "It is a web page or XML. Open it in a spreadsheet and save it as XLSX or CSV."
            )
        case DeliveryCase.NO_ROWS:
            return translate("deliveries", "It has no rows. Choose another file or sheet.")
        case DeliveryCase.ONLY_TITLES:
            return translate(
                "deliveries", "It has titles, but no rows below them. Choose another file or sheet."
            )
        case DeliveryCase.NO_SUCH_ROW:
            return translate("deliveries", "Row {row:n} is not in it. Choose another row with the titles.")
        case DeliveryCase.TOO_LARGE:
            return translate("deliveries", "It is too large. Split it into smaller files.")
        case DeliveryCase.TOO_WIDE:
            return translate("deliveries", "It has more than {most:n} columns. Remove those not needed.")
        case DeliveryCase.TOO_LONG:
            return translate("deliveries", "It has more than {most:n} rows. Split it into smaller files.")
        case DeliveryCase.TOO_SLOW:
            return translate(
                "deliveries",
                "Reading it takes too long. Save it again as CSV, or split it into smaller files.",
            )
        case DeliveryCase.WORKBOOK_DAMAGED:
            return translate(
                "deliveries", "The workbook is damaged. Open it in a spreadsheet and save it again."
            )
        case DeliveryCase.WORKBOOK_PROTECTED:
            return translate(
                "deliveries", "It is protected by a password. Save it without one, then choose it again."
            )
        case DeliveryCase.WORKBOOK_UNKNOWN:
            return translate(
                "deliveries", "It can't be read as it is. Open it in a spreadsheet and save it as XLSX."
            )
        case DeliveryCase.WORKBOOK_EMPTY:
            return translate("deliveries", "The workbook is empty. Choose another file.")
        case DeliveryCase.NO_SUCH_SHEET:
            return translate("deliveries", "It has no sheet called {sheet}. Its sheets are {names}.")
        case DeliveryCase.NOT_A_FILE:
            return translate("deliveries", "It is not a file. Choose a spreadsheet or CSV file.")
        case DeliveryCase.GONE:
            return translate("deliveries", "There is no such file. Choose another file.")
        case DeliveryCase.NOT_THERE:
            return translate("deliveries", "Nothing was sent. Check the path.")
        case DeliveryCase.PROTECTED:
            return translate(
                "deliveries",
                "It is protected, or another program has it open. Close it there, or choose another file.",
            )
        case DeliveryCase.NOT_OPENED:
            return translate("deliveries", "It can't be opened ({detail}). Try again.")
        case DeliveryCase.COMPUTER_BUSY:
            return translate("deliveries", "The computer is too busy to open it ({detail}). Try again.")
        case DeliveryCase.UNKNOWN_ENCODING:
            return translate("deliveries", "The encoding {encoding} is unknown. Choose another one.")
        case DeliveryCase.JSON_NESTED:
            return translate("deliveries", "Its lists are nested too deeply. Export it again.")
        case DeliveryCase.JSON_INVALID:
            return translate(
                "deliveries",
                "It is not valid JSON (a number is too long). Export it again, or choose another file.",
            )
        case DeliveryCase.JSON_INVALID_LINE:
            return translate(
                "deliveries", "It is not valid JSON (line {line:n}). Export it again, or choose another file."
            )
        case DeliveryCase.JSON_LINE_NOT_OBJECT:
            return translate(
                "deliveries",
                "Line {line:n} is not a JSON object. Export it again, or choose another file.",
            )
        case DeliveryCase.IS_SHORTCUT:
            return translate(
                "deliveries",
                "It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.",
            )
        case DeliveryCase.IS_LOCK_FILE:
            return translate(
                "deliveries",
                "It only says that a spreadsheet is open. Choose the file of the same name beside it.",
            )
        case DeliveryCase.IS_NUMBERS:
            return translate("deliveries", "It is a Numbers document. Export it from there as Excel or CSV.")
        case DeliveryCase.JSON_NO_LIST:
            return translate(
                "deliveries", "One list with all animals was not found in it. Export the animals as one list."
            )
        case DeliveryCase.STILL_CHANGING:
            return translate(
                "deliveries",
                "Another program is still writing it. Wait until it is done, then choose it again.",
            )
    assert_never(case)


def about_odd(case: DeliveryNoteCase, values: Mapping[str, Value]) -> str:
    """Return what is odd in a delivery: the first row where it is, and in how many more."""
    more = int(values.get("more", 0))
    rest = translate("deliveries", "It is the same in %Ln more row(s).", "", more) if more else ""
    return joined([_odd(case, values), rest])


def _odd(  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    case: DeliveryNoteCase, values: Mapping[str, Value]
) -> str:
    match case:
        case DeliveryNoteCase.NUMBER_INEXACT:
            return translate(
                "deliveries", "This number is too large for a spreadsheet to keep exactly: row {row:n}."
            )
        case DeliveryNoteCase.ENCODING_MISFIT:
            return translate("deliveries", "Some characters do not fit the encoding: row {row:n}.")
        case DeliveryNoteCase.CELLS_MISSING:
            return translate("deliveries", "Cells are missing: row {row:n}.")
        case DeliveryNoteCase.CELLS_SURPLUS:
            return translate("deliveries", "There are more cells than titles: row {row:n}.")
        case DeliveryNoteCase.ROWS_ABOVE:
            return translate("deliveries", "The rows above the titles were left out.")
        case DeliveryNoteCase.FIRST_TAKEN_AS_TITLES:
            return translate("deliveries", "The first row was taken as titles.")
        case DeliveryNoteCase.FIRST_NOT_TAKEN_AS_TITLES:
            return translate("deliveries", "The first row was not taken as titles.")
        case DeliveryNoteCase.TAKEN_AS_TITLES:
            return translate("deliveries", "Row {row:n} was taken as titles.")
        case DeliveryNoteCase.ONE_SHEET:
            return translate("deliveries", "Only the sheet “{sheet}” was read. Not read: {names}.")
        case DeliveryNoteCase.FAR_CELL:
            return translate("deliveries", "Cell {cell} is far from the others and was not read.")
        case DeliveryNoteCase.MERGED_FILLED:
            return translate(
                "deliveries",
                "Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.",
                "",
                count_in(values, "rows"),
            )
        case DeliveryNoteCase.ROWS_HIDDEN:
            return translate(
                "deliveries", "The sheet hides %Ln row(s): {numbers}.", "", count_in(values, "rows")
            )
        case DeliveryNoteCase.ROWS_FILTERED:
            return translate(
                "deliveries",
                "A filter hides %Ln row(s): {numbers}.",
                "",
                count_in(values, "rows"),
            )
        case DeliveryNoteCase.LISTS_UNREAD:
            return translate("deliveries", "Other lists in the file were not read: {names}.")
        case DeliveryNoteCase.COLUMN_PREFERRED:
            return translate("deliveries", "“{column}” is used, not “{other}”: its values fit better.")
        case DeliveryNoteCase.COLUMNS_ALIKE:
            return translate(
                "deliveries", "These columns fit equally well, so none is used: {columns}. Choose one."
            )
        case DeliveryNoteCase.QUANTITY_UNUSED:
            return translate("deliveries", "Each row becomes one animal, whatever “{columns}” says.")
        case DeliveryNoteCase.ID_UNUSED:
            return translate(
                "deliveries", "Numbers in “{column}” that are of no animal known here are not used."
            )
        case DeliveryNoteCase.STATUS_UNUSED:
            return translate("deliveries", "“{columns}” is not used. If it says the status, choose it.")
        case DeliveryNoteCase.ENCODING_GUESSED:
            return translate("deliveries", "The characters were guessed, as {encoding}: {names}.")
    assert_never(case)


def about_import(case: ImportCase) -> str:
    """Return why an import cannot begin."""
    match case:
        case ImportCase.BEGUN_ALREADY:
            return translate("deliveries", "Its rows are in the outbox.")
        case ImportCase.NOTHING_TO_ADD:
            return translate("deliveries", "Every row has a problem or is left out.")
        case ImportCase.NO_NAMES:
            return translate(
                "deliveries",
                "No column seems to have the names. Nothing was sent. Say which one has them, with "
                "--map COLUMN=name. The columns are {columns}.",
            )
        case ImportCase.NO_SUCH_COLUMN:
            return translate(
                "deliveries",
                "There is no column “{column}”. Nothing was sent. The columns are {columns}.",
            )
        case ImportCase.COLUMN_TWICE:
            return translate(
                "deliveries",
                "--map names the column “{column}” twice. Nothing was sent. Name it for one field.",
            )
    assert_never(case)


def about_printing(case: PrintCase) -> str:
    """Return why nothing is printed."""
    match case:
        case PrintCase.SHEET:
            return translate("deliveries", "Check the measures of the sheet.")
        case PrintCase.TOO_MANY:
            return translate(
                "deliveries", "You can print up to {most:n} animals. Filter the list, or use Export."
            )
        case PrintCase.PRINTER:
            return translate("deliveries", "The printer can't be used now. Nothing was printed.")
    assert_never(case)


def about_writing(case: WritingCase) -> str:  # noqa: C901, PLR0911 - one sentence for each case
    """Return why a file was not written, and what to do."""
    match case:
        case WritingCase.THERE_ALREADY:
            return translate("deliveries", "{name} is there already. Choose another name.")
        case WritingCase.IS_IMPORTED_FILE:
            return translate("deliveries", "{name} is the imported file. Choose another name.")
        case WritingCase.DISK_FULL:
            return translate(
                "deliveries",
                "The disk is full. An older file is as it was. Make room, or choose another disk.",
            )
        case WritingCase.TOO_LARGE_FOR_DISK:
            return translate(
                "deliveries",
                "The file would be larger than this disk allows. An older file is as it was. "
                "Choose another disk.",
            )
        case WritingCase.FOLDER_READ_ONLY:
            return translate(
                "deliveries",
                "The folder {folder} can only be read. An older file is as it was. Choose another folder.",
            )
        case WritingCase.PROTECTED:
            return translate(
                "deliveries",
                "{name} cannot be written: it or its folder is protected, or another program has it open. "
                "An older file is as it was. Close it there, or choose another name or folder.",
            )
        case WritingCase.SOURCE_UNREADABLE:
            return translate("deliveries", "What was seen can't be read now. Nothing was written.")
        case WritingCase.NO_FOLDER:
            return translate(
                "deliveries",
                "The folder {folder} is not there. An older file is as it was. Choose another folder.",
            )
        case WritingCase.IS_FOLDER:
            return translate(
                "deliveries", "{name} is a folder. An older file is as it was. Choose another name."
            )
        case WritingCase.FAILED:
            return translate(
                "deliveries",
                "{name} cannot be written ({detail}). An older file is as it was. "
                "Try again, or choose another folder.",
            )
    assert_never(case)
