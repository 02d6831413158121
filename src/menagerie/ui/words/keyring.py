"""Says what happened to a key, or to a password, that the keyring was to keep."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import KeyringAttempt, KeyringCase
from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import joined


def about_keyring(case: KeyringCase, values: Mapping[str, Value]) -> str:
    """Return what happened, what is safe and what to do."""
    if "entry" in values:
        return joined([_happened_to_password(case), _password_is_safe(values)])
    return joined([_happened(case), _what_is_safe(values)])


def _what_is_safe(values: Mapping[str, Value]) -> str:
    match values.get("attempt"):
        case KeyringAttempt.LOAD:
            return translate(
                "keyring",
                "A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try "
                "again.",
            )
        case KeyringAttempt.SAVE:
            return translate(
                "keyring",
                "The key is kept until Menagerie is closed, and in no file. "
                "To keep it longer, check that the keyring is unlocked, then save it again.",
            )
        case KeyringAttempt.FORGET:
            return translate(
                "keyring",
                "The key may still be in it. Check that the keyring is unlocked and try again, "
                "or delete the entry “Menagerie” in the keyring's own window.",
            )
        case _:
            return ""


def _password_is_safe(values: Mapping[str, Value]) -> str:
    match values.get("attempt"):
        case KeyringAttempt.LOAD:
            return translate(
                "keyring",
                "A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then "
                "try again.",
            )
        case KeyringAttempt.SAVE:
            return translate(
                "keyring",
                "The password is kept until Menagerie is closed, and in no file. "
                "To keep it longer, check that the keyring is unlocked, then save it again.",
            )
        case KeyringAttempt.FORGET:
            return translate(
                "keyring",
                "The password may still be in it. Check that the keyring is unlocked and try again, "
                "or delete the entry “{entry}” in the keyring's own window.",
            )
        case _:
            return ""


def _happened(case: KeyringCase) -> str:  # noqa: PLR0911 - one sentence for each case
    match case:
        case KeyringCase.UNUSABLE:
            return translate("keyring", "The key is kept only until you close Menagerie.")
        case KeyringCase.LOCKED:
            return translate("keyring", "The keyring is locked.")
        case KeyringCase.KEY_TOO_LONG:
            return translate(
                "keyring",
                "The keyring did not take the key, perhaps because of its length ({length} characters).",
            )
        case KeyringCase.FAILED:
            return translate("keyring", "The keyring of this computer failed ({kind}).")
        case KeyringCase.NO_ANSWER:
            return translate("keyring", "The keyring did not answer in time.")
        case KeyringCase.NOT_DELETED:
            return translate("keyring", "The keyring did not delete the key.")
        case KeyringCase.KEY_UNUSABLE:
            return translate(
                "keyring", "Nothing was sent. Enter the key again: saving it replaces what is stored."
            )
        case KeyringCase.NONE_SAFE:
            return translate(
                "keyring",
                "This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or "
                "KWallet). The key is kept until Menagerie is closed, and in no file.",
            )
        case KeyringCase.NOT_KEPT:
            return translate(
                "keyring",
                "The keyring accepted the key but did not keep it. "
                "The key is kept until Menagerie is closed, and in no file.",
            )
    assert_never(case)


def _happened_to_password(case: KeyringCase) -> str:
    match case:
        case KeyringCase.KEY_TOO_LONG:
            return translate(
                "keyring",
                "The keyring did not take the password, perhaps because of its length ({length} characters).",
            )
        case KeyringCase.NOT_DELETED:
            return translate("keyring", "The keyring did not delete the password.")
        case KeyringCase.KEY_UNUSABLE:
            return translate(
                "keyring", "Nothing was sent. Enter the password again: saving it replaces what is stored."
            )
        case KeyringCase.NONE_SAFE:
            return translate(
                "keyring",
                "This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring "
                "or KWallet). The password is kept until Menagerie is closed, and in no file.",
            )
        case KeyringCase.NOT_KEPT:
            return translate(
                "keyring",
                "The keyring accepted the password but did not keep it. "
                "The password is kept until Menagerie is closed, and in no file.",
            )
        case _:
            # It names neither.
            return _happened(case)
