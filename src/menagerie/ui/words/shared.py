"""Says what is wrong with the shared store: its address, the way to it, and its database."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.facts import Value
from menagerie.domain.sharing.cases import KnowledgeCase, SharedAddressCase, SharedCase
from menagerie.ui.look.plain_text import in_one_line
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import filled, joined

# What an address looks like.
_EXAMPLE = "postgresql://menagerie@db.example.com/menagerie"
# What makes and migrates the schema.
_INIT, _MIGRATE = "menagerie-shared init", "menagerie-shared migrate"
# Characters of a note and its tags: more than can be typed. What another program has put into the store must
# not push out what the person wrote.
_LONGEST_WRITTEN = 2_000
# Everything works without the store, so a person need not hurry.
_BLAMELESS = {SharedCase.AWAY, SharedCase.SLOW, SharedCase.UNREACHABLE, SharedCase.TOO_MANY}


def about_shared_address(case: SharedAddressCase, values: Mapping[str, Value]) -> str:
    """Return what to correct in the address of a shared store, and where it is set."""
    place = ""
    if "path" in values and case is not SharedAddressCase.NOT_TEXT:
        place = translate("shared", "It is set in {path}; until then, nothing is shared.")
    return joined([_address(case).replace("{example}", _EXAMPLE), place])


def why_shared(case: SharedCase, values: Mapping[str, Value]) -> str:
    """Return why the shared store cannot be used, and what to do."""
    return filled(_cause(case), values)


def about_shared(case: SharedCase) -> str:
    """Return why the shared store cannot be used, what to do, and what is safe."""
    if case in _BLAMELESS:
        safe = translate("shared", "Everything else works. Sharing goes on by itself.")
    else:
        safe = translate("shared", "Everything else works meanwhile.")
    return joined([_cause(case), safe])


def title_of_shared(case: SharedCase) -> str:
    """Return in a few words what is wrong with the shared store."""
    if case in _BLAMELESS | {SharedCase.HOST_UNKNOWN, SharedCase.REFUSED, SharedCase.LOCAL_NETWORK}:
        return translate("shared", "The shared store can't be reached")
    return translate("shared", "The shared store can't be used")


def about_overruled(case: KnowledgeCase, values: Mapping[str, Value]) -> str:
    """Return what the person and a colleague wrote in place of each other's."""
    by = who(str(values.get("person", "")), str(values.get("computer", "")))
    lines = {name: in_one_line(str(value), _LONGEST_WRITTEN) for name, value in values.items()}
    return filled(_overruled(case), {**lines, "by": by})


def title_of_overruled(case: KnowledgeCase) -> str:
    """Return in a few words what a colleague has changed."""
    if case in {KnowledgeCase.CATEGORY_NAMED, KnowledgeCase.CATEGORY_UNNAMED}:
        return translate("shared", "A colleague renamed a category")
    return translate("shared", "A colleague changed notes too")


def who(person: str, computer: str) -> str:
    """Return how a colleague is called: by name and computer, as far as they are known."""
    if person and computer:
        text = translate("shared", "{person} at {computer}", "A colleague and a computer")
    elif computer:
        text = translate("shared", "Someone at {computer}", "A colleague whose name is not known")
    elif person:
        text = "{person}"
    else:
        text = translate("shared", "Someone", "A colleague who is not known")
    return filled(text, {"person": in_one_line(person), "computer": in_one_line(computer)})


def _overruled(case: KnowledgeCase) -> str:
    match case:
        case KnowledgeCase.CATEGORY_NAMED:
            return translate(
                "shared", "{by} named category {category} “{theirs}”; you had named it “{mine}”."
            )
        case KnowledgeCase.CATEGORY_UNNAMED:
            return translate(
                "shared", "{by} removed the name of category {category}; you had named it “{mine}”."
            )
        case KnowledgeCase.NOTES_REPLACED:
            return translate("shared", "{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.")
        case KnowledgeCase.NOTES_REMOVED:
            return translate("shared", "{by} cleared the notes of #{animal} later; you had written “{mine}”.")
        case KnowledgeCase.NOTES_MISSED:
            return translate(
                "shared", "{by} had written “{theirs}” on #{animal}, which your later change replaced."
            )
    assert_never(case)


def _cause(case: SharedCase) -> str:
    return _happened(case).replace("{init}", _INIT).replace("{migrate}", _MIGRATE)


def _address(case: SharedAddressCase) -> str:  # noqa: C901, PLR0911 - one sentence for each case
    match case:
        case SharedAddressCase.UNUSABLE:
            return translate("shared", "Enter the address of the shared store, such as {example}.")
        case SharedAddressCase.SPACES:
            return translate("shared", "Remove the spaces and line breaks from the address.")
        case SharedAddressCase.SCHEME:
            return translate("shared", "Begin the address with postgresql://, as in {example}.")
        case SharedAddressCase.USER:
            return translate("shared", "Add the user's name before “@”, as in {example}.")
        case SharedAddressCase.PASSWORD:
            return translate(
                "shared",
                "Remove the password from the address: others can read it there. Menagerie asks for it.",
            )
        case SharedAddressCase.HOST:
            return translate("shared", "Correct the host after “@”, as in {example}.")
        case SharedAddressCase.PORT:
            return translate("shared", "Correct the port: use a number from 1 to 65535.")
        case SharedAddressCase.DATABASE:
            return translate("shared", "Add the database's name at the end, as in {example}.")
        case SharedAddressCase.OPTION:
            return translate(
                "shared", "Remove what follows “?”: only sslmode and sslrootcert can stand there."
            )
        case SharedAddressCase.SSLMODE:
            return translate(
                "shared", "Correct sslmode: it is disable, allow, prefer, require, verify-ca or verify-full."
            )
        case SharedAddressCase.NOT_TEXT:
            return translate(
                "shared",
                "{path} does not state the shared store of {name} as it should: a line [{environment}] and "
                'below it shared = "{example}". Correct it, or ask your IT team.',
            )
        case SharedAddressCase.PASSWORD_UNUSABLE:
            return translate("shared", "Copy the password again: it is empty, or has a line break in it.")
    assert_never(case)


def _happened(case: SharedCase) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    match case:
        case SharedCase.LIBRARY:
            return translate(
                "shared",
                "To share, this computer needs libpq 16 or newer. Ask your IT team to install it, "
                "then start Menagerie again.",
            )
        case SharedCase.AWAY:
            return translate("shared", "The connection to the database was lost.")
        case SharedCase.SLOW:
            return translate("shared", "The database did not respond in time.")
        case SharedCase.HOST_UNKNOWN:
            return translate("shared", "There is no computer called {host}. Check the address.")
        case SharedCase.REFUSED:
            return translate(
                "shared",
                "{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.",
            )
        case SharedCase.UNREACHABLE:
            return translate("shared", "{host} does not respond. Check the network.")
        case SharedCase.LOCAL_NETWORK:
            return translate(
                "shared",
                "{host} can't be reached. Allow Menagerie in System Settings → Privacy & Security → "
                "Local Network, or check the network.",
            )
        case SharedCase.PASSWORD_WRONG:
            return translate("shared", "The password of {user} was refused. Enter it again.")
        case SharedCase.PASSWORD_MISSING:
            return translate("shared", "The database asks for the password of {user}. Enter it.")
        case SharedCase.LOGIN_REFUSED:
            return translate(
                "shared", "{user} may not log in ({detail}). Ask your IT team to check the user's rights."
            )
        case SharedCase.CERTIFICATE:
            return translate(
                "shared", "The certificate of {host} cannot be checked ({detail}). Ask your IT team."
            )
        case SharedCase.CERTIFICATE_EXPIRED:
            return translate(
                "shared",
                "The certificate of {host} is not valid today. "
                "Check this computer's date, or ask your IT team.",
            )
        case SharedCase.CERTIFICATE_ISSUER:
            return translate(
                "shared",
                "This computer does not trust the certificate of {host}. "
                "Ask your IT team to name its issuer with sslrootcert in the address.",
            )
        case SharedCase.CERTIFICATE_HOST:
            return translate("shared", "The certificate is not one of {host}. Check the address.")
        case SharedCase.NOT_SECURE:
            return translate("shared", "{host} offers no secure connection. Ask your IT team to turn TLS on.")
        case SharedCase.DATABASE_UNKNOWN:
            return translate("shared", "{host} has no database {database}. Check the address.")
        case SharedCase.TOO_MANY:
            return translate(
                "shared", "The database takes no more connections. Ask your IT team to allow more."
            )
        case SharedCase.DISK_FULL:
            return translate(
                "shared", "The disk of the database is full. Ask your IT team to free some room."
            )
        case SharedCase.READ_ONLY:
            return translate(
                "shared", "The database cannot be written to. Ask your IT team for one that can."
            )
        case SharedCase.NO_RIGHT:
            return translate("shared", "{user} lacks rights in the database. Ask your IT team to run {init}.")
        case SharedCase.NOT_SET_UP:
            return translate("shared", "The database is not prepared yet. Ask your IT team to run {init}.")
        case SharedCase.FOREIGN:
            return translate(
                "shared",
                "Another program uses the schema “menagerie” there, and it was not changed. "
                "Choose another database.",
            )
        case SharedCase.ENCODING:
            return translate(
                "shared",
                "The database cannot store all names. Ask your IT team for one with the encoding UTF8.",
            )
        case SharedCase.NEWER:
            return translate(
                "shared", "Menagerie {version} prepared the database. Update Menagerie to use it."
            )
        case SharedCase.OLDER:
            return translate(
                "shared", "The database was prepared for an older version. Ask your IT team to run {migrate}."
            )
        case SharedCase.UNREADABLE:
            return translate("shared", "The database's answer cannot be read. Ask your IT team to check it.")
        case SharedCase.FAILED:
            return translate("shared", "The database answered: {detail}.")
    assert_never(case)
