"""The messages about the shared store: its address, the way to it, and its database."""

from menagerie.domain.sharing.cases import KnowledgeCase, SharedAddressCase, SharedCase
from menagerie.ui.words.filling import Table

CONTEXT = "shared"
MESSAGES: Table = {
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
