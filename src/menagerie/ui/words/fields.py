"""The messages beside a field, about what was typed in it."""

from menagerie.domain.cases import FieldCase
from menagerie.ui.words.filling import Table

CONTEXT = "fields"
MESSAGES: Table = {
    "This cannot be added yet": {
        FieldCase.UNUSABLE: "Correct what you typed.",
        FieldCase.NAME_MISSING: "An animal needs a name.",
        FieldCase.NAME_UNSENDABLE: "The name holds a character that cannot be sent. Type it again.",
        FieldCase.NAME_LONG: "A name has at most {most:n} characters.",
        FieldCase.NAME_LINE_BREAK: "A name cannot have a line break.",
        FieldCase.NAME_UNREADABLE: "Some letters could not be read.",
        FieldCase.NAME_NESTED: "The name is a list or an object, not a text.",
        FieldCase.STATUS_UNKNOWN: "The status is one of {statuses}, or not set.",
        FieldCase.STATUS_WORD: "“{word}” is not a known status. Choose what it means.",
        FieldCase.CATEGORY_MISSING: "Enter a category: its name or its number.",
        FieldCase.CATEGORY_SHARED: "Several categories are called {name}: {numbers}. Type the number.",
        FieldCase.CATEGORY_UNKNOWN: "No category is called {name}. Type its number.",
        FieldCase.CATEGORY_RENAMED: (
            "Category {number} is called {name}. Type its number, or choose one from the list."
        ),
        FieldCase.CATEGORY_NUMBER: "A category is a whole number, such as 12.",
        FieldCase.ID: "An ID is a whole number, such as 12.",
        FieldCase.LIMIT: "A limit is a number from 1 to {most}.",
        FieldCase.CELL_ERROR: "The spreadsheet shows an error here: {word}.",
        FieldCase.CELL_NOT_COMPUTED: (
            "This formula was never computed. Save the file in a spreadsheet, or type the value."
        ),
        FieldCase.CELL_MERGED: "This cell is merged with cell {cell}. Type the value.",
        FieldCase.CELL_DATE: "The spreadsheet has a date here: {word}. Type the value.",
        FieldCase.CELL_FORMAT: "What the spreadsheet shows for {word} is not known. Type the value.",
        FieldCase.ROW_INSIDE: "Row {first:n} stands inside one cell of this row.",
        FieldCase.ROWS_INSIDE: "Rows {first:n} to {last:n} stand inside one cell of this row.",
        FieldCase.MARKS_UNCLEAR: "The quotation marks of this row can't be told apart.",
        FieldCase.ROW_CUT_OFF: "The file ends in the middle of this row.",
    },
    "This is not the one": {
        FieldCase.OTHER_ANIMAL: "#{id} is another animal that was added from here. Check again.",
    },
}
