"""Says beside a field what is wrong with what was typed."""

from typing import assert_never

from menagerie.domain.cases import FieldCase
from menagerie.ui.look.translation import translate


def about_field(case: FieldCase) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    """Return what to correct in a field."""
    match case:
        case FieldCase.UNUSABLE:
            return translate("fields", "Correct what you typed.")
        case FieldCase.NAME_MISSING:
            return translate("fields", "An animal needs a name.")
        case FieldCase.NAME_UNSENDABLE:
            return translate("fields", "The name holds a character that cannot be sent. Type it again.")
        case FieldCase.NAME_LONG:
            return translate("fields", "A name has at most {most:n} characters.")
        case FieldCase.NAME_LINE_BREAK:
            return translate("fields", "A name cannot have a line break.")
        case FieldCase.NAME_UNREADABLE:
            return translate("fields", "Some letters could not be read.")
        case FieldCase.NAME_NESTED:
            return translate("fields", "The name is a list or an object, not a text.")
        case FieldCase.STATUS_UNKNOWN:
            return translate("fields", "The status is one of {statuses}, or not set.")
        case FieldCase.STATUS_WORD:
            return translate("fields", "“{word}” is not a known status. Choose what it means.")
        case FieldCase.CATEGORY_MISSING:
            return translate("fields", "Enter a category: its name or its number.")
        case FieldCase.CATEGORY_SHARED:
            return translate("fields", "Several categories are called {name}: {numbers}. Type the number.")
        case FieldCase.CATEGORY_UNKNOWN:
            return translate(
                "fields", "No category is called {name}. Type its number, or choose one from the list."
            )
        case FieldCase.CATEGORY_UNKNOWN_NONE_LISTED:
            return translate("fields", "No category is called {name}. Type its number.")
        case FieldCase.CATEGORY_RENAMED:
            return translate(
                "fields", "Category {number} is called {name}. Type its number, or choose one from the list."
            )
        case FieldCase.CATEGORY_NUMBER_MISSING:
            return translate("fields", "A category number is needed, such as 12.")
        case FieldCase.CATEGORY_NUMBER:
            return translate("fields", "A category is a whole number, such as 12.")
        case FieldCase.CATEGORY_NUMBER_HIGH:
            return translate("fields", "A category number cannot be above {most}.")
        case FieldCase.CATEGORY_NUMBER_LOW:
            return translate("fields", "A category number cannot be below {least}.")
        case FieldCase.ID_MISSING:
            return translate("fields", "An ID number is needed, such as 12.")
        case FieldCase.ID:
            return translate("fields", "An ID is a whole number, such as 12.")
        case FieldCase.ID_HIGH:
            return translate("fields", "An ID number cannot be above {most}.")
        case FieldCase.ID_LOW:
            return translate("fields", "An ID number cannot be below {least}.")
        case FieldCase.LIMIT:
            return translate("fields", "A limit is a number from 1 to {most}.")
        case FieldCase.OTHER_ANIMAL:
            return translate("fields", "#{id} is another animal that was added from here. Check again.")
        case FieldCase.CELL_ERROR:
            return translate("fields", "The spreadsheet shows an error here: {word}.")
        case FieldCase.CELL_NOT_COMPUTED:
            return translate(
                "fields",
                "This formula was never computed. Save the file in a spreadsheet, or type the value.",
            )
        case FieldCase.CELL_MERGED:
            return translate("fields", "This cell is merged with cell {cell}. Type the value.")
        case FieldCase.CELL_DATE:
            return translate("fields", "The spreadsheet has a date here: {word}. Type the value.")
        case FieldCase.CELL_FORMAT:
            return translate("fields", "What the spreadsheet shows for {word} is not known. Type the value.")
        case FieldCase.ROW_INSIDE:
            return translate("fields", "Row {first:n} stands inside one cell of this row.")
        case FieldCase.ROWS_INSIDE:
            return translate("fields", "Rows {first:n} to {last:n} stand inside one cell of this row.")
        case FieldCase.MARKS_UNCLEAR:
            return translate("fields", "The quotation marks of this row can't be told apart.")
        case FieldCase.ROW_CUT_OFF:
            return translate("fields", "The file ends in the middle of this row.")
    assert_never(case)
