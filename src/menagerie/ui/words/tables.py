"""The messages of every code, one table a subject: texts by their codes, below their titles.

The context of a table's texts is its name in small letters.
"""

from menagerie.domain.cases import (
    AddressCase,
    AnswerCase,
    CatalogueCase,
    ConnectionCase,
    DeliveryCase,
    DeliveryNoteCase,
    FieldCase,
    GeneralCase,
    ImportCase,
    KeyringCase,
    KnowledgeCase,
    OutboxCase,
    PlanCase,
    PrintCase,
    ReasonCase,
    RepairCase,
    SendingCase,
    SettingCase,
    SharedAddressCase,
    SharedCase,
    StartCase,
    StorageCase,
    TitleCase,
    WaitsCase,
    WritingCase,
)
from menagerie.ui.words.filling import Table
from menagerie.ui.words.states import Reason

GENERAL: Table = {
    "Something went wrong": {
        GeneralCase.UNKNOWN: "The log says more about it.",
    },
    "Menagerie made a mistake": {
        GeneralCase.DEFECT: "Nothing you entered was lost. Please report this with the details below.",
    },
    "This computer has no file handles or threads left": {
        GeneralCase.NOTHING_LEFT: (
            "Nothing you entered was lost. Close other programs, or start Menagerie again."
        ),
    },
    "Menagerie was updated": {
        GeneralCase.UPDATED: "Restart it to do this.",
    },
    "Menagerie was removed from this computer": {
        GeneralCase.REMOVED: "Install it again to do this.",
    },
    "This is not a usable key": {
        GeneralCase.KEY_UNUSABLE: "A key has letters, digits and signs only, no spaces. Copy it again.",
    },
    "The address is not set": {
        GeneralCase.ADDRESS_MISSING: "Enter the address you got from your IT team.",
    },
    "There is no key yet": {
        GeneralCase.KEY_MISSING: "Enter the API key to see its animals.",
    },
    Reason.ASKED: {
        GeneralCase.WAITING: "Try again when the wait is over.",
        GeneralCase.WAITING_WITHOUT_END: (
            "It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose "
            "yourself when to try once."
        ),
        GeneralCase.WAITING_FOR_LIST: "The list could not be read. Check again when the wait is over.",
        GeneralCase.WAITING_TO_TEST_ROUTE: "Nothing was tested. Test again when the wait is over.",
        GeneralCase.WAITING_TO_TEST_KEY: (
            "We couldn't check this key. Save it anyway, or test it again later."
        ),
        GeneralCase.WAITING_TO_TEST_KEY_UNTIL: (
            "We couldn't check this key. Save it anyway, or test it again at {time}."
        ),
    },
    "No requests are left for now": {
        GeneralCase.QUOTA_USED_UP: "Try again when the wait is over.",
    },
    "The key was refused": {
        GeneralCase.ASKING_STOPPED: "Nothing was sent. Enter another key, or try this one again.",
    },
    "The service no longer finds animals by number": {
        GeneralCase.FIND_WITHDRAWN: "Choose a status, show up to 100, then search for the number.",
    },
}

FIELDS: Table = {
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

ADDRESSES: Table = {
    "This address cannot be used": {
        AddressCase.UNUSABLE: "Enter the service's address, such as {example}.",
        AddressCase.SPACES: "Remove the spaces and line breaks from the address.",
        AddressCase.SIGN: "Remove “{sign}” from the address.",
        AddressCase.NOT_SECURE: "Begin the address with https://. With http:// others could read the key.",
        AddressCase.HOST: "Correct the host: write it as in {example}.",
        AddressCase.HOST_NOT_ASCII: "Write the host in the form that begins with “xn--”.",
        AddressCase.PORT: "Correct the port: use a number from 1 to 65535.",
        AddressCase.NO_VERSION: "End the address with /v1, as in {example}.",
        AddressCase.SAME: "This is the address of {name}. Enter another one.",
        AddressCase.FILE_UNREADABLE: "{path} cannot be read ({detail}). Correct it, or ask your IT team.",
        AddressCase.FILE_OF_OTHERS: (
            "{path} is not used: another user of this computer can change it. Ask your IT team to remove "
            "that right."
        ),
        AddressCase.NOT_TEXT: (
            "{path} does not state the address of {name} as it should: a line [{environment}] and below it "
            'base_url = "https://…/v1". Correct it, or ask your IT team.'
        ),
    },
    "This plan cannot be used": {
        PlanCase.UNUSABLE: "Choose another plan.",
        PlanCase.NAME: 'Correct the plan: it is {words} or "{detected}".',
        PlanCase.LIMITS_OF_FIXED: (
            'Remove {key}, or write plan = "enterprise": other plans have limits of their own.'
        ),
        PlanCase.LIMIT: "Correct {key}: it is a whole number from 1 to {most}.",
    },
}

SETTINGS: Table = {
    "This setting cannot be used": {
        SettingCase.UNUSABLE: (
            "{path} has an unusable {name} under [settings]. Correct it, or ask your IT team."
        ),
        SettingCase.PROXY: "Enter the proxy's address with its port, such as http://proxy.example:8080.",
        SettingCase.PROXY_USER: "Enter the user name and the password in their own fields.",
        SettingCase.CERTIFICATES_UNREADABLE: "{name} cannot be read ({detail}).",
        SettingCase.CERTIFICATES_OF_NO_AUTHORITY: (
            "{name} is not the certificate of an authority in PEM format. Ask your IT team."
        ),
        SettingCase.CERTIFICATES_EXPIRED: "The certificate in {name} has expired. Ask your IT team.",
    },
}

KEYRING: Table = {
    "The keyring can't be used": {
        KeyringCase.UNUSABLE: "The key is kept only until you close Menagerie.",
        KeyringCase.LOCKED: "The keyring is locked.",
        KeyringCase.KEY_TOO_LONG: (
            "The keyring did not take the key, perhaps because of its length ({length} characters)."
        ),
        KeyringCase.FAILED: "The keyring of this computer failed ({kind}).",
        KeyringCase.NO_ANSWER: "The keyring did not answer in time.",
        KeyringCase.NOT_DELETED: "The keyring did not delete the key.",
        KeyringCase.NONE_SAFE: (
            "This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or "
            "KWallet). The key is kept until Menagerie is closed, and in no file."
        ),
        KeyringCase.NOT_KEPT: (
            "The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, "
            "and in no file."
        ),
    },
    "What the keyring holds is not a usable key": {
        KeyringCase.KEY_UNUSABLE: "Nothing was sent. Enter the key again: saving it replaces what is stored.",
    },
}
# Where it was a password instead.
KEYRING_PASSWORDS: Table = {
    "The keyring can't be used": {
        KeyringCase.KEY_TOO_LONG: (
            "The keyring did not take the password, perhaps because of its length ({length} characters)."
        ),
        KeyringCase.NOT_DELETED: "The keyring did not delete the password.",
        KeyringCase.NONE_SAFE: (
            "This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring "
            "or KWallet). The password is kept until Menagerie is closed, and in no file."
        ),
        KeyringCase.NOT_KEPT: (
            "The keyring accepted the password but did not keep it. The password is kept until Menagerie "
            "is closed, and in no file."
        ),
    },
    "This password cannot be used": {
        KeyringCase.KEY_UNUSABLE: (
            "Nothing was sent. Enter the password again: saving it replaces what is stored."
        ),
    },
}

SERVICE: Table = {
    Reason.NOT_REACHED: {
        ConnectionCase.NOT_CONNECTED: "Nothing was sent. Check the network, then try again.",
        ConnectionCase.PROXY_REFUSED: (
            "This network's proxy refused the connection, so nothing was sent. Check the proxy setting, or "
            "ask your IT team."
        ),
        ConnectionCase.PROXY_WANTS_PASSWORD: (
            "This network's proxy wants a log-in, so nothing was sent. Check its user name and password in "
            "the settings, or ask your IT team if it takes only a Windows log-in."
        ),
        ConnectionCase.HOST_NOT_FOUND: (
            "Its host was not found, so nothing was sent. Check the network and the address, then try again."
        ),
        ConnectionCase.LOCAL_NETWORK: (
            "Nothing was sent. Allow Menagerie in System Settings → Privacy & Security → Local Network, or "
            "check the network."
        ),
        ConnectionCase.CLOSED: "This environment was closed. Nothing was sent.",
        ConnectionCase.CANCELLED: "It was cancelled before it was sent.",
    },
    "The proxy setting cannot be used": {
        ConnectionCase.PROXY_SETTING: (
            "This computer's proxy setting or proxy script cannot be used, so nothing was sent. Correct it "
            "(an address that begins with http://), or ask your IT team."
        ),
        ConnectionCase.OWN_PROXY_SETTING: (
            "The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins "
            "with http://), or ask your IT team."
        ),
    },
    "The proxy's password could not be read": {
        ConnectionCase.PROXY_PASSWORD: (
            "Nothing was sent. Check that the keyring is unlocked, or enter the password again."
        ),
    },
    "The certificate file cannot be used": {
        ConnectionCase.CERTIFICATE_FILE: (
            "The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask "
            "your IT team."
        ),
    },
    "The service's certificate is not trusted": {
        ConnectionCase.CERTIFICATE: (
            "Nothing was sent. Check the address, or ask your IT team about the certificate."
        ),
        ConnectionCase.CERTIFICATE_ISSUER: (
            "Nothing was sent. Ask your IT team to make this computer trust the certificate's issuer."
        ),
        ConnectionCase.CERTIFICATE_DATE: (
            "Nothing was sent. The certificate is not valid today: check this computer's date, or ask your "
            "IT team."
        ),
        ConnectionCase.CERTIFICATE_HOST: (
            "Nothing was sent. The certificate is for another host: check the address, or ask your IT team."
        ),
        ConnectionCase.CERTIFICATE_DETAIL: (
            "Nothing was sent. Check the address, or ask your IT team about the certificate ({detail})."
        ),
    },
    "No secure connection": {
        ConnectionCase.NOT_SECURE: (
            "No secure connection could be agreed on, so nothing was sent. Check the address and its port, "
            "or ask your IT team."
        ),
    },
    "The service did not answer": {
        ConnectionCase.NO_ANSWER: "No whole answer came.",
        ConnectionCase.DEFECT_MEANWHILE: "Menagerie failed before it knew the answer.",
    },
    "The service refused this": {
        AnswerCase.BAD_REQUEST: "Nothing was added. Correct it, then add it again.",
        AnswerCase.BAD_CHOICES: "Try again with other choices.",
        AnswerCase.NOT_ACCEPTED: "It answered with the status {status}.",
    },
    "The key was refused": {
        AnswerCase.KEY_REFUSED: "Nothing was changed. Enter the right key to go on.",
    },
    "There is no such animal": {
        AnswerCase.ANIMAL_NOT_FOUND: "Check the number.",
    },
    "There are no animals at this address": {
        AnswerCase.NOTHING_HERE: "Check the address.",
    },
    "The request was blocked on its way": {
        AnswerCase.BLOCKED: (
            "Something between this computer and the service blocked the request (status {status}). Ask "
            "your IT team."
        ),
    },
    "The service has a problem": {
        AnswerCase.SERVER_FAILED: "The animals on screen are kept. Try again in a moment.",
    },
    "The address points elsewhere": {
        AnswerCase.REDIRECTED: "The key was not sent there. Check the address with your IT team.",
    },
    "The answer could not be read": {
        AnswerCase.UNREADABLE: "The animals on screen are kept. Check the address, then try again.",
        AnswerCase.UNEXPECTED_STATUS: "Its answer was unexpected (status {status}).",
    },
}

OUTBOX: Table = {
    "": {
        TitleCase.PASTED: "Pasted rows",
        TitleCase.DAMAGED: "A damaged import",
        ReasonCase.REFUSED: "The service refused it.",
        ReasonCase.RATE_LIMITED: "It is sent again after that.",
        ReasonCase.NO_RESPONSE: "Menagerie did not get the service's response.",
        ReasonCase.INTERRUPTED: "Menagerie ended while this was being sent.",
        ReasonCase.CHANGES_LOST: "The outbox lost its newest changes. We don't know if this was sent.",
        ReasonCase.OUTBOX_DAMAGED: "The outbox was damaged. We don't know if this was sent.",
        ReasonCase.ROW_DAMAGED: "The text of this row was damaged.",
        ReasonCase.UNCONFIRMED: "We don't know if this was added. Check it in Menagerie first.",
        ReasonCase.CANCELLED: "It was cancelled before it was sent.",
        ReasonCase.DISCARDED: "It was discarded. Check in Menagerie that it was not added.",
        ReasonCase.LEFT_OUT: "It was left out on purpose.",
        ReasonCase.ALIKE_KNOWN: "An animal like this is known already.",
        ReasonCase.ALIKE_WAITING: "An add like this is queued or unconfirmed.",
        ReasonCase.ALIKE_DISCARDED: "A discarded add like this may have been added.",
        ReasonCase.ALIKE_IMPORTED: "An earlier import of this file added it.",
        ReasonCase.TOTAL: "It looks like a total, not an animal.",
        ReasonCase.COLLEAGUE_ADDED: "{who} added one just like it ({moment}).",
        ReasonCase.COLLEAGUE_ADDS: "{who} began to send one just like it ({moment}).",
        ReasonCase.ALIKE_COLLEAGUE: "A colleague adds one like this.",
        ReasonCase.SAME_ANIMAL: "This is animal {id}, which is there already; an import cannot change it.",
    },
    "Sending was stopped": {
        SendingCase.ADDED_NOT_SAVED: (
            "“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}"
        ),
        SendingCase.ADDED_AS_NOT_SAVED: (
            "“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it "
            "is. {cause}"
        ),
        SendingCase.REFUSED_NOT_SAVED: (
            "“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before "
            "it is. {cause}"
        ),
        SendingCase.UNCONFIRMED_NOT_SAVED: (
            "We don't know if “{name}” was added. But that could not be saved, and nothing else is sent "
            "before it is. {cause}"
        ),
        SendingCase.NOT_SENT_NOT_SAVED: (
            "“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. "
            "{cause}"
        ),
        SendingCase.STOPPED: (
            "Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals "
            "in the outbox, then send again."
        ),
    },
    Reason.ASKED: {
        SendingCase.ENDLESS_WAIT: (
            "Its time could not be read. Open the window of Menagerie: it offers one try."
        ),
    },
}

SHARED: Table = {
    "This address cannot be used": {
        SharedAddressCase.UNUSABLE: "Enter the address of the shared store, such as {example}.",
        SharedAddressCase.PASSWORD: (
            "Remove the password from the address: others can read it there. Menagerie asks for it."
        ),
        SharedAddressCase.OPTION: "Remove what follows “?”: only sslmode and sslrootcert can stand there.",
        SharedAddressCase.NOT_TEXT: (
            "{path} does not state the shared store of {name} as it should: a line [{environment}] and "
            'below it shared = "{example}". Correct it, or ask your IT team.'
        ),
    },
    "This password cannot be used": {
        SharedAddressCase.PASSWORD_UNUSABLE: (
            "Copy the password again: it is empty, or has a line break in it."
        ),
    },
    "The shared store can't be used": {
        SharedCase.LIBRARY: (
            "To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start "
            "Menagerie again."
        ),
        SharedCase.PASSWORD_WRONG: "The password of {user} was refused. Enter it again.",
        SharedCase.PASSWORD_MISSING: "The database asks for the password of {user}. Enter it.",
        SharedCase.LOGIN_REFUSED: (
            "{user} may not log in ({detail}). Ask your IT team to check the user's rights."
        ),
        SharedCase.CERTIFICATE: "The certificate of {host} cannot be checked ({detail}). Ask your IT team.",
        SharedCase.CERTIFICATE_EXPIRED: (
            "The certificate of {host} is not valid today. Check this computer's date, or ask your IT team."
        ),
        SharedCase.CERTIFICATE_ISSUER: (
            "This computer does not trust the certificate of {host}. Ask your IT team to name its issuer "
            "with sslrootcert in the address."
        ),
        SharedCase.CERTIFICATE_HOST: "The certificate is not one of {host}. Check the address.",
        SharedCase.NOT_SECURE: "{host} offers no secure connection. Ask your IT team to turn TLS on.",
        SharedCase.DATABASE_UNKNOWN: "{host} has no database {database}. Check the address.",
        SharedCase.DISK_FULL: "The disk of the database is full. Ask your IT team to free some room.",
        SharedCase.READ_ONLY: "The database cannot be written to. Ask your IT team for one that can.",
        SharedCase.NO_RIGHT: "{user} lacks rights in the database. Ask your IT team to run {init}.",
        SharedCase.NOT_SET_UP: "The database is not prepared yet. Ask your IT team to run {init}.",
        SharedCase.FOREIGN: (
            "Another program uses the schema “menagerie” there, and it was not changed. Choose another "
            "database."
        ),
        SharedCase.ENCODING: (
            "The database cannot store all names. Ask your IT team for one with the encoding UTF8."
        ),
        SharedCase.NEWER: "Menagerie {version} prepared the database. Update Menagerie to use it.",
        SharedCase.OLDER: (
            "The database was prepared for an older version. Ask your IT team to run {migrate}."
        ),
        SharedCase.UNREADABLE: "The database's answer cannot be read. Ask your IT team to check it.",
        SharedCase.FAILED: "The database answered: {detail}.",
    },
    "The shared store can't be reached": {
        SharedCase.AWAY: "The connection to the database was lost.",
        SharedCase.SLOW: "The database did not respond in time.",
        SharedCase.HOST_UNKNOWN: "There is no computer called {host}. Check the address.",
        SharedCase.REFUSED: (
            "{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there."
        ),
        SharedCase.UNREACHABLE: "{host} does not respond. Check the network.",
        SharedCase.LOCAL_NETWORK: (
            "{host} can't be reached. Allow Menagerie in System Settings → Privacy & Security → Local "
            "Network, or check the network."
        ),
        SharedCase.TOO_MANY: "The database takes no more connections. Ask your IT team to allow more.",
    },
    "A colleague renamed a category": {
        KnowledgeCase.CATEGORY_NAMED: "{by} named category {category} “{theirs}”; you had named it “{mine}”.",
        KnowledgeCase.CATEGORY_UNNAMED: (
            "{by} removed the name of category {category}; you had named it “{mine}”."
        ),
    },
    "A colleague changed notes too": {
        KnowledgeCase.NOTES_REPLACED: "{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.",
        KnowledgeCase.NOTES_REMOVED: "{by} cleared the notes of #{animal} later; you had written “{mine}”.",
        KnowledgeCase.NOTES_MISSED: (
            "{by} had written “{theirs}” on #{animal}, which your later change replaced."
        ),
    },
}

DELIVERIES: Table = {
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

STORAGE: Table = {
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
